/// Decides between tokens of one value by how often the app itself uses each.
///
/// Where code does not say which of two equal tokens it means, a colleague takes the one that the app
/// takes: `primaryBackground` with 60 uses rather than `popoverBackground` with two. Without a clear
/// majority nothing is decided.
struct EqualTokens {
  /// A token that is preferred to the others of its value.
  struct Preference: Hashable {
    var path: String
    /// How often the app uses it.
    var uses: Int
    /// The most used of the others, and how often.
    var other: String
    var otherUses: Int
  }

  /// The preferred tokens, the most used first.
  private(set) var preferences: [Preference] = []
  /// Tokens between which the uses do not decide, each with the most used of the others.
  private(set) var ties: [Preference] = []

  /// How many uses it takes to decide.
  private static let fewestUses = 3
  /// How many times as often as any other the preferred token must be used.
  private static let majority = 3

  /// - Parameters:
  ///   - tokens: The tokens with the roles that were guessed.
  ///   - uses: How often each is used, by path.
  ///   - isOfPart: Whether a token is for one part of the app: how often that part uses it says nothing of others.
  init(
    _ tokens: [ImportedToken], uses: [String: Int],
    isOfPart: (ImportedToken) -> Bool = { _ in false }
  ) {
    let competing = tokens.filter(Self.competes)
    var groups: [Value: [ImportedToken]] = [:]
    for token in competing { groups[Value(token), default: []].append(token) }
    for group in groups.values where group.count > 1 { decide(group, uses, isOfPart) }
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

  /// Whether a token is a choice where code says little.
  ///
  /// What only its name or a stated meaning can ask for is none, nor is a measure for one kind of view.
  private static func competes(_ token: ImportedToken) -> Bool {
    guard !token.guess.isPlain, !token.guess.isFeedback else { return false }
    return token.value.number == nil || token.guess.roles.isEmpty
  }

  /// Whether two tokens can serve the same role.
  private static func overlap(_ a: ImportedToken, _ b: ImportedToken) -> Bool {
    a.guess.roles.isEmpty || b.guess.roles.isEmpty
      || !Set(a.guess.roles).isDisjoint(with: b.guess.roles)
  }

  /// What is compared of a value: colors are equal if they are to 8 bits in every appearance.
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
