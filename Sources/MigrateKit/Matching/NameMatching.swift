/// Matches findings whose name determines the token: a deprecated name, or a value of the system
/// that the code moves from.
///
/// The name decides which token replaces it; the values decide whether that is safe. Of several
/// tokens the one that fits the use is chosen; a color whose use none of them serves needs review.
/// So does every change that can be seen: in light or dark appearance, under increased contrast, in
/// another text size. If the value of the name is unknown, the change is held, because it may be
/// visible.
struct NameMatching {
  let finding: Finding
  /// Its name in messages: `Color.deepNavy`, `color.text.primary of Story`.
  let symbol: String
  /// The paths of the tokens that replace it.
  let tokens: [String]
  /// The additions that keep the rest of the value.
  var form = ReplacementForm.plain
  let context: MatchContext

  /// The match result; `nil` when no token is named, so that only the value decides.
  func result() -> MatchResult? {
    let named = tokens.compactMap(context.index.position)
      .filter { context.index.tokens[$0].category == finding.category }
    let serving = context.groups(of: named, fit: fit)
    let groups = forPlace(
      serving.isEmpty ? context.groups(of: named) { _ in .contradicted } : serving)
    guard let choice = context.choice(groups, at: finding.site),
      let token = choice.chosen.members.first.map({ context.index.tokens[$0] }),
      token.takes(form)
    else { return nil }
    let change = change(to: token)
    var result = MatchResult(
      base: change?.isSame == true ? .exact : .near,
      candidates: [
        RankedCandidate(
          group: choice.chosen,
          code: context.code.code(of: choice.chosen.members, at: finding.site),
          distance: change?.distance ?? Distance(0, Self.unit(of: finding.category)), form: form)
      ])
    result.holds = context.commonHolds(choice)
    result.holds += change?.holds ?? [ReasonMessages.deprecatedValueUnknown(symbol)]
    if serving.isEmpty {
      result.holds.append(
        ReasonMessages.deprecatedRoleDiffers(token, symbol: symbol, role: finding.role.role))
    }
    result.remarks = [
      ReasonMessages.replaced(
        symbol, isName: finding.context.deprecated != nil, token: choice.chosen.name,
        distance: change?.distance)
    ]
    return result
  }

  // MARK: Screens

  /// Of several backgrounds those of whole screens, if this one is: evidence in the code takes
  /// precedence over the mapping's `prefer`.
  private func forPlace(_ groups: [AliasGroup]) -> [AliasGroup] {
    guard finding.context.coversScreen, groups.count > 1 else { return groups }
    let ranks = groups.map { Self.screenRank($0.name) }
    let best = ranks.min()
    return zip(groups, ranks).filter { $0.1 == best }.map(\.0)
  }

