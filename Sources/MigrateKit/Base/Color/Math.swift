/// The C math functions that the color formulas need, without Foundation.
package enum Math {
  /// π/180: from degrees to radians.
  static let radiansPerDegree = Double.pi / 180

  /// `base` to the power of `exponent`.
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// The cube root, of negative numbers too.
  static func cubeRoot(_ x: Double) -> Double { cbrt(x) }
  /// The length of the vector (`x`, `y`).
  package static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
  /// `x` clamped to 0…1; 0 for what is not a number.
  static func unit(_ x: Double) -> Double { x > 0 ? Swift.min(x, 1) : 0 }
  /// e to the power of `x`.
  static func exponential(_ x: Double) -> Double { exp(x) }
  /// The natural logarithm.
  static func logarithm(_ x: Double) -> Double { log(x) }
  /// The cosine of an angle in degrees.
  static func cosine(degrees: Double) -> Double { cos(degrees * radiansPerDegree) }
  /// The sine of an angle in degrees.
  static func sine(degrees: Double) -> Double { sin(degrees * radiansPerDegree) }
  /// The angle of the vector (`x`, `y`) in degrees, 0..<360; 0 for the zero vector.
  package static func angle(y: Double, x: Double) -> Double {
    let degrees = atan2(y, x) / radiansPerDegree
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// The function of a number that C and Swift call by a name; `nil` for others.
  static func function(_ name: String) -> ((Double) -> Double)? {
    switch name {
    case "cos": cos
    case "sin": sin
    case "tan": tan
    case "sqrt": sqrt
    case "cbrt": cbrt
    case "exp": exp
    case "log": log
    default: nil
    }
  }
}
