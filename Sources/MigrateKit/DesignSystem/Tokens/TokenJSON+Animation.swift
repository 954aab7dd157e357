extension AnimationValue {
  /// Whether it is a curve without a duration.
  var isCurveAlone: Bool {
    if case .curve = motion { duration == nil } else { false }
  }
}

extension TokenJSON {
  /// An animation; the format has no springs, which become the nearest curve.
  static func transition(_ animation: AnimationValue) -> JSONValue {
    var curve = [0.42, 0, 0.58, 1]
    var seconds = animation.duration ?? 0
    switch animation.motion {
    case .curve(let x1, let y1, let x2, let y2): curve = [x1, y1, x2, y2]
    case .spring(let response, _): seconds = response
    }
    return .object(
      JSONObject([
        "duration": duration(seconds: seconds),
        "delay": duration(seconds: 0),
        "timingFunction": .array(curve.map(number)),
      ]))
  }

  /// A curve alone, as its two control points.
  static func curve(_ motion: AnimationValue.Motion) -> JSONValue {
    guard case .curve(let x1, let y1, let x2, let y2) = motion else { return .null }
    return .array([x1, y1, x2, y2].map(number))
  }

  /// What the format cannot express of an animation; `nil` for nothing.
  static func springExtension(_ animation: AnimationValue) -> JSONValue? {
    guard case .spring(let response, let damping) = animation.motion else { return nil }
    return .object(
      JSONObject([
        "spring": .object(
          JSONObject(["response": number(response), "dampingFraction": number(damping)]))
      ]))
  }
}
