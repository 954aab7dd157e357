import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A generated theme declares every name in the code of the mapping, or says which one it cannot.
@Suite struct SwiftThemeCodeTests {
  private struct Token {
    var path: String
    var value: StyleValue
    var code: [Site: String]
    var requires: String?
    var aliasOf: [String] = []
  }

  private func theme(_ tokens: Token...) -> SwiftTheme {
    SwiftTheme(
      DesignSystem(
        name: "Demo",
        tokens: tokens.map { DesignToken(path: $0.path, value: $0.value, aliasOf: $0.aliasOf) },
        codes: Dictionary(
          uniqueKeysWithValues: tokens.map { token in
            (token.path, token.code.mapValues { TokenCode($0, requires: token.requires) })
          })))
  }

  /// The lines that declare something, without comments and without the helper at the end.
  private func code(_ theme: SwiftTheme) -> String {
    String(decoding: theme.source(), as: UTF8.self).split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  private func color(_ hex: String, dark: String? = nil) -> StyleValue {
    func sample(_ hex: String) -> ColorSample {
      ColorText.parse(hex) ?? ColorSample(red: 1, green: 0, blue: 1)
    }
    return .color(ColorValue(light: sample(hex), dark: dark.map(sample)))
  }

  @Test func aliasesWithTheirOwnCodeAreDeclared() {
    let theme = theme(
      Token(path: "brand.cream", value: color("#FFFFFF"), code: [.color: "Color.cream"]),
      Token(
        path: "system.background", value: color("#FFFFFF"),
        code: [
          .color: "DesignSystem.Colors.background",
          .uiColor: "UIColor(DesignSystem.Colors.background)",
        ],
        aliasOf: ["brand.cream"]))
    #expect(theme.omissions == [])
    #expect(
      code(theme).contains(
        """
        public enum DesignSystem {
          public enum Colors {
            public static var background: Color { Color.cream }
          }
        }
        """), "\(code(theme))")
  }

