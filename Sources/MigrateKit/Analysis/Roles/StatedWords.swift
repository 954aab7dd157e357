/// The meaning that a name states.
///
/// `hasLoginError`, `errorLabel` and `errorColor` are about an error; `errorCorrection` is not, nor
/// is `highScore` about what is high. The word that counts is the last that is not about form.
enum StatedWords {
  /// The word that a name states; `nil` for names that are about form alone: `titleColor`.
  static func word(of name: String) -> String? { word(of: NameWords.split(name)) }

  /// The same, for a name that is split already.
  static func word(of words: [String]) -> String? {
    var words = words[...]
    while let last = words.last, form.contains(last) { words.removeLast() }
    while let first = words.first, questions.contains(first) { words.removeFirst() }
    return words.last
  }

  /// The word that a text states: of one word, or of two that end in a word for form.
  ///
  /// A text that calls to do something, `Done`, states nothing.
  static func word(ofText text: String) -> String? {
    guard text.utf8.count <= 32, text.utf8.allSatisfy({ $0 != UInt8(ascii: ".") }) else {
      return nil
    }
    return word(of: text).flatMap { calls.contains($0) ? nil : $0 }
  }

  /// Names of buttons that end something.
  private static let calls: Set<String> = ["done", "complete", "save"]

  /// Words that open the name of a condition.
  private static let questions: Set<String> = [
    "is", "has", "had", "was", "are", "did", "should", "show", "shows", "can", "needs", "any",
    "use", "uses", "in", "on", "make", "get", "my",
  ]

  /// Words for drawn parts, and for being drawn.
  private static let form: Set<String> = [
    "color", "colors", "colour", "tint", "text", "title", "subtitle", "message", "messages",
    "label", "labels", "icon", "icons", "image", "symbol", "view", "button", "badge", "banner",
    "toast", "background", "foreground", "border", "stroke", "fill", "style", "state", "status",
    "level", "case", "kind", "type", "value", "dot", "indicator", "bar", "tone", "description",
    "reason", "visible", "shown", "present", "presented", "flag", "mode", "font", "row", "cell",
    "card", "gradient", "shadow", "overlay", "light", "dark", "count", "string", "body", "content",
    "accent", "localized", "line", "ring", "track", "layer",
  ]
}
