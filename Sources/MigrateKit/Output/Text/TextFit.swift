import MigrateKitCore

/// Fits text into the columns of a terminal.
package enum TextFit {
  /// `text` with every line wider than `width` columns broken at spaces, the rest indented.
  ///
  /// A word wider than the terminal is broken at the width. A command line, which starts with
  /// `dsmigrate`, is broken with a backslash. Escape sequences for colors take no columns.
  package static func text(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(String($0), width: width) }.joined(separator: "\n")
  }

  private static func lines(_ line: String, width: Int) -> [String] {
    let pieces = pieces(of: line)
    guard pieces.reduce(0, { $0 + $1.width }) > width else { return [line] }
    let indent = min(line.prefix { $0 == " " }.count, max(width / 2 - 4, 0))
    let words = line.drop { $0 == " " || $0 == "\u{1B}" }
    let isCommand = words.hasPrefix("dsmigrate ") || words.hasPrefix("[1mdsmigrate ")
    let room = isCommand ? width - 2 : width
    var lines: [String] = []
    var current = String(repeating: " ", count: indent)
    var used = indent
    // Colors begin where the next word does.
    var colors = ""
    for piece in pieces.drop(while: { $0.text == " " }) {
      guard piece.width > 0 else {
        colors += piece.text
        continue
      }
      if used + piece.width > room, used > indent {
        lines.append(current.trimmingSpaces() + (isCommand ? " \\" : ""))
        current = String(repeating: " ", count: indent + 4)
        used = indent + 4
        if piece.text == " " { continue }
      }
      current += colors
      colors = ""
      guard used + piece.width > room else {
        current += piece.text
        used += piece.width
        continue
      }
      // A word that does not fit is broken at the width.
      for character in piece.text {
        if used == width {
          lines.append(current)
          current = String(repeating: " ", count: indent + 4)
          used = indent + 4
        }
        current.append(character)
        used += SafeText.width(String(character))
      }
    }
    return lines + [current + colors]
  }

  /// The words, the spaces between them one by one, and the escape sequences, each with its columns.
  private static func pieces(of line: String) -> [(text: String, width: Int)] {
    var pieces: [(text: String, width: Int)] = []
    var word = ""
    var isEscape = false
    func endWord() {
      if !word.isEmpty { pieces.append((word, isEscape ? 0 : SafeText.width(word))) }
      word = ""
    }
    for character in line {
      if isEscape {
        word.append(character)
        guard character == "m" else { continue }
        endWord()
        isEscape = false
      } else if character == "\u{1B}" {
        endWord()
        word = "\u{1B}"
        isEscape = true
      } else if character == " " {
        endWord()
        pieces.append((" ", 1))
      } else {
        word.append(character)
      }
    }
    endWord()
    return pieces
  }
}
