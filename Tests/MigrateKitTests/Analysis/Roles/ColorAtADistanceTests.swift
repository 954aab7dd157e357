import Testing

@testable import MigrateKitCore

/// What a color is for where only its use elsewhere says so: through a parameter of the app's own views and
/// functions, a getter, a function, a closure, an array or a dictionary, or as hex digits in a text.
@Suite struct ColorAtADistanceTests {
  private static let mapping = """
    { "name": "Test", "tokens": ["test.tokens.json"],
      "code": { "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" } },
      "roles": {
        "color.ink": ["text"], "color.glyph": ["icon"], "color.paper": ["background", "fill"] } }
    """

  private static let tokens = ##"""
    { "color": { "$type": "color",
      "ink": { "$value": "#111111" }, "glyph": { "$value": "#222222" },
      "paper": { "$value": "#FAFAFA" } } }
    """##

  private static let theme = """
    import SwiftUI
    extension Color {
      static let ink = Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255)
      static let glyph = Color(red: 34 / 255, green: 34 / 255, blue: 34 / 255)
      static let paper = Color(red: 250 / 255, green: 250 / 255, blue: 250 / 255)
      init(hex: String) { self.init(red: 0, green: 0, blue: 0) }
    }
    """

  private static let ink = "Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255)"

  private func suggestions(_ code: String, with files: [String: String] = [:]) throws
    -> [Suggestion]
  {
    let code = code.replacingOccurrences(of: "INK", with: Self.ink)
    let all = ["Theme.swift": Self.theme, "View.swift": "import SwiftUI\n" + code]
    let project = try MappedProject(
      mapping: Self.mapping, tokens: Self.tokens, files: all.merging(files) { $1 })
    return try project.suggestions(in: "View.swift")
  }

  // MARK: Parameters

  private static let views = """
    import SwiftUI
    struct StatCard: View {
      var title = ""
      let color: Color
      var body: some View { Text(title).foregroundColor(color) }
    }
    struct WithInitializer: View {
      private let shade: Color
      init(shade: Color = .red) { self.shade = shade }
      var body: some View { Text("a").foregroundColor(shade).padding() }
    }
    struct TwoRoles: View {
      let color: Color
      var body: some View { Text("a").foregroundColor(color).background(color.opacity(0.1)) }
    }
    struct PassesOn: View {
      let color: Color
      var body: some View { StatCard(color: color) }
    }
    struct Stores: View {
      @State private var kept = Color.clear
      let color: Color
      var body: some View { Text("a").onAppear { kept = color } }
    }
    struct Compares: View {
      let color: Color
      var body: some View { Text(color == .clear ? "" : "a").foregroundColor(color) }
    }
    struct Extended: View {
      let color: Color
      var body: some View { Text("a").foregroundColor(color) }
    }
    struct Shadows: View {
      let color: Color
      var body: some View { Text("a").foregroundColor(color) }
      func other(color: Color) -> some View { Text("a").background(color) }
    }
    func label(_ text: String, ink: Color) -> some View { Text(text).foregroundColor(ink) }
    """

  private static let more = """
    import SwiftUI
    extension Extended { var more: some View { Text("a").background(color) } }
    """

  private func argument(_ call: String) throws -> Suggestion {
    let code = "struct V: View { var body: some View { \(call) } }"
    return try #require(
      try suggestions(code, with: ["Views.swift": Self.views, "More.swift": Self.more]).first)
  }

  @Test(
    arguments: [
      "StatCard(color: INK)", "StatCard(title: a, color: isOn ? INK : .clear)",
      "WithInitializer(shade: INK)", "Compares(color: INK)", "Shadows(color: INK)",
      "label(a, ink: INK)",
    ])
  func anArgumentHasTheRoleOfItsParameter(call: String) throws {
    let found = try argument(call)
    #expect(found.finding.role.role == .text)
    #expect(found.finding.role.evidence.contains("as argument of foregroundColor(_:) on Text"))
    #expect(found.replacement == "Color.ink")
    #expect(found.status == .exact)
  }

  @Test(
    arguments: [
      "TwoRoles(color: INK)", "PassesOn(color: INK)", "Stores(color: INK)", "Extended(color: INK)",
      "Unknown(color: INK)", "StatCard(other: INK)",
    ])
  func anArgumentWithDifferentOrUnknownUsesHasNoRole(call: String) throws {
    let found = try argument(call)
    #expect(found.finding.role.role == .unknown)
    #expect(found.heldBy == [.roleUnknown])
  }

  @Test func aDefaultArgumentHasTheRoleOfItsParameter() throws {
    let found = try suggestions(
      """
      struct Badge: View {
        let shade: Color
        init(shade: Color = INK) { self.shade = shade }
        var body: some View { Text("a").foregroundColor(shade) }
      }
      struct Other: View {
        let color: Color
        func row(color: Color = INK) -> some View { Text("a").background(color) }
        var body: some View { Text("a").foregroundColor(color) }
      }
      """)
    #expect(found.map(\.finding.role.role) == [.text, .background])
    #expect(found[0].token == "color.ink")
  }

  // MARK: Getters, functions and collections

  @Test(
    arguments: [
      "private var shade: Color { isOn ? INK : .red }; var body: some View { Text(a).foregroundColor(shade) }",
      "private func shade(_ a: Int) -> Color { switch a { case 1: return INK default: return .red } }; var body: some View { Text(a).foregroundColor(shade(1)) }",
      "let shade: (Bool) -> Color = { $0 ? INK : .red }; var body: some View { Text(a).foregroundColor(shade(true)) }",
      "let shades: [Color] = [INK, .red]; var body: some View { Text(a).foregroundColor(shades[1 % shades.count]) }",
      "let shades = [\"a\": INK]; var body: some View { Text(a).foregroundColor(shades[\"a\"] ?? .red) }",
    ])
  func aGetterHasTheRoleOfItsUses(members: String) throws {
    let found = try suggestions("struct V: View { let isOn = true; \(members) }")
    let ink = try #require(found.first { $0.finding.source == Self.ink })
    #expect(ink.finding.role.role == .text)
    #expect(ink.finding.role.evidence.hasPrefix("where shade"))
    #expect(ink.token == "color.ink")
  }

  @Test(
    arguments: [
      // The data of a chart.
      "let series: [Color] = [INK, .red]; var body: some View { Chart { BarMark(x: a).foregroundStyle(series[0]) } }",
      // Two roles.
      "let shades: [Color] = [INK, .red]; var body: some View { Text(a).foregroundColor(shades[0]).background(shades[1]) }",
      // Handed to something unknown.
      "let shades: [Color] = [INK, .red]; var body: some View { Text(a).foregroundColor(shades[0]); Rows(shades) }",
      // Assigned elsewhere.
      "var shade: Color { INK }; var other = Color.red; mutating func f() { other = shade }; var body: some View { Text(a).foregroundColor(shade) }",
    ])
  func severalUsesGiveNoRole(members: String) throws {
    let found = try suggestions("struct V: View { \(members) }")
    let ink = try #require(found.first { $0.finding.source == Self.ink })
    #expect(ink.finding.role.role != .text)
    #expect(ink.status != .exact)
  }

  @Test func aNameOnlyMeansTheMemberOfItsOwnType() throws {
    let found = try suggestions(
      """
      struct A: View { private var shade: Color { INK }; var body: some View { Text("a").foregroundColor(shade) } }
      struct B: View { let shade: Color; var body: some View { Text("a").background(shade) } }
      """)
    #expect(found.map(\.finding.role.role) == [.text])
  }

  // MARK: Hex digits in texts

  private static let kind = ##"""
    enum Kind {
      case run, walk
      var hex: String { switch self { case .run: return "#111111"
        case .walk: return "#FAFAFA" } }
      var code: String { self == .run ? "#111111" : "#222222" }
      static let all = ["#111111"]
      var shade: Color { Color(red: 1, green: 0, blue: 0) }
    }
    """##

  @Test func hexStringsUsedAsColorsAreReportedWithTheirUse() throws {
    let user = """
      import SwiftUI
      struct V: View {
        var body: some View { Text("a").foregroundColor(Color(hex: kind.hex)) }
        let all = Kind.all.map { Color(hex: $0) }
      }
      """
    let found = try suggestions(Self.kind, with: ["User.swift": user])
    let texts = found.filter { $0.finding.source.hasPrefix("\"") }
    #expect(texts.map(\.finding.source) == ["\"#111111\"", "\"#FAFAFA\"", "\"#111111\""])
    #expect(texts[0].finding.role.role == .text)
    #expect(texts[0].token == "color.ink")
    #expect(texts[0].finding.disposition == .reportOnly)
    #expect(texts.allSatisfy { $0.reasons.contains { $0.code == .reportOnly } })
    #expect(texts[2].finding.role.role == .unknown)
    #expect(texts[0].finding.uses.map(\.file) == ["User.swift"])
    #expect(texts.allSatisfy { $0.replacement == nil })
  }

  @Test func hexStringsNotUsedAsColorsAreIgnored() throws {
    #expect(try suggestions(Self.kind).allSatisfy { !$0.finding.source.hasPrefix("\"") })
  }
}
