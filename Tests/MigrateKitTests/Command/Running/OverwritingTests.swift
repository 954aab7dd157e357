import Testing

@testable import MigrateKit

/// A mistyped name of an output destroys nothing, with the command as a user runs it.
@Suite struct OverwritingTests {
  private func refused(_ line: [String], _ file: String, _ sentence: String) throws {
    let project = try SmallProject()
    let before = try project.folder.read(file)
    let result = try BuiltTool.run(line, in: project.folder)
    #expect(result.error == "dsmigrate: \(sentence)\n")
    #expect(result.status == 2)
    #expect(try project.folder.read(file) == before)
  }

  @Test func aBaselineDoesNotOverwriteAnotherFile() throws {
    try refused(
      ["scan", "App", "--write-baseline", "App/Card.swift"], "App/Card.swift",
      "'App/Card.swift' is not a baseline and is not overwritten; name another file, or delete it")
  }

  @Test(arguments: [
    ["scan"], ["scan", "--format", "json"], ["scan", "--format", "html"], ["patch"],
  ])
  func aReportDoesNotOverwriteCode(_ command: [String]) throws {
    try refused(
      command + ["App", "-o", "App/Card.swift"], "App/Card.swift",
      "'App/Card.swift' is Swift code and is not overwritten; name another file")
  }

  @Test func aReportDoesNotOverwriteTokens() throws {
    try refused(
      ["tokens", "list", "design/small.json", "--format=json", "-o", "design/small.tokens.json"],
      "design/small.tokens.json",
      "'design/small.tokens.json' is a token file and is not overwritten; name another file")
  }

  @Test func aPageDoesNotOverwriteAnotherFile() throws {
    try refused(
      ["review", "App", "--html", "App/Card.swift"], "App/Card.swift",
      "'App/Card.swift' is not a page of dsmigrate and is not overwritten; name another file")
  }

  @Test func suggestedTokensOnlyOverwriteTokensIfForced() throws {
    let line = ["tokens", "suggest", "App", "--format", "json", "-o", "design/small.tokens.json"]
    try refused(
      line, "design/small.tokens.json",
      "'design/small.tokens.json' exists already; '--force' replaces it")
    let project = try SmallProject()
    #expect(try BuiltTool.run(line + ["--force"], in: project.folder).status == 0)
  }

  @Test func theToolsOwnOutputIsOverwritten() throws {
    let folder = try SmallProject().folder
    for line in [
      ["scan", "App", "--write-baseline", "baseline.json"],
      ["scan", "App", "--format", "json", "-o", "report.json"],
      ["scan", "App", "-o", "report.txt"], ["patch", "App", "-o", "App.patch"],
      ["review", "App", "--html", "review.html"],
      ["scan", "App", "--format", "html", "-o", "review.html"],
    ] {
      for _ in 1...2 {
        let result = try BuiltTool.run(line, in: folder)
        #expect(result.status == 0, "\(line): \(result.error)")
      }
    }
  }

  @Test func aReviewDoesNotOverwriteAnotherFileWithDecisions() throws {
    let folder = try SmallProject().folder
    #expect(
      try BuiltTool.run(["scan", "App", "--write-baseline", "b.json"], in: folder).status == 0)
    let before = try folder.read("b.json")
    let text = try PseudoTerminal().run(
      BuiltTool.path, ["review", "App", "--decisions", "b.json"], in: folder.path,
      environment: ["TERM": "dumb"])
    #expect(text.contains("'b.json' is not a decisions file and is not overwritten"), "\(text)")
    #expect(try folder.read("b.json") == before)
  }
}
