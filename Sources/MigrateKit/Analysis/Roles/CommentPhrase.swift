/// The first words of a comment, where they can name what something is for.
///
/// `The color of text on buttons.` names text: `on` introduces the background. A comment that
/// explains or denies, that is a mark for a tool, or that is code itself, names nothing.
struct CommentPhrase {
  /// The words as written.
  private let words: [Substring]

  /// Reads a comment; `nil` where it cannot name a use.
  init?(_ comment: ArraySlice<UInt8>) {
    let text = comment.drop { Self.opening.contains($0) }.prefix { !Self.closing.contains($0) }
    guard !text.isEmpty, text.count <= 80, text.allSatisfy({ !Self.code.contains($0) }) else {
      return nil
    }
    let words = String(decoding: text, as: UTF8.self).split { $0 == " " || $0 == "\t" }
    guard words.count <= 10, !words.contains(where: { Self.denials.contains($0.lowercased()) })
    else { return nil }
    self.words = words
  }

  /// The use that the words name, with those words; `role` gives the role of the words of a name.
  func use(_ role: (String) -> UsageRole?) -> (role: UsageRole, reported: String)? {
    var part: [Substring] = []
    for word in words + ["of"] {
      let lower = word.lowercased()
      guard Self.ends.contains(lower) || Self.links.contains(lower) else {
        part.append(word)
        continue
      }
      if let found = role(part.joined(separator: "_")) {
        return (found, part.joined(separator: " "))
      }
      if Self.ends.contains(lower) { return nil }
      part = []
    }
    return nil
  }

  /// Whether a comment marks its line as an exception from the design system: `design-system-exempt`, `ds-allow: artwork`.
  ///
  /// A verb that is common in prose only counts where it is joined to its subject: tokens may ignore something.
  static func exempts(_ comment: ArraySlice<UInt8>) -> Bool {
    guard mayExempt(comment) else { return false }
    let text = comment.map { $0 | 0x20 }
    let words = text.split { !isLetter($0) }
    return words.indices.dropFirst().contains { index in
      let isJoined =
        words[index].startIndex == words[index - 1].endIndex + 1
        && joints.contains(comment[comment.startIndex + words[index - 1].endIndex])
      let isVerb =
        words[index].elementsEqual("exempt".utf8)
        || isJoined && verbs.contains(String(decoding: words[index], as: UTF8.self))
      return isVerb && isExempted(words[..<index])
    }
  }

  /// Whether a comment has a word that begins like `exempt`, or joined words.
  private static func mayExempt(_ comment: ArraySlice<UInt8>) -> Bool {
    comment.withUnsafeBufferPointer { text in
      func isLetter(at index: Int) -> Bool {
        text.indices.contains(index) && Self.isLetter(text[index] | 0x20)
      }
      return text.indices.contains { index in
        switch text[index] {
        case UInt8(ascii: "x"), UInt8(ascii: "X"):
          index > 1 && text[index - 1] | 0x20 == UInt8(ascii: "e") && !isLetter(at: index - 2)
        case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_"):
          isLetter(at: index - 1) && isLetter(at: index + 1)
        default: false
        }
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// Whether words end with what a line may be exempted from.
  private static func isExempted(_ words: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    guard let last = words.last else { return false }
    let subject = String(decoding: last, as: UTF8.self)
    guard let first = firstWords[subject] else { return exempted.contains(subject) }
    return words.dropLast().last.map { $0.elementsEqual(first.utf8) } ?? false
  }

  /// What a line may be exempted from, in one word.
  private static let exempted: Set<String> = [
    "designsystem", "ds", "token", "tokens", "theme", "hardcoded",
  ]
  /// The first words of what is written in two, by the second.
  private static let firstWords = ["system": "design", "coded": "hard"]
  /// What marks of linters say besides `exempt`.
  private static let verbs: Set<String> = [
    "allow", "allowed", "ignore", "ignored", "skip", "disable", "exception", "ok",
  ]
  /// The characters that join the words of a mark.
  private static let joints = [UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "_")]

  /// Words that introduce the purpose.
  private static let links: Set<String> = ["of", "for", "as", "to", "used", "in"]

  /// Words that introduce the background.
  private static let ends: Set<String> = [
    "on", "behind", "under", "below", "beneath", "above", "over", "around", "between", "with",
    "when", "while", "if", "that", "which", "from", "by", "and", "or", "is", "are",
  ]

  /// Words of comments that say what something is not, or that are about the code.
  private static let denials: Set<String> = [
    "not", "no", "never", "don't", "without", "instead", "unlike", "same", "like", "match",
    "matches", "matching", "than", "was", "were", "old", "remove", "removed", "unused", "fix",
    "bug", "hack", "workaround", "because", "why", "should", "must", "todo", "fixme",
  ]

  private static let opening = Set("/*! \t\r\n".utf8)
  /// The end of the first words.
  private static let closing = Set(".,:;!?\r\n–—*".utf8)
  private static let code = Set("={}()[]<>\"@#$&|".utf8)
}
