/// The colors of a text and its background, before and after.
struct StackColors: Hashable {
  /// One layer; the text first, the deepest last.
  struct Part: Hashable {
    var before: ColorValue
    /// `nil` where nothing changes.
    var after: ColorValue?
    var opacity: Double
  }

  var parts: [Part]
  var isLarge: Bool

  init(_ stack: LayerStack, _ suggestions: [Suggestion], index: MatchIndex) {
    parts = stack.layers.map { layer in
      let after = layer.position.flatMap { suggestions[$0].colorAfter(in: index) }
      return Part(before: layer.color, after: after, opacity: layer.opacity)
    }
    isLarge = stack.isLarge
  }
}

/// The effect of changes on the contrast of a text.
enum ContrastResult {
  /// The contrast is sufficient with any of the changes.
  case fine
  /// The contrast is too low once all changes are made.
  case lost(ContrastLoss)
  /// The contrast is too low if only some of the changes are made.
  case lostInPart
}

/// A contrast that was sufficient and no longer is.
struct ContrastLoss {
  var before: Double
  var after: Double
  var appearance: AppearanceMode
}

/// Judges contrasts by WCAG: 4.5 for text, 3 for large text, and 1.5 as the limit of visibility.
struct ContrastJudge {
  let thresholds: Thresholds
  /// Below this a foreground cannot be seen at all.
  private let invisible = 1.5

  init(thresholds: Thresholds) {
    self.thresholds = thresholds
  }

  /// The effect of a stack's changes.
  func result(on colors: StackColors) -> ContrastResult {
    let moving = colors.parts.indices.filter { colors.parts[$0].after != nil }
    guard !moving.isEmpty else { return .fine }
    let before = ratios(colors, changing: [])
    if let loss = loss(from: before, to: ratios(colors, changing: Set(moving)), colors) {
      return .lost(loss)
    }
    // Every proper, non-empty subset of the changes.
    for choice in 1..<(1 << moving.count) - 1 {
      let chosen = Set(moving.indices.filter { choice & (1 << $0) != 0 }.map { moving[$0] })
      if loss(from: before, to: ratios(colors, changing: chosen), colors) != nil {
        return .lostInPart
      }
    }
    return .fine
  }

  private func loss(
    from before: [Double], to after: [Double], _ colors: StackColors
  ) -> ContrastLoss? {
    let minimum = colors.isLarge ? thresholds.largeTextContrast : thresholds.textContrast
    for (index, appearance) in AppearanceMode.allCases.enumerated() {
      for limit in [minimum, thresholds.largeTextContrast, invisible]
      where before[index] >= limit && after[index] < limit {
        return ContrastLoss(
          before: before[index], after: after[index], appearance: appearance)
      }
    }
    return nil
  }

  /// The contrast in each appearance, with the changes of some of the layers.
  private func ratios(_ colors: StackColors, changing: Set<Int>) -> [Double] {
    AppearanceMode.allCases.map { appearance in
      func color(_ index: Int) -> ColorValue {
        let part = colors.parts[index]
        return changing.contains(index) ? part.after ?? part.before : part.before
      }
      guard let first = colors.parts.first, colors.parts.count > 1 else { return 1 }
      let front = color(0).drawn(in: appearance)
      return Contrast.ratio(
        front.withAlpha(front.alpha * first.opacity),
        on: colors.backdrop(in: appearance, color: color))
    }
  }
}

extension ColorValue {
  /// Whether it is opaque in every appearance.
  package var isOpaque: Bool {
    AppearanceMode.allCases.allSatisfy { drawn(in: $0).alpha == 1 }
  }
}

extension Suggestion {
  /// The color that the code has now, alpha and all; `nil` where it is not known.
  var colorBefore: ColorValue? {
    guard case .color(let color) = finding.value,
      !finding.reasons.contains(where: { $0.code == .alphaUnknown })
    else { return nil }
    return color
  }

  /// The color after the change; `nil` when the suggestion changes nothing.
  func colorAfter(in index: MatchIndex) -> ColorValue? {
    guard changesCode, let token, let color = index.colorsByPath[token],
      let before = colorBefore
    else { return nil }
    return color.replacing(before)
  }
}

extension ColorValue {
  func withAlpha(_ alpha: Double) -> ColorValue {
    ColorValue(
      light: light.withAlpha(alpha), dark: dark?.withAlpha(alpha),
      highContrast: highContrast?.withAlpha(alpha),
      darkHighContrast: darkHighContrast?.withAlpha(alpha))
  }
}
