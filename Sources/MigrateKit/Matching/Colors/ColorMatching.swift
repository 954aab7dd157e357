/// Matches colors: role and meaning first, then the distance.
struct ColorMatching {
  /// One color of the system, compared with the color in the code.
  struct ComparedToken {
    /// Its place in the index.
    let color: Int
    /// The first of its tokens.
    let token: Int
    let distance: Double
    let alpha: AlphaRelation
    let changesInDark: Bool
    let changesInHighContrast: Bool
  }

  /// How the alpha of a token relates to that of the code.
  enum AlphaRelation {
    /// The same.
    case same
    /// The token is opaque, the code is not: the token can take the alpha of the code.
    case composable
    /// Otherwise the token never matches.
    case different
  }

  /// The number of candidates in a finding.
  static let listed = 5

  let context: MatchContext
  let query: MatchQuery
  let wanted: WantedRole
  let code: ColorAppearances
  /// The color without its alpha, where it is translucent.
  let opaqueCode: ColorAppearances?
  /// The colors that can serve the role, nearest first.
  private(set) var comparedTokens: [ComparedToken] = []
  /// Whether tokens of related roles are considered, because none has the role itself.
  private(set) var takesRelatedRoles = false
  /// Every color near enough to be listed, regardless of role.
  private(set) var nearby: [ComparedToken] = []

  var index: MatchIndex { context.index }

  /// Compares `value` with every color of the system that may be near.
  init(_ value: ColorValue, query: MatchQuery, context: MatchContext) {
    self.query = query
    self.context = context
    wanted = WantedRole(query.role)
    code = ColorAppearances(value)
    let alpha = code.commonAlpha ?? 255
    opaqueCode = alpha > 0 && alpha < 255 ? code.opaque : nil
    let reach = 2 * context.thresholds.reviewColor
    // Who writes white means no other color that is called by its own name, however near.
    let isPlain = value.light.isPlain
    let isPlainContent = isPlain && [.text, .icon, .tint].contains(query.role)
    nearby = index.colors(within: reach, of: code).filter { color in
      !isPlain
        || !context.index.colors[color].tokens.allSatisfy { context.index.traits[$0].isTinted }
    }.map(compare).filter { comparedToken in
      // Nor is white text nearly cream.
      let isOtherColor =
        isPlainContent && comparedToken.distance > context.thresholds.nearColor
        && !context.index.colors[comparedToken.color].value.isNeutral
      return comparedToken.distance <= reach && !isOtherColor
    }
    comparedTokens = serving()
    if (comparedTokens.first?.distance ?? .infinity) > context.thresholds.reviewColor {
      takesRelatedRoles = true
      comparedTokens = serving()
    }
  }

  /// The match result of the color.
  func result() -> MatchResult {
    guard let best = comparedTokens.first, best.distance <= context.thresholds.reviewColor,
      !isHardlyMeant(best)
    else { return adaptiveResult() ?? gap() }
    let equals = Array(comparedTokens.prefix { isEqual($0, best) })
    let groups = ownFirst(
      equals.flatMap { comparedToken in self.groups(of: comparedToken).map { ($0, comparedToken) } }
        .sorted { AliasGroup.precedes($0.0, $1.0) })
    let ordered = context.nativeFirst(groups.map(\.0), at: query.site)
    guard let choice = context.choice(ordered, at: query.site),
      let chosen = groups.first(where: { $0.0 == choice.chosen })?.1
    else { return gap() }
    return MatchResult(
      base: comparison(chosen).isSame && !query.isApproximate ? .exact : .near,
      candidates: candidates(choice: choice, chosen: chosen, equals: equals),
      holds: context.commonHolds(choice) + holds(chosen, choice: choice, equals: equals))
  }

  /// Whether an overlay, or another translucent color of unknown use, differs visibly from an opaque token.
  private func isHardlyMeant(_ best: ComparedToken) -> Bool {
    best.distance > context.thresholds.nearColor
      && (query.isComputedNeutral || query.role == .unknown && best.alpha == .composable)
  }

  // MARK: Assets

