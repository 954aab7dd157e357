import Testing

@testable import MigrateKit

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

  @Test func untrackedFilesDoNotCount() throws {
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
  @Test func theRepositoryOfAHookIsNotTheOneAskedAbout() throws {
    let clean = try repository()
    let folder = try GeneratedProject.make(fileCount: 1)
    try folder.write("App/.dsmigrate.json", #"{ "mapping": "../design/small.json" }"# + "\n")
    let hook = ["GIT_DIR": clean.path(".git"), "GIT_WORK_TREE": clean.path]
    let result = try BuiltTool.run(["apply"], in: folder, environment: hook)
    #expect(
      result.error == "dsmigrate: the work tree has uncommitted changes in"
        + " 'App/.dsmigrate.json'; commit them, or use --allow-dirty\n")
  }

  @Test func outsideGitNothingCouldBeTakenBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "")
    #expect(
      objection(folder)
        == "'a.swift' is not in git, so a rewrite could not be taken back;"
        + " use --allow-no-vcs to rewrite it all the same")
    #expect(objection(folder, noVCS: true) == nil)
  }
}
