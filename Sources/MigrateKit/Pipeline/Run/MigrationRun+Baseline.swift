import MigrateKitCore

// Compares a run with a baseline, and makes baselines.

extension MigrationRun {
  /// The comparison of the findings with the request's baseline.
  func comparison(of suggestions: [Suggestion], _ scope: () -> RunScope) -> BaselineComparison? {
    request.baseline.map { file, baseline in
      let scope = scope()
      let baseline =
        names.areThoseOfTheReport ? baseline : baseline.renamingFiles(names.reported)
      return BaselineComparison(
        of: suggestions, with: baseline, file: file,
        covers: { Self.covers($0, scope, request.only) }, isGone: scope.isGone)
    }
  }

  static func covers(
    _ entry: Baseline.Entry, _ scope: RunScope, _ only: Set<TokenCategory>?
  ) -> Bool {
    scope.covers(entry.file) && only?.contains(entry.category) ?? true
  }
}

extension MigrationRun.Outcome {
  /// The baseline of the findings.
  ///
  /// Entries of an older one are kept for unscanned files and categories.
  package func baseline(updating old: Baseline?) -> Baseline {
    let found = Baseline(of: report.suggestions).renamingFiles(names.recorded)
    guard let old else { return found }
    let scope = scope()
    let kept = old.entries.filter { entry in
      var known = entry
      guard let file = names.reported(entry.file) else { return true }
      known.file = file
      return !MigrationRun.covers(known, scope, only)
    }
    return Baseline(found.entries + kept)
  }
}
