import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Whose configuration governs the code: the project's own, never that of a folder around it.
@Suite struct ConfigurationTrustTests {
  private static let excluding = #"{ "exclude": ["Left.swift"] }"#

  private func names(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
    let request = SourceFinder.Request(paths: [path], workingDirectory: folder.path)
    return try SourceFinder.find(request).files.map { FilePath.name($0.name) }
  }

  private func tree(_ files: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in files + ["work/app/Left.swift", "work/app/Right.swift"] {
      try folder.write(file, "")
    }
    return folder
  }

  @Test func theSearchEndsAtTheTopOfTheWorkTree() throws {
    let folder = try tree("work/app/.git/HEAD")
    try folder.write("work/.dsmigrate.json", Self.excluding)
    #expect(try names(folder, "work/app") == ["Left.swift", "Right.swift"])
    #expect(MigrationRun.appFolder(ofFile: folder.path("work/app/Left.swift")) == nil)
    try folder.write("work/app/.dsmigrate.json", Self.excluding)
    #expect(try names(folder, "work/app") == ["Right.swift"])
    #expect(
      MigrationRun.appFolder(ofFile: folder.path("work/app/Left.swift")) == folder.path("work/app"))
  }

  @Test func aConfigurationInTheScannedFolderGovernsItsRepositories() throws {
    let folder = try tree("work/app/.git/HEAD")
    try folder.write("work/.dsmigrate.json", #"{ "exclude": ["app/Left.swift"] }"#)
    #expect(try names(folder, "work") == ["Right.swift"])
  }

  @Test func aSubmoduleIsGovernedByTheWorkTreeAroundIt() throws {
    let folder = try tree("work/.git/modules/app/HEAD", "work/.git/HEAD")
    try folder.write("work/app/.git", "gitdir: ../.git/modules/app\n")
    try folder.write("work/.dsmigrate.json", #"{ "exclude": ["app/Left.swift"] }"#)
    #expect(try names(folder, "work/app") == ["Right.swift"])
  }

  @Test func outsideGitAFolderAroundTheCodeMayGovernIt() throws {
    let folder = try tree()
    try folder.write("work/.dsmigrate.json", #"{ "exclude": ["app/Left.swift"] }"#)
    #expect(try names(folder, "work/app") == ["Right.swift"])
  }

  @Test func outsideGitTheSearchEndsAtTheHomeFolder() throws {
    let folder = try tree()
    try folder.write(".dsmigrate.json", "{ not JSON")
    let home = ["HOME": folder.path("work")]
    let result = try BuiltTool.run(["scan", "app"], in: folder, at: "work", environment: home)
    #expect(result.error.isEmpty)
    #expect(result.status == 0)
    try folder.write("work/.dsmigrate.json", "{ not JSON")
    let own = try BuiltTool.run(["scan", "app"], in: folder, at: "work", environment: home)
    #expect(own.status == 2)
  }

  @Test func outsideGitAFileThatOthersMayWriteIsNotTrusted() throws {
    let folder = try tree()
    try folder.write("work/.dsmigrate.json", Self.excluding)
    let path = folder.path("work/.dsmigrate.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o646], ofItemAtPath: path)
    let error = MigrationError(
      "'\(path)' may be written by other users and is not trusted; remove that permission with"
        + " 'chmod go-w'")
    #expect(throws: error) { try names(folder, "work/app") }
    try folder.write("work/.git/HEAD", "")
    #expect(try names(folder, "work/app") == ["Right.swift"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func outsideGitAFileOfAnotherUserIsNotTrusted() throws {
    let folder = try tree()
    try folder.write("work/.dsmigrate.json", Self.excluding)
    let path = folder.path("work/.dsmigrate.json")
    #expect(chown(path, 12345, 12345) == 0)
    let error = MigrationError(
      "'\(path)' belongs to another user and is not trusted; copy it to a file of your own, or keep it"
        + " and the code in a git work tree")
    #expect(throws: error) { try names(folder, "work/app") }
    #expect(try BuiltTool.run(["scan", "work/app"], in: folder).error == "dsmigrate: \(error)\n")
    let caller = ["SUDO_UID": "12345"]
    #expect(try BuiltTool.run(["scan", "work/app"], in: folder, environment: caller).status == 0)
  }
}
