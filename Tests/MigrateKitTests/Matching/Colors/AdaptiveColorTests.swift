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
}
