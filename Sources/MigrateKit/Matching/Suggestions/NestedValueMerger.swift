/// Merges values that contain others: a shadow its color, an animation its duration, a font its size.
///
/// Nothing is reported twice.
enum NestedValueMerger {
  /// Drops the color of a shadow that matches as a whole, and of an animation and its duration, or of a font and its
  /// size, the one with the weaker match.
  ///
  /// It follows the decisions of people: what they decide on is kept.
  static func absorb(_ suggestions: inout [Suggestion], hasFonts: Bool) {
    let shadows = suggestions.filter { $0.finding.category == .shadow && $0.replacement != nil }
      .flatMap { [$0.finding.range] + ($0.finding.context.layerShadow?.lines ?? []) }
    let dropped = Set(
      dropped(of: .animation, and: .duration, in: suggestions) { animation, durations in
        durations.allSatisfy { animation.isSurer(than: $0) }
      }
        + dropped(of: .font, and: .fontSize, in: suggestions) { font, sizes in
          // Without fonts, what is missing is a size.
          let isGap = font.status == .gap && !hasFonts && sizes.contains { $0.status == .gap }
          return !isGap && !sizes.contains { $0.isSurer(than: font) }
        })
    guard !shadows.isEmpty || !dropped.isEmpty else { return }
    suggestions.removeAll { suggestion in
      let finding = suggestion.finding
      return dropped.contains(Dropped(suggestion))
        || finding.category == .color && shadows.contains { $0.contains(finding.range) }
    }
  }

  /// A value that is not reported, because another one is that contains it or that it contains.
  private struct Dropped: Hashable {
    let category: TokenCategory
    let range: ByteRange

    init(_ suggestion: Suggestion) {
      (category, range) = (suggestion.finding.category, suggestion.finding.range)
    }
  }

  /// Of each value that contains some of another category, either that value or the others: a duration without its
  /// animation, or the animation without its duration.
  ///
  /// The suggestions are all of one file, in source order. The arms of a choice stay together.
  private static func dropped(
    of outer: TokenCategory, and inner: TokenCategory, in suggestions: [Suggestion],
    keepsWhole: (_ whole: Suggestion, _ parts: [Suggestion]) -> Bool
  ) -> [Dropped] {
    let all = suggestions.filter { $0.finding.category == inner }
    guard !all.isEmpty else { return [] }
    var next = 0
    return suggestions.filter { $0.finding.category == outer }.flatMap { whole -> [Dropped] in
      let range = whole.finding.range
      while next < all.count, all[next].finding.range.start < range.start { next += 1 }
      let parts = all[next...].prefix { $0.finding.range.start < range.end }
        .filter { range.contains($0.finding.range) }
      guard !parts.isEmpty else { return [] }
      let keepsWhole =
        whole.isKept || !parts.contains(where: \.isKept) && keepsWhole(whole, parts)
      return keepsWhole ? parts.map { Dropped($0) } : [Dropped(whole)]
    }
  }
}

extension Suggestion {
  /// Whether a person or the theme itself says what becomes of it: a decision, a comment, a definition.
  fileprivate var isKept: Bool {
    appliedDecision != nil || status == .suppressed || status == .definition
  }

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
