/// The sRGB transfer function, shared by sRGB and Display P3 (IEC 61966-2-1; CSS Color 4 §10.2).
///
/// Both directions are extended to negative values and to values above 1 by mirroring, as CSS does,
/// so that colors outside sRGB keep their sign on the way through.
enum SRGBTransfer {
  /// Linear light from an encoded component.
  static func decode(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    guard magnitude > 0.04045 else { return encoded / 12.92 }
    let linear = Math.power((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The encoded component of linear light.
  static func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    guard magnitude > 0.0031308 else { return linear * 12.92 }
    let encoded = 1.055 * Math.power(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
