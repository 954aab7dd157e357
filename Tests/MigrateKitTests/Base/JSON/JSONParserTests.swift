import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite struct JSONParserTests {
  static func parse(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)).0 }

  static func failure(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONParser.parse(bytes)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("null", JSONValue.null), ("true", .bool(true)), (" false\n", .bool(false)),
    ("-0.5e2", .number(-50)), ("0", .number(0)), ("1e3", .number(1000)),
    (#""a\n\"\\\/\u00e9\ud83d\ude00é""#, .string("a\n\"\\/é😀é")),
    ("[]", .array([])), ("[1, [2]]", .array([.number(1), .array([.number(2)])])),
    ("\u{FEFF}1", .number(1)),
  ])
  func readsValues(text: String, value: JSONValue) throws {
    #expect(try Self.parse(text) == value)
  }

  @Test func keepsTheOrderOfMembers() throws {
    let object = try #require(try Self.parse(#"{ "z": 1, "a": 2, "m": 3 }"#).object)
    #expect(object.keys == ["z", "a", "m"])
  }

  @Test func readsNumbersThatAreTooLargeAsInfinite() throws {
    #expect(try Self.parse("1e999") == .number(.infinity))
  }

  @Test func reportsDuplicateKeys() throws {
    let (value, duplicates) = try JSONParser.parse(Array(#"{"a": {"b": 1, "b": 2}}"#.utf8))
    #expect(value["a"]?["b"] == .number(2))
    #expect(duplicates.map(\.path.description) == ["a.b"])
  }

  @Test(arguments: [
    ("", "the file is empty"), ("  \n", "the file is empty"),
    ("{", "line 1, column 2: the file ends inside an object; '}' is missing"),
    ("[1", "line 1, column 3: the file ends inside an array; ']' is missing"),
    ("{\n  \"a\": 1,\n}", "line 2, column 9: an object may not end with a comma"),
    ("[1, 2,]", "line 1, column 6: an array may not end with a comma"),
    ("{\"a\": 1 \"b\": 2}", "line 1, column 9: ',' or '}' is missing before '\"'"),
    ("[1 2]", "line 1, column 4: ',' or ']' is missing before '2'"),
    ("{\"a\" 1}", "line 1, column 6: ':' is missing after \"a\""),
    ("{a: 1}", "line 1, column 2: a key in double quotes is missing here"),
    ("{\"a\": }", "line 1, column 7: a value is missing before '}', or there is an extra comma"),
    ("{\"a\":", "line 1, column 6: the file ends where a value is expected"),
    ("[NaN]", "line 1, column 2: 'NaN' is not a JSON value"),
    ("[-Infinity]", "line 1, column 2: '-Infinity' is not a JSON number"),
    ("[01]", "line 1, column 2: '01' is not a JSON number"),
    ("[1.]", "line 1, column 2: '1.' is not a JSON number"),
    ("['a']", "line 1, column 2: strings take double quotes"),
    (
      "// x\n1",
      "line 1, column 1: JSON has no comments; use a \"$description\" or \"description\" instead"
    ),
    ("\"abc", "line 1, column 1: this string is never closed; '\"' is missing"),
    ("\"abc\n\"", "line 1, column 1: this string is not closed on its line; '\"' is missing"),
    (#""\x""#, "line 1, column 2: '\\x' is not an escape; a backslash is written '\\\\'"),
    (#""\ud800""#, "line 1, column 2: '\\u' takes four hex digits that make a character"),
    ("1 2", "line 1, column 3: unexpected '2' after the end of the document"),
    ("[é]", "line 1, column 2: unexpected byte 0xC3"),
  ])
  func reportsWhatIsMalformedAndWhere(text: String, message: String) {
    #expect(Self.failure(Array(text.utf8)) == message)
  }

  @Test func refusesInvalidUTF8() {
    #expect(
      Self.failure([0x22, 0xFF, 0x22]) == "line 1, column 1: this string is not valid UTF-8")
  }

  @Test(arguments: ["[", "{\"a\":"])
  func refusesAHundredThousandLevels(bracket: String) {
    let bytes = Array(String(repeating: bracket, count: 100_000).utf8)
    #expect(Self.failure(bytes)?.hasSuffix("nested more than 200 levels deep") == true)
  }

  @Test func readsOrRefusesEveryTruncationWithoutACrash() {
    let bytes = Array(#"{"a": [1.5e3, "\u00e9x", {"b": null}], "c": true}"#.utf8)
    for count in bytes.indices {
      #expect(Self.failure(Array(bytes[..<count])) != nil)
    }
  }

  @Test(arguments: [
    (["a", "b"], "a.b"), (["a", "x y"], #"a["x y"]"#), (["color.text"], #"["color.text"]"#),
    (["$value", "q\"\\"], #"$value["q\"\\"]"#),
  ])
  func writesReadablePaths(keys: [String], text: String) {
    #expect(JSONPath.root.keys(keys).description == text)
    #expect(JSONPath.root.key("a").index(2).description == "a[2]")
  }

  /// Asset catalogs may have one, because Xcode reads it.
  @Test func aCommaAfterTheLastMemberMayBeAllowed() throws {
    let bytes = Array("{ \"a\": [1, 2,], }".utf8)
    let value = try JSONParser.parse(bytes, allowsLastComma: true).0
    #expect(value["a"] == .array([.number(1), .number(2)]))
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(bytes) }
  }
}