  /// The groups with a constant that the project declares for the named asset, if any; else all of
  /// them.
  private func ownFirst(_ groups: [(AliasGroup, ComparedToken)]) -> [(AliasGroup, ComparedToken)] {
    let own = groups.filter { isOwn($0.0) }
    return own.isEmpty ? groups : own
  }

  /// Whether a group has the constant that the project declares for the asset that the code names.
  func isOwn(_ group: AliasGroup) -> Bool {
    group.members.contains(where: isOwn)
  }

  private func isOwn(_ token: Int) -> Bool {
    query.asset.flatMap { index.assetTokens[$0] }?.contains(token) ?? false
  }

  // MARK: Ranking

  /// How a color token fits the role and the stated meaning; `nil` when it cannot serve.
  func fit(_ token: Int) -> RoleFit? {
    // The constant of the asset that the code names is the asset.
    if isOwn(token) { return index.isSpecific(token, beside: query) ? .unconfirmed : .meant }
    guard let fit = index.traits[token].fit(wanted),
      fit != .contradicted || takesRelatedRoles,
      // The black of a mask is not visible: only a token for masks serves.
      fit != .silent || query.role != .effect
    else { return nil }
    guard index.traits[token].hasMeaning else { return narrowed(fit, token) }
    guard index.tokens[token].isMeant(by: query.words, topics: query.topics) else { return nil }
    return narrowed(fit == .contradicted ? fit : .meant, token)
  }

  /// The fit of a token that may be for one part of an interface.
  private func narrowed(_ fit: RoleFit, _ token: Int) -> RoleFit? {
    fit.narrowed(isIndicated: index.indicates(token, in: query))
  }

  /// The colors that can serve the role, nearest first.
  private func serving() -> [ComparedToken] {
    nearby.filter { $0.alpha != .different && isServing($0) }.sorted(by: Self.precedes)
  }

  /// Whether a color has a token that can serve.
  func isServing(_ comparedToken: ComparedToken) -> Bool {
    index.colors[comparedToken.color].tokens.contains { fit($0) != nil }
  }

  /// The groups that the serving tokens of a color form, best first.
  func groups(of comparedToken: ComparedToken) -> [AliasGroup] {
    context.nativeFirst(
      context.groups(
        of: index.colors[comparedToken.color].tokens, names: query.subjects, fit: fit),
      at: query.site)
  }

  /// The full comparison with a color.
  func comparison(_ comparedToken: ComparedToken) -> ColorComparison {
    ColorComparison(
      comparedToken.alpha == .composable ? opaqueCode ?? code : code,
      index.colors[comparedToken.color].value)
  }

  func compare(_ position: Int) -> ComparedToken {
    let token = index.colors[position].value
    let isSame =
      token.light.alpha == code.light.alpha
      && (!code.knowsDark || token.dark.alpha == code.dark.alpha)
    let alpha: AlphaRelation =
      isSame ? .same : opaqueCode != nil && token.commonAlpha == 255 ? .composable : .different
    let comparison = ColorComparison(alpha == .composable ? opaqueCode ?? code : code, token)
    return ComparedToken(
      color: position, token: index.colors[position].tokens[0], distance: comparison.distance,
      alpha: alpha,
      changesInDark: comparison.changesSomewhereInDark,
      changesInHighContrast: comparison.changesInHighContrast)
  }

  /// Nearest first; of two that are equally near, the one that needs no alpha, then the one that
  /// keeps the other appearances, then the one with the lesser path.
  static func precedes(_ a: ComparedToken, _ b: ComparedToken) -> Bool {
    if a.distance != b.distance { return a.distance < b.distance }
    if a.alpha != b.alpha { return a.alpha == .same }
    if a.changesInDark != b.changesInDark { return b.changesInDark }
    if a.changesInHighContrast != b.changesInHighContrast { return b.changesInHighContrast }
    return a.token < b.token
  }

  /// Whether the code cannot distinguish two colors.
  ///
  /// They agree in every appearance that the code states, and both keep or both change the others.
  /// A color without a dark value in code cannot decide between two dark colors.
  private func isEqual(_ a: ComparedToken, _ b: ComparedToken) -> Bool {
    a.alpha == b.alpha && isSameColor(a, b) && a.changesInDark == b.changesInDark
      && a.changesInHighContrast == b.changesInHighContrast
  }

