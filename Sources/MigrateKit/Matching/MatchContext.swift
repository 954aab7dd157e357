/// The context of matching one file: the system, the file's view of it, and the code of tokens; a class, because
/// everything that matches keeps it.
final class MatchContext: Sendable {
  let index: MatchIndex
  let thresholds: Thresholds
  let visibility: Visibility
  let code: ReplacementCode
  /// Whether candidates record why they were rejected.
  let keepsRejections: Bool
  /// The families of tokens that the file uses, of those with equal values.
  let families: TokenFamilies.Used

  init(
    index: MatchIndex, thresholds: Thresholds, visibility: Visibility, code: ReplacementCode,
    keepsRejections: Bool, families: TokenFamilies.Used
  ) {
    self.families = families
    self.index = index
    self.thresholds = thresholds
    self.visibility = visibility
    self.code = code
    self.keepsRejections = keepsRejections
  }

  /// How near the type that holds a token is to the file.
  func nearness(of token: Int) -> TokenFamilies.Nearness {
    index.families.nearness(of: token, index.tokens[token].category, to: families)
  }

  /// Whether a token is of a type for one part of the app, of which neither the file nor the names around a value are.
  func isOfOtherPart(_ token: Int, than query: MatchQuery) -> Bool {
    let words = index.families.partWords(of: token)
    return !words.isEmpty && nearness(of: token) == .none && !query.subjects.isSuperset(of: words)
  }

  /// The groups that the serving tokens of one value form, best first; `names` are the words of the names around
  /// the value.
  func groups(of tokens: [Int], names: Set<String> = [], fit: (Int) -> RoleFit?) -> [AliasGroup] {
    let serving = tokens.compactMap { token in
      fit(token).map { (token: token, fit: $0) }
    }
    return AliasGroup.groups(of: serving, in: self, names: names)
  }

  /// The groups; of those at the front that differ only in name, the ones whose code has the site's type come first.
  func nativeFirst(_ groups: [AliasGroup], at site: Site) -> [AliasGroup] {
    guard let first = groups.first, groups.count > 1 else { return groups }
    let run = groups.prefix { !$0.isToldApart(from: first) }
    let native = run.filter { !code.isConverted($0.members, at: site) }
    guard !native.isEmpty, native.count < run.count else { return groups }
    return native + run.filter { !native.contains($0) } + groups.dropFirst(run.count)
  }

  /// The match with a token that only its name can ask for, where the names around the value have all of it.
  ///
  /// `result` is the match by value, whose token is taken if its name agrees in as many words.
  func namesake(for query: MatchQuery, insteadOf result: MatchResult) -> MatchResult? {
    let category = query.value.category
    guard !query.subjects.isEmpty, let tokens = index.names.namesakes[category] else { return nil }
    let asked = tokens.filter { token in
      index.tokens[token].value.looks(like: query.value)
        && index.names.agreement(of: token, with: query.subjects).isWhole
        && !isForOther(token, query.role) && !isForOtherDirection(token, query.axis)
    }
    let groups = groups(of: asked, names: query.subjects) { _ in .stated }
    guard let choice = choice(groups, at: query.site),
      choice.chosen.agreement > result.candidates.first?.group.agreement ?? .init(),
      !(isStep(choice.chosen) && isAsGood(result, as: choice.chosen))
    else { return nil }
    let unit = category == .font ? .pt : NumberScale(category, thresholds).unit
    return match(choice, at: query.site, Distance(0, unit), before: result)
  }

  /// Whether a token is for other values than those of a role, whatever the names around one say: padding for a gap,
  /// the space between cards for what is inside of one, a level of text for an icon.
  private func isForOther(_ token: Int, _ role: UsageRole) -> Bool {
    switch role {
    case .gap:
      index.names.isPadding(token)
        || index.tokens[token].admittedAxis == nil && index.names.isBetweenParts(token)
    case .icon: index.tokens[token].category == .font && index.names.steps.contains(token)
    default: false
    }
  }

  /// Whether a token is for another direction than that of a value, or for what is between sections.
  private func isForOtherDirection(_ token: Int, _ axis: Axis?) -> Bool {
    guard let own = index.tokens[token].admittedAxis, let axis else { return false }
    return !own.admits(axis)
  }

  /// Whether a group is a step of a scale.
  private func isStep(_ group: AliasGroup) -> Bool {
    group.members.contains { index.names.steps.contains($0) }
  }

  /// Whether a match by value is certain, and its token of a family that the file uses if that of a group is.
  private func isAsGood(_ result: MatchResult, as group: AliasGroup) -> Bool {
    guard result.base == .exact, result.holds.isEmpty else { return false }
    return result.candidates.first.map { $0.group.nearness >= group.nearness } ?? false
  }

