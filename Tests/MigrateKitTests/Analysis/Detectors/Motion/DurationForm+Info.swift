@testable import MigrateKitCore

extension DurationDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .curve: Self.curveInfo
    case .animate: Self.animateInfo
    case .property: Self.propertyInfo
    case .constant: Self.constantInfo
    }
  }

  private static let curveInfo = DetectorInfo(
    id: curve.rawValue, category: .duration,
    summary: "The duration of one of SwiftUI's animations.",
    explanation: "The curve is kept, and so are delays and speeds.",
    examples: [
      .finds(
        "view.animation(.easeInOut(duration: «0.3»), value: isOn)",
        "withAnimation(.linear(duration: isFast ? «0.1» : «0.25»)) { move() }",
        "view.animation(Animation.easeOut(duration: «0.2»).delay(0.1))",
        "Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: «0.5»)",
        "withAnimation(.spring(duration: «0.4», bounce: 0.2)) { move() }"),
      .ignores(
        "a name", "view.animation(.easeInOut(duration: AnimationDuration.standard), value: isOn)"),
      .ignores(
        "there is no duration", "view.animation(.easeInOut, value: isOn)",
        "withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { move() }"),
      .ignores(
        "the duration of something that does not move", "try await Task.sleep(duration: 0.3)",
        "let toast = Toast(text: text, duration: 3)"),
    ])

  private static let animateInfo = DetectorInfo(
    id: animate.rawValue, category: .duration,
    summary: "The duration of one of UIKit's animations.",
    examples: [
      .finds(
        "UIView.animate(withDuration: «0.3», delay: 0.1, options: []) { move() }",
        "UIView.transition(with: view, duration: «0.25», options: []) { move() }",
        "let animator = UIViewPropertyAnimator(duration: «0.4», curve: .easeInOut)"),
      .ignores("a name", "UIView.animate(withDuration: duration) { move() }"),
      .ignores("a place in a recording", "player.seek(toDuration: 3)"),
    ])

  private static let propertyInfo = DetectorInfo(
    id: property.rawValue, category: .duration,
    summary: "The duration that is assigned to an animation.",
    examples: [
      .finds("fadeAnimation.duration = «0.3»"),
      .ignores("the length of a recording", "track.duration = 180"),
      .ignores("it is read, not assigned", "let length = fadeAnimation.duration"),
    ])

  private static let constantInfo = DetectorInfo(
    id: constant.rawValue, category: .duration,
    summary: "A constant that only carries the duration of an animation.",
    examples: [
      .tells(
        .oneHop,
        "struct Row: View { let c: Color; let animationDuration: TimeInterval = «0.3» }"),
      .finds(
        """
        struct Row: View {
          let pace = «0.2»
          var body: some View { Text(title).animation(.linear(duration: pace)) }
        }
        """),
      .ignores(
        "the name may be of a recording, and nothing uses it for an animation",
        "struct Row: View { let duration = 180.0 }"),
    ])
}
