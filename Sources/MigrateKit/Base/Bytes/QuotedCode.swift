/// Code as reports quote it.
package enum QuotedCode {
  /// The code on one line, the end of a long one cut.
  package static func line(_ source: String) -> String {
    let words = source.split { $0 == " " || $0 == "\t" || $0.isNewline }
    let line = words.joined(separator: " ")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  private static let longest = 100
}
