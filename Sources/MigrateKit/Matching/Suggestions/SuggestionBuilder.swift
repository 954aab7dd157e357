/// Turns the match result on a finding into a suggestion: status, replacement, edits, reasons.
struct SuggestionBuilder {
  let context: MatchContext
  let policy: StatusPolicy
  let project: ProjectFacts
  /// The imports that tokens need in this file.
  let imports: ImportEdits
  /// Checks the code of tokens in the project; `nil` if nothing is checked.
  var check: ReplacementCheck?
  /// The values and tokens that are not candidates here; `nil` if nothing is checked.
  var others: OtherSystems?
  /// The systems that the code moves from; `nil` if there are none.
  var sources: SourceSystems?

  /// The suggestion for an open finding.
  func suggestion(for finding: Finding, result: MatchResult) -> Suggestion {
    let (holds, remarks) = reasons(finding, result)
    var suggestion = Suggestion(
      finding: finding, status: .gap, candidates: candidates(finding, result))
    var codeHolds: [Reason] = []
    var needed: [String] = []
    if result.hasMatch, let best = result.candidates.first {
      suggestion.token = best.group.name
      suggestion.distance = best.distance
      let code = written(best, for: finding)
      suggestion.replacement = code.text
      codeHolds = code.holds
      needed = code.imports
    }
    let outcome = policy.outcome(base: result.base, holds: codeHolds + holds)
    suggestion.status = outcome.status
    suggestion.heldBy = outcome.heldBy
    suggestion.reasons = Self.ordered(codeHolds + holds + remarks)
    if !outcome.keepsReplacement { suggestion.replacement = nil }
    let text = suggestion.replacement
    if let text,
      isSame(text, as: finding) || isLonger(text, than: finding, for: result.candidates.first)
    {
      suggestion.settleAsUnchanged()
    } else if let forbidden = forbidden(finding) {
      suggestion.withhold(forbidden)
    } else if let text {
      suggestion.edits = edits(writing: text, for: finding, importing: needed)
    }
    return suggestion
  }

  /// Whether code names the same as the finding: the same expression, the same asset, whatever
  /// bundle the code finds it in, or the same member of a color type, `UIColor.black` for `.black`, or of a font.
  ///
  /// A constant with the system's name of a color, `Color.systemRed` for `.red`, only says the same at greater length.
  private func isSame(_ text: String, as finding: Finding) -> Bool {
    if text == finding.source { return true }
    if finding.category == .font {
      return finding.source.hasPrefix(".") && text == "Font" + finding.source
    }
    guard finding.category == .color else { return false }
    if let asset = finding.context.asset { return text.contains("\"\(asset)\"") }
    let source = Self.withoutAlpha(finding.source)
    // Most colors are calls, or have no such member.
    guard source.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 1 else { return false }
    let types = ["Color", "UIColor", "NSColor"]
    let base = Self.withoutAlpha(text)
    let named = types.reduce(base) { text, type in
      text.hasPrefix(type + "(") && text.hasSuffix(")")
        ? text.dropFirst(type.utf8.count + 1).dropLast() : text
    }
    let names = named.split(at: ".", omittingEmptySubsequences: false)
    let own = source.split(at: ".", omittingEmptySubsequences: false)
    return names.count == 2 && own.count == 2
      && (names[1] == own[1] || names[1].lowercased() == "system" + own[1].lowercased())
      && types.contains { $0 == names[0] } && (own[0].isEmpty || types.contains { $0 == own[0] })
  }

  /// Whether the code of an asset only wraps its symbol or prefixes it: `Generated.brand.color` for `.brand`,
  /// `NSColor(Color(.separator))` for `.separator`.
  private func isLonger(
    _ text: String, than finding: Finding, for candidate: RankedCandidate?
  ) -> Bool {
    guard let asset = finding.context.asset, !finding.source.contains("\""),
      let constants = context.index.assetTokens[asset], let candidate,
      candidate.group.members.contains(where: constants.contains),
      let symbol = Self.names(in: finding.source).last
    else { return false }
    // `fpSecondaryColor` of an asset `fpSecondary` is the same again, and so is `fp_secondary`.
    let own = Self.letters(of: symbol)
    return Self.names(in: text).contains { name in
      name.hasPrefix(symbol)
        || name.first?.isLowercase ?? false && Self.letters(of: name).hasPrefix(own)
    }
  }

