/// A color in sRGB as a screen stores it: 8 bits a component.
///
/// Two values that agree here are pixel-identical.
package struct RGBA8: Hashable, Sendable {
  /// Red, 0…255.
  package var red: UInt8
  /// Green, 0…255.
  package var green: UInt8
  /// Blue, 0…255.
  package var blue: UInt8
  /// Alpha, 0 (clear) to 255 (opaque).
  package var alpha: UInt8

  /// Makes a color from its bytes; opaque unless stated otherwise.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The nearest byte to a component: ⌊255 c + ½⌋, clamped, so that 0.5 is 128.
  ///
  /// A billionth of a step is forgiven, so that a Display P3 gray of 0.5, which comes out of the
  /// matrices as 0.49999999999999994, is 128 too.
  package static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return UInt8(min((component * 255 + 0.5 + 1e-9).rounded(.down), 255))
  }
}

extension ColorSample {
  /// The color rounded to 8 bits a component; what lies outside sRGB is clipped.
  package var rgba8: RGBA8 {
    let color = inSRGB
    return RGBA8(
      red: RGBA8.byte(color.red), green: RGBA8.byte(color.green), blue: RGBA8.byte(color.blue),
      alpha: RGBA8.byte(color.alpha))
  }

  /// Makes the opaque or translucent sRGB color of four bytes.
  package init(_ color: RGBA8) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255,
      blue: Double(color.blue) / 255, alpha: Double(color.alpha) / 255)
  }
}
