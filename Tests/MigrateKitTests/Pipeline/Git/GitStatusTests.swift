import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// When git says that a rewrite could lose work.
@Suite struct GitStatusTests {
  private func objection(
    _ folder: TemporaryFolder, dirty: Bool = false, noVCS: Bool = false
  ) -> String? {
    var suggestions: [Suggestion] = []
    let plan = FilePlan(&suggestions, policy: ApplyPolicy(), byteCount: 0)
    let change = FileChange(
      index: 0, name: "a.swift", path: folder.path("a.swift"), original: [], plan: plan,
      suggestions: [])
    return GitStatus.objection(to: [change], allowsDirty: dirty, allowsNoVCS: noVCS)
  }

  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "")
    try folder.write("other.txt", "")
    try folder.commitAll()
    return folder
  }

  @Test func aCleanWorkTreeIsFine() throws {
    #expect(try objection(repository()) == nil)
  }

  @Test func otherUntrackedFilesDoNotCount() throws {
    let folder = try repository()
    try folder.write("new.swift", "")
    #expect(objection(folder) == nil)
  }

  @Test func aChangedFileCounts() throws {
    let folder = try repository()
    try folder.write("other.txt", "x")
    #expect(
      objection(folder)
        == "the work tree has uncommitted changes in 'other.txt'; commit them, or use --allow-dirty"
    )
    #expect(objection(folder, dirty: true) == nil)
  }

  @Test func aStagedFileCounts() throws {
    let folder = try repository()
    try folder.write("other.txt", "x")
    try folder.write("a.swift", "x")
    _ = try folder.run("git", ["add", "-A"])
    #expect(
      objection(folder)
        == "the work tree has uncommitted changes in 'a.swift' and 'other.txt'; commit them,"
        + " or use --allow-dirty")
  }

  @Test func atMostTenFilesAreNamed() throws {
    let folder = try repository()
    for number in 10..<25 { try folder.write("f\(number).swift", "") }
    try folder.commitAll()
    for number in 10..<25 { try folder.write("f\(number).swift", "x") }
    let names = (10..<20).map { "'f\($0).swift'" }.joined(separator: ", ")
    #expect(
      objection(folder)
        == "the work tree has uncommitted changes in \(names) and 5 more; commit them,"
        + " or use --allow-dirty")
  }

  /// A hook runs with variables that point at its own repository, which may be another one.
  @Test func theRepositoryOfAHookIsIgnored() throws {
    let clean = try repository()
    let folder = try GeneratedProject.make(fileCount: 1)
    try folder.write(
      "App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../design/small.json") + "\n")
    let hook = ["GIT_DIR": clean.path(".git"), "GIT_WORK_TREE": clean.path]
    let result = try BuiltTool.run(["apply"], in: folder, environment: hook)
    #expect(
      result.error == "dsmigrate: the work tree has uncommitted changes in"
        + " 'App/.dsmigrate.json'; commit them, or use --allow-dirty\n")
  }

  // MARK: Files that git does not track

  /// A clean work tree whose file `a.swift` is not tracked.
  private func untracked() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("other.txt", "")
    try folder.commitAll()
    try folder.write("a.swift", "")
    return folder
  }

  @Test func anUntrackedFileToRewriteIsRefused() throws {
    let folder = try untracked()
    #expect(
      objection(folder)
        == "git does not track 'a.swift' and could not restore it after a rewrite; commit it,"
        + " or use --allow-dirty")
    #expect(objection(folder, dirty: true) == nil)
    try folder.write("other.txt", "x")
    #expect(
      objection(folder)
        == "the work tree has uncommitted changes in 'other.txt', and git does not track 'a.swift';"
        + " commit them, or use --allow-dirty")
  }

  @Test func anIgnoredFileToRewriteIsRefused() throws {
    let folder = try untracked()
    try folder.write(".gitignore", "a.swift\n.gitignore\n")
    #expect(objection(folder)?.hasPrefix("git does not track 'a.swift'") == true)
  }

  @Test func aLinkToATrackedFileIsFine() throws {
    let folder = try TemporaryFolder()
    try folder.write("In/real.swift", "")
    try folder.commitAll()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.swift"), withDestinationPath: "In/real.swift")
    #expect(objection(folder) == nil)
  }

  @Test func applyLeavesAnUntrackedFileAlone() throws {
    let folder = try GeneratedProject.make(fileCount: 1)
    let text = try folder.text("App/Group0/View0.swift")
    for name in ["[1]*.swift", "New.swift"] { try folder.write("App/" + name, text) }
    let result = try BuiltTool.run(["apply"], in: folder)
    #expect(
      result.error == "dsmigrate: git does not track 'App/New.swift' and 'App/[1]*.swift' and could"
        + " not restore them after a rewrite; commit them, or use --allow-dirty\n")
    #expect(result.status == 2)
    #expect(try folder.text("App/New.swift") == text)
    #expect(try BuiltTool.run(["apply", "--allow-dirty", "-q"], in: folder).status == 0)
    #expect(try folder.text("App/New.swift") != text)
  }

  @Test func filesWrittenByInitDoNotCount() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Theme.swift",
      "import SwiftUI\nextension Color {\n"
        + "  static let brand = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)\n}\n")
    try folder.write("Clock.swift", SmallProject.clock)
    try folder.commitAll()
    #expect(try BuiltTool.run(["init"], in: folder).status == 0)
    let result = try BuiltTool.run(["apply", "--level", "review"], in: folder)
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(try folder.text("Clock.swift").contains("Color.brand"))
  }

  @Test func outsideGitARewriteIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "")
    #expect(
      objection(folder)
        == "'a.swift' is not in git, so git could not show or restore what a rewrite changes;"
        + " use --allow-no-vcs to rewrite it all the same ('apply --undo' restores it)")
    #expect(objection(folder, noVCS: true) == nil)
  }
}
