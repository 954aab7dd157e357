import MigrateKitCore

/// Reports pairs of colors with different meanings that look alike under a color-vision deficiency.
enum VisionCheck {
  /// The ΔE00 below which two separate marks may not be distinguished.
  ///
  /// Beyond 10 colors are recognized separately. Below it they are only distinguished side by side,
  /// which a status in a list does not allow.
  static let least = 10.0

  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let meaning = system.colors.filter { $0.means != nil && $0.value.isOpaque }
    return meaning.indices.flatMap { first in
      meaning[(first + 1)...].compactMap { finding(meaning[first], $0, system) }
    }
  }

  private static func finding(
    _ a: CheckedColor, _ b: CheckedColor, _ system: CheckedSystem
  ) -> TokenCheck.Finding? {
    // Two colors for one meaning may look alike.
    guard a.means == b.means, a.words.isDisjoint(with: b.words) else { return nil }
    var figures: [TokenCheck.Figure] = []
    for mode in modes(a, b) {
      let (one, other) = (a.value.drawn(in: mode), b.value.drawn(in: mode))
      let usual = ciede2000(one.lab, other.lab)
      guard usual >= least else { continue }
      for vision in ColorVision.allCases {
        let distance = ciede2000(vision.seen(one).lab, vision.seen(other).lab)
        if distance < least {
          figures.append(
            TokenCheck.Figure(
              appearance: mode, vision: vision, value: distance, needs: least, unit: .dE00))
        }
      }
    }
    guard !figures.isEmpty else { return nil }
    let reported = ColorVision.allCases.compactMap { vision -> String? in
      let worst = figures.filter { $0.vision == vision }.min { $0.value < $1.value }
      return worst.map { "\(text($0.value)) with \(vision.rawValue) \($0.appearance.phrase)" }
    }
    let usual = ciede2000(a.value.light.lab, b.value.light.lab)
    return TokenCheck.Finding(
      kind: .colorBlind, tokens: [a.name, b.name],
      message:
        "'\(a.name)' and '\(b.name)' look alike with a color-vision deficiency: \(reported.joined(separator: ", ")); "
        + "others see \(text(usual))", figures: figures)
  }

  /// The appearances in which one of the two has its own color.
  private static func modes(_ a: CheckedColor, _ b: CheckedColor) -> [AppearanceMode] {
    AppearanceMode.allCases.filter { mode in
      guard a.appearances.contains(mode), b.appearances.contains(mode) else { return false }
      return mode == .light
        || [a, b].contains { color in
          color.value.drawn(in: mode) != color.value.drawn(in: mode == .dark ? .light : mode.plain)
        }
    }
  }

  private static func text(_ distance: Double) -> String {
    FixedText.text(distance, places: 1)
  }
}
