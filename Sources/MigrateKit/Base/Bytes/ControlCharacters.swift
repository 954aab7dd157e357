/// Invisible characters that change the state of a terminal or the direction of text.
package enum ControlCharacters {
  /// Whether a scalar is one of them: C0 and C1 controls, line separators, and the marks that turn
  /// the direction of text around.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// `text` with every such character written out, as Swift would: `\u{1B}`.
  ///
  /// Text from sources, file names and mappings passes through this function before it reaches a
  /// terminal.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: contains) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if contains(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
