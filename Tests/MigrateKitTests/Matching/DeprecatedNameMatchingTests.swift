import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Deprecated names become the token in the mapping")
struct DeprecatedNameMatchingTests {
  static let system = TestSystem.designSystem(
    TestSystem.color("ink", "222B45"),
    TestSystem.color("paper", "FFFFFF", roles: [.background]),
    TestSystem.color("night", "222B45", dark: "FFFFFF", roles: [.text]),
    TestSystem.color("onAccent", "FFFFFF", roles: [.onAccent]),
    TestSystem.font("title", FontValue(size: 20, weight: .bold)),
    TestSystem.radius("card", 16, roles: [.card]))

  private func suggestion(
    _ tokens: String..., value: StyleValue? = nil, category: TokenCategory = .color,
    role: UsageRole = .text, strength: RoleReading.Strength = .strong, site: Site = .color,
    designSystem: DesignSystem = Self.system
  ) -> Suggestion {
    var finding = Finding.of(value, role, strength: strength, site: site, source: "Color.old")
    finding.category = category
    finding.context.deprecated = DeprecatedUse(symbol: "Color.old", tokens: tokens)
    return TokenMatcher(designSystem: designSystem).suggestions(
      for: [finding], file: FileFacts(), module: nil, project: ProjectFacts())[0]
  }

  private func color(_ hex: String) -> StyleValue {
    .color(ColorValue(light: TestSystem.sample(hex)))
  }

