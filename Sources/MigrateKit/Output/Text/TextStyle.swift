import MigrateKitCore

/// The style of text reports: colors and width.
package struct TextStyle: Sendable {
  /// The color support.
  package var depth: ColorDepth
  /// The columns of a line.
  package var width: Int

  /// Whether escape sequences for colors may be used.
  package var usesColor: Bool { depth != .none }

  /// Makes a style; plain unless stated otherwise.
  package init(depth: ColorDepth = .none, width: Int = 80) {
    self.depth = depth
    self.width = width
  }

  /// Makes a style with every color or with none.
  package init(usesColor: Bool, width: Int = 80) {
    self.init(depth: usesColor ? .full : .none, width: width)
  }

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func green(_ text: String) -> String { wrapped(text, "32") }
  func yellow(_ text: String) -> String { wrapped(text, "33") }
  func red(_ text: String) -> String { wrapped(text, "31") }

  private func wrapped(_ text: String, _ code: String) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A square in the color and a space; empty if colors cannot be shown.
  ///
  /// A translucent color is composited on white.
  func swatch(_ sample: ColorSample) -> String {
    let white = ColorSample(red: 1, green: 1, blue: 1)
    guard let code = depth.code(for: sample.composited(over: white), isBackground: false) else {
      return ""
    }
    return "\u{1B}[\(code)m■\u{1B}[0m "
  }
}
