/// Linear light in sRGB primaries, not clamped: colors outside sRGB lie below 0 or above 1.
///
/// The common space in which colors of every other space meet.
struct LinearRGB: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
}

extension ColorSample {
  /// The color in linear sRGB light, without its alpha.
  var linear: LinearRGB {
    switch space {
    case .srgbLinear:
      LinearRGB(red: red, green: green, blue: blue)
    case .srgb:
      LinearRGB(
        red: SRGBTransfer.decode(red), green: SRGBTransfer.decode(green),
        blue: SRGBTransfer.decode(blue))
    case .displayP3:
      DisplayP3.linearSRGB(
        linearP3: LinearRGB(
          red: SRGBTransfer.decode(red), green: SRGBTransfer.decode(green),
          blue: SRGBTransfer.decode(blue)))
    }
  }

  /// The same color with sRGB components, not clamped.
  package var inSRGB: ColorSample {
    guard space != .srgb else { return self }
    let linear = linear
    return ColorSample(
      red: SRGBTransfer.encode(linear.red), green: SRGBTransfer.encode(linear.green),
      blue: SRGBTransfer.encode(linear.blue), alpha: alpha)
  }

  /// Whether the color lies outside sRGB by more than rounding to 8 bits hides.
  package var isOutsideSRGB: Bool {
    let color = inSRGB
    let range = -0.5 / 255...1 + 0.5 / 255
    return
      !(range.contains(color.red) && range.contains(color.green)
      && range.contains(color.blue))
  }
}
