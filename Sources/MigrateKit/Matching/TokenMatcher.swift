/// Answers findings with tokens: candidates by role, ranked by distance, with a status and reasons.
///
/// The rules are told in `Documentation/Matching.md`.
public struct TokenMatcher: Sendable {
  private let catalogue: Catalogue?
  private let index: MatchIndex?
  private let books: VerdictBooks?
  /// What the project declares; `nil` where nothing is checked against one.
  private let view: ProjectView?

  /// Makes a matcher; without a catalogue everything open is a gap with the reason `noMapping`.
  ///
  /// What does not depend on a finding is computed here, once for all files.
  ///
  /// - Parameters:
  ///   - catalogue: The design system.
  ///   - keepsRejections: Whether candidates tell why they were not taken.
  public init(catalogue: Catalogue?, keepsRejections: Bool = true) {
    self.catalogue = catalogue
    let parts = catalogue.map { MatcherParts($0, keepsRejections: keepsRejections) }
    index = parts?.index
    books = parts?.books
    view = nil
  }

  /// Makes a matcher for the files of some targets: tokens have the values that the project declares, and
  /// what is not declared, not visible or of unknown value is held.
  init(_ view: ProjectView) {
    catalogue = view.record.system
    index = view.record.matcher.index
    books = view.record.matcher.books
    self.view = view
  }

  /// The answers to the findings of one file, in their order.
  ///
  /// - Parameters:
  ///   - findings: The findings of one file, in order of position.
  ///   - file: What is known of the file: its imports and where one would go.
  ///   - module: The mapping's rule for the file; `nil` when every token is visible.
  ///   - project: What the other files of the app declare.
  /// - Returns: One suggestion for each finding, but for the parts of values that are answered whole.
  public func suggestions(
    for findings: [Finding], file: FileFacts, module: ModuleRule?, project: ProjectFacts
  ) -> [Suggestion] {
    suggestions(for: findings, file: file, module: module, project: project) { _, _ in }
  }

  /// The answers to the findings of one file, some of which people decided.
  func suggestions(
    for findings: [Finding], file: FileFacts, module: ModuleRule?, project: ProjectFacts,
    number: Int? = nil,
    deciding decide: (inout [Suggestion], TokenChooser?) -> Void
  ) -> [Suggestion] {
    guard let catalogue, let index, let books else {
      var suggestions = findings.map(Self.withoutMapping)
      decide(&suggestions, nil)
      return suggestions
    }
    let book = books.book(for: module, imports: file.imports)
    let builder = SuggestionBuilder(
      context: book.context, policy: StatusPolicy(accepted: catalogue.accept), project: project,
      imports: ImportEdits(for: module, in: file, view: view),
      check: view.map { ReplacementCheck(view: $0, file: file, number: number, rule: module) },
      others: view.map { OtherSystems($0, module: module, imports: file.imports) })
    var suggestions = findings.map { Self.suggestion(for: $0, builder: builder, book: book) }
    for (position, accent) in OnAccent(index: index).findings(
      in: suggestions, layers: file.layers, uses: file.tokenUses)
    {
      let finding = suggestions[position].finding
      if let better = Self.suggestion(for: finding, on: accent, builder: builder, book: book) {
        suggestions[position] = better
      }
    }
    WholeValues.absorb(&suggestions)
    decide(&suggestions, TokenChooser(builder: builder))
    let decided = suggestions
    guardAgainstLosses(&suggestions, in: file, catalogue, index)
    PaletteGuard.hold(&suggestions)
    for position in suggestions.indices { suggestions[position].keepDecided(decided[position]) }
    return suggestions
  }

  /// Holds back what would take distinctions, order or legibility from a view.
  ///
  /// Contrast is looked at first among all that matching proposes, so that a text waits with its
  /// ground whatever else holds the ground now or in a later run; and once more where the other
  /// guards leave one of the two to change alone.
  private func guardAgainstLosses(
    _ suggestions: inout [Suggestion], in file: FileFacts, _ catalogue: Catalogue,
    _ index: MatchIndex
  ) {
    let contrast = ContrastGuard(index: index, thresholds: catalogue.thresholds)
    contrast.hold(&suggestions, layers: file.layers, uses: file.tokenUses)
    let settled = suggestions.map { ApplyConditions($0) }
    CollapseGuard(tokens: index.spelled, thresholds: catalogue.thresholds)
      .hold(&suggestions, uses: file.tokenUses)
    HierarchyGuard(tokens: index.spelled).hold(&suggestions, uses: file.tokenUses)
    guard !zip(settled, suggestions).allSatisfy({ $0 == ApplyConditions($1) }) else { return }
    contrast.hold(&suggestions, layers: file.layers, uses: file.tokenUses)
  }

