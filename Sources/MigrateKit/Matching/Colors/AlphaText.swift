/// Writes an alpha in a replacement.
enum AlphaText {
  /// The alpha as the source wrote it after its base color, where that gives the same 8 bits; else
  /// the shortest decimal that does.
  ///
  /// `end` is where the base ends, in bytes from the start of `source`.
  static func text(for alpha: Double, in source: String, after end: Int?) -> String {
    if let end, let own = argument(in: source, after: end), let value = value(of: own),
      RGBA8.byte(value) == RGBA8.byte(alpha)
    {
      return own
    }
    return decimal(alpha)
  }

  /// The shortest decimal with the same 8 bits as `alpha`: `0.5`, `0.12`.
  static func decimal(_ alpha: Double) -> String {
    for places in 1...4 {
      guard let text = DecimalText.text(alpha, places: places), let value = Double(text) else {
        continue
      }
      if RGBA8.byte(value) == RGBA8.byte(alpha) { return text }
    }
    return "\(alpha)"
  }

  /// The argument of the first call after the base: the `0.5` of `.opacity(0.5)`.
  private static func argument(in source: String, after end: Int) -> String? {
    let bytes = Array(source.utf8)
    guard end >= 0, end < bytes.count,
      let open = bytes[end...].firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let words = bytes[(open + 1)..<close].split(separator: UInt8(ascii: " "))
    return words.count == 1 ? String(decoding: words[0], as: UTF8.self) : nil
  }

  /// The value of a plain decimal literal.
  private static func value(of literal: String) -> Double? {
    guard literal.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    return Double(literal)
  }
}
