/// The words that state a meaning in code, if neither mapping nor vocabulary lists them.
package enum MeaningWords {
  /// Synonyms; a token named by one of them matches all.
  package static let families: [[String]] = [
    [
      "success", "succeeded", "successful", "done", "complete", "completed", "valid", "passed",
      "positive", "saved",
    ],
    [
      "error", "failure", "failed", "fail", "invalid", "destructive", "danger", "negative",
      "rejected", "delete",
    ],
    ["warning", "warn", "caution", "attention", "alert"],
    ["info", "information", "informational", "notice", "hint", "tip"],
    ["critical", "severe", "emergency"],
  ]

  /// The words of a token by its name: the synonyms of the words in its last part, else those
  /// words. `color.feedback.successGreen` → `success`, `succeeded`, …
  static func words(forPath path: String) -> Set<String> {
    let name = path.split(at: ".").last { $0 != "$root" } ?? ""
    let humps = humps(of: String(name))
    let known = families.filter { family in humps.contains { family.contains($0) } }
    return known.isEmpty ? Set(humps) : Set(known.joined())
  }

  /// The words of a name, in lower case: `hotPink-2` → `hot`, `pink`, `2`.
  package static func humps(of name: String) -> [String] {
    var words: [String] = []
    var current = ""
    for character in name {
      if !character.isLetter && !character.isNumber {
        if !current.isEmpty { words.append(current) }
        current = ""
      } else if character.isUppercase, !current.isEmpty, current.last?.isUppercase != true {
        words.append(current)
        current = String(character)
      } else {
        current.append(character)
      }
    }
    if !current.isEmpty { words.append(current) }
    return words.map { $0.lowercased() }
  }
}
