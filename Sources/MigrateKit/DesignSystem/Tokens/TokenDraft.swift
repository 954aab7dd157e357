/// A token to be written: its values as the format writes them.
///
/// Values from a token file are kept as written, color spaces and line heights included; values
/// from code are converted from `StyleValue`.
package struct TokenDraft: Hashable, Sendable {
  /// The dotted path, such as `color.text.primary`; the part `$root` names the value of a group itself.
  package var path: String
  /// The type; `nil` for an alias, which has the type of its target.
  package var type: TokenType?
  /// The value in light appearance, or in all.
  package var value: JSONValue
  /// The values of other modes, where they differ.
  package var modes: [AppearanceMode: JSONValue] = [:]
  /// Its description; empty for none.
  package var summary = ""
  /// The reason for its deprecation, possibly empty; `nil` if it is not deprecated.
  package var deprecated: String?
  /// Other data of tools, by vendor: all of `$extensions` but the modes.
  package var extensions = JSONObject()

  /// Makes a token from values in the form of the format.
  package init(path: String, type: TokenType?, value: JSONValue) {
    self.path = path
    self.type = type
    self.value = value
  }

  /// Makes a token that represents another one.
  package init(path: String, aliasOf target: String) {
    self.init(path: path, type: nil, value: .string("{\(target)}"))
  }

  /// Makes a token from a value of code.
  package init(path: String, _ value: StyleValue) {
    switch value {
    case .color(let color):
      self.init(path: path, type: .color, value: TokenJSON.color(color.light))
      modes = TokenJSON.modes(of: color)
    case .font(let font):
      self.init(path: path, type: .typography, value: TokenJSON.typography(font))
      extensions["dsmigrate"] = TokenJSON.fontExtension(font)
    case .shadow(let shadow):
      self.init(
        path: path, type: .shadow, value: TokenJSON.shadow(shadow, color: shadow.color.light))
      modes = TokenJSON.modes(of: shadow)
    case .animation(let animation) where animation.isCurveAlone:
      self.init(path: path, type: .cubicBezier, value: TokenJSON.curve(animation.motion))
    case .animation(let animation):
      self.init(path: path, type: .transition, value: TokenJSON.transition(animation))
      extensions["dsmigrate"] = TokenJSON.springExtension(animation)
    case .number(let seconds, of: .duration):
      self.init(path: path, type: .duration, value: TokenJSON.duration(seconds: seconds))
    case .number(let share, of: .opacity):
      self.init(path: path, type: .number, value: TokenJSON.number(share))
    case .radius(let points), .number(let points, of: _):
      self.init(path: path, type: .dimension, value: TokenJSON.dimension(points))
    }
  }

  /// States the values of the app's other themes; nothing where there are none.
  package mutating func add(_ themes: [ThemeColor]) {
    guard !themes.isEmpty else { return }
    var object = JSONObject()
    for theme in themes { object[theme.name] = TokenJSON.color(theme.color) }
    extensions["dsmigrate"] = .object(JSONObject(["themes": .object(object)]))
  }

  /// Whether it represents another token.
  package var isAlias: Bool { TokenReference(value) != nil }
}

/// Values in the form of the Design Tokens format, 2025.10.
package enum TokenJSON {
  /// A color, with the digits that other tools fall back on; what lies outside its space is clipped.
  package static func color(_ sample: ColorSample) -> JSONValue {
    let bytes = RGBA8(
      red: sample.rgba8.red, green: sample.rgba8.green, blue: sample.rgba8.blue)
    let components = [sample.red, sample.green, sample.blue].map { component in
      share(min(max(component, 0), 1))
    }
    return .object(
      JSONObject([
        "colorSpace": .string(sample.space.rawValue),
        "components": .array(components),
        "alpha": sample.alpha < 1 ? share(max(sample.alpha, 0)) : nil,
        "hex": .string(bytes.shortHex.lowercased()),
      ]))
  }

  /// A component with five decimals, or with all of them where those would be another of 256 steps.
  private static func share(_ value: Double) -> JSONValue {
    guard case .number(let short) = number(value), RGBA8.byte(short) == RGBA8.byte(value) else {
      return .number(value)
    }
    return .number(short)
  }

  /// Points, which the format calls pixels.
  package static func dimension(_ points: Double) -> JSONValue {
    .object(JSONObject(["value": number(points), "unit": .string("px")]))
  }

  /// A duration in whole milliseconds where it is one.
  package static func duration(seconds: Double) -> JSONValue {
    .object(JSONObject(["value": number(seconds * 1000), "unit": .string("ms")]))
  }

  /// A number with at most five decimals.
  package static func number(_ value: Double) -> JSONValue {
    .number(DecimalText.text(value, places: 5).flatMap { Double($0) } ?? value)
  }

  /// A type style.
  ///
  /// A font of Swift has no letter spacing, and leaves the height of the lines to the family.
  package static func typography(_ font: FontValue) -> JSONValue {
    .object(
      JSONObject([
        "fontFamily": .string(font.family ?? "system"),
        "fontSize": dimension(font.size),
        "fontWeight": .number(weight(font.weight ?? .regular)),
        "letterSpacing": dimension(0),
      ]))
  }

  /// A weight by number: 100 for the lightest of Apple's, 900 for the heaviest.
  static func weight(_ weight: FontValue.Weight) -> Double {
    let index = FontValue.Weight.allCases.firstIndex(of: weight)
    return index.map { Double($0 + 1) * 100 } ?? 400
  }

  /// What the format cannot express of a font; `nil` for nothing.
  static func fontExtension(_ font: FontValue) -> JSONValue? {
    let object = JSONObject([
      "design": font.design.map { .string($0.rawValue) },
      "textStyle": font.textStyle.map { .string($0) },
      "italic": font.isItalic ? .bool(true) : nil,
      "monospacedDigits": font.hasMonospacedDigits ? .bool(true) : nil,
    ])
    return object.count == 0 ? nil : .object(object)
  }

  /// A shadow of one layer; the format's blur is twice the radius of Apple's frameworks.
  package static func shadow(_ shadow: ShadowValue, color: ColorSample) -> JSONValue {
    .object(
      JSONObject([
        "color": self.color(color),
        "offsetX": dimension(shadow.x),
        "offsetY": dimension(shadow.y),
        "blur": dimension(shadow.radius * 2),
        "spread": dimension(0),
      ]))
  }

  /// The values of a color in the modes in which it differs.
  static func modes(of color: ColorValue) -> [AppearanceMode: JSONValue] {
    samples(of: color).mapValues(Self.color)
  }

  /// The values of a shadow in the modes in which its color is another.
  static func modes(of shadow: ShadowValue) -> [AppearanceMode: JSONValue] {
    samples(of: shadow.color).mapValues { self.shadow(shadow, color: $0) }
  }

  private static func samples(of color: ColorValue) -> [AppearanceMode: ColorSample] {
    var samples: [AppearanceMode: ColorSample] = [:]
    if let dark = color.dark, dark != color.light { samples[.dark] = dark }
    if let high = color.highContrast, high != color.light { samples[.highContrast] = high }
    if let high = color.darkHighContrast, high != color.dark ?? color.light {
      samples[.darkHighContrast] = high
    }
    return samples
  }
}
