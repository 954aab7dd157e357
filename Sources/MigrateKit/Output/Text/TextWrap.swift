import MigrateKitCore

/// Breaks text into lines at its spaces.
package enum TextWrap {
  /// The lines of `text`, each at most `width` columns wide unless a single word is wider.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(at: " ") {
      if let last = lines.last, SafeText.width(last) + 1 + SafeText.width(String(word)) <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}
