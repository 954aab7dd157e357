/// The parsed words of a directive after `dsmigrate:`: `ignore color -- the reason`.
struct DirectiveWords {
  /// The kind of a directive.
  enum Verb: String, CaseIterable {
    case ignore
    case ignoreFile = "ignore-file"
  }

  /// The kind; `nil` if it is unknown.
  private(set) var verb: Verb?
  /// The named categories; empty means all.
  private(set) var categories: Set<TokenCategory> = []
  /// The text after `--`, trimmed; `nil` if there is none.
  private(set) var reason: String?
  /// The mistake in the words, as a sentence.
  private(set) var warning: String?

  init(_ text: String) {
    let (head, tail) = Self.splitAtDashes(text)
    reason = tail
    var words = head.split { $0 == " " || $0 == "\t" || $0 == "," }[...]
    let name = words.popFirst() ?? ""
    verb = Verb(rawValue: String(name))
    guard verb != nil else {
      warning = "unknown directive 'dsmigrate:\(name)'; use 'ignore' or 'ignore-file'"
      return
    }
    for word in words {
      if let category = Self.category(word) {
        categories.insert(category)
      } else if warning == nil {
        let known = TokenCategory.allCases.map(\.rawValue).joined(separator: ", ")
        warning =
          "unknown category '\(word)' after 'dsmigrate:\(name)'; "
          + "use \(known), or give a reason after '--'"
      }
    }
  }

  /// Plurals are accepted.
  private static func category(_ word: Substring) -> TokenCategory? {
    TokenCategory.allCases.first { word == $0.rawValue || word == $0.rawValue + "s" }
  }

  private static func splitAtDashes(_ text: String) -> (head: Substring, tail: String?) {
    let bytes = text.utf8
    var index = bytes.startIndex
    while index != bytes.endIndex {
      if bytes[index...].starts(with: "--".utf8) {
        let tail = trimmed(text[bytes.index(index, offsetBy: 2)...])
        return (text[..<index], tail.isEmpty ? nil : String(tail))
      }
      bytes.formIndex(after: &index)
    }
    return (text[...], nil)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
