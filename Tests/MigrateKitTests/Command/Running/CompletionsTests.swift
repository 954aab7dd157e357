import Testing

@testable import MigrateKit

/// The scripts that complete the command line; `Scripts/test-completions` tries all three in their shells.
@Suite struct CompletionsTests {
  private func script(_ shell: String) throws -> String {
    let result = try BuiltTool.run(["completions", shell], in: TemporaryFolder())
    #expect(result.status == 0 && result.error.isEmpty)
    return result.text
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func everyCommandAndOptionIsInEachScript(
    shell: String
  ) throws {
    let script = try script(shell)
    for name in DocumentationTests.pages.keys where !name.isEmpty {
      #expect(script.contains(name))
    }
    for option in DocumentationTests.pages.values.reduce(
      into: Set<String>(),
      {
        $0.formUnion(HelpTests.options(of: $1))
      })
    {
      let word = shell == "fish" ? "-l \(option.dropFirst(2))" : option
      #expect(script.contains(word), "\(option)")
    }
    #expect(!script.contains("debug") && !script.contains("--timings"))
  }

  @Test(arguments: [
    ("dsmigrate sc", ["scan"]),
    ("dsmigrate tokens com", ["compare"]),
    ("dsmigrate tokens --format js", []),
    ("dsmigrate tokens list --format js", ["json"]),
    ("dsmigrate scan --level ", ["exact", "near", "review"]),
    ("dsmigrate scan --level=e", ["exact"]),
    ("dsmigrate --level n", ["near"]),
    ("dsmigrate apply --accept changesInD", ["changesInDark"]),
    ("dsmigrate apply --accept startsScaling,changesInD", ["startsScaling,changesInDark"]),
    ("dsmigrate apply --und", ["--undo"]),
    ("dsmigrate tokens generate --xc", ["--xcassets"]),
    ("dsmigrate tokens list --xc", []),
    ("dsmigrate help exp", ["explain"]),
    ("dsmigrate completions ", ["bash", "fish", "zsh"]),
    ("dsmigrate scan --output ", []),
  ])
  func bashCompletes(line: String, words: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("dsmigrate.bash", try script("bash"))
    // bash splits a word at `=` before it asks.
    let parts = line.replacing("=", with: " = ").split(
      separator: " ", omittingEmptySubsequences: false)
    let program = """
      . ./dsmigrate.bash
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _dsmigrate
      printf '%s\\n' "${COMPREPLY[@]}" | sort
      """
    let result = try folder.run("bash", ["-c", program, "bash"] + parts.map(String.init))
    #expect(result.error.isEmpty)
    #expect(result.text.split(separator: "\n").map(String.init) == words.sorted())
  }

  /// bash splits a word at `:` as well.
  @Test(arguments: [
    (["dsmigrate", "apply", "--accept", "startsScaling,changesInDark", ":", "rad"], "radius"),
    (
      ["dsmigrate", "apply", "--accept", "changesInDark", ":", "color.brand.p"],
      "color.brand.primary"
    ),
  ])
  func bashCompletesScopesOfReasons(parts: [String], word: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("dsmigrate.bash", try script("bash"))
    try folder.write("Mapping.json", #"{ "name": "Own", "tokens": ["Own.tokens.json"] }"#)
    try folder.write(".dsmigrate.json", #"{ "mapping": "Mapping.json" }"#)
    try folder.write(
      "Own.tokens.json",
      ##"{ "color": { "$type": "color", "brand": { "primary": { "$value": "#102030" } } } }"##)
    let program = """
      . ./dsmigrate.bash
      COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
      _dsmigrate
      printf '%s\n' "${COMPREPLY[@]}"
      """
    let result = try folder.run(
      "bash", ["-c", program, "bash", BuiltTool.path] + parts.dropFirst())
    #expect(result.text == word + "\n")
  }

  @Test func anUnknownShellIsAnError() throws {
    let folder = try TemporaryFolder()
    #expect(
      try BuiltTool.run(["completions", "zhs"], in: folder).error
        == "dsmigrate: unknown shell 'zhs'; did you mean 'zsh'?\n")
    #expect(
      try BuiltTool.run(["completions"], in: folder).error
        == "dsmigrate: 'completions' takes a shell: bash, zsh, fish\n")
  }

  /// `RECORD=1 swift test --filter CompletionsTests` writes the page.
  @Test func theManualPageIsMadeFromTheTables() throws {
    let result = try BuiltTool.run(["debug", "manual"], in: TemporaryFolder())
    try Snapshot.expect(result.output, at: "Documentation/dsmigrate.1")
  }

  /// `RECORD=1 swift test --filter CompletionsTests` writes the page.
  @Test func theCommandReferenceIsMadeFromTheTables() throws {
    let result = try BuiltTool.run(["debug", "commands"], in: TemporaryFolder())
    try Snapshot.expect(result.output, at: "Documentation/Reference/Commands.md")
  }

  @Test func theVersionIncludesAKnownCommit() throws {
    let result = try BuiltTool.run(["--version"], in: TemporaryFolder())
    #expect(result.text == "\(Tool.description)\n")
    #expect(Tool.description.hasPrefix("dsmigrate \(Tool.version)"))
  }
}
