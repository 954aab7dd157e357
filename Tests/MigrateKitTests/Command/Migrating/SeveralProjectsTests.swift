import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Two apps in one run, one of which cannot be read.
@Suite struct SeveralProjectsTests {
  /// An app in `App` that is fine, and one in `Broken` with the given configuration.
  private func project(
    _ configuration: String, _ files: [String: String] = [:]
  ) throws -> TemporaryFolder {
    let folder = try GeneratedProject.make(fileCount: 1, committed: false)
    try folder.write("Broken/.dsmigrate.json", configuration)
    try folder.write("Broken/View.swift", try folder.text("App/Group0/View0.swift"))
    for (name, text) in files { try folder.write(name, text) }
    try folder.commitAll()
    return folder
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var configuration: String
    var sentence: String
  }

  static let broken = [
    Broken(
      testDescription: "missing mapping", configuration: #"{ "mapping": "gone.json" }"#,
      sentence: "Broken/.dsmigrate.json: cannot load its mapping: Broken/gone.json: cannot be read:"
        + " no such file or directory"),
    Broken(
      testDescription: "damaged mapping", configuration: #"{ "mapping": "bad.json" }"#,
      sentence: "Broken/.dsmigrate.json: cannot load its mapping: Broken/bad.json: "),
    Broken(
      testDescription: "damaged configuration", configuration: "{",
      sentence: "Broken/.dsmigrate.json: "),
  ]

  @Test(arguments: broken) func theOtherProjectsAreDoneAndTheConfigurationIsReported(
    _ broken: Broken
  ) throws {
    let folder = try project(broken.configuration, ["Broken/bad.json": "{ ]"])
    let old = try folder.text("Broken/View.swift")
    let scan = try BuiltTool.run(["scan"], in: folder)
    #expect(scan.status == 2)
    #expect(scan.error.hasPrefix("dsmigrate: \(broken.sentence)"), "\(scan.error)")
    #expect(scan.error.split(separator: "\n").count == 1)
    #expect(scan.text.hasPrefix("Small · 1 file · 2 hard-coded values"), "\(scan.text)")
    let patch = try BuiltTool.run(["patch"], in: folder)
    #expect(patch.status == 2)
    #expect(patch.text.contains("App/Group0/View0.swift"))
    #expect(!patch.text.contains("Broken/View.swift"))
    let apply = try BuiltTool.run(["apply"], in: folder)
    #expect(apply.status == 2)
    #expect(apply.error == scan.error)
    #expect(try folder.text("App/Group0/View0.swift").contains("Radius.card"))
    #expect(try folder.text("Broken/View.swift") == old)
  }

  @Test(arguments: broken) func withoutAnyProjectTheRunStops(_ broken: Broken) throws {
    let folder = try project(broken.configuration, ["Broken/bad.json": "{ ]"])
    for command in ["scan", "patch", "apply"] {
      let result = try BuiltTool.run([command, "Broken"], in: folder)
      #expect(result.status == 2)
      #expect(result.output.isEmpty)
      #expect(result.error.hasPrefix("dsmigrate: \(broken.sentence)"), "\(result.error)")
      #expect(result.error.split(separator: "\n").count == 1)
    }
  }

  @Test func aSharedMappingIsReportedForEachProject() throws {
    let folder = try project(#"{ "mapping": "gone.json" }"#)
    try folder.write("Other/.dsmigrate.json", #"{ "mapping": "../Broken/gone.json" }"#)
    try folder.write("Other/View.swift", "")
    let result = try BuiltTool.run(["scan", "--quiet"], in: folder)
    #expect(result.status == 2)
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("dsmigrate: Broken/.dsmigrate.json: ") == true)
    #expect(lines.last?.hasPrefix("dsmigrate: Other/.dsmigrate.json: ") == true)
  }

  /// What is known of the project that cannot be read is kept.
  @Test func aBaselineKeepsTheEntriesOfAProjectThatCannotBeRead() throws {
    let folder = try project("{}")
    let line = ["scan", "--write-baseline", "b.json", "--quiet"]
    _ = try BuiltTool.run(line, in: folder)
    try folder.write("Broken/.dsmigrate.json", #"{ "mapping": "gone.json" }"#)
    let result = try BuiltTool.run(line, in: folder)
    #expect(result.status == 2)
    let baseline = BaselineFile.read(try folder.read("b.json"), file: "b").baseline
    #expect(baseline?.entries.contains { $0.file == "Broken/View.swift" } == true)
  }

  @Test func tokensOfACodeBaseWithADamagedConfigurationAreNotListed() throws {
    let folder = try project("{")
    let result = try BuiltTool.run(["tokens", "list"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("dsmigrate: Broken/.dsmigrate.json: "))
  }
}
