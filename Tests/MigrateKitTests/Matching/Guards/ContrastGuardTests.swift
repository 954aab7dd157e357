import Testing

@testable import MigrateKit

@Suite("The contrast guard: foreground and background move together or not at all")
struct ContrastGuardTests {
  private func chain(_ findings: Finding..., chain: Int = 1) -> [Finding] {
    findings.map { finding in finding.with { $0.context.chain = chain } }
  }

  private func text(_ hex: String, dark: String? = nil) -> Finding {
    .color(hex, dark: dark, .text)
  }

  private func background(_ hex: String, dark: String? = nil) -> Finding {
    .color(hex, dark: dark, .background, at: 100)
  }

  @Test("a pair that stays readable is left alone")
  func fine() {
    let system = TestSystem.catalogue(
      TestSystem.color("ink", "#000000"), TestSystem.color("paper", "#FFFFFF", roles: [.background])
    )
    let answers = system.answers(chain(text("#000000"), background("#FFFFFF")))
    #expect(answers.map(\.status) == [.exact, .exact])
  }

  @Test("both would change and could no longer be read: both need a decision, with both ratios")
  func bothBad() {
    let system = TestSystem.catalogue(
      TestSystem.color("ink", "#767676", dark: "#222222"),
      TestSystem.color("paper", "#FFFFFF", dark: "#2A2A2A", roles: [.background]))
    let answers = system.answers(chain(text("#767676"), background("#FFFFFF")))
    for answer in answers {
      #expect(answer.status == .review)
      #expect(answer.replacement == nil && answer.edits.isEmpty)
      #expect(answer.heldBy == [.changesInDark, .contrast])
      #expect(answer.reasons.first?.values["appearance"] == .text("dark"))
      #expect(
        answer.message(.contrast)
          == "the contrast would go from 4.54 to 1.11 in dark mode with both changed")
    }
  }

  @Test("white text on an accent that stays: it may not turn dark by itself")
  func onlyForegroundMoves() {
    let system = TestSystem.catalogue(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    // Alone, the text would be applied.
    #expect(system.answer(text("#FFFFFF")).status == .near)
    let answers = system.answers(chain(text("#FFFFFF"), background("#1D4ED8")))
    #expect(answers[1].status == .gap)
    #expect(answers[0].status == .review)
    #expect(answers[0].heldBy == [.movesTogether])
    #expect(answers[0].replacement == nil)
    #expect(
      answers[0].message(.movesTogether)?
        .hasPrefix("its background stays as it is, and the contrast would go from 6.7") == true)
  }

  @Test("a background may not move away from under a text that stays")
  func onlyBackgroundMoves() {
    let system = TestSystem.catalogue(
      TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background])
    ).with { $0.accept = [.changesInDark] }
    let answers = system.answers(chain(text("#111111"), background("#FFFFFF")))
    #expect(answers[0].codes == [.roleNotCovered])
    #expect(answers[1].heldBy == [.movesTogether])
    #expect(answers[1].replacement == nil)
  }

  @Test("where one waits for acceptance, the other waits with it")
  func shareConditions() {
    // Both change in dark mode, which is fine for the pair; the background is also visibly off.
    // A text that turned light alone would be lost on the light background.
    let system = TestSystem.catalogue(
      TestSystem.color("ink", "#111111", dark: "#EEEEEE"),
      TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background]))
    let answers = system.answers(chain(text("#111111"), background("#F5F5F5")))
    #expect(
      answers.map(\.heldBy) == [
        [.changesInDark, .visibleChange], [.changesInDark, .visibleChange],
      ])
    #expect(answers.map(\.replacement) == ["Color.ink", "Color.paper"])
    #expect(
      answers[0].message(.movesTogether)
        == "it waits for paper, which is held by changesInDark and visibleChange, or the contrast would be lost"
    )
    #expect(answers[1].message(.movesTogether) == nil)
    for policy in [
      ApplyPolicy(), ApplyPolicy(level: .exact), ApplyPolicy(level: .review),
      ApplyPolicy(accept: [.changesInDark]), ApplyPolicy(accept: [.visibleChange]),
      ApplyPolicy(accept: [.changesInDark, .visibleChange]),
    ] {
      #expect(policy.applies(answers[0]) == policy.applies(answers[1]))
    }
  }

  @Test("what is held for one text holds the other texts on the same background too")
  func severalForegrounds() {
    let system = TestSystem.catalogue(
      TestSystem.color("ink", "#111111", dark: "#EEEEEE"),
      TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background]))
    // The second text stays, so the background has to; then the first may not move either.
    let answers = system.answers(
      chain(text("#111111"), text("#7A0000"), background("#FFFFFF")))
    #expect(answers[1].status == .gap)
    #expect(answers[2].heldBy.contains(.movesTogether))
    #expect(answers[0].heldBy.contains(.movesTogether))
    #expect(answers.allSatisfy { $0.replacement == nil })
  }

  @Test("large text needs less")
  func largeText() {
    let system = TestSystem.catalogue(
      TestSystem.color("ink", "#777777"),
      TestSystem.color("paper", "#FFFFFF", roles: [.background]),
      TestSystem.font("title", FontValue(size: 28)))
    let colors = [text("#757575"), background("#FFFFFF")]
    let small = system.answers(chain(colors[0], colors[1]))
    #expect(small[0].heldBy.contains(.contrast))
    let large = system.answers(chain(colors[0], colors[1], .font(FontValue(size: 28))))
    #expect(large[0].status == .near)
  }

  @Test("a text that could not be read before is not held, unless it would vanish")
  func alreadyBad() {
    let system = TestSystem.catalogue(
      TestSystem.color("faint", "#CCCCCC"),
      TestSystem.color("paper", "#FFFFFF", roles: [.background]))
    let answers = system.answers(chain(text("#CACACA"), background("#FFFFFF")))
    #expect(answers[0].status == .near)
  }

  @Test("a translucent background shows something unknown: nothing is claimed")
  func translucentBackground() {
    let system = TestSystem.catalogue(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    let answers = system.answers(chain(text("#FFFFFF"), background("#1D4ED880")))
    #expect(answers[0].status == .near)
  }

  @Test("views do not judge one another")
  func otherChains() {
    let system = TestSystem.catalogue(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    let answers = system.answers(
      chain(text("#FFFFFF"), chain: 1) + chain(background("#1D4ED8"), chain: 2))
    #expect(answers[0].status == .near)
  }
}
