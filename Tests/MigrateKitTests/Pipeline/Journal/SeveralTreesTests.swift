import Foundation
import Testing

@testable import MigrateKit

/// One run over several work trees, and what takes it back.
@Suite struct SeveralTreesTests {
  /// A folder outside git with two repositories, or a repository with a submodule.
  private struct Trees {
    let folder: TemporaryFolder
    /// The files, one in each work tree.
    let names: [String]

    static func repositories() throws -> Trees {
      let folder = try TemporaryFolder()
      let trees = Trees(folder: folder, names: ["work/A/A.swift", "work/B/B.swift"])
      for name in trees.names { try folder.write(name, ChangeSample.before) }
      for inner in ["work/A", "work/B"] { try trees.git("init", "-q", inner) }
      for inner in ["work/A", "work/B"] { try trees.commit(inner) }
      return trees
    }

    static func submodule() throws -> Trees {
      let folder = try TemporaryFolder()
      let trees = Trees(folder: folder, names: ["work/Kit/B.swift", "work/A.swift"])
      try folder.write("kit/B.swift", ChangeSample.before)
      try folder.write("work/A.swift", ChangeSample.before)
      for inner in ["kit", "work"] { try trees.git("init", "-q", inner) }
      try trees.commit("kit")
      try trees.git(
        "-C", "work", "-c", "protocol.file.allow=always", "submodule", "--quiet", "add",
        folder.path("kit"), "Kit")
      try trees.commit("work")
      return trees
    }

    func git(_ arguments: String...) throws {
      let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com"]
      let result = try folder.run("git", identity + arguments)
      guard result.status == 0 else { throw ProgramError(text: result.error) }
    }

    func commit(_ inner: String) throws {
      try git("-C", inner, "add", "-A")
      try git("-C", inner, "commit", "-qm", "All")
    }

    func place(_ paths: [String] = ["work"]) -> JournalPlace {
      JournalPlace(paths: paths, workingDirectory: folder.path, userFolder: folder.statePath)
    }

    func history(_ paths: [String] = ["work"]) -> RewriteHistory { RewriteHistory(place(paths)) }

    func changes(_ names: [String]? = nil) -> [FileChange] {
      (names ?? self.names).map { ChangeSample.change(folder, $0) }
    }

    func begin(_ names: [String]? = nil, _ paths: [String] = ["work"]) throws -> RewriteTransaction
    {
      try RewriteTransaction(changes(names), in: place(paths))
    }

    func apply(_ names: [String]? = nil, _ paths: [String] = ["work"]) throws {
      let transaction = try begin(names, paths)
      #expect(transaction.write(changes(names)).allSatisfy { $0 == nil })
      try transaction.finish()
    }

    var texts: [String] { names.map { (try? folder.text($0)) ?? "" } }

    /// The journals that are left anywhere.
    var journals: [String] {
      let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
      let state = FileManager.default.enumerator(atPath: folder.statePath)?.allObjects ?? []
      return (all + state).compactMap { $0 as? String }.filter { name in
        JournalStore.State(rawValue: String(name.split(separator: ".").last ?? "")) != nil
      }.sorted()
    }
  }

  private static let before = [ChangeSample.before, ChangeSample.before]
  private static let after = [ChangeSample.after, ChangeSample.after]

  @Test func aSubmoduleIsRevertedWithItsSuperproject() throws {
    let trees = try Trees.submodule()
    try trees.apply()
    #expect(trees.texts == Self.after)
    let result = try trees.history().undo()
    #expect(Set(result.restored) == ["A.swift", "Kit/B.swift"])
    #expect(result.left.isEmpty)
    #expect(trees.texts == Self.before)
    #expect(trees.journals.isEmpty)
  }

  @Test func aRunInASubmoduleIsFoundFromItsSuperproject() throws {
    let trees = try Trees.submodule()
    try trees.apply(["work/Kit/B.swift"])
    #expect(try trees.history().undo() == Restoration(restored: ["Kit/B.swift"]))
    #expect(trees.texts == Self.before)
    #expect(trees.journals.isEmpty)
  }

