/// OKLab: Björn Ottosson, "A perceptual color space for image processing", 2020.
package struct OKLab: Hashable, Sendable {
  package var l: Double
  package var a: Double
  package var b: Double
}

extension OKLab {
  /// OKLab of a color in linear sRGB light, by Ottosson's direct matrices.
  init(_ color: LinearRGB) {
    let (r, g, b) = (color.red, color.green, color.blue)
    let long = Math.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let medium = Math.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = Math.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    self.init(
      l: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }
}

extension ColorSample {
  /// The color in OKLab, without its alpha.
  package var okLab: OKLab { OKLab(linear) }
}
