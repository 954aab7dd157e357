import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("From a match to a suggestion")
struct SuggestionTests {
  private let system = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A"))
  private let ink = Finding.color("#1A1A1A")

  @Test(
    "findings that are not open keep their disposition",
    arguments: [
      (Disposition.definition, Status.definition), (.suppressed, .suppressed),
      (.unresolved, .unresolved),
    ])
  func passesThrough(disposition: Disposition, status: Status) {
    let finding = ink.with {
      $0.disposition = disposition
      $0.reasons = [Reason(.systemSemantic, "a semantic color")]
    }
    for answer in [
      system.answer(finding),
      TokenMatcher(designSystem: nil).suggestions(
        for: [finding], file: FileFacts(), module: nil, project: ProjectFacts())[0],
    ] {
      #expect(answer.status == status)
      #expect(answer.reasons == finding.reasons)
      #expect(answer.token == nil && answer.replacement == nil && answer.candidates.isEmpty)
    }
  }

  @Test(
    "a token is never written into its own declaration, which would refer to itself forever",
    arguments: [
      ("Theme.Ink.body", Status.definition), ("App.Theme.Ink.body", .definition),
      ("Ink.body", .definition), ("Theme.Paper.body", .exact), ("body", .exact),
      ("Theme.Ink.body.title", .exact),
    ])
  func ownDeclaration(declaration: String, status: Status) {
    let system = TestSystem.designSystem(TestSystem.color("Theme.Ink.body", "#1A1A1A"))
    let answer = system.answer(ink.with { $0.context.view = declaration })
    #expect(answer.status == status)
    #expect(answer.edits.isEmpty == (status == .definition))
  }

  @Test("without a mapping everything open is a gap")
  func noMapping() {
    let answers = TokenMatcher(designSystem: nil).suggestions(
      for: [ink], file: FileFacts(), module: nil, project: ProjectFacts())
    #expect(answers.map(\.status) == [.gap])
    #expect(
      answers[0].message(.noMapping)
        == "there is no mapping; dsmigrate init writes one if the project declares tokens, and dsmigrate tokens suggest "
        + "proposes tokens if it declares none")
  }

  @Test("an open value that could not be read is unresolved")
  func unread() {
    let finding = Finding.of(nil, site: .color).with {
      $0.reasons = [Reason(.malformedHex, "GG is no digit")]
    }
    #expect(system.answer(finding).status == .unresolved)
    #expect(system.answer(finding).codes == [.malformedHex])
  }

  @Test("an empty system matches nothing, with a reason")
  func emptySystem() {
    let empty = TestSystem.designSystem()
    #expect(empty.answer(ink).codes == [.roleNotCovered])
    #expect(empty.answer(.color("#1A1A1A", .unknown)).codes == [.tooFar])
    #expect(empty.answer(.font(FontValue(size: 12))).codes == [.tooFar])
    #expect(empty.answer(.radius(12)).codes == [.tooFar])
  }

  @Test("tests and report-only values keep their status, token and candidates, not a replacement")
  func reportOnly() {
    let inTest = system.answer(ink.with { $0.place = .test })
    let reportOnly = system.answer(ink.with { $0.disposition = .reportOnly })
    let reported = system.answer(
      ink.with {
        $0.disposition = .reportOnly
        $0.reasons = [Reason(.reportOnly, "a pattern")]
      })
    for (answer, code) in [(inTest, ReasonCode.inTest), (reportOnly, .reportOnly)] {
      #expect(answer.status == .exact)
      #expect(answer.token == "ink")
      #expect(answer.candidates.count == 1)
      #expect(answer.replacement == nil && answer.edits.isEmpty)
      #expect(answer.codes == [code])
    }
    #expect(reported.message(.reportOnly) == "a pattern")
  }

  @Test(
    "the context may hold the finding",
    arguments: [
      (ReasonCode.oneHop, true), (.lightDarkPair, true), (.severalValues, false),
    ])
  func context(code: ReasonCode, hasReplacement: Bool) {
    let finding = ink.with {
      $0.context.isConstant = code == .oneHop
      $0.context.isPair = code == .lightDarkPair
      $0.context.hasSeveralValues = code == .severalValues
    }
    let answer = system.answer(finding)
    #expect(answer.status == .review)
    #expect(answer.heldBy == [code])
    #expect((answer.replacement != nil) == hasReplacement)
    // Detection may have told it already, in words of its own.
    let reported = finding.with { $0.reasons = [Reason(code, "as detection says")] }
    #expect(system.answer(reported).reasons.map(\.message) == ["as detection says"])
  }

  @Test(
    "a run that accepts every reason that holds a finding applies it; one that does not, does not")
  func accept() {
    let adaptive = TestSystem.designSystem(TestSystem.color("ink", "#1A1A1A", dark: "#FFFFFF"))
    let answer = adaptive.answer(.color("#1A1A1A", .unknown))
    #expect(answer.heldBy == [.changesInDark, .roleUnknown])
    #expect(!ApplyPolicy().applies(answer))
    #expect(!ApplyPolicy(accept: [.changesInDark]).applies(answer))
    #expect(ApplyPolicy(accept: [.changesInDark, .roleUnknown]).applies(answer))
    #expect(ApplyPolicy(level: .review).applies(answer))
  }

  @Test("reasons that need a decision cannot be accepted, for a run or in the mapping")
  func decisionsStay() {
    let twins = TestSystem.designSystem(
      TestSystem.color("one", "#1A1A1A"), TestSystem.color("two", "#1A1A1A")
    )
    .with { $0.accept = Set(ReasonCode.allCases) }
    let answer = twins.answer(ink)
    #expect(answer.status == .review)
    #expect(answer.replacement == nil)
    #expect(!ApplyPolicy(level: .review, accept: Set(ReasonCode.allCases)).applies(answer))
  }

  @Test("reasons without a visible change leave exact exact once accepted in the mapping")
  func acceptedForGood() {
    let accepting = system.with { $0.accept = [.roleUnknown, .oneHop] }
    let finding = Finding.color("#1A1A1A", .unknown).with { $0.context.isConstant = true }
    let answer = accepting.answer(finding)
    #expect(answer.status == .exact)
    #expect(answer.codes == [.oneHop, .roleUnknown])
    #expect(answer.heldBy.isEmpty)
  }

  @Test("one code never counts twice, and only what --accept may name holds without a decision")
  func effects() {
    for code in ReasonCode.allCases {
      let isNamed = code.effect == .holds || code.effect == .unproven
      #expect(isNamed == code.isAcceptable, "\(code)")
      if code.changesLook { #expect(code.effect == .holds, "\(code)") }
    }
  }
}
