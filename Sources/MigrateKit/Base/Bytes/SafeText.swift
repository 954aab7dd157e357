/// Text from sources, paths and mappings made safe for a terminal.
package enum SafeText {
  /// `text` on one line, with control characters written out.
  package static func line(_ text: String) -> String { ControlCharacters.escaped(text) }

  /// `bytes` as text whose lines stay lines, with all other control characters written out; tabs and
  /// a carriage return before a line end do no harm and stay.
  package static func lines(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return Array(lines.map(safeLine).joined(separator: [0x0A]))
  }

  private static func safeLine(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    if bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x09 }) { return Array(bytes) }
    let hasReturn = bytes.last == 0x0D
    let text = String(decoding: hasReturn ? bytes.dropLast() : bytes, as: UTF8.self)
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false)
    let safe = parts.map { ControlCharacters.escaped(String($0)) }.joined(separator: "\t")
    return Array(safe.utf8) + (hasReturn ? [0x0D] : [])
  }

  /// `text` with every run of white space made one space, and none just inside brackets; used to
  /// quote code that spans several lines.
  package static func joined(_ text: String) -> String {
    var line = ""
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0.isNewline }) {
      let isInside = line.last.map { "([".contains($0) } ?? true
      if !isInside, !")]".contains(word.first ?? " ") { line += " " }
      line += word
    }
    return ControlCharacters.escaped(line)
  }

  /// How many columns `text` takes on a terminal: wide characters take two, marks none.
  package static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    return text.reduce(0) { $0 + ($1.unicodeScalars.first.map(width) ?? 0) }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
  }

  /// `text` cut to `width` columns, with `…` where something is missing.
  package static func cut(_ text: String, to width: Int) -> String {
    guard self.width(text) > width else { return text }
    var result = ""
    var used = 1
    for character in text {
      used += character.unicodeScalars.first.map(self.width) ?? 0
      if used > width { break }
      result.append(character)
    }
    return result + "…"
  }

  /// `text` cut to `width` columns at its start; used for paths, whose ends matter most.
  package static func cutStart(_ text: String, to width: Int) -> String {
    guard self.width(text) > width else { return text }
    return "…" + String(String(cut(String(text.reversed()), to: width).dropLast()).reversed())
  }
}
