/// Contrast of text on its background, by WCAG 2.2 ("relative luminance", "contrast ratio").
package enum Contrast {
  /// The relative luminance of an opaque color: 0 for black, 1 for white.
  ///
  /// WCAG prints the threshold of the transfer function as 0.03928; for 8-bit colors it gives the
  /// same figures as sRGB's 0.04045. Colors outside sRGB are clipped first, as a screen does.
  package static func luminance(_ color: ColorSample) -> Double {
    let srgb = color.inSRGB
    func linear(_ component: Double) -> Double {
      SRGBTransfer.decode(Math.unit(component))
    }
    return 0.2126 * linear(srgb.red) + 0.7152 * linear(srgb.green) + 0.0722 * linear(srgb.blue)
  }

  /// The contrast ratio of a foreground on an opaque background, 1 to 21.
  ///
  /// A translucent foreground is drawn over the background first.
  package static func ratio(_ foreground: ColorSample, on background: ColorSample) -> Double {
    let front = luminance(foreground.composited(over: background))
    let back = luminance(background)
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }
}
