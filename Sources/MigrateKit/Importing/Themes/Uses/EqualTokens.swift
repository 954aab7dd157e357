import MigrateKitCore

/// Chooses between tokens of the same value by the app's own uses.
///
/// If the code does not determine which of two equal tokens is meant, the one that the app uses
/// more often is preferred: `primaryBackground` with 60 uses over `popoverBackground` with two.
/// Without a clear majority none is preferred, except among adaptive colors that differ in dark mode only:
/// a color in code without a dark value is held for review with any of them, and the most used comes first.
struct EqualTokens {
  /// A token that is preferred to the others of its value.
  struct Preference: Hashable {
    var path: String
    /// The number of its uses in the app.
    var uses: Int
    /// The most used of the others, and the number of its uses.
    var other: String
    var otherUses: Int
    /// Whether they differ in dark mode.
    var differInDark = false
  }

  /// The preferred tokens, the most used first.
  private(set) var preferences: [Preference] = []
  /// Tokens without a clear majority, each with the most used of the others.
  private(set) var ties: [Preference] = []

  /// The minimum number of uses for a preference.
  private static let fewestUses = 3
  /// The minimum ratio of its uses to those of any other.
  private static let majority = 3

  /// - Parameters:
  ///   - tokens: The tokens with the roles that were guessed.
  ///   - uses: How often each is used, by path.
  ///   - isOfPart: Whether a token is for one part of the app, whose uses are no evidence
  ///     elsewhere.
  init(
    _ tokens: [ImportedToken], uses: [String: Int],
    isOfPart: (ImportedToken) -> Bool = { _ in false }
  ) {
    let competing = tokens.filter(Self.competes)
    let equal = Dictionary(grouping: competing, by: Value.init)
    for group in equal.values where group.count > 1 { decide(group, uses, isOfPart) }
    let adaptive = Dictionary(grouping: competing.filter(\.isAdaptive)) { $0.lightInBytes }
    for group in adaptive.values where group.count > 1 { lead(group, uses, isOfPart) }
    func precedes(_ a: Preference, _ b: Preference) -> Bool {
      (b.uses, a.path) < (a.uses, b.path)
    }
    preferences.sort(by: precedes)
    ties.sort(by: precedes)
  }

  private mutating func decide(
    _ group: [ImportedToken], _ uses: [String: Int], _ isOfPart: (ImportedToken) -> Bool
  ) {
    for token in group {
      let others = group.filter { $0.path != token.path && Self.overlap($0, token) }
      let ranked = others.map { ($0.path, uses[$0.path] ?? 0) }
      guard let most = ranked.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }) else { continue }
      let own = uses[token.path] ?? 0
      let pair = Preference(path: token.path, uses: own, other: most.0, otherUses: most.1)
      if own >= Self.fewestUses, own >= Self.majority * most.1, !isOfPart(token),
        !Self.isOutgrown(token, by: others, uses)
      {
        preferences.append(pair)
      } else if most.1 > 0, (most.1, token.path) < (own, most.0) {
        ties.append(pair)
      }
    }
  }

  /// Prefers the most used of adaptive colors that are alike in light mode.
  private mutating func lead(
    _ group: [ImportedToken], _ uses: [String: Int], _ isOfPart: (ImportedToken) -> Bool
  ) {
    let known = Set(preferences.map(\.path))
    for token in group where !known.contains(token.path) && !isOfPart(token) {
      let others = group.filter { $0.path != token.path && Self.overlap($0, token) }
      let ranked = others.map { ($0.path, uses[$0.path] ?? 0) }
      guard let most = ranked.max(by: { ($0.1, $1.0) < ($1.1, $0.0) }) else { continue }
      let own = uses[token.path] ?? 0
      guard own >= Self.fewestUses, own > most.1, !Self.isOutgrown(token, by: others, uses) else {
        continue
      }
      preferences.append(
        Preference(
          path: token.path, uses: own, other: most.0, otherUses: most.1, differInDark: true))
    }
  }

  /// Whether a palette color is used most because the semantic ones of its value are newer: where the app uses
  /// one of them, new code names what the color is for.
  private static func isOutgrown(
    _ token: ImportedToken, by others: [ImportedToken], _ uses: [String: Int]
  ) -> Bool {
    token.category == .color && token.guess.namedRoles.isEmpty
      && PaletteNames.contain(token.name)
      && others.contains {
        !$0.guess.namedRoles.isEmpty && uses[$0.path, default: 0] >= fewestUses
      }
  }

  /// Whether a token may match without evidence in the code.
  ///
  /// False for tokens that need their name or a stated meaning, and for numbers of one kind of
  /// view.
  private static func competes(_ token: ImportedToken) -> Bool {
    guard !token.guess.isPlain, !token.guess.isFeedback else { return false }
    return token.value.number == nil || token.guess.roles.isEmpty
  }

  /// Whether two tokens can serve the same role.
  private static func overlap(_ a: ImportedToken, _ b: ImportedToken) -> Bool {
    a.guess.roles.isEmpty || b.guess.roles.isEmpty
      || !Set(a.guess.roles).isDisjoint(with: b.guess.roles)
  }

  /// The compared form of a value: colors are equal if they are in 8 bits in every appearance.
  private enum Value: Hashable {
    case color([RGBA8?])
    case other(StyleValue, TokenCategory)

    init(_ token: ImportedToken) {
      if case .color(let color) = token.value {
        let appearances = [color.light, color.dark, color.highContrast, color.darkHighContrast]
        self = .color(appearances.map { $0?.rgba8 })
      } else {
        self = .other(token.value, token.category)
      }
    }
  }
}

extension ImportedToken {
  /// Whether it is a color with another look in dark mode.
  fileprivate var isAdaptive: Bool {
    guard case .color(let color) = value, let dark = color.dark else { return false }
    return dark.rgba8 != color.light.rgba8
  }

  /// The color in light mode.
  fileprivate var lightInBytes: RGBA8? {
    guard case .color(let color) = value else { return nil }
    return color.light.rgba8
  }
}
