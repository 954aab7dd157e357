/// Finds how long something moves, written as a number of seconds.
struct DurationDetector: Detector {
  static var infos: [DetectorInfo] { [curveInfo, animateInfo, propertyInfo, constantInfo] }

  func drafts(in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    let numbers = NumberDrafts(outline: outline, category: .duration) { _ in .unknown }
    let words: [KnownWord] = [.duration, .withDuration]
    let places = words.flatMap { outline.indices(of: $0) }
      .compactMap { Self.place(Int($0), in: outline) }
    return numbers.drafts(places, constants: Self.constantInfo.id) { words in
      words.hasSuffix(["animation", "duration"]) || words.hasSuffix(["transition", "duration"])
    }
  }

  private static func place(_ word: Int, in outline: SyntaxOutline) -> NumberPlace? {
    if let (call, argument) = outline.call(labelledBy: word) {
      guard let form = form(of: call, in: outline) else { return nil }
      return NumberPlace(
        form: form, value: argument.value, spelling: outline.spelledSignature(call), site: .double)
    }
    guard outline.word(word) == .duration, outline.kind(word - 1) == .period,
      NameWords.split(outline.name(word - 2)).contains(where: moving.contains),
      let value = outline.valueAssigned(to: word)
    else { return nil }
    return NumberPlace(
      form: propertyInfo.id, value: value, spelling: ".duration =", site: .double)
  }

  private static func form(of call: CallExpression, in outline: SyntaxOutline) -> String? {
    let name = outline.name(outline.callee(of: call))
    if name == "UIViewPropertyAnimator" { return animateInfo.id }
    guard outline.kind(call.name - 1) == .period else { return nil }
    if curves.contains(name) { return curveInfo.id }
    return animators.contains(name) ? animateInfo.id : nil
  }

  private static let curves: Set<String> = [
    "easeInOut", "easeIn", "easeOut", "linear", "timingCurve", "spring", "bouncy", "snappy",
    "smooth", "interpolatingSpring",
  ]
  private static let animators: Set<String> = [
    "animate", "animateKeyframes", "transition", "runningPropertyAnimator",
  ]
  private static let moving: Set<String> = [
    "animation", "transition", "animator", "anim", "fade", "pulse",
  ]

  private static let curveInfo = DetectorInfo(
    id: "duration-curve", category: .duration,
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
    id: "duration-animate", category: .duration,
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
    id: "duration-property", category: .duration,
    summary: "The duration that is assigned to an animation.",
    examples: [
      .finds("fadeAnimation.duration = «0.3»"),
      .ignores("the length of a recording", "track.duration = 180"),
      .ignores("it is read, not assigned", "let length = fadeAnimation.duration"),
    ])

  private static let constantInfo = DetectorInfo(
    id: "duration-constant", category: .duration,
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
