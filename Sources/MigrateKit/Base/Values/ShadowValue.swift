/// A shadow as Apple's frameworks draw one.
package struct ShadowValue: Hashable, Sendable {
  /// The color, its alpha included.
  package var color: ColorValue
  /// The radius of the blur in points, as SwiftUI and Core Animation count it: half of what design
  /// tools call blur.
  package var radius: Double
  /// How far the shadow is moved to the right.
  package var x: Double
  /// How far the shadow is moved down.
  package var y: Double

  /// Makes a shadow; without an offset it lies all around.
  package init(color: ColorValue, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }

  /// The color of a shadow that names none: `shadow(radius: 4)` draws black at 33%.
  package static let standardColor = ColorValue(
    light: ColorSample(.srgbLinear, red: 0, green: 0, blue: 0, alpha: 0.33))
}
