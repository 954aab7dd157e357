import MigrateKitCore

/// The result of reverting a run.
package struct Restoration: Sendable, Equatable {
  /// The files with their original bytes restored.
  package var restored: [String] = []
  /// The files that were edited since the run: they have neither their original bytes nor what the
  /// run wrote.
  ///
  /// They are not changed.
  package var edited: [String] = []
  /// The roots of the run's other parts that are not reverted, and why.
  package var left: [FileProblem] = []
  /// The files that could not be read or written.
  package var problems: [FileProblem] = []
  /// The number of earlier runs that can still be reverted.
  package var remaining = 0
}

/// Restores the files of one journal.
struct JournalRestorer {
  /// The current state of a file.
  private enum Standing {
    case original, written, edited
  }

  let store: JournalStore
  let journal: Journal

  /// The files that were edited since the run.
  func editedFiles() -> [String] {
    journal.files.filter { !$0.isDropped && (try? standing($0)) == .edited }.map(\.path)
  }

  /// Restores every file with contents that the run wrote, and removes leftovers of a killed
  /// process.
  ///
  /// - Returns: the result, and the numbers of the files that were not restored.
  func restore() -> (result: Restoration, left: [Int]) {
    var outcomes: [Int: FileReplacement.Outcome] = [:]
    var replacements: [(index: Int, replacement: FileReplacement)] = []
    for (index, file) in journal.files.enumerated() {
      let temporary = temporary(index)
      guard FilePath.isHeld(temporary, in: store.root) else {
        if !file.isDropped { outcomes[index] = .unexpected }
        continue
      }
      unlink(temporary)
      if file.isDropped { continue }
      do throws(SystemError) {
        switch try standing(file) {
        case .original: continue
        case .edited: outcomes[index] = .unexpected
        case .written:
          // A damaged journal must not damage the file.
          guard Checksum(of: file.original) == file.checksum else { throw SystemError(EIO) }
          replacements.append(
            (
              index,
              FileReplacement(
                path: path(file), root: store.root, bytes: file.original, temporary: temporary,
                expected: file.written)
            ))
        }
      } catch {
        outcomes[index] = .failed(error)
      }
    }
    for (entry, outcome) in zip(replacements, FileReplacement.run(replacements.map(\.replacement)))
    {
      outcomes[entry.index] = outcome
    }
    return collect(outcomes)
  }

  private func collect(
    _ outcomes: [Int: FileReplacement.Outcome]
  ) -> (result: Restoration, left: [Int]) {
    var result = Restoration()
    var left: [Int] = []
    for (index, outcome) in outcomes.sorted(by: { $0.key < $1.key }) {
      let file = journal.files[index]
      switch outcome {
      case .done:
        result.restored.append(file.path)
        continue
      case .unexpected: result.edited.append(file.path)
      case .failed(let error):
        result.problems.append(
          FileProblem(file: file.path, message: "cannot restore it: \(error.message)"))
      }
      left.append(index)
    }
    let folders = result.restored.map { FilePath.folder(FilePath.join(store.root, $0)) }
    for folder in folders.uniquedPaths() { AtomicFile.flushFolder(folder) }
    return (result, left)
  }

  private func temporary(_ index: Int) -> String {
    FilePath.join(
      FilePath.folder(path(journal.files[index])), journal.temporaryName(index))
  }

  private func path(_ file: Journal.File) -> String { FilePath.join(store.root, file.path) }

  private func standing(_ file: Journal.File) throws(SystemError) -> Standing {
    let path = path(file)
    // A file or folder may have become a link since the run.
    guard FileSystem.kind(of: path) == .file, FilePath.real(path).hasSameBytes(as: path) else {
      return .edited
    }
    let checksum = Checksum(of: try FileSystem.read(path))
    if checksum == file.checksum { return .original }
    return file.written.contains(checksum) ? .written : .edited
  }
}
