/// The order of the digits in an eight-digit hex color.
package enum HexDigitOrder: String, Codable, Sendable {
  case argb = "AARRGGBB"
  case rgba = "RRGGBBAA"
}
