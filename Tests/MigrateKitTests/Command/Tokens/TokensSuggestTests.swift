import Testing

@testable import MigrateKitCore

/// `dsmigrate tokens suggest` as a person runs it: from code without any token to code without a gap.
@Suite struct TokensSuggestTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Home.swift",
      """
      import SwiftUI
      struct Home: View {
        var body: some View {
          VStack {
            Text(name).font(.system(size: 17)).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.8))
            Text(place).font(.system(size: 17)).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.8))
            Text(note).font(.system(size: 12)).foregroundStyle(Color(red: 0.9, green: 0.3, blue: 0.2))
            Text(day).font(.system(size: 12)).foregroundStyle(Color(red: 0.9, green: 0.3, blue: 0.2))
          }
          .cornerRadius(12)
          Card().cornerRadius(12)
          Card().cornerRadius(4)
        }
      }
      """)
    return folder
  }

  @Test func aScanWithoutAMappingNamesTheCommand() throws {
    let folder = try project()
    let scan = try BuiltTool.run(["scan", "App"], in: folder)
    #expect(scan.text.contains("dsmigrate tokens suggest App\n"))
  }

  @Test func proposesTokensForRepeatedValues() throws {
    let folder = try project()
    let result = try BuiltTool.run(["tokens", "suggest", "App"], in: folder)
    #expect(result.status == 0)
    for path in [
      "color.text.blue-500", "color.text.red-400", "text.body", "text.caption", "radius.medium",
    ] {
      #expect(result.text.contains(path), "\(path)")
    }
    #expect(result.text.contains("1 value used once: no token proposed"))
    #expect(
      result.text.hasSuffix(
        """
        Next: token file, mapping and Swift theme in one command
          dsmigrate init --suggest --swift FILE App
        or the token file alone
          dsmigrate tokens suggest App --format json -o suggested.tokens.json

        """))
  }

  /// What is proposed works as it is: with it as the only token file, nothing that it is for is a gap.
  @Test func theProposedTokensMatchTheirCode() throws {
    let folder = try project()
    let written = try BuiltTool.run(
      ["tokens", "suggest", "App", "--format", "json", "-o", "suggested.tokens.json"], in: folder)
    #expect(written.status == 0)
    try folder.write(
      "m.json",
      #"{ "name": "First", "tokens": ["suggested.tokens.json"], "code": { "color": { "Color": "Theme.{path}" }, "font": { "Font": "Theme.{path}" }, "radius": { "CGFloat": "Theme.{path}" } } }"#
    )
    let check = try BuiltTool.run(["tokens", "check", "--mapping", "m.json"], in: folder)
    #expect(check.status == 0)
    #expect(!check.text.contains("Does not load"))
    let scan = try BuiltTool.run(
      ["scan", "App", "--mapping", "m.json", "--format", "json"], in: folder)
    let json = try JSONParser.parse(scan.output).0
    let gaps = (json["findings"]?.array ?? []).filter { $0["status"]?.string == "gap" }
    #expect(gaps.compactMap { $0["source"]?.string } == ["4"])
    let again = try BuiltTool.run(
      ["tokens", "suggest", "App", "--mapping", "m.json", "--format", "json"], in: folder)
    #expect(!again.text.contains("blue"))
  }
}
