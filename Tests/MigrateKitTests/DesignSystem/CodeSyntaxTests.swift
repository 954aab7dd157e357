import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Figma's code syntax for iOS is the code of a variable for which the mapping has none.
@Suite struct CodeSyntaxTests {
  private func code(
    _ syntax: String, mapping: String = #"{ "name": "M", "tokens": ["t.tokens.json"] }"#,
    key: String = #""com.figma": { "codeSyntax": { "iOS": "%" } }"#
  ) -> [Site: String] {
    let extensions = key.replacing("%", with: syntax)
    let tokens = ##"""
      { "text": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
                  "$extensions": { \##(extensions) } } }
      """##
    let codes = DesignSystemFixture(tokens: tokens, mapping: mapping).load().designSystem?.codes
    return (codes?["text"] ?? [:]).mapValues(\.text)
  }

  @Test func theTypeThatTheCodeNamesIsItsSite() {
    #expect(
      code("Color.textPrimary") == [.color: "Color.textPrimary", .shapeStyle: "Color.textPrimary"])
    #expect(
      code("UIColor.textPrimary") == [.uiColor: "UIColor.textPrimary", .any: "UIColor.textPrimary"])
    #expect(code("Palette.text")[.color] == "Palette.text")
  }

  @Test func exportsMayUseFlatKeys() {
    #expect(
      code("Color.ink", key: #""com.figma.codeSyntax": { "iOS": "%" }"#)[.color] == "Color.ink")
  }

  @Test func theMappingTakesPrecedence() {
    let mapping =
      #"{ "name": "M", "tokens": ["t.tokens.json"], "code": { "color": { "Color": "Theme.{name}" } } }"#
    #expect(code("Color.textPrimary", mapping: mapping)[.color] == "Theme.text")
  }

  @Test func anEmptySyntaxIsIgnored() {
    #expect(code("") == [:])
  }
}
