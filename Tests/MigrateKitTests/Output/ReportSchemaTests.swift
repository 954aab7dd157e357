import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The published schema of the report, and reports held against it.
@Suite struct ReportSchemaTests {
  private static let document = Result { try MappingSchemaTests.schema("report.schema") }

  private func violations(_ bytes: [UInt8]) throws -> [String] {
    JSONSchema(try Self.document.get()).violations(try JSONParser.parse(bytes).0)
  }

  /// The reports that are kept among the fixtures: those of every sample, and awkward ones.
  static let reports =
    ["report/report.json", "report/empty.json"]
    + SampleRun.all.map { $0.expected + "/report.json" }

  @Test(arguments: reports) func reportsFollowIt(name: String) throws {
    let bytes = try FileSystem.read(Snapshot.fixtures + "/" + name)
    #expect(try violations(bytes) == [])
  }

  @Test func aReportWithABaselineDecisionsAndAShardFollowsIt() throws {
    let folder = try SmallProject().folder
    _ = try BuiltTool.run(["scan", "--write-baseline", "b.json", "-q"], in: folder)
    try folder.write("App/More.swift", "let a = Text(\"\").padding(7).cornerRadius(77)\n")
    let compared = try BuiltTool.run(
      ["scan", "--baseline", "b.json", "--format", "json"], in: folder)
    #expect(compared.text.contains("\"baselineState\": \"new\""))
    #expect(try violations(compared.output) == [])
    let part = try BuiltTool.run(["scan", "--shard", "1/2", "--format", "json"], in: folder)
    #expect(part.text.contains("\"shards\""))
    #expect(try violations(part.output) == [])
  }

  @Test(arguments: [
    (#""status": "exact""#, #""status": "perfect""#), (#""place": "view""#, #""place": "here""#),
    (#""schemaVersion": 1"#, #""schemaVersion": 2"#), (#""column": "#, #""column": -"#),
  ])
  func otherDocumentsDoNotFollowIt(old: String, new: String) throws {
    let text = try String(
      decoding: FileSystem.read(Snapshot.fixtures + "/samples/coaching/report.json"), as: UTF8.self)
    try #require(text.contains(old))
    let changed = text.replacingOccurrences(of: old, with: new)
    #expect(try !violations(Array(changed.utf8)).isEmpty)
  }

  @Test func theSchemaListsTheWordsOfTheCode() throws {
    let schema = try Self.document.get()
    func words(_ value: JSONValue?) -> [String]? { value?["enum"]?.array?.compactMap(\.string) }
    let definitions = try #require(schema["$defs"])
    let finding = try #require(definitions["finding"]?["properties"])
    #expect(words(definitions["category"]) == TokenCategory.allCases.map(\.rawValue))
    #expect(words(definitions["role"]) == UsageRole.allCases.map(\.rawValue))
    #expect(words(definitions["reasonCode"]) == ReasonCode.allCases.map(\.rawValue))
    #expect(words(finding["status"]) == Status.allCases.map(\.rawValue))
    #expect(words(finding["place"]) == Place.allCases.map(\.rawValue))
    #expect(words(finding["site"]) == Site.allCases.map(\.rawValue))
    #expect(schema["properties"]?["schemaVersion"]?["enum"]?.array == [.number(1)])
    #expect(JSONReporter.schemaVersion == 1)
  }

  @Test(arguments: MappingSchemaTests.schemas) func everySchemaHasItsPublishedURL(
    name: String
  ) throws {
    let schema = try MappingSchemaTests.schema(name)
    #expect(schema["$id"] == .string(Tool.schema(name + ".json")))
  }
}
