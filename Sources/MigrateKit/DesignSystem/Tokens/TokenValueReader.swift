/// Reads the value of a token by its type and reports each mistake.
struct TokenValueReader {
  let type: TokenType
  let path: String
  let extensions: JSONObject?
  let log: ProblemLog

  /// The root font size that `rem` counts in: the default size of browsers and of Figma.
  static let pointsPerRem = 16.0

  /// The value; `nil`, with a problem reported, for a mistake.
  func value(_ json: JSONValue, at origin: TokenOrigin) -> TokenValue? {
    switch type {
    case .color: color(json, at: origin).map(TokenValue.color)
    case .dimension: dimension(json, at: origin, mayBeNegative: true).map(TokenValue.dimension)
    case .number: number(json, at: origin).map(TokenValue.number)
    case .fontFamily: fontFamily(json, at: origin).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(json, at: origin).map(TokenValue.fontWeight)
    case .typography: typography(json, at: origin).map(TokenValue.typography)
    case .shadow: shadow(json, at: origin).map(TokenValue.shadow)
    case .duration: duration(json, at: origin).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(json, at: origin)
    case .transition: transition(json, at: origin)
    case .strokeStyle, .border, .gradient, .string, .boolean: .other(json)
    }
  }

  /// Reports a problem and returns `nil`.
  func fail<T>(_ origin: TokenOrigin, _ message: String) -> T? {
    log.error(origin.file, origin.path, message)
    return nil
  }

  // MARK: Numbers

  /// A finite number.
  func number(_ json: JSONValue, at origin: TokenOrigin) -> Double? {
    switch json {
    case .number(let number) where number.isFinite: number
    case .number: fail(origin, "the number is too large")
    case .string(let text):
      if let number = Double(text), number.isFinite {
        number
      } else if let measure = TokenMath.value(text), measure.unit.isEmpty {
        measure.number
      } else if text.hasSuffix("%"), let percent = Double(text.dropLast()), percent.isFinite {
        percent / 100
      } else {
        fail(origin, "expected a number, found '\(text)'")
      }
    default: fail(origin, "expected a number, found \(json.kind)")
    }
  }

  /// A dimension in points.
  func dimension(_ json: JSONValue, at origin: TokenOrigin, mayBeNegative: Bool) -> Double? {
    let points: Double?
    switch json {
    case .object(let object): points = dimension(object, at: origin)
    case .string(let text):
      log.legacy(.textDimension, origin.file, origin.path)
      points = dimension(text: text, at: origin)
    case .number:
      log.legacy(.textDimension, origin.file, origin.path)
      points = number(json, at: origin)
    default:
      return fail(
        origin, "expected { \"value\": 16, \"unit\": \"px\" }, found \(json.kind)")
    }
    guard let points else { return nil }
    if points < 0, !mayBeNegative {
      return fail(origin, "a dimension of \(NumberText.plain(points)) points is negative")
    }
    return points
  }

  private func dimension(_ object: JSONObject, at origin: TokenOrigin) -> Double? {
    guard let value = object["value"] else { return fail(origin, "\"value\" is missing") }
    guard let unit = object["unit"] else {
      return fail(origin, "\"unit\" is missing; it is \"px\" (a point) or \"rem\"")
    }
    guard let number = number(value, at: origin.key("value")) else { return nil }
    guard let name = unit.string else {
      return fail(origin.key("unit"), "expected \"px\" or \"rem\", found \(unit.kind)")
    }
    return points(number, unit: name, at: origin.key("unit"))
  }

  private func dimension(text: String, at origin: TokenOrigin) -> Double? {
    let unit = text.drop { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    let digits = text.dropLast(unit.count)
    let name = unit.filter { $0 != " " }
    guard let number = Double(digits), number.isFinite,
      name.allSatisfy({ $0.isLetter || $0 == "%" })
    else {
      guard let measure = TokenMath.value(text) else {
        return fail(origin, "'\(text)' is not a dimension")
      }
      return measure.unit.isEmpty
        ? measure.number : points(measure.number, unit: measure.unit, at: origin)
    }
    return name.isEmpty ? number : points(number, unit: String(name), at: origin)
  }

  private func points(_ number: Double, unit: String, at origin: TokenOrigin) -> Double? {
    switch unit {
    case "px": number
    case "rem": number * Self.pointsPerRem
    default:
      fail(origin, "unknown unit '\(unit)'; use 'px' (a point on Apple's platforms) or 'rem'")
    }
  }

  /// A duration in milliseconds.
  func duration(_ json: JSONValue, at origin: TokenOrigin) -> Double? {
    if let text = json.string {
      log.legacy(.textDimension, origin.file, origin.path)
      let unit = text.drop { $0.isNumber || $0 == "." }
      guard let number = Double(text.dropLast(unit.count)), ["ms", "s"].contains(unit) else {
        return fail(origin, "'\(text)' is not a duration")
      }
      return unit == "s" ? number * 1000 : number
    }
    guard let object = json.object, let value = object["value"] else {
      return fail(origin, "expected { \"value\": 200, \"unit\": \"ms\" }, found \(json.kind)")
    }
    guard let number = number(value, at: origin.key("value")) else { return nil }
    switch object["unit"]?.string {
    case "ms": return number
    case "s": return number * 1000
    default: return fail(origin.key("unit"), "the unit of a duration is 'ms' or 's'")
    }
  }
}

/// Formats numbers for messages about token files.
enum NumberText {
  /// At most three decimals, without trailing zeros: `16`, `0.918`.
  static func plain(_ number: Double) -> String {
    DecimalText.text(number, places: 3) ?? "\(number)"
  }
}
