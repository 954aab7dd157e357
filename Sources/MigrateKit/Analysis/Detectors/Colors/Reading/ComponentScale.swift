/// The meaning of an initializer's numbers by its labels.
struct ComponentScale {
  /// The labels, without the alpha's.
  let labels: [String]
  /// The form.
  let form: ColorForm
  /// The space of the numbers.
  let space: ColorSample.Space
  /// Whether the space is similar but not equal to sRGB: calibrated, device, generic.
  let isApproximate: Bool

  /// Reads the first label; `nil` if it is not a component.
  init?(_ type: ColorType, _ label: String?, _ space: ColorSample.Space) {
    guard let label, let scale = Self.scales[label] else { return nil }
    labels = scale.labels
    form = scale.form
    self.space = scale.space ?? space
    isApproximate = scale.isApproximate || (type == .cgColor && (label == "red" || label == "gray"))
  }

  private typealias Scale = (
    labels: [String], form: ColorForm, space: ColorSample.Space?, isApproximate: Bool
  )

  private static let scales: [String: Scale] = [
    "red": (["red", "green", "blue"], .rgb, nil, false),
    "srgbRed": (["srgbRed", "green", "blue"], .rgb, .srgb, false),
    "displayP3Red": (["displayP3Red", "green", "blue"], .rgb, .displayP3, false),
    "calibratedRed": (["calibratedRed", "green", "blue"], .rgb, nil, true),
    "deviceRed": (["deviceRed", "green", "blue"], .rgb, nil, true),
    "hue": (["hue", "saturation", "brightness"], .hsb, nil, false),
    "calibratedHue": (["calibratedHue", "saturation", "brightness"], .hsb, nil, true),
    "deviceHue": (["deviceHue", "saturation", "brightness"], .hsb, nil, true),
    "white": (["white"], .white, nil, false),
    "calibratedWhite": (["calibratedWhite"], .white, nil, true),
    "deviceWhite": (["deviceWhite"], .white, nil, true),
    "genericGamma22White": (["genericGamma22White"], .white, nil, true),
    "gray": (["gray"], .white, nil, false),
    "genericGrayGamma2_2Gray": (["genericGrayGamma2_2Gray"], .white, nil, true),
  ]
}
