extension ColorSample {
  /// A color from hue, saturation and brightness, each 0…1, as `UIColor(hue:…)` reads them.
  ///
  /// Alvy Ray Smith, "Color gamut transform pairs", SIGGRAPH 1978. Values outside 0…1 are clamped,
  /// as UIKit does.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let hue = Math.unit(hue) * 6
    let saturation = Math.unit(saturation)
    let brightness = Math.unit(brightness)
    let sector = Int(hue) % 6
    let fraction = hue - hue.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
