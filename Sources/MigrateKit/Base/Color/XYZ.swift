/// CIE 1931 XYZ with the white point D65 and Y = 1 for white.
struct XYZ: Hashable, Sendable {
  var x: Double
  var y: Double
  var z: Double
}

extension XYZ {
  /// D65 from its chromaticity x = 0.3127, y = 0.3290, as sRGB defines it.
  static let whiteD65 = XYZ(x: 0.3127 / 0.3290, y: 1, z: (1 - 0.3127 - 0.3290) / 0.3290)

  /// XYZ from linear sRGB light, by the exact matrix of CSS Color 4 (§18, sample code).
  ///
  /// The rounded four-digit matrices seen elsewhere give grays a chroma of up to 0.02.
  init(_ color: LinearRGB) {
    let (r, g, b) = (color.red, color.green, color.blue)
    x = 506_752 / 1_228_815 * r + 87_881 / 245_763 * g + 12_673 / 70_218 * b
    y = 87_098 / 409_605 * r + 175_762 / 245_763 * g + 12_673 / 175_545 * b
    z = 7_918 / 409_605 * r + 87_881 / 737_289 * g + 1_001_167 / 1_053_270 * b
  }

  /// Linear sRGB light, not clamped: the inverse of the matrix above.
  var linearSRGB: LinearRGB {
    LinearRGB(
      red: 12_831 / 3_959 * x - 329 / 214 * y - 1_974 / 3_959 * z,
      green: -851_781 / 878_810 * x + 1_648_619 / 878_810 * y + 36_519 / 878_810 * z,
      blue: 705 / 12_673 * x - 2_585 / 12_673 * y + 705 / 667 * z)
  }
}
