/// Recognizes names of fonts that are steps of a scale of text: `title2`, `bodySmall`, `semiBoldCaps1`.
enum FontNames {
  /// Whether the words of a name only say which level text has and how it looks, not where it belongs, as
  /// `reply` and `contactName` do.
  static func areGeneral(_ words: [String]) -> Bool {
    words.allSatisfy { general.contains($0) || $0.utf8.count <= 3 }
  }

  private static let general: Set<String> = [
    "title", "titles", "heading", "headings", "header", "headers", "headline", "headlines", "head",
    "subtitle", "subheading", "subheader", "subheadline", "body", "callout", "caption", "captions",
    "caps", "footnote", "label", "labels", "text", "texts", "paragraph", "display", "overline",
    "eyebrow", "content", "description", "mono", "monospace", "monospaced", "digits", "numbers",
    "small", "smaller", "smallest", "medium", "large", "larger", "largest", "huge", "tiny", "mini",
    "micro", "extra", "super", "ultra", "regular", "normal", "bold", "semibold", "semi", "demi",
    "light", "thin", "heavy", "black", "italic", "roman", "rounded", "serif", "sans", "condensed",
    "default", "standard", "base", "main", "primary", "secondary", "tertiary", "system", "size",
    "font", "style", "strong", "emphasized", "dynamic", "scaled", "fixed", "figma",
  ]
}
