import Testing

@testable import MigrateKit

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
    #expect(finding.reasons.map(\.code) == [.oneHop])
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

  @Test("a color in a property that may change is left to a person")
  func variable() throws {
    let source = MarkedSource("struct V: View { var tint: Color = .black }")
    let finding = try #require(source.findings().first)
    #expect(finding.disposition == .reportOnly)
    #expect(
      finding.reasons.map(\.message) == ["it is the initial value of a property that may change"])
  }

  @Test("uses in other files are listed, and make a radius of a constant that does not say so")
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

  @Test("a font of a type that the app has its own name for is left to a person")
  func alias() {
    let source = MarkedSource("let a = [b: PlatformFont.systemFont(ofSize: 10)]")
    #expect(source.findings().isEmpty)
    let found = source.findings(with: ["typealias PlatformFont = UIFont"])
    #expect(found.map(\.source) == ["PlatformFont.systemFont(ofSize: 10)"])
    #expect(
      found.first?.reasons.map(\.message) == [
        "'PlatformFont' is a name of the app's own, which may stand for several types"
      ])
  }
}
