import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Proposed tokens have code that nothing else has, under the templates of the mapping.
@Suite struct CodeNameTests {
  /// `Color.white` is Apple's, whatever its value; an app in UIKit alone gets members of `UIColor`.
  @Test func suggestedNamesBelongToTheApp() throws {
    let white = StyleValue.color(ColorValue(light: ColorSample(red: 1, green: 1, blue: 1)))
    let both = SuggestedCode.system(bridges: .init(usesSwiftUI: true, usesUIKit: true))
    var names = CodeNames([both], taken: [])
    #expect(names.paths(for: [("color.text.white", white)]) == ["color.text.text-white"])
    let uiKit = SuggestedCode.system(bridges: .init(usesUIKit: true, prefersUIKit: true))
    #expect(
      CodeNames([uiKit], taken: []).codes(of: "color.text.ink", white)?.sorted()
        == ["UIColor.ink", "UIColor.ink", "UIColor.ink.cgColor"])
  }

  static func designSystem(_ codes: String, tokens: String = "") -> DesignSystem? {
    DesignSystemFixture(
      tokens: """
        { "brand": { "$type": "color", "ink": { "$value": "#112233" } } \(tokens) }
        """,
      mapping: """
        { "name": "M", "tokens": ["t.tokens.json"], "code": { \(codes) } }
        """
    ).load().designSystem
  }

  static let color = StyleValue.color(
    ColorValue(light: ColorSample(red: 0.2, green: 0.4, blue: 0.8)))

  private func paths(
    _ paths: [String], value: StyleValue = color, _ codes: String
  ) throws -> [String] {
    let designSystem = try #require(Self.designSystem(codes))
    var names = CodeNames([designSystem], taken: [])
    return names.paths(for: paths.map { ($0, value) })
  }

  @Test func conflictingNamesGetTheirGroup() throws {
    #expect(
      try paths(
        ["color.text.blue-500", "color.border.blue-500", "color.fill.red-500"],
        #""color": { "Color": "Color.{name}" }"#) == [
          "color.text.text-blue-500", "color.border.border-blue-500", "color.fill.red-500",
        ])
  }

  @Test func aTemplateWithTheGroupHasNoConflicts() throws {
    #expect(
      try paths(
        ["color.text.blue-500", "color.border.blue-500"],
        #""color": { "Color": "Theme.{path}" }"#) == [
          "color.text.blue-500", "color.border.blue-500",
        ])
  }

  @Test func codeOfATokenOfTheSystemIsTaken() throws {
    #expect(
      try paths(["color.text.ink"], #""color": { "Color": "Color.{name}" }"#) == [
        "color.text.text-ink"
      ])
  }

  @Test func namesOfApplesFrameworksAreTaken() throws {
    let font = StyleValue.font(FontValue(size: 17, weight: .bold, textStyle: "body"))
    #expect(
      try paths(["text.body"], value: font, #""font": { "Font": "Font.{name}" }"#) == [
        "text.text-body"
      ])
    #expect(
      try paths(["text.body"], value: font, #""font": { "Font": "Typography.{name}" }"#) == [
        "text.body"
      ])
  }

  @Test func aNameMayNotBeginWithADigit() throws {
    #expect(
      try paths(["radius.16"], value: .radius(16), #""radius": { "CGFloat": "Radius.{name}" }"#)
        == [
          "radius.radius-16"
        ])
  }

  @Test func aTemplateWithoutPlaceholderDoesNotChangeNames() throws {
    #expect(
      try paths(["color.text.a", "color.text.b"], #""color": { "Color": "theme.color" }"#) == [
        "color.text.a", "color.text.b",
      ])
  }

  @Test func withoutATemplateTheLastPartIsNewInItsCategory() {
    var names = CodeNames([], taken: ["color.text.blue-500"])
    #expect(
      names.paths(for: [
        ("color.border.gray-400", Self.color), ("color.fill.gray-400", Self.color),
        ("spacing.gray-400", .number(8, of: .spacing)),
      ]) == ["color.border.border-gray-400", "color.fill.fill-gray-400", "spacing.gray-400"])
  }

  /// What is proposed for each sample has code of its own under the sample's mapping.
  @Test(arguments: ShippedMappingTests.names)
  func proposalsForTheSamplesHaveUniqueCode(name: String) throws {
    let sample = try #require(
      SampleRun.all.first { $0.testDescription == "samples/\(name)" })
    let outcome = try sample.outcome()
    let designSystem = try #require(
      MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json").designSystem)
    let proposed = TokenSuggestions(
      outcome.report.suggestions, taken: designSystem.tokens.map(\.path), systems: [designSystem]
    ).tokens
    #expect(!proposed.isEmpty)
    var owners: [String: String] = [:]
    for (path, sites) in designSystem.codes {
      for code in sites.values { owners[code.text] = path }
    }
    let names = CodeNames([designSystem], taken: [])
    for token in proposed {
      let codes = try #require(names.codes(of: token.path, token.value), "\(token.path)")
      for code in Set(codes) {
        #expect(owners[code] == nil, "\(code) of \(token.path) is that of \(owners[code] ?? "")")
        owners[code] = token.path
      }
    }
  }
}
