import MigrateKitCore

/// Estimates the size of text.
///
/// The advances are those of Helvetica (Adobe's metrics for the PDF standard fonts, in thousandths of the
/// size), which the system font resembles; heavier weights are wider by a few hundredths.
enum TextMetrics {
  /// The width of one line in points.
  static func width(of text: String, in font: FontValue) -> Double {
    var thousandths = 0
    for character in text { thousandths += advance(of: character, in: font) }
    return Double(thousandths) * font.size / 1000 * widening(font)
  }

  /// The height of a line in points.
  static func lineHeight(of font: FontValue) -> Double {
    // The system font's line height at any size: ascent and descent of SF Pro, 0.952 and 0.241 em.
    // Lines begin at whole pixels, three to a point.
    (font.size * 1.193 * 3).rounded(.up) / 3
  }

  /// From the top of a line to its baseline, in points.
  static func ascent(of font: FontValue) -> Double {
    let height = lineHeight(of: font)
    return (height - font.size * 1.193) / 2 + font.size * 0.952
  }

  /// The lines of a text that is as wide as `width` at most; words are kept whole where they fit.
  static func lines(
    of text: String, in font: FontValue, width: Double?, limit: Int?
  ) -> [String] {
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let width else { return paragraphs.prefix(limit ?? .max).map(String.init) }
    var lines: [String] = []
    for paragraph in paragraphs { lines += wrapped(paragraph, in: font, width: width) }
    guard let limit, lines.count > limit, limit > 0 else { return lines }
    lines = Array(lines.prefix(limit))
    lines[limit - 1] = cut(lines[limit - 1] + "…", in: font, to: width)
    return lines
  }

  private static func wrapped(
    _ text: Substring, in font: FontValue, width: Double
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(at: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      // Rounding must not break a text that was measured with the same metrics.
      if line.isEmpty || self.width(of: longer, in: font) <= width + 0.5 {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }

  private static func cut(_ line: String, in font: FontValue, to width: Double) -> String {
    var line = line
    while line.count > 1, self.width(of: line, in: font) > width {
      line = String(line.dropLast(2)) + "…"
    }
    return line
  }

  private static func advance(of character: Character, in font: FontValue) -> Int {
    if font.design == .monospaced { return 602 }
    guard let byte = character.asciiValue, byte >= 0x20, byte < 0x7F else {
      let scalar = character.unicodeScalars.first
      if let scalar, scalar.value >= 0x1100, scalar.properties.isEmojiPresentation { return 1200 }
      return (scalar?.value ?? 0) >= 0x2E80 ? 1000 : 556
    }
    return Int(advances[Int(byte) - 0x20])
  }

  private static func widening(_ font: FontValue) -> Double {
    if font.design == .monospaced { return 1 }
    switch font.weight {
    case .semibold: return 1.03
    case .bold, .heavy, .black: return 1.06
    default: return 1
    }
  }

  /// From space to tilde.
  private static let advances: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
