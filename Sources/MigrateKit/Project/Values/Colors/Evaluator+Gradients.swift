// Evaluates painted styles: a color, or the colors of a gradient.

extension Evaluator {
  /// The colors that code paints at a place: one, those of a gradient, or the alternatives of a
  /// choice of the app; `nil` if one of them is unknown.
  mutating func paint(ofCode text: String, at place: NameResolver.Place) -> [ColorValue]? {
    // Implicit members are rarely of other styles than colors.
    let site: Site = text.hasPrefix(".") ? .color : .any
    let whole = worth(ofCode: text, at: place, expecting: site)
    if let colors = whole.colors { return colors }
    guard case .gradient(let stops)? = content(ofCode: text, at: place), !stops.isEmpty else {
      return nil
    }
    var result: [ColorValue] = []
    for index in stops.indices {
      let stop = worth(expecting: .color) { evaluator throws(EvaluationStop) in
        let code = evaluator.resolver.project.parsed(text)
        let frame = CodeFrame(code: code, place: place, target: evaluator.resolver.target)
        guard case .gradient(let stops) = try evaluator.evaluate(code.all, in: frame, as: nil),
          stops.indices.contains(index)
        else { throw .notConstant }
        return try evaluator.force(stops[index])
      }
      guard let colors = stop.colors else { return nil }
      result += colors
    }
    return result.uniqued()
  }

  /// The gradient of an initializer of Apple's with its colors or stops.
  mutating func gradient(_ call: Call) throws(EvaluationStop) -> SwiftValue {
    if let span = call.argument("gradient") {
      return try evaluate(span, in: call.frame, as: "Gradient")
    }
    let (label, type) =
      call.argument("stops") == nil ? ("colors", "Color") : ("stops", "Gradient.Stop")
    guard let span = call.argument(label),
      case .array(let colors) = try evaluate(span, in: call.frame, as: "[\(type)]")
    else { throw .notConstant }
    return .gradient(colors)
  }
}

extension Worth {
  /// The possible colors; `nil` if one of them is unknown or not a color.
  fileprivate var colors: [ColorValue]? {
    let values: [StyleValue]
    switch self {
    case .value(let value): values = [value]
    case .several(let variants): values = variants.map(\.value)
    case .unknown: return nil
    }
    let colors = values.compactMap { value -> ColorValue? in
      if case .color(let color) = value { color } else { nil }
    }
    return colors.count == values.count ? colors.uniqued() : nil
  }
}
