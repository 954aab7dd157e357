/// What matching one file knows besides the finding: the system, what the file sees of it, and how
/// tokens are written.
struct MatchContext: Sendable {
  let index: MatchIndex
  let thresholds: Thresholds
  let visibility: Visibility
  let code: ReplacementCode
  /// Whether candidates say why they were not taken.
  var keepsRejections = true

  /// The groups that the serving tokens of one value form, best first.
  func groups(of tokens: [Int], fit: (Int) -> RoleFit?) -> [AliasGroup] {
    let serving = tokens.compactMap { token in
      fit(token).map { (token: token, fit: $0) }
    }
    return AliasGroup.groups(of: serving, in: index, visibility: visibility)
  }

  /// The candidates of a match result as reports list them; `nil` where the source has a say in how one of
  /// them is written.
  func listed(_ result: MatchResult, at site: Site) -> [Candidate]? {
    var candidates: [Candidate] = []
    for ranked in result.candidates {
      if case .alpha = ranked.form { return nil }
      let text = code.replacement(of: ranked, at: site)?.text
      candidates.append(candidate(ranked, replacement: text))
    }
    return candidates
  }

  /// A candidate as reports list it; a token that the file does not see is not written.
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
  /// What cannot be written at a site is no choice there beside what can.
  func choice(_ groups: [AliasGroup], at site: Site) -> GroupChoice? {
    var written = groups
    if groups.count > 1 {
      written = groups.filter { $0.isVisible && code.code(of: $0.members, at: site) != nil }
    }
    return GroupChoice(written.isEmpty ? groups : written) { a, b in
      guard let text = code.code(of: a.members, at: site)?.text else { return false }
      return text == code.code(of: b.members, at: site)?.text
    }
  }

  /// The groups of numbers of one value that may serve, best first.
  func groups(ofNumbers tokens: [Int], for query: MatchQuery) -> [AliasGroup] {
    groups(of: tokens) {
      numberFit($0, role: query.role).narrowed(isIndicated: index.indicates($0, in: query))
    }
  }

  /// How the token of a number at a place of the index fits a role.
  func numberFit(_ token: Int, role: UsageRole) -> RoleFit {
    RoleFit.ofNumber(
      index.tokens[token], role: role, isPreferred: index.preferences[token] != .max)
  }

  /// Why the chosen token may not be the one for this use.
  func roleHolds(_ choice: GroupChoice, for query: MatchQuery) -> [Reason] {
    guard let position = choice.chosen.members.first else { return [] }
    let token = index.tokens[position]
    switch choice.chosen.fit {
    case .contradicted: return [ReasonMessages.roleDiffers(token, role: query.role)]
    case .unconfirmed where index.indicates(position, in: query) != true:
      return [ReasonMessages.notIndicated(token, in: query)]
    // A tie already says that nothing says which.
    case .unconfirmed: return choice.ties.isEmpty ? [ReasonMessages.roleUnknown(token)] : []
    case .silent, .stated, .meant: return []
    }
  }

  /// The reasons that any chosen token can bring along.
  func commonHolds(_ choice: GroupChoice) -> [Reason] {
    var holds: [Reason] = []
    if !choice.ties.isEmpty {
      holds.append(ReasonMessages.tie([choice.chosen] + choice.ties))
    }
    if choice.chosen.isDeprecated {
      let token = index.tokens.first { $0.path == choice.chosen.name }
      holds.append(
        ReasonMessages.deprecated(choice.chosen.name, because: token?.deprecated ?? ""))
    }
    return holds
  }
}
