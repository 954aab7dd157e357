/// Converts the values of token files to the 2025.10 format.
///
/// Legacy forms of older files and design tools (`"#b50909"`, `"16px"`, a line height in points)
/// are converted; current values and references are kept. The values must have been read without a
/// mistake.
package struct DTCGNormalizer {
  /// The type of the token.
  let type: TokenType
  /// The parsed value, for parts that are relative to others.
  let read: TokenValue

  /// Makes a converter for the values of one token.
  package init(type: TokenType, read: TokenValue) {
    self.type = type
    self.read = read
  }

  /// A value in the current form.
  package func value(_ json: JSONValue) -> JSONValue { Self.value(json, of: type, in: read) }

  private static func value(
    _ json: JSONValue, of type: TokenType, in read: TokenValue
  ) -> JSONValue {
    if let reference = TokenReference(json) { return self.reference(reference) }
    return switch type {
    case .color: color(json)
    case .dimension: dimension(json, in: read)
    case .duration: duration(json)
    case .number: number(json, in: read)
    case .fontWeight: weight(json)
    case .typography: typography(json, in: read)
    case .shadow: shadow(json)
    default: json
    }
  }

  /// `{color.ink}` for a whole token; a pointer into a value is kept, without the file, which is
  /// now this one.
  private static func reference(_ reference: TokenReference) -> JSONValue {
    guard let value = reference.components.firstIndex(of: "$value") else {
      return .string("{\(reference.components.joined(separator: "."))}")
    }
    guard value + 1 < reference.components.count else {
      return .string("{\(reference.components[..<value].joined(separator: "."))}")
    }
    let pointer = reference.components.map { part in
      part.replacing("~", with: "~0").replacing("/", with: "~1")
    }
    return .object(JSONObject(["$ref": .string("#/" + pointer.joined(separator: "/"))]))
  }

  // MARK: Simple values

  private static func color(_ json: JSONValue) -> JSONValue {
    json.string.flatMap(ColorText.parse).map(TokenJSON.color) ?? json
  }

  private static func dimension(_ json: JSONValue, in read: TokenValue) -> JSONValue {
    switch json {
    case .number(let points): return TokenJSON.dimension(points)
    case .string(let text):
      if let measure = measure(text, units: ["px", "rem"]) { return measure }
      // The result of a calculation.
      if case .dimension(let points) = read { return TokenJSON.dimension(points) }
      return json
    case .object(let object):
      guard let number = object["value"]?.string.flatMap({ Double($0) }) else { return json }
      var object = object
      object["value"] = .number(number)
      return .object(object)
    default: return json
    }
  }

  private static func number(_ json: JSONValue, in read: TokenValue) -> JSONValue {
    guard let text = json.string else { return json }
    if let number = Double(text) { return .number(number) }
    if case .number(let number) = read { return TokenJSON.number(number) }
    return json
  }

  private static func duration(_ json: JSONValue) -> JSONValue {
    json.string.flatMap { measure($0, units: ["ms", "s"]) } ?? json
  }

  /// `"1.5rem"` as an object; the first unit is that of a bare number.
  private static func measure(_ text: String, units: [String]) -> JSONValue? {
    let unit = text.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    guard let number = Double(text.dropLast(unit.count)) else { return nil }
    let name = unit.filter { $0 != " " }
    guard name.isEmpty || units.contains(name) else { return nil }
    return .object(
      JSONObject(["value": .number(number), "unit": .string(name.isEmpty ? units[0] : name)]))
  }

  private static func weight(_ json: JSONValue) -> JSONValue {
    guard let name = json.string, !FontWeightName.names.contains(name) else { return json }
    return FontWeightName.weight(named: name).map { .number(TokenJSON.weight($0)) } ?? json
  }

  // MARK: Composite values

  /// The parts of a type style.
  ///
  /// Defaults are the system font and no letter spacing; a line height has none.
  private static func typography(_ json: JSONValue, in read: TokenValue) -> JSONValue {
    guard let object = json.object, case .typography(let font) = read else { return json }
    func part(_ key: String, _ type: TokenType, _ missing: JSONValue) -> JSONValue {
      object[key].map { value($0, of: type, in: read) } ?? missing
    }
    return .object(
      JSONObject([
        "fontFamily": object["fontFamily"] ?? .string("system"),
        "fontSize": object["fontSize"].map { value($0, of: .dimension, in: .dimension(font.size)) }
          ?? TokenJSON.dimension(font.size),
        "fontWeight": part("fontWeight", .fontWeight, .number(400)),
        "letterSpacing": letterSpacing(object["letterSpacing"], size: font.size),
        "lineHeight": lineHeight(object["lineHeight"], size: font.size),
      ]))
  }

  private static func letterSpacing(_ json: JSONValue?, size: Double) -> JSONValue {
    guard let json else { return TokenJSON.dimension(0) }
    if let share = share(json) { return TokenJSON.dimension(share * size) }
    return value(json, of: .dimension, in: .number(0))
  }

  /// A line height as a multiple of the size; one above 4 is in points.
  private static func lineHeight(_ json: JSONValue?, size: Double) -> JSONValue? {
    guard let json else { return nil }
    if let reference = TokenReference(json) { return self.reference(reference) }
    if let share = share(json) { return TokenJSON.number(share) }
    let text = json.string.flatMap { measure($0, units: ["px", "rem"]) } ?? json
    let isPlain = json.number != nil || json.string.flatMap { Double($0) } != nil
    guard let number = text.number ?? text["value"]?.number else { return nil }
    if isPlain, number <= 4 { return TokenJSON.number(number) }
    let points = text["unit"]?.string == "rem" ? number * TokenValueReader.pointsPerRem : number
    return TokenJSON.number(points / size)
  }

  /// `"120%"` as 1.2.
  private static func share(_ json: JSONValue) -> Double? {
    guard let text = json.string, text.hasSuffix("%") else { return nil }
    return Double(text.dropLast().filter { $0 != " " }).map { $0 / 100 }
  }

  private static func shadow(_ json: JSONValue) -> JSONValue {
    if let layers = json.array {
      return .array(layers.map { value($0, of: .shadow, in: .number(0)) })
    }
    guard let object = json.object else { return json }
    func length(_ key: String, _ older: String) -> JSONValue {
      (object[key] ?? object[older]).map { value($0, of: .dimension, in: .number(0)) }
        ?? TokenJSON.dimension(0)
    }
    let isInset = object["inset"]?.bool ?? (object["type"]?.string == "innerShadow")
    return .object(
      JSONObject([
        "color": object["color"].map { value($0, of: .color, in: .number(0)) },
        "offsetX": length("offsetX", "x"), "offsetY": length("offsetY", "y"),
        "blur": length("blur", "blur"), "spread": length("spread", "spread"),
        "inset": isInset ? .bool(true) : nil,
      ]))
  }
}