  @Test func severalRepositoriesAreRevertedFromTheirParentFolder() throws {
    let trees = try Trees.repositories()
    try trees.apply()
    let result = try trees.history().undo()
    #expect(Set(result.restored) == Set(trees.names))
    #expect(trees.texts == Self.before)
    #expect(trees.journals.isEmpty)
  }

  @Test func severalPathsAreRevertedByTheSamePaths() throws {
    let trees = try Trees.repositories()
    let paths = ["work/A", "work/B"]
    try trees.apply(nil, paths)
    #expect(Set(try trees.history(paths).undo().restored) == Set(trees.names))
    #expect(trees.texts == Self.before)
  }

  @Test func partsOutsideOfThePathsAreReportedAndNotReverted() throws {
    let trees = try Trees.repositories()
    try trees.apply()
    let result = try trees.history(["work/A"]).undo()
    #expect(result.restored == ["A.swift"])
    #expect(result.left.map(\.file) == [trees.folder.path("work/B")])
    #expect(result.left.allSatisfy { $0.isWarning })
    #expect(trees.texts == [ChangeSample.before, ChangeSample.after])
    // The rest is still found from above.
    #expect(try trees.history().undo() == Restoration(restored: ["work/B/B.swift"]))
    #expect(trees.texts == Self.before)
    #expect(trees.journals.isEmpty)
  }

  @Test func aTreeRewrittenLaterIsReportedAndNotReverted() throws {
    let trees = try Trees.repositories()
    try trees.apply()
    let change = ChangeSample.change(
      trees.folder, "work/A/A.swift", reading: ChangeSample.after, becoming: "T")
    let later = try RewriteTransaction([change], in: trees.place(["work/A"]))
    #expect(later.write(change) == nil)
    try later.finish()
    let result = try trees.history().undo()
    #expect(result.restored == ["work/B/B.swift"])
    #expect(result.left.map(\.file) == [trees.folder.path("work/A")])
    #expect(result.left.allSatisfy { !$0.isWarning })
    // Two more steps take that tree back.
    #expect(try trees.history(["work/A"]).undo().restored == ["A.swift"])
    #expect(try trees.history(["work/A"]).undo().restored == ["A.swift"])
    #expect(trees.texts == Self.before)
  }

  @Test func oneEditedFilePreventsRevertingAllTrees() throws {
    let trees = try Trees.repositories()
    try trees.apply()
    try trees.folder.write("work/B/B.swift", "mine\n")
    #expect(throws: MigrationError.self) { try trees.history().undo() }
    #expect(trees.texts == [ChangeSample.after, "mine\n"])
    let result = try trees.history().undo(leavingEdited: true)
    #expect(result.restored == ["work/A/A.swift"])
    #expect(result.edited == ["work/B/B.swift"])
  }

  @Test func runsAreRevertedOneByOneAndCounted() throws {
    let trees = try Trees.repositories()
    try trees.apply()
    let changes = trees.names.map {
      ChangeSample.change(trees.folder, $0, reading: ChangeSample.after, becoming: "T")
    }
    let later = try RewriteTransaction(changes, in: trees.place())
    #expect(later.write(changes) == [nil, nil])
    try later.finish()
    #expect(try trees.history().undo().remaining == 1)
    #expect(trees.texts == Self.after)
    #expect(try trees.history().undo().remaining == 0)
    #expect(trees.texts == Self.before)
  }

  // MARK: - Runs that were cut short

