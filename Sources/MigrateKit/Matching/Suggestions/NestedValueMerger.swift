/// Merges values that contain others: a shadow its color, an animation its duration, a font its size.
///
/// Nothing is reported twice.
enum NestedValueMerger {
  /// Drops the color of a shadow that matches as a whole, and of an animation and its duration, or of a font and its
  /// size, the one with the weaker match.
  static func absorb(_ suggestions: inout [Suggestion]) {
    let shadows = suggestions.filter { $0.finding.category == .shadow && $0.replacement != nil }
      .flatMap { [$0.finding.range] + ($0.finding.context.layerShadow?.lines ?? []) }
    let givenUp = Set(
      weaker(of: .animation, and: .duration, in: suggestions) { $0.isSurer(than: $1) }
        + weaker(of: .font, and: .fontSize, in: suggestions) { font, size in
          // A definition keeps what it declares.
          font.status == .definition || !size.isSurer(than: font)
        })
    guard !shadows.isEmpty || !givenUp.isEmpty else { return }
    suggestions.removeAll { suggestion in
      let finding = suggestion.finding
      return givenUp.contains(Given(finding.category, finding.range))
        || finding.category == .color && shadows.contains { $0.contains(finding.range) }
    }
  }

  /// A value that is not reported.
  private struct Given: Hashable {
    let category: TokenCategory
    let range: ByteRange

    init(_ category: TokenCategory, _ range: ByteRange) {
      (self.category, self.range) = (category, range)
    }
  }

  /// Of each value that contains one of another category, that which is not kept: a duration without its animation,
  /// or the animation without its duration.
  ///
  /// The suggestions are all of one file, in source order.
  private static func weaker(
    of outer: TokenCategory, and inner: TokenCategory, in suggestions: [Suggestion],
    keepsWhole: (_ whole: Suggestion, _ part: Suggestion) -> Bool
  ) -> [Given] {
    let parts = suggestions.filter { $0.finding.category == inner }
    guard !parts.isEmpty else { return [] }
    var next = 0
    var givenUp: [Given] = []
    for whole in suggestions where whole.finding.category == outer {
      let range = whole.finding.range
      while next < parts.count, parts[next].finding.range.start < range.start { next += 1 }
      for part in parts[next...].prefix(while: { $0.finding.range.start < range.end })
      where range.contains(part.finding.range) {
        givenUp.append(
          keepsWhole(whole, part) ? Given(inner, part.finding.range) : Given(outer, range))
      }
    }
    return givenUp
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
