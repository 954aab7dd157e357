@testable import MigrateKitCore

extension AnimationDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .curve: Self.curveInfo
    case .spring: Self.springInfo
    case .function: Self.functionInfo
    }
  }

  private static let curveInfo = DetectorInfo(
    id: curve.rawValue, category: .animation,
    summary: "One of SwiftUI's curves with its duration.",
    explanation: """
      Curve and duration are one value, replaced as a whole; what is chained on it stays. Where the \
      system has tokens for durations too, the surer match is taken.
      """,
    examples: [
      .finds(
        "view.animation(«.easeInOut(duration: 0.3)», value: isOn)",
        "withAnimation(«Animation.easeOut(duration: 0.2)».delay(0.1)) { move() }",
        "withAnimation(«.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5)») { move() }"),
      .tells(.oneHop, "let fade = «Animation.linear(duration: 0.2)»"),
      .ignores("a curve without a duration is the system's own", "view.animation(.easeInOut)"),
      .ignores("a name", "withAnimation(.linear(duration: pace)) { move() }"),
      .ignores("another type's member", "let road = Road.linear(duration: 3)"),
    ])

  private static let springInfo = DetectorInfo(
    id: spring.rawValue, category: .animation,
    summary: "One of SwiftUI's springs.",
    explanation: """
      Response and damping are one value; a damping that is left out is SwiftUI's own, 0.825. A \
      spring by its `duration` and `bounce` is the one with this response and a damping of 1 less \
      the bounce.
      """,
    examples: [
      .finds(
        "withAnimation(«.spring(response: 0.3, dampingFraction: 0.6)») { move() }",
        "view.animation(«.spring(response: 0.4)».delay(0.1), value: isOn)",
        "view.animation(«.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0)»)",
        "withAnimation(«.spring(duration: 0.4, bounce: 0.2)») { move() }",
        "withAnimation(«.snappy(duration: 0.4)») { move() }"),
      .tells(
        .reportOnly,
        "view.animation(«.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 1)»)"
      ),
      .tells(
        .notConstant,
        "view.animation(«.spring(response: isFast ? 0.2 : 0.4, dampingFraction: 0.6)»)"),
      .ignores(
        "a spring of the system's own", "view.animation(.spring)", "view.animation(.bouncy)"),
      .ignores(
        "the standard values of a spring that is given by its bounce alone",
        "view.animation(.spring(bounce: 0.4))"),
      .ignores(
        "stiffness and damping of a mass: another kind of spring",
        "view.animation(.interpolatingSpring(stiffness: 170, damping: 15))"),
    ])

  private static let functionInfo = DetectorInfo(
    id: function.rawValue, category: .animation,
    summary: "A curve of Core Animation by its control points.",
    examples: [
      .finds("animation.timingFunction = «CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)»"),
      .ignores(
        "a curve of the system's own",
        "animation.timingFunction = CAMediaTimingFunction(name: .easeIn)"),
      .ignores("a name", "CAMediaTimingFunction(controlPoints: x, 0.8, 0.2, 1)"),
    ])
}
