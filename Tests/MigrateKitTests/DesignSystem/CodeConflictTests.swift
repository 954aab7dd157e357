import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A mapping that gives tokens of different values one code.
@Suite struct CodeConflictTests {
  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "black": { "$value": "#000000" },
        "page": { "$value": "#FFFFFF", "$extensions": { "mode": { "dark": "#000000" } } },
        "paper": { "$value": "{color.white}" },
        "plum": { "$value": "#663399" },
        "white": { "$value": "#FFFFFF" }
      }
    }
    """

  private static func mapping(_ entries: String) -> String {
    """
    {
      "name": "Small", "tokens": ["t.tokens.json"],
      "code": { "color": { "Color": "Theme.{name}" }, "tokens": { \(entries) } },
      "roles": { "color.**": ["text"] }
    }
    """
  }

  private static let conflicting = ##""color.page": { "Color": "Theme.white" }"##

  private static let sentence =
    "design/m.json: code.tokens[\"color.page\"].Color: 'Theme.white' is the code of "
    + "'color.page' (#000000 in dark appearance) and of 'color.white' (#FFFFFF in dark appearance)"
    + "; give each value its own code"

  private func project(_ entries: String = conflicting) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("design/t.tokens.json", Self.tokens)
    try folder.write("design/m.json", Self.mapping(entries))
    try folder.write("App/.dsmigrate.json", #"{ "mapping": "../design/m.json" }"#)
    try folder.write(
      "App/Theme.swift",
      """
      import SwiftUI

      enum Theme {
        static let black = Color(red: 0, green: 0, blue: 0)
        static let plum = Color(red: 0.4, green: 0.2, blue: 0.6)
        static let white = Color(red: 1, green: 1, blue: 1)
      }

      """)
    try folder.write(
      "App/View.swift",
      """
      import SwiftUI

      struct Card: View {
        var body: some View {
          Text("a").foregroundColor(Color(red: 1, green: 1, blue: 1))
          Text("b").foregroundColor(Color(red: 0.4, green: 0.2, blue: 0.6))
        }
      }

      """)
    try folder.commitAll()
    return folder
  }

  private func loaded(_ entries: String) -> LoadedMapping {
    MappingLoader.load("design/m.json") { file in
      Array((file.hasSuffix("m.json") ? Self.mapping(entries) : Self.tokens).utf8)
    }
  }

  @Test func valuesThatOnlyDifferInDarkAppearanceAreAnError() throws {
    let loaded = loaded(Self.conflicting)
    let error = try #require(loaded.errors.first)
    #expect(loaded.errors.count == 1)
    #expect(error.message.hasPrefix("'Theme.white' is the code of 'color.page'"))
    #expect(loaded.fatalErrors.isEmpty)
    #expect(
      loaded.designSystem?.codeConflicts.map(\.tokens) == [
        ["color.page", "color.paper", "color.white"]
      ])
  }

  @Test func anAliasMayShareTheCodeOfItsTarget() {
    #expect(loaded(##""color.paper": { "Color": "Theme.white" }"##).errors.isEmpty)
  }

  @Test func tokensThatShareACodeAreNeverCandidates() throws {
    let folder = try project()
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.readsAll = true
    let report = try MigrationRun.run(request).report
    let white = try #require(
      report.suggestions.first { $0.finding.start.line == 5 && $0.finding.file == "App/View.swift" }
    )
    #expect(white.token == nil)
    let conflicting: Set = ["color.page", "color.paper", "color.white"]
    #expect(conflicting.isDisjoint(with: white.candidates.map(\.token)))
    let plum = try #require(
      report.suggestions.first { $0.finding.start.line == 6 && $0.finding.file == "App/View.swift" }
    )
    #expect(plum.token == "color.plum")
    #expect(plum.replacement == "Theme.plum")
  }

  @Test func checkListsThemAsAnError() throws {
    let folder = try project()
    let result = try BuiltTool.run(["tokens", "check", "design/m.json"], in: folder)
    #expect(result.status == 2)
    #expect(result.text.contains("'color.page' (#000000 in dark appearance) and of 'color.white'"))
    #expect(!result.text.contains("no code can use"))
  }

  @Test(arguments: [
    ["scan", "App"], ["patch", "App"], ["apply", "App"], ["tokens", "suggest", "App"],
    ["tokens", "generate", "App"],
  ])
  func commandsReportThemAndContinue(arguments: [String]) throws {
    let folder = try project()
    let result = try BuiltTool.run(arguments, in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains(Self.sentence), "\(result.error)")
    #expect(!result.text.isEmpty)
    if arguments[0] == "apply" {
      #expect(try folder.text("App/View.swift").contains("foregroundColor(Theme.plum)"))
    }
    if arguments[1] == "generate" {
      #expect(result.text.contains("static let plum"))
      #expect(!result.text.contains("static let white"))
    }
  }

  @Test func valuesThatTheAppMakesEqualAreStillAnError() throws {
    let folder = try project(##""color.black": { "Color": "Theme.white" }"##)
    let result = try BuiltTool.run(["scan", "App"], in: folder)
    #expect(result.status == 2)
    #expect(result.error.contains("'color.black' (#000000) and of 'color.white' (#FFFFFF)"))
  }
}
