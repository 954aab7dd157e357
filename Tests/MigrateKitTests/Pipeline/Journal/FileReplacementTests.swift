import Foundation
import Testing

@testable import MigrateKit

/// Files that are written whole or not at all.
@Suite struct FileReplacementTests {
  /// Writes one change as a run does.
  private func write(
    _ folder: TemporaryFolder, _ name: String
  ) throws -> FileProblem? {
    let state = try TemporaryFolder()
    let change = ChangeSample.change(folder, name)
    let place = JournalPlace(
      paths: ["."], workingDirectory: folder.path, userFolder: state.path)
    let transaction = try RewriteTransaction([change], in: place)
    defer { try? transaction.finish() }
    return transaction.write(change)
  }

  private func permissions(_ folder: TemporaryFolder, _ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  @Test func onlyTheBytesOfTheEditsChange() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let a = 1\n")
    #expect(try write(folder, "a.swift") == nil)
    #expect(try folder.text("a.swift") == "let a = token\n")
  }

  @Test func noTemporaryFileRemains() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let a = 1\n")
    #expect(try write(folder, "a.swift") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.swift"])
  }

  @Test(arguments: [0o644, 0o755, 0o600, 0o664]) func permissionsAreKept(mode: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let a = 1\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path("a.swift"))
    #expect(try write(folder, "a.swift") == nil)
    #expect(try permissions(folder, "a.swift") == mode)
  }

  #if canImport(Darwin)
    @Test func creationDateAndExtendedAttributesAreKept() throws {
      let folder = try TemporaryFolder()
      try folder.write("a.swift", "let a = 1\n")
      let path = folder.path("a.swift")
      let created = Date(timeIntervalSince1970: 1_000_000_000)
      try FileManager.default.setAttributes([.creationDate: created], ofItemAtPath: path)
      #expect(try folder.run("xattr", ["-w", "com.example.note", "kept", path]).status == 0)
      #expect(try write(folder, "a.swift") == nil)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.creationDate] as? Date == created)
      #expect(try folder.run("xattr", ["-p", "com.example.note", path]).text == "kept\n")
    }
  #endif

  @Test func aLinkRemainsALink() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/a.swift", "let a = 1\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.swift"), withDestinationPath: "real/a.swift")
    #expect(try write(folder, "link.swift") == nil)
    #expect(try folder.text("real/a.swift") == "let a = token\n")
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path("link.swift"))
    #expect(target == "real/a.swift")
  }

  @Test func aChangedFileIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let b = 1\n")
    #expect(
      try write(folder, "a.swift")
        == FileProblem(file: "a.swift", message: "it changed while dsmigrate ran; run it again"))
    #expect(try folder.text("a.swift") == "let b = 1\n")
  }

  @Test func aMissingFileIsAProblem() throws {
    let folder = try TemporaryFolder()
    #expect(
      try write(folder, "a.swift")
        == FileProblem(file: "a.swift", message: "cannot write it: no such file or directory"))
  }

  @Test func aReadOnlyFileIsAProblem() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", "let a = 1\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path("a.swift"))
    // The superuser writes everything.
    guard !FileManager.default.isWritableFile(atPath: folder.path("a.swift")) else { return }
    #expect(
      try write(folder, "a.swift")
        == FileProblem(file: "a.swift", message: "cannot write it: permission denied"))
    #expect(try folder.text("a.swift") == "let a = 1\n")
  }
}
