import Testing

@testable import MigrateKitCore

/// The modules that a file imports and re-exports.
@Suite struct ImportReadingTests {
  @Test(
    arguments: [
      ("@_exported import Theme\nimport Kit\n", ["Theme"]),
      ("import Kit\n@_exported import Theme\n", ["Theme"]),
      ("@_exported\npublic import Theme\n", ["Theme"]),
      ("@testable import Theme\nimport Kit\n", []),
      ("@_exported import struct Theme.Colors\nimport Kit\n", ["Theme"]),
    ])
  func onlyTheImportWithTheAttributeIsExported(source: String, expected: [String]) {
    let lexemes = Lexer.lexemes(in: Array(source.utf8))
    let survey = LexemeSurvey(lexemes, Array(source.utf8))
    var facts = FileFacts()
    facts.readModules(lexemes, Array(source.utf8), landmarks: survey.landmarks)
    #expect(facts.exports == expected)
    #expect(Set(facts.imports).isSubset(of: ["Theme", "Kit"]) && !facts.imports.isEmpty)
  }
}
