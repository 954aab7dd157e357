/// Matches findings with tokens: candidates by role, ranked by distance, with a status and reasons.
///
/// The rules are described in `Documentation/Reference/Matching.md`.
package struct TokenMatcher: Sendable {
  private let designSystem: DesignSystem?
  private let index: MatchIndex?
  private let caches: MatchCaches?
  /// The systems that the code moves from.
  private let sources: [MatcherParts]
  /// The project's declarations; `nil` if there is nothing to check against.
  private let view: ProjectView?

  /// Makes a matcher; without a design system every open finding is a gap with the reason
  /// `noMapping`.
  ///
  /// Computes everything that does not depend on a finding, once for all files.
  ///
  /// - Parameters:
  ///   - designSystem: The design system.
  ///   - keepsRejections: Whether candidates record why they were rejected.
  package init(designSystem: DesignSystem?, keepsRejections: Bool = true) {
    self.init(
      designSystem: designSystem,
      designSystem.map { MatcherParts($0, keepsRejections: keepsRejections) })
  }

  /// Makes a matcher with the index of the design system.
  package init(designSystem: DesignSystem?, _ parts: MatcherParts?) {
    self.designSystem = designSystem
    index = parts?.index
    caches = parts?.caches
    sources = parts?.sources ?? []
    view = nil
  }

  /// Makes a matcher for the files of some targets: tokens have the values that the project
  /// declares, and tokens that are not declared, not visible or of unknown value are held.
  package init(_ view: ProjectView) {
    designSystem = view.record.system
    index = view.record.matcher.index
    caches = view.record.matcher.caches
    sources = view.record.matcher.sources
    self.view = view
  }

  /// Whether a token is the color set of this name.
  package func hasToken(forAsset name: String) -> Bool { index?.assetTokens[name] != nil }

  /// The suggestions for the findings of one file, in their order.
  ///
  /// - Parameters:
  ///   - findings: The findings of one file, in order of position.
  ///   - file: The file's imports and the place for a new one.
  ///   - module: The mapping's rule for the file; `nil` when every token is visible.
  ///   - project: The declarations of the other files.
  /// - Returns: One suggestion for each finding, except for parts of composite values that match as
  ///   a whole.
  package func suggestions(
    for findings: [Finding], file: FileFacts, module: ModuleRule?, project: ProjectFacts
  ) -> [Suggestion] {
    suggestions(for: findings, file: file, module: module, project: project) { _, _ in }
  }

  /// The suggestions for the findings of one file, with decisions.
  package func suggestions(
    for findings: consuming [Finding], file: FileFacts, module: ModuleRule?, project: ProjectFacts,
    number: Int? = nil,
    deciding decide: (inout [Suggestion], TokenChooser?) -> Void
  ) -> [Suggestion] {
    guard let designSystem, let index, let caches else {
      var suggestions = findings.map(Self.withoutMapping)
      decide(&suggestions, nil)
      return suggestions
    }
    let cache = caches.cache(
      for: findings.first?.file ?? "", in: module, imports: file.imports, uses: file.tokenUses,
      project.usedHolders)
    let builder = SuggestionBuilder(
      context: cache.context, policy: StatusPolicy(accepted: designSystem.accept), project: project,
      imports: ImportEdits(for: module, in: file, view: view),
      check: view.map {
        ReplacementCheck(view: $0, file: file, number: number, rule: module, project: project)
      },
      others: view.map { OtherSystems($0, module: module, imports: file.imports) },
      sources: SourceSystems(sources, to: cache.context, imports: file.imports))
    var suggestions = findings.map { Self.suggestion(for: $0, builder: builder, cache: cache) }
    findings = []
    let painted = PaintedFile(file, number: number, in: view)
    let onAccent = OnAccent(index: index, thresholds: designSystem.thresholds)
    for (position, accent) in onAccent.findings(in: suggestions, on: painted) {
      let finding = suggestions[position].finding
      if let better = Self.suggestion(for: finding, on: accent, builder: builder, cache: cache) {
        suggestions[position] = better
      }
    }
    let onFill = OnFill(index: index, thresholds: designSystem.thresholds)
    for (position, fill) in onFill.findings(in: suggestions, on: painted) {
      let finding = suggestions[position].finding
      let held = Self.held(finding, builder: builder, cache: cache) {
        ReasonMessages.onFill(fill, instead: $0, for: $1)
      }
      if let held { suggestions[position] = held }
    }
    decide(&suggestions, TokenChooser(builder: builder))
    NestedValueMerger.absorb(&suggestions, hasFonts: !index.fonts.isEmpty)
    let decided = suggestions.contains { $0.appliedDecision != nil } ? suggestions : []
    guardAgainstLosses(&suggestions, on: painted, designSystem, index)
    PaletteGuard.hold(&suggestions)
    PairGuard.hold(&suggestions, meaningful: index.meaningful)
    ImportEdits.holdPreviews(&suggestions)
    for position in decided.indices { suggestions[position].keepDecided(decided[position]) }
    if let number, let view, view.model.isLeftOut(number) {
      for position in suggestions.indices {
        suggestions[position].noteThatNoTargetCompilesIt(isScript: file.isScript)
      }
    }
    return suggestions
  }

  /// Holds changes that would remove distinctions, order or legibility from a view.
  ///
  /// The contrast guard runs first on all proposed changes, so that a text and its background are
  /// held together in this and later runs, and again if the other guards leave one of the two to
  /// change alone.
  private func guardAgainstLosses(
    _ suggestions: inout [Suggestion], on file: PaintedFile, _ designSystem: DesignSystem,
    _ index: MatchIndex
  ) {
    let contrast = ContrastGuard(index: index, thresholds: designSystem.thresholds)
    contrast.hold(&suggestions, on: file)
    let settled = suggestions.map { ApplyConditions($0) }
    CollapseGuard(tokens: index.withCode, thresholds: designSystem.thresholds)
      .hold(&suggestions, uses: file.uses)
    HierarchyGuard(tokens: index.withCode).hold(&suggestions, uses: file.uses)
    guard !zip(settled, suggestions).allSatisfy({ $0 == ApplyConditions($1) }) else { return }
    contrast.hold(&suggestions, on: file)
  }

  private static func suggestion(
    for finding: Finding, builder: SuggestionBuilder, cache: MatchCache
  ) -> Suggestion {
    switch finding.disposition {
    case .definition: return definition(finding, builder: builder)
    case .suppressed: return passedOn(finding, .suppressed)
    case .unresolved:
      return answeredZero(finding, builder: builder, cache: cache) ?? passedOn(finding, .unresolved)
    case .open, .reportOnly:
      if let name = finding.context.view, builder.context.index.withCode.areDeclared(by: name) {
        return definition(finding, builder: builder)
      }
      if builder.check?.isInDeclaration(finding) == true {
        return definition(finding, builder: builder)
      }
      if builder.check?.isBehindToken(finding) == true { return passedOn(finding, .definition) }
      let finding = builder.check?.valued(finding) ?? finding
      if finding.isTextStyle {
        return answeredStyle(finding, builder: builder, cache: cache) ?? leftToSystem(finding)
      }
      if finding.role.role == .effect, finding.category == .color,
        !builder.context.index.coveredRoles.contains(.effect)
      {
        return needless(finding, ReasonMessages.unseen)
      }
      if finding.context.isFallback, let tried = finding.context.otherArm,
        builder.context.index.withCode.isWhole(tried)
      {
        return needless(finding, ReasonMessages.fallback(of: tried))
      }
      if let answered = answeredByName(finding, builder: builder) { return answered }
      guard var result = result(on: finding, in: cache) else {
        return passedOn(finding, .unresolved)
      }
      if let deprecated = finding.context.deprecated {
        result.remarks.append(ReasonMessages.deprecatedNameWithoutToken(deprecated.symbol))
      }
      result = builder.sources?.result(on: finding, instead: result) ?? result
      if let other = builder.others?.result(on: finding, instead: result) {
        return builder.suggestion(for: finding, result: other)
      }
      result = builder.others?.explaining(result, of: finding) ?? result
      return builder.suggestion(for: finding, result: result)
    }
  }

  /// The suggestion for a deprecated name that the mapping replaces; `nil` for anything else.
  private static func answeredByName(
    _ finding: Finding, builder: SuggestionBuilder
  ) -> Suggestion? {
    guard let use = finding.context.deprecated,
      let result = NameMatching(
        finding: finding, symbol: use.symbol, tokens: use.tokens, context: builder.context
      ).result()
    else { return nil }
    var suggestion = builder.suggestion(for: finding, result: result)
    if finding.value == nil {
      suggestion.distance = nil
      suggestion.candidates = []
    }
    return suggestion
  }

  /// The suggestion for a text or an icon on `accent`; `nil` if that makes no difference.
  private static func suggestion(
    for finding: Finding, on accent: String, builder: SuggestionBuilder, cache: MatchCache
  ) -> Suggestion? {
    let plain = finding
    var finding = finding
    finding.role = RoleReading(
      .onAccent, evidence: "\(finding.role.evidence), on \(accent)", strength: .strong)
    guard finding.disposition == .open || finding.disposition == .reportOnly,
      finding.context.deprecated == nil
    else { return nil }
    if let move = builder.sources?.move(of: finding), move.isCertain, let result = move.result {
      return builder.suggestion(for: finding, result: result)
    }
    guard let result = result(on: finding, in: cache), result.hasMatch,
      !result.holds.contains(where: { $0.code == .visibleChange })
    else {
      return held(plain, builder: builder, cache: cache) {
        ReasonMessages.onAccent(accent, instead: $0, for: $1)
      }
    }
    return builder.suggestion(for: finding, result: result)
  }

  /// Holds the system's white or black on a colored surface where the only token of its value is for text on the page.
  private static func held(
    _ finding: Finding, builder: SuggestionBuilder, cache: MatchCache,
    because reason: (_ token: String, _ roles: Set<UsageRole>) -> Reason
  ) -> Suggestion? {
    guard finding.isNamedBySystem, var result = result(on: finding, in: cache), result.hasMatch,
      let group = result.candidates.first?.group,
      let token = group.members.first.map({ cache.context.index.tokens[$0] }),
      !token.roles.isEmpty, !token.roles.contains(.onAccent)
    else { return nil }
    result.holds.insert(reason(group.name, token.roles), at: 0)
    return builder.suggestion(for: finding, result: result)
  }

  /// The cached match result of a finding; `nil` without a value.
  private static func result(on finding: Finding, in cache: MatchCache) -> MatchResult? {
    MatchQuery(finding, cache.context.index, families: cache.context.families).map { query in
      cache.result(on: query) { result(on: query, context: cache.context) }
    }
  }

  static func result(on query: MatchQuery, context: MatchContext) -> MatchResult {
    let result = resultByValue(of: query, context: context)
    let named =
      context.namesake(for: query, insteadOf: result)
      ?? context.reservedAsset(for: query, insteadOf: result)
      ?? context.reservedOfFile(for: query, insteadOf: result)
    return context.listingReserved(in: named ?? result, for: query)
  }

  private static func resultByValue(of query: MatchQuery, context: MatchContext) -> MatchResult {
    switch query.value {
    case .color(let color):
      let result = ColorMatching(color, query: query, context: context).result()
      guard !result.hasMatch else { return result }
      return ColorMatching.resultOnUnknownBackdrop(color, query: query, context: context)
        ?? result
    case .font(let font):
      return FontMatching(font, query: query, context: context).result()
    case .radius(let number):
      return NumberMatching(number, of: .radius, query: query, context: context).result()
    case .number(let size, of: .touchTarget):
      return TouchTargetMatching(size, query: query, context: context).result()
    case .number(let number, let category):
      return NumberMatching(number, of: category, query: query, context: context).result()
    case .shadow(let shadow):
      return CompositeMatching(
        ShadowMetric(value: shadow, thresholds: context.thresholds),
        among: context.index.shadows, query: query, context: context
      ).result()
    case .animation(let animation):
      return CompositeMatching(
        AnimationMetric(value: animation, thresholds: context.thresholds),
        among: context.index.animations, query: query, context: context
      ).result()
    }
  }

  /// `0` and `.clear` are only migrated if the system has a token of exactly that value, with code for the site; that
  /// some other color is clear as well says nothing.
  ///
  /// An opacity of 0 or 1 hides or shows: it is no style.
  private static func answeredZero(
    _ finding: Finding, builder: SuggestionBuilder, cache: MatchCache
  ) -> Suggestion? {
    guard finding.place == .view || finding.place == .preview, finding.category != .opacity,
      finding.reasons.contains(where: { $0.code == .zero })
    else { return nil }
    var open = finding
    open.disposition = .open
    open.reasons.removeAll { $0.code == .zero }
    guard let result = result(on: open, in: cache), result.base == .exact,
      let token = result.candidates.first?.group.name,
      finding.category != .color || PaletteNames.areClear(token)
    else { return nil }
    let suggestion = builder.suggestion(for: open, result: result)
    return suggestion.replacement == nil ? nil : suggestion
  }

  /// A system text style is only migrated if a token with code for the site is exactly that style; the system that the app
  /// moves from takes precedence.
  private static func answeredStyle(
    _ finding: Finding, builder: SuggestionBuilder, cache: MatchCache
  ) -> Suggestion? {
    guard finding.disposition == .open, case .font(let font) = finding.value else { return nil }
    var open = finding
    open.reasons.removeAll { $0.code == .systemSemantic }
    if let move = builder.sources?.move(of: open), move.isPlainlyEqual, let result = move.result {
      return builder.suggestion(for: open, result: result)
    }
    guard cache.context.index.hasFont(like: font),
      let result = result(on: open, in: cache), result.base == .exact,
      let best = result.candidates.first, best.form == .plain,
      cache.context.index.mayBeLevel(best.group),
      !result.holds.contains(where: { FontMatching.lookReasons.contains($0.code) })
    else { return nil }
    let suggestion = builder.suggestion(for: open, result: result)
    return suggestion.replacement == nil ? nil : suggestion
  }

  /// The suggestion for a literal in the declaration of a token: the color of the palette that it repeats.
  private static func definition(_ finding: Finding, builder: SuggestionBuilder) -> Suggestion {
    if let result = PaletteAlias(finding, context: builder.context).result() {
      var open = finding
      open.disposition = .open
      open.reasons = []
      open.context.usesAgree = true
      let suggestion = builder.suggestion(for: open, result: result)
      if suggestion.replacement != nil, suggestion.status == .review { return suggestion }
    }
    return passedOn(finding, .definition)
  }

  /// A value that is better without a token, and why.
  private static func needless(_ finding: Finding, _ reason: Reason) -> Suggestion {
    var finding = finding
    finding.disposition = .unresolved
    finding.reasons = [reason]
    return passedOn(finding, .unresolved)
  }

  /// A text style without a token.
  private static func leftToSystem(_ finding: Finding) -> Suggestion {
    var finding = finding
    finding.disposition = .unresolved
    finding.reasons.removeAll { $0.code != .systemSemantic }
    return passedOn(finding, .unresolved)
  }

  private static func passedOn(_ finding: Finding, _ status: Status) -> Suggestion {
    Suggestion(finding: finding, status: status, reasons: finding.reasons)
  }

  private static func withoutMapping(_ finding: Finding) -> Suggestion {
    switch finding.disposition {
    case .definition: return passedOn(finding, .definition)
    case .suppressed: return passedOn(finding, .suppressed)
    case .unresolved: return passedOn(finding, .unresolved)
    case .open, .reportOnly:
      if finding.isTextStyle { return leftToSystem(finding) }
      guard finding.value != nil else { return passedOn(finding, .unresolved) }
      return Suggestion(
        finding: finding, status: .gap, reasons: [ReasonMessages.noMapping] + finding.reasons)
    }
  }
}

extension Finding {
  /// Whether it is a font of the system's own design: `.body`, `.title.bold()`.
  fileprivate var isTextStyle: Bool {
    category == .font && reasons.contains { $0.code == .systemSemantic }
  }
}
