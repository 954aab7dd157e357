import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("Constants that only carry a value")
struct ConstantTests {
  @Test("a color constant of a view is found at the constant, with its uses and their role")
  func color() throws {
    let source = MarkedSource(
      """
      struct V: View {
        static let stars = «Color(red: 1, green: 0.5, blue: 0)»
        var body: some View {
          Text(a).foregroundStyle(Self.stars)
          Text(b).foregroundStyle(V.stars.opacity(0.5))
          Other.stars
          f(stars: 1)
        }
      }
      """)
    let finding = try #require(source.findings().first)
    #expect(finding.range == source.ranges.first)
    #expect(finding.context.isConstant)
    #expect(finding.uses.map(\.position.line) == [4, 5])
    #expect(finding.role.role == .text)
  }

  @Test("a local constant is used from its declaration to the end of its scope")
  func local() throws {
    let source = MarkedSource(
      """
      func a() {
        let font = UIFont.systemFont(ofSize: 12)
        label.font = font
      }
      func b() { label.font = font }
      """)
    let finding = try #require(source.findings().first)
    #expect(finding.uses.map(\.position.line) == [3])
  }

  @Test("a color in a mutable property is report only")
  func variable() throws {
    let source = MarkedSource("struct V: View { var tint: Color = .black }")
    let finding = try #require(source.findings().first)
    #expect(finding.disposition == .reportOnly)
    #expect(
      finding.reasons.map(\.message) == ["it is the initial value of a property that may change"])
  }

  @Test("uses in other files are listed, and determine that a constant is a radius")
  func otherFiles() throws {
    let source = MarkedSource(
      """
      struct Home: View {
        enum Layout { static let radius: CGFloat = 12 }
        let c: Color
      }
      """)
    #expect(source.findings().isEmpty)
    let other = "extension Home { var a: some View { Image(b).cornerRadius(Home.Layout.radius) } }"
    let found = source.findings(with: [other])
    #expect(found.map(\.source) == ["12"])
    #expect(found.first?.uses.map(\.file) == ["App/Other0.swift"])
    #expect(found.first?.role.role == .image)
    let foreign = "let a = b.cornerRadius(Other.Layout.radius)"
    #expect(source.findings(with: [foreign]).isEmpty)
  }

  @Test("a font of an aliased type is report only")
  func alias() {
    let source = MarkedSource("let a = [b: PlatformFont.systemFont(ofSize: 10)]")
    #expect(source.findings().isEmpty)
    let found = source.findings(with: ["typealias PlatformFont = UIFont"])
    #expect(found.map(\.source) == ["PlatformFont.systemFont(ofSize: 10)"])
    #expect(
      found.first?.reasons.map(\.message) == [
        "'PlatformFont' is an alias in the app that may mean several types"
      ])
  }

  // MARK: - Other files

  private static let shared = MarkedSource(
    """
    struct Home: View {
      enum Style {
        static let ink = Color(red: 1, green: 0.5, blue: 0)
        static let title = Font.system(size: 17)
      }
      let a: Int
    }
    """)

  @Test("a color takes the role of its uses in other files")
  func foreignColor() throws {
    let finding = try #require(
      Self.shared.findings(with: ["Text(a).foregroundColor(Home.Style.ink)"]).first)
    #expect(finding.uses.map(\.file) == ["App/Other0.swift"])
    #expect(
      finding.role
        == RoleReading(
          .text, evidence: "where it is used: argument of foregroundColor(_:) on Text"))
  }

  @Test("a font takes the role of its uses in other files")
  func foreignFont() throws {
    let finding = try #require(
      Self.shared.findings(with: ["Image(systemName: b).font(Home.Style.title)"]).last)
    #expect(finding.category == .font)
    #expect(finding.role.role == .icon)
    #expect(finding.uses.map(\.position.line) == [1])
  }

  static let differing: [(name: String, other: String, reported: String)] = [
    (
      "in two files", "Text(a).foregroundColor(Home.Style.ink)\nb.background(Home.Style.ink)",
      "it is used as text at App/Other0.swift:1 and as background at App/Other0.swift:2"
    ),
    (
      "as an argument by label",
      "Text(a).foregroundColor(Home.Style.ink)\nb.shadow(color: Home.Style.ink, radius: 2)",
      "it is used as text at App/Other0.swift:1 and as shadow at App/Other0.swift:2"
    ),
    (
      "in UIKit", "label.textColor = Home.Style.ink\nview.backgroundColor = Home.Style.ink",
      "it is used as text at App/Other0.swift:1 and as background at App/Other0.swift:2"
    ),
  ]

  @Test("different uses need a decision, and the reason names them", arguments: differing)
  func differ(_ name: String, _ other: String, _ reported: String) throws {
    let finding = try #require(Self.shared.findings(with: [other]).first)
    let reason = try #require(finding.reasons.first { $0.code == .usesDiffer })
    #expect(reason.message == "\(reported); uses that agree apply it")
    #expect(ReasonCode.usesDiffer.effect == .needsDecision)
  }

  @Test("a private constant has no uses in other files")
  func privateConstant() throws {
    let source = MarkedSource(
      "struct Home: View { private static let ink = Color.red; let a: Int }")
    let finding = try #require(
      source.findings(with: ["Text(a).foregroundColor(Home.ink)"]).first)
    #expect(finding.uses == [])
  }

  // MARK: - The app's own functions

  private static let own =
    "it is passed to a function of the app, which decides what it is for; a direct use is applied"

  static let declarations: [(declared: String, site: Site, reported: [String])] = [
    ("func frame(cornerRadius: CGFloat) {}", .cgFloat, [own]),
    ("func frame(cornerRadius: CGFloat?, b: Int) {}", .cgFloat, [own]),
    ("func frame(cornerRadius: Double) {}", .double, [own]),
    ("func frame(cornerRadius: Int) {}", .cgFloat, ["the parameter is an Int"]),
    ("func frame(cornerRadius: Float) {}", .float, ["the parameter is a Float"]),
    (
      "func frame(cornerRadius: Radius) {}", .cgFloat,
      ["the parameter is declared with another type"]
    ),
    (
      "func frame(cornerRadius: Int) {}\nfunc frame(cornerRadius: CGFloat) {}", .cgFloat,
      ["the parameter is declared with another type"]
    ),
    (
      "func other(cornerRadius: CGFloat) {}", .cgFloat,
      ["no scanned declaration gives the type of the parameter"]
    ),
    ("struct frame { var cornerRadius: CGFloat = 2 }", .cgFloat, [own]),
    ("struct frame { var cornerRadius = 2.0 }", .double, [own]),
    ("struct frame { var cornerRadius = 2 }", .cgFloat, ["the parameter is an Int"]),
  ]

  @Test(
    "a radius passed to an app's function has the declared type",
    arguments: declarations)
  func ownFunction(_ declared: String, _ site: Site, _ reported: [String]) throws {
    // The word that makes pass 1 read the declarations is in them.
    let found = MarkedSource("view.frame(cornerRadius: «8»)").findings(with: [declared])
    let finding = try #require(found.first)
    #expect(finding.source == "8")
    #expect(finding.site == site)
    #expect(finding.reasons.map(\.message) == reported)
    #expect(finding.disposition == (reported == [Self.own] ? .open : .reportOnly))
  }

  // MARK: - Types that hide the system's

  static let hidden: [(source: String, others: [String], found: [String])] = [
    ("struct Theme { enum Color { case red }; let c: Color = .red }", [], []),
    ("struct Theme { enum Color { case red }; func f() { g(Color.red) } }", [], []),
    (
      "struct Theme { enum Color { case red }; func f() { g(SwiftUI.Color.red) } }", [],
      ["SwiftUI.Color.red"]
    ),
    ("struct Theme { enum Color { case red } }\nlet c: Color = .red", [], [".red"]),
    ("extension Theme.Row { var c: Color { .red } }", ["struct Theme { struct Color {} }"], []),
    ("extension Other { var c: Color { .red } }", ["struct Theme { struct Color {} }"], [".red"]),
    ("let c: Color = .red", ["enum Color { case red }"], []),
    ("let c = Color.red", ["enum Color { case red }"], []),
    ("Text(a).foregroundColor(.red)", ["enum Color { case red }"], [".red"]),
  ]

  @Test("a type of the app shadows the system's where it is visible", arguments: hidden)
  func shadowing(_ source: String, _ others: [String], _ found: [String]) {
    #expect(MarkedSource(source).findings(with: others).map(\.source) == found)
  }
}
