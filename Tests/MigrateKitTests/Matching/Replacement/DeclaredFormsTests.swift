import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A constant is only written in the form in which the app declares it.
@Suite struct DeclaredFormsTests {
  private static let view = """
    import SwiftUI
    struct V: View { var body: some View { Text("a").padding(16) } }
    """

  /// What a run says of the padding where the theme declares a member, beside other code.
  private func suggestion(_ member: String, _ other: String = "") throws -> Suggestion {
    let project = try MappedProject(
      mapping: OneStep.mapping(tokens: "test.tokens.json"), tokens: OneStep.tokens,
      files: [
        "V.swift": Self.view, "Other.swift": "import SwiftUI\n\(other)\n",
        "Theme.swift": "import SwiftUI\nenum Spacing {\n\(member)\n}\n",
      ])
    return try #require(try project.suggestions(in: "V.swift").first)
  }

  @Test(arguments: [
    (
      "static let md: CGFloat? = 16", ReasonCode.declaredDifferently,
      "'Spacing.md' (Theme.swift:3) is a CGFloat?, not a CGFloat; declare it with that type"
    ),
    (
      "@available(*, deprecated, renamed: \"medium\") static let md: CGFloat = 16",
      .deprecatedToken,
      "'Spacing.md' is marked deprecated (Theme.swift:3); one that is not is applied"
    ),
    (
      "static func md() -> CGFloat { 16 }", .notDeclared,
      "'Spacing.md' is not a constant of the project; declare one without parameters"
    ),
  ]) func otherFormsAreHeld(member: String, reason: ReasonCode, message: String) throws {
    let suggestion = try suggestion(member)
    #expect(suggestion.heldBy == [reason])
    #expect(suggestion.reasons.map(\.message) == [message])
  }

  @Test(arguments: [
    "static let md: CGFloat = 16", "static let md: CGFloat! = 16",
    "@available(iOS, introduced: 13, deprecated: 99) static let md: CGFloat = 16",
  ]) func theseAreApplied(member: String) throws {
    #expect(try suggestion(member).status == .exact)
  }

