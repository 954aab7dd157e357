import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Uses of deprecated names, found by whole chains of members")
struct DeprecatedNameTests {
  static let names = [
    DeprecatedName("Color.deepNavy", .color, tokens: ["color.text.primary"]),
    DeprecatedName("Color.primary", .color, tokens: ["color.text.primary"]),
    DeprecatedName(".warmGray800", .color, tokens: ["color.text.secondary"]),
    DeprecatedName("ThemeColors.light.surface", .color, tokens: ["color.background.surface"]),
    DeprecatedName("Color.cream(scheme)", .color, tokens: ["color.background.app"]),
    DeprecatedName("Color.violet", .color, tokens: ["color.accent.primary"]),
    DeprecatedName("Color.violet.opacity(0.1)", .color, tokens: ["color.background.subtle"]),
    DeprecatedName("Color.Kit.ink", .color, tokens: ["color.text.primary"]),
    DeprecatedName("UIFont.brandBody", .font, tokens: ["text.body"]),
    DeprecatedName("Font.brandTitle", .font, tokens: ["text.title"]),
    DeprecatedName("DesignTokens.Layout.cornerRadius", .radius, tokens: ["radius.card"]),
    DeprecatedName("CGFloat.cardRadius", .radius, tokens: ["radius.card"]),
  ]

  private static func settings() -> DetectionSettings {
    var settings = DetectionSettings()
    settings.deprecatedNames = DeprecatedNames(names, codes: ["Color.primary.soft", "Color.ink"])
    return settings
  }

  private static func uses(_ source: MarkedSource, with others: [String] = []) -> [Finding] {
    source.findings(settings: settings(), with: others).filter { $0.context.deprecated != nil }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var source: String
    var others: [String] = []
    var testDescription: String { source }

    init(_ source: String, with others: String...) {
      self.source = source
      self.others = others
    }
  }

  @Test(
    "finds exactly the name, and keeps what is chained on it",
    arguments: [
      Row("Text(a).foregroundColor(«Color.deepNavy»)"),
      Row("Text(a).foregroundColor(«Color.deepNavy».opacity(0.5))"),
      Row("Text(a).foregroundColor(«SwiftUI.Color.deepNavy»)"),
      Row("Text(a).foregroundColor(«.deepNavy»)"),
      Row("Text(a).foregroundStyle(«.deepNavy»)"),
      Row("Text(a).foregroundStyle(«.deepNavy».opacity(0.5))"),
      Row("Text(a).foregroundColor(isOn ? «.deepNavy» : «.warmGray800»)"),
      Row("let ink: Color = «.deepNavy»"),
      Row("var ink: Color { «.deepNavy» }"),
      Row("func ink() -> Color { return «.deepNavy» }"),
      Row("let inks: [Color] = [«.deepNavy», «Color.deepNavy»]"),
      Row("«Color.deepNavy».ignoresSafeArea()"),
      Row("layer.borderColor = UIColor(«Color.deepNavy»).cgColor"),
      Row("title.textColor = «.warmGray800»"),
      Row("title.textColor = «UIColor.warmGray800»"),
      Row("view.background(«ThemeColors.light.surface»)"),
      Row("view.background(«Color.cream(scheme)»)"),
      Row("view.background(«.cream(scheme)»)"),
      Row("view.background(«Color\n  .deepNavy»)"),
      Row("badge(tint: «.deepNavy»)", with: "func badge(tint: Color) -> some View { Text(a) }"),
      Row("view.background(«Color.Kit.ink»)"),
      Row("view.background(«.Kit.ink»)"),
      Row("view.background(«Color.violet.opacity(0.1)»)"),
      Row("view.background(«Color.violet».opacity(0.2))"),
      Row("title.font = «UIFont.brandBody»"),
      Row("title.font = «.brandBody»"),
      Row("Text(a).font(«.brandTitle»)"),
      Row("Text(a).font(«.brandTitle».weight(.bold))"),
      Row("Text(a).font(«Font.brandTitle».italic())"),
      Row("let font: Font = «.brandTitle»"),
      Row("view.cornerRadius(«DesignTokens.Layout.cornerRadius»)"),
      Row("view.cornerRadius(«.cardRadius»)"),
      Row("let corner = «DesignTokens.Layout.cornerRadius» / 2"),
      Row("Text(a).foregroundColor(«Color.primary»)"),
    ])
  func finds(_ row: Row) {
    let marked = MarkedSource(row.source)
    let found = Self.uses(marked, with: row.others)
    #expect(MarkedSource.marking(found.map(\.range), in: marked.text) == row.source)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.signature == "deprecated name" })
  }

