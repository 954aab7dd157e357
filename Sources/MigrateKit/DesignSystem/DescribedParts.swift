/// Reads the parts of an interface that the description of a token lists.
enum DescribedParts {
  /// Whether the description of a token may restrict it: not that of a step of a scale or of a text style, which
  /// lists examples, nor that of a color, whose roles say what it is for.
  static func mayRestrict(_ name: String, of category: TokenCategory) -> Bool {
    guard category == .radius || category == .font else { return false }
    return !NameWords.split(name).allSatisfy { $0.utf8.count <= 3 || steps.contains($0) }
  }

  private static let steps: Set<String> = [
    "tiny", "micro", "mini", "small", "smaller", "smallest", "medium", "large", "larger", "largest",
    "xlarge", "xsmall", "huge", "extra", "default", "standard", "base", "full", "none", "radius",
    "title", "headline", "heading", "subheadline", "subtitle", "body", "callout", "caption",
    "footnote", "display", "overline", "label", "text", "regular", "semibold", "bold", "emphasized",
  ]

  /// The parts that the first sentence of a description names, where it is nothing but a list of them: `Cards,
  /// message bubbles and small buttons.` Whatever else it says says how the token looks or where it comes from.
  static func parts(of description: String) -> ComponentSet {
    guard let sentence = description.split(whereSeparator: { ".(:;".contains($0) }).first else {
      return []
    }
    var parts: ComponentSet = []
    for item in sentence.split(at: ",") {
      var named: ComponentSet = []
      for word in item.split(at: " ") {
        let word = word.lowercased()
        if word == "and" || word == "or" {
          guard !named.isEmpty else { return [] }
          parts.formUnion(named)
          named = []
          continue
        }
        named.insert(name: word)
      }
      guard !named.isEmpty, item.split(at: " ").count <= 6 else { return [] }
      parts.formUnion(named)
    }
    return parts
  }
}
