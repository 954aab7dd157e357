import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// White on the colored shape of a button or a badge is not the text of the page.
@Suite struct OnFillTests {
  private let system = TestSystem.designSystem(
    TestSystem.color("page", "#0E1116", roles: [.background]),
    TestSystem.color("seaSurface", "#0B5FA5", roles: [.background]),
    TestSystem.color("ink", "#FFFFFF", roles: [.text, .icon]))

  private func white(in body: String) throws -> Suggestion {
    let source = """
      import SwiftUI
      struct Row: View {
        let own: Color
        var body: some View { \(body) }
      }
      """
    let matched = MatchedSource(source, system)
    return try #require(matched.suggestions.first { $0.finding.source == ".white" })
  }

  private static let text = "Text(title).foregroundStyle(.white)"

  @Test(arguments: [
    "\(text).background(Color(hex: 0x1D4ED8), in: Capsule())",
    "\(text).padding().background(Color(hex: 0x1D4ED8)).cornerRadius(8)",
    "\(text).background(Circle().fill(Color(hex: 0x1D4ED8)))",
    "\(text).frame(width: 28).background(isOff ? Color.gray : Color(hex: 0x1D4ED8))",
    "\(text).background { Capsule().fill(Color(hex: 0x1D4ED8)) }",
    "ZStack { Circle().fill(Color(hex: 0x1D4ED8)); \(text) }",
    // A faint layer shows what is beneath it, and a shape beside its place covers nothing.
    "ZStack { Circle().fill(Color(hex: 0x1D4ED8)); \(text).background(Color.white.opacity(0.1), in: Capsule()) }",
    "ZStack { Circle().fill(Color(hex: 0x1D4ED8)); Circle().fill(.black).offset(x: 200); \(text) }",
    "Button(action: run) { \(text) }.background(Color(hex: 0x1D4ED8), in: Capsule())",
    "\(text).background(Color(hex: 0x1D4ED8).opacity(0.9), in: Capsule())",
    """
    \(text).background(
      LinearGradient(colors: [Color(hex: 0x0E1116), Color(hex: 0x1D4ED8)], startPoint: .top, endPoint: .bottom),
      in: Capsule())
    """,
  ])
  func onAColoredShapeItNeedsReview(body: String) throws {
    let white = try white(in: body)
    #expect(white.status == .review)
    #expect(white.token == "ink")
    let color = body.contains("opacity(0.9)") ? "#1D4ED8E6" : "#1D4ED8"
    #expect(
      white.message(.roleUnknown)
        == "it lies on a shape in \(color), and ink is for text on the page; "
        + "a token with the role onAccent is applied")
  }

  /// The reason says what the token is for.
  @Test func aTokenForIconsIsSaidToBeForIcons() throws {
    let source = """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Image(systemName: "star").foregroundStyle(.white).background(Color(hex: 0x1D4ED8), in: Capsule())
        }
      }
      """
    let icons = TestSystem.designSystem(
      TestSystem.color("page", "#0E1116", roles: [.background]),
      TestSystem.color("glyph", "#FFFFFF", roles: [.icon]))
    let white = try #require(
      MatchedSource(source, icons).suggestions.first { $0.finding.source == ".white" })
    #expect(
      white.message(.roleUnknown)
        == "it lies on a shape in #1D4ED8, and glyph is for icons on the page; "
        + "a token with the role onAccent is applied")
  }

  @Test(arguments: [
    "\(text).background(own, in: Capsule())", "\(text).background(own).clipShape(Capsule())",
    "\(text).background { if isOn { Capsule().fill(own) } }",
    "\(text).background(Capsule().fill(isOn ? Color.accentColor : Color.gray.opacity(0.2)))",
    "AsyncImage(url: url) { $0 }.overlay { \(text) }",
    "ZStack { Image(\"sky\").resizable(); \(text) }",
  ])
  func onAShapeOfUnknownColorItNeedsReview(body: String) throws {
    let white = try white(in: body)
    #expect(white.status == .review)
    #expect(
      white.message(.roleUnknown)
        == "it lies on a shape or a picture whose color is not known, and ink is for text on the page; "
        + "a token with the role onAccent is applied")
  }

  @Test(arguments: [
    "\(text).background(Capsule().fill(Color.black.opacity(0.65)))",
    "ZStack { Color.black.opacity(0.8); \(text) }", "\(text).background(.black.opacity(0.5))",
  ])
  func onAScrimItNeedsReview(body: String) throws {
    let white = try white(in: body)
    #expect(white.status == .review)
    #expect(white.message(.roleUnknown)?.hasPrefix("it lies on a scrim in #000000") == true)
  }

  /// A bar in the system's red is no page.
  @Test(arguments: ["Color.red", "Color(.systemRed)"])
  func onAColorOfTheSystemItNeedsReview(background: String) throws {
    let white = try white(
      in: "HStack { \(Self.text); Spacer() }.padding().background(\(background))")
    #expect(white.status == .review)
    #expect(
      white.message(.roleUnknown)
        == "it lies on a background in #FF3B30, and ink is for text on the page; "
        + "a token with the role onAccent is applied")
  }

  /// A name of the design system without a value may be any color.
  @Test func onANameOfUnknownValueItNeedsReview() throws {
    var system = system
    system.codesWithoutValue = ["Theme.accent"]
    let body = "\(Self.text).background(isOff ? Color.gray : Theme.accent).cornerRadius(4)"
    let code = "import SwiftUI\nstruct Row: View { var body: some View { \(body) } }"
    let white = MatchedSource(code, system).answer(to: ".white")
    #expect(white?.status == .review)
  }

  @Test(
    "a page, a card in a color named for surfaces, a gray and a tint that hardly covers are where text of the page lies",
    arguments: [
      text, "\(text).background(own)", "\(text).background(Color(hex: 0x1D4ED8))",
      "\(text).background(Color(hex: 0x0B5FA5), in: Capsule())",
      "\(text).background(Color(hex: 0x222222), in: Capsule())",
      "\(text).background(Color(hex: 0x1D4ED8).opacity(0.2), in: Capsule())",
      "\(text).overlay(Capsule().stroke(Color(hex: 0x1D4ED8)))",
      "ZStack { Image(systemName: \"sun.max\").resizable(); \(text) }",
      "\(text).overlay { Image(\"sky\").resizable() }",
      "\(text).background(Color.white.opacity(isOff ? 0.02 : 0.04)).cornerRadius(8)",
      "\(text).background(Color.black)", "\(text).background(Color.black.opacity(0.1))",
    ])
  func elsewhereItIsTheTextOfThePage(body: String) throws {
    #expect(try white(in: body).status == .exact)
  }

  @Test func aColorWithComponentsIsNoCommonWhite() throws {
    let body = "Text(a).foregroundStyle(Color(hex: 0xFFFFFF)).background(own, in: Capsule())"
    let view = "struct Row: View { let own: Color; var body: some View { \(body) } }"
    #expect(MatchedSource("import SwiftUI\n" + view, system).suggestions.first?.status == .exact)
  }
}
