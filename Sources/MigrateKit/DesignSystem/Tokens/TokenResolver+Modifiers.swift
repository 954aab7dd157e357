extension TokenResolver {
  /// A value with its references resolved and Tokens Studio's modifier applied.
  func expand(
    _ value: WrittenValue, in mode: AppearanceMode, depth: Int = 0
  ) throws(Failure) -> Expanded {
    var result = try expand(value.json, in: mode, depth: depth)
    guard let modifier = value.modifier else { return result }
    guard let base = ModifiedColor.color(result.json) else {
      throw Failure(message: "a color modifier is applied to what is not a color")
    }
    let color = try modifier.color(from: base) { part throws(Failure) in
      try self.expand(part, in: mode, depth: depth + 1).json
    }
    result.json = .object(
      JSONObject([
        "colorSpace": .string(color.space.rawValue),
        "components": .array([color.red, color.green, color.blue].map { .number($0) }),
        "alpha": .number(color.alpha),
      ]))
    return result
  }
}
