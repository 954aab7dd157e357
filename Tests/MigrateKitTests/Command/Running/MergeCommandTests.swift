import Testing

@testable import MigrateKit

/// Scans of parts and their merging, as a user types them.
@Suite struct MergeCommandTests {
  private func repositories(_ names: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let small = try SmallProject()
    for file in ["small.json", "small.tokens.json"] {
      try folder.write("design/" + file, small.folder.text("design/" + file))
    }
    for name in names {
      try folder.write("repos/\(name)/Card.swift", SmallProject.card)
      try folder.write("repos/\(name)/\(DeclaredTheme.fileName)", DeclaredTheme.small)
      try folder.write(
        "repos/\(name)/.dsmigrate.json", #"{ "exclude": ["\#(DeclaredTheme.fileName)"] }"#)
      _ = try folder.run("git", ["init", "-q", "repos/\(name)"])
    }
    return folder
  }

  private let scan = ["scan", "repos", "--mapping", "design/small.json", "--format", "json"]

  @Test func shardsMergeToTheReportOfOneRun() throws {
    let folder = try repositories(["alpha", "beta", "gamma"])
    let whole = try BuiltTool.run(scan, in: folder)
    for number in 1...4 {
      let part = try BuiltTool.run(
        scan + ["--shard", "\(number)/4", "-o", "\(number).json"], in: folder)
      #expect(part.status == 0)
      #expect(part.error == "")
    }
    let merged = try BuiltTool.run(["merge", "3.json", "1.json", "4.json", "2.json"], in: folder)
    #expect(merged.output == whole.output)
    #expect(merged.status == 0)
    let text = try BuiltTool.run(
      ["merge", "--format=text", "-o", "portfolio.txt", "1.json", "2.json", "3.json"], in: folder)
    #expect(text.error == "dsmigrate: the report is not whole: shard 4 of 4 is missing\n")
    #expect(try folder.text("portfolio.txt").hasPrefix("Portfolio · "))
  }

  @Test func reportsOfRepositoriesMakeAPortfolio() throws {
    let names = ["alpha", "beta", "gamma"]
    let folder = try repositories(names)
    for name in names {
      _ = try BuiltTool.run(
        [
          "scan", "repos/\(name)", "--mapping", "design/small.json", "--root", ".",
          "--format", "json", "-o", "\(name).json",
        ], in: folder)
    }
    let merged = try BuiltTool.run(["merge"] + names.map { "\($0).json" }, in: folder)
    #expect(try merged.output == BuiltTool.run(scan, in: folder).output)
    // A folder represents what is in it, but for what another worker is just writing.
    for name in names { try folder.write("all/\(name).json", folder.read("\(name).json")) }
    try folder.write("all/.delta.json.dsmigrate-1.json", "{")
    #expect(try BuiltTool.run(["merge", "all"], in: folder).output == merged.output)
    let empty = try BuiltTool.run(["merge", "repos"], in: folder)
    #expect(empty.error == "dsmigrate: there is no report in the folder 'repos'\n")
    let markdown = try BuiltTool.run(
      ["merge", "--format", "markdown"] + names.map { "\($0).json" }, in: folder)
    #expect(markdown.text.contains("| `repos/beta` | 1 |"))
  }

  @Test func patchesOfShardsShareTheRepositories() throws {
    let folder = try repositories(["alpha", "beta", "gamma"])
    var touched: [String] = []
    for number in 1...3 {
      let part = try BuiltTool.run(
        ["patch", "repos", "--mapping", "design/small.json", "--shard", "\(number)/3"], in: folder)
      #expect(part.status == 0)
      touched += part.text.split(separator: "\n").filter { $0.hasPrefix("+++ ") }.map(String.init)
    }
    #expect(
      touched.sorted() == ["alpha", "beta", "gamma"].map { "+++ b/repos/\($0)/Card.swift" })
  }

  @Test func anEmptyShardIsValid() throws {
    let folder = try repositories(["alpha", "beta"])
    // Of a hundred shards most have nothing to do.
    for command in ["scan", "patch", "apply"] {
      let result = try BuiltTool.run(
        [command, "repos", "--mapping", "design/small.json", "--shard", "50/100"], in: folder)
      #expect(result.status == 0, "\(command): \(result.error)")
    }
  }
}
