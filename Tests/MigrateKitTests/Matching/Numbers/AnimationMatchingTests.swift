import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Animations: a curve with its duration, or a spring")
struct AnimationMatchingTests {
  private static func spring(_ response: Double, _ damping: Double) -> AnimationValue {
    AnimationValue(.spring(response: response, dampingFraction: damping))
  }

  private static func curve(_ name: String, _ seconds: Double?) -> AnimationValue {
    AnimationValue(
      .named(name) ?? .curve(x1: 0.2, y1: 0.8, x2: 0.2, y2: 1), duration: seconds)
  }

  private static func token(_ path: String, _ value: AnimationValue) -> DesignToken {
    DesignToken(path: path, value: .animation(value))
  }

  private let system = TestSystem.designSystem(
    token("springy", spring(0.3, 0.6)), token("calm", spring(0.6, 0.9)),
    token("smooth", curve("easeInOut", 0.3)), token("linear", curve("linear", 0.3)),
    TestSystem.number("standard", 0.3, of: .duration))

  /// Motion is named for what moves, and how it moves is for everything.
  @Test(arguments: [
    ("press", "CardPressStyle", true), ("press", "Splash", false),
    ("buttonPress", "Counter", false), ("riseIn", "ToastView", false),
    ("riseIn", "RiseInView", true), ("snappySpring", "Splash", true),
  ]) func whatMovesIsIndicated(name: String, type: String, isChanged: Bool) {
    let system = TestSystem.designSystem(Self.token(name, Self.curve("easeOut", 0.12)))
    let finding = Finding.of(
      .animation(Self.curve("easeOut", 0.12)), .unknown, site: .animation
    ).with { $0.context.enclosingType = type }
    let answer = system.answer(finding)
    #expect(answer.status == (isChanged ? .exact : .review))
    #expect(answer.heldBy == (isChanged ? [] : [.meaningNotStated]))
  }

  private func answer(_ value: AnimationValue) -> Suggestion {
    system.answer(.of(.animation(value), .unknown, site: .animation))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var value: AnimationValue
    var status: Status
    var token: String?
    var heldBy: Set<ReasonCode> = []
    var testDescription: String { ValueWords.animation(value) }
  }

  @Test(
    "equal curves are compared by duration, and springs by damping too",
    arguments: [
      Row(value: spring(0.3, 0.6), status: .exact, token: "springy"),
      Row(value: spring(0.31, 0.605), status: .near, token: "springy"),
      Row(value: spring(0.34, 0.6), status: .review, token: "springy", heldBy: [.visibleChange]),
      Row(value: spring(0.3, 0.68), status: .review, token: "springy", heldBy: [.visibleChange]),
      Row(value: spring(0.3, 0.75), status: .gap),
      Row(value: spring(0.45, 0.6), status: .gap),
      Row(value: curve("easeInOut", 0.3), status: .exact, token: "smooth"),
      Row(value: curve("linear", 0.3), status: .exact, token: "linear"),
      Row(
        value: curve("linear", 0.34), status: .review, token: "linear", heldBy: [.visibleChange]),
      Row(value: curve("easeOut", 0.3), status: .gap),
      Row(value: curve("easeInOut", nil), status: .gap),
      Row(value: curve("none", 0.3), status: .gap),
    ])
  func status(row: Row) {
    let answer = answer(row.value)
    #expect(answer.status == row.status)
    #expect(answer.token == row.token)
    #expect(answer.heldBy == row.heldBy)
  }

  @Test("its sentences")
  func sentences() {
    #expect(
      answer(Self.spring(0.34, 0.6)).message(.visibleChange)
        == "a spring of 0.34 s with a damping of 0.6 would become a spring of 0.3 s with a damping of 0.6; "
        + "a change that cannot be seen would be applied")
    #expect(
      answer(Self.curve("easeOut", 0.3)).message(.tooFar)
        == "the design system has no animation like easeOut of 0.3 s")
    #expect(
      answer(Self.spring(2, 0.6)).message(.tooFar)
        == "no animation is near a spring of 2 s with a damping of 0.6, the nearest being calm; "
        + "a nearer one is applied")
  }

  @Test("a value between two tokens needs a decision")
  func runnerUp() {
    let system = TestSystem.designSystem(
      Self.token("soft", Self.spring(0.3, 0.7)), Self.token("hard", Self.spring(0.3, 0.6)))
    let answer = system.answer(
      .of(.animation(Self.spring(0.3, 0.65)), .unknown, site: .animation))
    #expect(answer.heldBy == [.visibleChange, .closeRunnerUp])
  }

  @Test("of a curve and its duration only the better match is reported")
  func parts() {
    let whole = MatchedSource("view.animation(.easeInOut(duration: 0.3), value: isOn)", system)
    // Both are exact: the duration leaves the curve as it is written.
    #expect(whole.suggestions.map(\.token) == ["standard"])
    let other = MatchedSource("view.animation(.easeOut(duration: 0.3), value: isOn)", system)
    #expect(other.suggestions.map(\.token) == ["standard"])
    let curves = TestSystem.designSystem(Self.token("smooth", Self.curve("easeInOut", 0.3)))
    let alone = MatchedSource("view.animation(.easeInOut(duration: 0.3), value: isOn)", curves)
    #expect(alone.suggestions.map(\.replacement) == ["Animation.smooth"])
  }

  @Test("members chained on a spring are kept")
  func chained() {
    let matched = MatchedSource(
      "withAnimation(.spring(response: 0.3, dampingFraction: 0.6).delay(0.1)) { move() }", system)
    #expect(matched.suggestions.map(\.replacement) == ["Animation.springy"])
    #expect(
      matched.marking { $0.status == .exact }
        == "withAnimation(«.spring(response: 0.3, dampingFraction: 0.6)».delay(0.1)) { move() }")
  }
}
