/// Writes numbers the same way on every machine: no exponent, no trailing zeros.
package enum DecimalText {
  /// `value` rounded to at most `places` decimals: `0.42`, `12`, `-1.5`.
  ///
  /// Values beyond 10¹⁵ are written as Swift does; what is not a number gives `nil`.
  package static func text(_ value: Double, places: Int) -> String? {
    guard value.isFinite else { return nil }
    guard value.magnitude < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    guard value.magnitude * scale < 9e18 else { return "\(value)" }
    let scaled = Int64((value.magnitude * scale).rounded(.toNearestOrAwayFromZero))
    let divisor = Int64(scale)
    let whole = scaled / divisor
    var rest = scaled % divisor
    guard rest != 0 else { return (value < 0 && whole != 0 ? "-" : "") + String(whole) }
    var decimals = places
    while rest % 10 == 0 { (rest, decimals) = (rest / 10, decimals - 1) }
    let digits = String(rest)
    let zeros = String(repeating: "0", count: decimals - digits.utf8.count)
    return (value < 0 ? "-" : "") + String(whole) + "." + zeros + digits
  }
}

/// Numbers with a fixed count of decimals, for columns: `2.50`, `11.62`.
package enum FixedText {
  /// `value` rounded to `places` decimals, trailing zeros kept; `?` for what is not a number.
  package static func text(_ value: Double, places: Int) -> String {
    guard let text = DecimalText.text(value, places: places) else { return "?" }
    guard places > 0 else { return text }
    let parts = text.split(at: ".", omittingEmptySubsequences: false)
    let digits = parts.count > 1 ? parts[1].utf8.count : 0
    return text + (digits == 0 ? "." : "") + String(repeating: "0", count: max(places - digits, 0))
  }
}
