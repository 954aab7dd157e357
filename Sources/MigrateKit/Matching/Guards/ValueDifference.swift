/// Whether two values of one kind can be distinguished.
struct ValueDifference {
  let thresholds: Thresholds

  /// Whether the difference of two values exceeds `near`: then it may be intended, and losing it
  /// would be visible.
  ///
  /// Colors are compared in light appearance, and in dark where both give a color for it. Their
  /// alphas, and the weights of fonts, are what a rewrite keeps; they are not compared.
  func isVisible(_ a: StyleValue, _ b: StyleValue) -> Bool {
    switch (a, b) {
    case (.color(let a), .color(let b)): isVisible(a, b)
    case (.font(let a), .font(let b)): isVisible(a.normalized, b.normalized)
    default: isVisible(numbers: a, b)
    }
  }

  private func isVisible(numbers a: StyleValue, _ b: StyleValue) -> Bool {
    guard let first = a.number, let second = b.number else { return a != b }
    // A rewrite keeps a minus sign.
    return abs(abs(first) - abs(second)) > NumberScale(a.category, thresholds).near
  }

  private func isVisible(_ a: ColorValue, _ b: ColorValue) -> Bool {
    if ciede2000(a.light.lab, b.light.lab) > thresholds.nearColor { return true }
    guard let darkA = a.dark, let darkB = b.dark else { return false }
    return ciede2000(darkA.lab, darkB.lab) > thresholds.nearColor
  }

  private func isVisible(_ a: FontValue, _ b: FontValue) -> Bool {
    abs(a.size - b.size) > thresholds.nearPoints
      || a.family?.lowercased() != b.family?.lowercased()
      || (a.design ?? .default) != (b.design ?? .default)
  }

  /// ΔE00 of two colors in light appearance; `nil` for other values.
  func distance(_ a: StyleValue, _ b: StyleValue) -> Double? {
    guard case (.color(let a), .color(let b)) = (a, b) else { return nil }
    return ciede2000(a.light.lab, b.light.lab)
  }
}
