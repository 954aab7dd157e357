/// Colors that were chosen to go together, such as those of a chart.
struct Companions: Hashable {
  /// The words for what holds them: `a list`.
  let holder: String
  /// Their number; 0 for a gradient.
  let count: Int

  private static let fewest = 5

  /// The companions of a color in a context; `nil` if they are few.
  init?(_ context: FindingContext) {
    switch (context.group, context.choice) {
    case (let group?, _) where group.kind == .gradient: (holder, count) = ("a gradient", 0)
    case (let group?, _) where group.count >= Self.fewest:
      (holder, count) = ("a list", group.count)
    case (_, let choice?) where choice.count >= Self.fewest:
      (holder, count) = ("a switch", choice.count)
    default: return nil
    }
  }
}
