/// How text reports are drawn: in color or plain, and how wide.
package struct TextStyle: Sendable {
  /// Whether escape sequences for colors may be used.
  package var usesColor: Bool
  /// The columns of a line.
  package var width: Int

  /// Makes a style.
  package init(usesColor: Bool = false, width: Int = 80) {
    self.usesColor = usesColor
    self.width = width
  }

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func yellow(_ text: String) -> String { wrapped(text, "33") }
  func red(_ text: String) -> String { wrapped(text, "31") }

  private func wrapped(_ text: String, _ code: String) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A square in the color's own color and a space; nothing where colors cannot be shown.
  ///
  /// A translucent color is drawn as it looks on white.
  func swatch(_ sample: ColorSample) -> String {
    guard usesColor else { return "" }
    let white = ColorSample(red: 1, green: 1, blue: 1)
    let shown = sample.composited(over: white).rgba8
    return "\u{1B}[38;2;\(shown.red);\(shown.green);\(shown.blue)m■\u{1B}[0m "
  }
}
