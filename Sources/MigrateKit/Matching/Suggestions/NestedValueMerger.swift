/// Merges values that contain others: a shadow its color, an animation its duration.
///
/// Nothing is reported twice.
enum NestedValueMerger {
  /// Drops the color of a shadow that matches as a whole, and of an animation and its duration the
  /// one with the weaker match.
  static func absorb(_ suggestions: inout [Suggestion]) {
    let holdsOthers = suggestions.indices.contains { position in
      let category = suggestions[position].finding.category
      return category == .shadow || category == .animation
    }
    guard holdsOthers else { return }
    let shadows = suggestions.filter { $0.finding.category == .shadow && $0.replacement != nil }
      .flatMap { [$0.finding.range] + ($0.finding.context.layerShadow?.lines ?? []) }
    let animations = suggestions.filter { $0.finding.category == .animation }
    let durations =
      animations.isEmpty ? [] : suggestions.filter { $0.finding.category == .duration }
    // A duration without its animation, or the animation without its duration.
    let givenUp = animations.flatMap { animation in
      durations.filter { animation.finding.range.contains($0.finding.range) }
        .map { animation.isSurer(than: $0) ? $0.finding.range : animation.finding.range }
    }
    suggestions.removeAll { suggestion in
      switch suggestion.finding.category {
      case .color: shadows.contains { $0.contains(suggestion.finding.range) }
      case .duration, .animation: givenUp.contains(suggestion.finding.range)
      default: false
      }
    }
  }
}

extension Suggestion {
  /// Whether a token matches this value more surely than the other one matches its own.
  fileprivate func isSurer(than other: Suggestion) -> Bool {
    func rank(_ suggestion: Suggestion) -> Int {
      let order: [Status] = [.exact, .near, .review]
      let place = order.firstIndex(of: suggestion.status) ?? order.count
      return suggestion.token == nil ? order.count : place
    }
    return rank(self) < rank(other)
  }
}
