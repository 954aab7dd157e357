import MigrateKitCore

/// One line of a text report: text with colors, and the columns that it takes without them.
struct TextLine {
  private(set) var text = ""
  private(set) var width = 0

  /// Makes a line that starts with `indent` spaces.
  init(indent: Int = 0) {
    add(String(repeating: " ", count: indent))
  }

  /// Adds text, drawn by `draw`.
  mutating func add(_ plain: String, _ draw: (String) -> String = { $0 }) {
    text += draw(plain)
    width += SafeText.width(plain)
  }

  /// Adds a swatch, which takes columns only where it is shown.
  mutating func add(swatch: String) {
    guard !swatch.isEmpty else { return }
    text += swatch
    width += 2
  }

  /// Adds spaces up to a column; at least `gap` of them.
  mutating func pad(to column: Int, gap: Int = 0) {
    add(String(repeating: " ", count: max(column - width, gap)))
  }

  /// Adds another line at the end of this one.
  mutating func add(_ other: TextLine) {
    text += other.text
    width += other.width
  }
}
