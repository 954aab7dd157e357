/// A use of a token in code.
struct TokenUse: Hashable, Sendable {
  /// Its chain of names: `Color.Wellness.calmBlue`; `.calmBlue` without the type.
  var name: String
  /// The declaration that is "one view" for the guards, as in `FindingContext`.
  var view: String?
  /// The type with a constant of which it is the value.
  var constantOf: String?
  /// Its chain of modifiers, as in `FindingContext`.
  var chain: Int?
  /// The index of the layer that it paints.
  var layer: Int?
  /// The chained change of the token's value; `nil` if unchanged.
  var change: Change?

  /// Whether nothing chained on the token changes its value.
  var isPlain: Bool { change == nil }

  /// The painted color of a color token; `nil` if chained members make something else.
  func painted(_ color: ColorValue) -> ColorValue? {
    switch change {
    case nil, .gradient: color
    case .alpha(let alpha): color.mapped { $0.alpha *= Double(alpha) / 255 }
    case .weight, .other: nil
    }
  }

  /// A change of a token's value.
  enum Change: Hashable, Sendable {
    /// An opacity, in 255ths.
    case alpha(UInt8)
    /// A font weight.
    case weight(FontValue.Weight)
    /// `gradient` of a color, slightly lighter at the top.
    case gradient
    /// Anything else, or more than one of them.
    case other
  }
}

extension TokenUse {
  /// The context of a use in a file.
  init(_ use: TokenUses.Use, in outline: SyntaxOutline, _ names: inout DeclarationNames) {
    let span = use.span(in: outline)
    let isConstant = Self.isConstant(outline.chain(around: span.lowerBound), in: outline)
    self.init(
      name: use.name, view: names.declaration(around: span.lowerBound),
      constantOf: isConstant ? names.type(around: span.lowerBound) : nil,
      chain: outline.modifierChain(around: span),
      change: Self.change(at: span.upperBound, in: outline))
  }

  /// Whether an expression is the whole value of a constant, possibly converted:
  /// `Double(Spacing.tight)`.
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

  /// The types with converting initializers.
  private static let conversions: Set<String> = [
    "Double", "CGFloat", "Float", "Color", "UIColor", "NSColor", "Font",
  ]

  /// The change chained on a token that ends before the lexeme at `index`.
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

  /// Members that derive another color or font.
  private static let modifiers: Set<String> = [
    "opacity", "withAlphaComponent", "weight", "bold", "italic", "mix", "gradient",
  ]
}

extension TokenUses.Use {
  /// The lexemes of its names, and of the period that an implicit member begins with.
  package func span(in outline: SyntaxOutline) -> Range<Int> {
    let first = outline.firstLexeme(from: offset)
    let periods = name.utf8.count { $0 == UInt8(ascii: ".") }
    guard !name.hasPrefix(".") else { return first - 1..<first + 2 * periods - 1 }
    if isCall { return first..<(outline.partner(first + 1) ?? first) + 1 }
    return first..<first + 1 + 2 * (periods - omitted)
  }
}
