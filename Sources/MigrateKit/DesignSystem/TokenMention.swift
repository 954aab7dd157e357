/// The tokens that a declaration represents, as documented in generated code.
///
/// A declaration of Swift has its own name; the paths of its tokens are above it, so that what
/// was generated reads back as the same tokens: ``Token `brand.ink` (color), also `color.text.primary`.``
package struct TokenMention: Hashable, Sendable {
  /// The path of the token.
  package var path: String
  /// What kind of value it has.
  package var category: TokenCategory
  /// The tokens that point to it.
  package var aliases: [String]

  /// Makes a mention.
  package init(path: String, category: TokenCategory, aliases: [String] = []) {
    self.path = path
    self.category = category
    self.aliases = aliases
  }

  /// The sentence; `nil` for a path that could not be parsed back.
  package var text: String? {
    let aliases = aliases.filter(Self.isReadable)
    guard Self.isReadable(path) else { return nil }
    let also = aliases.isEmpty ? "" : ", also " + aliases.map { "`\($0)`" }.joined(separator: ", ")
    return "\(Self.start)\(path)` (\(category.rawValue))\(also)."
  }

  private static let start = "Token `"

  private static func isReadable(_ path: String) -> Bool {
    !path.isEmpty && path.unicodeScalars.allSatisfy { $0 != "`" && $0 != " " }
      && ControlCharacters.escaped(path) == path
  }

  /// Reads the sentence from the comments before a declaration; `nil` where there is none.
  package init?(comments: ArraySlice<UInt8>) {
    // Nearly all comments have none.
    guard comments.contains(UInt8(ascii: "`")) else { return nil }
    let comments = String(decoding: comments, as: UTF8.self)
    guard comments.contains(bytesOf: "/// Token `") else { return nil }
    let lines = comments.split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" } }
    guard let first = lines.lastIndex(where: { $0.hasPrefix("/// \(Self.start)") }) else {
      return nil
    }
    let text = lines[first...].prefix { $0.hasPrefix("/// ") }.map { $0.dropFirst(4) }
      .joined(separator: " ")
    // What is between backticks has an odd place.
    let parts = text.split(at: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts[2].hasPrefix(" ("), let end = parts[2].firstIndex(of: ")"),
      let category = TokenCategory(rawValue: String(parts[2][..<end].dropFirst(2)))
    else { return nil }
    let paths = stride(from: 1, to: parts.count - 1, by: 2).map { parts[$0] }
    guard paths.allSatisfy(TokenPath.isValid) else { return nil }
    self.init(path: paths[0], category: category, aliases: Array(paths.dropFirst()))
  }
}

/// The comment above a generated declaration that only names tokens which are declared elsewhere:
/// ``Names the token `color.background`.`` Importing a theme ignores it.
package enum TokenRepetition {
  /// The prefix of the comment.
  package static let start = "Names the token"

  /// Whether the comments before a declaration contain it.
  package static func isSaid(in comments: ArraySlice<UInt8>) -> Bool {
    guard comments.contains(UInt8(ascii: "N")) else { return false }
    let comments = String(decoding: comments, as: UTF8.self)
    return comments.contains(bytesOf: "/// Names the token")
      && comments.split(whereSeparator: \.isNewline)
        .contains { $0.drop { $0 == " " || $0 == "\t" }.hasPrefix("/// \(start)") }
  }
}

/// The dotted paths of tokens.
package enum TokenPath {
  /// Whether a text is a path: token names joined by dots.
  package static func isValid(_ text: String) -> Bool {
    let names = text.split(at: ".", omittingEmptySubsequences: false)
    return names.allSatisfy { name in
      !name.isEmpty && (!name.hasPrefix("$") || name == "$root")
        && !name.contains("{") && !name.contains("}")
    }
  }
}
