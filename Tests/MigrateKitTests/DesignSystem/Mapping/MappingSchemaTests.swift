import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The published schemas and the readers know the same keys and words.
@Suite struct MappingSchemaTests {
  static let schemas = [
    "schema", "vocabulary.schema", "config.schema", "decisions.schema", "baseline.schema",
    "report.schema",
  ]

  static func schema(_ name: String) throws -> JSONValue {
    let bytes = try FileSystem.read("\(ShippedMappingTests.folder)/\(name).json")
    return try JSONParser.parse(bytes).0
  }

  static func keys(_ value: JSONValue?) -> Set<String> {
    Set(value?["properties"]?.object?.keys ?? []).subtracting(["$schema", "$description"])
  }

  static func words(_ value: JSONValue?) -> Set<String> {
    Set((value?["enum"]?.array ?? []).compactMap(\.string))
  }

  @Test func theMappingSchemaHasTheKeysThatAreRead() throws {
    let schema = try Self.schema("schema")
    let properties = schema["properties"]
    let definitions = schema["$defs"]
    #expect(Self.keys(schema) == Set(MappingKeys.mapping))
    #expect(Self.keys(definitions?["module"]) == Set(MappingKeys.module))
    #expect(Self.keys(definitions?["role"]) == Set(MappingKeys.role))
    #expect(Self.keys(definitions?["spelling"]?["oneOf"]?.array?[1]) == Set(MappingKeys.code))
    #expect(Self.keys(definitions?["tokenFile"]?["oneOf"]?.array?[1]) == Set(MappingKeys.tokenFile))
    #expect(Self.keys(properties?["code"]) == Set(MappingKeys.codes))
    #expect(Self.keys(properties?["thresholds"]) == Set(MappingKeys.thresholds))
    #expect(
      Self.keys(properties?["hexInitializers"]?["items"]) == Set(MappingKeys.hexInitializer))
    for category in TokenCategory.allCases {
      let sites = Site.sites(of: category).map(\.rawValue)
      let known = Self.keys(properties?["code"]?["properties"]?[category.rawValue])
      #expect(known == Set(sites + ["requires"]))
    }
    let entry = properties?["code"]?["properties"]?["tokens"]?["additionalProperties"]
    #expect(Self.keys(entry) == Set(Site.allCases.map(\.rawValue) + ["requires"]))
  }

  @Test func theMappingHasTheWordsThatAreRead() throws {
    let schema = try Self.schema("schema")
    let properties = schema["properties"]
    let roles = UsageRole.allCases.filter { $0 != .unknown }.map(\.rawValue)
    #expect(Self.words(schema["$defs"]?["roles"]?["items"]) == Set(roles))
    #expect(
      Self.words(schema["$defs"]?["role"]?["properties"]?["means"])
        == Set(RoleTable.Entry.meanings))
    #expect(
      Self.words(properties?["accept"]?["items"])
        == Set(ReasonCode.allCases.filter { $0.effect == .holds }.map(\.rawValue)))
    #expect(Self.words(properties?["systemColors"]) == Set(MappingDecoder.systemColorReleases))
    #expect(
      Self.words(properties?["categories"]?["additionalProperties"])
        == Set(TokenCategory.allCases.map(\.rawValue) + ["none"]))
  }

  @Test func theThresholdsHaveTheDefaultsAndRangesThatAreRead() throws {
    let thresholds = try Self.schema("schema")["properties"]?["thresholds"]?["properties"]
    for name in ThresholdName.allCases {
      let property = thresholds?[name.rawValue]
      #expect(property?["default"]?.number == Thresholds()[keyPath: name.keyPath])
      #expect(property?["minimum"]?.number == name.range.lowerBound)
      #expect(property?["maximum"]?.number == name.range.upperBound)
    }
  }

  @Test func theVocabularyAndTheConfigurationHaveTheKeysThatAreRead() throws {
    let vocabulary = try Self.schema("vocabulary.schema")
    #expect(Self.keys(vocabulary) == Set(MappingKeys.vocabulary))
    let token = vocabulary["properties"]?["tokens"]?["additionalProperties"]
    #expect(Self.keys(token) == Set(MappingKeys.vocabularyToken))
    #expect(Self.keys(try Self.schema("config.schema")) == Set(MappingKeys.configuration))
  }

  @Test func everythingInTheSchemasIsDescribed() throws {
    func undescribed(_ value: JSONValue, _ path: JSONPath) -> [String] {
      var found: [String] = []
      for (key, property) in value["properties"]?.object?.members ?? [] where key != "$description"
      {
        let place = path.key(key)
        if property["description"] == nil, property["$ref"] == nil { found.append("\(place)") }
        found += undescribed(property, place)
      }
      return found
    }
    for name in Self.schemas {
      #expect(undescribed(try Self.schema(name), .root) == [])
    }
  }

  // MARK: Files against the schemas

  @Test func theSchemasOnlyUseCheckedKeywords() throws {
    func unknown(_ schema: JSONValue) -> [String] {
      guard let object = schema.object else { return [] }
      var found = object.keys.filter { !JSONSchema.keywords.contains($0) }
      for key in ["properties", "$defs"] {
        found += (object[key]?.object?.members ?? []).flatMap { unknown($0.value) }
      }
      for key in ["items", "additionalProperties"] { found += object[key].map(unknown) ?? [] }
      found += (object["oneOf"]?.array ?? []).flatMap(unknown)
      return found
    }
    for name in Self.schemas {
      #expect(unknown(try Self.schema(name)) == [])
    }
  }

  @Test(arguments: ShippedMappingTests.names)
  func theShippedFilesFollowTheSchemas(name: String) throws {
    let mapping = try Self.schema(name)
    #expect(JSONSchema(try Self.schema("schema")).violations(mapping) == [])
    #expect(mapping["$schema"] == .string("schema.json"))
    let configuration = try JSONParser.parse(
      FileSystem.read("\(ShippedMappingTests.folder)/../samples/\(name)/.dsmigrate.json")
    ).0
    #expect(JSONSchema(try Self.schema("config.schema")).violations(configuration) == [])
  }

  @Test func theVocabularyFollowsItsSchema() throws {
    let schema = JSONSchema(try Self.schema("vocabulary.schema"))
    #expect(schema.violations(try Self.schema("vocabulary")) == [])
  }

  /// What the reader refuses by itself, an editor marks too.
  @Test(arguments: [
    #"{}"#, #"{ "tokens": [] }"#, #"{ "tokens": ["a"], "coed": {} }"#,
    #"{ "tokens": ["a"], "name": "" }"#, #"{ "tokens": { "drak": ["a"] } }"#,
    #"{ "tokens": ["a"], "modules": [ {} ] }"#, #"{ "tokens": ["a"], "accept": ["tie"] }"#,
    #"{ "tokens": ["a"], "roles": { "a": ["backround"] } }"#,
    #"{ "tokens": ["a"], "roles": { "a": { "means": "joy" } } }"#,
    #"{ "tokens": ["a"], "code": { "color": { "CGFloat": "x" } } }"#,
    #"{ "tokens": ["a"], "code": { "color": { "Color": "" } } }"#,
    #"{ "tokens": ["a"], "code": { "tokens": { "a": { "Color": { "requires": "x" } } } } }"#,
    #"{ "tokens": ["a"], "thresholds": { "nearColor": -1 } }"#,
    #"{ "tokens": ["a"], "systemColors": "ios17" }"#,
    #"{ "tokens": ["a"], "hexInitializers": [ { "call": "x" } ] }"#,
    #"{ "tokens": ["a"], "categories": { "a": "radios" } }"#,
  ])
  func theSchemaRejectsWhatTheReaderRefuses(mapping: String) throws {
    let value = try JSONParser.parse(Array(mapping.utf8)).0
    #expect(!JSONSchema(try Self.schema("schema")).violations(value).isEmpty)
    #expect(!DesignSystemFixture(mapping: mapping).load().errors.isEmpty)
  }

  /// The example of the documentation is read as it is, and its lists are those of the code.
  @Test func theDocumentationIsCorrect() throws {
    let path = "\(ShippedMappingTests.folder)/../Documentation/Reference/Mapping.md"
    let text = String(decoding: try FileSystem.read(path), as: UTF8.self)
    let whole = try #require(text.firstRange(of: "## A whole mapping\n")?.upperBound)
    let start = try #require(text[whole...].firstRange(of: "```json\n")?.upperBound)
    let end = try #require(text[start...].firstRange(of: "```")?.lowerBound)
    let example = String(text[start..<end])
    let document = try JSONParser.parse(Array(example.utf8)).0
    #expect(JSONSchema(try Self.schema("schema")).violations(document) == [])
    #expect(Set(document.object?.keys ?? []).subtracting(["$schema"]) == Set(MappingKeys.mapping))
    let log = ProblemLog()
    #expect(MappingDecoder(file: "example", log: log).mapping(document) != nil)
    #expect(log.finish() == [])
    for key in MappingKeys.mapping { #expect(text.contains("| `\(key)` |")) }
    for family in MeaningWords.families {
      #expect(text.contains("| \(family.joined(separator: ", ")) |"))
    }
    for role in UsageRole.allCases where role != .unknown {
      #expect(text.contains("`\(role.rawValue)`"))
    }
  }
}
