/// Finds durations that are written as numbers of seconds.
struct DurationDetector: Detector {
  static let category: TokenCategory? = .duration

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case curve = "duration-curve"
    case animate = "duration-animate"
    case property = "duration-property"
    case constant = "duration-constant"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    let numbers = RawNumberFindings(outline: outline, category: .duration) { _ in .unknown }
    let words: [KnownWord] = [.duration, .withDuration]
    let places = words.flatMap { outline.indices(of: $0) }
      .compactMap { Self.place(Int($0), in: outline) }
    return numbers.rawFindings(places, constants: Form.constant.rawValue) { words in
      words.hasSuffix(["animation", "duration"]) || words.hasSuffix(["transition", "duration"])
    }
  }

  private static func place(_ word: Int, in outline: SyntaxOutline) -> NumberPlace? {
    if let (call, argument) = outline.call(labelledBy: word) {
      guard let form = form(of: call, in: outline) else { return nil }
      return NumberPlace(
        form: form, value: argument.value, signature: outline.signature(call), site: .double)
    }
    guard outline.word(word) == .duration, outline.kind(word - 1) == .period,
      NameWords.split(outline.name(word - 2)).contains(where: moving.contains),
      let value = outline.valueAssigned(to: word)
    else { return nil }
    return NumberPlace(
      form: Form.property.rawValue, value: value, signature: ".duration =", site: .double)
  }

  fileprivate static func form(of call: CallExpression, in outline: SyntaxOutline) -> String? {
    let name = outline.name(outline.callee(of: call))
    if name == "UIViewPropertyAnimator" { return Form.animate.rawValue }
    guard outline.kind(call.name - 1) == .period else { return nil }
    if curves.contains(name) { return Form.curve.rawValue }
    return animators.contains(name) ? Form.animate.rawValue : nil
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
}

extension SyntaxOutline {
  /// Whether a word is the label of an animation's duration: `.easeOut(duration: Motion.fast)`.
  package func labelsDuration(_ word: Int) -> Bool {
    call(labelledBy: word).map { DurationDetector.form(of: $0.call, in: self) != nil } ?? false
  }
}
