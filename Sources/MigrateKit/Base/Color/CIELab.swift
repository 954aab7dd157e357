/// CIELAB with the white point D65 (CIE 15:2004).
///
/// Other libraries often mean D50 by "Lab"; the two differ by several ΔE00 and must never be mixed.
package struct CIELab: Hashable, Sendable {
  var l: Double
  var a: Double
  var b: Double
}

extension CIELab {
  /// Below this chroma a color is gray: the rest is noise of the arithmetic, and its hue means
  /// nothing.
  private static let grayChroma = 1e-4
  /// (6/29)³ and (29/3)³, the CIE's exact constants.
  private static let epsilon = 216.0 / 24_389
  private static let kappa = 24_389.0 / 27

  /// Whether it looks gray, if with a tint: its chroma is at most 6.
  package var isGrayish: Bool { Math.length(a, b) <= 6 }

  /// Lab of a color in linear sRGB light; grays have exactly a = b = 0.
  init(_ color: LinearRGB) {
    let xyz = XYZ(color)
    let white = XYZ.whiteD65
    let (x, y, z) = (Self.f(xyz.x / white.x), Self.f(xyz.y / white.y), Self.f(xyz.z / white.z))
    self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    if Math.length(a, b) < Self.grayChroma { (a, b) = (0, 0) }
  }

  private static func f(_ t: Double) -> Double {
    t > epsilon ? Math.cubeRoot(t) : (kappa * t + 16) / 116
  }
}

extension ColorSample {
  /// The color in CIELAB (D65), without its alpha.
  package var lab: CIELab { CIELab(linear) }
}
