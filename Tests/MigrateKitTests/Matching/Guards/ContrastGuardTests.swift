import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("The contrast guard: foreground and background change together or not at all")
struct ContrastGuardTests {
  /// What matching makes of findings of one view, of which each text lies on each background.
  private func answers(_ system: DesignSystem, _ findings: Finding...) -> [Suggestion] {
    let layered = findings.layered
    return system.answers(layered.findings, file: layered.facts)
  }

  private func text(_ hex: String, dark: String? = nil) -> Finding {
    .color(hex, dark: dark, .text)
  }

  private func background(_ hex: String, dark: String? = nil) -> Finding {
    .color(hex, dark: dark, .background, at: 100)
  }

  @Test("a pair that stays readable is not held")
  func fine() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#000000"), TestSystem.color("paper", "#FFFFFF", roles: [.background])
    )
    let answers = answers(system, text("#000000"), background("#FFFFFF"))
    #expect(answers.map(\.status) == [.exact, .exact])
  }

  @Test("both would change and could no longer be read: both need a decision, with both ratios")
  func bothBad() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#767676", dark: "#222222"),
      TestSystem.color("paper", "#FFFFFF", dark: "#2A2A2A", roles: [.background]))
    let answers = answers(system, text("#767676"), background("#FFFFFF"))
    for answer in answers {
      #expect(answer.status == .review)
      #expect(answer.replacement == nil && answer.edits.isEmpty)
      #expect(answer.heldBy == [.changesInDark, .contrast])
      #expect(answer.reasons.first?.values["appearance"] == .text("dark"))
      #expect(
        answer.message(.contrast)
          == "the contrast would fall from 4.54 to 1.11 in dark mode with both changed; "
          + "tokens that can be read on one another are applied")
    }
  }

  @Test("white text on an unchanged accent may not turn dark")
  func onlyForegroundMoves() {
    let system = TestSystem.designSystem(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    // Alone, the text would be applied.
    #expect(system.answer(text("#FFFFFF")).status == .near)
    let answers = answers(system, text("#FFFFFF"), background("#1D4ED8"))
    #expect(answers[1].status == .gap)
    #expect(answers[0].status == .review)
    #expect(answers[0].heldBy == [.movesTogether])
    #expect(answers[0].replacement == nil)
    #expect(
      answers[0].message(.movesTogether)?
        .hasPrefix("its background stays as it is, and the contrast would fall from 6.7") == true)
  }

  @Test("a background may not change under unchanged text")
  func onlyBackgroundMoves() {
    let system = TestSystem.designSystem(
      TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background])
    ).with { $0.accept = [.changesInDark] }
    let answers = answers(system, text("#111111"), background("#FFFFFF"))
    #expect(answers[0].codes == [.roleNotCovered])
    #expect(answers[1].heldBy == [.movesTogether])
    #expect(answers[1].replacement == nil)
  }

  @Test("if one needs acceptance, the other does too")
  func shareConditions() {
    // Both change in dark mode, which is fine for the pair; the background is also visibly off.
    // A text that turned light alone would be lost on the light background.
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#111111", dark: "#EEEEEE"),
      TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background]))
    let answers = answers(system, text("#111111"), background("#F5F5F5"))
    #expect(
      answers.map(\.heldBy) == [
        [.changesInDark, .visibleChange], [.changesInDark, .visibleChange],
      ])
    #expect(answers.map(\.replacement) == ["Color.ink", "Color.paper"])
    #expect(
      answers[0].message(.movesTogether)
        == "it changes together with paper, which is held by changesInDark and visibleChange; accept both"
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

  @Test("a hold for one text holds the other texts on the same background too")
  func severalForegrounds() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#111111", dark: "#EEEEEE"),
      TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background]))
    // The second text stays, so the background has to; then the first may not move either.
    let answers = answers(
      system, text("#111111"), text("#7A0000"), background("#FFFFFF"))
    #expect(answers[1].status == .gap)
    #expect(answers[2].heldBy.contains(.movesTogether))
    #expect(answers[0].heldBy.contains(.movesTogether))
    #expect(answers.allSatisfy { $0.replacement == nil })
  }

  @Test("large text needs less")
  func largeText() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#777777"),
      TestSystem.color("paper", "#FFFFFF", roles: [.background]),
      TestSystem.font("title", FontValue(size: 28)))
    let colors = [text("#767676"), background("#FFFFFF")]
    let small = answers(system, colors[0], colors[1])
    #expect(small[0].heldBy.contains(.contrast))
    let large = answers(system, colors[0], colors[1], .font(FontValue(size: 28)))
    #expect(large[0].status == .near)
  }

  @Test("a text that was unreadable before is not held, unless it would become invisible")
  func alreadyBad() {
    let system = TestSystem.designSystem(
      TestSystem.color("faint", "#CCCCCC"),
      TestSystem.color("paper", "#FFFFFF", roles: [.background]))
    let answers = answers(system, text("#CACACA"), background("#FFFFFF"))
    #expect(answers[0].status == .near)
  }

  @Test("a faint background is unknown and holds nothing")
  func faintBackground() {
    let system = TestSystem.designSystem(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    let answers = answers(system, text("#FFFFFF"), background("#1D4ED840"))
    #expect(answers[0].status == .near)
  }

  @Test("beneath an overlay lies something between black and white: text must be readable on both")
  func veil() {
    let system = TestSystem.designSystem(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    let answers = answers(system, text("#FFFFFF"), background("#00000099"))
    #expect(answers[0].heldBy == [.movesTogether])
    #expect(answers[0].replacement == nil)
  }

  @Test("a constant lies at all of its uses, and one is enough to hold it")
  func constant() {
    let system = TestSystem.designSystem(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    let ink = text("#FFFFFF").with { $0.context.useLayers = [0, 1] }
    let blue = background("#1D4ED8").with { $0.layer = 2 }
    var facts = FileFacts()
    facts.layers = [
      Layer(isForeground: true), Layer(backdrops: [2], isForeground: true), Layer(),
    ]
    #expect(system.answers([ink, blue], file: facts)[0].heldBy == [.movesTogether])
    facts.layers[1].backdrops = []
    #expect(system.answers([ink, blue], file: facts)[0].status == .near)
  }

  @Test("text on an unknown background is not held")
  func otherViews() {
    let system = TestSystem.designSystem(
      TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text])
    ).with { $0.accept = [.changesInDark] }
    #expect(system.answers([text("#FFFFFF"), background("#1D4ED8")])[0].status == .near)
  }

  /// White text may turn dark where the user chose so, a blue stays as it is, paper turns black.
  private static let system = TestSystem.designSystem(
    TestSystem.color("label", "#FFFFFF", dark: "#0A0A0A", roles: [.text]),
    TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background]),
    TestSystem.color("ink", "#111111", dark: "#EEEEEE", highContrast: "#000000"),
    TestSystem.color("night", "#101010", roles: [.fill])
  ).with { $0.accept = [.changesInDark, .changesInHighContrast] }

  private static func view(_ body: String) -> String {
    "struct Row: View {\n  var body: some View {\n    \(body)\n  }\n}"
  }

  @Test(
    "what is marked is held, as far as the file shows",
    arguments: [
      GuardRow(
        "a text on the background of the stack around it",
        view(
          #"VStack { Text(a).foregroundColor(«Color(hex: "FFFFFF")») }.background(Color(hex: "1D4ED8"))"#
        )),
      GuardRow(
        "a text over a color in a stack",
        view(
          #"ZStack { Color(hex: "1D4ED8"); Text(a).foregroundColor(«Color(hex: "FFFFFF")») }"#)),
      GuardRow(
        "a text on a token that the code uses already",
        view(
          #"HStack { Text(a).foregroundColor(«Color(hex: "FFFFFF")») }.background(Color.night)"#)),
      GuardRow(
        "a token on a background that would move away from under it",
        view(#"Text(a).foregroundColor(Color.night).background(«Color(hex: "FFFFFF")»)"#)),
      GuardRow(
        "a text on a veil over a color",
        view(
          #"Text(a).foregroundColor(«Color(hex: "FFFFFF")»).background(Color(hex: "000000").opacity(0.2)).background(Color(hex: "1D4ED8"))"#
        )),
      GuardRow(
        "text and paper that turn around together",
        view(
          #"VStack { Text(a).foregroundColor(Color(hex: "111111")) }.background(Color(hex: "FFFFFF"))"#
        )),
      GuardRow(
        "the states of a chip, each on its own color",
        view(
          #"Text(a).foregroundColor(on ? «Color(hex: "FFFFFF")» : Color(hex: "111111")).background(on ? Color(hex: "1D4ED8") : Color(hex: "FFFFFF"))"#
        )),
    ])
  func rows(row: GuardRow) {
    let matched = MatchedSource(row.source, Self.system)
    let held: Set<ReasonCode> = [.contrast, .movesTogether]
    #expect(matched.marking { !$0.heldBy.isDisjoint(with: held) } == row.source)
  }

  @Test("a loss only under increased contrast counts as well")
  func highContrast() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#111111", highContrast: "#999999"),
      TestSystem.color("paper", "#FFFFFF", roles: [.background])
    ).with { $0.accept = [.changesInHighContrast] }
    let answers = answers(system, text("#111111"), background("#FFFFFF"))
    #expect(answers[0].heldBy == [.contrast])
    #expect(
      answers[0].message(.contrast)
        == "the contrast would fall from 18.9 to 2.85 under increased contrast with both changed; "
        + "tokens that can be read on one another are applied")
  }

  @Test("ten thousand texts on one background are held with it")
  func manyTexts() {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "#111111", dark: "#EEEEEE"),
      TestSystem.color("paper", "#FFFFFF", dark: "#000000", roles: [.background]))
    var findings = (0..<10_000).map { _ in text("#111111") }
    findings += [text("#7A0000"), background("#FFFFFF")]
    let layered = findings.layered
    let answers = system.answers(layered.findings, file: layered.facts)
    #expect(answers.allSatisfy { $0.replacement == nil })
  }
}
