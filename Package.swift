// swift-tools-version: 6.1
import PackageDescription

// The floors that run for every value of a scan are one module, which the optimizer sees as a whole. The others
// are a second one, so that a change in a report does not rebuild the first.
let coreFloors = ["Base", "Analysis", "DesignSystem", "Project", "Matching"]
let outerFloors = ["Importing", "TokenTools", "Output", "Pipeline", "API"]

let package = Package(
  name: "dsmigrate",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "dsmigrate", targets: ["dsmigrate"]),
    .library(name: "MigrateKit", targets: ["MigrateKit"]),
  ],
  targets: [
    .target(name: "MigrateKitCore", path: "Sources/MigrateKit", exclude: outerFloors),
    .target(
      name: "MigrateKit",
      dependencies: ["MigrateKitCore", "MigrateKitReviewPage"],
      exclude: coreFloors
    ),
    // The review page becomes part of the binary, which reads no other file of its own.
    .target(name: "MigrateKitReviewPage", exclude: ["Web"]),
    .executableTarget(name: "dsmigrate", dependencies: ["MigrateKit", "MigrateKitCore"]),
    .testTarget(
      name: "MigrateKitTests",
      dependencies: ["MigrateKit", "MigrateKitCore"],
      // Fixtures hold Swift files that are read as data; they must not be compiled.
      exclude: ["Fixtures"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM compiles what plugins run a second time, for the machine that builds. So only packages that depend
// on this one get them; in a checkout of one's own, DSMIGRATE_PLUGINS=1 adds them.
let isDependency = ["/checkouts/", "/registry/downloads/"].contains {
  Context.packageDirectory.contains($0)
}
if isDependency || Context.environment["DSMIGRATE_PLUGINS"] == "1" {
  package.targets += [
    .plugin(
      name: "Dsmigrate",
      capability: .command(
        intent: .custom(
          verb: "dsmigrate", description: "Report hard-coded values and their design tokens")),
      dependencies: ["dsmigrate"]),
    .plugin(
      name: "DsmigrateApply",
      capability: .command(
        intent: .custom(
          verb: "dsmigrate-apply", description: "Rewrite hard-coded values to design tokens"),
        permissions: [
          .writeToPackageDirectory(reason: "It rewrites hard-coded values to design tokens.")
        ]),
      dependencies: ["dsmigrate"]),
    .plugin(name: "DsmigrateWarnings", capability: .buildTool(), dependencies: ["dsmigrate"]),
  ]
  for name in ["Dsmigrate", "DsmigrateApply", "DsmigrateWarnings"] {
    package.products.append(.plugin(name: name, targets: [name]))
  }
}
