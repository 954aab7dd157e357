/// A color read from the code: what it is worth, and how it is written.
struct ColorReading: Hashable, Sendable {
  /// The lexemes of exactly one expression.
  var span: Range<Int>
  /// What it is worth.
  var expression: ColorExpression
  /// The type of the expression; `nil` for an implicit member where the context decides.
  var type: ColorType?
  /// The signature of the form: `Color(red:green:blue:)`.
  var signature: String
  /// The form's detector.
  var form: ColorForm
  /// What a reader should know of the value.
  var reasons: [Reason] = []
  /// The base of a constant alpha that is chained on it.
  var alphaBase: Range<Int>?
  /// Whether it is one color for light and one for dark appearance.
  var isPair = false
  /// Whether nothing but the appearance in which it is drawn chooses between the two.
  var isCertainPair = false
  /// Whether the expression may be `nil`.
  var isFailable = false
  /// What other files must not contradict.
  var premises: [Premise] = []
  /// Why only a person may rewrite it; `nil` when nothing is against it.
  var obstacle: String?

  /// Whether every part of the value is written out.
  var isConstant: Bool { !expression.isUnreadable }
}

extension ColorExpression {
  /// Whether the value is not known from the expression.
  var isUnreadable: Bool {
    switch self {
    case .unreadable: true
    case .opacity(let base, _), .alpha(let base, _): base.isUnreadable
    case .pair(let light, let dark, _, _): light.isUnreadable || dark.isUnreadable
    case .sample, .hex, .asset, .system: false
    }
  }
}

/// The forms in which code spells colors; each has a page in the documentation.
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
