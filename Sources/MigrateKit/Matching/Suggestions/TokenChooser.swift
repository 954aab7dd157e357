/// Replaces a finding with a token that a person chose.
package struct TokenChooser {
  private let builder: SuggestionBuilder
  private let index: MatchIndex

  init(builder: SuggestionBuilder) {
    self.builder = builder
    index = builder.context.index
  }

  /// The token of a path; `nil` when the system has none.
  func token(_ path: String) -> DesignToken? { index.tokens.first { $0.path == path } }

  /// `; did you mean 'color.text.primary'?`, among the tokens of a category.
  func hint(_ path: String, category: TokenCategory) -> String {
    DidYouMean.hint(
      path, among: index.tokens.filter { $0.category == category }.map(\.path))
  }

  /// Whether two paths name one token: equal paths, or an alias and its target.
  func isSame(_ path: String, _ other: String) -> Bool {
    path == other || token(path)?.aliasOf.contains(other) ?? false
      || token(other)?.aliasOf.contains(path) ?? false
  }

  /// Replaces the finding with the token of `path`.
  ///
  /// - Returns: Why that is impossible; the suggestion is then unchanged.
  func put(_ path: String, into suggestion: inout Suggestion) -> String? {
    let finding = suggestion.finding
    guard let position = index.tokens.firstIndex(where: { $0.path == path }) else {
      return "the design system has no token '\(path)'"
        + hint(path, category: finding.category)
    }
    guard index.tokens[position].category == finding.category,
      let candidate = candidate(position, for: finding)
    else {
      return "'\(path)' is \(index.tokens[position].category.nounWithArticle)"
        + ", and the value is \(finding.category.nounWithArticle)"
    }
    let (written, checked) = builder.checked(candidate, for: finding)
    guard let code = builder.replacement(of: written, for: finding) else {
      return ReasonMessages.noCode(path, site: finding.site).message
    }
    if let name = code.requires, !builder.isInScope(name, for: finding) {
      return builder.missingRequirement(name, for: finding).message
    }
    suggestion.token = path
    suggestion.distance = finding.value == nil ? nil : candidate.distance
    suggestion.replacement = code.text
    suggestion.edits = builder.edits(
      writing: code.text, for: finding, importing: checked?.imports ?? [])
    list(path, candidate, code.text, in: &suggestion)
    return nil
  }

  /// Puts the chosen token at the head of the candidates.
  private func list(
    _ path: String, _ candidate: RankedCandidate, _ text: String, in suggestion: inout Suggestion
  ) {
    for index in suggestion.candidates.indices where suggestion.candidates[index].rejection.isEmpty
    {
      suggestion.candidates[index].rejection = "another was chosen"
    }
    suggestion.candidates.removeAll { $0.token == path }
    suggestion.candidates.insert(
      builder.context.candidate(candidate, replacement: text), at: 0)
    suggestion.candidates = Array(suggestion.candidates.prefix(ColorMatching.listed))
  }

  // MARK: Code

  private func candidate(_ position: Int, for finding: Finding) -> RankedCandidate? {
    let token = index.tokens[position]
    let code = builder.context.code.code(of: [position], at: finding.site)
    let group = AliasGroup(
      name: token.path, members: [position], fit: .silent, isSemantic: token.isSemantic,
      isDeprecated: token.deprecated != nil, preference: .max, isVisible: true)
    func made(_ distance: Distance, _ form: ReplacementForm = .plain) -> RankedCandidate {
      RankedCandidate(group: group, code: code, distance: distance, form: form)
    }
    // The value of a deprecated name may be unknown.
    guard let query = MatchQuery(finding, index) else { return made(Distance(0, .pt)) }
    guard let distance = Distance.between(query.value, and: token.value) else { return nil }
    switch (query.value, token.value) {
    case (.color(let code), .color(let color)):
      return made(distance, color.takesAlpha(of: code) ? .alpha(code.light.alpha) : .plain)
    case (.font(let code), .font(let font)):
      let matching = FontMatching(code, query: query, context: builder.context)
      return made(distance, finding.site == .font ? matching.form(font.normalized) : .plain)
    default:
      let isNegated = token.category == .spacing && query.value.number ?? 0 < 0
      return made(distance, isNegated ? .negated : .plain)
    }
  }
}