  /// The match with a token that code asks for by a name, before the candidates of the match by value.
  func match(
    _ choice: GroupChoice, at site: Site, _ distance: Distance, before result: MatchResult
  ) -> MatchResult {
    let candidate = RankedCandidate(
      group: choice.chosen, code: code.code(of: choice.chosen.members, at: site),
      distance: distance)
    let others = result.candidates.filter { $0.group != choice.chosen }
    return MatchResult(
      base: .exact, candidates: Array(([candidate] + others).prefix(ColorMatching.listed)),
      holds: commonHolds(choice))
  }

  /// The candidates of a match result as reports list them; `nil` if the code of one depends on the
  /// source.
  func listed(_ result: MatchResult, at site: Site) -> [Candidate]? {
    var candidates: [Candidate] = []
    for ranked in result.candidates {
      if case .alpha = ranked.form { return nil }
      let text = code.replacement(of: ranked, at: site)?.text
      candidates.append(candidate(ranked, replacement: text))
    }
    return candidates
  }

  /// A candidate as reports list it; a token that is not visible to the file has no code.
  func candidate(_ ranked: RankedCandidate, replacement: String?) -> Candidate {
    var candidate = Candidate(
      token: ranked.group.name, distance: ranked.distance,
      replacement: ranked.group.isVisible ? replacement : nil,
      rejection: keepsRejections ? ranked.rejection : "")
    candidate.value = index.withCode.value(ofToken: candidate.token)
    return candidate
  }

  /// The choice among groups of one value.
  ///
  /// Groups without code at the site are only considered if none has code.
  func choice(_ groups: [AliasGroup], at site: Site) -> GroupChoice? {
    var written = groups
    if groups.count > 1 {
      written = groups.filter { $0.isVisible && code.code(of: $0.members, at: site) != nil }
      let all = written
      written.removeAll { isConverted($0, at: site, beside: all) }
    }
    return GroupChoice(written.isEmpty ? groups : written) { a, b in
      guard let text = code.code(of: a.members, at: site)?.text else { return false }
      return text == code.code(of: b.members, at: site)?.text
    }
  }

  /// Whether a token must be converted for a site, `Color(UIColor.text)`, beside one of its name that has the site's
  /// type: `Palette.text`.
  private func isConverted(
    _ group: AliasGroup, at site: Site, beside others: [AliasGroup]
  ) -> Bool {
    func converts(_ group: AliasGroup) -> Bool { code.isConverted(group.members, at: site) }
    func name(_ group: AliasGroup) -> Substring? { group.name.split(at: ".").last }
    return site.colorType != nil && others.count > 1 && converts(group)
      && others.contains { name($0) == name(group) && $0.fit == group.fit && !converts($0) }
  }

  /// The groups of numbers of one value that may serve, best first.
  func groups(ofNumbers tokens: [Int], for query: MatchQuery) -> [AliasGroup] {
    let wanted = WantedRole(query.role)
    let isOfFont = query.value.category == .fontSize
    return groups(of: tokens, names: query.subjects) { token in
      let fit = isOfFont ? index.traits[token].fontFit(wanted) : numberFit(token, wanted)
      return fit?.narrowed(isIndicated: index.indicates(token, in: query))
    }
  }

  /// The role fit of the number token at an index.
  func numberFit(_ token: Int, _ wanted: WantedRole) -> RoleFit {
    index.traits[token].numberFit(wanted, isPreferred: index.preferences[token] != .max)
  }

  /// Reasons to doubt that the chosen token is for this use.
  func roleHolds(_ choice: GroupChoice, for query: MatchQuery) -> [Reason] {
    guard let position = choice.chosen.members.first else { return [] }
    let token = index.tokens[position]
    switch choice.chosen.fit {
    case .contradicted: return [ReasonMessages.roleDiffers(token, role: query.role)]
    case .unconfirmed where index.indicates(position, in: query) != true:
      return [ReasonMessages.notIndicated(token, in: query)]
    // A tie already states this.
    case .unconfirmed: return choice.ties.isEmpty ? [ReasonMessages.roleUnknown(token)] : []
    case .silent, .stated, .meant: return []
    }
  }

  /// The reasons that any chosen token can add.
  func commonHolds(_ choice: GroupChoice) -> [Reason] {
    var holds: [Reason] = []
    if !choice.ties.isEmpty {
      let tied = [choice.chosen] + choice.ties
      let values = tied.compactMap { $0.members.first.map { index.tokens[$0].value } }
      holds.append(
        ReasonMessages.tie(tied, areEqual: values.allSatisfy { $0.isSame(as: values[0]) }))
    }
    if choice.chosen.isDeprecated {
      let token = index.tokens.first { $0.path == choice.chosen.name }
      holds.append(
        ReasonMessages.deprecated(choice.chosen.name, because: token?.deprecated ?? ""))
    }
    if choice.chosen.isUnused { holds.append(ReasonMessages.notInUse(choice.chosen.name)) }
    let separations = choice.chosen.members.map { token in
      index.families.separation(of: token, index.tokens[token].category, in: families)
    }
    if let separation = separations.first, let separation, separations.allSatisfy({ $0 != nil }) {
      holds.append(ReasonMessages.ofOtherPart(separation))
    }
    return holds
  }
}
