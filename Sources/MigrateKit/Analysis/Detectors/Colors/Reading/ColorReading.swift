/// A color read from the code: its value and its form.
struct ColorReading: Hashable, Sendable {
  /// The lexemes of exactly one expression.
  var span: Range<Int>
  /// Its value.
  var expression: ColorExpression
  /// The type of the expression; `nil` for an implicit member whose context decides.
  var type: ColorType?
  /// The signature of the form: `Color(red:green:blue:)`.
  var signature: String
  /// The form's detector.
  var form: ColorForm
  /// Remarks about the value.
  var reasons: [Reason] = []
  /// The base of a constant alpha that is chained on it.
  var alphaBase: Range<Int>?
  /// Whether it is one color for light and one for dark appearance.
  var isPair = false
  /// Whether only the appearance in which it is drawn chooses between the two.
  var isCertainPair = false
  /// Whether the expression may be `nil`.
  var isFailable = false
  /// Whether code may unwrap it: what the app makes of digits may fail, which the call alone does not say.
  var mayBeNil: Bool { isFailable || form == .hex }
  /// The conditions on other files.
  var premises: [Premise] = []
  /// Why it is report only; `nil` if it is not.
  var obstacle: String?

  /// Whether every part of the value is literal.
  var isConstant: Bool { !expression.isUnreadable }
}

extension ColorExpression {
  /// Whether the expression alone does not determine the value.
  var isUnreadable: Bool {
    switch self {
    case .unreadable: true
    case .opacity(let base, _), .alpha(let base, _): base.isUnreadable
    case .pair(let light, let dark, _, _): light.isUnreadable || dark.isUnreadable
    case .sample, .hex, .asset, .system: false
    }
  }
}

/// The forms of colors in code; each has a section in the documentation.
enum ColorForm: String, Hashable, Sendable, CaseIterable {
  case rgb = "color-rgb"
  case hsb = "color-hsb"
  case white = "color-white"
  case hex = "color-hex"
  case literal = "color-literal"
  case asset = "color-asset"
  case system = "color-system"
  case pair = "color-light-dark"
}
