/// Finds animations that are written as values: a curve with its duration, a spring.
struct AnimationDetector: Detector {
  static let category: TokenCategory? = .animation

  /// The forms of the value.
  enum Form: String, CaseIterable, Sendable {
    case curve = "animation-curve"
    case spring = "animation-spring"
    case function = "animation-timing-function"
  }

  func rawFindings(in file: ScannedFile) -> [RawFinding] {
    let outline = file.outline
    func rawFindings(
      _ word: KnownWord, _ read: (CallExpression, Argument, SyntaxOutline) -> RawFinding?
    ) -> [RawFinding] {
      outline.indices(of: word).compactMap { index in
        outline.call(labelledBy: Int(index)).flatMap { read($0.call, $0.argument, outline) }
      }
    }
    return rawFindings(.duration, animation) + rawFindings(.response, animation)
      + rawFindings(.controlPoints, function)
  }

  // MARK: SwiftUI

  /// Reads `.easeInOut(duration: 0.3)`, `.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5)` and springs.
  private func animation(
    _ call: CallExpression, _ argument: Argument, in outline: SyntaxOutline
  ) -> RawFinding? {
    guard let span = head(of: call, in: outline) else { return nil }
    let arguments = outline.arguments(call)
    let name = outline.name(call.name)
    if AnimationValue.Motion.isSpring(name) { return spring(call, span, in: outline) }
    let motion: AnimationValue.Motion?
    if name == "timingCurve" {
      motion = Self.curve(arguments.filter { $0.label == nil }, in: outline)
    } else {
      motion = arguments.count == 1 ? .named(name) : nil
    }
    // Computed animations are reported by their duration, if the system has tokens for durations.
    guard let motion, let seconds = outline.number(argument.value) else { return nil }
    return rawFinding(
      .curve, span, call, AnimationValue(motion, duration: seconds), .animation, outline)
  }

  /// Reads `.spring(response: 0.3, dampingFraction: 0.6)`, `.spring(duration: 0.3, bounce: 0.2)`, `.snappy(duration: 0.3)`.
  private func spring(
    _ call: CallExpression, _ span: Range<Int>, in outline: SyntaxOutline
  ) -> RawFinding? {
    let parts = outline.arguments(call)
    let readings = parts.map { outline.numberReading($0.value) }
    // Only names: the value is elsewhere.
    let isNamed = readings.allSatisfy { if case .reference = $0 { true } else { false } }
    guard !isNamed else { return nil }
    var numbers: [String: Double] = [:]
    for part in parts {
      guard let number = outline.number(part.value), let label = part.label else {
        var rawFinding = rawFinding(.spring, span, call, nil, .animation, outline)
        rawFinding.leave(.notConstant, "a part of the spring is computed")
        return rawFinding
      }
      numbers[outline.name(label)] = number
    }
    let blend = numbers.removeValue(forKey: "blendDuration") ?? 0
    guard let motion = AnimationValue.Motion.spring(outline.name(call.name), numbers) else {
      return nil
    }
    var rawFinding = rawFinding(
      .spring, span, call, AnimationValue(motion), .animation, outline)
    if blend != 0 { rawFinding.hold("it has a blend duration, which tokens do not cover") }
    return rawFinding
  }

  /// The call of a member of `Animation`, implicit or not; chained members are kept.
  private func head(of call: CallExpression, in outline: SyntaxOutline) -> Range<Int>? {
    guard outline.kind(call.name - 1) == .period else { return nil }
    let start = outline.chainStart(call.name)
    let isImplicit = start == call.name - 1
    let isQualified =
      start == call.name - 2 && outline.isText(start, "Animation")
      || start == call.name - 4 && outline.isText(start + 2, "Animation")
    return isImplicit || isQualified ? start..<call.close + 1 : nil
  }

  // MARK: Core Animation

  /// Reads `CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)`.
  private func function(
    _ call: CallExpression, _ first: Argument, in outline: SyntaxOutline
  ) -> RawFinding? {
    guard outline.isText(outline.callee(of: call), "CAMediaTimingFunction"),
      let motion = Self.curve(outline.arguments(call), in: outline)
    else { return nil }
    let span = outline.chainStart(call.name)..<call.close + 1
    return rawFinding(
      .function, span, call, AnimationValue(motion), .timingFunction, outline)
  }

  private static func curve(
    _ points: [Argument], in outline: SyntaxOutline
  ) -> AnimationValue.Motion? {
    let numbers = points.compactMap { outline.number($0.value) }
    guard points.count == 4, numbers.count == 4 else { return nil }
    return .curve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  private func rawFinding(
    _ form: Form, _ span: Range<Int>, _ call: CallExpression, _ value: AnimationValue?,
    _ site: Site, _ outline: SyntaxOutline
  ) -> RawFinding {
    var rawFinding = RawFinding(
      detector: form.rawValue, category: .animation, span: span,
      signature: outline.signature(call),
      value: value.map { .known(.animation($0)) } ?? .none, site: site)
    let holder = ValueHolder(of: span, in: outline)
    if let obstacle = holder.obstacle(in: outline) {
      rawFinding.hold(obstacle)
    } else if outline.constant(holder, is: span) {
      rawFinding.setConstant()
    }
    return rawFinding
  }
}
