/// Pieces of GitHub-flavored Markdown in which nothing from a source, a path or a mapping is
/// interpreted: all of it is in code spans.
enum MarkdownText {
  /// `text` as a code span that may be in a table.
  ///
  /// The fence is longer than any run of backticks in the text (CommonMark 6.1); `|` is escaped,
  /// which tables demand even inside code spans.
  static func code(_ text: String) -> String {
    let line = SafeText.joined(text)
    guard !line.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    // A space inside the fence is dropped in pairs: it keeps backticks at the ends apart.
    let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    var escaped = ""
    for character in line { escaped += character == "|" ? "\\|" : String(character) }
    return fence + pad + escaped + pad + fence
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// The text of a heading that folds what follows; only words of our own go in.
  static func folded(_ title: String, _ lines: [String]) -> [String] {
    ["<details><summary>\(title)</summary>", ""] + lines + ["", "</details>"]
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
