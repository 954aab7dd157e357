import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Baseline files")
struct BaselineFileTests {
  private static let baseline = Baseline([
    Baseline.Entry(file: "B.swift", category: .radius, source: "12", key: "b1", count: 3),
    Baseline.Entry(file: "A.swift", category: .color, source: "Color.red", key: "a1"),
  ])

  @Test("have one entry per line, in order, all ending alike")
  func layout() {
    #expect(
      String(decoding: BaselineFile.write(Self.baseline), as: UTF8.self) == """
        {
          "$schema": "baseline.schema.json",
          "version": 1,
          "entries": [
            { "file": "A.swift", "category": "color", "source": "Color.red", "key": "a1" },
            { "file": "B.swift", "category": "radius", "source": "12", "key": "b1", "count": 3 },
            {}
          ]
        }

        """)
  }

  @Test("round-trip")
  func roundTrip() {
    let bytes = BaselineFile.write(Self.baseline)
    let (read, problems) = BaselineFile.read(bytes, file: "b.json")
    #expect(problems == [])
    #expect(read == Self.baseline)
  }

  @Test("keep to the published schema, which knows the same keys")
  func schema() throws {
    let schema = try MappingSchemaTests.schema("baseline.schema")
    let document = try JSONParser.parse(BaselineFile.write(Self.baseline)).0
    #expect(JSONSchema(schema).violations(document) == [])
    #expect(MappingSchemaTests.keys(schema) == Set(MappingKeys.baseline))
    #expect(MappingSchemaTests.keys(schema["$defs"]?["entry"]) == Set(MappingKeys.baselineEntry))
  }

  @Test("use the greater count of a duplicate entry")
  func twice() {
    let entry = Baseline.Entry(file: "A", category: .color, source: "s", key: "k", count: 2)
    var other = entry
    other.count = 3
    #expect(Baseline([entry, other]).entries == [other])
    #expect(Baseline([other, entry]).entries == [other])
  }

  @Test(
    "are refused if they are invalid",
    arguments: [
      ("", "the file is empty"),
      ("<<<<<<< HEAD", "line 1, column 1: unexpected '<'"),
      (#"{ "entries": [] }"#, "'version' is missing; this is not a file of baselines"),
      (
        #"{ "version": 9, "entries": [] }"#,
        "version: a newer dsmigrate wrote the file; update dsmigrate to read it"
      ),
      (#"{ "version": 1 }"#, "entries: expected an array of entries"),
      (
        #"{ "version": 1, "entries": [{ "file": "A", "category": "color" }] }"#,
        "entries[0]: 'key' is missing"
      ),
      (
        #"{ "version": 1, "entries": [{ "file": "A", "category": "colour", "key": "k" }] }"#,
        "entries[0].category: unknown category 'colour'; did you mean 'color'?"
      ),
    ])
  func refusals(_ text: String, _ message: String) {
    let (read, problems) = BaselineFile.read(Array(text.utf8), file: "b.json")
    #expect(read == nil)
    #expect(problems.map(\.description) == ["b.json: " + message])
  }

  @Test("merge without conflicts when branches remove and add values")
  func merge() throws {
    func entries(_ names: [String]) -> Baseline {
      Baseline(names.map { Baseline.Entry(file: $0, category: .color, source: "", key: $0) })
    }
    let folder = try TemporaryFolder()
    let names = (0..<9).map { "F\($0)" }
    try folder.write("base", BaselineFile.write(entries(names)))
    try folder.write("ours", BaselineFile.write(entries(Array(names.dropLast()))))
    try folder.write("theirs", BaselineFile.write(entries(Array(names.dropFirst()) + ["F55"])))
    #expect(try folder.run("git", ["merge-file", "ours", "base", "theirs"]).status == 0)
    let merged = BaselineFile.read(try folder.read("ours"), file: "ours").baseline
    #expect(merged == entries(Array(names.dropFirst().dropLast()) + ["F55"]))
  }

  @Test("are valid JSON after a union merge")
  func union() throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ keys: [String]) throws {
      let entries = keys.map { Baseline.Entry(file: "F", category: .color, source: "", key: $0) }
      try folder.write(name, BaselineFile.write(Baseline(entries)))
    }
    try write("base", ["a"])
    try write("ours", ["a", "b"])
    try write("theirs", ["a", "c"])
    _ = try folder.run("git", ["merge-file", "--union", "ours", "base", "theirs"])
    let merged = BaselineFile.read(try folder.read("ours"), file: "ours").baseline
    #expect(merged?.entries.map(\.key) == ["a", "b", "c"])
  }
}
