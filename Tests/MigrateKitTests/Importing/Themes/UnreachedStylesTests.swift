import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Styles that code reaches by a function of a type of styles, or in no way that is followed.
@Suite struct UnreachedStylesTests {
  private static func palette(_ cases: [String]) -> String {
    let values = cases.map {
      "case .\($0): return PetPalette(fill: Color(red: 1, green: 0, blue: 0), line: Color(red: 0, green: 0, blue: 1))"
    }
    return """
      import SwiftUI
      enum Species { case \(cases.joined(separator: ", ")) }
      struct PetPalette {
        let fill: Color
        let line: Color
        static func palette(for species: Species) -> PetPalette {
          switch species {
          \(values.joined(separator: "\n"))
          }
        }
      }
      """
  }

  @Test func theStylesOfAPaletteForEachCaseAreTokens() {
    #expect(
      ThemeFixture(Self.palette(["cat", "dog"])).tokens == [
        "color.pet.cat.fill = #FF0000 as PetPalette.palette(for: .cat).fill",
        "color.pet.cat.line = #0000FF as PetPalette.palette(for: .cat).line",
        "color.pet.dog.fill = #FF0000 as PetPalette.palette(for: .dog).fill",
        "color.pet.dog.line = #0000FF as PetPalette.palette(for: .dog).line",
      ])
  }

  /// What code only computes names none of them.
  @Test func aPaletteOfWhatCodeComputesIsNotInForce() {
    let ink = "extension Color { static let ink = Color(red: 0, green: 1, blue: 0) }"
    let uses = ["A", "B", "C"].map { name in
      ("\(name).swift", "let a\(name) = f(Color.ink, PetPalette.palette(for: pet.species).fill)\n")
    }
    let fixture = ThemeFixture(
      files: [("Theme.swift", Self.palette(["cat", "dog"]) + "\n" + ink)] + uses)
    let inForce = fixture.survey.tokens.filter { !$0.guess.isOutOfForce }.map(\.path)
    #expect(inForce == ["color.ink"])
  }

  @Test func theThemesForLightAndDarkAreNoPalettes() {
    #expect(ThemeFixture(Self.palette(["light", "dark"])).tokens == [])
  }

  // MARK: Themes that code does not reach

  private static let theme = """
    import UIKit
    final class EditorTheme: Framework.Theme {
      let text = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let page = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      let font: UIFont = .systemFont(ofSize: 15)
      let name = "editor"
    }
    """

  @Test func theStylesOfAThemeForAFrameworkAreListed() {
    let reason = "no code that is followed has a value of 'EditorTheme'"
    #expect(
      ThemeFixture(Self.theme).unreadable == [
        "EditorTheme.text: \(reason)", "EditorTheme.page: \(reason)", "EditorTheme.font: \(reason)",
      ])
  }

  @Test func aThemeThatCodeReachesIsNotListed() {
    let reached = ThemeFixture(
      Self.theme + "\nenum Themes { static let current = EditorTheme() }\n")
    #expect(reached.unreadable == [])
    #expect(reached.tokens.count == 3)
    let model = ThemeFixture(
      Self.theme.replacing("EditorTheme", with: "EditorThemeModel"))
    #expect(model.unreadable == [])
  }

  // MARK: Parts

  private static func measures(_ colors: String) -> String {
    """
    import SwiftUI
    struct \(colors) { static let ink = Color(red: 1, green: 0, blue: 0) }
    struct BiologySpacing { static let cardSpacing: CGFloat = 16 }
    """
  }

  /// The measures of one file are details, unless the file has the colors of that part too.
  @Test func measuresBesideColorsOfTheSamePartAreTokens() {
    func spacings(_ colors: String) -> [String] {
      ThemeFixture(Self.measures(colors)).survey.tokens.filter { $0.category == .spacing }.map(
        \.name)
    }
    #expect(spacings("BiologyColors") == ["cardSpacing"])
    #expect(spacings("ChemistryColors") == [])
  }

  // MARK: Color sets

  @Test func aColorSetWithoutAColorIsListed() throws {
    let folder = try TemporaryFolder()
    let set = { (colors: String) in #"{ "colors": [\#(colors)], "info": { "version": 1 } }"# }
    try folder.write(
      "App/Assets.xcassets/AccentColor.colorset/Contents.json", set(#"{ "idiom": "universal" }"#))
    try folder.write(
      "App/Theme.swift",
      "import SwiftUI\nextension Color { static let ink = Color(red: 1, green: 0, blue: 0) }\n")
    try folder.commitAll()
    let result = try BuiltTool.run(["init", "--dry-run"], in: folder, at: "App")
    #expect(
      result.text.contains(
        "AccentColor.colorset/Contents.json:1  AccentColor (0 uses): the color set has no color\n"))
  }

  /// What Swift declares for the set is in no catalog only if there is no set of the name.
  @Test func aConstantOfAColorSetWithoutAColorIsListedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Assets.xcassets/Brand.colorset/Contents.json",
      #"{ "colors": [{ "idiom": "universal" }], "info": { "version": 1 } }"#)
    try folder.write(
      "App/Theme.swift",
      """
      import SwiftUI
      extension Color {
        static let ink = Color(red: 1, green: 0, blue: 0)
        static let brand = Color("Brand")
        static let lost = Color("Lost")
      }
      """)
    try folder.commitAll()
    let text = try BuiltTool.run(["init", "--dry-run"], in: folder, at: "App").text
    #expect(text.contains("Color.brand (0 uses): the color set has no color\n"))
    #expect(text.contains("Color.lost (0 uses): the color 'Lost' is in no asset catalog"))
    #expect(!text.contains("Contents.json:1  Brand"))
  }

  // MARK: Copies

  private static let style = """
    import SwiftUI
    enum Theme {
      static let ink = Color(red: 1, green: 0, blue: 0)
      static func mono(_ size: CGFloat) -> Font { .system(size: size, design: .monospaced) }
    }
    extension View { func label() -> some View { font(Theme.mono(12)).foregroundColor(Theme.ink) } }
    """

  private func places(_ other: String) -> [String] {
    let files = ["App/Theme.swift", other].sorted().map { ($0, Self.style) }
    return ThemeFixture(files: files).survey.unreadable.filter { $0.code != nil && !$0.isOther }
      .map { "\($0.file) \($0.name)" }.sorted()
  }

  /// An archived theme comes first in order of path.
  @Test(arguments: [".themes/old/Theme.swift", "Archive/Theme.swift"])
  func aCopyInAnArchiveIsNotListed(copy: String) {
    #expect(places(copy) == ["App/Theme.swift .label()", "App/Theme.swift Theme.mono(_:)"])
  }

  /// Each module of an app declares its own.
  @Test func aDeclarationOfAnotherModuleIsListedToo() {
    #expect(
      places("Admin/Theme.swift") == [
        "Admin/Theme.swift .label()", "Admin/Theme.swift Theme.mono(_:)",
        "App/Theme.swift Theme.mono(_:)",
      ])
  }

  // MARK: Modifiers

  /// A modifier is a style as a function of views is.
  @Test func modifiersThatCodeAppliesItselfAreListed() {
    let fixture = ThemeFixture(files: [
      (
        "Theme.swift",
        """
        import SwiftUI
        struct CardModifier: ViewModifier {
          @Environment(\\.colorScheme) private var colorScheme
          var inset: CGFloat = 8
          func body(content: Content) -> some View { content.background(.red).cornerRadius(8) }
        }
        struct TitleModifier: ViewModifier {
          func body(content: Content) -> some View { content.font(.title).foregroundColor(.red) }
        }
        extension View { func titled() -> some View { modifier(TitleModifier()) } }
        struct ButtonModifier: ViewModifier {
          enum State { case enabled, disabled }
          let state: State
          func body(content: Content) -> some View {
            content.font(.title).foregroundColor(state == .enabled ? .red : .blue)
          }
        }
        struct BadgeModifier: ViewModifier {
          let color: Color
          func body(content: Content) -> some View { content.font(.title).foregroundColor(color) }
        }
        struct ShakeModifier: ViewModifier {
          func body(content: Content) -> some View { content.offset(x: 4).background(Color.clear) }
        }
        """
      ),
      (
        "View.swift",
        "import SwiftUI\nfunc a(x: V) { x.modifier(CardModifier()); x.modifier(CardModifier(inset: 4)) }"
      ),
    ])
    #expect(
      fixture.survey.unreadable.map { "\($0.name) (\($0.uses)): \($0.reason)" } == [
        "CardModifier() (2): it sets the background and the corners",
        ".titled() (0): it sets the font and the color",
        "ButtonModifier(state:) (0): it sets the font and the color",
      ])
  }

  /// A style of buttons or of fields is one by what it sets, whether code names its type or a member for it; the
  /// declaration of that member names it, too.
  @Test func stylesOfControlsAreListed() {
    let fixture = ThemeFixture(files: [
      (
        "Styles.swift",
        """
        import SwiftUI
        struct ActionButtonStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.headline).background(Color.red)
          }
        }
        extension ButtonStyle where Self == ActionButtonStyle {
          static var mainAction: ActionButtonStyle { ActionButtonStyle() }
        }
        struct SearchFieldStyle: TextFieldStyle {
          func _body(configuration: TextField<Self._Label>) -> some View {
            configuration.font(.body).padding(8)
          }
        }
        struct PressedStyle: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.scaleEffect(0.9)
          }
        }
        struct TintedStyle: ButtonStyle {
          let tint: Color
          func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.body).background(tint)
          }
        }
        """
      ),
      (
        "View.swift",
        """
        import SwiftUI
        func a(x: V) {
          x.buttonStyle(.mainAction); x.buttonStyle(ActionButtonStyle())
          x.textFieldStyle(SearchFieldStyle())
        }
        """
      ),
    ])
    #expect(
      fixture.survey.unreadable.map { "\($0.name) (\($0.uses)): \($0.reason)" } == [
        "ActionButtonStyle() (4): it sets the font and the background",
        "SearchFieldStyle() (1): it sets the font",
      ])
  }

  /// A background that is called after one is a style; one that measures a view, or is called after anything, is none.
  @Test func functionsThatSetOnlyABackgroundAreListedByTheirNames() {
    let fixture = ThemeFixture(
      """
      import SwiftUI
      extension View {
        func screenBackground() -> some View { background(LinearGradient(colors: [.red, .blue])) }
        func measuredCard() -> some View { background(GeometryReader { _ in Color.clear }) }
        func tracked() -> some View { background(LinearGradient(colors: [.red, .blue])) }
      }
      """)
    #expect(fixture.unreadable == [".screenBackground(): it sets the background"])
  }

  /// A constant without a written type has that of the arms of its choice, also in parentheses.
  @Test func aChoiceOfTwoStylesIsListed() {
    let fixture = ThemeFixture(
      """
      import UIKit
      var pageColor = (UserDefaults.standard.bool(forKey: "dark") ? UIColor.black : UIColor(white: 0.9, alpha: 1))
      enum Colors {
        static let ink = UserDefaults.standard.bool(forKey: "dark") ? UIColor.white : UIColor.black
        static let rule = (UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        static let mixed = UserDefaults.standard.bool(forKey: "dark") ? UIColor.white : Mix()
        static let pair = (UIColor.white, UIColor.black)
        static let count = UserDefaults.standard.bool(forKey: "dark") ? "a" : "b"
      }
      """)
    #expect(fixture.tokens == ["color.rule = #336699 as Colors.rule"])
    #expect(
      fixture.unreadable == [
        "pageColor: it is read from 'UserDefaults' at run time",
        "Colors.ink: it is read from 'UserDefaults' at run time",
      ])
  }

  /// UIKit's labels and buttons get a style by what a function assigns.
  @Test func functionsThatStyleLabelsAreListed() {
    let fixture = ThemeFixture(files: [
      (
        "Style.swift",
        """
        import UIKit
        extension UILabel {
          public func styleAsHeader() -> Self {
            textColor = UIColor(white: 0.1, alpha: 1)
            setBoldDynamicTextStyle(.title1)
            return self
          }
          func fit() { sizeToFit() }
          func dim() { alpha = 0.5 }
        }
        extension UIButton {
          func styleAsLink() {
            setTitleColor(.blue, for: .normal)
            titleLabel?.font = .boldSystemFont(ofSize: 15)
          }
        }
        """
      ),
      ("View.swift", "import UIKit\nfunc a(l: UILabel) { l.styleAsHeader(); l.fit() }"),
    ])
    #expect(
      fixture.survey.unreadable.map { "\($0.name) (\($0.uses)): \($0.reason)" } == [
        ".styleAsHeader() (1): it sets the font and the color",
        ".styleAsLink() (0): it sets the font and the color",
      ])
  }
}
