/// A place where code uses a token of the design system already.
struct TokenUse: Hashable, Sendable {
  /// The chain of names that spells it: `Color.Wellness.calmBlue`; `.calmBlue` where the type is left
  /// out.
  var name: String
  /// The declaration that is "one view" for the guards, as in `FindingContext`.
  var view: String?
  /// Which chain of modifiers on one view it belongs to, as in `FindingContext`.
  var chain: Int?
  /// The layer that it paints, among the layers of its file.
  var layer: Int?
  /// Whether the token stands as it is, with nothing chained on it that changes its value.
  var isPlain = true
}

extension TokenUse {
  /// What stands around a use in a file.
  init(_ use: TokenUses.Use, in outline: SyntaxOutline) {
    let span = use.span(in: outline)
    let next = span.upperBound
    let modifier = outline.kind(next) == .period ? outline.text(next + 1) : ""
    self.init(
      name: use.name, view: outline.declarationName(around: span.lowerBound),
      chain: outline.modifierChain(around: span), isPlain: !Self.modifiers.contains(modifier))
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
    let periods = name.utf8.count { $0 == UInt8(ascii: ".") }
    return first..<first + 1 + 2 * periods
  }
}