  @Test func aFlagChoosesBetweenTwoTokens() {
    let theme = theme(
      Token(
        path: "a.text", value: color("#000000", dark: "#FFFFFF"),
        code: [.color: "Color.adaptiveText(scheme)"], requires: "scheme"),
      Token(
        path: "a.soft", value: color("#0000FF", dark: "#00FF00"),
        code: [.color: "Color.adaptiveText(scheme, isPrimary: false)"], requires: "scheme"))
    #expect(theme.omissions == [])
    #expect(
      code(theme).contains(
        """
          public static func adaptiveText(_ scheme: ColorScheme, isPrimary: Bool) -> Color {
            guard !isPrimary else {
              return scheme == .dark
                ? Color(red: 1, green: 1, blue: 1)
                : Color(red: 0, green: 0, blue: 0)
            }
            return scheme == .dark
              ? Color(red: 0, green: 1, blue: 0)
              : Color(red: 0, green: 0, blue: 1)
          }
        """), "\(code(theme))")
  }

  @Test func aFlagWithoutACounterpartCannotBeDeclared() {
    let theme = theme(
      Token(
        path: "a.soft", value: color("#0000FF"),
        code: [.color: "Color.adaptiveText(scheme, isPrimary: false)"], requires: "scheme"))
    #expect(
      theme.omissions == [
        SwiftTheme.Omission(
          token: "a.soft",
          reason: "'Color.adaptiveText(scheme, isPrimary: false)' needs "
            + "'Color.adaptiveText(_:,isPrimary:)'; its value is declared as DemoTokens.Colors.soft"
        )
      ])
  }

  @Test func valuesWithTheSameTokensAreCases() {
    let theme = theme(
      Token(path: "stress.high", value: color("#FF0000"), code: [.color: "StressLevel.high.color"]),
      Token(path: "stress.low", value: color("#00FF00"), code: [.color: "StressLevel.low.color"]))
    #expect(theme.omissions == [])
    #expect(
      code(theme).contains(
        """
        public enum StressLevel: String, CaseIterable, Sendable {
          case high, low
          public var color: Color {
            switch self {
            case .high: DemoTokens.Colors.high
            case .low: DemoTokens.Colors.low
            }
          }
        }
        """), "\(code(theme))")
  }

  @Test func aSeparateInstanceIsAStruct() {
    let theme = theme(
      Token(
        path: "theme.ink", value: color("#000000", dark: "#FFFFFF"),
        code: [.color: "ThemeColors.current(colorScheme).ink"], requires: "colorScheme"),
      Token(path: "light.ink", value: color("#000000"), code: [.color: "ThemeColors.light.ink"]))
    #expect(theme.omissions == [])
    let text = code(theme)
    for part in [
      "  public static let light = Light()",
      "  public struct Light: Sendable {\n    public var ink: Color {\n      DemoTokens.Colors.ink",
      "  public static func current(_ colorScheme: ColorScheme) -> Current {\n    Current(colorScheme: colorScheme)",
      "  public struct Current: Sendable {\n    fileprivate let colorScheme: ColorScheme\n    public var ink: Color {\n      colorScheme == .dark",
    ] {
      #expect(text.contains(part), "\(part)\n--\n\(text)")
    }
    // Types have names in upper camel case.
    for line in text.split(separator: "\n") {
      for keyword in ["enum ", "struct "] {
        guard let range = line.firstRange(of: "public \(keyword)") else { continue }
        #expect(line[range.upperBound...].first?.isUppercase == true, "\(line)")
      }
    }
  }

  @Test func functionsWithoutArgumentsAreDeclared() {
    let spring = StyleValue.animation(
      AnimationValue(.spring(response: 0.3, dampingFraction: 0.75)))
    let theme = theme(
      Token(path: "a.wellness", value: spring, code: [.animation: "Animation.wellness()"]))
    #expect(theme.omissions == [])
    #expect(
      code(theme).contains("  public static func wellness() -> Animation {\n"), "\(code(theme))")
  }

  @Test func shadowsOfLayersAndTheirPartsAreDeclared() {
    let shadow = StyleValue.shadow(
      ShadowValue(
        color: ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 0.1)), radius: 4,
        y: 2))
    let theme = theme(
      Token(
        path: "shadow.low", value: shadow,
        code: [
          .viewModifier: "shadow(color: Elevation.low.color, radius: Elevation.low.radius)",
          .layer: "cast(Elevation.low)",
        ]),
      Token(
        path: "shadow.card", value: shadow,
        code: [
          .viewModifier:
            "shadow(color: Color.cardShadow, radius: CardShadow.radius, y: CardShadow.y)"
        ]))
    #expect(theme.omissions == [])
    let text = code(theme)
    for part in [
      "  public func cast(_ shadow: ThemeShadow) {",
      "  public static var cardShadow: Color { DemoTokens.Shadows.card.color }",
      "  public static var radius: CGFloat { DemoTokens.Shadows.card.radius }",
      "  public static var y: CGFloat { DemoTokens.Shadows.card.y }",
    ] {
      #expect(text.contains(part), "\(part)\n--\n\(text)")
    }
  }

  @Test func derivedAndAppleCodeNeedsNoDeclaration() {
    let theme = theme(
      Token(path: "a.ink", value: color("#000000"), code: [.color: "Color.ink"]),
      Token(path: "a.dim", value: color("#00000080"), code: [.color: "Color.ink.opacity(0.5)"]),
      Token(path: "a.label", value: color("#000000"), code: [.color: "Color(uiColor: .label)"]),
      Token(path: "a.red", value: color("#FF0000"), code: [.color: "Color.red.opacity(0.9)"]))
    #expect(theme.omissions == [])
  }

  /// Every name in the code of the shipped mappings is declared.
  @Test(arguments: ShippedMappingTests.names)
  func theShippedSystemsAreDeclaredInFull(name: String) throws {
    let designSystem = try #require(
      MappingLoader.load("\(ShippedMappingTests.folder)/\(name).json").designSystem)
    #expect(SwiftTheme(designSystem).omissions == [])
  }

  @Test func aTypeIsDocumentedByItsContents() {
    let text = String(
      decoding: theme(
        Token(
          path: "brand.ink", value: color("#000000", dark: "#FFFFFF"), code: [.color: "Brand.ink"]),
        Token(path: "brand.gold", value: color("#FFD60A"), code: [.color: "Brand.gold"]),
        Token(path: "brand.paper", value: color("#FFFFFF"), code: [.color: "Brand.paper"])
      ).source(), as: UTF8.self)
    #expect(
      text.contains(
        "/// Colors of Demo: 3 tokens of `brand`; 1 of 3 colors follow the appearance.\npublic enum Brand {"
      ), "\(text)")
  }
}
