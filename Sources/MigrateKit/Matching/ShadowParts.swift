/// Leaves the colors of shadows that are answered as a whole to the shadow: nothing is told twice.
enum ShadowParts {
  /// Takes away the colors that stand in a shadow with a replacement.
  static func absorb(_ suggestions: inout [Suggestion]) {
    let shadows = suggestions.filter {
      $0.finding.category == .shadow && $0.replacement != nil
    }.map(\.finding.range)
    guard !shadows.isEmpty else { return }
    suggestions.removeAll { suggestion in
      suggestion.finding.category == .color
        && shadows.contains { $0.contains(suggestion.finding.range) }
    }
  }
}
