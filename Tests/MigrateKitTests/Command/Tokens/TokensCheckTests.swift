import Testing

@testable import MigrateKitCore

/// `dsmigrate tokens check` as a person runs it.
@Suite struct TokensCheckTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "t.tokens.json",
      ##"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] } }, "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"##
    )
    try folder.write(
      "m.json",
      #"{ "name": "Paper", "tokens": ["t.tokens.json"], "code": { "color": { "Color": "Theme.{name}" } }, "roles": { "ink": ["text"], "paper": ["background"] } }"#
    )
    try folder.write("App/View.swift", "let view = Text(title).foregroundStyle(Theme.ink)\n")
    return folder
  }

  @Test func measuresAndExitsWithOneOnlyWithCheck() throws {
    let folder = try project()
    let result = try BuiltTool.run(["tokens", "check", "--mapping", "m.json"], in: folder)
    #expect(result.status == 0)
    #expect(
      result.text.hasPrefix(
        """
        Paper · 2 tokens · 1 mistake · 1 warning

        Text that is hard to read · 1
          × ink              light      dark
              on paper    2.85<4.5  2.85<4.5


        """))
    #expect(!result.text.contains("Never named"))
    let checked = try BuiltTool.run(
      ["tokens", "check", "--check", "--mapping", "m.json"], in: folder)
    #expect(checked.status == 1)
    #expect(checked.text == result.text)
  }

  @Test func listsTokensThatTheCodeNeverUses() throws {
    let folder = try project()
    let result = try BuiltTool.run(["tokens", "check", "--mapping", "m.json", "App"], in: folder)
    #expect(result.text.hasSuffix("Never used by the code · 1\n  · paper\n"))
  }

  @Test func writesFiguresAsJSON() throws {
    let folder = try project()
    let result = try BuiltTool.run(
      ["tokens", "check", "--format", "json", "--mapping", "m.json"], in: folder)
    let json = try JSONParser.parse(result.output).0
    let finding = try #require(
      json["findings"]?.array?.first { $0["kind"]?.string == "contrast" })
    #expect(finding["severity"]?.string == "mistake")
    let figure = try #require(finding["figures"]?.array?.first)
    #expect(figure["appearance"]?.string == "light")
    #expect(figure["needs"]?.number == 4.5)
    #expect(try abs(#require(figure["value"]?.number) - 2.849) < 0.001)
  }
}
