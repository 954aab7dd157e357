import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A light and a dark color are one finding.
@Suite struct ColorPairTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var source: String
    var light: String
    var dark: String
    init(_ source: String, _ light: String, _ dark: String) {
      self.source = source
      self.light = light
      self.dark = dark
    }
    var testDescription: String { source }
  }

  struct Choice: CustomTestStringConvertible, Sendable {
    var source: String
    var testDescription: String
    /// `●` and `○` represent a dark and a light color.
    init(_ name: String, _ source: String) {
      testDescription = name
      let isUIKit = source.contains("UIColor") || source.contains("uiColor")
      let type = source.contains("NSColor") ? "NSColor" : isUIKit ? "UIColor" : "Color"
      self.source = source.map { character in
        switch character {
        case "●": "\(type)(hex: \"#111111\")"
        case "○": "\(type)(hex: \"#EEEEEE\")"
        default: String(character)
        }
      }.joined()
    }
  }

  static let pairs: [Case] = [
    Case("let a = «scheme == .dark ? Color.black : Color.white»", "#FFFFFFFF", "#000000FF"),
    Case("let a = «colorScheme == .light ? Color.white : .black»", "#FFFFFFFF", "#000000FF"),
    Case("let a = «colorScheme != .dark ? Color.white : Color.black»", "#FFFFFFFF", "#000000FF"),
    Case(
      "let a = «ColorScheme.dark == scheme ? Color.black : Color.white»", "#FFFFFFFF", "#000000FF"),
    Case("let a = «isDarkMode ? Color.black : Color.white»", "#FFFFFFFF", "#000000FF"),
    Case("let a = «!isDark ? Color.white : Color.black»", "#FFFFFFFF", "#000000FF"),
    Case(
      "let a = «scheme == .dark\n  ? Color(hex: \"#010101\")\n  : Color(hex: \"#FEFEFE\")»",
      "#FEFEFEFF", "#010101FF"),
    Case("text.foregroundColor(«scheme == .dark ? .black : .white»)", "#FFFFFFFF", "#000000FF"),
    Case(
      "let a = «(scheme == .dark ? Color.black : Color.white).opacity(0.5)»", "#FFFFFF80",
      "#00000080"),
    Case(
      "let a = «Color(uiColor: scheme == .dark ? .black : .white)»", "#FFFFFFFF", "#000000FF"),
    Case("let a = «Color(light: .white, dark: .black)»", "#FFFFFFFF", "#000000FF"),
    Case(
      "let a = «Color(light: Color(hex: \"#FEFEFE\"), dark: Color(hex: \"#010101\"))»", "#FEFEFEFF",
      "#010101FF"),
    Case(
      "let a = «UIColor { $0.userInterfaceStyle == .dark ? .black : .white }»", "#FFFFFFFF",
      "#000000FF"),
    Case(
      "let a = «Color(UIColor { t in t.userInterfaceStyle == .dark ? .black : .white })»",
      "#FFFFFFFF", "#000000FF"),
    Case(
      "let a = «UIColor(dynamicProvider: { t in return t.userInterfaceStyle == .dark ? .black : .white })»",
      "#FFFFFFFF", "#000000FF"),
    Case(
      """
      let a = «UIColor { traits in
        switch traits.userInterfaceStyle {
        case .dark: return .black
        case .light, .unspecified: return .white
        @unknown default: return .white
        }
      }»
      """, "#FFFFFFFF", "#000000FF"),
    Case(
      """
      let a = «UIColor { traits in
        if traits.userInterfaceStyle == .dark {
          return UIColor(white: 0, alpha: 1)
        } else {
          return UIColor(white: 1, alpha: 1)
        }
      }»
      """, "#FFFFFFFF", "#000000FF"),
    Case(
      """
      let a = «UIColor { traits in
        if traits.userInterfaceStyle == .dark { return .black }
        return .white
      }»
      """, "#FFFFFFFF", "#000000FF"),
    Case(
      "let a = «NSColor(name: nil) { $0.name == .darkAqua ? .black : .white }»", "#FFFFFFFF",
      "#000000FF"),
  ]

  /// Conditions and bodies; light is #EEEEEE, dark is #111111 in each.
  static let choices: [Choice] = [
    Choice("a local bound to the scheme", "let night = scheme == .dark; f(«night ? ● : ○»)"),
    Choice(
      "a member bound to the scheme",
      "struct V { var night: Bool { scheme == .dark }; var a: Color { «night ? ● : ○» } }"),
    Choice("a member of self", "let a = «self.isDarkMode ? ● : ○»"),
    Choice("a flag of the traits", "let a = «traitCollection.isDark ? ● : ○»"),
    Choice("conditions that agree", "let a = «scheme == .dark && !(scheme == .light) ? ● : ○»"),
    Choice("the hour of both", "let a = «scheme == .light || scheme != .dark ? ○ : ●»"),
    Choice(
      "AppKit's best match",
      "let a = «view.effectiveAppearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? ● : ○»"),
    Choice(
      "AppKit's names",
      "let a = «[.darkAqua, .vibrantDark].contains(view.effectiveAppearance.name) ? ● : ○»"),
    Choice("digits that depend on it", "let a = «Color(hex: isDark ? \"#111111\" : \"#EEEEEE\")»"),
    Choice(
      "a number that depends on it",
      "let a = «Color(white: scheme == .dark ? 17 / 255 : 238 / 255)»"),
    Choice("the label any", "let a = «Color(any: ○, dark: ●)»"),
    Choice("digits by label", "let a = «Color(lightHex: \"#EEEEEE\", darkHex: \"#111111\")»"),
    Choice("integers by label", "let a = «Color(light: 0xEEEEEE, dark: 0x111111)»"),
    Choice("a factory by label", "let a = «UIColor.dynamic(light: ○, dark: ●)»"),
    Choice("dark before light", "let a = «Color(dark: ●, light: ○)»"),
    Choice(
      "a provider that is told by a local",
      "let a = «UIColor { t in let isDark = t.userInterfaceStyle == .dark; return isDark ? ● : ○ }»"
    ),
    Choice(
      "a provider with guard",
      "let a = «UIColor { t in guard t.userInterfaceStyle == .dark else { return ○ }; return ● }»"),
    Choice(
      "a provider by init", "let a = «UIColor.init { $0.userInterfaceStyle == .dark ? ● : ○ }»"),
    Choice(
      "an implicit provider",
      "let a = «Color(uiColor: .init { t in t.userInterfaceStyle == .dark ? ● : ○ })»"),
    Choice(
      "AppKit's provider by label",
      "let a = «NSColor(name: nil, dynamicProvider: { $0.name == .darkAqua ? ● : ○ })»"),
    Choice(
      "AppKit's provider with switch",
      "let a = «NSColor(name: nil) { switch $0.name { case .darkAqua: return ●; default: return ○ } }»"
    ),
    Choice(
      "a chain of if and else if",
      "let a = «UIColor { if $0.userInterfaceStyle == .dark { ● } else if $0.userInterfaceStyle == .light { ○ } else { ○ } }»"
    ),
    Choice("an if as an expression", "let a: Color = «if scheme == .dark { ● } else { ○ }»"),
    Choice(
      "a switch as an expression",
      "let a: Color = «switch scheme { case .dark: ●; default: ○ }»"),
    Choice(
      "a getter with if", "var a: Color { «if scheme == .dark { return ● } else { return ○ }» }"),
    Choice(
      "a getter with an early return",
      "var a: Color { «if scheme == .dark { return ● }; return ○» }"),
    Choice(
      "a getter with guard",
      "var a: Color { «guard scheme != .light else { return ○ }; return ●» }"),
    Choice(
      "a getter with switch",
      "var a: Color { «switch scheme { case .dark: return ●; case .light: return ○; @unknown default: return ○ }» }"
    ),
    Choice(
      "a getter with a local",
      "var a: Color { «let isDark = scheme == .dark; return isDark ? ● : ○» }"),
    Choice("a function", "func a() -> Color { «if scheme == .dark { return ● }; return ○» }"),
    Choice(
      "views in a builder", "ZStack { «if scheme == .dark { ● } else { ○ }»\n Text(a) }"),
    Choice("an arm of another choice", "let a = isOn ? «scheme == .dark ? ● : ○» : theme.text"),
    Choice(
      "each arm of another choice",
      "let a = isOn ? «(scheme == .dark ? ● : ○)» : «scheme == .light ? ○ : ●»"),
    Choice("a choice in a choice", "let a = «scheme == .dark ? ● : (scheme == .light ? ○ : ●)»"),
    Choice("over several lines", "f(«scheme ==\n  .dark\n  ? ●\n  : ○»)"),
  ]

  @Test(arguments: choices)
  func choice(_ choice: Choice) throws {
    let marked = MarkedSource(choice.source)
    let found = marked.findings()
    #expect(MarkedSource.marking(found.map(\.range), in: marked.text) == choice.source)
    let finding = try #require(found.first)
    #expect(finding.lightHex == "#EEEEEEFF")
    #expect(finding.darkHex == "#111111FF")
    #expect(finding.context.isPair)
  }

  @Test(arguments: pairs)
  func pair(_ example: Case) throws {
    let marked = MarkedSource(example.source)
    let found = marked.findings()
    #expect(MarkedSource.marking(found.map(\.range), in: marked.text) == example.source)
    let finding = try #require(found.first)
    #expect(finding.lightHex == example.light)
    #expect(finding.darkHex == example.dark)
    #expect(finding.context.isPair)
    #expect(
      finding.reasons.contains { $0.code == .lightDarkPair } == !finding.context.isCertainPair)
  }

  // MARK: - Whether the system alone decides

  /// A view whose text has a color that `condition` chooses.
  private static func view(
    _ condition: String, _ members: String = #"@Environment(\.colorScheme) private var scheme"#,
    then modifier: String = ""
  ) -> String {
    """
    struct Card: View {
      \(members)
      var body: some View {
        Text(a).foregroundColor(\(condition) ? Color.black : Color.white)\(modifier)
      }
    }
    """
  }

  static let certain: [(name: String, source: String)] = [
    ("the environment", view("scheme == .dark")),
    ("by self, turned around", view(".light != self.scheme")),
    (
      "a local bound to it",
      "struct V { @Environment(\\.colorScheme) var s; var a: Color { let n = s == .dark; return n ? .black : .white } }"
    ),
    (
      "a member bound to it",
      view(
        "isNight", #"@Environment(\.colorScheme) var s; var isNight: Bool { s == .dark }"#)
    ),
    ("traits", "let a = traitCollection.userInterfaceStyle == .dark ? Color.black : Color.white"),
    ("a provider", "let a = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }"),
    (
      "a provider with a switch",
      "let a = UIColor { t in switch t.userInterfaceStyle { case .dark: return .black; default: return .white } }"
    ),
    ("labels", "let a = Color(light: .white, dark: .black)"),
    (
      "the preview of a view may be in any appearance",
      view("scheme == .dark") + "\n#Preview { Card().environment(\\.colorScheme, .dark) }"
    ),
  ]

  @Test("a token follows what the system decides", arguments: certain)
  func certainly(name: String, source: String) throws {
    let finding = try #require(MarkedSource(source).findings().first)
    #expect(finding.context.isPair && finding.context.isCertainPair)
    #expect(!finding.reasons.contains { $0.code == .lightDarkPair })
  }

  static let uncertain: [(name: String, source: String)] = [
    ("a name that nothing explains", "let a = scheme == .dark ? Color.black : Color.white"),
    ("a parameter", "func f(_ scheme: ColorScheme) -> Color { scheme == .dark ? .black : .white }"),
    ("a setting", view("isDarkMode", #"@AppStorage("dark") var isDarkMode = false"#)),
    ("a theme of the app's own", view("theme.style == .dark", "let theme: Theme")),
    ("a flag of another object", view("settings.isDark", "let settings: Settings")),
    (
      "the setting in a provider", "let a = UIColor { _ in Settings.isDark ? .black : .white }"
    ),
    (
      "one of two halves",
      "let a = Color(light: isDark ? Color.red : Color.white, dark: .black)"
    ),
    (
      "the type sets an appearance",
      view("scheme == .dark", then: ".environment(\\.colorScheme, .light)")
    ),
    ("by the older modifier", view("scheme == .dark", then: ".colorScheme(.light)")),
    (
      "of a view of UIKit's",
      "class C { func f() { card.overrideUserInterfaceStyle = .dark; label.textColor = traitCollection.userInterfaceStyle == .dark ? .black : .white } }"
    ),
  ]

  @Test("and nothing else", arguments: uncertain)
  func uncertainly(name: String, source: String) throws {
    let finding = try #require(MarkedSource(source).findings().first)
    #expect(finding.context.isPair && !finding.context.isCertainPair)
    #expect(finding.reasons.contains { $0.code == .lightDarkPair })
  }

  static let noPairs: [(source: String, values: [String])] = [
    ("let a = isOn ? «Color.black» : «Color.white»", ["#000000FF", "#FFFFFFFF"]),
    ("let a = style == .large ? «Color.black» : «Color.white»", ["#000000FF", "#FFFFFFFF"]),
    (
      "let a = scheme == .dark && isOn ? «Color.black» : «Color.white»", ["#000000FF", "#FFFFFFFF"]
    ),
    ("var a: Color { return «Color.black» }", ["#000000FF"]),
    ("var a: Color { let b = scheme == .dark; return «Color.black» }", ["#000000FF"]),
    ("let a = UIColor { _ in «UIColor.black» }", ["#000000FF"]),
    (
      "func a() -> Color { if isOn { return «Color.black» }; return «Color.white» }",
      ["#000000FF", "#FFFFFFFF"]
    ),
    // What picks a text color by the color behind it asks for no appearance.
    (
      "let a = backgroundColor.isDark ? «Color.white» : «Color.black»", ["#FFFFFFFF", "#000000FF"]
    ),
    (
      "let isDark = luminance < 0.5; let a = isDark ? «Color.white» : «Color.black»",
      ["#FFFFFFFF", "#000000FF"]
    ),
  ]

  @Test(arguments: noPairs)
  func noPair(_ source: String, _ values: [String]) {
    let marked = MarkedSource(source)
    let found = marked.findings()
    #expect(MarkedSource.marking(found.map(\.range), in: marked.text) == source)
    #expect(found.map(\.lightHex) == values)
    #expect(found.allSatisfy { !$0.context.isPair })
  }

  @Test("increased contrast has values of its own")
  func contrast() throws {
    let source = """
      let a = UIColor { t in
        if t.userInterfaceStyle == .dark {
          return t.accessibilityContrast == .high ? .white : .lightGray
        }
        return t.accessibilityContrast == .high ? .black : .darkGray
      }
      """
    let found = MarkedSource(source).findings()
    #expect(found.count == 1)
    guard case .color(let value)? = found.first?.value else {
      Issue.record("no color")
      return
    }
    #expect(value.light.rgba8.hex == "#555555FF")
    #expect(value.dark?.rgba8.hex == "#AAAAAAFF")
    #expect(value.highContrast?.rgba8.hex == "#000000FF")
    #expect(value.darkHighContrast?.rgba8.hex == "#FFFFFFFF")
  }

  /// What is in one appearance alone, and what is said of it.
  static let alone: [(source: String, reported: [String])] = [
    ("let a = scheme == .dark ? Color.black : theme.text", ["dark"]),
    ("let a = scheme == .dark ? theme.text : Color.black", ["light"]),
    (
      "if scheme == .dark { label.textColor = .black } else { label.textColor = .white }",
      ["dark", "light"]
    ),
    ("if !isDark { VStack { Text(a).foregroundColor(.black) } }", ["light"]),
    ("guard scheme == .light else { return f(Color.black) }; g()", ["dark"]),
    ("switch scheme { case .dark: f(Color.black); default: g() }", ["dark"]),
    ("let a = scheme == .dark ? isOn ? Color.black : Color.red : theme.text", ["dark", "dark"]),
  ]

  @Test(arguments: alone)
  func oneAppearance(_ source: String, _ reported: [String]) {
    let found = MarkedSource(source).findings()
    #expect(
      found.flatMap { $0.reasons.map(\.message) }.filter { $0.hasPrefix("it is used in") }
        == reported.map {
          $0 == "light"
            ? "it is used in light appearance only; a use in both is applied"
            : "it is used in dark appearance alone"
        })
    // Tokens are compared with what is seen in light appearance.
    let isOpen = found.map { $0.disposition == .open }
    #expect(isOpen == reported.map { $0 == "light" })
  }

  @Test("a call with more than two colors is one report-only finding")
  func threeColors() throws {
    let source = "let a = UIColor(light: .white, dark: .black, highContrast: .black)"
    let found = MarkedSource(source).findings()
    #expect(found.count == 1)
    #expect(found.first?.disposition == .reportOnly)
    #expect(found.first?.darkHex == "#000000FF")
  }

  @Test("the color sets of two names are a pair")
  func assets() throws {
    let white = ColorValue(light: ColorSample(red: 1, green: 1, blue: 1))
    let black = ColorValue(light: ColorSample(red: 0, green: 0, blue: 0))
    let source = MarkedSource("let a = Color(scheme == .dark ? \"Night\" : \"Day\")")
    let found = source.findings(assets: ["Night": black, "Day": white])
    #expect(found.first?.lightHex == "#FFFFFFFF")
    #expect(found.first?.darkHex == "#000000FF")
  }
}
