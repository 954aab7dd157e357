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
      .finds("view.animation(.easeInOut(duration: «0.3»), value: isOn)"),
      .finds("withAnimation(.linear(duration: isFast ? «0.1» : «0.25»)) { move() }"),
      .finds("let fade = Animation.easeOut(duration: «0.2»).delay(0.1)"),
      .finds("let curve = Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: «0.5»)"),
      .finds("withAnimation(.spring(duration: «0.4», bounce: 0.2)) { move() }"),
      .ignores("view.animation(.easeInOut(duration: AnimationDuration.standard), value: isOn)"),
      .ignores("view.animation(.easeInOut, value: isOn)"),
      .ignores("try await Task.sleep(duration: 0.3)"),
      .ignores("let toast = Toast(text: text, duration: 3)"),
      .ignores("withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) { move() }"),
    ])

  private static let animateInfo = DetectorInfo(
    id: "duration-animate", category: .duration,
    summary: "The duration of one of UIKit's animations.",
    examples: [
      .finds("UIView.animate(withDuration: «0.3», delay: 0.1, options: []) { move() }"),
      .finds("UIView.transition(with: view, duration: «0.25», options: []) { move() }"),
      .finds("let animator = UIViewPropertyAnimator(duration: «0.4», curve: .easeInOut)"),
      .ignores("UIView.animate(withDuration: duration) { move() }"),
      .ignores("player.seek(toDuration: 3)"),
    ])

  private static let propertyInfo = DetectorInfo(
    id: "duration-property", category: .duration,
    summary: "The duration that is assigned to an animation.",
    examples: [
      .finds("fadeAnimation.duration = «0.3»"),
      .ignores("track.duration = 180"),
      .ignores("let length = fadeAnimation.duration"),
    ])

  private static let constantInfo = DetectorInfo(
    id: "duration-constant", category: .duration,
    summary: "A constant that only carries the duration of an animation.",
    examples: [
      .finds("struct V: View { let c: Color; let animationDuration: TimeInterval = «0.3» }"),
      .finds(
        "struct V: View { let d = «0.2»; var body: some View { a.animation(.linear(duration: d)) } }"
      ),
      .ignores("struct V: View { let duration = 180.0 }"),
    ])
}
