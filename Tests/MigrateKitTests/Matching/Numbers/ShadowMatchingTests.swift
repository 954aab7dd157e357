import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Shadows: color, radius and offset together")
struct ShadowMatchingTests {
  private static func shadow(_ hex: String, _ radius: Double, y: Double) -> ShadowValue {
    ShadowValue(color: ColorValue(light: TestSystem.sample(hex)), radius: radius, y: y)
  }

  private let system = TestSystem.designSystem(
    DesignToken(path: "low", value: .shadow(shadow("0000000D", 4, y: 2))),
    DesignToken(path: "high", value: .shadow(shadow("00000026", 16, y: 8))))

  private func answer(_ hex: String, _ radius: Double, y: Double, site: Site = .viewModifier)
    -> Suggestion
  {
    system.answer(.of(.shadow(Self.shadow(hex, radius, y: y)), .unknown, site: site))
  }

  @Test("equal in everything is exact, and replaced as a whole")
  func exact() {
    let answer = answer("0000000D", 4, y: 2)
    #expect(answer.status == .exact)
    #expect(answer.token == "low")
    #expect(answer.replacement == "shadow(Shadow.low)")
  }

  @Test("within half a point and a color that looks the same is near, more is held, far is a gap")
  func distances() {
    #expect(answer("0000000E", 4.5, y: 2).status == .near)
    #expect(answer("00000010", 4, y: 2).status == .review)
    let wider = answer("0000000D", 6, y: 2)
    #expect(wider.heldBy == [.visibleChange])
    #expect(wider.distance == Distance(2, .pt))
    #expect(
      wider.message(.visibleChange)
        == "#000000 at 5%, radius 6, offset 0 and 2 would become #000000 at 5%, radius 4, offset 0 and 2; "
        + "a change that cannot be seen would be applied")
    #expect(answer("FF000080", 4, y: 2).status == .gap)
    #expect(answer("0000000D", 40, y: 2).status == .gap)
  }

  @Test("a layer's shadow is held if the mapping has no code for it")
  func layer() {
    let answer = answer("0000000D", 4, y: 2, site: .layer)
    #expect(answer.heldBy == [.noCode])
    #expect(answer.replacement == nil)
    #expect(
      answer.message(.noCode)
        == "the mapping has no code for low on a layer; add it under 'code'")
  }

  @Test("the color of a shadow that matches as a whole is reported once")
  func parts() {
    let whole = Finding.of(
      .shadow(Self.shadow("0000000D", 4, y: 2)), .unknown, site: .viewModifier,
      source: "shadow(color: .black.opacity(0.05), radius: 4, y: 2)", at: 10)
    let color = Finding.color("0000000D", .shadow, source: ".black.opacity(0.05)", at: 24)
    #expect(system.answers([whole, color]).map(\.finding.category) == [.shadow])
    let far = whole.with { $0.value = .shadow(Self.shadow("0000000D", 40, y: 2)) }
    #expect(system.answers([far, color]).map(\.finding.category) == [.shadow, .color])
  }
}
