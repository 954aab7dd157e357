import Testing

@testable import MigrateKit

/// A rewrite of a part of a project: the whole is read, and only the part is written.
@Suite struct PartialRewriteTests {
  private static let card = "App/Card.swift"
  private static let clock = "App/Widget/Clock.swift"

  @Test(arguments: [
    (["App/Card.swift"], [card]), (["App/Widget"], [clock]),
    (["App/Card.swift", "App/Widget/Clock.swift"], [card, clock]),
    (["--include", "App/Card.swift"], [card]), (["--exclude", "App/Card.swift"], []),
  ])
  func onlyTheFilesOfTheRunAreWritten(arguments: [String], files: [String]) throws {
    let folder = try SmallProject().folder
    let accept = ["--level", "review", "--accept", "notDeclared,notVisible"]
    let patch = try BuiltTool.run(["patch"] + arguments + accept, in: folder)
    let patched = patch.text.split(separator: "\n").filter { $0.hasPrefix("+++ ") }
      .map { String($0.dropFirst("+++ b/".count)) }
    let applied = try BuiltTool.run(
      ["apply", "--allow-dirty", "-q"] + arguments + accept, in: folder)
    #expect(applied.status == 0, "\(applied.error)")
    let changed = try folder.run("git", ["diff", "--name-only"]).text.split(separator: "\n")
      .map(String.init)
    #expect(patched == changed)
    if files.isEmpty {
      #expect(!changed.contains(Self.card) && !changed.isEmpty)
    } else {
      #expect(changed == files)
    }
  }
}
