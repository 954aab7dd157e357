import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The colors of a palette move to another system together or not at all, and the background of a
/// screen is that of a screen.
@Suite struct PaletteGuardTests {
  /// A system that an app moves to: `Old.sky`, `Old.leaf` and `Old.ember` have a counterpart,
  /// `Old.plum` has none.
  static func designSystem(prefer: [String] = []) -> DesignSystem {
    var designSystem = TestSystem.designSystem(
      TestSystem.color("accent.sky", "3A86FF", roles: [.fill, .tint, .text]),
      TestSystem.color("accent.leaf", "2A9D8F", roles: [.fill, .tint, .text]),
      TestSystem.color("accent.ember", "E76F51", roles: [.fill, .tint, .text]),
      TestSystem.color("background.app", "F5F2ED", roles: [.background]),
      TestSystem.color("background.card", "F0EDE6", roles: [.background]),
      TestSystem.color("background.surface", "FAF7F5", roles: [.background]))
    designSystem.prefer = prefer
    func name(_ symbol: String, _ tokens: String..., hex: String) -> DeprecatedName {
      DeprecatedName(
        "Old.\(symbol)", .color, tokens: tokens, site: .color,
        value: .color(ColorValue(light: TestSystem.sample(hex))))
    }
    designSystem.deprecatedNames = [
      name("sky", "accent.sky", hex: "3A86FF"), name("leaf", "accent.leaf", hex: "2A9D8F"),
      name("ember", "accent.ember", hex: "E76F51"), name("plum", hex: "A259FF"),
      name("paper", "background.app", "background.card", "background.surface", hex: "F5F2ED"),
    ]
    return designSystem
  }

  private func moved(_ source: String) -> [String] {
    MatchedSource(source, Self.designSystem()).suggestions.filter { ApplyPolicy().applies($0) }
      .map(\.finding.source)
  }

  private func palette(_ names: String...) -> String {
    let cases = names.enumerated().map { "    case .k\($0.offset): return Old.\($0.element)" }
    return """
      enum Kind {
        case k0, k1, k2
        func play() {}
        var color: Color {
          switch self {
      \(cases.joined(separator: "\n"))
          }
        }
      }
      """
  }

  @Test func aPaletteMovesTogether() {
    #expect(moved(palette("sky", "leaf", "ember")) == ["Old.sky", "Old.leaf", "Old.ember"])
  }

  @Test func aPaletteWithAnUnmatchedColorIsHeld() throws {
    let source = palette("sky", "plum", "ember")
    #expect(moved(source) == [])
    let held = MatchedSource(source, Self.designSystem()).answer(to: "Old.sky")
    #expect(held?.status == .review)
    #expect(held?.replacement == nil)
    let reason = try #require(held?.reasons.first { $0.code == .movesTogether })
    #expect(
      reason.message
        == "it is one of a palette, and Old.plum in line 7 stays; all of them must move")
  }

  @Test(arguments: [
    "let series: [Color] = [Old.sky, Old.plum]",
    "let series: [Int: Color] = [1: Old.sky, 2: Old.plum]",
    "func tint(_ kind: Int) -> Color { switch kind { case 1: Old.sky; default: Old.plum } }",
    "func tint(_ kind: Int) -> UIColor { switch kind { case 1: UIColor(Old.sky); default: UIColor(Old.plum) } }",
  ])
  func palettesHaveSeveralForms(source: String) {
    #expect(moved(source) == [])
    #expect(moved(source.replacing("plum", with: "leaf")) == ["Old.sky", "Old.leaf"])
  }

  @Test func theConstantsOfAnEnumAreAPalette() {
    let found = MatchedSource(
      """
      enum Tint {
        case first
        func play() {}
        static let a: Color = Old.sky
        static let b: Color = Old.plum
      }
      """, Self.designSystem())
    #expect(found.answer(to: "Old.sky")?.replacement == nil)
    #expect(found.answer(to: "Old.sky")?.reasons.contains { $0.code == .movesTogether } == true)
  }

  @Test func aSingleColorMoves() {
    #expect(
      moved(
        """
        struct Row: View {
          var body: some View {
            VStack { Circle().fill(Old.sky); Circle().fill(Old.plum) }
          }
        }
        """) == ["Old.sky"])
  }

  // MARK: Screens

  struct Screen: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isScreen: Bool
    var source: String

    init(_ name: String, _ isScreen: Bool, _ body: String, type: String = "Home") {
      testDescription = name
      self.isScreen = isScreen
      source = "struct \(type): View { var body: some View { \(body) } }"
    }
  }

  static let screens = [
    Screen("beyond the safe area", true, "Text(a).background(Old.paper.ignoresSafeArea())"),
    Screen(
      "the view goes beyond it", true, "VStack { Text(a) }.background(Old.paper).ignoresSafeArea()"),
    Screen("beyond the edges", true, "Text(a).background(Old.paper, ignoresSafeAreaEdges: .all)"),
    Screen("at the bottom of a stack", true, "ZStack { Old.paper; Text(a) }"),
    Screen(
      "in a navigation stack", true,
      "NavigationStack { ScrollView { Text(a) }.background(Old.paper) }"),
    Screen("with a title", true, "ScrollView { Text(a) }.background(Old.paper).navigationTitle(b)"),
    Screen(
      "over the whole height", true,
      "VStack { Text(a) }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Old.paper)"),
    Screen(
      "a type that is called a screen", true, "VStack { Text(a) }.background(Old.paper)",
      type: "HomeScreen"),
    Screen("a closure behind a screen", true, "List { Text(a) }.background { Old.paper }"),
    Screen(
      "a bar beyond one edge", false,
      "HStack { Text(a) }.background(Old.paper.ignoresSafeArea(edges: .bottom))"),
    Screen("a rounded view", false, "VStack { Text(a) }.background(Old.paper).cornerRadius(12)"),
    Screen("a shape", false, "VStack { Text(a) }.background(Old.paper, in: Capsule())"),
    Screen("a card", false, "ZStack { Old.paper; Text(a) }", type: "StoryCard"),
    Screen("a view in a stack", false, "VStack { Text(a).background(Old.paper) }"),
    Screen("a layer of a part", false, "VStack { ZStack { Old.paper; Text(a) } }"),
  ]

  @Test(arguments: screens)
  func aScreensBackgroundIsNotACardsEvenIfPreferred(screen: Screen) {
    let found = MatchedSource(screen.source, Self.designSystem(prefer: ["background.card"]))
    #expect(
      found.answer(to: "Old.paper")?.token
        == (screen.isScreen ? "background.app" : "background.card"))
  }

  @Test func theViewOfAControllerIsAScreen() {
    let found = MatchedSource(
      """
      class Home: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = UIColor(Old.paper)
          card.backgroundColor = UIColor(Old.paper)
        }
      }
      """, Self.designSystem(prefer: ["background.card"]))
    #expect(found.suggestions.map(\.token) == ["background.app", "background.card"])
  }

  @Test func aScreensBackgroundIsNotATieWithoutPreference() {
    let found = MatchedSource(
      "struct Home: View { var body: some View { ZStack { Old.paper; Text(a) } } }",
      Self.designSystem())
    #expect(found.answer(to: "Old.paper")?.status == .exact)
  }
}
