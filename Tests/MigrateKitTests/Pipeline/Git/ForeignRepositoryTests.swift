import Foundation
import Testing

@testable import MigrateKit

/// Repositories whose configuration names programs: no command starts them.
@Suite struct ForeignRepositoryTests {
  /// A work tree with an app, and a program that leaves a mark when it is started.
  private struct Trap {
    let folder: TemporaryFolder
    let outside: TemporaryFolder

    init() throws {
      folder = try GeneratedProject.make(fileCount: 2)
      outside = try TemporaryFolder()
      try outside.write("trap", "#!/bin/sh\ntouch '\(outside.path("sprung"))'\ncat\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: outside.path("trap"))
    }

    var program: String { outside.path("trap") }

    func git(_ arguments: String..., in inner: String? = nil) throws {
      let result = try folder.run("git", arguments, in: inner)
      guard result.status == 0 else { throw ProgramError(text: result.error) }
    }

    var isSprung: Bool { FileManager.default.fileExists(atPath: outside.path("sprung")) }

    /// Makes git look into files again whose contents are the same.
    func touchAll() throws {
      let date = Date(timeIntervalSinceNow: -3600)
      for name in GeneratedProject.names(2) {
        try FileManager.default.setAttributes(
          [.modificationDate: date], ofItemAtPath: folder.path(name))
      }
    }
  }

  private static let commands = [
    ["scan"], ["patch"], ["apply"], ["apply", "--undo"], ["init", "App/Group0"],
    ["tokens", "list"],
  ]

  @Test(arguments: [
    ["core.fsmonitor"], ["core.hooksPath"], ["core.sshCommand", "core.gitProxy", "core.askPass"],
    ["core.pager", "core.editor", "diff.external", "credential.helper", "gpg.program"],
  ]) func settingsDoNotStartPrograms(settings: [String]) throws {
    let trap = try Trap()
    for setting in settings { try trap.git("config", setting, trap.program) }
    try trap.touchAll()
    for arguments in Self.commands { _ = try BuiltTool.run(arguments, in: trap.folder) }
    #expect(!trap.isSprung)
    #expect(try BuiltTool.run(["apply", "-q"], in: trap.folder).status == 0)
    #expect(!trap.isSprung)
  }

  @Test func hooksAreNotRun() throws {
    let trap = try Trap()
    for hook in ["post-index-change", "fsmonitor-watchman", "pre-commit", "post-checkout"] {
      try? FileManager.default.removeItem(atPath: trap.folder.path(".git/hooks/" + hook))
      try FileManager.default.createDirectory(
        atPath: trap.folder.path(".git/hooks"), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: trap.program, toPath: trap.folder.path(".git/hooks/" + hook))
    }
    try trap.touchAll()
    #expect(try BuiltTool.run(["apply", "-q"], in: trap.folder).status == 0)
    #expect(!trap.isSprung)
  }

  /// A clean filter runs when git compares a file whose time has changed.
  @Test(arguments: ["clean", "process"]) func filtersAreNotRun(kind: String) throws {
    let trap = try Trap()
    try trap.folder.write(".git/info/attributes", "*.swift filter=evil diff=evil\n")
    for (name, value) in [
      ("filter.evil.\(kind)", trap.program), ("filter.evil.required", "true"),
      ("diff.evil.textconv", trap.program), ("diff.evil.command", trap.program),
    ] { try trap.git("config", name, value) }
    try trap.touchAll()
    for arguments in Self.commands { _ = try BuiltTool.run(arguments, in: trap.folder) }
    #expect(!trap.isSprung)
  }

  @Test func filtersOfIncludedFilesAreNotRunEither() throws {
    let trap = try Trap()
    try trap.folder.write(".git/info/attributes", "*.swift filter=e.v.il\n")
    try trap.folder.write(".git/more", "[filter \"e.v.il\"]\n\tclean = \(trap.program)\n")
    try trap.git("config", "include.path", "more")
    try trap.touchAll()
    #expect(try BuiltTool.run(["apply", "-q"], in: trap.folder).status == 0)
    #expect(!trap.isSprung)
  }

  @Test func aFilterThatCannotBeDisabledIsRefused() throws {
    let trap = try Trap()
    try trap.folder.write(".git/info/attributes", "*.swift filter=a=b\n")
    try trap.git("config", "filter.a=b.clean", trap.program)
    try trap.touchAll()
    let result = try BuiltTool.run(["apply", "-q"], in: trap.folder)
    #expect(!trap.isSprung)
    #expect(
      result.error == "dsmigrate: cannot ask git whether the work tree is clean: operation not"
        + " permitted; use --allow-dirty to go on without\n")
  }

  @Test func filesOnlyCleanAfterAFilterNameTheFilter() throws {
    let trap = try Trap()
    try trap.folder.write("notes.txt", "raw\n")
    try trap.git("add", "notes.txt")
    try trap.git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "Notes")
    try trap.git("config", "filter.tidy.clean", trap.program)
    try trap.folder.write("notes.txt", "more\n")
    #expect(
      try BuiltTool.run(["apply", "-q"], in: trap.folder).error
        == "dsmigrate: the work tree has uncommitted changes in 'notes.txt' (filters that the"
        + " repository configures are not run: 'tidy'); commit them, or use --allow-dirty\n")
    #expect(!trap.isSprung)
  }

  /// A configuration that names another work tree would have a clean one answer for this one.
  @Test func theCheckedWorkTreeIsTheRewrittenOne() throws {
    let trap = try Trap()
    let clean = try GeneratedProject.make(fileCount: 2)
    try trap.git("config", "core.worktree", clean.path)
    try trap.folder.write("design/small.json", "{}")
    let result = try BuiltTool.run(
      ["apply", "--mapping", clean.path("design/small.json")], in: trap.folder)
    #expect(result.error.contains("uncommitted changes in 'design/small.json'"), "\(result.error)")
    #expect(result.status == 2)
  }

  /// Git asks submodules with their own configuration.
  @Test func submodulesAreNotAskedWithTheirOwnConfiguration() throws {
    let trap = try Trap()
    let kit = try TemporaryFolder()
    try kit.write("A.txt", "")
    try kit.commitAll()
    try trap.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", kit.path, "Kit")
    try trap.git("-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "Kit")
    try trap.git("config", "core.fsmonitor", trap.program, in: "Kit")
    try trap.git("config", "filter.evil.clean", trap.program, in: "Kit")
    try trap.folder.write("Kit/A.txt", "x")
    #expect(try BuiltTool.run(["apply", "-q"], in: trap.folder).status == 0)
    #expect(!trap.isSprung)
  }
}
