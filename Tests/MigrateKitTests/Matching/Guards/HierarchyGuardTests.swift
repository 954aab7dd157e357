import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("The hierarchy guard: a larger text does not end up smaller")
struct HierarchyGuardTests {
  private let system = TestSystem.designSystem(
    TestSystem.font("title", FontValue(size: 28)), TestSystem.font("copy", FontValue(size: 16)),
    TestSystem.font("label", FontValue(size: 15, design: .rounded)),
    TestSystem.font("note", FontValue(size: 15, design: .serif, textStyle: "subheadline")))

  /// A view of the lines.
  private static func view(_ lines: [String]) -> String {
    "struct Row: View {\n  var body: some View {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }\n}"
  }

  @Test(
    "what is marked is held",
    arguments: [
      GuardRow(
        "a size that falls below one that stays",
        view(["Text(a).font(«.system(size: 18)»)", "Text(b).font(.body)"])),
      GuardRow(
        "a size that rises above one that stays",
        view(["Text(a).font(«.system(size: 14.5)»)", "Text(b).font(.subheadline)"])),
      GuardRow(
        "a size that falls, but not so far",
        view(["Text(a).font(.system(size: 17))", "Text(b).font(.callout)"])),
      GuardRow(
        "a size that rises above a token in use",
        view(["Text(a).font(«.system(size: 14.5)»)", "Text(b).font(Font.label)"])),
      GuardRow(
        "both change, and the order stays",
        view([
          "Text(a).font(.system(size: 18))", "Text(b).font(.system(size: 17, design: .rounded))",
        ]
        )),
      GuardRow(
        "an icon has no place in the order",
        view([
          "Text(a).font(.system(size: 18))", "Image(systemName: b).font(.system(size: 17))",
        ])),
      GuardRow(
        "the views of two types",
        view(["Text(a).font(.system(size: 18))"]) + "\nstruct Other: View { var body: some View "
          + "{ Text(b).font(.body) } }"),
    ])
  func rows(row: GuardRow) {
    let matched = MatchedSource(row.source, system)
    #expect(matched.marking { $0.heldBy.contains(.hierarchy) } == row.source)
  }

  @Test("the reason names both sizes, before and after")
  func reasons() throws {
    func message(_ lines: String..., about text: String) -> String? {
      MatchedSource(Self.view(lines), system).answer(to: text)?.message(.hierarchy)
    }
    #expect(
      message(
        "Text(a).font(.system(size: 18))", "Text(b).font(.body)", about: ".system(size: 18)")
        == "18 would become 16, smaller than the 17 on line 4; the order of sizes must stay")
    #expect(
      message(
        "Text(a).font(.system(size: 14.5))", "Text(b).font(Font.label)",
        about: ".system(size: 14.5)")
        == "14.5 would become 16, larger than the token of 15 in this view; "
        + "the order of sizes must stay")
  }

  @Test("if a run could apply only one of two, they change together")
  func together() throws {
    let matched = MatchedSource(
      Self.view([
        "Text(a).font(.system(size: 18))", "Text(b).font(.system(size: 17, design: .serif))",
      ]), system)
    let (large, small) = (matched.suggestions[0], matched.suggestions[1])
    #expect(large.heldBy == small.heldBy && large.status == small.status)
    #expect(large.replacement != nil && small.replacement != nil)
    #expect(
      large.message(.movesTogether)
        == "it changes together with note, which is held by startsScaling and visibleChange; "
        + "accept both")
    #expect(small.message(.movesTogether) == nil)
  }

  @Test("two that would swap their order are both held")
  func tradedPlaces() throws {
    // Rounded sizes rise to 20, plain ones fall to 16.
    let system = TestSystem.designSystem(
      TestSystem.font("copy", FontValue(size: 16)),
      TestSystem.font("number", FontValue(size: 20, design: .rounded)))
    let matched = MatchedSource(
      Self.view([
        "Text(a).font(.system(size: 18))", "Text(b).font(.system(size: 17.5, design: .rounded))",
      ]), system)
    #expect(matched.suggestions.allSatisfy { $0.heldBy == [.visibleChange, .hierarchy] })
    #expect(
      matched.suggestions.compactMap { $0.message(.hierarchy) } == [
        "18 would become 16, smaller than the 17.5 on line 4, which would become 20; "
          + "the order of sizes must stay",
        "17.5 would become 20, larger than the 18 on line 3, which would become 16; "
          + "the order of sizes must stay",
      ])
  }

  @Test("no run reverses the order of sizes", arguments: 0..<200 as Range<UInt64>)
  func noRunTurnsAnOrder(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let designs: [FontValue.Design] = [.default, .rounded, .serif]
    let tokens = (0..<6).map { index in
      TestSystem.font(
        "t\(index)",
        FontValue(
          size: Double(Int.random(in: 12...24, using: &random)),
          design: designs.randomElement(using: &random),
          textStyle: Bool.random(using: &random) ? "body" : nil))
    }
    let findings = (0..<12).map { _ in
      Finding.font(
        FontValue(
          size: Double(Int.random(in: 24...48, using: &random)) / 2,
          design: designs.randomElement(using: &random))
      ).with { $0.context.view = "Row.body" }
    }
    let designSystem = TestSystem.designSystem(tokens)
    let answers = designSystem.answers(findings)
    for policy in [
      ApplyPolicy(), ApplyPolicy(level: .exact), ApplyPolicy(level: .review),
      ApplyPolicy(accept: [.visibleChange]), ApplyPolicy(accept: [.visibleChange, .startsScaling]),
      ApplyPolicy(accept: [.visibleChange, .startsScaling, .designDiffers]),
    ] {
      let sizes = answers.map { answer -> (before: Double, after: Double) in
        guard case .font(let font) = answer.finding.value else { return (0, 0) }
        guard policy.applies(answer), let path = answer.token,
          case .font(let token)? = designSystem.tokens.first(where: { $0.path == path })?.value
        else { return (font.size, font.size) }
        return (font.size, token.size)
      }
      for a in sizes {
        for b in sizes where a.before > b.before { #expect(a.after >= b.after) }
      }
    }
  }
}
