import MigrateKitCore

/// What code uses the numbers of extensions of `CGFloat` for: `.padding(.small)`, `cornerRadius: .medium`.
///
/// The name of such a number often says only how large it is.
struct MeasureUses: Hashable, Sendable {
  /// The number of uses for each purpose, by the name of the number.
  private(set) var counts: [String: [TokenCategory: Int]] = [:]

  init() {}

  /// Reads the uses in a file.
  init(_ outline: SyntaxOutline) {
    for (word, category) in Self.purposes {
      for index in outline.indices(of: word) { count(after: Int(index), category, outline) }
    }
  }

  /// The functions and labels whose numbers are distances or radii.
  private static let purposes: [(word: KnownWord, category: TokenCategory)] = [
    (.padding, .spacing), (.safeAreaPadding, .spacing), (.contentMargins, .spacing),
    (.spacing, .spacing), (.minLength, .spacing), (.cornerRadius, .radius),
  ]

  private mutating func count(after index: Int, _ category: TokenCategory, _ outline: SyntaxOutline)
  {
    if outline.kind(index + 1) == .colon {
      add(at: index + 2, category, outline)
    } else if let call = outline.call(named: index),
      let last = outline.arguments(call).last, last.value.count <= 3
    {
      add(at: last.value.lowerBound, category, outline)
    }
  }

  /// Counts `.small` and `CGFloat.small`.
  private mutating func add(at start: Int, _ category: TokenCategory, _ outline: SyntaxOutline) {
    let period = outline.isText(start, "CGFloat") ? start + 1 : start
    guard outline.kind(period) == .period, outline.kind(period + 1) == .identifier,
      outline.kind(period + 2) == .comma || outline.kind(period + 2) == .rightParen
    else { return }
    counts[outline.name(period + 1), default: [:]][category, default: 0] += 1
  }

  mutating func merge(_ other: MeasureUses) {
    for (name, uses) in other.counts { counts[name, default: [:]].merge(uses, uniquingKeysWith: +) }
  }

  /// The purpose of most uses of a member of `CGFloat`; `nil` for other declarations, and where it has none of these.
  func category(of declared: Declaration) -> TokenCategory? {
    guard declared.owner == "CGFloat", let uses = counts[declared.name] else { return nil }
    return uses.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }
}
