import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A color named for a state of a view is for that state, and a callback's name is no evidence for a part.
@Suite struct StateTests {
  private let system = TestSystem.designSystem(
    TestSystem.color("disableBackground", "#1E1E28", roles: [.background]),
    TestSystem.color("selected", "#3366CC", roles: []),
    TestSystem.color("windowBackground", "#112233", roles: [.background]))

  private func token(_ source: String, for value: String) -> String? {
    let answer = MatchedSource(source, system).answer(to: value)
    return answer?.status == .exact ? answer?.token : nil
  }

  private static let dark = "Color(hex: \"#1E1E28\")"
  private static let blue = "Color(hex: \"#3366CC\")"

  @Test(arguments: [
    "Text(a).background(isEnabled ? .white : \(dark))",
    "Text(a).background(!isEnabled ? \(dark) : .white)",
    "Text(a).background(isEnabled == false ? \(dark) : .white)",
    "Text(a).background(a && isDisabled ? \(dark) : .white)",
    "func f() { if button.isEnabled { } else { view.backgroundColor = \(dark) } }",
    "func f() { switch state { case .disabled: view.backgroundColor = \(dark)\ndefault: break } }",
    "func f() { button.setBackgroundColor(\(dark), for: .disabled) }",
    "let disabledView = Text(a).background(\(dark))",
  ]) func aColorOfAStateMatchesWhereTheCodeSaysTheState(source: String) {
    #expect(token(source, for: Self.dark) == "disableBackground")
  }

  @Test(arguments: [
    "Text(a).background(\(dark))", "Text(a).background(isEnabled ? \(dark) : .white)",
    "Text(a).background(isShown ? \(dark) : .white)",
    "func f() { if button.isEnabled { view.backgroundColor = \(dark) } }",
    "func f() { button.setBackgroundColor(\(dark), for: .normal) }",
  ]) func aColorOfAStateIsForNothingElse(source: String) {
    #expect(token(source, for: Self.dark) == nil)
  }

  @Test func whatIsNotSelectedIsNot() {
    #expect(
      token("Text(a).foregroundColor(isSelected ? \(Self.blue) : .gray)", for: Self.blue) != nil)
    #expect(
      token("Text(a).foregroundColor(isSelected ? .gray : \(Self.blue))", for: Self.blue) == nil)
  }

  // MARK: Callbacks

  private func window(_ function: String) -> String? {
    token(
      "class Player { \(function) { layer.backgroundColor = UIColor(hex: \"#112233\") } }",
      for: "UIColor(hex: \"#112233\")")
  }

  @Test func whoCallsAFunctionIsNotWhatItsColorsAreFor() {
    #expect(window("func windowDidExitFullScreen()") == nil)
    #expect(window("func window(_ window: NSWindow, willUse size: CGSize)") == nil)
    #expect(window("func windowResized(_ window: NSWindow)") == nil)
  }

  @Test func whatAFunctionIsNamedForIsEvidence() {
    #expect(window("func styleWindow()") == "windowBackground")
    #expect(window("func window(_ model: Model)") == "windowBackground")
    #expect(window("func windowShadow(_ window: Window)") == "windowBackground")
  }
}