  private static func suggestion(
    for finding: Finding, builder: SuggestionBuilder, book: VerdictBook
  ) -> Suggestion {
    switch finding.disposition {
    case .definition: return passedOn(finding, .definition)
    case .suppressed: return passedOn(finding, .suppressed)
    case .unresolved:
      return answeredZero(finding, builder: builder, book: book) ?? passedOn(finding, .unresolved)
    case .open, .reportOnly:
      if let name = finding.context.view, builder.context.index.spelled.areDeclared(by: name) {
        return passedOn(finding, .definition)
      }
      let finding = builder.check?.valued(finding) ?? finding
      if let answered = answeredByName(finding, builder: builder) { return answered }
      guard var verdict = verdict(on: finding, in: book) else {
        return passedOn(finding, .unresolved)
      }
      if let legacy = finding.context.legacy {
        verdict.remarks.append(ReasonMessages.legacyNameWithoutToken(legacy.symbol))
      }
      if let other = builder.others?.verdict(on: finding, instead: verdict) {
        return builder.suggestion(for: finding, verdict: other)
      }
      return builder.suggestion(for: finding, verdict: verdict)
    }
  }

  /// The suggestion for an older name that the mapping replaces; `nil` for anything else.
  private static func answeredByName(
    _ finding: Finding, builder: SuggestionBuilder
  ) -> Suggestion? {
    guard let use = finding.context.legacy,
      let verdict = LegacyMatching(finding: finding, use: use, context: builder.context).verdict()
    else { return nil }
    var suggestion = builder.suggestion(for: finding, verdict: verdict)
    if finding.value == nil {
      suggestion.distance = nil
      suggestion.candidates = []
    }
    return suggestion
  }

  /// The suggestion for a text or an icon that lies on `accent`; `nil` when no token for that is
  /// near.
  private static func suggestion(
    for finding: Finding, on accent: String, builder: SuggestionBuilder, book: VerdictBook
  ) -> Suggestion? {
    var finding = finding
    finding.role = RoleReading(
      .onAccent, evidence: "\(finding.role.evidence), on \(accent)", strength: .strong)
    guard finding.disposition == .open || finding.disposition == .reportOnly,
      finding.context.legacy == nil, let verdict = verdict(on: finding, in: book),
      verdict.hasAnswer, !verdict.holds.contains(where: { $0.code == .visibleChange })
    else { return nil }
    return builder.suggestion(for: finding, verdict: verdict)
  }

  /// What the book says of a finding; `nil` without a value.
  private static func verdict(on finding: Finding, in book: VerdictBook) -> Verdict? {
    MatchQuery(finding, book.context.index).map { query in
      book.verdict(on: query) { verdict(on: query, context: book.context) }
    }
  }

  static func verdict(on query: MatchQuery, context: MatchContext) -> Verdict {
    switch query.value {
    case .color(let color):
      let verdict = ColorMatching(color, query: query, context: context).verdict()
      guard !verdict.hasAnswer else { return verdict }
      return ColorMatching.verdictWithUnknownGround(color, query: query, context: context)
        ?? verdict
    case .font(let font):
      return FontMatching(font, query: query, context: context).verdict()
    case .radius(let number):
      return NumberMatching(number, of: .radius, query: query, context: context).verdict()
    case .number(let size, of: .touchTarget):
      return TouchTargetMatching(size, query: query, context: context).verdict()
    case .number(let number, let category):
      return NumberMatching(number, of: category, query: query, context: context).verdict()
    case .shadow(let shadow):
      return CompositeMatching(
        ShadowMetric(value: shadow, thresholds: context.thresholds),
        among: context.index.shadows, query: query, context: context
      ).verdict()
    case .animation(let animation):
      return CompositeMatching(
        AnimationMetric(value: animation, thresholds: context.thresholds),
        among: context.index.animations, query: query, context: context
      ).verdict()
    }
  }

  /// `0` and `.clear` are nothing to migrate, unless the system has a token of just that value.
  private static func answeredZero(
    _ finding: Finding, builder: SuggestionBuilder, book: VerdictBook
  ) -> Suggestion? {
    guard finding.reasons.contains(where: { $0.code == .zero }) else { return nil }
    var open = finding
    open.disposition = .open
    open.reasons.removeAll { $0.code == .zero }
    guard let verdict = verdict(on: open, in: book), verdict.base == .exact else { return nil }
    return builder.suggestion(for: open, verdict: verdict)
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
      guard finding.value != nil else { return passedOn(finding, .unresolved) }
      return Suggestion(
        finding: finding, status: .gap, reasons: finding.reasons + [ReasonMessages.noMapping])
    }
  }
}
