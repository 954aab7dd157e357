import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Fixed black and white where the system has a color that adapts.
@Suite struct AdaptiveColorTests {
  private let system = TestSystem.designSystem(
    TestSystem.color("text.primary", "#1A1A1A", dark: "#F5F5F5", roles: [.text, .icon]),
    TestSystem.color("background.app", "#F2F2F7", dark: "#101014", roles: [.background]),
    TestSystem.color("brand", "#3366CC", dark: "#88AAFF", roles: [.tint]))

  static let offered: [(Finding, String)] = [
    (.color("#000000", .text), "text.primary"), (.color("#000000", .icon), "text.primary"),
    (.color("#FFFFFF", .background), "background.app"),
  ]

  @Test(arguments: offered) func blackTextAndWhiteBackgroundsAreOfferedAnAdaptiveColor(
    finding: Finding, token: String
  ) {
    let answer = system.answer(finding)
    #expect(answer.token == token)
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.visibleChange, .changesInDark])
    #expect(answer.replacement == "Color.\(token)")
  }

  static let left: [Finding] = [
    // The token is black in light mode: white text would not be seen there.
    .color("#FFFFFF", .text), .color("#000000", .background),
    // No use that the token has.
    .color("#000000", .border), .color("#000000", .shadow), .color("#000000", .unknown),
    // A color that adapts already, a veil, and a gray.
    .color("#000000", dark: "#FF0000", .text), .color("#00000080", .text),
    .color("#777777", .text),
  ]

  @Test(arguments: left) func otherColorsAreNot(finding: Finding) {
    #expect(system.answer(finding).status == .gap)
  }

  /// A token as near as that is offered as any other is, and its use is asked for.
  @Test func whiteWithoutARoleIsMatchedByDistance() {
    let answer = system.answer(.color("#FFFFFF", .unknown))
    #expect(answer.status == .review)
    #expect(answer.token == "background.app")
    #expect(answer.heldBy == [.visibleChange, .changesInDark, .roleUnknown])
  }

  @Test func aFixedTokenIsNotOffered() {
    let fixed = TestSystem.designSystem(TestSystem.color("text.primary", "#1A1A1A"))
    #expect(fixed.answer(.color("#000000", .text)).status == .gap)
    // One that names no use is not offered either: nothing says that it is for text.
    let palette = TestSystem.designSystem(
      TestSystem.color("ink", "#1A1A1A", dark: "#F5F5F5", roles: []))
    #expect(palette.answer(.color("#000000", .text)).status == .gap)
  }

  /// On sheets in dark mode the system's backgrounds are lighter than what has their values otherwise.
  @Test(arguments: [
    ("Color(.secondarySystemBackground)", Status.review), ("Color(.systemGray6)", .exact),
  ])
  func aBackgroundThatSheetsChangeIsNotOneThatTheyDoNot(declared: String, status: Status) throws {
    func value(_ red: Double, _ blue: Double, _ hex: String) -> String {
      """
      { "colorSpace": "srgb", "components": [\(red), \(red), \(blue)], "hex": "\(hex)" }
      """
    }
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"],
          "code": { "color": { "Color": "Color.{name}" } } }
        """,
      tokens: """
        { "color": { "surface": { "$type": "color", "$value": \(value(0.94902, 0.96863, "#f2f2f7")),
          "$extensions": { "mode": { "dark": \(value(0.1098, 0.11765, "#1c1c1e")),
            "highContrast": \(value(0.92157, 0.94118, "#ebebf0")),
            "darkHighContrast": \(value(0.14118, 0.14902, "#242426")) } } } } }
        """,
      files: [
        "Theme.swift": "import SwiftUI\nextension Color { static let surface = \(declared) }\n",
        "Card.swift": """
        import SwiftUI
        struct Card: View { var body: some View { Text(a).background(Color(.systemGray6)) } }
        """,
      ])
    let found = try #require(try project.suggestions(in: "Card.swift").first)
    #expect(found.status == status)
    if status == .review {
      #expect(found.heldBy == [.changesInDark])
      #expect(
        found.reasons.map(\.message).first
          == "on sheets in dark mode it becomes #2C2C2E instead of #1C1C1E (ΔE00 5.04); "
          + "the same background of the system is applied")
    }
  }
}
