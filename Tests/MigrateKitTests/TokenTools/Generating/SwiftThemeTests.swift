import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The Swift that makes the codes of a mapping compile.
///
/// That it does is shown by `Scripts/typecheck-themes`, with the SDK's declarations.
@Suite struct SwiftThemeTests {
  private func token(
    _ path: String, _ value: StyleValue, _ codes: [Site: String] = [:],
    requires: String? = nil, summary: String = ""
  ) -> (DesignToken, [Site: TokenCode]) {
    (
      DesignToken(path: path, value: value, summary: summary),
      codes.mapValues { TokenCode($0, requires: requires) }
    )
  }

  private func theme(_ tokens: (DesignToken, [Site: TokenCode])...) -> SwiftTheme {
    SwiftTheme(
      DesignSystem(
        name: "Demo", tokens: tokens.map(\.0),
        codes: Dictionary(
          uniqueKeysWithValues: tokens.filter { !$0.1.isEmpty }.map { ($0.0.path, $0.1) })))
  }

  /// The lines of a theme that declare something, without the comments.
  private func code(_ theme: SwiftTheme) -> String {
    let lines = String(decoding: theme.source(), as: UTF8.self).split(separator: "\n")
    return lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  private func color(_ hex: UInt32, dark: UInt32? = nil, high: UInt32? = nil) -> StyleValue {
    func sample(_ hex: UInt32) -> ColorSample {
      ColorSample(
        RGBA8(
          red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF)))
    }
    return .color(
      ColorValue(
        light: sample(hex), dark: dark.map(sample), highContrast: high.map(sample),
        darkHighContrast: high.map(sample)))
  }

  // MARK: Where a declaration belongs

