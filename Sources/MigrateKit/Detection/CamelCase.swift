/// Splits names at their humps.
enum CamelCase {
  /// The words of a name in lower case: `isErrorBadge2` gives `is`, `error`, `badge`.
  ///
  /// Underscores and digits separate; a run of capitals is one word: `URLColor` gives `url`, `color`.
  static func words(of name: String) -> [String] {
    var result: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter else {
        append(&word, to: &result)
        continue
      }
      let followsLower = index > 0 && characters[index - 1].isLowercase
      let opensWord =
        index + 1 < characters.count && characters[index + 1].isLowercase && !word.isEmpty
      if character.isUppercase, followsLower || opensWord { append(&word, to: &result) }
      word += character.lowercased()
    }
    append(&word, to: &result)
    return result
  }

  private static func append(_ word: inout String, to result: inout [String]) {
    if !word.isEmpty { result.append(word) }
    word = ""
  }
}
