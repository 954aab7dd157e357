import Testing

@testable import MigrateKit

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

  @Test(arguments: pairs)
  func pair(_ example: Case) throws {
    let marked = MarkedSource(example.source)
    let found = marked.findings()
    #expect(MarkedSource.marking(found.map(\.range), in: marked.text) == example.source)
    let finding = try #require(found.first)
    #expect(finding.lightHex == example.light)
    #expect(finding.darkHex == example.dark)
    #expect(finding.context.isPair)
    #expect(finding.reasons.contains { $0.code == .lightDarkPair })
  }

  static let noPairs: [(source: String, values: [String])] = [
    ("let a = isOn ? «Color.black» : «Color.white»", ["#000000FF", "#FFFFFFFF"]),
    ("let a = style == .large ? «Color.black» : «Color.white»", ["#000000FF", "#FFFFFFFF"]),
    (
      "let a = scheme == .dark && isOn ? «Color.black» : «Color.white»", ["#000000FF", "#FFFFFFFF"]
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

  @Test("a color that stands in one appearance alone says so")
  func oneArm() throws {
    let found = MarkedSource("let a = scheme == .dark ? Color.black : theme.text").findings()
    let finding = try #require(found.first)
    #expect(finding.source == "Color.black")
    #expect(finding.reasons.map(\.message) == ["it is used in dark appearance alone"])
  }
}
