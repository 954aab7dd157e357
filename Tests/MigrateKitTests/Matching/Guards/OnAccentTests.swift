import Testing

@testable import MigrateKit

@Suite("Text and icons on an accent")
struct OnAccentTests {
  private let system = TestSystem.catalogue(
    TestSystem.color("accent", "#1D4ED8", roles: [.tint, .background]),
    TestSystem.color("label", "#FFFFFF", roles: [.onAccent]),
    TestSystem.color("paper", "#FAFAFA", roles: [.background]),
    TestSystem.color("ink", "#111111", roles: [.text]))

  private func chain(_ findings: Finding...) -> [Finding] {
    findings.map { finding in finding.with { $0.context.chain = 1 } }
  }

  @Test("a text on an accent of the system takes the token for it")
  func onAccent() {
    let answers = system.answers(
      chain(.color("#FFFFFF", .text), .color("#1D4ED8", .background, at: 50)))
    #expect(answers[0].status == .exact)
    #expect(answers[0].token == "label")
    #expect(answers[0].finding.role.role == .onAccent)
    #expect(answers[0].finding.role.evidence == "test, on accent")
  }

  @Test("on another background it does not")
  func onPaper() {
    let answers = system.answers(
      chain(.color("#111111", .text), .color("#FAFAFA", .background, at: 50)))
    #expect(answers[0].token == "ink")
    #expect(answers[0].finding.role.role == .text)
  }

  @Test("a text that no token for accents is near keeps its own")
  func ownText() {
    let answers = system.answers(
      chain(.color("#111111", .text), .color("#1D4ED8", .background, at: 50)))
    #expect(answers[0].token == "ink")
  }

  @Test("where nothing tells what it lies on, a person confirms it")
  func unknownGround() {
    for role in [UsageRole.text, .icon] {
      let answer = system.answer(.color("#FFFFFF", role))
      #expect(answer.status == .review)
      #expect(answer.heldBy == [.roleUnknown])
      #expect(answer.token == "label")
      #expect(answer.message(.roleUnknown) == "the code does not say whether it lies on an accent")
    }
    #expect(system.answer(.color("#FFFFFF", .border)).status == .gap)
  }
}
