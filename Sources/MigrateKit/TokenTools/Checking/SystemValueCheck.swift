import MigrateKitCore

/// Reports values of Apple's palette that are misplaced, or that a later release changed.
enum SystemValueCheck {
  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let release = SystemColors.Release(rawValue: system.designSystem.systemColors) ?? .ios18
    let palette = Palette(release)
    return system.primitives.flatMap { token -> [TokenCheck.Finding] in
      guard let color = token.color, color.isOpaque else { return [] }
      let mistakes =
        mixedPair(token, color, palette) ?? darkAlone(token, color, palette)
        ?? lostAlpha(token, color, palette)
      return [mistakes, changed(token, color, palette, in: release)].compactMap { $0 }
    }
  }

  /// A light value of one color of the system, with the dark value of another.
  private static func mixedPair(
    _ token: DesignToken, _ color: ColorValue, _ palette: Palette
  ) -> TokenCheck.Finding? {
    guard let dark = color.dark, color.isAdaptive, color.light.isColorful,
      let light = palette.first(where: { $0.light.rgba8 == color.light.rgba8 && $0.isAdaptive }),
      let other = palette.first(where: { $0.dark?.rgba8 == dark.rgba8 && $0.isAdaptive }),
      !palette.contains(light: color.light, dark: dark), let own = light.value.dark
    else { return nil }
    return finding(
      .systemValue, token,
      "'\(token.path)' is \(light.name) in light appearance and \(other.name) in dark; "
        + "\(light.name) is \(ValueText.text(own)) there")
  }

  /// A single value that the system only draws in dark appearance.
  private static func darkAlone(
    _ token: DesignToken, _ color: ColorValue, _ palette: Palette
  ) -> TokenCheck.Finding? {
    guard color.dark == nil, color.light.isColorful,
      !palette.contains(where: { $0.light.rgba8 == color.light.rgba8 }),
      let hue = palette.first(where: { $0.isHue && $0.dark?.rgba8 == color.light.rgba8 })
    else { return nil }
    return finding(
      .systemValue, token,
      "'\(token.path)' is \(hue.name) of dark appearance; in light appearance \(hue.name) is "
        + ValueText.text(hue.value.light))
  }

  /// A translucent system color without its alpha.
  private static func lostAlpha(
    _ token: DesignToken, _ color: ColorValue, _ palette: Palette
  ) -> TokenCheck.Finding? {
    for mode in [AppearanceMode.light, .dark] {
      let sample = color.drawn(in: mode)
      guard sample.isColorful, mode == .light || color.dark != nil,
        !palette.contains(where: { $0.value.drawn(in: mode).rgba8 == sample.rgba8 })
      else { continue }
      let match = palette.first { entry in
        let other = entry.value.drawn(in: mode)
        return other.alpha < 1 && other.withAlpha(1).rgba8 == sample.rgba8
      }
      guard let match else { continue }
      return finding(
        .systemValue, token,
        "'\(token.path)' is \(ValueText.text(sample)) \(mode.phrase): \(match.name) without its "
          + "alpha (\(ValueText.text(match.value.drawn(in: mode))))")
    }
    return nil
  }

  /// A hue of an earlier release.
  private static func changed(
    _ token: DesignToken, _ color: ColorValue, _ palette: Palette, in release: SystemColors.Release
  ) -> TokenCheck.Finding? {
    guard release == .ios18, color.light.isColorful,
      let hue = palette.first(where: { $0.isHue && $0.light.rgba8 == color.light.rgba8 }),
      case .hue(let now, _)? = SystemColors.meaning(of: hue.name, on: .uiColor, in: .ios26)
    else { return nil }
    let distance = ciede2000(hue.light.lab, now.light.lab)
    guard distance > 0.5, let text = DecimalText.text(distance, places: 1) else { return nil }
    return finding(
      .systemRelease, token,
      "'\(token.path)' is \(hue.name) of iOS 18; iOS 26 draws \(ValueText.text(now.light)), "
        + "which differs by ΔE00 \(text)",
      figures: [
        TokenCheck.Figure(
          appearance: .light, vision: nil, value: distance, needs: nil, unit: .dE00)
      ])
  }

  private static func finding(
    _ kind: TokenCheck.Kind, _ token: DesignToken, _ message: String,
    figures: [TokenCheck.Figure] = []
  ) -> TokenCheck.Finding {
    TokenCheck.Finding(kind: kind, tokens: [token.path], message: message, figures: figures)
  }
}

extension SystemValueCheck {
  /// The system's colors of one release, by UIKit's names.
  struct Palette {
    struct Entry {
      let name: String
      let value: ColorValue
      /// Whether it is a hue, rather than a color with a purpose.
      let isHue: Bool
      var light: ColorSample { value.light }
      var dark: ColorSample? { value.dark }
      var isAdaptive: Bool { value.isAdaptive }
    }

    let entries: [Entry]

    init(_ release: SystemColors.Release) {
      entries = Self.names.compactMap { name in
        switch SystemColors.meaning(of: name, on: .uiColor, in: release) {
        case .hue(let value, _)?: Entry(name: name, value: value, isHue: true)
        case .semantic(let value?)?: Entry(name: name, value: value, isHue: false)
        default: nil
        }
      }
    }

    private static let names =
      [
        "Red", "Orange", "Yellow", "Green", "Mint", "Teal", "Cyan", "Blue", "Indigo", "Purple",
        "Pink", "Brown", "Gray", "Gray2", "Gray3", "Gray4", "Gray5", "Gray6",
      ].map { "system" + $0 } + [
        "label", "secondaryLabel", "tertiaryLabel", "separator", "opaqueSeparator",
        "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground",
      ]

    func first(where matches: (Entry) -> Bool) -> Entry? { entries.first(where: matches) }
    func contains(where matches: (Entry) -> Bool) -> Bool { entries.contains(where: matches) }

    /// Whether one color of the system has both values.
    func contains(light: ColorSample, dark: ColorSample) -> Bool {
      entries.contains { $0.light.rgba8 == light.rgba8 && $0.dark?.rgba8 == dark.rgba8 }
    }
  }
}

extension ColorSample {
  /// Whether it is neither white nor black, which every palette has.
  fileprivate var isColorful: Bool {
    let color = rgba8
    return
      !(color.red == color.green && color.green == color.blue
      && (color.red == 0 || color.red == 255))
  }
}
