import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Tokens that only code of one part of an app uses, and whose names say that part.
@Suite struct PartsOfAppTests {
  private let fixture = TokensInForceTests()

  private static func fonts(_ type: String) -> String {
    """
    import SwiftUI
    enum \(type) {
      static let small = Font.system(size: 13)
      static let medium = Font.system(size: 15)
      static let large = Font.system(size: 21)
    }
    """
  }

  private func uses(of type: String, in folder: String) -> [(path: String, code: String)] {
    fixture.users(
      "\(type).small", "\(type).medium", "\(type).large", in: folder, import: "SwiftUI")
  }

  private static let others: [(path: String, code: String)] = (0..<12).map {
    ("Features/Other/V\($0).swift", "import SwiftUI")
  }

  /// The type is declared with the design of the whole app.
  @Test(arguments: [
    ("CoachTypography", "Features/Coach/Components", "Features/Coach"),
    ("CoachTypography", "Features/Plan", nil), ("AppTypography", "Features/App", nil),
    ("UIFonts", "Features/UI-Components", nil),
    ("Typography", "Features/Coach", nil),
  ])
  func theFontsOfOnePartAreNoneOfAnother(type: String, folder: String, part: String?) {
    let files =
      [("Design/\(type).swift", Self.fonts(type))] + uses(of: type, in: folder) + Self.others
    let reasons = Set(fixture.closed(files).values)
    #expect(reasons == (part.map { ["the app's uses: only code in \($0) uses it"] } ?? []))
  }

  @Test func aPartThatIsMostOfTheAppIsNone() {
    let files =
      [("Design/CoachTypography.swift", Self.fonts("CoachTypography"))]
      + uses(of: "CoachTypography", in: "Features/Coach")
    #expect(fixture.closed(files).isEmpty)
  }

  private func fonts(_ name: String, in files: String...) -> [String: String] {
    let theme = """
      import SwiftUI
      enum Typography {
        static let \(name): Font = .footnote
        static let body: Font = .body
      }
      """
    let own = files.enumerated().map { number, file in
      (
        path: "Features/\(file).swift",
        code: "import SwiftUI\nfunc draw\(number)() { use(Typography.\(name)) }"
      )
    }
    let rest = fixture.users(
      "Typography.body", "Typography.body", "Typography.body", import: "SwiftUI")
    return fixture.closed([("Design/Typography.swift", theme)] + own + rest + Self.others)
  }

  @Test func aFontForATopicIsForFilesOfThatTopic() {
    #expect(
      fonts("blueprintDetail", in: "PlanBlueprintCard", "BlueprintSummary") == [
        "font.blueprintDetail":
          "the app's uses: only files with 'blueprint' in their paths use it"
      ])
  }

  @Test(arguments: ["detail", "blueprintDetail", "cardDetail"])
  func aFontOfOtherFilesIsForAll(name: String) {
    let files = name == "cardDetail" ? ["PlanCard", "GoalCard"] : ["PlanBlueprintCard", "Summary"]
    #expect(fonts(name, in: files[0], files[1]).isEmpty)
  }

  /// Whatever their values: the red of a failed job is not that of each error.
  @Test(arguments: ["Features/Workflow", "Features/Jobs"])
  func aColorForATopicIsForFilesOfThatTopic(folder: String) {
    let theme = """
      import SwiftUI
      extension Color {
        static let workflowFailed = Color(red: 0.8, green: 0.1, blue: 0.2)
        static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
      }
      """
    let files =
      [("Design/Color.swift", theme)]
      + fixture.users(
        "Color.workflowFailed", "Color.workflowFailed", in: folder, import: "SwiftUI")
      + fixture.users("Color.ink", "Color.ink", "Color.ink", import: "SwiftUI") + Self.others
    #expect(
      fixture.closed(files)
        == (folder.hasSuffix("Workflow")
          ? [
            "color.workflowFailed":
              "the app's uses: only files with 'workflow' in their paths use it"
          ] : [:]))
  }
}
