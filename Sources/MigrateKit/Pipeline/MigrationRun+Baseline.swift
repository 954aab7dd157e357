// A run and the baselines that it reads and makes.

extension MigrationRun {
  /// What was found, held against the baseline of the request.
  func comparison(of suggestions: [Suggestion], _ scope: () -> RunScope) -> BaselineComparison? {
    request.baseline.map { file, baseline in
      let scope = scope()
      return BaselineComparison(
        of: suggestions, with: baseline, file: file,
        speaks: { Self.speaks(of: $0, scope, request.only) }, isGone: scope.isGone)
    }
  }

  static func speaks(
    of entry: Baseline.Entry, _ scope: RunScope, _ only: Set<TokenCategory>?
  ) -> Bool {
    scope.speaks(of: entry.file) && only?.contains(entry.category) ?? true
  }
}

extension MigrationRun.Outcome {
  /// The baseline of what was found.
  ///
  /// What an older one says of code that the run did not read, or of kinds of value that it left out,
  /// still stands.
  public func baseline(updating old: Baseline?) -> Baseline {
    guard let old else { return Baseline(of: report.suggestions) }
    let scope = scope()
    let kept = old.entries.filter { !MigrationRun.speaks(of: $0, scope, only) }
    return Baseline(Baseline(of: report.suggestions).entries + kept)
  }
}
