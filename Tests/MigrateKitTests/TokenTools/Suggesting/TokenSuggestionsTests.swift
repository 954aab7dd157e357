import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Tokens proposed for what the code repeats.
@Suite struct TokenSuggestionsTests {
  private func gap(
    _ value: StyleValue, _ role: UsageRole = .unknown, line: Int = 1, times: Int = 1
  ) -> [Suggestion] {
    (0..<times).map { index in
      AwkwardReport.suggestion(
        AwkwardReport.finding("A.swift", line + index, "x", value, role), .gap)
    }
  }

  private func font(_ size: Double, _ weight: FontValue.Weight? = nil) -> StyleValue {
    .font(FontValue(size: size, weight: weight))
  }

  private func lines(_ suggestions: TokenSuggestions) -> [String] {
    suggestions.tokens.map { "\($0.path) \($0.value.brief) ×\($0.count)" }
  }

  @Test func similarColorsBecomeAPalette() {
    let suggestions = TokenSuggestions(
      gap(AwkwardReport.color(0x8A8A90), .border, times: 2)
        + gap(AwkwardReport.color(0x8A8A8F), .border, line: 9)
        + gap(AwkwardReport.color(0xEF4444), .text, times: 2))
    #expect(
      lines(suggestions) == [
        "color.border.gray-400 #8A8A90 ×3", "color.text.red-400 #EF4444 ×2",
      ])
    #expect(suggestions.tokens[0].places(limit: 2) == "A.swift:1, A.swift:2 and 1 more")
  }

  @Test func theEndsOfACapsuleMissNoToken() {
    let capsules = gap(.radius(30), times: 3).map { gap in
      var gap = gap
      gap.reasons = [Reason(.pill, "30 is half the height of 60")]
      return gap
    }
    #expect(
      TokenSuggestions(capsules + gap(.radius(12), times: 2)).tokens.map(\.value) == [.radius(12)])
  }

  /// `.red` is the system's red in each appearance, and no shade of a palette.
  @Test func systemColorsKeepTheirNames() {
    let red = SystemColors.hue("red", in: .ios18).map { StyleValue.color($0) }
    let gray = AwkwardReport.color(0x8E8E93)
    let suggestions = TokenSuggestions(
      gap(red ?? gray, .text, times: 3) + gap(gray, .icon, times: 2)
        // Light only: this is the literal, which stays as it is in dark appearance.
        + gap(AwkwardReport.color(0xFF3B30), .text, line: 9, times: 2))
    #expect(
      suggestions.tokens.map(\.path) == [
        "color.system-red", "color.system-gray", "color.text.red-300",
      ])
    // The role tells translucent ones apart.
    let faint = red.flatMap { value -> StyleValue? in
      guard case .color(let color) = value else { return nil }
      return .color(
        ColorValue(light: color.light.withAlpha(0.15), dark: color.dark?.withAlpha(0.15)))
    }
    #expect(
      TokenSuggestions(gap(faint ?? gray, .background, times: 2)).tokens.map(\.path)
        == ["color.background.system-red-a15"])
  }

  @Test func nothingIsProposedForClear() {
    let clear = StyleValue.color(
      ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 0)))
    let suggestions = TokenSuggestions(gap(clear, .background, times: 4))
    #expect(suggestions.tokens.isEmpty && suggestions.clearCount == 4)
  }

  /// Three near-whites are one; a clearly darker gray is another, and so is the same color at half alpha.
  @Test func nearDuplicatesAreOneColor() {
    let suggestions = TokenSuggestions(
      gap(AwkwardReport.color(0xF5F5F5), .background, times: 3)
        + gap(AwkwardReport.color(0xEFEFEF), .background, line: 5, times: 2)
        + gap(AwkwardReport.color(0xFBFBFB), .background, line: 8)
        + gap(AwkwardReport.color(0xD8D8D8), .background, line: 9, times: 2))
    #expect(suggestions.tokens.map(\.value.brief) == ["#F5F5F5", "#D8D8D8"])
    #expect(suggestions.tokens.map(\.count) == [6, 2])
  }

  /// 13 points are a footnote, 14 are not.
  @Test func onlyTheSizeOfATextStyleHasItsName() {
    let suggestions = TokenSuggestions(
      gap(font(14), .text, times: 3) + gap(font(15), .text, times: 2)
        + gap(font(20), .text, times: 2))
    #expect(
      suggestions.tokens.map(\.path) == ["text.text-14", "text.subheadline", "text.title3"])
  }

  @Test func textSizesBecomeAScalingScale() {
    let suggestions = TokenSuggestions(
      gap(font(17), .text, times: 5) + gap(font(16.5), .text)
        + gap(font(17, .semibold), .text, times: 2)
        + gap(font(12), .text, times: 3) + gap(font(28, .bold), .text, times: 2)
        + gap(font(24), .icon, times: 2))
    #expect(
      lines(suggestions) == [
        "text.caption 12 regular ×3", "text.body 17 regular ×6",
        "text.body-semibold 17 semibold ×2", "text.title 28 bold ×2", "icon.icon-24 24 regular ×2",
      ])
    let styles = suggestions.tokens.map { token -> String? in
      if case .font(let font) = token.value { font.textStyle } else { nil }
    }
    #expect(styles == ["caption", "body", "body", "title", nil])
  }

  @Test func radiiBecomeAScale() {
    let suggestions = TokenSuggestions(
      gap(.radius(4), .badge, times: 2) + gap(.radius(12), .card, times: 4)
        + gap(.radius(13), .card) + gap(.radius(24), .sheet, times: 2))
    #expect(
      lines(suggestions) == [
        "radius.small radius 4 ×2", "radius.medium radius 12 ×5", "radius.large radius 24 ×2",
      ])
    #expect(suggestions.tokens[1].roles == [.card])
  }

  @Test func valuesUsedOnceGetNoToken() {
    let suggestions = TokenSuggestions(
      gap(AwkwardReport.color(0xEF4444), .text, times: 2) + gap(AwkwardReport.color(0x3B82F6))
        + gap(.radius(3)))
    #expect(suggestions.tokens.map(\.path) == ["color.text.red-400"])
    #expect(suggestions.single == 2)
    #expect(TokenSuggestions(gap(.radius(3))).tokens.map(\.path) == ["radius.medium"])
  }

  @Test func namesAreNew() {
    let gaps = gap(.radius(3), times: 2)
    #expect(
      TokenSuggestions(gaps, taken: ["radius.medium"]).tokens.map(\.path) == ["radius.medium-2"])
  }

  @Test func matchedValuesAreIgnored() {
    let done = AwkwardReport.suggestion(
      AwkwardReport.finding("A.swift", 1, "x", .radius(3)), .review)
    let suggestions = TokenSuggestions([done, done])
    #expect(suggestions.tokens.isEmpty)
    #expect(
      SuggestionReporter(style: TextStyle()).text(suggestions) == "Every value has a token.\n")
  }

  // MARK: Written

  @Test func writesTextAndATokenFile() throws {
    let suggestions = TokenSuggestions(
      gap(AwkwardReport.color(0x8A8A90), .border, times: 2)
        + gap(AwkwardReport.color(0x8A8A8F), .border, line: 9) + gap(font(17), .text, times: 2)
        + gap(.radius(12), .card, times: 2) + gap(.radius(3)))
    try Snapshot.expect(
      Array(SuggestionReporter(style: TextStyle()).text(suggestions).utf8),
      in: "tokens/suggest.txt")
    try Snapshot.expect(suggestions.document(), in: "tokens/suggest.tokens.json")
  }
}
