// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "DesignKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "DesignKit", targets: ["DesignKit"]),
    .library(name: "DesignKitExtras", targets: ["DesignKitExtras"]),
  ],
  targets: [
    .target(name: "DesignKit"),
    .target(name: "DesignKitExtras", dependencies: ["DesignKit"]),
  ]
)
