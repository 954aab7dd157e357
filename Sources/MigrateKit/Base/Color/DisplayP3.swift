/// Display P3: the primaries of DCI-P3 with the white point D65 and the sRGB transfer function.
enum DisplayP3 {
  /// Linear sRGB light from linear Display P3 light, not clamped.
  ///
  /// Goes through XYZ with the exact matrices of CSS Color 4 (§18, sample code).
  static func linearSRGB(linearP3 p3: LinearRGB) -> LinearRGB {
    XYZ(
      x: 608_311 / 1_250_200 * p3.red + 189_793 / 714_400 * p3.green
        + 198_249 / 1_000_160 * p3.blue,
      y: 35_783 / 156_275 * p3.red + 247_089 / 357_200 * p3.green
        + 198_249 / 2_500_400 * p3.blue,
      z: 32_229 / 714_400 * p3.green + 5_220_557 / 5_000_800 * p3.blue
    ).linearSRGB
  }

  /// Linear Display P3 light from linear sRGB light, not clamped.
  static func linearP3(linearSRGB color: LinearRGB) -> LinearRGB {
    let xyz = XYZ(color)
    return LinearRGB(
      red: 446_124 / 178_915 * xyz.x - 333_277 / 357_830 * xyz.y - 72_051 / 178_915 * xyz.z,
      green: -14_852 / 17_905 * xyz.x + 63_121 / 35_810 * xyz.y + 423 / 17_905 * xyz.z,
      blue: 11_844 / 330_415 * xyz.x - 50_337 / 660_830 * xyz.y + 316_169 / 330_415 * xyz.z)
  }
}
