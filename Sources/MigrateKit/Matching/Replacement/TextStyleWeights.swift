extension FontValue {
  /// The weight that each of two fonts has on a platform; `nil` where it is the same on all, or differs anyway.
  ///
  /// A text style has another weight on some platforms, and a weight that is stated is the same on all.
  func weights(
    and other: FontValue, on platform: BuildPlatform
  ) -> (Weight, Weight)? {
    let (own, others) = (asDrawn, other.asDrawn)
    guard weightIsOfStyle != other.weightIsOfStyle, own.family == nil, others.family == nil,
      own.textStyle == others.textStyle, own.weight == others.weight,
      let style = textStyle.flatMap(SystemTextStyle.named), let stated = own.weight
    else { return nil }
    let drawn = style.weight(on: platform)
    guard drawn != stated else { return nil }
    return weightIsOfStyle ? (drawn, stated) : (stated, drawn)
  }
}

extension SystemTextStyle {
  /// The weight on a platform.
  ///
  /// Source: Human Interface Guidelines, Typography, "macOS built-in text styles" and "tvOS built-in text styles".
  fileprivate func weight(on platform: BuildPlatform) -> FontValue.Weight {
    switch (platform, name) {
    case (.macOS, "headline"): .bold
    case (.macOS, "caption2"): .medium
    case (.tvOS, "subheadline"): .regular
    case (.tvOS, _): .medium
    default: weight
    }
  }
}
