extension ColorSample {
  /// The color that shows when this one is drawn over an opaque background.
  ///
  /// Blends encoded sRGB components, as Core Animation and CSS do (W3C Compositing, "source over").
  package func composited(over background: ColorSample) -> ColorSample {
    let (front, back) = (inSRGB, background.inSRGB)
    func blend(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return ColorSample(
      red: blend(front.red, back.red), green: blend(front.green, back.green),
      blue: blend(front.blue, back.blue))
  }
}
