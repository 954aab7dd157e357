/// A color expression, before the facts of other files are applied.
package indirect enum ColorExpression: Hashable, Sendable {
  /// Constant components.
  case sample(ColorSample)
  /// The digits of a hex string or integer, passed to the app's initializer.
  case hex(HexForm)
  /// A color of an asset catalog, or hex digits if the app parses such strings.
  case asset(name: String, hex: HexForm?)
  /// A color of Apple's systems.
  case system(type: ColorType, member: String)
  /// Its alpha multiplied, as SwiftUI's `opacity(_:)` does.
  case opacity(ColorExpression, Double)
  /// Its alpha replaced, as `withAlphaComponent(_:)` does.
  case alpha(ColorExpression, Double)
  /// A light and a dark color, and those for increased contrast if the code states them.
  case pair(
    light: ColorExpression, dark: ColorExpression, highContrast: ColorExpression?,
    darkHighContrast: ColorExpression?)
  /// A color whose value is not known, and why.
  case unreadable(Reason)
}

extension ColorExpression {
  /// The color of an asset catalog that it is, whatever its opacity.
  var asset: String? {
    switch self {
    case .asset(let name, _): name
    case .opacity(let base, _), .alpha(let base, _): base.asset
    default: nil
    }
  }

  /// The colors of asset catalogs that it is made of, by name.
  package var assets: [String] {
    switch self {
    case .asset(let name, _): [name]
    case .opacity(let base, _), .alpha(let base, _): base.assets
    case .pair(let light, let dark, _, _): light.assets + dark.assets
    default: []
    }
  }
}

/// The color types.
package enum ColorType: String, Hashable, Sendable {
  case color = "Color"
  case uiColor = "UIColor"
  case nsColor = "NSColor"
  case cgColor = "CGColor"

  /// The type that a word names.
  init?(_ word: KnownWord) {
    switch word {
    case .Color: self = .color
    case .UIColor: self = .uiColor
    case .NSColor: self = .nsColor
    case .CGColor: self = .cgColor
    default: return nil
    }
  }

  /// The type in the tables of system colors.
  var owner: SystemColors.Owner {
    switch self {
    case .color: .color
    case .uiColor: .uiColor
    case .nsColor: .nsColor
    case .cgColor: .cgColor
    }
  }

  /// The site of an expression of the type.
  package var site: Site {
    switch self {
    case .color: .color
    case .uiColor: .uiColor
    case .nsColor: .nsColor
    case .cgColor: .cgColor
    }
  }
}

/// Hex digits and the call that reads them.
package struct HexForm: Hashable, Sendable {
  /// The value of the digits; `nil` if they are malformed.
  var value: UInt32?
  /// The number of digits; 3, 4, 6 or 8 in a color.
  var count: Int
  /// Whether a text has `0x` before its digits, which some declarations count.
  var hasPrefix = false
  /// The call, by its signature up to the digits: `Color(hex:)`.
  var call: String
  /// The order stated by the label: `rgba:`, `argb:`.
  var order: HexDigitOrder?
  /// The alpha passed besides the digits.
  var alpha: Double?
}

extension HexForm {
  /// Reads the text of a hex string, with or without `#` or `0x`.
  init(text: String, call: String) {
    var digits = Substring(text)
    let hasPrefix = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if digits.hasPrefix("#") {
      digits = digits.dropFirst()
    } else if hasPrefix {
      digits = digits.dropFirst(2)
    }
    let isHex = digits.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
    self.init(
      value: isHex ? UInt32(digits, radix: 16) : nil, count: digits.utf8.count,
      hasPrefix: hasPrefix, call: call)
  }

  /// Reads an integer literal.
  ///
  /// Leading zeros of an integer may be left out: `0xFF` is `0x0000FF`.
  init(literal: NumericLiteral, call: String) {
    let digits = literal.hexDigitCount ?? 6
    let value = literal.integer.flatMap { UInt32(exactly: $0) }
    let count = digits > 6 ? 8 : 6
    let fits = count == 8 || (value ?? .max) <= 0xFF_FFFF
    self.init(value: fits ? value : nil, count: count, call: call)
  }
}
