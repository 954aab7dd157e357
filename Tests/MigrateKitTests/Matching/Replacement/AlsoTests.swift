import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Folders that a configuration names under 'also' are read for what they declare")
struct AlsoTests {
  private static let fetching = KitProject.manifest(
    "App", dependencies: #".package(url: "https://example.com/kit-ios.git", from: "1.0.0")"#,
    target: #".product(name: "DesignKit", package: "kit-ios")"#)

  @Test("a package there replaces the fetched one, whatever its folder's name")
  func fetchedPackage() throws {
    let project = try KitProject(also: ["../DesignKit"], app: Self.fetching)
    try project.makeRepository("App")
    let suggestion = try #require(try project.suggestion())
    #expect(suggestion.status == .exact)
    #expect(suggestion.replacement == "Color.brand")
    #expect(suggestion.edits.filter { $0.kind == .import }.map(\.text) == ["import DesignKit\n"])
  }

  @Test("without the entry the code is unknown")
  func withoutEntry() throws {
    let project = try KitProject(app: Self.fetching)
    try project.makeRepository("App")
    #expect(try project.suggestion()?.heldBy == [.notDeclared])
  }

  @Test("its own values are never reported")
  func noFindings() throws {
    let project = try KitProject(also: ["../DesignKit"], app: Self.fetching)
    let report = try project.run().report
    #expect(report.suggestions.map(\.finding.file) == ["App/Sources/App/V.swift"])
    #expect(report.problems.isEmpty)
  }

  @Test("nor are those of a folder in the project, which is read too")
  func folderInProject() throws {
    let project = try KitProject(also: ["Kit"], app: KitProject.manifest("App"))
    try project.folder.write("App/Kit/Palette.swift", KitProject.palette)
    let outcome = try project.run()
    #expect(outcome.report.suggestions.map(\.finding.file) == ["App/Sources/App/V.swift"])
    #expect(try project.run(["App/Kit"]).report.suggestions.isEmpty == false)
  }

  @Test("a folder without a manifest is a module for files that import it")
  func folderWithoutManifest() throws {
    let view = "import Brand\n" + KitProject.view
    let project = try KitProject(also: ["../Brand"], view: view)
    try project.folder.write("Brand/Palette.swift", KitProject.palette)
    #expect(try project.suggestion()?.status == .exact)
    #expect(try project.suggestion()?.replacement == "Color.brand")
  }

  @Test("so is a package that no manifest fetches")
  func importedPackage() throws {
    let view = "import DesignKit\n" + KitProject.view
    let project = try KitProject(also: ["../DesignKit"], view: view)
    #expect(try project.suggestion()?.status == .exact)
  }

  @Test("a module that the target neither depends on nor imports is not visible")
  func outOfReach() throws {
    let project = try KitProject(also: ["../DesignKit"])
    #expect(try project.suggestion()?.heldBy == [.notVisible])
  }

  @Test("other reported folders make no difference")
  func overlap() throws {
    let project = try KitProject(also: ["../DesignKit"], app: Self.fetching)
    for paths in [["App", "DesignKit"], ["DesignKit", "App"], ["."], ["App/Sources/App/V.swift"]] {
      let suggestion = try #require(try project.suggestion(paths))
      #expect(suggestion.status == .exact, "\(paths)")
      #expect(suggestion.edits.count == 2, "\(paths)")
    }
    let files = try project.run(["App", "DesignKit"]).report.suggestions.map(\.finding.file)
    #expect(files.contains("DesignKit/Sources/DesignKit/Palette.swift"))
  }

  @Test("a constant has the value in the catalog next to it")
  func catalog() throws {
    let project = try KitProject(also: ["../DesignKit"], app: Self.fetching)
    try project.folder.write(
      "DesignKit/Sources/DesignKit/Palette.swift",
      """
      import SwiftUI
      extension Color { public static let brand = Color("Kit Brand", bundle: .module) }
      """)
    try project.folder.write(
      "DesignKit/Sources/DesignKit/C.xcassets/Kit Brand.colorset/Contents.json",
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0x08", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } }] }
      """)
    #expect(try project.suggestion()?.status == .exact)
    // The catalog of the kit names no color of the app.
    #expect(try project.run().report.suggestions.count == 1)
  }

  @Test(
    "a missing folder is reported, with the key and the place",
    arguments: [
      ("../Kit", "also[1]: cannot find '../Kit'"),
      ("Package.swift", "also[1]: 'Package.swift' is not a folder"),
    ])
  func missingFolder(entry: String, message: String) throws {
    let project = try KitProject(also: ["../DesignKit", entry], app: Self.fetching)
    let report = try project.run().report
    #expect(report.problems.map(\.message) == [message])
    #expect(report.problems.map(\.file) == ["App/.dsmigrate.json"])
    #expect(report.problems.allSatisfy { $0.isWarning })
    #expect(report.suggestions.map(\.status) == [.exact])
  }

  @Test("a shard reports the same")
  func shards() throws {
    let project = try KitProject(also: ["../DesignKit"], app: Self.fetching)
    try project.folder.write("Other/.dsmigrate.json", "{}")
    try project.folder.write("Other/A.swift", KitProject.view)
    var statuses: [Status] = []
    for number in 1...2 {
      var request = MigrationRun.Request(paths: ["."], workingDirectory: project.folder.path)
      request.shard = Shard(number, of: 2)
      statuses += try MigrationRun.run(request).report.suggestions
        .filter { $0.finding.file == "App/Sources/App/V.swift" }.map(\.status)
    }
    #expect(statuses == [.exact])
  }
}
