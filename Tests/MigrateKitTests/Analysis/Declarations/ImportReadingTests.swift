import Testing

@testable import MigrateKitCore

/// The modules that a file imports, re-exports, and states as a manifest.
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

  static let manifests: [(code: String, names: [String])] = [
    (#"let project = Project.module(name: "ShopUI", dependencies: [.kit])"#, ["ShopUI"]),
    (#"let p = Project(name: Path.ui, targets: [.shared(productName: "ShopUI")])"#, ["ShopUI"]),
    (#"let p = Project(name: "Shop", targets: [.target(name: "ShopUI")])"#, ["Shop"]),
    (#"let p = Project(name: "Shop", packages: [.external(name: "Lottie")])"#, ["Shop"]),
  ]

  @Test(arguments: manifests) func theNamesThatAManifestOfTuistStates(
    code: String, names: [String]
  ) {
    #expect(stated("import ProjectDescription\n" + code) == names)
    #expect(stated("import Foundation\n" + code).isEmpty)
  }

  private func stated(_ source: String) -> [String] {
    let lexemes = Lexer.lexemes(in: Array(source.utf8))
    let survey = LexemeSurvey(lexemes, Array(source.utf8))
    var facts = FileFacts()
    facts.readModules(lexemes, Array(source.utf8), landmarks: survey.landmarks)
    return facts.statedModules
  }
}
