import MigrateKitCore

// Reports problems of decisions.

extension MigrationRun {
  /// Why decisions on the findings of one file cannot be applied, and what they override.
  func remarks(on suggestions: [Suggestion]) -> [FileProblem] {
    suggestions.flatMap { suggestion -> [FileProblem] in
      guard let appliedDecision = suggestion.appliedDecision else { return [] }
      let finding = suggestion.finding
      func remark(_ text: String) -> FileProblem {
        FileProblem(
          file: finding.file, message: "line \(finding.start.line): \(text)", isWarning: true)
      }
      if let objection = appliedDecision.objection {
        return [
          remark(
            "the decision to \(appliedDecision.choice.rawValue) cannot be applied: \(objection)")
        ]
      }
      return appliedDecision.overrides.map { remark("changed as decided, although \($0.message)") }
    }
  }

  /// Decisions without a finding, and decisions for unknown tokens.
  func problems(
    of decisions: Decisions, spokenOf: Set<String>, in suggestions: [Suggestion], scope: RunScope
  ) -> [FileProblem] {
    let sorted = decisions.entries.sorted { $0.key < $1.key }
    func isRead(_ decision: Decision) -> Bool {
      names.reported(decision.file).map(scope.covers) ?? false
    }
    let reported = sorted.filter { isRead($0.value) }
    let stale = reported.filter { !spokenOf.contains($0.key) }
    let unmatched = sorted.filter { !spokenOf.contains($0.key) && !isRead($0.value) }
    return reported.compactMap { unknownToken($0.value, $0.key, decisions) }
      + stale.map { id, decision in
        let path = JSONPath.root.key("decisions").key(id)
        let code = decision.source.isEmpty ? "the value" : "'\(decision.source)'"
        return FileProblem(
          file: decisions.file,
          message: "\(path): stale: \(code) in \(decision.file) is no longer there"
            + hint(decision, in: suggestions),
          isWarning: true)
      } + (problem(ofUnmatched: unmatched, in: decisions).map { [$0] } ?? [])
  }

  /// The possible new place of the value: the only undecided finding of the same file with the same
  /// code.
  private func hint(_ decision: Decision, in suggestions: [Suggestion]) -> String {
    let alike = suggestions.filter {
      $0.finding.recordedFile.hasSameBytes(as: decision.file) && $0.appliedDecision == nil
        && QuotedCode.line($0.finding.source) == decision.source
    }
    guard alike.count == 1, let now = alike.first?.finding else { return "" }
    return "; the same code on line \(now.start.line) is \(now.id)"
  }

  /// The project of a file, which may no longer exist.
  private func project(ofFile name: String) -> Project? {
    let path = FilePath.absolute(names.reported(name) ?? name, from: found.root)
    return projects.filter { FilePath.contains($0.configuration.project ?? "/", path) }
      .max {
        ($0.configuration.project ?? "").utf8.count < ($1.configuration.project ?? "").utf8.count
      }
  }

  private func unknownToken(
    _ decision: Decision, _ id: String, _ decisions: Decisions
  ) -> FileProblem? {
    let tokens = (project(ofFile: decision.file)?.designSystem?.tokens ?? []).map(\.path)
    guard decision.choice == .use, let token = decision.token, !tokens.isEmpty,
      !tokens.contains(token)
    else { return nil }
    let path = JSONPath.root.key("decisions").key(id).key("token")
    return FileProblem(
      file: decisions.file,
      message: "\(path): unknown token '\(token)'" + DidYouMean.hint(token, among: tokens))
  }
}
