import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Text and icons on an accent")
struct OnAccentTests {
  private let system = TestSystem.designSystem(
    TestSystem.color("accent", "#1D4ED8", roles: [.tint, .background]),
    TestSystem.color("label", "#FFFFFF", roles: [.onAccent]),
    TestSystem.color("paper", "#FAFAFA", roles: [.background]),
    TestSystem.color("ink", "#111111", roles: [.text]))

  /// What matching makes of findings of one view, of which each text lies on each background.
  private func answers(_ findings: Finding...) -> [Suggestion] {
    let layered = findings.layered
    return system.answers(layered.findings, file: layered.facts)
  }

  @Test("a text on an accent of the system takes the token for it")
  func onAccent() {
    let answers = answers(
      .color("#FFFFFF", .text), .color("#1D4ED8", .background, at: 50))
    #expect(answers[0].status == .exact)
    #expect(answers[0].token == "label")
    #expect(answers[0].finding.role.role == .onAccent)
    #expect(answers[0].finding.role.evidence == "test, on accent")
  }

  @Test("a vivid color for every use is an accent behind text; a tinted surface is none")
  func onPalette() {
    let system = TestSystem.designSystem(
      TestSystem.color("brand", "#2F6FED", roles: []),
      TestSystem.color("mist", "#E6EEFC", roles: []),
      TestSystem.color("label", "#FFFFFF", roles: [.onAccent]))
    for (backdrop, expected) in [("#2F6FED", Status.exact), ("#E6EEFC", .review)] {
      let layered = [
        Finding.color("#FFFFFF", .text), .color(backdrop, .background, at: 50),
      ].layered
      let answer = system.answers(layered.findings, file: layered.facts)[0]
      #expect(answer.token == "label")
      #expect(answer.status == expected)
    }
  }

  @Test("on another background it does not")
  func onPaper() {
    let answers = answers(
      .color("#111111", .text), .color("#FAFAFA", .background, at: 50))
    #expect(answers[0].token == "ink")
    #expect(answers[0].finding.role.role == .text)
  }

  @Test("text without a near token for accents matches ordinary tokens")
  func ownText() {
    let answers = answers(
      .color("#111111", .text), .color("#1D4ED8", .background, at: 50))
    #expect(answers[0].token == "ink")
  }

  @Test(
    "the system's white on an accent is no text of the page, unless the token is for every use",
    arguments: [
      ("0x1D4ED8", [UsageRole.text], Status.review), ("0xFAFAFA", [.text], .exact),
      ("0x1D4ED8", [], .exact),
    ])
  func plainWhite(backdrop: String, roles: [UsageRole], expected: Status) throws {
    let system = TestSystem.designSystem(
      TestSystem.color("accent", "#1D4ED8", roles: [.tint, .background]),
      TestSystem.color("mist", "#FAFAFA", roles: [.background]),
      TestSystem.color("white", "#FFFFFF", roles: Set(roles)))
    let view = "Text(a).foregroundColor(.white).background(Color(hex: \(backdrop)))"
    let matched = MatchedSource("import SwiftUI\nlet view = \(view)", system)
    let white = try #require(matched.suggestions.first { $0.finding.source == ".white" })
    #expect(white.status == expected)
    if expected == .review {
      #expect(
        white.message(.roleUnknown)
          == "it lies on accent, and white is for text on the page; "
          + "a token with the role onAccent is applied")
    }
  }

  @Test("on an unknown background it needs review")
  func unknownBackdrop() {
    for role in [UsageRole.text, .icon] {
      let answer = system.answer(.color("#FFFFFF", role))
      #expect(answer.status == .review)
      #expect(answer.heldBy == [.roleUnknown])
      #expect(answer.token == "label")
      #expect(answer.message(.roleUnknown) == ReasonMessages.backdropUnknown.message)
    }
    #expect(system.answer(.color("#FFFFFF", .border)).status == .gap)
  }

  @Test("not on a translucent accent, nor where it may also lie on something else")
  func uncertain() {
    let veil = answers(.color("#111111", .text), .color("#1D4ED81A", .background, at: 50))
    #expect(veil[0].finding.role.role == .text)
    let either = answers(
      .color("#FFFFFF", .text), .color("#1D4ED8", .background, at: 50),
      .color("#FAFAFA", .background, at: 60))
    #expect(either[0].finding.role.role == .text)
  }

  @Test("an accent token in use, behind an enclosing view")
  func accentInUse() throws {
    let matched = MatchedSource(
      #"""
      struct Row: View {
        var body: some View {
          HStack { Text(a).foregroundColor(Color(hex: "FFFFFF")) }.background(Color.accent)
        }
      }
      """#, system)
    let answer = try #require(matched.answer(to: #"Color(hex: "FFFFFF")"#))
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Color.label")
    #expect(
      answer.finding.role.evidence == "argument of foregroundColor(_:) on Text, on accent")
  }
}
