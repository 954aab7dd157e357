// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "dsmigrate",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "dsmigrate", targets: ["dsmigrate"]),
    .library(name: "MigrateKit", targets: ["MigrateKit"]),
  ],
  targets: [
    .target(
      name: "MigrateKit",
      // The review page becomes part of the binary, which reads no other file of its own.
      resources: [.embedInCode("Output/ReviewPage/Web")]),
    .executableTarget(name: "dsmigrate", dependencies: ["MigrateKit"]),
    .testTarget(
      name: "MigrateKitTests",
      dependencies: ["MigrateKit"],
      // Fixtures hold Swift files that are read as data; they must not be compiled.
      exclude: ["Fixtures"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
