/// The color spaces of the format, and their conversion to those that the rest of the tool
/// compares.
///
/// `srgb`, `srgb-linear` and `display-p3` stay as they are; the others become sRGB, unclamped, so that
/// a color outside sRGB is still distinguished. Matrices and formulas are those of CSS Color 4.
enum TokenColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case prophoto = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The values that each component may take.
  var ranges: [ClosedRange<Double>] {
    let unit = 0.0...1.0
    let unbounded = -1e6...1e6
    return switch self {
    case .srgb, .srgbLinear, .displayP3, .a98, .prophoto, .rec2020: [unit, unit, unit]
    case .hsl, .hwb: [-360...720, 0...100, 0...100]
    case .lab: [0...100, unbounded, unbounded]
    case .lch: [0...100, 0...1e6, -360...720]
    case .oklab: [unit, unbounded, unbounded]
    case .oklch: [unit, 0...1e6, -360...720]
    case .xyzD65, .xyzD50: [unbounded, unbounded, unbounded]
    }
  }

  /// The color of three components in this space.
  func sample(_ c: [Double], alpha: Double) -> ColorSample {
    switch self {
    case .srgb: return ColorSample(red: c[0], green: c[1], blue: c[2], alpha: alpha)
    case .srgbLinear:
      return ColorSample(.srgbLinear, red: c[0], green: c[1], blue: c[2], alpha: alpha)
    case .displayP3:
      return ColorSample(.displayP3, red: c[0], green: c[1], blue: c[2], alpha: alpha)
    default:
      let rgb = srgb(c)
      return ColorSample(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }
  }

  private func srgb(_ c: [Double]) -> [Double] {
    switch self {
    case .srgb, .srgbLinear, .displayP3: c
    case .hsl: Self.hslToRGB(hue: c[0], saturation: c[1] / 100, lightness: c[2] / 100)
    case .hwb: Self.hwbToRGB(hue: c[0], white: c[1] / 100, black: c[2] / 100)
    case .oklab: Self.encode(Self.oklabToLinear(c))
    case .oklch: Self.encode(Self.oklabToLinear(Self.cartesian(c)))
    case .lab: Self.encode(Self.linear(xyzD50: Self.labToXYZ(c)))
    case .lch: Self.encode(Self.linear(xyzD50: Self.labToXYZ(Self.cartesian(c))))
    case .xyzD65: Self.encode(Matrix.xyzToLinear * c)
    case .xyzD50: Self.encode(Self.linear(xyzD50: c))
    case .a98:
      Self.encode(Matrix.xyzToLinear * (Matrix.a98ToXYZ * c.map { Self.power($0, 563.0 / 256) }))
    case .rec2020:
      Self.encode(Matrix.xyzToLinear * (Matrix.rec2020ToXYZ * c.map(Self.decodeRec2020)))
    case .prophoto:
      Self.encode(Self.linear(xyzD50: Matrix.prophotoToXYZ * c.map(Self.decodeProphoto)))
    }
  }

  // MARK: Formulas

  private static func hslToRGB(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    [0.0, 8, 4].map { n in
      let k = (n + turn(hue) / 30).truncatingRemainder(dividingBy: 12)
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  private static func hwbToRGB(hue: Double, white: Double, black: Double) -> [Double] {
    let sum = white + black
    if sum >= 1 { return [Double](repeating: white / sum, count: 3) }
    return hslToRGB(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - sum) + white }
  }

  /// A hue in 0 ..< 360.
  private static func turn(_ hue: Double) -> Double {
    let rest = hue.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  private static func cartesian(_ c: [Double]) -> [Double] {
    [c[0], c[1] * Math.cosine(degrees: c[2]), c[1] * Math.sine(degrees: c[2])]
  }

  /// CIE Lab with the white point D50, as in CSS.
  private static func labToXYZ(_ c: [Double]) -> [Double] {
    let epsilon = 216.0 / 24389
    let kappa = 24389.0 / 27
    let fy = (c[0] + 16) / 116
    let fx = c[1] / 500 + fy
    let fz = fy - c[2] / 200
    let x = fx * fx * fx > epsilon ? fx * fx * fx : (116 * fx - 16) / kappa
    let y = c[0] > kappa * epsilon ? fy * fy * fy : c[0] / kappa
    let z = fz * fz * fz > epsilon ? fz * fz * fz : (116 * fz - 16) / kappa
    return [x * 0.3457 / 0.3585, y, z * (1 - 0.3457 - 0.3585) / 0.3585]
  }

  /// Björn Ottosson's OKLab to linear sRGB.
  private static func oklabToLinear(_ c: [Double]) -> [Double] {
    let l = c[0] + 0.3963377773761749 * c[1] + 0.2158037573099136 * c[2]
    let m = c[0] - 0.1055613458156586 * c[1] - 0.0638541728258133 * c[2]
    let s = c[0] - 0.0894841775298119 * c[1] - 1.2914855480194092 * c[2]
    return Matrix.xyzToLinear * (Matrix.lmsToXYZ * [l * l * l, m * m * m, s * s * s])
  }

  private static func linear(xyzD50: [Double]) -> [Double] {
    Matrix.xyzToLinear * (Matrix.d50ToD65 * xyzD50)
  }

  private static func encode(_ linear: [Double]) -> [Double] { linear.map(SRGBTransfer.encode) }

  private static func power(_ x: Double, _ exponent: Double) -> Double {
    x < 0 ? -Math.power(-x, exponent) : Math.power(x, exponent)
  }

  private static func decodeRec2020(_ x: Double) -> Double {
    let alpha = 1.09929682680944
    let beta = 0.018053968510807
    let size = abs(x)
    let linear = size < beta * 4.5 ? size / 4.5 : Math.power((size + alpha - 1) / alpha, 1 / 0.45)
    return x < 0 ? -linear : linear
  }

  private static func decodeProphoto(_ x: Double) -> Double {
    abs(x) <= 16.0 / 512 ? x / 16 : power(x, 1.8)
  }
}

/// A 3 × 3 matrix, by rows.
private struct Matrix {
  var rows: [[Double]]

  init(_ rows: [[Double]]) { self.rows = rows }

  static func * (matrix: Matrix, vector: [Double]) -> [Double] {
    matrix.rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
  }

  // From CSS Color 4, section 18 ("Sample code for color conversions").
  static let xyzToLinear = Matrix([
    [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
    [-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810],
    [705.0 / 12673, -2585.0 / 12673, 705.0 / 667],
  ])
  static let d50ToD65 = Matrix([
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124],
  ])
  static let a98ToXYZ = Matrix([
    [573536.0 / 994567, 263643.0 / 1420810, 187206.0 / 994567],
    [591459.0 / 1989134, 6239551.0 / 9945670, 374412.0 / 4972835],
    [53769.0 / 1989134, 351524.0 / 4972835, 4929758.0 / 4972835],
  ])
  static let rec2020ToXYZ = Matrix([
    [63426534.0 / 99577255, 20160776.0 / 139408157, 47086771.0 / 278816314],
    [26158966.0 / 99577255, 472592308.0 / 697040785, 8267143.0 / 139408157],
    [0, 19567812.0 / 697040785, 295819943.0 / 278816314],
  ])
  static let prophotoToXYZ = Matrix([
    [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
    [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
    [0, 0, 0.82510460251046020],
  ])
  static let lmsToXYZ = Matrix([
    [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
    [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
    [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816],
  ])
}
