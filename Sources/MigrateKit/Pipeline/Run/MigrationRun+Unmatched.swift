// Decisions that match nothing, and whose files are not there.

extension MigrationRun {
  /// Counts and names decisions without a finding whose files do not exist, as after a move or where
  /// they were made for another project; `nil` where there are none.
  ///
  /// Of a file that exists and that the run did not read nothing is said.
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

  /// The number of files that a message names.
  private static let namedFiles = 5

  /// Whether the run reports what no project has: of several shards one does, and none that does not know
  /// the projects of the others.
  private func speaksForAll(of decisions: Decisions) -> Bool {
    guard let assignment = found.assignment else { return true }
    guard assignment.shard.owns(decisions.file) else { return false }
    return assignment.unit == .file || names.areThoseOfTheReport
  }

  /// Whether nothing is where a decision says that its value is.
  private func isLost(_ decision: Decision) -> Bool {
    guard let file = names.reported(decision.file) else { return true }
    return FileSystem.kind(of: FilePath.absolute(file, from: found.root)) == nil
  }
}
