/// A color as a screen shows it: sRGB with 8 bits a channel.
struct DisplayColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// The nearest color on an sRGB screen; what lies outside is brought to the edge.
  init(_ sample: ColorSample) {
    red = Self.byte(sample.red)
    green = Self.byte(sample.green)
    blue = Self.byte(sample.blue)
    alpha = Self.byte(sample.alpha)
  }

  private static func byte(_ value: Double) -> UInt8 {
    guard value.isFinite else { return value > 0 ? 255 : 0 }
    return UInt8((min(max(value, 0), 1) * 255).rounded())
  }

  /// `#RRGGBBAA`, as reports for machines write it.
  var hex: String { "#" + [red, green, blue, alpha].map(Self.pair).joined() }

  /// `#RRGGBB`, with the alpha as a percentage where it is not opaque, as reports for people write it.
  var shortHex: String {
    let opaque = "#" + [red, green, blue].map(Self.pair).joined()
    guard alpha != 255 else { return opaque }
    return opaque + " \(Int((Double(alpha) / 2.55).rounded())) %"
  }

  private static func pair(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
