import Foundation
import Testing

@testable import MigrateKit

/// Code of which a part cannot be read, as in the sandbox of a build.
@Suite struct RestrictedFilesTests {
  /// A scan of a package by a user for whom `closed` is out of reach.
  private func scan(ignoring pattern: String, closing closed: String) throws -> ProgramResult {
    let folder = try SmallProject().folder
    try folder.write(".gitignore", pattern + "\n")
    try folder.write("Private/Secret.swift", "let a = 1\n")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path(closed))
    defer {
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(closed))
    }
    return try BuiltTool.runAsUser(["scan", "--format", "csv"], in: folder)
  }

  @Test(arguments: ["Private", "Private/Secret.swift"])
  func ignoredFilesMayBeUnreadable(closed: String) throws {
    let result = try scan(ignoring: "Private/", closing: closed)
    #expect(result.error.isEmpty)
    #expect(result.status == 0)
    #expect(result.text.contains("Card.swift"))
  }

  @Test(arguments: [
    ("Private", "dsmigrate: Private: cannot read the folder: permission denied\n"),
    (
      "Private/Secret.swift", "dsmigrate: Private/Secret.swift: cannot read it: permission denied\n"
    ),
  ])
  func unreadableProjectFilesAreReported(closed: String, message: String) throws {
    let result = try scan(ignoring: "Other/", closing: closed)
    #expect(result.error == message)
    #expect(result.status == 2)
    #expect(result.text.contains("Card.swift"))
  }
}
