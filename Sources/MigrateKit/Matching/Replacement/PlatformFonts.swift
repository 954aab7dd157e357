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
    let drawn = style.drawn(on: platform).weight
    guard drawn != stated else { return nil }
    return weightIsOfStyle ? (drawn, stated) : (stated, drawn)
  }

  /// The font in the size in which a platform draws it, where it is a text style, whose size is stated as that of iOS.
  fileprivate func drawn(on platform: BuildPlatform) -> FontValue {
    guard normalized.family == nil, let style = textStyle.flatMap(SystemTextStyle.named),
      size == style.size
    else { return self }
    var font = self
    font.size = style.drawn(on: platform).size
    return font
  }
}

extension StyleValue {
  /// The value in the size in which a platform draws it; the same for all but text styles, and without a platform.
  package func drawn(on platform: BuildPlatform?) -> StyleValue {
    guard let platform, case .font(let font) = self else { return self }
    return .font(font.drawn(on: platform))
  }

  /// The value as a token file states it: a text style in the size in which a platform draws it, if the file has that size.
  package func stated(like inFile: StyleValue, on platform: BuildPlatform?) -> StyleValue {
    guard let platform, case .font = self else { return self }
    let drawn = drawn(on: platform)
    return drawn.isSame(as: inFile.completed(from: drawn)) ? drawn : self
  }
}

extension DesignSystem {
  /// The system with its text styles in the sizes in which a platform draws them.
  func drawn(on platform: BuildPlatform?) -> DesignSystem {
    guard let platform else { return self }
    var system = self
    for number in tokens.indices {
      system.tokens[number].value = tokens[number].value.drawn(on: platform)
    }
    return system
  }
}

extension ProjectModel {
  /// The platform whose sizes text styles have in targets that are built for it alone; `nil` for those of iOS.
  package func platformOfTextStyles(in targets: [Int]) -> BuildPlatform? {
    let platforms = Set(targets.flatMap { names.variants[$0].map(\.platform) })
    guard platforms.count == 1, let platform = platforms.first else { return nil }
    return platform == .macOS || platform == .tvOS ? platform : nil
  }
}

extension SystemTextStyle {
  /// The size in points and the weight on a platform; those of iOS for a style that the platform does not have.
  ///
  /// Source: Human Interface Guidelines, Typography, "macOS built-in text styles" and "tvOS built-in text styles".
  fileprivate func drawn(on platform: BuildPlatform) -> (size: Double, weight: FontValue.Weight) {
    switch platform {
    case .macOS: Self.onMac[name] ?? (size, weight)
    case .tvOS: Self.onTV[name] ?? (size, .medium)
    default: (size, weight)
    }
  }

  private static let onMac: [String: (size: Double, weight: FontValue.Weight)] = [
    "largeTitle": (26, .regular), "title": (22, .regular), "title2": (17, .regular),
    "title3": (15, .regular), "headline": (13, .bold), "body": (13, .regular),
    "callout": (12, .regular), "subheadline": (11, .regular), "footnote": (10, .regular),
    "caption": (10, .regular), "caption2": (10, .medium),
  ]

  private static let onTV: [String: (size: Double, weight: FontValue.Weight)] = [
    "title": (76, .medium), "title2": (57, .medium), "title3": (48, .medium),
    "headline": (38, .medium), "subheadline": (38, .regular), "body": (29, .medium),
    "callout": (31, .medium), "caption": (25, .medium), "caption2": (23, .medium),
  ]
}
