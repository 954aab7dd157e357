/// Style Dictionary files before version 4: keys without `$`, and types implied by the paths of
/// tokens.
///
/// Source: Style Dictionary 3, "Design Tokens", the category/type/item structure.
enum StyleDictionaryFile {
  /// A value whose references lead to tokens: `{color.base.red}` for `{color.base.red.value}`.
  static func value(_ json: JSONValue) -> JSONValue {
    switch json {
    case .string(let text) where text.contains(".value}"):
      return .string(text.replacing(".value}", with: "}"))
    case .array(let elements): return .array(elements.map(value))
    case .object(let object):
      var object = object
      for (key, part) in object.members { object[key] = value(part) }
      return .object(object)
    default: return json
    }
  }

  /// The type of a token by its path and its value; `nil` if neither implies one.
  static func type(ofPath path: String, value: JSONValue) -> TokenType? {
    if TokenReference(value) != nil { return nil }
    let words = path.split { !($0.isLetter || $0.isNumber) }
      .flatMap { MeaningWords.humps(of: String($0)) }
    func has(_ options: String...) -> Bool { words.contains { options.contains($0) } }
    if let text = value.string, ColorText.parse(text) != nil { return .color }
    guard let text = value.string ?? value.number.map({ "\($0)" }) else { return nil }
    if text.hasSuffix("ms") || has("time", "duration", "delay") {
      return Double(text.filter { $0.isNumber || $0 == "." }) == nil ? nil : .duration
    }
    guard let measure = TokenMath.value(text) else {
      if has("font"), has("family", "name") { return .fontFamily }
      return has("weight") ? .fontWeight : .string
    }
    if !measure.unit.isEmpty { return .dimension }
    if has("weight") { return .fontWeight }
    if has("opacity", "alpha", "zindex", "ratio") || has("line") && has("height") { return .number }
    return has("size", "spacing", "space", "padding", "margin", "gap", "inset")
      || has("radius", "radii", "corner", "width", "height", "border") ? .dimension : .number
  }
}
