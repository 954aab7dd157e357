// Checks what would be written, before anything is.

extension MigrationRun {
  /// The changes that pass every check, and the files that are left as they are because they do not.
  ///
  /// The last check is a run over the result, which must find nothing more to apply. It sees every
  /// file as it would be then, so the facts of all files merge once, not once for each change.
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
    // A change that is given up changes what a second run would see of the others.
    var givenUp = true
    while givenUp, !sound.isEmpty {
      let isSettled = settled(sound, among: reads, assets: assets)
      givenUp = isSettled.contains(false)
      problems += zip(sound, isSettled).filter { !$1 }.map {
        FileProblem(
          file: $0.0.change.name, message: "left as it is: a second run would change it again")
      }
      sound = zip(sound, isSettled).filter { $1 }.map(\.0)
    }
    return (sound.map(\.change), problems)
  }

  private struct Objection: Error {
    var problem: FileProblem
  }

  /// What a second run would read of a changed file.
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
    var result = scan(rewritten, of: file, assets: assets[file.app])
    result.bytes = nil
    return .success(result)
  }

  /// For each change whether a second run, after all of them, would leave its file alone.
  private func settled(
    _ changes: [(change: FileChange, result: FileRead)], among reads: [FileRead],
    assets: [NamedColors]
  ) -> [Bool] {
    var after = reads
    for (change, result) in changes { after[change.index] = result }
    let projects = mergeFacts(after, assets: assets)
    return Workers.map(count: changes.count, jobs: jobs) { number in
      let (change, result) = changes[number]
      let file = found.files[change.index]
      return answer(result, of: file, project: projects[file.app]).appliedCount == 0
    }
  }
}
