/// A color as code writes it, before other files had their say.
indirect enum ColorExpression: Hashable, Sendable {
  /// Constant components.
  case sample(ColorSample)
  /// The digits of a hex string or integer, given to the app's own initializer.
  case hex(HexColor)
  /// A color of an asset catalog; hex digits, should the app read such strings as colors.
  case asset(name: String, hex: HexColor?)
  /// A color of Apple's systems.
  case system(type: ColorType, member: String)
  /// Its alpha multiplied, as SwiftUI's `opacity(_:)` does.
  case opacity(ColorExpression, Double)
  /// Its alpha replaced, as `withAlphaComponent(_:)` does.
  case alpha(ColorExpression, Double)
  /// A light and a dark color.
  case pair(light: ColorExpression, dark: ColorExpression)
  /// A color whose value cannot be told, and why.
  case unreadable(Reason)
}

/// The types that spell colors.
enum ColorType: String, Hashable, Sendable {
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

  /// The site of an expression of the type.
  var site: Site {
    switch self {
    case .color: .color
    case .uiColor: .uiColor
    case .nsColor: .nsColor
    case .cgColor: .cgColor
    }
  }
}

/// Hex digits and the call that reads them.
struct HexColor: Hashable, Sendable {
  /// The value of the digits.
  var digits: UInt64
  /// How many digits there are; 3, 4, 6 or 8 spell a color.
  var count: Int
  /// Whether they are written as a string.
  var isString: Bool
  /// The call, by its signature up to the digits: `Color(hex:)`.
  var call: String
  /// The order that the label itself tells: `rgba:`, `argb:`.
  var order: HexDigitOrder?
  /// The alpha given beside the digits.
  var alpha: Double?
}
