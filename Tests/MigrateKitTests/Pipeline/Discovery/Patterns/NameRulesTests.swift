import Foundation
import Testing

@testable import MigrateKit

/// Globs compare names as the file system does, which git has found out and written down.
@Suite struct NameRulesTests {
  private func names(
    _ folder: TemporaryFolder, _ change: (inout MigrationRun.Request) -> Void = { _ in }
  ) throws -> [String] {
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    change(&request)
    var search = SourceFinder.Request(paths: request.paths, workingDirectory: folder.path)
    (search.include, search.exclude) = request.patterns
    return try SourceFinder.find(search).files.map(\.name)
  }

  private func repository(_ setting: String, _ files: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file, "") }
    _ = try folder.run("git", ["init", "-q"])
    _ = try folder.run("git", ["config", setting, "true"])
    return folder
  }

  @Test func withoutASettingNamesCompareByBytes() throws {
    let folder = try TemporaryFolder()
    for file in ["App/A.swift", "B.swift"] { try folder.write(file, "") }
    _ = try folder.run("git", ["init", "-q"])
    _ = try folder.run("git", ["config", "core.ignorecase", "false"])
    try folder.write(".gitignore", "app/\n")
    #expect(try names(folder) { $0.exclude = ["b.swift"] } == ["App/A.swift", "B.swift"])
  }

  @Test func globsIgnoreCaseWhereTheFileSystemDoes() throws {
    let folder = try repository("core.ignorecase", "App/A.swift", "Gen/B.swift", "C.swift")
    try folder.write(".gitignore", "gen/\n")
    #expect(try names(folder) == ["App/A.swift", "C.swift"])
    #expect(try names(folder) { $0.exclude = ["app/*.SWIFT"] } == ["C.swift"])
    #expect(try names(folder) { $0.include = ["APP"] } == ["App/A.swift"])
    try folder.write("App/.dsmigrate.json", #"{ "exclude": ["a.swift"] }"#)
    #expect(try names(folder) == ["C.swift"])
  }

  @Test(arguments: ["app/card.swift", "App/CARD.swift", "App/Card.swift", "APP"])
  func filesHaveTheirListedNameWhereTheFileSystemIgnoresCase(typed: String) throws {
    let folder = try repository("core.ignorecase", "App/Card.swift")
    // A link represents the folding of the volume, which opens the folder under both names.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("app"), withDestinationPath: "App")
    #expect(try names(folder) { $0.paths = [typed] } == ["App/Card.swift"])
  }

  @Test func aNameInOtherCaseIsAnotherFileWhereNamesCompareByBytes() throws {
    let folder = try repository("core.ignorecase", "Card.swift", "card.swift")
    #expect(try names(folder) { $0.paths = ["card.swift"] } == ["card.swift"])
    _ = try folder.run("git", ["config", "core.ignorecase", "false"])
    #expect(throws: MigrationError.self) { try names(folder) { $0.paths = ["CARD.swift"] } }
  }

  @Test func whereTheFileSystemNormalizesAComposedGlobFindsADecomposedFolder() throws {
    let folder = try repository(
      "core.precomposeunicode", "E\u{301}cran/A.swift", "Ge\u{301}n/B.swift", "C.swift")
    try folder.write(".gitignore", "G\u{E9}n/\n")
    #expect(try names(folder).count == 2)
    #expect(try names(folder) { $0.exclude = ["\u{C9}cran/**"] } == ["C.swift"])
    #expect(try names(folder) { $0.include = ["\u{C9}cr*"] }.count == 1)
  }

  @Test func theConfigurationOfALinkedWorkTreeIsThatOfItsRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("main/.git/config", "[core]\n\tignoreCase = true ; found out\n")
    try folder.write("main/.git/worktrees/x/HEAD", "ref: refs/heads/x\n")
    try folder.write("main/.git/worktrees/x/commondir", "../..\n")
    try folder.write("x/.git", "gitdir: ../main/.git/worktrees/x\n")
    #expect(GitConfiguration(ofTop: folder.path("x")).isTrue("core.ignorecase"))
    #expect(NameRules(ofFolder: folder.path("x")).foldsCase)
  }

  @Test(
    arguments: [
      ("[core]\nignorecase", true), ("[CORE]\n IgnoreCase=yes\n", true),
      ("[core]\nignorecase = true\nignorecase = false\n", false), ("ignorecase = true\n", false),
      ("[core \"x\"]\nignorecase = true\n", false), ("[other]\nignorecase = true\n", false),
      ("# [core]\n[user]\nignorecase = 1", false), ("", false),
    ] as [(String, Bool)]) func settings(text: String, isTrue: Bool)
  {
    #expect(GitConfiguration(Array(text.utf8)).isTrue("core.ignorecase") == isTrue, "\(text)")
  }
}