  /// What is said of the value in the code of a view, in an app with one token that its theme declares.
  private func suggestion(
    for view: String, theme: String, code: String, token: String
  ) throws -> Suggestion {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "code": { \(code) } }
        """,
      tokens: "{ \(token) }",
      files: [
        "Theme.swift": "import UIKit\n\(theme)\n", "V.swift": "import UIKit\n\(view)\n",
      ])
    return try #require(try project.suggestions(in: "V.swift").first)
  }

  /// What the code unwraps is no optional.
  @Test(
    arguments: [
      ("UIColor.{name}!.cgColor", nil),
      (
        "UIColor.{name}",
        "'UIColor.paper' (Theme.swift:2) is a UIColor?, not a CGColor; declare it with that type"
      ),
    ] as [(String, String?)]) func anOptionalColorThatTheCodeUnwraps(code: String, message: String?)
    throws
  {
    let color = "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"
    let found = try suggestion(
      for: "func draw(_ layer: CALayer) { layer.backgroundColor = \(color).cgColor }",
      theme: "extension UIColor { class var paper: UIColor? { \(color) } }",
      code: #""color": { "CGColor": "\#(code)" }"#,
      token: ##""color": { "paper": { "$type": "color", "$value": "#336699" } }"##)
    #expect(found.reasons.first?.message == message)
    // A color of a layer may be nil.
    #expect(message != nil || found.replacement == "UIColor.paper?.cgColor")
  }

  /// A font that may be nil is unwrapped only where the place needs one.
  @Test(arguments: [
    ("let label = UILabel(); label.font = FONT", "UIFont.title"),
    ("let label = UILabel().then { $0.font = FONT }", "UIFont.title"),
    ("let field: UITextField = make(); field.font = FONT", "UIFont.title"),
    ("button.titleLabel?.font = FONT", "UIFont.title"),
    ("let label = BrandLabel(); label.font = FONT", "UIFont.title!"),
    ("let label = UILabel(); cell.label.font = FONT", "UIFont.title!"),
    ("let label = UILabel(); use(FONT)", "UIFont.title!"),
    ("let label = UILabel(); cell.label.do { $0.font = FONT }", "UIFont.title!"),
    ("} ; func chart(label: ChartLabel) { label.font = FONT", "UIFont.title!"),
    ("} ; class Title: UILabel { func a() { self.font = FONT }", "UIFont.title"),
    ("} ; class Title: BrandLabel { func a() { self.font = FONT }", "UIFont.title!"),
    ("} ; class Title: UIView { func a() { self.font = FONT }", "UIFont.title!"),
    ("} ; class Title: UILabel { var font: UIFont; func a() { self.font = FONT }", "UIFont.title!"),
  ]) func anOptionalFontIsUnwrappedWhereItMustBe(code: String, replacement: String) throws {
    let font = #"UIFont(name: "Lora", size: 20)"#
    let found = try suggestion(
      for: "func draw() { \(code.replacing("FONT", with: font + "!")) }",
      theme: "extension UIFont { class var title: UIFont? { \(font) } }",
      code: #""font": { "UIFont": "UIFont.{name}!" }"#,
      token: """
        "font": { "title": {
          "$type": "typography", "$value": { "fontFamily": "Lora", "fontSize": "20px" } } }
        """)
    #expect(found.replacement == replacement)
  }

  /// A color that may be nil is unwrapped only where the place needs one.
  @Test(arguments: [
    ("button.setTitleColor(COLOR, for: .normal)", "UIColor.ink"),
    ("navigationController?.navigationBar.tintColor = COLOR", "UIColor.ink"),
    ("tabBarController!.tabBar.unselectedItemTintColor = COLOR", "UIColor.ink"),
    ("navigationItem.leftBarButtonItem?.tintColor = COLOR", "UIColor.ink"),
    ("let view = UIView(); view.backgroundColor = COLOR", "UIColor.ink"),
    (
      "let view = UIView(); view.backgroundColor = COLOR.withAlphaComponent(0.5)",
      "UIColor.ink?.withAlphaComponent(0.5)"
    ),
    ("chart.setColor(COLOR, for: .normal)", "UIColor.ink!"),
    ("segments.setTitleColor(COLOR, state: .normal)", "UIColor.ink!"),
    ("settings.toolbar.tintColor = COLOR", "UIColor.ink!"),
    ("chart.tintColor = COLOR", "UIColor.ink!"),
    ("navigationBar.tintColor = COLOR", "UIColor.ink!"),
  ]) func anOptionalColorIsUnwrappedWhereItMustBe(code: String, replacement: String) throws {
    let color = "UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)"
    let found = try suggestion(
      for: "func draw() { \(code.replacing("COLOR", with: color)) }",
      theme: "extension UIColor { class var ink: UIColor? { \(color) } }",
      code: #""color": { "UIColor": "UIColor.{name}!" }"#,
      token: ##""color": { "ink": { "$type": "color", "$value": "#336699" } }"##)
    #expect(found.replacement == replacement)
  }

  /// Whatever palette the theme holds has this color, unless a subclass has another.
  @Test(arguments: ["", "final class Dark: Palette { override var ink: Color { .white } }"])
  func aColorOfWhateverPaletteTheThemeHolds(other: String) throws {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"],
          "code": { "color": { "Color": "theme.colors.{name}", "requires": "theme" } } }
        """,
      tokens: """
        { "color": { "ink": { "$type": "color", "$value": "#336699" } } }
        """,
      files: [
        "Theme.swift": """
        import SwiftUI
        class Palette { var ink: Color { Color(hex: 0x336699) } }
        \(other)
        final class Theme: ObservableObject {
          @Published var colors: Palette
          init(colors: Palette) { self.colors = colors }
        }
        """,
        "V.swift": """
        import SwiftUI
        struct V: View {
          @EnvironmentObject var theme: Theme
          var body: some View { Text("a").foregroundColor(Color(hex: 0x336699)) }
        }
        """,
      ])
    let found = try #require(try project.suggestions(in: "V.swift").first)
    #expect(found.status == (other.isEmpty ? .exact : .review))
  }

  /// A function of the theme may take a case of its own.
  @Test func aFontOfAFunctionThatTakesACase() throws {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "code": { "font": { "UIFont": "UIFont.{name}" } } }
        """,
      tokens: """
        { "font": { "note": { "$type": "typography", "$value":
          { "fontFamily": "Roboto", "fontSize": { "value": 18, "unit": "px" }, "fontWeight": 400 } } } }
        """,
      files: [
        "Theme.swift": """
        import UIKit
        enum Heft: String { case medium = "Medium", regular = "Regular" }
        extension UIFont {
          static let note = roboto(size: 18, heft: .regular)
          private static func roboto(size: CGFloat, heft: Heft) -> UIFont {
            _ = UIFont.registered
            return UIFont(name: "Roboto-\\(heft.rawValue)", size: size)!
          }
          private static let registered: Void = register()
        }
        """,
        "V.swift": """
        import UIKit
        func draw(_ label: UILabel) { label.font = UIFont(name: "Roboto-Regular", size: 18)! }
        """,
      ])
    let found = try #require(try project.suggestions(in: "V.swift").first)
    #expect(found.status == .exact, "\(found.reasons.map(\.message))")
  }

  /// `Self` is the type that an extension is of.
  @Test(arguments: [
    ("extension Spacing { static func compact() { Self.md = 12 } }", false),
    ("extension Spacing { static func compact() { Self.lg = 12 } }", true),
    ("enum Sizes { static var md = 4; static func compact() { Self.md = 12 } }", true),
  ]) func anAssignmentByTheTypeItself(other: String, isApplied: Bool) throws {
    let found = try suggestion("static var md: CGFloat = 16\nstatic var lg: CGFloat = 24", other)
    #expect((found.status == .exact) == isApplied)
    if !isApplied { #expect(found.heldBy == [.valueUnknown]) }
  }

  /// A package's manifest is compiled by itself, so that nothing has to be visible to it.
  @Test func theManifestOfAPackageIsNoModule() throws {
    let project = try MappedProject(
      mapping: OneStep.mapping(tokens: "test.tokens.json"), tokens: OneStep.tokens,
      files: [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "App", targets: [.target(name: "App")])
        """,
        "Sources/App/Theme.swift": "enum Spacing { static let md: CGFloat = 16 }\n",
        "Sources/App/V.swift": Self.view,
      ])
    let check = try BuiltTool.run(["tokens", "check", "--app", "."], in: project.folder)
    #expect(check.status == 0)
    #expect(!String(decoding: check.output, as: UTF8.self).contains("visible"))
  }

  @Test func whatIsDeprecatedIsNotInForce() {
    let theme = """
      import SwiftUI
      enum Spacing {
        static let md: CGFloat = 16
        @available(*, deprecated) static let old: CGFloat = 12
      }
      """
    let tokens = ThemeFixture(theme).survey.tokens
    #expect(tokens.map(\.name) == ["md", "old"])
    #expect(tokens.filter(\.guess.isOutOfForce).map(\.name) == ["old"])
    #expect(tokens.last?.guess.evidence == "the app's uses: it is marked deprecated")
  }

  /// The digits of the app's own initializers are read as its code reads them: in the order of the bytes there, in the
  /// space there, and with what unwraps the result.
  @Test(
    arguments: [
      ("Color(hex: 0x336699)", "Color.paper"),
      ("Color(bgr: 0x996633)", "Color.paper"), ("Color(bgr: 0x336699)", nil),
      ("Color(UIColor(bgr: 0x996633))", "Color.paper"), ("Color(UIColor(bgr: 0x336699))", nil),
      ("Color(linear: 0x336699)", nil), ("Color(text: \"336699\")!", "Color.paper"),
    ] as [(String, String?)])
  func digitsOfOwnInitializers(code: String, replacement: String?) throws {
    func initializer(_ label: String, _ space: String, _ shifts: (Int, Int, Int)) -> String {
      """
      init(\(label) hex: UInt) {
        self.init(
          \(space), red: Double(hex >> \(shifts.0) & 255) / 255,
          green: Double(hex >> \(shifts.1) & 255) / 255,
          blue: Double(hex >> \(shifts.2) & 255) / 255)
      }
      """
    }
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "code": { "color": { "Color": "Color.{name}" } } }
        """,
      tokens: """
        { "color": { "paper": { "$type": "color", "$value": "#336699" } } }
        """,
      files: [
        "Theme.swift": """
        import SwiftUI
        extension Color {
          static let paper = Color(hex: 0x336699)
          \(initializer("hex", ".sRGB", (16, 8, 0)))
          \(initializer("bgr", ".sRGB", (0, 8, 16)))
          \(initializer("linear", ".sRGBLinear", (16, 8, 0)))
          init?(text hex: String) {
            guard let number = UInt(hex, radix: 16) else { return nil }
            self.init(hex: number)
          }
        }
        extension UIColor {
          convenience init(bgr hex: UInt) {
            self.init(
              red: CGFloat(hex & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
              blue: CGFloat(hex >> 16 & 255) / 255, alpha: 1)
          }
        }
        """,
        "V.swift":
          "import SwiftUI\nstruct V: View { var body: some View { Text(a).foregroundColor(\(code)) } }",
      ])
    let found = try #require(try project.suggestions(in: "V.swift").first)
    #expect(found.replacement == replacement)
    #expect(found.finding.source == code)
  }
}
