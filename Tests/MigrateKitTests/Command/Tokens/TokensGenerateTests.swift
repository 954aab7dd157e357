import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `dsmigrate tokens generate` as a person runs it.
@Suite struct TokensGenerateTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "t.tokens.json",
      #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"#
    )
    try folder.write(
      "m.json",
      #"{ "name": "M", "tokens": ["t.tokens.json"], "code": { "color": { "Color": "Theme.{name}" } } }"#
    )
    return folder
  }

  @Test func writesSwiftToStandardOutputOrAFile() throws {
    let folder = try project()
    let printed = try BuiltTool.run(["tokens", "generate", "m.json"], in: folder)
    #expect(printed.status == 0)
    #expect(printed.text.contains("  public static let ink = Color(red: 1, green: 0, blue: 0)\n"))
    let written = try BuiltTool.run(
      ["tokens", "generate", "--mapping", "m.json", "--swift", "Theme.swift"], in: folder)
    #expect(written.status == 0)
    #expect(written.text == "")
    #expect(try folder.text("Theme.swift") == printed.text)
  }

  @Test func onlyOverwritesGeneratedFiles() throws {
    let folder = try project()
    let generate = ["tokens", "generate", "m.json", "--swift", "Theme.swift"]
    for _ in 1...2 { #expect(try BuiltTool.run(generate, in: folder).status == 0) }
    try folder.write("Theme.swift", "// mine")
    let refused = try BuiltTool.run(generate, in: folder)
    #expect(refused.status == 2)
    #expect(
      refused.error
        == "dsmigrate: 'Theme.swift' exists and was not generated; '--force' replaces it\n")
    #expect(try folder.text("Theme.swift") == "// mine")
    #expect(try BuiltTool.run(generate + ["--force"], in: folder).status == 0)
    #expect(try folder.text("Theme.swift").contains("let ink"))
  }

  @Test func writesAnAssetCatalog() throws {
    let folder = try project()
    let result = try BuiltTool.run(
      ["tokens", "generate", "--mapping", "m.json", "--xcassets", "App/Theme.xcassets"],
      in: folder)
    #expect(result.status == 0)
    #expect(result.text == "")
    let set = try folder.read("App/Theme.xcassets/ink.colorset/Contents.json")
    let color = try ColorSetFile(json: set).color(in: .ios18)
    #expect(color?.light.rgba8 == RGBA8(red: 255, green: 0, blue: 0))
  }

  @Test func reportsWhatCannotBeWritten() throws {
    let folder = try project()
    try folder.write("App", "a file")
    let result = try BuiltTool.run(
      ["tokens", "generate", "--mapping", "m.json", "--xcassets", "App/Theme.xcassets"],
      in: folder)
    #expect(result.status == 2)
    #expect(
      result.error.hasSuffix("/App/Theme.xcassets': not a directory\n"), "\(result.error)")
    try folder.write("n.json", try folder.text("m.json"))
    let two = try BuiltTool.run(["tokens", "generate", "m.json", "n.json"], in: folder)
    #expect(two.status == 2)
    #expect(
      two.error == "dsmigrate: 'tokens generate' takes one mapping; name it with --mapping FILE\n")
  }

  @Test func aNameThatCannotBeDeclaredIsAnError() throws {
    let folder = try project()
    try folder.write(
      "m.json",
      #"{ "name": "M", "tokens": ["t.tokens.json"], "code": { "color": { "Color": "Theme.now(3).{name}" } } }"#
    )
    let result = try BuiltTool.run(["tokens", "generate", "m.json"], in: folder)
    #expect(result.status == 1)
    #expect(
      result.error
        == "dsmigrate: cannot declare the code of 'ink': 'Theme.now(3).ink' needs 'Theme.now(_:).ink'; "
        + "its value is declared as MTokens.Colors.ink\n"
    )
    #expect(result.text.contains("let ink = Color(red: 1, green: 0, blue: 0)"))
  }
}
