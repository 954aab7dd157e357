import MigrateKitCore

extension MigrationRun.Outcome {
  /// The changes as one patch; reversed, the patch that reverts them.
  ///
  /// Files of several repositories are in separate parts, each preceded by the repository's name.
  package func patch(reversed isReversed: Bool = false) -> [UInt8] {
    let repositories = PatchRepositories(changes, root: report.root)
    let names = changes.indices.map(repositories.name).pathKeys
    var bytes: [UInt8] = []
    for name in names.sorted().map(\.path) {
      if names.count > 1, !name.isEmpty { bytes += "\(PatchRepositoryText.line(name))\n".utf8 }
      for (index, change) in changes.enumerated()
      where repositories.name(of: index).hasSameBytes(as: name) {
        bytes += change.patch(reversed: isReversed)
      }
    }
    return bytes
  }
}
