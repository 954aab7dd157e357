/// Tokens that resolve to one another and form one candidate.
struct AliasGroup: Hashable, Sendable {
  /// The path in reports: of several, the shared semantic one.
  var name: String
  /// The tokens of the group: the outermost alias first, then its targets.
  var members: [Int]
  /// The best fit of any member.
  var fit: RoleFit
  /// Whether the reported name is semantic.
  var isSemantic: Bool
  /// Whether the reported token is deprecated.
  var isDeprecated: Bool
  /// Whether no code uses any member, or another token of its scale.
  var isUnused = false
  /// The index of its best member in the mapping's `prefer`; `Int.max` if it is not listed.
  var preference: Int
  /// Whether a member is visible to the file's module.
  var isVisible: Bool
  /// How near the nearest family of a member is to the file.
  var nearness = TokenFamilies.Nearness.none
  /// Whether the reported token is for one part of an interface only; of fonts none counts as such, because a general
  /// one of the same look is not better where the code indicates the part.
  var isSpecific = false
  /// How much of its name the names around the value have.
  var agreement = TokenNames.Agreement()
}

extension AliasGroup {
  /// The groups that the tokens of one value form, best first.
  ///
  /// Each token that is not the target of another one heads a group with its targets. Two aliases
  /// of one primitive are two groups, because their names differ in meaning.
  static func groups(
    of serving: [(token: Int, fit: RoleFit)], in context: MatchContext, names: Set<String>
  ) -> [AliasGroup] {
    guard serving.count > 1 else { return serving.map { group(of: $0, context, names) } }
    let index = context.index
    var groups: [AliasGroup] = []
    for head in serving {
      let isTarget = serving.contains { index.aliases[$0.token].contains(head.token) }
      if isTarget { continue }
      let targets = index.aliases[head.token].compactMap { alias in
        serving.last { $0.token == alias }
      }
      groups.append(
        targets.isEmpty
          ? group(of: head, context, names)
          : group(head: head, targets: targets, context, names))
    }
    return groups.count < 2 ? groups : groups.sorted(by: precedes)
  }

  /// The group of a token without targets, as most are.
  private static func group(
    of member: (token: Int, fit: RoleFit), _ context: MatchContext, _ names: Set<String>
  ) -> AliasGroup {
    let index = context.index
    let token = member.token
    return AliasGroup(
      name: index.tokens[token].path, members: [token], fit: member.fit,
      isSemantic: index.tokens[token].isSemantic,
      isDeprecated: index.tokens[token].deprecated != nil,
      isUnused: index.tokens[token].isUnused, preference: index.preferences[token],
      isVisible: context.visibility.sees(index.tokens[token].path),
      nearness: context.nearness(of: token),
      isSpecific: index.tokens[token].isNarrow,
      agreement: index.names.agreement(of: token, with: names))
  }

  private static func group(
    head: (token: Int, fit: RoleFit), targets: [(token: Int, fit: RoleFit)],
    _ context: MatchContext, _ names: Set<String>
  ) -> AliasGroup {
    let index = context.index
    var all = targets
    all.insert(head, at: 0)
    // A number's semantic alias for another kind of view does not restrict its target.
    if all.contains(where: { $0.fit >= .silent }) { all.removeAll { $0.fit < .silent } }
    func isSeen(_ token: Int) -> Bool { context.visibility.sees(index.tokens[token].path) }
    let isVisible = all.contains { isSeen($0.token) }
    let nameable = all.lazy.map(\.token).filter { !isVisible || isSeen($0) }
    let named = nameable.first { index.tokens[$0].isSemantic } ?? nameable.first ?? head.token
    return AliasGroup(
      name: index.tokens[named].path, members: all.map(\.token),
      fit: all.lazy.map(\.fit).max() ?? .silent, isSemantic: index.tokens[named].isSemantic,
      isDeprecated: index.tokens[named].deprecated != nil,
      isUnused: all.allSatisfy { index.tokens[$0.token].isUnused },
      preference: all.lazy.map { index.preferences[$0.token] }.min() ?? .max,
      isVisible: isVisible,
      nearness: all.lazy.map { context.nearness(of: $0.token) }.max() ?? .none,
      isSpecific: index.tokens[named].isNarrow,
      agreement: all.lazy.map { index.names.agreement(of: $0.token, with: names) }.max()
        ?? .init())
  }

  /// The order of groups of one value: fit, then tokens in use, then what the code names, then the families that the
  /// file uses, then what a user prefers, then tokens of the whole system, then semantic names, then words of names,
  /// then the path.
  static func precedes(_ a: AliasGroup, _ b: AliasGroup) -> Bool {
    if a.fit != b.fit { return a.fit > b.fit }
    if a.isDeprecated != b.isDeprecated { return b.isDeprecated }
    if a.isUnused != b.isUnused { return b.isUnused }
    if a.isVisible != b.isVisible { return a.isVisible }
    if a.namedWords != b.namedWords { return a.namedWords > b.namedWords }
    if a.nearness != b.nearness { return a.nearness > b.nearness }
    if a.preference != b.preference { return a.preference < b.preference }
    if a.isSpecific != b.isSpecific { return b.isSpecific }
    if a.isSemantic != b.isSemantic { return a.isSemantic }
    if a.agreement != b.agreement { return a.agreement > b.agreement }
    return a.name < b.name
  }

  /// The number of words in its name, where the names around the value have all of them.
  private var namedWords: Int { agreement.isWhole ? agreement.words : 0 }

  /// Whether something other than its name ranks a group before another of the same value.
  ///
  /// Being semantic does not: a person chooses between a semantic and a primitive token of the same
  /// value that are not aliases.
  func isToldApart(from other: AliasGroup) -> Bool {
    fit != other.fit || isDeprecated != other.isDeprecated || isUnused != other.isUnused
      || isVisible != other.isVisible
      || namedWords != other.namedWords || nearness != other.nearness
      || preference != other.preference
      || isSpecific != other.isSpecific
  }
}

extension DesignToken {
  /// Whether a general token of the same value takes precedence.
  fileprivate var isNarrow: Bool { isSpecific && category != .font }
}
