/// A place where code uses a token of the design system already.
struct TokenUse: Hashable, Sendable {
  /// The chain of names that spells it: `Color.Wellness.calmBlue`; `.calmBlue` where the type is left
  /// out.
  var name: String
  /// The declaration that is "one view" for the guards, as in `FindingContext`.
  var view: String?
  /// Whether the token stands as it is, with nothing chained on it that changes its value.
  var isPlain = true
}

extension TokenUse {
  /// What stands around a use in a file.
  init(_ use: TokenUses.Use, in outline: SyntaxOutline) {
    let first = outline.firstLexeme(from: use.offset)
    let last = first + 2 * (use.name.split(separator: ".").count - 1)
    let modifier = outline.kind(last + 1) == .period ? outline.text(last + 2) : ""
    self.init(
      name: use.name, view: outline.declarationName(around: first),
      isPlain: !Self.modifiers.contains(modifier))
  }

  /// Members that make another color or font of the one they are called on.
  private static let modifiers: Set<String> = [
    "opacity", "withAlphaComponent", "weight", "bold", "italic", "mix", "gradient",
  ]
}
