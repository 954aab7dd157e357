import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Decisions files")
struct DecisionsFileTests {
  private static let decisions = Decisions(
    file: "d.json",
    entries: [
      "00000000000000ff": Decision(
        .accept, token: "color.brand", reason: "the \"brand\" moved\nlast year", file: "A.swift",
        source: "Color.red"),
      "0000000000000001": Decision(.reject, file: "B.swift", source: "12", alike: 3),
      "0000000000000002": Decision(.use, token: "radius.card", file: "A.swift", source: "11"),
    ])

  @Test("round-trip")
  func roundTrip() throws {
    let bytes = DecisionsFile.write(Self.decisions)
    let (read, problems) = DecisionsFile.read(bytes, file: "d.json")
    #expect(problems == [])
    #expect(read == Self.decisions)
    #expect(read.map { DecisionsFile.write($0) } == bytes)
  }

  @Test("have one decision per line, in order of file and code")
  func layout() {
    #expect(
      String(decoding: DecisionsFile.write(Self.decisions), as: UTF8.self) == """
        {
          "$schema": "decisions.schema.json",
          "version": 1,
          "decisions": {
            "0000000000000002": { "decision": "use", "token": "radius.card", "file": "A.swift", "source": "11" },
            "00000000000000ff": { "decision": "accept", "token": "color.brand", "reason": "the \\"brand\\" moved\\nlast year", "file": "A.swift", "source": "Color.red" },
            "0000000000000001": { "decision": "reject", "file": "B.swift", "source": "12", "alike": 3 }
          }
        }

        """)
  }

  @Test("keep to the published schema, which knows the same keys")
  func schema() throws {
    let schema = try MappingSchemaTests.schema("decisions.schema")
    let document = try JSONParser.parse(DecisionsFile.write(Self.decisions)).0
    #expect(JSONSchema(schema).violations(document) == [])
    #expect(MappingSchemaTests.keys(schema) == Set(MappingKeys.decisions))
    #expect(
      MappingSchemaTests.keys(schema["$defs"]?["decision"]) == Set(MappingKeys.decision))
  }

  @Test("quote code on one line, cut")
  func excerpt() {
    #expect(QuotedCode.line("Color(\n    red: 1,\n\tgreen: 0)") == "Color( red: 1, green: 0)")
    #expect(QuotedCode.line(String(repeating: "a", count: 300)).count == 100)
  }

  @Test(
    "report each mistake with its place, and keep the rest",
    arguments: [
      (
        #""a": { "decision": "acept" }"#,
        "decisions.a.decision: unknown decision 'acept'; did you mean 'accept'?"
      ),
      (
        #""a": { "token": "t" }"#,
        "decisions.a: 'decision' is missing; it is one of accept, reject, use"
      ),
      (#""a": { "decision": "use" }"#, "decisions.a: 'use' needs the token to take"),
      (#""a": { "decision": "use", "token": "" }"#, "decisions.a.token: may not be empty"),
      (
        #""a": { "decision": "reject", "why": "" }"#,
        "decisions.a.why: unknown key 'why'"
      ),
      (
        #""a": { "decision": "reject", "reason": 1 }"#,
        "decisions.a.reason: expected a string, found a number"
      ),
      (
        #""a": { "decision": "reject", "alike": 0 }"#,
        "decisions.a.alike: expected a whole number from 1 up"
      ),
      (#""a": "reject""#, "decisions.a: expected an object, found a string"),
    ])
  func mistakes(_ entry: String, _ message: String) throws {
    let text = #"{ "version": 1, "decisions": { \#(entry), "b": { "decision": "reject" } } }"#
    let (read, problems) = DecisionsFile.read(Array(text.utf8), file: "d.json")
    #expect(problems.map(\.description) == ["d.json: " + message])
    #expect(read?.entries.keys.sorted() == ["b"])
    #expect(read?.unreadable == ["a"])
  }

  @Test(
    "are refused as a whole if they are not decisions files",
    arguments: [
      (
        #"{ "version": 2, "decisions": {} }"#,
        "version: a newer dsmigrate wrote the file; update dsmigrate to read it"
      ),
      (#"{ "version": "1" }"#, "version: this dsmigrate reads version 1 of decisions only"),
      (#"{ "decisions": {} }"#, "'version' is missing; this is not a file of decisions"),
      ("[]", "expected an object, found an array"),
      ("<<<<<<< HEAD", "line 1, column 1: unexpected '<'"),
      ("", "the file is empty"),
    ])
  func refusals(_ text: String, _ message: String) {
    let (read, problems) = DecisionsFile.read(Array(text.utf8), file: "d.json")
    #expect(read == nil)
    #expect(problems.map(\.description) == ["d.json: " + message])
  }
}