  /// 0 for a token that names screens, 2 for one that names a part of them, 1 for others.
  private static func screenRank(_ path: String) -> Int {
    let last = path.split(at: ".").last { $0 != "$root" } ?? ""
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

  /// The role fit of a token; `nil` for a color with another role.
  ///
  /// For fonts and numbers the role only ranks: a heading's font on a symbol remains the heading's.
  private func fit(_ position: Int) -> RoleFit? {
    let token = context.index.tokens[position]
    let role = finding.role.role
    switch finding.category {
    case .color:
      if let fit = RoleFit.ofColor(token, role: role), fit != .contradicted { return fit }
      // Old code rarely distinguishes text on accents, so a name alone counts less than the
      // mapping.
      let liesOnAccent = OnAccent.mayLie(role) && token.roles.contains(.onAccent)
      return liesOnAccent || finding.role.strength < .strong ? .silent : nil
    case .font: return context.index.traits[position].fontFit(WantedRole(role)) ?? .contradicted
    default: return context.numberFit(position, WantedRole(role))
    }
  }

  // MARK: Values

  /// The visible difference between the name's value and its token.
  private struct Change {
    var distance: Distance
    /// Whether nothing changes in any appearance and text size.
    var isSame: Bool
    /// The reasons that hold it.
    var holds: [Reason] = []
  }

  /// The change to a token; `nil` when the value of the name is not known.
  private func change(to token: DesignToken) -> Change? {
    switch (finding.value, token.value) {
    case (.color(let old), .color(let new)): change(from: old, to: new, of: token.path)
    case (.font(let old), .font(let new)):
      change(from: old.normalized, to: new.normalized, of: token.path)
    case (let old?, let new):
      Distance.between(old, and: new).map { distance in
        guard let before = old.number.map({ form == .negated ? -$0 : $0 }),
          let after = new.number
        else {
          return Change(distance: distance, isSame: old.isSame(as: new), holds: different(old, new))
        }
        let scale = NumberScale(finding.category, context.thresholds)
        let isVisible = distance.value > scale.near
        return Change(
          distance: distance, isSame: before == after,
          holds: isVisible
            ? [ReasonMessages.visibleChange(from: before, to: after, of: token.path, scale: scale)]
            : [])
      }
    case (nil, _): nil
    }
  }

  private func change(from old: ColorValue, to new: ColorValue, of token: String) -> Change {
    var before = ColorAppearances(old)
    if case .alpha = form { before = before.opaque }
    let after = ColorAppearances(new)
    let comparison = ColorComparison(before, after)
    var holds: [Reason] = []
    if comparison.distance > context.thresholds.nearColor || before.light.alpha != after.light.alpha
    {
      holds.append(
        ReasonMessages.visibleChange(comparison, of: token, near: context.thresholds.nearColor))
    }
    if comparison.changesSomewhereInDark {
      holds.append(
        ReasonMessages.changesInDark(comparison))
    } else if comparison.changesInHighContrast {
      holds.append(ReasonMessages.changesInHighContrast(comparison.highContrast))
    }
    return Change(
      distance: Distance(comparison.inLight, .dE00, dark: comparison.dark),
      isSame: before == after, holds: holds)
  }

  private func change(from old: FontValue, to new: FontValue, of token: String) -> Change {
    let comparison = FontComparison(old, new)
    var holds: [Reason] = []
    if comparison.points > NumberScale(.font, context.thresholds).near {
      holds.append(
        ReasonMessages.visibleChange(
          from: old.size, to: new.size, of: token, scale: NumberScale(.font, context.thresholds)))
    }
    if !comparison.hasSameFamily { holds.append(ReasonMessages.familyDiffers(old, new)) }
    if !comparison.hasSameDesign || (!comparison.isItalicAlike && !form.keepsItalic) {
      holds.append(ReasonMessages.designDiffers(old, new))
    }
    if comparison.addsMonospacedDigits { holds.append(ReasonMessages.tokenHasMonospacedDigits) }
    let keepsWeight = form.keepsWeight || finding.context.weightIsOutside
    if keepsWeight ? comparison.weightSteps > 0 : comparison.addsWeight {
      holds.append(ReasonMessages.weightDiffers(old, new, isKept: keepsWeight))
    }
    if !comparison.scalesAlike {
      let starts = old.textStyle == nil ? new.textStyle : nil
      holds.append(
        starts.map(ReasonMessages.startsScaling) ?? ReasonMessages.scalingDiffers(old, new))
    }
    var shown = new
    if keepsWeight { shown.weight = old.weight }
    if form.keepsItalic { shown.isItalic = old.isItalic }
    return Change(distance: Distance(comparison.points, .pt), isSame: old == shown, holds: holds)
  }

  /// For shadows and animations any change counts as visible.
  private func different(_ old: StyleValue, _ new: StyleValue) -> [Reason] {
    guard !old.isSame(as: new) else { return [] }
    return [
      ReasonMessages.visibleChange(
        fromWords: ValueDescription.plain(old), to: ValueDescription.plain(new))
    ]
  }

  private static func unit(of category: TokenCategory) -> Distance.Unit {
    category == .color ? .dE00 : .pt
  }
}

extension DesignToken {
  /// Whether the additions of a replacement can be applied to the token: an alpha only if it has
  /// none.
  fileprivate func takes(_ form: ReplacementForm) -> Bool {
    guard case .alpha = form, case .color(let color) = value else { return true }
    return ColorAppearances(color).commonAlpha == 255
  }
}

extension ReplacementForm {
  /// Whether the code keeps its weight.
  fileprivate var keepsWeight: Bool {
    if case .font(.some, _) = self { true } else { false }
  }

  /// Whether the code keeps its italics.
  fileprivate var keepsItalic: Bool {
    if case .font(_, true) = self { true } else { false }
  }
}
