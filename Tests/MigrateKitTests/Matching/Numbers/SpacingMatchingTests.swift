import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Spacing: like radii, except for the sign")
struct SpacingMatchingTests {
  private let system = TestSystem.designSystem(
    TestSystem.number("small", 8), TestSystem.number("medium", 16),
    TestSystem.number("card", 16, roles: [.card]), TestSystem.radius("round", 12),
    prefer: ["medium"])

  @Test("spacing only matches spacing, never a radius of the same size")
  func categories() {
    let answer = system.answer(.number(8))
    #expect(answer.token == "small")
    #expect(answer.status == .exact)
    #expect(answer.replacement == "Spacings.small")
    #expect(system.answer(.number(12)).status == .gap)
    #expect(
      system.answer(.number(12)).message(.tooFar)
        == "the nearest spacing, medium, is 16, not 12; a nearer one is applied")
    #expect(system.answer(.radius(16)).status == .gap)
  }

  @Test("the padded component decides between tokens of one value, else 'prefer' does")
  func roles() {
    #expect(system.answer(.number(16)).token == "medium")
    #expect(system.answer(.number(16, .card)).token == "card")
  }

  @Test("a token for the inside of a sheet matches neither any padding nor spacing between views")
  func gap() {
    let sheet = TestSystem.designSystem(TestSystem.number("wide", 20, roles: [.sheet]))
    #expect(sheet.answer(.number(20, .sheet)).status == .exact)
    #expect(sheet.answer(.number(20)).heldBy == [.roleUnknown])
    let answer = sheet.answer(.number(20, .gap))
    #expect(answer.heldBy == [.roleDiffers])
    #expect(
      answer.message(.roleDiffers)
        == "wide is for sheets, and this is a gap; a token for gaps is applied")
  }

  @Test("a token for the inside of views matches all padding, and no gap")
  func inset() {
    let margins = TestSystem.designSystem(TestSystem.number("thin", 8, roles: [.inset]))
    #expect(margins.answer(.number(8)).status == .exact)
    #expect(margins.answer(.number(8, .card)).status == .exact)
    let answer = margins.answer(.number(8, .gap))
    #expect(answer.heldBy == [.roleDiffers])
    #expect(
      answer.message(.roleDiffers)
        == "thin is for the space inside of views, and this is a gap; a token for gaps is applied")
    let scales = TestSystem.designSystem(
      TestSystem.number("padding", 8, roles: [.inset]), TestSystem.number("spacing", 8))
    #expect(scales.answer(.number(8)).token == "padding")
    #expect(scales.answer(.number(8, .gap)).token == "spacing")
  }

  @Test("an inset of a constraint takes no token for gaps, and any other that padding takes")
  func insetOfConstraint() {
    let scales = TestSystem.designSystem(
      TestSystem.number("loose", 8, roles: [.gap]),
      TestSystem.number("inside", 8, roles: [.inset]))
    #expect(scales.answer(.number(8, .inset)).token == "inside")
    #expect(scales.answer(.number(8, .gap)).token == "loose")
    let gaps = TestSystem.designSystem(TestSystem.number("loose", 8, roles: [.gap]))
    #expect(gaps.answer(.number(8, .inset)).heldBy == [.roleDiffers])
    #expect(system.answer(.number(8, .inset)).status == .exact)
    let sheet = TestSystem.designSystem(TestSystem.number("wide", 20, roles: [.sheet]))
    #expect(sheet.answer(.number(20, .inset)).heldBy == [.roleUnknown])
  }

  @Test("negative spacing is matched by its size, and needs acceptance")
  func negative() {
    let answer = system.answer(.number(-8))
    #expect(answer.token == "small")
    #expect(answer.status == .review)
    #expect(answer.heldBy == [.negative])
    #expect(answer.replacement == "-Spacings.small")
    #expect(answer.distance == Distance(0, .pt))
  }

  @Test("the sign of a constraint only states a direction")
  func constraint() {
    let answer = system.answer(
      Finding.number(-16).with { $0.context.countsBothWays = true })
    #expect(answer.status == .exact)
    #expect(answer.replacement == "-Spacings.medium")
  }
}
