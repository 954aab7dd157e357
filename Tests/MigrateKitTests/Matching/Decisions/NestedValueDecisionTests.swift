import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Decisions on shadows, animations and fonts")
struct NestedValueDecisionTests {
  private static let source = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("far").shadow(color: .black.opacity(0.1), radius: 40, x: 0, y: 2)
        Text("odd").animation(.spring(response: 2, dampingFraction: 0.4), value: 1)
      }
    }

    """

  private static let mapping = """
    {
      "name": "Whole", "tokens": ["whole.tokens.json"],
      "code": {
        "shadow": { "ViewModifier": "{name}Shadow()" }, "animation": { "Animation": "Animation.{name}" }
      }
    }
    """

  private static let tokens = """
    {
      "shadow": { "$type": "shadow", "card": { "$value": {
        "color": "#0000001A", "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 2, "unit": "px" }, "blur": { "value": 8, "unit": "px" },
        "spread": { "value": 0, "unit": "px" } } } },
      "animation": { "$type": "transition", "pop": {
        "$value": {}, "$extensions": { "dsmigrate": {
          "spring": { "response": 0.3, "dampingFraction": 0.6 } } } } }
    }
    """

  private func report(_ folder: TemporaryFolder, _ decisions: Decisions) throws -> RunReport {
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.decisions = decisions
    return try MigrationRun.run(request).report
  }

  @Test(
    "any token of the category may be used, and no other",
    arguments: [
      (TokenCategory.shadow, "shadow.card", "cardShadow()", nil),
      (.animation, "animation.pop", "Animation.pop", nil),
      (
        .shadow, "animation.pop", nil, "'animation.pop' is an animation, and the value is a shadow"
      ),
      (
        .animation, "shadow.card", nil, "'shadow.card' is a shadow, and the value is an animation"
      ),
    ] as [(TokenCategory, String, String?, String?)])
  func use(category: TokenCategory, token: String, replacement: String?, objection: String?) throws
  {
    let folder = try TemporaryFolder()
    try folder.write("App/Card.swift", Self.source)
    try folder.write("App/.dsmigrate.json", #"{ "mapping": "../whole.json" }"#)
    try folder.write("whole.json", Self.mapping)
    try folder.write("whole.tokens.json", Self.tokens)
    func finding(_ decisions: Decisions) throws -> Suggestion {
      try #require(
        report(folder, decisions).suggestions.first { $0.finding.category == category })
    }
    let before = try finding(Decisions())
    #expect(before.status == .gap)
    let decision = Decision(.use, on: before, token: token, reason: "")
    let after = try finding(
      Decisions(file: "decisions.json", entries: [before.finding.id: decision]))
    #expect(after.appliedDecision?.objection == objection)
    #expect(after.replacement == replacement)
  }

  /// What a person decides on a font holds, whatever token has its size.
  @Test("a font that is kept keeps its size", arguments: [AppliedDecision.Choice.reject, .accept])
  func fonts(choice: AppliedDecision.Choice) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Card.swift",
      """
      import SwiftUI

      struct Card: View {
        var body: some View { Text("a").font(.system(size: 17, weight: .semibold)) }
      }

      enum FontSize { static let body: CGFloat = 17 }

      """)
    try folder.write("App/.dsmigrate.json", #"{ "mapping": "../whole.json" }"#)
    func categories(withSizes: Bool, _ decisions: Decisions) throws -> [Suggestion] {
      let size =
        withSizes
        ? #", "fontSize": { "$type": "dimension", "body": { "$value": { "value": 17, "unit": "px" } } }"#
        : ""
      try folder.write(
        "whole.tokens.json",
        """
        { "font": { "$type": "typography", "body": { "$value": {
          "fontFamily": "SF Pro", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }\(size) }
        """)
      try folder.write(
        "whole.json",
        """
        { "name": "Whole", "tokens": ["whole.tokens.json"],
          "code": { "font": { "Font": "Font.{name}" }, "fontSize": { "CGFloat": "FontSize.{name}" } } }
        """)
      return try report(folder, decisions).suggestions
    }
    let font = try #require(categories(withSizes: false, Decisions()).first)
    #expect(font.finding.category == .font)
    let decisions = Decisions(
      file: "decisions.json",
      entries: [font.finding.id: Decision(choice, on: font)])
    #expect(try categories(withSizes: true, Decisions()).map(\.finding.category) == [.fontSize])
    let decided = try categories(withSizes: true, decisions)
    #expect(decided.map(\.finding.category) == [.font])
    #expect(decided.first?.appliedDecision?.choice == choice)
  }
}
