import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A constant that the declaration of a token names is the system's own: the token in its place would refer to itself.
@Suite struct PaletteConstantTests {
  private func statuses(
    brand: String, on type: String = "Color", code: String = "Color.{name}"
  ) throws -> [Status] {
    let project = try KitProject()
    try project.folder.write(
      "App/design/mapping.json", KitProject.mapping.replacing("Color.{name}", code))
    try project.folder.write(
      "App/Sources/App/Theme.swift",
      """
      import SwiftUI
      extension \(type) { static let brand = \(brand) }
      extension Color { init(_ color: UIColor) { self.init(uiColor: color) } }
      private enum Inks {
        static let blue700 = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
      }
      struct Title: View { var body: some View { Text("").foregroundStyle(Inks.blue700) } }
      """)
    try project.makeRepository()
    let suggestions = try project.run(keepsBytes: false).report.suggestions
    return suggestions.filter { $0.finding.source.hasPrefix("Color(") }
      .filter { $0.finding.context.view == "Inks.blue700" }.map(\.status)
  }

  @Test(arguments: ["Inks.blue700", "Inks.blue700.opacity(1)"])
  func theConstantOfATokenIsADefinition(brand: String) throws {
    #expect(try statuses(brand: brand) == [.definition])
  }

  /// `Color(UIColor.brand)` has no declaration of its own, `UIColor.brand` has.
  @Test func aConvertedTokenNamesItsConstantToo() throws {
    let statuses = try statuses(
      brand: "UIColor(Inks.blue700)", on: "UIColor",
      code: #"Color(UIColor.{name})", "UIColor": "UIColor.{name}"#)
    #expect(statuses == [.definition])
  }

  /// What a function gives to a token, directly or through another one.
  @Test(arguments: [
    ("textColor()", "func textColor() -> Color { BRAND }"),
    ("textColor(1)", "func textColor(_ index: Int) -> Color { BRAND }"),
    ("other()", "func other() -> Color { textColor() }\nfunc textColor() -> Color { BRAND }"),
  ]) func whatATokenComesFromIsADefinition(value: String, others: String) throws {
    let code = others.replacing("BRAND", with: TwoTokens.brand)
    func outcomes(_ brand: String) throws -> [String] {
      try TwoTokens.outcomes([
        "App/T.swift": "import SwiftUI\nenum Palette { static let brand = \(brand) }\n",
        "App/V.swift": "import SwiftUI\n\(code)\n",
      ])
    }
    #expect(try outcomes(value).isEmpty)
    // A token with a value of its own may be written there.
    #expect(try !outcomes(TwoTokens.brand).isEmpty)
  }

  /// `title` of `Theme.texts.title.brand` states the value of `brand`, and would ask for itself.
  @Test func whatACodePassesThroughIsADefinition() throws {
    let theme = """
      import SwiftUI
      struct Style { let brand: Color }
      struct Texts { let title = Style(brand: \(TwoTokens.brand)) }
      enum Theme { static let texts = Texts() }

      """
    let other = "struct Badges { let mark = Style(brand: \(TwoTokens.brand)) }\n"
    func outcomes(_ code: String) throws -> [String] {
      try TwoTokens.outcomes(["App/V.swift": code], color: "Theme.texts.title.{name}")
    }
    #expect(try outcomes(theme).isEmpty)
    // Nothing says what the other color is for, but it may change.
    #expect(try outcomes(theme + other) == ["roleUnknown"])
  }

  @Test func anyOtherConstantIsAFinding() throws {
    let literal = "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"
    #expect(try statuses(brand: literal) == [.exact])
  }
}