  @Test func membersOfApplesTypesGoIntoExtensions() {
    #expect(
      code(theme(token("brand.ink", color(0x112233), [.color: "Color.Brand.ink"]))) == """
        import SwiftUI
        extension Color {
          public enum Brand {
            public static let ink = Color(red: 17 / 255, green: 34 / 255, blue: 51 / 255)
          }
        }
        """)
  }

  @Test func otherTypesAreGenerated() {
    #expect(
      code(
        theme(
          token(
            "radius.card", .radius(12),
            [.cgFloat: "Layout.Radius.card", .double: "Double(Layout.Radius.card)"]),
          token("spacing.default", .number(7.5, of: .spacing), [.cgFloat: "Layout.default"])))
          == """
          import SwiftUI
          public enum Layout {
            public static let `default`: CGFloat = 7.5
            public enum Radius {
              public static let card: CGFloat = 12
            }
          }
          """)
  }

  @Test func codeWithAColorSchemeIsAFunction() {
    let text = code(
      theme(
        token(
          "a", color(0xFFFFFF, dark: 0x000000), [.color: "Color.paper(for: colorScheme)"],
          requires: "colorScheme")))
    #expect(
      text == """
        import SwiftUI
        extension Color {
          public static func paper(for colorScheme: ColorScheme) -> Color {
            colorScheme == .dark
              ? Color(red: 0, green: 0, blue: 0)
              : Color(red: 1, green: 1, blue: 1)
          }
        }
        """)
  }

  @Test func withoutCodeThePathNamesIt() {
    #expect(
      code(theme(token("color.text.primary", color(0x000000)))) == """
        import SwiftUI
        public enum DemoTokens {
          public enum Colors {
            public enum Text {
              public static let primary = Color(red: 0, green: 0, blue: 0)
            }
          }
        }
        """)
  }

  @Test func aliasesAndDerivedValuesNeedNoDeclaration() {
    var alias = token("color.text", color(0x112233), [.color: "Color.ink"])
    alias.0.aliasOf = ["brand.ink"]
    let theme = theme(
      token("brand.dim", color(0x112233), [.color: "Color.ink.opacity(0.5)"]),
      token("brand.ink", color(0x112233), [.color: "Color.ink"]), alias)
    #expect(code(theme).split(separator: "let ink").count == 2)
    #expect(theme.omissions == [])
  }

  @Test func reportsWhatCannotBeDeclared() {
    let theme = theme(token("a", color(0x112233), [.color: "Theme.palette(3).ink"]))
    #expect(
      theme.omissions == [
        SwiftTheme.Omission(
          token: "a",
          reason: "'Theme.palette(3).ink' needs 'Theme.palette(_:).ink'; its value is declared as "
            + "DemoTokens.Colors.a")
      ])
  }

  // MARK: Values

  @Test func adaptiveColorsStateEachAppearance() {
    let text = code(
      theme(
        token(
          "a", color(0xFFFFFF, dark: 0x000000, high: 0x0000FF),
          [.color: "Color.a", .uiColor: "UIColor.a"])))
    #expect(
      text.contains(
        """
          public static let a = Color(
            light: Color(red: 1, green: 1, blue: 1),
            dark: Color(red: 0, green: 0, blue: 0),
            highContrast: Color(red: 0, green: 0, blue: 1),
            darkHighContrast: Color(red: 0, green: 0, blue: 1))
        """))
    #expect(text.contains("import UIKit"))
    #expect(text.contains("    light: UIColor(red: 1, green: 1, blue: 1, alpha: 1),"))
    #expect(text.contains("accessibilityContrast == .high"))
  }

  @Test func wideGamutColorsKeepTheirSpace() {
    let wide = StyleValue.color(
      ColorValue(light: ColorSample(.displayP3, red: 1, green: 0.123456, blue: 0, alpha: 0.5)))
    let text = code(theme(token("a", wide, [.color: "Color.a", .uiColor: "UIColor.a"])))
    #expect(
      text.contains("Color(.displayP3, red: 1, green: 0.12346, blue: 0, opacity: 0.5)"))
    #expect(
      text.contains("UIColor(displayP3Red: 1, green: 0.12346, blue: 0, alpha: 0.5)"))
  }

  @Test(
    arguments: [
      (
        FontValue(size: 17, weight: .semibold), "Font.system(size: 17, weight: .semibold)",
        "UIFont.systemFont(ofSize: 17, weight: .semibold)"
      ),
      (
        FontValue(size: 17, weight: .bold, design: .rounded, textStyle: "body"),
        "Font.system(.body, design: .rounded, weight: .bold)",
        "UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.system(size: 17, weight: .bold, design: .rounded))"
      ),
      (
        FontValue(size: 30, textStyle: "title"),
        "Font(UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.systemFont(ofSize: 30, weight: .regular)))",
        "UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.systemFont(ofSize: 30, weight: .regular))"
      ),
      (
        FontValue(size: 28, weight: .bold, family: "Lora", isItalic: true, textStyle: "title"),
        #"Font.custom("Lora", size: 28, relativeTo: .title).weight(.bold).italic()"#,
        #"UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.family("Lora", size: 28, weight: .bold).italicized)"#
      ),
      (
        FontValue(size: 12, family: "A\"B"), #"Font.custom("A\"B", fixedSize: 12)"#,
        #"UIFont.family("A\"B", size: 12, weight: .regular)"#
      ),
    ])
  func fontsFollowTheTextSizeWhereTheyShould(font: FontValue, swiftUI: String, uiKit: String) {
    #expect(SwiftFont(font).swiftUI == swiftUI)
    #expect(SwiftFont(font).uiKit == uiKit)
  }

  @Test func shadowsAreOneValue() {
    let shadow = StyleValue.shadow(
      ShadowValue(
        color: ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 0.1)), radius: 4,
        y: 2))
    let text = code(
      theme(
        token(
          "shadow.low", shadow,
          [.viewModifier: "shadow(color: Elevation.low.color, radius: Elevation.low.radius)"])))
    #expect(
      text.contains(
        """
        public enum Elevation {
          public static let low = ThemeShadow(
            color: Color(red: 0, green: 0, blue: 0, opacity: 0.1),
            radius: 4, x: 0, y: 2)
        }
        """))
  }

  @Test func everyDeclarationIsDocumented() {
    let text = String(
      decoding: theme(
        token("a.ink", color(0x112233), [.color: "Color.ink"], summary: "Text\nand icons."),
        token("a.card", .radius(8), [.cgFloat: "Layout.card"])
      ).source(), as: UTF8.self)
    #expect(
      text.contains(
        "  /// Text\\u{A}and icons.\n  ///\n  /// Token `a.ink` (color).\n  public static let ink"))
    #expect(
      text.contains(
        "/// Radii of Demo: `a.card`.\npublic enum Layout {\n  /// Token `a.card` (radius).\n"))
    #expect(text.contains("DO NOT EDIT"))
  }

  /// Nothing that a token file says becomes code.
  @Test(arguments: HostileReport.texts) func stringsAreEscaped(text: String) {
    let theme = theme(
      token("a.ink", color(0x112233), [.color: "Color.ink"], summary: text),
      token("a.body", .font(FontValue(size: 12, family: text)), [.font: "Font.body1"]))
    let outline = SyntaxOutline(theme.source())
    #expect(outline.types.count == 2)
    #expect(outline.functions.isEmpty)
  }

  // MARK: Read again

  /// The scanner reads the generated Swift as it reads any theme: the same values come out.
  @Test(arguments: ShippedMappingTests.names)
  func aScanReadsTheSameColorsBack(name: String) throws {
    let designSystem = try #require(
      MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json").designSystem)
    let folder = try TemporaryFolder()
    try folder.write("Theme.swift", SwiftTheme(designSystem).source())
    var request = MigrationRun.Request(
      paths: ["Theme.swift"], workingDirectory: folder.path)
    request.readsAll = true
    let found = try MigrationRun.run(request).report.suggestions
    let read = Set(
      found.compactMap { suggestion -> [RGBA8]? in
        guard case .color(let color)? = suggestion.finding.value else { return nil }
        return [color.light.rgba8, color.drawn(in: .dark).rgba8]
      })
    let omitted = Set(SwiftTheme(designSystem).omissions.map(\.token))
    for token in designSystem.tokens where token.aliasOf.isEmpty && !omitted.contains(token.path) {
      guard let color = token.color, !color.hasHighContrast,
        designSystem.codes[token.path]?[.color]?.text.hasSuffix(")") == false
      else { continue }
      #expect(
        read.contains([color.light.rgba8, color.drawn(in: .dark).rgba8]), "\(token.path)")
    }
  }

  @Test(arguments: ShippedMappingTests.names)
  func theAssetCatalogHoldsTheSameColors(name: String) throws {
    let designSystem = try #require(
      MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json").designSystem)
    let files = Dictionary(
      uniqueKeysWithValues: AssetCatalogDraft(designSystem).files.map { ($0.path, $0.bytes) })
    var count = 0
    for token in designSystem.tokens where token.aliasOf.isEmpty {
      guard let color = token.color else { continue }
      let bytes = try #require(files["\(token.path).colorset/Contents.json"])
      let read = try #require(try ColorSetFile(json: bytes).color(in: .ios18))
      for mode in AppearanceMode.allCases {
        #expect(read.drawn(in: mode).rgba8 == color.drawn(in: mode).rgba8, "\(token.path) \(mode)")
      }
      count += 1
    }
    #expect(files.count == count + 1)
  }
}
