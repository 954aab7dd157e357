import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Assets that only the members of a theme name: code asks the theme.
@Suite struct ThemeProvidersTests {
  private static let theme = """
    import UIKit
    enum Theme: Int {
      case dark = 0, light
      var pin: UIColor {
        switch self {
        case .dark: return UIColor(named: "pinDark")!
        case .light: return UIColor(named: "pinLight")!
        }
      }
      var border: UIColor { self == .dark ? UIColor(named: "lineDark")! : UIColor(named: "lineLight")! }
      var ink: UIColor { UIColor(named: "ink")! }
    }
    """

  /// Why assets replace no value by themselves.
  private func closed(_ theme: String = theme, _ views: String...) -> [String: String] {
    let views = views.enumerated().map { number, code in
      ("View\(number).swift", "import UIKit\nfunc paint\(number)() { use(\(code)) }")
    }
    var fixture = ThemeFixture(files: [("Theme.swift", theme)] + views)
    let assets = ["pinDark", "pinLight", "lineDark", "lineLight", "ink"]
    fixture.colorSets = assets.enumerated().map { number, asset in
      ImportedColorSet(
        asset: asset,
        color: ColorValue(light: ColorSample(red: 0.1 * Double(number), green: 0.5, blue: 0.2)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    }
    let tokens = fixture.survey.tokens.filter(\.guess.isOutOfForce)
    return Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0.guess.evidence) })
  }

  @Test func anAssetThatOnlyAThemeNamesReplacesNothing() {
    let found = closed(Self.theme, "ThemeManager.currentTheme().pin")
    #expect(found.count == 5)
    #expect(
      found["color.pinDark"]
        == "the app's uses: only members of a theme name it, in Theme.swift")
  }

  @Test func anAssetThatCodeNamesToo() {
    let found = closed(Self.theme, "UIColor(named: \"pinDark\")!", "Color(\"ink\")")
    #expect(Set(found.keys) == ["color.pinLight", "color.lineDark", "color.lineLight"])
  }

  @Test func otherCodeInTheFileOfTheThemeNamesItToo() {
    let found = closed(Self.theme + "\nfunc mark() { use(UIColor(named: \"pinDark\")!) }")
    #expect(found.count == 4 && found["color.pinDark"] == nil)
  }

  @Test func theViewsThatNameAnAssetAreNoTheme() {
    let view = Self.theme.replacing("enum Theme: Int", with: "enum ColorCell: Int")
    #expect(closed(view).isEmpty)
  }

  @Test func aConstantOfAGeneratorIsOneToo() {
    let constants = """
      import UIKit
      struct ColorAsset { let name: String; var color: UIColor { UIColor(named: name)! } }
      enum Asset {
        static let pin = ColorAsset(name: "pinDark")
        static let line = ColorAsset(name: "lineDark")
        static let ink = ColorAsset(name: "ink")
      }
      """
    let provider = """
      import UIKit
      typealias StyleColor = UIColor
      struct DefaultColors {
        var alwaysDark: StyleColor { Asset.pin.color }
        var separator: StyleColor { return Asset.line.color }
        var text: StyleColor { Asset.ink.color }
      }
      """
    var fixture = ThemeFixture(files: [
      ("Assets.swift", constants), ("DefaultColors.swift", provider),
      ("View.swift", "import UIKit\nfunc paint() { use(Asset.ink.color) }"),
    ])
    fixture.colorSets = ["pinDark", "lineDark", "ink"].map { asset in
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: 0.3, green: 0.5, blue: 0.2)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    }
    let closed = fixture.survey.tokens.filter(\.guess.isOutOfForce).map(\.name)
    #expect(Set(closed) == ["pin", "line"])
  }
}
