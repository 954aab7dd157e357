// swift-tools-version: 6.0
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
      // The review page as it is written; the target holds it as Swift.
      exclude: ["Output/ReviewPage/Web"]),
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
