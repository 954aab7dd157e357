import MigrateKitCore

/// The edits that replace a literal of a token file and keep everything else.
struct TokenValueEdits {
  /// Why a value cannot be edited in place.
  struct Failure: Error {
    var message: String
  }

  private let bytes: [UInt8]
  private let ranges: [JSONPath: ByteRange]

  /// Finds the values at some places of a token file, with their parts; `nil` where it is malformed.
  init?(_ bytes: [UInt8], values: [JSONPath]) {
    self.bytes = bytes
    let wanted = Set(values.flatMap(Self.parts))
    guard let ranges = try? JSONParser.ranges(of: wanted, in: bytes) else { return nil }
    self.ranges = ranges
  }

  private static func parts(of value: JSONPath) -> [JSONPath] {
    let components = value.key("components")
    return [value, value.key("value"), value.key("alpha"), value.key("hex"), components]
      + (0..<3).map { components.index($0) }
  }

  private func json(at path: JSONPath) -> JSONValue? {
    guard let range = ranges[path] else { return nil }
    return try? JSONParser.parse(Array(bytes[range.start..<range.end])).0
  }

  private func edit(_ path: JSONPath, _ text: String) throws(Failure) -> Edit {
    guard let range = ranges[path] else {
      throw Failure(message: "its value is not where the file was read")
    }
    return Edit(range, text)
  }

  private func literal(at path: JSONPath) throws(Failure) -> JSONValue {
    guard let json = json(at: path) else {
      throw Failure(message: "its value is not where the file was read")
    }
    if let reference = TokenReference(json) {
      throw Failure(message: "it refers to \(reference.text)")
    }
    return json
  }

  // MARK: Numbers

  /// The edits for a number: points, seconds of a duration, the share of an opacity.
  func edits(at path: JSONPath, number: Double) throws(Failure) -> [Edit] {
    switch try literal(at: path) {
    case .number:
      return [try edit(path, Self.text(number))]
    case .object(let object):
      guard object["value"]?.number != nil else {
        throw Failure(message: "its value is not a plain number")
      }
      let factor = Self.factor(object["unit"]?.string ?? "")
      return [try edit(path.key("value"), Self.text(number * factor))]
    case .string(let text):
      let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      let unit = text.dropFirst(digits.count)
      guard Double(digits) != nil, unit.allSatisfy({ $0.isLetter && $0.isASCII }) else {
        throw Failure(message: "its value is not a plain number")
      }
      return [
        try edit(path, "\"\(Self.text(number * Self.factor(String(unit))))\(unit)\"")
      ]
    default:
      throw Failure(message: "its value is not a plain number")
    }
  }

  private static func factor(_ unit: String) -> Double {
    switch unit {
    case "rem": 1.0 / 16
    case "ms": 1000
    default: 1
    }
  }

  private static func text(_ number: Double) -> String {
    DecimalText.text(number, places: 5) ?? "\(number)"
  }

  // MARK: Colors

  /// The edits for a color: its hex digits, or its components, alpha and hex digits.
  func edits(at path: JSONPath, color: ColorSample) throws(Failure) -> [Edit] {
    switch try literal(at: path) {
    case .string(let text): return [try hexEdit(path, text, color)]
    case .object(let object): return try componentEdits(path, object, color)
    default: throw Failure(message: "its value is not hex digits or components")
    }
  }

  private func hexEdit(
    _ path: JSONPath, _ text: String, _ color: ColorSample
  ) throws(Failure) -> Edit {
    let digits = text.drop { $0 == "#" }
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
      throw Failure(message: "'\(text)' is not hex digits")
    }
    guard color.isInSRGB else {
      throw Failure(message: "hex digits cannot say a color outside sRGB")
    }
    let hasAlpha = digits.count == 4 || digits.count == 8
    let hex = Self.hex(color, like: digits, hasAlpha: hasAlpha || color.rgba8.alpha < 255)
    return try edit(path, "\"\(text.prefix { $0 == "#" })\(hex)\"")
  }

  private static func hex(
    _ color: ColorSample, like old: Substring, hasAlpha: Bool
  ) -> String {
    // `#RRGGBBAA`, as token files have it.
    let hex = String(color.rgba8.hex.drop { $0 == "#" }.prefix(hasAlpha ? 8 : 6))
    return old.contains(where: \.isLowercase) ? hex.lowercased() : hex
  }

  private func componentEdits(
    _ path: JSONPath, _ object: JSONObject, _ color: ColorSample
  ) throws(Failure) -> [Edit] {
    guard let color = color.written(in: object["colorSpace"]?.string ?? "") else {
      throw Failure(message: "its color space cannot hold the app's color")
    }
    let components = path.key("components")
    var edits: [Edit] = []
    for (index, component) in [color.red, color.green, color.blue].enumerated() {
      let place = components.index(index)
      guard let old = json(at: place)?.number else {
        throw Failure(message: "its components are not plain numbers")
      }
      guard RGBA8.byte(old) != RGBA8.byte(component) else { continue }
      edits.append(try edit(place, Self.text(component)))
    }
    if let alpha = object["alpha"] {
      if alpha.number.map({ RGBA8.byte($0) }) != RGBA8.byte(color.alpha) {
        edits.append(try edit(path.key("alpha"), Self.text(color.alpha)))
      }
    } else if color.alpha < 1 {
      throw Failure(message: "its value has no \"alpha\" to edit")
    }
    if let hex = object["hex"]?.string, !edits.isEmpty {
      let text = Self.hex(color, like: hex.drop { $0 == "#" }, hasAlpha: false)
      if !hex.lowercased().hasSuffix(text.lowercased()) {
        edits.append(try edit(path.key("hex"), "\"#\(text)\""))
      }
    }
    return edits
  }
}

extension ColorSample {
  /// Whether 8 bits of sRGB hold the color.
  fileprivate var isInSRGB: Bool {
    let color = inSRGB
    return [color.red, color.green, color.blue].allSatisfy { (-0.002...1.002).contains($0) }
  }

  /// The color in a space by its name in token files; `nil` if edits do not support it.
  fileprivate func written(in name: String) -> ColorSample? {
    if name == space.rawValue { return self }
    return name == Space.srgb.rawValue && isInSRGB ? inSRGB : nil
  }
}