  @Test("a name of unknown value is held")
  func unknownValue() {
    let answer = suggestion("ink")
    #expect(answer.status == .review)
    #expect(answer.token == "ink")
    #expect(answer.replacement == "Color.ink")
    #expect(answer.distance == nil)
    #expect(answer.candidates == [])
    #expect(answer.reasons.map(\.code) == [.valueUnknown, .deprecatedName])
    #expect(
      answer.reasons[0].message
        == "the value of the deprecated name Color.old is not known, so the change may be visible; "
        + "a constant with the same value is applied")
    #expect(
      answer.reasons[1].message == "the mapping replaces the deprecated name Color.old with ink")
    #expect(!ApplyPolicy().applies(answer))
    #expect(!ApplyPolicy(level: .review).applies(answer))
    #expect(ApplyPolicy(accept: [.valueUnknown]).applies(answer))
  }

  @Test("with the same value it is exact")
  func sameValue() {
    let answer = suggestion("ink", value: color("222B45"))
    #expect(answer.status == .exact)
    #expect(answer.distance?.value == 0)
  }

  @Test("with another value the change is visible and held")
  func otherValue() {
    let answer = suggestion("ink", value: color("7B61FF"))
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.visibleChange])
    #expect(answer.replacement == "Color.ink")
    #expect((answer.distance?.value ?? 0) > 20)
  }

  @Test("an imperceptible difference is near")
  func imperceptible() {
    #expect(suggestion("ink", value: color("232B45")).status == .near)
  }

  @Test("another size, weight or scaling of a font is held")
  func fonts() {
    func held(_ font: FontValue) -> Set<ReasonCode> {
      suggestion("title", value: .font(font), category: .font, site: .font).heldBy
    }
    #expect(held(FontValue(size: 20, weight: .bold)) == [])
    #expect(held(FontValue(size: 24, weight: .bold)) == [.visibleChange])
    #expect(held(FontValue(size: 20)) == [.weightDiffers])
    #expect(held(FontValue(size: 20, weight: .bold, textStyle: "title3")) == [.scalingDiffers])
  }

  @Test("a name of one color that becomes an adaptive one is not the same in dark mode")
  func changesInDark() {
    let answer = suggestion("night", value: color("222B45"))
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.changesInDark])
    #expect(answer.distance?.value == 0)
    #expect((answer.distance?.dark ?? 0) > 50)
  }

  @Test("nor is one that only differs under increased contrast")
  func changesInHighContrast() {
    let system = TestSystem.designSystem(
      TestSystem.color("strong", "222B45", highContrast: "000000", roles: [.text]))
    let answer = suggestion("strong", value: color("222B45"), designSystem: system)
    #expect(answer.heldBy == [.changesInHighContrast])
    #expect(!ApplyPolicy().applies(answer))
  }

  @Test("text that could no longer be read on its background is held", arguments: [true, false])
  func contrast(isReadable: Bool) {
    let system = TestSystem.designSystem(
      TestSystem.color("ink", "222B45", dark: isReadable ? "EEEEEE" : "222222", roles: [.text]),
      TestSystem.color("paper", "FFFFFF", dark: "000000", roles: [.background])
    ).with { $0.accept = [.changesInDark] }
    var text = Finding.of(
      color("222B45"), .text, strength: .strong, site: .color, source: "Color.old")
    text.context.deprecated = DeprecatedUse(symbol: "Color.old", tokens: ["ink"])
    let layered = [text, .color("FFFFFF", .background, at: 100)].layered
    let answer = system.answers(layered.findings, file: layered.facts)[0]
    #expect(answer.heldBy.contains(.contrast) == !isReadable)
    #expect(ApplyPolicy().applies(answer) == isReadable)
  }

  @Test("a color used for another role than its token's needs review")
  func otherRole() {
    let answer = suggestion("ink", value: color("222B45"), role: .background)
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.roleDiffers])
    #expect(answer.replacement == "Color.ink")
    #expect(
      answer.reasons[0].message
        == "Color.old is used for backgrounds, and ink is for text; a token for backgrounds is applied"
    )
    #expect(ApplyPolicy(accept: [.roleDiffers]).applies(answer))
  }

  @Test("a role by name only, or none, does not contradict the mapping")
  func weakRole() {
    let ink = color("222B45")
    #expect(suggestion("ink", value: ink, role: .background, strength: .weak).status == .exact)
    #expect(suggestion("ink", value: ink, role: .unknown).status == .exact)
    #expect(suggestion("onAccent", value: color("FFFFFF"), role: .icon).status == .exact)
  }

  @Test("nor does the role of a font or a radius")
  func rolesOfNumbers() {
    let font = suggestion(
      "title", value: .font(FontValue(size: 20, weight: .bold)), category: .font, role: .icon,
      site: .font)
    #expect(font.status == .exact)
    #expect(font.replacement == "Font.title")
    let radius = suggestion(
      "card", value: .radius(16), category: .radius, role: .button, site: .cgFloat)
    #expect(radius.status == .exact)
    #expect(radius.replacement == "Radius.card")
  }

  @Test("of several tokens the one that fits the use is chosen")
  func several() {
    #expect(suggestion("ink", "paper", role: .background).token == "paper")
    #expect(suggestion("ink", "paper", role: .text).token == "ink")
  }

  @Test("several that fit equally need review")
  func tie() {
    let answer = suggestion("ink", "night", value: color("222B45"), role: .text)
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.tie])
    #expect(answer.replacement == nil)
  }

  @Test("a name without a counterpart is matched by its value")
  func noCounterpart() {
    let near = suggestion(value: color("FFFFFF"), role: .background)
    #expect(near.token == "paper")
    #expect(near.reasons.contains { $0.code == .deprecatedName })
    let far = suggestion(value: color("00FF00"))
    #expect(far.status == .gap)
    #expect(far.reasons.map(\.code) == [.tooFar, .deprecatedName])
  }

  @Test("code that needs an instance member is not available in an initial value")
  func initialValue() {
    var designSystem = Self.system
    designSystem.codes["ink"] = [.color: TokenCode("Color.ink(scheme)", requires: "scheme")]
    var finding = Finding.of(color("222B45"), .text, site: .color, source: "Color.old")
    finding.context.enclosingType = "Home"
    finding.context.deprecated = DeprecatedUse(symbol: "Color.old", tokens: ["ink"])
    var facts = FileFacts()
    facts.members = ["Home": ["scheme"]]
    func answer(_ finding: Finding) -> Suggestion {
      TokenMatcher(designSystem: designSystem).suggestions(
        for: [finding], file: facts, module: nil, project: ProjectFacts(files: [facts]))[0]
    }
    #expect(answer(finding).replacement == "Color.ink(scheme)")
    finding.context.isOutsideInstance = true
    #expect(answer(finding).heldBy == [.missingRequirement])
  }
}