  /// Whether two colors agree in the appearances that the code states, regardless of alpha.
  private func isSameColor(_ a: ComparedToken, _ b: ComparedToken) -> Bool {
    let (first, second) = (index.colors[a.color].value, index.colors[b.color].value)
    return first.light.hasColor(of: second.light)
      && (!code.knowsDark || first.dark.hasColor(of: second.dark))
  }

  // MARK: What holds the match

  func holds(_ best: ComparedToken, choice: GroupChoice, equals: [ComparedToken])
    -> [Reason]
  {
    var holds: [Reason] = []
    let comparison = comparison(best)
    if !comparison.isSame {
      if comparison.distance > near {
        holds.append(visibleChange(comparison, to: best, of: choice.chosen.name))
      }
      holds += doubts(best, choice: choice)
      if code.light.sample.isOutsideSRGB || code.dark.sample.isOutsideSRGB {
        holds.append(ReasonMessages.outsideSRGB)
      }
    }
    if comparison.changesSomewhereInDark {
      holds.append(
        ReasonMessages.changesInDark(comparison))
    } else if comparison.changesInHighContrast {
      // Accepting that a color becomes adaptive covers every appearance.
      holds.append(ReasonMessages.changesInHighContrast(comparison.highContrast))
    }
    let isPalette = choice.chosen.members.first.map { index.traits[$0].isPalette } ?? false
    if best.alpha == .composable, code.isNeutral, !isPalette {
      holds.append(
        ReasonMessages.translucentNeutral(
          choice.chosen.name, role: query.role, alpha: code.light.alpha))
    }
    if query.role == .shadow, best.alpha != .composable, code.isNeutral, !isPalette,
      choice.chosen.fit == .silent
    {
      holds.append(ReasonMessages.neutralShadow(choice.chosen.name))
    }
    // A label beside it is text like any other.
    if query.isOfScannedCode, query.role != .text, code.isNeutral,
      !PaletteNames.contain(choice.chosen.name)
    {
      holds.append(ReasonMessages.scannedCode(choice.chosen.name))
    }
    if choice.chosen.fit == .contradicted, let token = choice.chosen.members.first {
      holds.append(ReasonMessages.roleDiffers(index.tokens[token], role: query.role))
    }
    // A constant for an asset is as specific as the asset's name.
    if isOwn(choice.chosen), choice.chosen.fit != .unconfirmed { return holds }
    if query.isAsset, choice.chosen.members.contains(where: index.assetConstants.contains) {
      holds.append(ReasonMessages.otherAsset(choice.chosen.name))
    }
    if choice.chosen.fit == .unconfirmed {
      holds += context.roleHolds(choice, for: query)
    } else if query.role == .unknown {
      if !servesEveryUse(choice), let token = choice.chosen.members.first {
        holds.append(
          ReasonMessages.useUnknown(index.tokens[token], isEverywhere: query.isEverywhere))
      }
    } else if query.strength == .weak, isContested(choice, equals) {
      holds.append(ReasonMessages.roleIsWeak(query.role))
    } else if query.isCommon, choice.chosen.fit != .meant {
      holds += commonHolds(choice, comparison)
    }
    return holds
  }

  /// The largest difference that is applied: of grays, which apps have many steps of, half of that of other colors.
  private var near: Double {
    context.thresholds.nearColor * (code.light.lab.isGrayish ? 0.5 : 1)
  }

  private func visibleChange(
    _ comparison: ColorComparison, to best: ComparedToken, of name: String
  ) -> Reason {
    ReasonMessages.visibleChange(
      comparison, of: name, near: near, role: query.role,
      alpha: best.alpha == .composable ? code.light.alpha : 255)
  }

  /// Reasons to doubt that a color that the system names is the chosen one.
  private func commonHolds(_ choice: GroupChoice, _ comparison: ColorComparison) -> [Reason] {
    guard let token = choice.chosen.members.first else { return [] }
    guard comparison.isSame else {
      // A visible difference needs review anyway.
      return comparison.distance <= context.thresholds.nearColor
        ? [ReasonMessages.almostCommon(index.tokens[token].path)] : []
    }
    return isHueOfSystem && !index.traits[token].isTinted || isForOtherUse(choice)
      ? [ReasonMessages.hueOfSystem(index.tokens[token])] : []
  }

