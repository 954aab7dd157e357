import Testing

@testable import MigrateKit

@Suite struct ConfigurationFileTests {
  static func read(_ text: String) -> (ConfigurationFile, [String]) {
    let (configuration, problems) = ConfigurationFile.read(
      Array(text.utf8), file: ".dsmigrate.json")
    return (configuration, problems.map(\.description))
  }

  @Test func readsMappingExclusionsAndInclusions() {
    let (configuration, problems) = Self.read(
      """
      { "$schema": "config.schema.json", "mapping": "../../mappings/wellness.json",
        "movesFrom": "../../mappings/story.json", "exclude": ["Vendor/**"], "include": ["App/**"],
        "also": ["../DesignKit"] }
      """)
    #expect(configuration.mapping == "../../mappings/wellness.json")
    #expect(configuration.movesFrom == "../../mappings/story.json")
    #expect(configuration.exclude == ["Vendor/**"])
    #expect(configuration.include == ["App/**"])
    #expect(configuration.also == ["../DesignKit"])
    #expect(problems == [])
  }

  @Test(arguments: [
    ("{ \"maping\": \"x\" }", "maping: unknown key 'maping'; did you mean 'mapping'?"),
    ("{ \"mapping\": 3 }", "mapping: expected a string, found a number"),
    ("{ \"movesFrom\": [] }", "movesFrom: expected a string, found an array"),
    ("{ \"exclude\": \"x\" }", "exclude: expected an array of strings, found a string"),
    ("{ \"include\": [3] }", "include[0]: expected a string, found a number"),
    ("{ \"also\": \"../Kit\" }", "also: expected an array of strings, found a string"),
    ("[]", "expected an object, found an array"),
    ("{,}", "line 1, column 2: a key in double quotes is missing here"),
  ])
  func reportsOneMessage(text: String, problem: String) {
    #expect(Self.read(text).1 == [".dsmigrate.json: " + problem])
  }
}
