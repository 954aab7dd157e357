import Testing

@testable import MigrateKitCore

/// A rewrite of a part of a project: the whole is read, and only the part is written.
@Suite struct PartialRewriteTests {
  private static let names = GeneratedProject.names(3)

  @Test(arguments: [
    ([names[0]], [names[0]]), (["App/Group1"], [names[1]]),
    ([names[0], names[2]], [names[0], names[2]]),
    (["--include", names[1]], [names[1]]), (["--exclude", names[1]], [names[0], names[2]]),
    ([], names),
  ])
  func onlyTheFilesOfTheRunAreWritten(arguments: [String], files: [String]) throws {
    let folder = try GeneratedProject.make(fileCount: Self.names.count)
    let patch = try BuiltTool.run(["patch"] + arguments, in: folder)
    let patched = patch.text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("+++ ") }
    #expect(patched.map { $0.dropFirst("+++ b/".count) } == files.map { $0[...] })
    let applied = try BuiltTool.run(["apply", "-q"] + arguments, in: folder)
    #expect(applied.status == 0, "\(applied.error)")
    let changed = try folder.run("git", ["diff", "--name-only"]).text
    #expect(changed.split(separator: "\n").map(String.init) == files)
  }
}
