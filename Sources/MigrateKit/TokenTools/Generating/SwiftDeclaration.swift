import MigrateKitCore

/// One declaration of a token.
struct SwiftDeclaration {
  /// The lines, without a margin.
  let lines: [String]
  /// Whether it needs UIKit: for its types, or for an adaptive color.
  let usesUIKit: Bool

  /// The declaration of a value for one kind of site; `nil` if the site cannot express it.
  init?(_ value: StyleValue, for site: Site, at place: SwiftPlace) {
    switch value {
    case .color(let color):
      guard site == .color || site == .uiColor else { return nil }
      let type = site == .color ? "Color" : "UIColor"
      usesUIKit =
        site == .uiColor
        || place.parameter == nil && (color.isAdaptive || color.hasHighContrast)
      lines = Self.color(color, type: type, at: place)
    case .font(let font):
      guard site == .font || site == .uiFont else { return nil }
      let expression = site == .font ? SwiftFont(font).swiftUI : SwiftFont(font).uiKit
      // A font that UIKit scales is computed for each text size.
      let isComputed = expression.contains("UIFontMetrics")
      usesUIKit = site == .uiFont || isComputed
      let type = site == .font ? "Font" : "UIFont"
      lines =
        isComputed
        ? Self.computed(expression, type: type, at: place)
        : Self.stored(expression, annotation: "", at: place)
    case .radius(let number), .number(let number, _):
      let types: [Site: String] = [.cgFloat: "CGFloat", .double: "Double", .float: "Float"]
      guard let type = types[site] else { return nil }
      usesUIKit = false
      lines = Self.stored(SwiftNumber.text(number), annotation: ": \(type)", at: place)
    case .shadow(let shadow):
      guard site == .viewModifier else { return nil }
      usesUIKit = shadow.color.isAdaptive
      let color = Self.expression(shadow.color, type: "Color")
      let numbers = [("radius", shadow.radius), ("x", shadow.x), ("y", shadow.y)]
        .map { "\($0.0): \(SwiftNumber.text($0.1))" }.joined(separator: ", ")
      let written = ["  color: \(color[0])"] + color.dropFirst().map { "    " + $0 }
      lines =
        ["public static let \(place.name) = ThemeShadow("] + written.dropLast()
        + written.suffix(1).map { $0 + "," } + ["  \(numbers))"]
    case .animation(let animation):
      guard site == .animation || site == .timingFunction,
        let expression = SwiftAnimation.expression(animation, for: site)
      else { return nil }
      usesUIKit = site == .timingFunction
      lines = Self.stored(expression, annotation: "", at: place)
    }
  }

  // MARK: Forms

  private static func stored(
    _ expression: String, annotation: String, at place: SwiftPlace
  ) -> [String] {
    let line = "public static let \(place.name)\(annotation) = \(expression)"
    return line.count <= 94
      ? [line] : ["public static let \(place.name)\(annotation) =", "  \(expression)"]
  }

  private static func computed(
    _ expression: String, type: String, at place: SwiftPlace
  ) -> [String] {
    let scale = "scaledFont(for: "
    var lines = ["  \(expression)"]
    if expression.count > 92, let range = expression.firstRange(of: scale) {
      lines = [
        "  \(expression[..<range.lowerBound])scaledFont(",
        "    for: \(expression[range.upperBound...])",
      ]
    }
    return ["public static var \(place.name): \(type) {"] + lines + ["}"]
  }

  private static func color(
    _ color: ColorValue, type: String, at place: SwiftPlace
  ) -> [String] {
    let parts = expression(color, type: type)
    if let parameter = place.parameter {
      return scheme(color, parameter, type: type, at: place)
    }
    if parts.count == 1 { return stored(parts[0], annotation: "", at: place) }
    return ["public static let \(place.name) = \(parts[0])"] + parts.dropFirst().map { "  " + $0 }
  }

  /// A function with a color scheme parameter.
  private static func scheme(
    _ color: ColorValue, _ parameter: (label: String, name: String), type: String,
    at place: SwiftPlace
  ) -> [String] {
    let label =
      parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
    return ["public static func \(place.name)(\(label): ColorScheme) -> \(type) {"]
      + choice(color, parameter.name, type: type).map { "  " + $0 } + ["}"]
  }

  /// The color for the passed color scheme.
  static func choice(_ color: ColorValue, _ scheme: String, type: String) -> [String] {
    [
      "\(scheme) == .dark", "  ? \(sample(color.drawn(in: .dark), type: type))",
      "  : \(sample(color.light, type: type))",
    ]
  }

  // MARK: Colors

  /// A color, or its four appearances with one argument per line.
  static func expression(_ color: ColorValue, type: String) -> [String] {
    guard color.isAdaptive || color.hasHighContrast else {
      return [sample(color.light, type: type)]
    }
    var arguments = [
      ("light", color.light), ("dark", color.drawn(in: .dark)),
    ]
    if let high = color.highContrast { arguments.append(("highContrast", high)) }
    if let high = color.darkHighContrast { arguments.append(("darkHighContrast", high)) }
    let lines = arguments.map { "\($0.0): \(sample($0.1, type: type))" }
    return ["\(type)("] + lines.dropLast().map { $0 + "," } + [lines[lines.count - 1] + ")"]
  }

  private static func sample(_ sample: ColorSample, type: String) -> String {
    let numbers = [sample.red, sample.green, sample.blue].map(SwiftNumber.component)
    let alpha = SwiftNumber.text(sample.alpha)
    if type == "UIColor" {
      let color = sample.space == .srgbLinear ? sample.inSRGB : sample
      let parts = [color.red, color.green, color.blue].map(SwiftNumber.component)
      let first = color.space == .displayP3 ? "displayP3Red" : "red"
      return
        "UIColor(\(first): \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
    }
    let space =
      switch sample.space {
      case .srgb: ""
      case .srgbLinear: ".sRGBLinear, "
      case .displayP3: ".displayP3, "
      }
    let opacity = sample.alpha < 1 ? ", opacity: \(alpha)" : ""
    return "Color(\(space)red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2])\(opacity))"
  }
}

/// Swift literals of numbers.
enum SwiftNumber {
  /// A number with at most five decimals, as token files have them.
  static func text(_ value: Double) -> String { DecimalText.text(value, places: 5) ?? "0" }

  /// A component of a color: `145 / 255` if it is one of 255 steps, for readability.
  static func component(_ value: Double) -> String {
    let steps = value * 255
    // Token files round to five decimals, finer than a step of 8 bits.
    guard (steps - steps.rounded()).magnitude < 0.0015, (0...1).contains(value) else {
      return text(value)
    }
    let step = Int(steps.rounded())
    return step == 0 ? "0" : step == 255 ? "1" : "\(step) / 255"
  }
}
