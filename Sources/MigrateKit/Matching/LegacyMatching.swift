/// Answers uses of older names: the mapping has said which tokens replace them.
///
/// What the author of the mapping said needs no nearness. Of several tokens the one that serves the
/// use is taken; a color that is used for something that none of them is for needs a person. Where
/// the value of the name is known, the distance is told; without it nothing is promised of the look.
struct LegacyMatching {
  let finding: Finding
  let use: LegacyUse
  let context: MatchContext

  /// The verdict; `nil` when the mapping names no token, so that only the value can tell.
  func verdict() -> Verdict? {
    let named = use.tokens.compactMap(context.index.position)
    let serving = context.groups(of: named, fit: fit)
    let groups = forPlace(
      serving.isEmpty ? context.groups(of: named) { _ in .contradicted } : serving)
    guard let choice = context.choice(groups, at: finding.site),
      let token = choice.chosen.members.first.map({ context.index.tokens[$0] })
    else { return nil }
    let distance = distance(to: token)
    var verdict = Verdict(
      base: distance?.isSame == true ? .exact : .near,
      candidates: [
        Contender(
          group: choice.chosen,
          spelling: context.spelling.spelling(of: choice.chosen.members, at: finding.site),
          distance: distance?.distance ?? Distance(0, Self.unit(of: finding.category)))
      ])
    verdict.holds = context.commonHolds(choice)
    if serving.isEmpty {
      verdict.holds.append(
        ReasonMessages.legacyRoleDiffers(token, symbol: use.symbol, role: finding.role.role))
    }
    verdict.remarks = [
      ReasonMessages.legacyName(
        use.symbol, token: choice.chosen.name, distance: distance?.distance)
    ]
    return verdict
  }

  // MARK: Screens

  /// Of several backgrounds those that may lie behind a whole screen, where this one does: what the code
  /// says beats what the mapping prefers.
  private func forPlace(_ groups: [AliasGroup]) -> [AliasGroup] {
    guard finding.context.coversScreen, groups.count > 1 else { return groups }
    let ranks = groups.map { Self.screenRank($0.name) }
    let best = ranks.min()
    return zip(groups, ranks).filter { $0.1 == best }.map(\.0)
  }

  /// 0 for a token that names screens, 2 for one that names a part of them, 1 for others.
  private static func screenRank(_ path: String) -> Int {
    let last = path.split(separator: ".").last { $0 != "$root" } ?? ""
    let words = NameWords.split(String(last))
    if words.contains(where: parts.contains) { return 2 }
    return words.contains(where: screens.contains) ? 0 : 1
  }

  private static let screens: Set<String> = [
    "app", "background", "base", "canvas", "page", "root", "screen", "window",
  ]
  private static let parts: Set<String> = [
    "badge", "bubble", "card", "cell", "chip", "elevated", "input", "popover", "row", "sheet",
    "subtle", "tile",
  ]

  // MARK: Roles

  /// How a token fits the use; `nil` for a color that is for something else.
  ///
  /// The role of a font or a number only ranks: a heading's font on a symbol is still the heading's.
  private func fit(_ position: Int) -> RoleFit? {
    let token = context.index.tokens[position]
    let role = finding.role.role
    switch finding.category {
    case .color:
      if let fit = RoleFit.ofColor(token, role: role), fit != .contradicted { return fit }
      // Old code rarely tells apart what lies on an accent; a name alone weighs less than the mapping.
      let liesOnAccent = OnAccent.mayLie(role) && token.roles.contains(.onAccent)
      return liesOnAccent || finding.role.strength < .strong ? .silent : nil
    case .font: return RoleFit.ofFont(token, role: role) ?? .contradicted
    default: return context.numberFit(position, role: role)
    }
  }

  // MARK: Values

  /// How far the token is from what the name was worth; `nil` when that is not known.
  private func distance(to token: DesignToken) -> (distance: Distance, isSame: Bool)? {
    switch (finding.value, token.value) {
    case (.color(let old), .color(let new)):
      let comparison = ColorComparison(ColorAppearances(old), ColorAppearances(new))
      let isSame =
        comparison.isSame && !comparison.changesInDark && !comparison.changesInHighContrast
      return (Distance(comparison.distance, .dE00, dark: comparison.dark), isSame)
    case (.font(let old), .font(let new)):
      return (Distance(abs(old.size - new.size), .pt), old.normalized == new.normalized)
    case (.radius(let old), .radius(let new)):
      return (Distance(abs(old - new), .pt), old == new)
    default:
      return nil
    }
  }

  private static func unit(of category: TokenCategory) -> Distance.Unit {
    category == .color ? .dE00 : .pt
  }
}