  @Test(arguments: [0, 1, 2]) func anInterruptedRunIsRevertedInAllTrees(written: Int) throws {
    for trees in [try Trees.repositories(), try Trees.submodule()] {
      do {
        let transaction = try trees.begin()
        for change in trees.changes().prefix(written) { #expect(transaction.write(change) == nil) }
      }
      let recovered = try #require(try trees.history().recover())
      #expect(recovered.restored.count == written)
      #expect(trees.texts == Self.before)
      #expect(trees.journals.isEmpty)
    }
  }

  /// The parts are closed one after the other; a run is none until all of them are.
  @Test func aRunInterruptedAtItsEndIsRevertedInAllTrees() throws {
    let trees = try Trees.repositories()
    do {
      let transaction = try trees.begin()
      #expect(transaction.write(trees.changes()) == [nil, nil])
    }
    let store = JournalStore(
      root: trees.folder.path("work/A"), folder: trees.folder.path("work/A/.git/dsmigrate"))
    _ = try store.move(JournalStore.Entry(number: 1, state: .open), to: .done)
    #expect(Set(try trees.history().recover()?.restored ?? []) == Set(trees.names))
    #expect(trees.texts == Self.before)
    #expect(trees.journals.isEmpty)
  }

  @Test func anInterruptedUndoIsCompletedInAllTrees() throws {
    let trees = try Trees.submodule()
    try trees.apply()
    let store = JournalStore(
      root: trees.folder.path("work"), folder: trees.folder.path("work/.git/dsmigrate"))
    _ = try store.move(JournalStore.Entry(number: 1, state: .done), to: .undo)
    #expect(try trees.history().recover()?.restored.count == 2)
    #expect(trees.texts == Self.before)
  }

  @Test func aRunWithoutChangesLeavesNoJournal() throws {
    let trees = try Trees.repositories()
    let transaction = try trees.begin()
    for change in trees.changes() { #expect(transaction.write(change) == nil) }
    for change in trees.changes() { #expect(transaction.restore(change) == nil) }
    try transaction.finish()
    #expect(trees.journals.isEmpty)
  }

  // MARK: - The command

  /// A folder with a generated app in two repositories, which share a mapping.
  private func apps() throws -> TemporaryFolder {
    let folder = try GeneratedProject.make(fileCount: 4, committed: false)
    for inner in ["App/Group0", "App/Group1"] {
      try FileManager.default.copyItem(
        atPath: folder.path("App/.dsmigrate.json"), toPath: folder.path(inner + "/.dsmigrate.json"))
      try folder.write(
        inner + "/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../../design/small.json"))
      try folder.write("\(inner)/\(DeclaredTheme.fileName)", DeclaredTheme.small)
      for arguments in [
        ["init", "-q"], ["add", "-A"],
        ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "All"],
      ] { _ = try folder.run("git", arguments, in: inner) }
    }
    return folder
  }

  @Test(arguments: [true, false]) func theShownCommandRevertsEverything(hasHome: Bool) throws {
    let folder = try apps()
    let before = try GeneratedProject.names(2).map { try folder.read($0) }
    // Without a home there is no place for a journal of the folder around the repositories.
    let nowhere = ["HOME": "", "XDG_STATE_HOME": ""]
    let paths = ["--include", "Group0", "--include", "Group1"]
    let applied = try BuiltTool.run(
      ["apply", "App"] + paths, in: folder, environment: hasHome ? [:] : nowhere)
    #expect(applied.status == 0, "\(applied.error)")
    let line = try #require(applied.text.split(separator: "\n").last)
    let shown = line.drop { $0 != ":" }.dropFirst(2)
    #expect(try GeneratedProject.names(2).map { try folder.read($0) } != before)
    let command = shown.replacingOccurrences(
      of: "dsmigrate", with: "'\(BuiltTool.path)'", options: .anchored)
    let undone = try folder.run("sh", ["-c", command], environment: hasHome ? [:] : nowhere)
    #expect(undone.status == 0, "\(command): \(undone.error)")
    #expect(try GeneratedProject.names(2).map { try folder.read($0) } == before)
  }

  @Test func unrevertedPartsAreReported() throws {
    let folder = try apps()
    _ = try BuiltTool.run(
      ["apply", "App", "--include", "Group0", "--include", "Group1"], in: folder)
    let undone = try BuiltTool.run(["apply", "--undo", "App/Group0", "-q"], in: folder)
    #expect(undone.text == "restored 1 file\n")
    let sentence = "the run wrote there too, and it is not among the paths; left as it is\n"
    #expect(undone.error.contains("dsmigrate: \(folder.path("App/Group1")): \(sentence)"))
    #expect(undone.status == 0)
  }
}