  @Test(
    "is no part of another name, and nothing that something in scope hides",
    arguments: [
      Row("Text(a).foregroundColor(Color.deepNavyDark)"),
      Row("Text(a).foregroundColor(Palette.Color.deepNavy)"),
      Row("Text(a).foregroundColor(palette.deepNavy)"),
      Row("Text(a).foregroundColor(Color.deepNavy(2))"),
      Row("view.background(Color.deepNavy.Dark.ink)"),
      Row("view.background(Color.primary.soft)"),
      Row("view.background(Color.Kit)"),
      Row("view.background(ThemeColors.light)"),
      Row("view.background(ThemeColors.light.surface2)"),
      Row("view.background(Color.cream(other))"),
      Row("let path = \\Color.deepNavy"),
      Row("// Color.deepNavy"),
      Row("\"Color.deepNavy\""),
      Row("switch a { case .deepNavy: break }"),
      Row("ship.paint(.deepNavy)"),
      Row("ship.paint(.deepNavy)", with: "func paint(_ fleet: Fleet) {}"),
      Row("Theme.shared.ThemeColors.light.surface.use()"),
      Row("extension Color { static let deepNavy = Color(hex: 0x222B45) }"),
      Row("struct V { let ThemeColors: Palette\n  var a: Color { ThemeColors.light.surface } }"),
      Row("func paint(ThemeColors: Palette) { fill(ThemeColors.light.surface) }"),
      Row("struct V { enum Color { case deepNavy }\n  let a = Color.deepNavy }"),
      Row("let a = Color.deepNavy", with: "enum Color { case deepNavy }"),
      Row("Text(a).foregroundColor(.primary)", with: "extension Color { static let primary = a }"),
      Row(
        "Text(a).foregroundColor(Color.primary)", with: "extension Color { static let primary = a }"
      ),
      Row("Color.deepNavy = other"),
    ])
  func leaves(_ row: Row) {
    let found = Self.uses(MarkedSource(row.source), with: row.others)
    #expect(found.map(\.source) == [])
  }

  @Test("replaces other readings of the name")
  func otherReadings() {
    let marked = MarkedSource(
      "Text(a).foregroundColor(«Color.primary»).background(Color.secondary)")
    let found = marked.findings(settings: Self.settings())
    #expect(found.map(\.source) == ["Color.primary", "Color.secondary"])
    #expect(found.map { $0.context.deprecated != nil } == [true, false])
    #expect(found.map(\.disposition) == [.open, .unresolved])
  }

  struct SiteRow: CustomTestStringConvertible, Sendable {
    var source: String
    var site: Site
    var testDescription: String { source }
    init(_ source: String, _ site: Site) {
      self.source = source
      self.site = site
    }
  }

  @Test(
    "knows the type of the expression",
    arguments: [
      SiteRow("Text(a).foregroundStyle(Color.deepNavy)", .color),
      SiteRow("Text(a).foregroundStyle(.deepNavy)", .shapeStyle),
      SiteRow("Text(a).foregroundColor(.deepNavy)", .color),
      SiteRow("title.textColor = .warmGray800", .uiColor),
      SiteRow("import AppKit\ntitle.textColor = .warmGray800", .nsColor),
      SiteRow("view.background(ThemeColors.light.surface)", .color),
      SiteRow("title.backgroundColor = ThemeColors.light.surface", .uiColor),
      SiteRow("import SwiftUI\nlet a = ThemeColors.light.surface", .color),
      SiteRow("import UIKit\nlet a = ThemeColors.light.surface", .uiColor),
      SiteRow("title.font = .brandBody", .uiFont),
      SiteRow("Text(a).font(.brandTitle)", .font),
      SiteRow("view.cornerRadius(DesignTokens.Layout.cornerRadius)", .cgFloat),
    ])
  func sites(_ row: SiteRow) {
    let found = Self.uses(MarkedSource(row.source))
    #expect(found.map(\.site) == [row.site])
    #expect(found.map(\.disposition) == [.open])
  }

  @Test(
    "is report only where a token is not possible or its type is unknown",
    arguments: [
      Row("let a = ThemeColors.light.surface"),
      Row("import SwiftUI\nimport UIKit\nlet a = ThemeColors.light.surface"),
      Row("import SwiftUI\nlet a = { text.foregroundColor = ThemeColors.light.surface }"),
      Row("public func f(a: Color = Color.deepNavy) {}"),
      Row("if color == Color.deepNavy {}"),
    ])
  func reportOnly(_ row: Row) {
    #expect(Self.uses(MarkedSource(row.source)).map(\.disposition) == [.reportOnly])
  }

  struct RoleRow: CustomTestStringConvertible, Sendable {
    var source: String
    var role: UsageRole
    var testDescription: String { source }
    init(_ source: String, _ role: UsageRole) {
      self.source = source
      self.role = role
    }
  }

