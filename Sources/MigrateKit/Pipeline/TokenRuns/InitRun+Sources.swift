import MigrateKitCore

// Other sources of tokens: an existing design system, and repeated values in the code.

extension InitRun {
  /// Binds a system to the declarations in the code.
  ///
  /// - Throws: `MigrationError` for code that cannot be read.
  mutating func bind(_ source: SystemSource, jobs: Int) throws {
    try bind(source, survey.tokens, jobs: jobs)
    let unknown = Dictionary(
      (check?.checks.first?.unknown ?? []).map { ($0.token, $0.reason) },
      uniquingKeysWith: { a, _ in a })
    let unverified = (binding?.bound ?? []).filter {
      $0.isContradicted && unknown[$0.token.path] != nil
    }
    guard !unverified.isEmpty else { return }
    // Otherwise `scan` would use the token file's value as the app's.
    let left = Set(unverified.map(\.declaration.path))
    drafts = []
    try bind(source, survey.tokens.filter { !left.contains($0.path) }, jobs: jobs)
    binding?.unverified = unverified.map { bound in
      let code = bound.declaration.codes[.color] ?? bound.declaration.name
      let reason = unknown[bound.token.path].map { ": " + $0 } ?? ""
      return "\(bound.token.path) → \(code) (\(bound.declaration.file))\(reason)"
    }
  }

  private mutating func bind(
    _ source: SystemSource, _ declarations: [ImportedToken], jobs: Int
  ) throws {
    let binding = SystemBinding(
      source.system, declarations: declarations,
      names: Set(NameWords.split(name) + NameWords.split(source.system.name)))
    self.binding = binding
    let mapping = BoundMapping(
      source: source.mapping, system: source.system, binding: binding, bridges: survey.bridges)
    try compare(draft(mapping.json, beside: source.files), jobs: jobs)
  }

  /// Proposes tokens for repeated values in code without a theme.
  ///
  /// - Throws: `MigrationError` for code that already declares tokens.
  mutating func suggest(jobs: Int) throws {
    guard survey.isEmpty else {
      throw MigrationError(
        "the code declares \(Count.text(survey.tokens.count, "token")) already; run 'dsmigrate init', "
          + "then 'dsmigrate tokens suggest' for the values without a token")
    }
    var request = MigrationRun.Request(paths: [folder])
    request.workingDirectory = folder
    request.jobs = jobs
    let outcome = try MigrationRun.run(request)
    let bridges = SuggestedCode.bridges(for: outcome.report.suggestions)
    let suggestions = TokenSuggestions(
      outcome.report.suggestions, systems: [SuggestedCode.system(bridges: bridges)])
    self.suggestions = suggestions
    guard !suggestions.tokens.isEmpty else { return }
    let tokens = FilePath.name(paths.tokens)
    let loaded = draft(
      SuggestedCode.mapping(
        of: suggestions, name: SwiftName.type(name), tokenFile: tokens, bridges: bridges),
      beside: [SystemSource.File(name: tokens, bytes: suggestions.document())])
    try compare(loaded, jobs: jobs)
  }
}
