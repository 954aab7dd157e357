// Checks what would be written, before anything is.

extension MigrationRun {
  /// The changes that pass every check, and the files that are left as they are because they do not.
  func checked(
    _ changes: [FileChange], reads: [FileRead], assets: [[String: ColorValue]]
  ) -> (changes: [FileChange], problems: [FileProblem]) {
    let objections = eachFile(.checking, count: changes.count) { index, counter in
      defer { counter?.finishFile() }
      return objection(to: changes[index], reads: reads, assets: assets)
    }
    return (
      zip(changes, objections).filter { $1 == nil }.map(\.0), objections.compactMap { $0 }
    )
  }

  /// Why a change must not be made; `nil` when it passes every check.
  ///
  /// The last check is a run over the result, which must find nothing more to apply.
  private func objection(
    to change: FileChange, reads: [FileRead], assets: [[String: ColorValue]]
  ) -> FileProblem? {
    let rewritten = change.rewritten
    if let objection = RewriteVerifier.objection(
      original: change.original, rewritten: rewritten, edits: change.edits)
    {
      return FileProblem(file: change.name, message: "left as it is: \(objection)")
    }
    let file = found.files[change.index]
    let again = scan(rewritten, of: file)
    var project = [FileFacts]()
    for (index, read) in reads.enumerated() where found.files[index].app == file.app {
      project.append(index == change.index ? again.scan.facts : read.scan.facts)
    }
    let facts = ProjectFacts(files: project, assets: assets[file.app])
    if answer(again, of: file, project: facts).appliedCount > 0 {
      return FileProblem(
        file: change.name, message: "left as it is: a second run would change it again")
    }
    return nil
  }
}