  @Test(
    "reads its role as that of a value",
    arguments: [
      RoleRow("Text(a).foregroundColor(.deepNavy)", .text),
      RoleRow("Text(a).foregroundColor(Color.deepNavy.opacity(0.5))", .text),
      RoleRow("view.background(Color.deepNavy)", .background),
      RoleRow("view.border(Color.deepNavy)", .border),
      RoleRow("Image(systemName: a).font(.brandTitle)", .icon),
      RoleRow("Button(a) {}.cornerRadius(.cardRadius)", .button),
    ])
  func roles(_ row: RoleRow) {
    #expect(Self.uses(MarkedSource(row.source)).map(\.role.role) == [row.role])
  }

  struct ValueRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var others: [String]
    var isKnown: Bool
    init(_ name: String, _ others: String..., known: Bool) {
      testDescription = name
      self.others = others
      isKnown = known
    }
  }

  @Test(
    "has the value of its only declaration",
    arguments: [
      ValueRow(
        "a constant", "extension Color { static let deepNavy = Color(white: 0) }", known: true),
      ValueRow(
        "a computed property", "extension Color { static var deepNavy: Color { Color(white: 0) } }",
        known: true),
      ValueRow(
        "a result", "extension Color { static var deepNavy: Color { return Color(white: 0) } }",
        known: true),
      ValueRow(
        "the same in two targets", "extension Color { static let deepNavy = Color(white: 0) }",
        "extension Color { static let deepNavy = Color(white: 0) }", known: true),
      ValueRow(
        "two values", "extension Color { static let deepNavy = Color(white: 0) }",
        "extension Color { static let deepNavy = Color(white: 1) }", known: false),
      ValueRow(
        "a choice",
        "extension Color { static var deepNavy: Color { if a { return Color(white: 0) }; return b } }",
        known: false),
      ValueRow(
        "another type", "extension UIColor { static let deepNavy = UIColor(white: 0, alpha: 1) }",
        known: false),
      ValueRow(
        "an instance's", "struct Color { let deepNavy = SwiftUI.Color(white: 0) }", known: false),
      ValueRow("none", known: false),
    ])
  func declaredValues(_ row: ValueRow) {
    let found = Self.uses(MarkedSource("f(Color.deepNavy)"), with: row.others)
    let black = StyleValue.color(ColorValue(light: ColorSample(red: 0, green: 0, blue: 0)))
    #expect(found.allSatisfy { $0.value == (row.isKnown ? black : nil) })
    #expect(found.count == (row.testDescription == "an instance's" ? 0 : 1))
  }

  @Test("has the value of the type's member if the mapping names no type")
  func declaredShortNames() {
    let source = MarkedSource("title.textColor = .warmGray800")
    let declared = "extension UIColor { static let warmGray800 = UIColor(white: 0, alpha: 1) }"
    #expect(Self.uses(source, with: [declared]).map { $0.value != nil } == [true])
  }

  @Test("is kept in the design system's declarations and in tests")
  func places() {
    let declared = MarkedSource("extension Color { static let ink = Color.deepNavy }")
    #expect(Self.uses(declared).map(\.disposition) == [.definition])
    let tested = MarkedSource("import XCTest\nlet ink = Color.deepNavy")
    #expect(Self.uses(tested).map(\.disposition) == [.reportOnly])
  }

  @Test("can be suppressed like a value")
  func silenced() {
    let source = MarkedSource("let ink = Color.deepNavy  // dsmigrate:ignore")
    #expect(Self.uses(source).map(\.disposition) == [.suppressed])
  }

  @Test("is searched by a word that other files do not contain")
  func filesWithoutNames() {
    let names = DeprecatedNames(Self.names)
    func mayOccur(_ source: String) -> Bool {
      let bytes = Array(source.utf8)
      return names.mayOccur(in: Lexer.lexemes(in: bytes), bytes: bytes)
    }
    #expect(mayOccur("a(.deepNavy)"))
    #expect(mayOccur("DesignTokens.Layout"))
    #expect(!mayOccur("Color.red; deepNavy; Layout; let cornerRadius = 8"))
    #expect(!DeprecatedNames().mayOccur(in: [], bytes: []))
  }

  @Test(
    "a name is a member of something",
    arguments: [
      ("Color.deepNavy", true), (".deepNavy", true), ("A.B.c", true), ("A.b(c).d", true),
      ("deepNavy", false), ("", false), (".", false), ("Color(hex: a)", false),
      ("UIColor(Color.a)", false),
    ])
  func names(symbol: String, isName: Bool) {
    #expect(DeprecatedNames.isName(symbol) == isName)
  }
}
