import Testing

@testable import MigrateKitCore

/// Help of commands and actions, and options that an action does not take.
@Suite struct HelpTests {
  private func run(_ line: [String]) throws -> ProgramResult {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1\n")
    return try BuiltTool.run(line, in: folder)
  }

  /// The options on a page of help, by their long names.
  static func options(of page: String) -> Set<String> {
    return Set(
      page.split(separator: "\n").compactMap { line -> String? in
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("-"), (2...6).contains(line.count - text.count) else { return nil }
        return line.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
          .first { $0.hasPrefix("--") }
      })
  }

  static let actions = ["list", "check", "compare", "suggest", "import", "generate", "export"]

  @Test func helpIsACommand() throws {
    #expect(try run(["help"]).text == run(["--help"]).text)
    for command in ["scan", "patch", "apply", "review", "merge", "explain", "tokens", "init"] {
      let page = try run(["help", command])
      #expect(page.status == 0)
      #expect(page.text.hasPrefix("dsmigrate \(command): "))
      #expect(page.text == (try run([command, "--help"]).text))
    }
  }

  @Test(arguments: actions) func eachActionHasAPage(_ action: String) throws {
    let page = try run(["help", "tokens", action])
    #expect(page.status == 0)
    #expect(page.text.contains("Usage: dsmigrate tokens \(action) [OPTION…]"))
    #expect(page.text == (try run(["tokens", action, "--help"]).text))
    #expect(page.text == (try run(["tokens", "--help", action]).text))
    for line in page.text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(try run(["tokens", "--help"]).text.contains("\n  \(action) "))
  }

  @Test(arguments: [
    (["help", "scna"], "unknown command 'scna'; did you mean 'scan'?"),
    (["help", "tokens", "lst"], "unknown action 'lst'; did you mean 'list'?"),
    (["tokens", "lst", "--help"], "unknown action 'lst'; did you mean 'list'?"),
    (["help", "scan", "list"], "'scan' has no action 'list'"),
    (["help", "--force"], "'help' does not take '--force'"),
  ])
  func mistakes(_ line: [String], _ sentence: String) throws {
    let result = try run(line)
    #expect(result.error == "dsmigrate: \(sentence)\n")
    #expect(result.status == 2)
  }

  /// Every option that any action of `tokens` has is taken by the action that lists it, and by no other.
  @Test(arguments: actions) func anUnlistedOptionOfAnActionIsRefused(
    _ action: String
  ) throws {
    let all = try Self.actions.reduce(into: Set<String>()) {
      $0.formUnion(Self.options(of: try run(["tokens", $1, "--help"]).text))
    }
    let own = Self.options(of: try run(["tokens", action, "--help"]).text)
    #expect(own.contains("--help"))
    #expect(own.isStrictSubset(of: all))
    for option in all.sorted() {
      let refusal = "dsmigrate: 'tokens \(action)' does not take '\(option)'\n"
      for line in [["tokens", action, option], ["tokens", option, "1", action]] {
        let error = try run(line).error
        // An option without a value takes the word behind it for the action.
        if error.contains("unknown action '1'") || error.contains("needs a value") { continue }
        #expect((error == refusal) == !own.contains(option), "\(line): \(error)")
      }
    }
  }

  @Test func mergeListsOnlyWhatItTakes() throws {
    let page = try run(["merge", "--help"]).text
    #expect(
      Self.options(of: page)
        == ["--format", "--output", "--root", "--no-color", "--help", "--version"])
    #expect(page.contains("json (the default), text or markdown"))
    #expect(
      try run(["merge", "--jobs", "2"]).error == "dsmigrate: 'merge' does not take '--jobs'\n")
  }

  @Test(arguments: [
    ["--level", "review"], ["--only", "color"], ["--dry-run"], ["--mapping", "m.json"],
  ])
  func undoAcceptsNoOptionsOfARewrite(_ option: [String]) throws {
    let result = try run(["apply", "--undo"] + option)
    #expect(result.error == "dsmigrate: '--undo' does not take '\(option[0])'\n")
    #expect(result.status == 2)
  }
}
