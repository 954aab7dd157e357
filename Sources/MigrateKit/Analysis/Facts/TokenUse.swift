/// A place where code uses a token of the design system already.
struct TokenUse: Hashable, Sendable {
  /// The chain of names that spells it: `Color.Wellness.calmBlue`; `.calmBlue` where the type is left
  /// out.
  var name: String
  /// The declaration that is "one view" for the guards, as in `FindingContext`.
  var view: String?
  /// The type of which it is the value of a constant.
  var constantOf: String?
  /// Which chain of modifiers on one view it belongs to, as in `FindingContext`.
  var chain: Int?
  /// The layer that it paints, among the layers of its file.
  var layer: Int?
  /// What is chained on the token and changes its value; `nil` where it is as it is.
  var change: Change?

  /// Whether the token is as it is, with nothing chained on it that changes its value.
  var isPlain: Bool { change == nil }

  /// What is painted with a token of a color; `nil` where what is chained on it makes something else.
  func painted(_ color: ColorValue) -> ColorValue? {
    switch change {
    case nil, .gradient: color
    case .alpha(let alpha): color.mapped { $0.alpha *= Double(alpha) / 255 }
    case .weight, .other: nil
    }
  }

  /// What makes another value of a token.
  enum Change: Hashable, Sendable {
    /// An opacity, in 255ths.
    case alpha(UInt8)
    /// Another weight of a font.
    case weight(FontValue.Weight)
    /// A color's own gradient, a little lighter at its top.
    case gradient
    /// Anything else, or more than one of them.
    case other
  }
}

extension TokenUse {
  /// What is around a use in a file.
  init(_ use: TokenUses.Use, in outline: SyntaxOutline, _ names: inout DeclarationNames) {
    let span = use.span(in: outline)
    let isConstant = Self.isConstant(outline.chain(around: span.lowerBound), in: outline)
    self.init(
      name: use.name, view: names.declaration(around: span.lowerBound),
      constantOf: isConstant ? names.type(around: span.lowerBound) : nil,
      chain: outline.modifierChain(around: span),
      change: Self.change(at: span.upperBound, in: outline))
  }

  /// Whether an expression is all that a constant carries, alone or converted: `Double(Spacing.tight)`.
  private static func isConstant(_ span: Range<Int>, in outline: SyntaxOutline) -> Bool {
    var span = span
    for _ in 0..<3 {
      switch outline.slot(of: span) {
      case .initializer(let property):
        return outline.properties[property].isLet
          && outline.properties[property].initializer == span
      case .argument(let open, _, 0) where conversions.contains(outline.text(open - 1)):
        span = outline.chain(around: open - 1)
      default:
        return false
      }
    }
    return false
  }

  /// The types whose initializers make another type's value their own.
  private static let conversions: Set<String> = [
    "Double", "CGFloat", "Float", "Color", "UIColor", "NSColor", "Font",
  ]

  /// What is chained on a token that ends before the lexeme at `index`.
  private static func change(at index: Int, in outline: SyntaxOutline) -> Change? {
    guard outline.kind(index) == .period, modifiers.contains(outline.text(index + 1)) else {
      return nil
    }
    if outline.isText(index + 1, "gradient"), outline.kind(index + 2) != .period {
      return .gradient
    }
    guard let call = outline.call(named: index + 1), let end = outline.partner(call.open),
      let argument = outline.arguments(call).first,
      outline.kind(end + 1) != .period || !modifiers.contains(outline.text(end + 2))
    else { return .other }
    switch outline.text(index + 1) {
    case "opacity", "withAlphaComponent":
      return outline.number(argument.value).map { .alpha(RGBA8.byte($0)) } ?? .other
    case "weight":
      let name = outline.text(argument.value.upperBound - 1)
      return FontValue.Weight(rawValue: name).map { .weight($0) } ?? .other
    default:
      return .other
    }
  }

  /// Members that make another color or font of the one they are called on.
  private static let modifiers: Set<String> = [
    "opacity", "withAlphaComponent", "weight", "bold", "italic", "mix", "gradient",
  ]
}

extension TokenUses.Use {
  /// The lexemes of its names, and of the period that an implicit member begins with.
  func span(in outline: SyntaxOutline) -> Range<Int> {
    let first = outline.firstLexeme(from: offset)
    guard !name.hasPrefix(".") else { return first - 1..<first + 1 }
    if isCall { return first..<(outline.partner(first + 1) ?? first) + 1 }
    let periods = name.utf8.count { $0 == UInt8(ascii: ".") }
    return first..<first + 1 + 2 * periods
  }
}
