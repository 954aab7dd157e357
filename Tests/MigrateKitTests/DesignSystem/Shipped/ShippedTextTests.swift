import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The systems in the binary are those of `mappings/`.
@Suite struct ShippedTextTests {
  private static let names = ShippedSystem.all.map(\.name)

  private static func compact(_ json: JSONValue) -> String {
    switch json {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let number): JSONText.number(number)
    case .string(let text): JSONText.quoted(text)
    case .array(let elements): "[\(elements.map(compact).joined(separator: ","))]"
    case .object(let object):
      "{"
        + object.members.map { "\(JSONText.quoted($0.key)):\(compact($0.value))" }
        .joined(separator: ",") + "}"
    }
  }

  /// The source of a text in lines of 90 characters.
  private func literal(_ file: String, indent: Int) throws -> String {
    let json = try JSONParser.parse(Repository.read("mappings/\(file)")).0
    let text = Array(Self.compact(json))
    let lines = stride(from: 0, to: text.count, by: 90).map {
      String(text[$0..<min($0 + 90, text.count)])
    }
    let margin = String(repeating: " ", count: indent)
    let rows = lines.enumerated().map { index, line in
      margin + line + (index < lines.count - 1 ? "\\#" : "")
    }
    return "#\"\"\"\n" + rows.joined(separator: "\n") + "\n\(margin)\"\"\"#"
  }

  private static let head =
    "// Written from mappings/ by RECORD=1 swift test --filter ShippedTextTests. Edit the files there."
    + "\n\nextension ShippedSystem {\n"
  private static let folder = "Sources/MigrateKit/DesignSystem/Shipped/ShippedSystem"

  @Test(arguments: names) func theEmbeddedTextsEqualTheFiles(name: String) throws {
    let source = """
      \(Self.head)  static let \(name) = ShippedSystem(
          name: "\(name)",
          mapping: \(try literal("\(name).json", indent: 6)),
          tokens: \(try literal("\(name).tokens.json", indent: 6)))
      }

      """
    let file = name.prefix(1).uppercased() + name.dropFirst()
    try Snapshot.expect(Array(source.utf8), at: "\(Self.folder)+\(file).swift")
  }

  @Test func theEmbeddedVocabularyEqualsTheFile() throws {
    let text = try literal("vocabulary.json", indent: 4)
    let source = "\(Self.head)  static let vocabulary = \(text)\n}\n"
    try Snapshot.expect(Array(source.utf8), at: "\(Self.folder)+Vocabulary.swift")
  }

  @Test func everyMappingWithAVocabularyIsShipped() throws {
    let files = try FileSystem.entries(of: Repository.root + "/mappings").map(\.name)
    let mappings = files.filter { $0.hasSuffix(".tokens.json") }.map {
      String($0.dropLast(".tokens.json".count))
    }
    #expect(mappings.sorted() == Self.names)
  }

  @Test(arguments: names) func loadsWithoutAMistake(name: String) throws {
    let system = try #require(ShippedSystem.named(name))
    let loaded = MappingLoader.load(system.mappingFile) { file in
      guard let bytes = system.bytes(of: file) else { throw SystemError(ENOENT) }
      return bytes
    }
    #expect(loaded.problems == [])
    #expect(loaded.files == ["\(name).json", "vocabulary.json", "\(name).tokens.json"])
  }
}