  /// Whether plain white or black has a token whose name states none of the known roles: `action` is not for whatever is
  /// white.
  private func isForOtherUse(_ choice: GroupChoice) -> Bool {
    guard choice.chosen.fit == .silent, case .color(let color) = query.value, !color.isAdaptive,
      color.light.isPlain, color.light.alpha > 0
    else { return false }
    return !PaletteNames.nameHue(choice.chosen.name)
  }

  /// Whether the code names a hue of the system.
  private var isHueOfSystem: Bool {
    guard query.isCommon, !code.isNeutral, case .color(let color) = query.value else {
      return false
    }
    return SystemColors.isNamed(color)
  }

  /// Whether the chosen token is right for any use; false for white, black and colors of the system, which are
  /// too common.
  private func servesEveryUse(_ choice: GroupChoice) -> Bool {
    guard !query.isCommon, !code.isNeutral else { return false }
    return choice.chosen.members.first.map { index.traits[$0].servesEveryUse } ?? false
  }

  /// A near runner-up, and a second opinion that picks another token.
  private func doubts(_ best: ComparedToken, choice: GroupChoice) -> [Reason] {
    var doubts: [Reason] = []
    let others = comparedTokens.filter { !isSameColor($0, best) }
    let rivals = others.prefix(1) + refusedByUse() + equalsForOthers(beside: best)
    if let runnerUp = rivals.min(by: { $0.distance < $1.distance }) {
      let margin = runnerUp.distance - best.distance
      if margin < context.thresholds.colorMargin {
        doubts.append(
          ReasonMessages.closeRunnerUp(
            name(of: runnerUp), distance: runnerUp.distance, unit: .dE00,
            margin: margin, needed: context.thresholds.colorMargin))
      }
    }
    let opinion = comparison(best).secondOpinion
    let opinions = others.map { (comparedToken: $0, value: comparison($0).secondOpinion) }
    if let dissent = opinions.min(by: { $0.value < $1.value }), dissent.value < opinion - 1e-9 {
      doubts.append(
        ReasonMessages.metricDisagreement(
          chosen: choice.chosen.name, chosenOpinion: opinion,
          other: name(of: dissent.comparedToken),
          otherOpinion: dissent.value))
    }
    if choice.chosen.fit != .unconfirmed, let place = choice.chosen.members.first,
      index.preferences[place] == .max,
      !query.subjects.isSuperset(of: index.traits[place].subjects),
      !PaletteNames.nameHue(index.tokens[place].ownName)
    {
      doubts.append(ReasonMessages.notIndicated(index.tokens[place], in: query))
    }
    return doubts
  }

  /// The tokens of the very color, none of which can serve: what is nearly the color is not certain beside them.
  private func equalsForOthers(beside best: ComparedToken) -> [ComparedToken] {
    // A visible difference needs review anyway.
    guard best.distance <= context.thresholds.nearColor else { return [] }
    return nearby.filter { $0.distance == 0 && $0.alpha != .different && !isServing($0) }
  }

  /// The name of the best token of a color.
  func name(of comparedToken: ComparedToken) -> String {
    groups(of: comparedToken).first?.name
      ?? index.tokens[index.colors[comparedToken.color].tokens[0]].path
  }

  /// Whether the role alone decides between independent tokens of one color.
  private func isContested(_ choice: GroupChoice, _ equals: [ComparedToken]) -> Bool {
    let family = Set(choice.chosen.members.map { index.tokens[$0].path })
    return equals.flatMap { index.colors[$0.color].tokens }.contains { position in
      let token = index.tokens[position]
      return token.means == nil && RoleFit.ofColor(token, role: query.role) == nil
        && !family.contains(token.path) && family.isDisjoint(with: token.aliasOf)
        && !choice.chosen.members.contains { index.tokens[$0].aliasOf.contains(token.path) }
    }
  }
}
