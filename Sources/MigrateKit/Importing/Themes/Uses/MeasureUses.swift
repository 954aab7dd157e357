import MigrateKitCore

/// What code uses constants for: `.padding(.small)`, `cornerRadius: Theme.medium`.
///
/// The name of such a number often says only how large it is.
struct MeasureUses: Hashable, Sendable {
  /// The number of uses for each purpose, by the name of the number, with that of its type: `small` for a member of
  /// `CGFloat`, `Theme.small`.
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
    if outline.kind(index + 1) == .colon || outline.kind(index + 1) == .equal {
      add(at: index + 2, category, outline)
    } else if let call = outline.call(named: index),
      let last = outline.arguments(call).last, last.value.count <= Self.longestChain
    {
      add(at: last.value.lowerBound, category, outline)
    }
  }

  /// The limit of lexemes in a chain: `App.Theme.Sizes.small`.
  private static let longestChain = 7

  /// Counts `.small`, `CGFloat.small` and `Theme.small`.
  private mutating func add(at start: Int, _ category: TokenCategory, _ outline: SyntaxOutline) {
    var end = outline.kind(start) == .identifier ? start + 1 : start
    while end < start + Self.longestChain, outline.kind(end) == .period,
      outline.kind(end + 1) == .identifier
    {
      end += 2
    }
    guard end > start + 1,
      outline.kind(end) == .comma || outline.kind(end) == .rightParen || outline.startsLine(end)
    else { return }
    let holder = end - 3 >= start ? outline.name(end - 3) : "CGFloat"
    let name = outline.name(end - 1)
    counts[holder == "CGFloat" ? name : "\(holder).\(name)", default: [:]][category, default: 0] +=
      1
  }

  mutating func merge(_ other: MeasureUses) {
    for (name, uses) in other.counts { counts[name, default: [:]].merge(uses, uniquingKeysWith: +) }
  }

  /// The purpose of most uses of a member of `CGFloat`, or of all uses of another constant; `nil` where it has none of these.
  func category(of declared: Declaration) -> TokenCategory? {
    let holder = declared.owner.split(separator: ".").last ?? ""
    guard !holder.isEmpty else { return nil }
    let isNumber = declared.owner == "CGFloat"
    guard let uses = counts[isNumber ? declared.name : "\(holder).\(declared.name)"],
      isNumber || uses.count == 1 && uses.values.reduce(0, +) >= Self.fewestUses
    else { return nil }
    return uses.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  /// The minimum number of uses that say what a constant of the app's own types is for.
  private static let fewestUses = 2
}
