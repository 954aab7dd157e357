import MigrateKitCore

// Reports decisions without a finding whose files do not exist.

extension MigrationRun {
  /// Counts and names decisions without a finding whose files do not exist, as after a move or where
  /// they were made for another project; `nil` where there are none.
  ///
  /// Existing files that the run did not read are ignored.
  func problem(
    ofUnmatched unmatched: [(key: String, value: Decision)], in decisions: Decisions
  ) -> FileProblem? {
    guard speaksForAll(of: decisions) else { return nil }
    let lost = unmatched.filter { isLost($0.value) }
    guard !lost.isEmpty else { return nil }
    var counts: [String: Int] = [:]
    for (id, decision) in lost {
      counts[decision.file.isEmpty ? id : decision.file, default: 0] += 1
    }
    let all = counts.sorted { $0.key.precedesByBytes($1.key) }
    let named = all.prefix(Self.namedFiles).map { $1 > 1 ? "\($0) (\($1))" : $0 }
    let rest = all.count - named.count
    let total = decisions.entries.count
    let verb = lost.count == 1 ? "matches" : "match"
    return FileProblem(
      file: decisions.file,
      message: "\(Count.grouped(lost.count)) of \(Count.text(total, "decision")) \(verb) nothing"
        + " here: \(named.joined(separator: ", "))"
        + (rest > 0 ? " and \(Count.text(rest, "more file"))" : ""),
      isWarning: true)
  }

  /// The limit of files in a message.
  private static let namedFiles = 5

  /// Whether the run reports decisions without a project: of several shards exactly one does,
  /// unless it does not know the other projects.
  private func speaksForAll(of decisions: Decisions) -> Bool {
    guard let assignment = found.assignment else { return true }
    guard assignment.shard.owns(decisions.file) else { return false }
    return assignment.unit == .file || names.areThoseOfTheReport
  }

  /// Whether the file of a decision does not exist.
  private func isLost(_ decision: Decision) -> Bool {
    guard let file = names.reported(decision.file) else { return true }
    return FileSystem.kind(of: FilePath.absolute(file, from: found.root)) == nil
  }
}