  private static func letters(of name: Substring) -> String {
    name.filter { $0 != "_" }.lowercased()
  }

  private static func names(in code: String) -> [Substring] {
    withoutAlpha(code).split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// A color as it is written before the alpha that is chained on it.
  private static func withoutAlpha(_ text: String) -> Substring {
    guard text.utf8.last == UInt8(ascii: ")") else { return text[...] }
    let modifier =
      text.contains(bytesOf: ".opacity(")
      ? ".opacity(" : text.contains(bytesOf: ".withAlphaComponent(") ? ".withAlphaComponent(" : nil
    guard let modifier, let start = text.firstRange(of: modifier)?.lowerBound else {
      return text[...]
    }
    return text[..<start]
  }

  /// The edits that replace a finding with `text`, with the imports it needs.
  func edits(
    writing text: String, for finding: Finding, importing needed: [String] = []
  ) -> [Edit] {
    let imports = imports.edits(for: text, at: finding.site, imports: needed)
    guard let layer = finding.context.layerShadow else {
      return [Edit(finding.range, text)] + imports
    }
    return [Edit(layer.call, text)] + layer.lines.map { Edit($0, "") } + imports
  }

  // MARK: Reasons

  /// The holding reasons from detection and matching, and the remarks.
  private func reasons(
    _ finding: Finding, _ result: MatchResult
  ) -> (holds: [Reason], remarks: [Reason]) {
    var known = finding.reasons
    func add(_ reason: Reason, if condition: Bool) {
      if condition, !known.contains(where: { $0.code == reason.code }) { known.append(reason) }
    }
    add(ReasonMessages.oneHop, if: finding.context.isConstant && !finding.context.usesAgree)
    add(ReasonMessages.lightDarkPair, if: finding.context.isPair && !finding.context.isCertainPair)
    add(ReasonMessages.severalValues, if: finding.context.hasSeveralValues)
    add(ReasonMessages.drawing, if: Drawing.isDrawn(finding))
    known.removeAll { Self.forbidding.contains($0.code) }
    let all =
      known + result.holds.filter { hold in !known.contains { $0.code == hold.code } }
    guard result.hasMatch else {
      // A gap has nothing to hold. Components out of range are no color, so no token is missing.
      let open = known.filter { $0.code.effect == .needsDecision }
      let isValue = !open.contains { $0.code == .outOfRange }
      return ([], isValue ? result.remarks + open : open)
    }
    return (
      all.filter { $0.code.effect != .nothingToDo },
      result.remarks + all.filter { $0.code.effect == .nothingToDo }
    )
  }

  /// Reasons that need a decision first, then acceptable ones, then the rest; each code once, in
  /// order of appearance.
  ///
  /// What the file does not see comes first: nothing else that is mended would change that. Another
  /// family or design of a font comes before its size. That an expression has several values comes
  /// after the reason why none of them has a token. That a constant's uses decide, which of equal
  /// tokens is meant and whether its scale is in use come after what the token would change. Missing
  /// code comes after the reasons that adding it would leave, and what makes a value imprecise after
  /// the differences that are seen.
  static func ordered(_ reasons: [Reason]) -> [Reason] {
    if reasons.count < 2 { return reasons }
    let isGap = reasons.contains { $0.code.effect == .gap }
    let isSeen = reasons.contains { $0.code == .visibleChange }
    let ranks: [(ReasonCode) -> Bool] = [
      { $0 == .notVisible },
      {
        $0.effect == .needsDecision && $0 != .noCode && !amongAlike.contains($0)
          && !(isGap && $0 == .severalValues)
      },
      { $0.effect == .unproven },
      { $0 == .familyDiffers },
      { $0 == .designDiffers },
      {
        $0.effect == .holds && !imprecise.contains($0) && !amongAlike.contains($0)
          && !(isSeen && $0 == .oneHop)
      },
      { amongAlike.contains($0) },
      { $0 == .oneHop },
      { $0 == .noCode },
      { imprecise.contains($0) },
      { $0.effect == .gap },
      { $0 == .severalValues },
      { $0.effect == .nothingToDo },
    ]
    var ordered: [Reason] = []
    ordered.reserveCapacity(reasons.count)
    for isOfRank in ranks {
      for reason in reasons where isOfRank(reason.code) {
        if !ordered.contains(where: { $0.code == reason.code }) { ordered.append(reason) }
      }
    }
    return ordered
  }

  /// Reasons that a decision settles only where the token has the value.
  private static let amongAlike: Set<ReasonCode> = [.tie, .notInUse]
  private static let imprecise: Set<ReasonCode> = [.approximateSpace, .alphaUnknown]

  /// Reasons that keep the status of the match and only remove the replacement.
  private static let forbidding: Set<ReasonCode> = [.inTest, .reportOnly]

  private func forbidden(_ finding: Finding) -> Reason? {
    if let reported = finding.reasons.first(where: { Self.forbidding.contains($0.code) }) {
      return reported
    }
    if finding.place == .test { return ReasonMessages.inTest }
    return finding.disposition == .reportOnly ? ReasonMessages.reportOnly : nil
  }

  // MARK: Code

  private func written(
    _ candidate: RankedCandidate, for finding: Finding
  ) -> (text: String?, holds: [Reason], imports: [String]) {
    guard candidate.group.isVisible else {
      return (nil, [ReasonMessages.notVisible(candidate.group.name)], [])
    }
    let (candidate, checked) = checked(candidate, for: finding)
    guard let code = replacement(of: candidate, for: finding) else {
      return (nil, [noCode(candidate, for: finding)], [])
    }
    if let name = code.requires, !isInScope(name, for: finding) {
      return (nil, [missingRequirement(name, for: finding)], [])
    }
    var holds: [Reason] = []
    let features = features(beside: candidate, for: finding)
    if !features.isEmpty, finding.site != .font {
      holds.append(ReasonMessages.featuresDiffer(features))
    }
    if let reason = checked?.reason, !isNamedWithoutCode(candidate, reason, in: finding) {
      holds.append(reason)
    }
    return (code.text, holds, checked?.imports ?? [])
  }

  /// Why a candidate has no replacement.
  private func noCode(_ candidate: RankedCandidate, for finding: Finding) -> Reason {
    if case .font = candidate.form, candidate.code != nil {
      return ReasonMessages.fixedWeightOrSlant(candidate.group.name, site: finding.site)
    }
    let modifier =
      finding.site == .font
      ? context.code.code(of: candidate.group.members, at: .viewModifier) : nil
    return ReasonMessages.noCode(
      candidate.group.name, site: finding.site,
      modifier: modifier.map(\.text).flatMap {
        check?.sees(modifier: $0, finding) ?? true ? $0 : nil
      })
  }

  /// Whether Interface Builder names a token without Swift code: it takes the colors of the catalogs by their
  /// names, so that a constant that Swift lacks does not matter.
  private func isNamedWithoutCode(
    _ candidate: RankedCandidate, _ reason: Reason, in finding: Finding
  ) -> Bool {
    guard finding.isInInterfaceBuilder else { return false }
    func includes(_ tokens: Set<Int>) -> Bool {
      candidate.group.members.contains(where: tokens.contains)
    }
    if let asset = finding.context.asset, let tokens = context.index.assetTokens[asset] {
      return includes(tokens)
    }
    return reason.code == .notDeclared && context.index.assetTokens.values.contains(where: includes)
  }

  /// A candidate with the code that the project declares for it, and the result of its check.
  func checked(
    _ candidate: RankedCandidate, for finding: Finding
  ) -> (candidate: RankedCandidate, checked: ReplacementCheck.Outcome?) {
    guard let check, candidate.code != nil else { return (candidate, nil) }
    let codes = context.code.codes(of: candidate.group.members, at: finding.site)
    let outcome = check.outcome(of: codes, token: candidate.group.name, for: finding)
    var candidate = candidate
    if let outcome { candidate.code = outcome.code }
    return (candidate, outcome)
  }

  func replacement(of candidate: RankedCandidate, for finding: Finding) -> TokenCode? {
    var code = context.code.replacement(
      of: candidate, at: finding.site, source: finding.source,
      alphaBaseEnd: finding.context.alphaBase.map { $0.end - finding.range.start })
    if finding.site == .font { code?.text += features(beside: candidate, for: finding) }
    if finding.context.mayBeNil, let text = code?.text { code?.text = Self.withoutForce(text) }
    return code
  }

  /// Code that is nil where it would fail: `UIFont.title` for `UIFont.title!`, `UIColor.ink?.cgColor` for
  /// `UIColor.ink!.cgColor`.
  private static func withoutForce(_ code: String) -> String {
    if code.hasSuffix("!") { return String(code.dropLast()) }
    for member in [".cgColor", ".withAlphaComponent("] {
      guard let forced = code.firstRange(of: "!" + member) else { continue }
      return code[..<forced.lowerBound] + "?" + member + code[forced.upperBound...]
    }
    return code
  }

  /// The members chained on a font that a token does not have itself.
  private func features(beside candidate: RankedCandidate, for finding: Finding) -> String {
    let features = finding.context.fontFeatures
    guard features == FontExpression.monospacedDigit,
      let token = candidate.group.members.first
    else { return features }
    return context.index.tokens[token].value.hasMonospacedDigits ? "" : features
  }

  func isInScope(_ name: String, for finding: Finding) -> Bool {
    !finding.context.isOutsideInstance && isMember(name, for: finding)
  }

  /// Whether the type around a finding declares a name.
  private func isMember(_ name: String, for finding: Finding) -> Bool {
    finding.context.enclosingType.flatMap { project.members[$0]?.contains(name) } ?? false
  }

  func missingRequirement(_ name: String, for finding: Finding) -> Reason {
    ReasonMessages.missingRequirement(
      name, in: finding.context.enclosingType, isDeclared: isMember(name, for: finding))
  }

  private func candidates(_ finding: Finding, _ result: MatchResult) -> [Candidate] {
    var candidates: [Candidate]
    if let listed = result.listed, finding.context.fontFeatures.isEmpty {
      candidates = listed
    } else {
      candidates = result.candidates.map { candidate in
        context.candidate(candidate, replacement: replacement(of: candidate, for: finding)?.text)
      }
    }
    if result.hasMatch, let hidden = others?.twin(of: finding),
      !candidates.contains(where: { $0.token == hidden.token })
    {
      candidates.append(hidden)
    }
    return candidates
  }
}

extension Suggestion {
  /// Removes the replacement and adds the reason; keeps the status of the match.
  mutating func withhold(_ reason: Reason) {
    replacement = nil
    edits = []
    reasons = [reason] + reasons
    if status == .review { heldBy.insert(reason.code) }
  }

  /// Says first that the file is in no target: for a gap nothing else counts.
  mutating func noteThatNoTargetCompilesIt(isScript: Bool) {
    guard appliedDecision == nil, status == .gap || status == .review else { return }
    // A token that the file does not see says where it would have to be.
    let first = reasons.first { $0.code == .notVisible && status == .review }
    reasons =
      [isScript ? ReasonMessages.inScript : first ?? ReasonMessages.inNoTarget]
      + (status == .gap ? [] : reasons.filter { $0.code != .notVisible })
  }

  /// Holds the suggestion for a decision.
  ///
  /// What the change would do to other values of the view comes after what it would do to this one.
  mutating func holdForDecision(_ reason: Reason) {
    let held = heldBy
    if status == .exact || status == .near { status = .review }
    withhold(reason)
    guard [.collapse, .hierarchy].contains(reason.code),
      let end = reasons.dropFirst().firstIndex(where: { !held.contains($0.code) })
        ?? (held.isEmpty ? nil : reasons.endIndex), end > 1
    else { return }
    reasons.removeFirst()
    reasons.insert(reason, at: end - 1)
  }
}
