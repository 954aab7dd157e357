import Foundation

@testable import MigrateKit

/// A git work tree of three files, the changes of a run over it, and the journals that runs leave.
struct JournaledTree {
  let folder: TemporaryFolder
  let names = ["A.swift", "In/B.swift", "In/C.swift"]

  init() throws {
    folder = try TemporaryFolder()
    for name in names { try folder.write(name, ChangeSample.before) }
    try folder.commitAll()
  }

  /// The texts before a run, and after.
  static let before = [ChangeSample.before, ChangeSample.before, ChangeSample.before]
  static let after = [ChangeSample.after, ChangeSample.after, ChangeSample.after]

  var changes: [FileChange] { names.map { ChangeSample.change(folder, $0) } }
  var place: JournalPlace { JournalPlace(paths: ["."], workingDirectory: folder.path) }
  var history: RewriteHistory { RewriteHistory(place) }
  var store: JournalStore {
    JournalStore(root: folder.path, folder: folder.path(".git/dsmigrate"))
  }

  func texts() throws -> [String] { try names.map { try folder.text($0) } }

  func begin(_ changes: [FileChange]? = nil) throws -> RewriteTransaction {
    try RewriteTransaction(changes ?? self.changes, in: place)
  }

  /// A whole run; the problems come back.
  @discardableResult
  func apply(_ changes: [FileChange]? = nil) throws -> [FileProblem] {
    let transaction = try begin(changes)
    let problems = transaction.write(changes ?? self.changes)
    try transaction.finish()
    return problems.compactMap { $0 }
  }

  /// A run that turns `original` into other text; `apply` comes first with `ChangeSample.before`.
  @discardableResult
  func apply(turning original: String, into text: String) throws -> [FileProblem] {
    try apply(
      names.map { ChangeSample.change(folder, $0, reading: original, becoming: text) })
  }

  /// The names in the folder of the journals.
  func journals() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: store.folder).sorted()
  }

  /// The files of the work tree that git does not know, or that differ from what was committed.
  func gitStatus() throws -> String {
    try folder.run("git", ["status", "--porcelain", "--untracked-files=all"]).text
  }
}
