import MigrateKitCore

// Checks the planned changes before writing.

extension MigrationRun {
  /// The changes that pass every check, and the files with changes that do not.
  ///
  /// The last check runs over the result, which must have nothing more to apply. It covers all
  /// files at once, so that their facts are merged once and not for each change.
  func checked(
    _ changes: [FileChange], reads: [FileRead], assets: [NamedColors]
  ) -> (changes: [FileChange], problems: [FileProblem]) {
    let rewrites = Workers.map(count: changes.count, jobs: jobs) {
      rewrite(of: changes[$0], assets: assets)
    }
    var sound: [(change: FileChange, result: FileRead)] = []
    var problems: [FileProblem] = []
    for (change, rewrite) in zip(changes, rewrites) {
      switch rewrite {
      case .success(let result): sound.append((change, result))
      case .failure(let objection):
        problems.append(objection.problem)
      }
    }
    // Holding a change affects what a second run finds in other files.
    var round = 0
    while !sound.isEmpty {
      let again = appliedAgain(sound, among: reads, assets: assets)
      guard again.contains(where: { !$0.isEmpty }) else { break }
      var next: [(change: FileChange, result: FileRead)] = []
      for ((change, result), findings) in zip(sound, again) {
        guard !findings.isEmpty else {
          next.append((change, result))
          continue
        }
        let isLast = round >= Self.mostRounds
        let (rest, held) =
          isLast ? (change.keeping([]), change.applied) : change.holding(whatCauses: findings)
        problems += held.map { Self.problem(holding: $0, in: change.name) }
        guard !rest.applied.isEmpty else { continue }
        switch rewrite(of: rest, assets: assets) {
        case .success(let result): next.append((rest, result))
        case .failure(let objection): problems.append(objection.problem)
        }
      }
      sound = next
      round += 1
    }
    return (sound.map(\.change), problems)
  }

  /// The limit of rounds that hold single changes; after that, whole files are held.
  private static let mostRounds = 16

  /// The warning about a value that is not changed because of what a second run would do.
  static func problem(holding suggestion: Suggestion, in file: String) -> FileProblem {
    FileProblem(
      file: file,
      message:
        "line \(suggestion.finding.start.line): '\(suggestion.finding.source)' is left as it "
        + "is, because a second run would change the result again",
      isWarning: true)
  }

  private struct Objection: Error {
    var problem: FileProblem
  }

  /// The contents of a changed file for a second run.
  private func rewrite(
    of change: FileChange, assets: [NamedColors]
  ) -> Result<FileRead, Objection> {
    let rewritten = change.rewritten
    if let objection = RewriteVerifier.objection(
      original: change.original, rewritten: rewritten, edits: change.edits)
    {
      return .failure(
        Objection(
          problem: FileProblem(file: change.name, message: "left as it is: \(objection)")))
    }
    let file = found.files[change.index]
    var result = scan(rewritten, of: file, assets: assets[file.projectIndex])
    result.bytes = nil
    return .success(result)
  }

  /// For each change, the findings that a second run would apply in its file after all changes.
  private func appliedAgain(
    _ changes: [(change: FileChange, result: FileRead)], among reads: [FileRead],
    assets: [NamedColors]
  ) -> [[ByteRange]] {
    var after = reads
    for (change, result) in changes { after[change.index] = result }
    let projectFacts = mergeFacts(after, assets: assets)
    return Workers.map(count: changes.count, jobs: jobs) { number in
      var (change, result) = changes[number]
      let file = found.files[change.index]
      let fileResult = fileResult(
        &result, of: file, index: change.index,
        project: projectFacts[file.projectIndex] ?? ProjectFacts())
      return fileResult.appliedRanges
    }
  }
}
