import MigrateKitCore

/// The differences between the colors of one name in several systems: light, dark, and opacity
/// separately.
package struct ColorDifference: Hashable, Sendable {
  /// The largest ΔE00 of any two colors in light appearance.
  package var light: Double
  /// The largest ΔE00 of any two dark values; `nil` unless two colors have one.
  package var dark: Double?
  /// The least and the greatest opacity, 0…1; `nil` where all are the same.
  package var opacities: ClosedRange<Double>?
  /// The systems whose color has no dark value, while another's has one.
  package var withoutDark: [Int]

  /// The larger of the two distances.
  package var largest: Double { max(light, dark ?? 0) }

  /// Whether nothing differs: no color, no opacity, no missing value.
  package var isNone: Bool { largest < 0.005 && opacities == nil && withoutDark.isEmpty }

  /// Compares the colors that the systems of these indices have; `nil` for fewer than two.
  init?(_ colors: [(system: Int, color: ColorValue)]) {
    guard colors.count > 1 else { return nil }
    let dark = colors.compactMap(\.color.dark)
    light = Self.largest(colors.map(\.color.light))
    self.dark = dark.count > 1 ? Self.largest(dark) : nil
    withoutDark = dark.isEmpty ? [] : colors.filter { $0.color.dark == nil }.map(\.system)
    let alphas = (colors.map(\.color.light) + dark).map(\.alpha)
    let (least, most) = (alphas.min() ?? 1, alphas.max() ?? 1)
    opacities = RGBA8.byte(least) == RGBA8.byte(most) ? nil : least...most
  }

  private static func largest(_ samples: [ColorSample]) -> Double {
    var largest = 0.0
    for (index, a) in samples.enumerated() {
      for b in samples[(index + 1)...] { largest = max(largest, distance(a, b)) }
    }
    return largest
  }

  /// ΔE00 of two colors, regardless of their opacities.
  ///
  /// Translucent colors are compared over white and over black, both with the mean of their
  /// opacities; the larger distance counts.
  static func distance(_ a: ColorSample, _ b: ColorSample) -> Double {
    guard a.alpha < 1 || b.alpha < 1 else { return ciede2000(a.lab, b.lab) }
    let alpha = (a.alpha + b.alpha) / 2
    return [0.0, 1.0].map { level in
      let backdrop = ColorSample(red: level, green: level, blue: level)
      return ciede2000(
        a.withAlpha(alpha).composited(over: backdrop).lab,
        b.withAlpha(alpha).composited(over: backdrop).lab)
    }.max() ?? 0
  }

  /// Differences that ΔE00 does not cover: `opacity 5% to 10%`, `no dark value: Story`.
  func notes(_ systems: [TokenComparison.System]) -> [String] {
    var notes: [String] = []
    if let opacities {
      let texts = [opacities.lowerBound, opacities.upperBound].map { Percent.text($0, places: 1) }
      notes.append("opacity \(texts[0]) to \(texts[1])")
    }
    if !withoutDark.isEmpty {
      notes.append("no dark value: " + withoutDark.map { systems[$0].name }.joined(separator: ", "))
    }
    return notes
  }
}
