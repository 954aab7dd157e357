import MigrateKitCore

/// Pieces of GitHub-flavored Markdown in which nothing from a source, a path or a mapping is
/// interpreted: all of it is in code spans.
enum MarkdownText {
  /// `text` as a code span that may be in a table.
  ///
  /// The fence is longer than any run of backticks in the text (CommonMark 6.1); `|` is escaped,
  /// which tables require even inside code spans.
  static func code(_ text: String) -> String {
    let line = SafeText.joined(text)
    guard !line.isEmpty else { return "" }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    // A pair of spaces inside the fence is dropped by Markdown and separates backticks at the ends.
    let pad = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
    var escaped = ""
    for character in line { escaped += character == "|" ? "\\|" : String(character) }
    return fence + pad + escaped + pad + fence
  }

  /// A row of a table.
  static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  /// The summary of a folded section, which must not contain foreign text.
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
