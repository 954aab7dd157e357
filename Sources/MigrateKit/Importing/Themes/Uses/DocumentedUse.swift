import MigrateKitCore

/// What the comment of a declaration says that a font is for, in the words of its author.
///
///     /// Onboarding step label (13 pt semibold)
///     static let stepLabel = Font.system(size: 13, weight: .semibold)
///
/// A comment that repeats the size, the weight or the level of text says nothing more than the name. Any other one is
/// about a place, in whichever language.
enum DocumentedUse {
  /// The first clause of a comment if it is about a place; `nil` if it says nothing but how the text looks.
  ///
  /// - Parameters:
  ///   - lines: The lines of the comments before a declaration.
  ///   - name: The name of the declaration.
  /// - Returns: The clause, as written.
  static func clause(in lines: [Substring], of name: String) -> String? {
    guard let line = line(of: lines) else { return nil }
    let text = line.drop { $0 == "/" || $0 == " " }
    let clause = text.prefix { !ends.contains($0) }.trimmed
    guard !clause.isEmpty, clause.count <= longest else { return nil }
    let known = Set(NameWords.split(name))
    let words = clause.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map { $0.lowercased() }
    return words.allSatisfy { isOfLook($0) || known.contains($0) } ? nil : clause
  }

  /// The word by which a comment says that text in a font is in capitals or spaced, which the font does not do by itself:
  /// `uppercase` of `Uppercase + 0.5 kerning metric label`; `nil` for none.
  ///
  /// - Parameter lines: The lines of the comments before a declaration.
  /// - Returns: The word in lower case.
  static func setting(in lines: [Substring]) -> String? {
    // What is in parentheses is an example.
    let words = (line(of: lines)?.prefix { $0 != "(" } ?? "").split { !$0.isLetter }
      .map { $0.lowercased() }
    guard negations.isDisjoint(with: words) else { return nil }
    let place = words.indices.first { place in
      settings.contains(words[place])
        || words[place] == "caps" && place > 0 && words[place - 1] == "all"
    }
    return place.map { words[$0] }
  }

  private static let settings: Set<String> = ["uppercase", "uppercased", "kerning", "kerned"]
  private static let negations: Set<String> = ["no", "not", "never", "without"]

  /// The one line of documentation among the comments before a declaration; `nil` for none, and for several, which
  /// explain.
  static func line(of comments: [Substring]) -> Substring? {
    let documentation = comments.filter { $0.hasPrefix("///") && $0.contains(where: \.isLetter) }
    return documentation.count == 1 ? documentation[0] : nil
  }

  /// Whether a word says how text looks, which level it has, or nothing.
  private static func isOfLook(_ word: String) -> Bool {
    word.allSatisfy(\.isNumber) || fillers.contains(word) || NameSubjects.mayBeLevel(word)
      || word.hasSuffix("pt") && word.dropLast(2).allSatisfy(\.isNumber)
  }

  private static let ends: Set<Character> = ["(", ".", ":", ";", "—", "–", "`", "\""]
  /// The maximum number of characters of a clause that a sentence can quote.
  private static let longest = 60

  private static let fillers: Set<String> = [
    "the", "this", "used", "uses", "use", "from", "that", "all", "any", "most", "more", "less",
    "also", "our", "its", "pts", "pixels", "points", "point", "regular", "medium", "ultralight",
    "extrabold", "dynamic", "supporting", "smallest", "larger", "largest", "smaller", "reading",
    "important", "screens", "screen", "interface", "across", "throughout", "information",
    "metadata", "meta", "details", "detail", "supplementary", "additional", "minor", "major",
    "prominent", "copy", "pro", "family", "face", "typeface", "tracking", "leading", "everywhere",
    "equivalent", "alternative", "readable", "tiny", "scales", "scaling", "accessibility",
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
