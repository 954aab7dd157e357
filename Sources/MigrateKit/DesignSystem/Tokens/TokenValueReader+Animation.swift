extension TokenValueReader {
  /// A curve alone.
  func cubicBezier(_ json: JSONValue, at origin: TokenOrigin) -> TokenValue? {
    curve(json, at: origin).map { .animation(AnimationValue($0)) }
  }

  /// A duration with a curve, or the spring in `$extensions.dsmigrate.spring`, because the format
  /// has no springs.
  ///
  /// A delay is not part of an animation's value in Swift, where it is chained on.
  func transition(_ json: JSONValue, at origin: TokenOrigin) -> TokenValue? {
    guard let object = json.object else {
      return fail(
        origin, "expected \"duration\", \"delay\" and \"timingFunction\", found \(json.kind)")
    }
    if let spring = extensions?["dsmigrate"]?["spring"] {
      return self.spring(spring, at: origin).map { .animation(AnimationValue($0)) }
    }
    for key in ["duration", "timingFunction"] where object[key] == nil {
      return fail(origin, "\"\(key)\" is missing")
    }
    guard let timing = object["timingFunction"], let written = object["duration"],
      let motion = curve(timing, at: origin.key("timingFunction")),
      let milliseconds = duration(written, at: origin.key("duration"))
    else { return nil }
    return .animation(AnimationValue(motion, duration: milliseconds / 1000))
  }

  private func spring(_ json: JSONValue, at origin: TokenOrigin) -> AnimationValue.Motion? {
    guard let response = json["response"]?.number, let damping = json["dampingFraction"]?.number,
      response.isFinite, response > 0, damping.isFinite, damping >= 0
    else {
      return fail(
        origin, "a spring has a \"response\" in seconds and a \"dampingFraction\", both numbers")
    }
    return .spring(response: response, dampingFraction: damping)
  }

  private func curve(_ json: JSONValue, at origin: TokenOrigin) -> AnimationValue.Motion? {
    let numbers = json.array?.compactMap(\.number).filter(\.isFinite) ?? []
    guard numbers.count == 4, json.array?.count == 4 else {
      return fail(origin, "a cubic Bézier curve is an array of four numbers")
    }
    return .curve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}
