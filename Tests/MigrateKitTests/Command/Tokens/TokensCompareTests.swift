import Testing

@testable import MigrateKitCore

/// `dsmigrate tokens compare` as a person runs it.
@Suite struct TokensCompareTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, hex) in [("day", "0.1, 0.1, 0.1"), ("night", "0.9, 0.9, 0.9")] {
      try folder.write(
        "mappings/\(name).tokens.json",
        #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\#(hex)] } } }"#
      )
      try folder.write(
        "mappings/\(name).json", #"{ "name": "\#(name)", "tokens": ["\#(name).tokens.json"] }"#)
    }
    try folder.write("mappings/vocabulary.json", #"{ "tokens": {} }"#)
    try folder.write("mappings/schema.json", "{}")
    return folder
  }

  @Test(arguments: [
    [], ["day", "night"], ["mappings"], ["mappings/day.json", "night"],
  ])
  func mappingsAreNamedByFileFolderOrName(names: [String]) throws {
    let result = try BuiltTool.run(["tokens", "compare"] + names, in: project())
    #expect(result.status == 0)
    #expect(
      result.text.hasPrefix(
        """
        day · 1 token · 1 of 1 names
        night · 1 token · 1 of 1 names

        Colors · 1
               day      night
          ink  #1A1A1A  #E6E6E6

        """), "\(result.text)")
  }

  @Test func writesAPageForDesigners() throws {
    let folder = try project()
    let result = try BuiltTool.run(["tokens", "compare", "--html", "page.html"], in: folder)
    #expect(result.status == 0)
    #expect(result.text == "")
    #expect(try folder.text("page.html").contains("<h1>Two design systems, one vocabulary</h1>"))
  }

  @Test(
    arguments: [
      (["dya"], "dsmigrate: cannot find the mapping 'dya'; did you mean 'day'?\n"),
      (
        ["a/b/elsewhere"],
        "dsmigrate: cannot find the mapping 'a/b/elsewhere'; name a file, or NAME for "
          + "mappings/NAME.json\n"
      ),
      (["day"], "dsmigrate: 'tokens compare' needs at least two mappings that load\n"),
      (["empty"], "dsmigrate: there is no mapping in 'empty'\n"),
    ])
  func reportsEveryMistake(names: [String], sentence: String) throws {
    let folder = try project()
    try folder.write("empty/readme.txt", "")
    let result = try BuiltTool.run(["tokens", "compare"] + names, in: folder)
    #expect(result.status == 2)
    #expect(result.error == sentence)
  }

  @Test func theShippedSystemsAreComparedByDefault() throws {
    let result = try ProgramResult.run(
      BuiltTool.path, ["tokens", "compare", "--format", "json"], in: Repository.root)
    let json = try JSONParser.parse(result.output).0
    #expect(
      json["systems"]?.array?.compactMap { $0["name"]?.string } == [
        "Coaching", "Daily Ritual", "Runner", "Story", "Wellness",
      ])
    #expect((json["rows"]?.array?.count ?? 0) > 80)
  }
}
