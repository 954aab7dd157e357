import Foundation
import Testing

@testable import MigrateKit

/// Where journals lie: where nobody commits them.
@Suite struct JournalPlaceTests {
  private func git(_ folder: TemporaryFolder, _ arguments: [String], in inner: String? = nil) throws
  {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com"]
    let result = try folder.run(
      "git", identity + ["-c", "protocol.file.allow=always"] + arguments, in: inner)
    guard result.status == 0 else { throw ProgramError(text: result.error) }
  }

  private func journals(_ folder: TemporaryFolder, _ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path(path))) ?? []).sorted()
  }

  /// Rewrites one file and checks that git sees that alone.
  private func apply(_ folder: TemporaryFolder, _ name: String, at inner: String) throws {
    let change = ChangeSample.change(folder, name)
    let place = JournalPlace(paths: [inner], workingDirectory: folder.path, userFolder: nil)
    let transaction = try RewriteTransaction([change], in: place)
    #expect(transaction.write(change) == nil)
    try transaction.finish()
    let status = try folder.run("git", ["status", "--porcelain"], in: inner).text
    #expect(status.split(separator: "\n").count == 1, "\(status)")
  }

  @Test func ofAWorkTreeInTheFolderOfGit() throws {
    let tree = try JournaledTree()
    try apply(tree.folder, "In/B.swift", at: "In")
    #expect(journals(tree.folder, ".git/dsmigrate") == ["000001.done", "lock"])
  }

  @Test func ofALinkedWorkTreeInItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("main/A.swift", ChangeSample.before)
    try git(folder, ["init", "-q", "main"])
    try git(folder, ["add", "-A"], in: "main")
    try git(folder, ["commit", "-qm", "All"], in: "main")
    try git(folder, ["worktree", "add", "-q", "../linked"], in: "main")
    try apply(folder, "linked/A.swift", at: "linked")
    #expect(journals(folder, "main/.git/worktrees/linked/dsmigrate") == ["000001.done", "lock"])
    #expect(journals(folder, "main/.git/dsmigrate") == [])
    // The runs over the two trees are apart.
    let main = RewriteHistory(paths: ["main"], workingDirectory: folder.path)
    #expect(throws: MigrationError.self) { try main.undo() }
    let linked = RewriteHistory(paths: ["linked"], workingDirectory: folder.path)
    #expect(try linked.undo().restored == ["A.swift"])
  }

  @Test func ofASubmoduleInItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("kit/A.swift", ChangeSample.before)
    try git(folder, ["init", "-q", "kit"])
    try git(folder, ["add", "-A"], in: "kit")
    try git(folder, ["commit", "-qm", "All"], in: "kit")
    try folder.write("app/B.swift", "")
    try git(folder, ["init", "-q", "app"])
    try git(folder, ["submodule", "--quiet", "add", folder.path("kit"), "Kit"], in: "app")
    try apply(folder, "app/Kit/A.swift", at: "app/Kit")
    #expect(journals(folder, "app/.git/modules/Kit/dsmigrate") == ["000001.done", "lock"])
  }

  @Test(
    arguments: [
      ("gitdir: elsewhere\n", nil), ("nonsense", nil), ("", nil), ("gitdir: \n", nil),
      ("gitdir: real\n", "real"), ("gitdir: ./real\r\n", "real"),
    ] as [(String, String?)]) func aFileNamesTheRoot(text: String, expected: String?)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(".git", text)
    try folder.write("real/HEAD", "ref: refs/heads/main\n")
    #expect(GitWorkTree.gitFolder(ofTop: folder.path) == expected.map { folder.path($0) })
  }

  // MARK: - Outside git

  /// A project outside git that was rewritten as `folder/App`, and the user's folder for its journals.
  private func looseProject() throws -> (folder: TemporaryFolder, state: TemporaryFolder) {
    let folder = try TemporaryFolder()
    let state = try TemporaryFolder()
    try folder.write("App/In/A.swift", ChangeSample.before)
    let change = ChangeSample.change(folder, "App/In/A.swift")
    let place = JournalPlace(
      paths: ["App"], workingDirectory: folder.path, userFolder: state.path("dsmigrate"))
    let transaction = try RewriteTransaction([change], in: place)
    #expect(transaction.write(change) == nil)
    try transaction.finish()
    return (folder, state)
  }

  @Test func outsideGitInTheUsersOwnFolder() throws {
    let (folder, state) = try looseProject()
    let names = try FileManager.default.subpathsOfDirectory(atPath: state.path)
    #expect(names.contains { $0.hasSuffix("/000001.done") })
    #expect(names.allSatisfy { $0.hasPrefix("dsmigrate") })
    let mode = try FileManager.default.attributesOfItem(atPath: state.path("dsmigrate"))
    #expect((mode[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["App"])
  }

  @Test(arguments: [".", "App", "App/In", "App/In/A.swift"])
  func outsideGitARunIsFoundFromAboveAndFromBelow(path: String) throws {
    let (folder, state) = try looseProject()
    let history = RewriteHistory(
      JournalPlace(
        paths: [path], workingDirectory: folder.path, userFolder: state.path("dsmigrate")))
    #expect(try history.undo().restored == ["App/In/A.swift"])
    #expect(try folder.text("App/In/A.swift") == ChangeSample.before)
  }

  @Test func outsideGitAnotherProjectIsSeparate() throws {
    let (folder, state) = try looseProject()
    try folder.write("Apple/B.swift", "")
    let history = RewriteHistory(
      JournalPlace(
        paths: ["Apple"], workingDirectory: folder.path, userFolder: state.path("dsmigrate")))
    let none = MigrationError("no run to revert in '\(folder.path("Apple"))'")
    #expect(throws: none) { try history.undo() }
  }

  @Test func outsideGitNoLinkLeavesTheGivenFolder() throws {
    let folder = try TemporaryFolder()
    let state = try TemporaryFolder()
    try folder.write("App/In/A.swift", ChangeSample.before)
    try folder.write("Out/B.swift", ChangeSample.before)
    for (link, target) in [("Inner", "In/A"), ("Outer", "../Out/B")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("App/\(link).swift"), withDestinationPath: target + ".swift")
    }
    let changes = ["Inner", "Outer"].map { ChangeSample.change(folder, "App/\($0).swift") }
    let place = JournalPlace(
      paths: ["App"], workingDirectory: folder.path, userFolder: state.path)
    let transaction = try RewriteTransaction(changes, in: place)
    let sentence = "a link leads out of '\(folder.path("App"))' here; left as it is"
    #expect(
      transaction.write(changes)
        == [nil, FileProblem(file: "App/Outer.swift", message: sentence)])
    try transaction.finish()
    #expect(try folder.text("App/In/A.swift") == ChangeSample.after)
    #expect(try folder.text("Out/B.swift") == ChangeSample.before)
  }

  @Test func withoutAHomeThereIsNoJournal() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", ChangeSample.before)
    let place = JournalPlace(paths: ["."], workingDirectory: folder.path, userFolder: nil)
    let error = MigrationError(
      "no folder for the undo journal: neither HOME nor XDG_STATE_HOME is set")
    #expect(throws: error) {
      try RewriteTransaction([ChangeSample.change(folder, "A.swift")], in: place)
    }
  }
}
