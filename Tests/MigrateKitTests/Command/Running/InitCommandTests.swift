import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `dsmigrate init` over themes of different shapes, as a user runs it.
@Suite struct InitCommandTests {
  /// A code base of the fixtures in a git work tree of its own; its folder is called `App`.
  private struct CodeBase {
    let folder: TemporaryFolder
    let shape: String

    init(_ shape: String) throws {
      self.shape = shape
      folder = try TemporaryFolder()
      let source = "\(Snapshot.fixtures)/init/\(shape)/input"
      for case let path as String in FileManager.default.enumerator(atPath: source) ?? .init() {
        guard let data = FileManager.default.contents(atPath: "\(source)/\(path)") else { continue }
        try folder.write("App/\(path)", Array(data))
      }
      try folder.commitAll()
    }

    func run(_ arguments: String...) throws -> ProgramResult {
      try BuiltTool.run(arguments, in: folder, at: "App")
    }
  }

  static let shapes = ["assets", "nested", "package", "palette"]

  @Test(arguments: shapes) func writesWhatTheCodeDeclares(shape: String) throws {
    let code = try CodeBase(shape)
    let result = try code.run("init")
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    for (file, kept) in [
      (".dsmigrate.json", "configuration.json"), ("design/mapping.json", "mapping.json"),
      ("design/app.tokens.json", "app.tokens.json"),
    ] {
      try Snapshot.expect(code.folder.read("App/\(file)"), in: "init/\(shape)/output/\(kept)")
    }
    try Snapshot.expect(result.output, in: "init/\(shape)/output/init.txt")
  }

  @Test(arguments: shapes) func theWrittenFilesLoadWithoutMistakes(shape: String) throws {
    let code = try CodeBase(shape)
    _ = try code.run("init")
    let loaded = MappingLoader.load(code.folder.path("App/design/mapping.json"))
    #expect(loaded.problems.map(\.message) == [])
    for (schema, file) in [("schema", "design/mapping.json"), ("config.schema", ".dsmigrate.json")]
    {
      let rules = try JSONParser.parse(Repository.read("mappings/\(schema).json")).0
      let written = try JSONParser.parse(code.folder.read("App/\(file)")).0
      #expect(JSONSchema(rules).violations(written) == [])
    }
  }

  @Test(arguments: shapes) func scanWorksAtOnceAndApplyLeavesNothingToApply(shape: String) throws {
    let code = try CodeBase(shape)
    _ = try code.run("init")
    let scan = try code.run("scan")
    #expect(scan.status == 0 && scan.error.isEmpty, "\(scan.error)")
    try Snapshot.expect(scan.output, in: "init/\(shape)/output/scan.txt")
    #expect(scan.text.contains("in definitions"))
    let applied = try code.run("apply", "--allow-dirty")
    #expect(applied.status == 0, "\(applied.error)")
    #expect(try code.run("scan").text.contains("safe               0"))
  }

  @Test(arguments: shapes) func isTheSameForAnyNumberOfThreads(shape: String) throws {
    let code = try CodeBase(shape)
    let one = try code.run("init", "--dry-run", "--jobs", "1")
    let many = try code.run("init", "--dry-run", "--jobs", "7")
    #expect(one.output == many.output && !one.output.isEmpty)
  }

  @Test func aDryRunWritesNothing() throws {
    let code = try CodeBase("nested")
    let result = try code.run("init", "--dry-run")
    #expect(result.status == 0)
    for file in [".dsmigrate.json", "design/mapping.json", "design/app.tokens.json"] {
      #expect(result.text.contains("would write \(file):\n{"))
      #expect(!FileManager.default.fileExists(atPath: code.folder.path("App/\(file)")))
    }
    #expect(result.text.hasSuffix("Nothing is written. Next: dsmigrate init\n"))
  }

  @Test(arguments: [".dsmigrate.json", "design/mapping.json", "design/app.tokens.json"])
  func whatExistsIsNeverOverwritten(file: String) throws {
    let code = try CodeBase("nested")
    try code.folder.write("App/\(file)", "mine")
    let result = try code.run("init")
    #expect(result.status == 2)
    #expect(
      result.error
        == "dsmigrate: '\(file)' exists already, and init overwrites nothing; move it away first, "
        + "or read the tokens alone with 'dsmigrate tokens import . --output FILE'\n")
    #expect(try code.folder.text("App/\(file)") == "mine")
    let others = [".dsmigrate.json", "design/mapping.json", "design/app.tokens.json"]
    for other in others where other != file {
      #expect(!FileManager.default.fileExists(atPath: code.folder.path("App/\(other)")))
    }
  }

  @Test func aDryRunReadsWhatIsSetUpAlready() throws {
    let code = try CodeBase("nested")
    _ = try code.run("init")
    let result = try code.run("init", "--dry-run")
    #expect(result.status == 0, "\(result.error)")
  }

  @Test func allDeclarationsWithoutATokenCanBeListed() throws {
    let code = try CodeBase("nested")
    let names = (1...12).map { "g\($0)" }
    let members = names.map {
      "enum \($0.uppercased())Theme { static let \($0) = LinearGradient(colors: []) }"
    }
    try code.folder.write(
      "App/Gradients.swift", "import SwiftUI\n" + members.joined(separator: "\n"))
    let few = try code.run("init", "--dry-run")
    #expect(few.text.contains(" more lines; list all with --dry-run --all\n"))
    let all = try code.run("init", "--dry-run", "--all")
    #expect(!all.text.contains(" more lines"))
    #expect(names.allSatisfy { all.text.contains("Theme.\($0) ") })
  }

  @Test func codeWithoutAThemeIsReported() throws {
    let code = try CodeBase("unthemed")
    let result = try code.run("init")
    #expect(result.status == 0)
    #expect(
      result.text == """
        App: 1 Swift file

        No design token is declared here: no color in an extension of Color or UIColor,
        none in a type of a theme, none in an asset catalog. Nothing is written.

        Next: a first palette from the values in the code
          dsmigrate tokens suggest
        or that palette as token file, mapping and Swift theme
          dsmigrate init --suggest --swift FILE
        or a design system (coaching, ritual, runner, story, wellness, or a file)
          dsmigrate init --system NAME --swift FILE

        """)
    #expect(!FileManager.default.fileExists(atPath: code.folder.path("App/.dsmigrate.json")))
  }

  @Test func severalAppsAreIndependent() throws {
    let folder = try TemporaryFolder()
    for app in ["One", "Two"] {
      try folder.write(
        "\(app)/Theme.swift", "import SwiftUI\nextension Color { static let \(app) = Color.red }\n")
    }
    let result = try BuiltTool.run(["init", "One", "Two"], in: folder)
    #expect(result.status == 0)
    #expect(result.text.contains("wrote One/design/one.tokens.json\n\nNext: dsmigrate scan One\n"))
    #expect(try folder.text("Two/design/mapping.json").contains(#""Color": "Color.{name}""#))
  }

  @Test func mistakesAreOneSentence() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", "")
    let cases: [([String], String)] = [
      (["init", "nowhere"], "cannot find 'nowhere'"),
      (["init", "notes.txt"], "'notes.txt' is a file; init takes the folder of an app"),
      (["init"], "no Swift file to read in '\(folder.path)'"),
      (["init", "--level", "near"], "'init' does not take '--level'"),
    ]
    for (arguments, sentence) in cases {
      let result = try BuiltTool.run(arguments, in: folder)
      #expect(result.status == 2 && result.error == "dsmigrate: \(sentence)\n", "\(arguments)")
    }
  }
}
