import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Constants that a generator declares, where only the catalog and the uses are in the code that is read.
@Suite struct AssetAccessorTests {
  private func tokens(_ code: String, catalogs: [(catalog: String, assets: [String])]) -> [String] {
    var fixture = ThemeFixture(code)
    fixture.colorSets = catalogs.flatMap { catalog, assets in
      assets.map { asset in
        ImportedColorSet(
          asset: asset, color: ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 1)),
          file: "\(catalog)/\(asset).colorset/Contents.json", catalog: catalog)
      }
    }
    return fixture.tokens.map { $0.split(separator: " ").dropFirst(4).joined(separator: " ") }
  }

  @Test func usesDetermineHowConstantsAreAccessed() {
    #expect(
      tokens(
        "let a = Asset.Colors.ink.color\nlet b = Asset.Colors.ink.swiftUIColor",
        catalogs: [("Colors.xcassets", ["ink", "Brand/deep-purple"])]) == [
          "Asset.Colors.ink.swiftUIColor, Asset.Colors.ink.color",
          "Asset.Colors.Brand.deepPurple.swiftUIColor, Asset.Colors.Brand.deepPurple.color",
        ])
  }

  /// `Page` of one catalog and `page` of another would both be `KitAsset.page`: one code has one value.
  @Test(
    arguments: [
      ("", ["UIColor(named: \"Page\")!", "UIColor(named: \"page\")!", "UIColor(named: \"ink\")!"]),
      // Only one of the two has `ink` as well, and the other module may have a type of that name.
      (
        "let b = KitAsset.ink.color",
        ["UIColor(named: \"Page\")!", "UIColor(named: \"page\")!", "UIColor(named: \"ink\")!"]
      ),
    ])
  func aTypeThatMayBeOfSeveralCatalogsIsOfNone(use: String, expected: [String]) {
    var fixture = ThemeFixture("import UIKit\nlet a = KitAsset.page.color\n\(use)")
    fixture.colorSets = [("A", "Page", 0.2), ("B", "page", 0.8), ("B", "ink", 0.5)].map {
      catalog, asset, red in
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: red, green: 0, blue: 0)),
        file: "\(catalog).xcassets/\(asset).colorset/Contents.json",
        catalog: "\(catalog).xcassets")
    }
    let codes = fixture.survey.tokens.map { $0.codes[.uiColor] }
    #expect(codes == expected)
  }

  /// `Color` is a folder of the catalog here, and no type.
  @Test(arguments: ["UIColor", "NSColor"])
  func aConstantOfAPlatformsColorIsOne(type: String) {
    let found = tokens(
      """
      extension \(type) { static let page = KitAsset.Color.ink.color }
      let a = KitAsset.Color.ink.color
      """, catalogs: [("Colors.xcassets", ["ink"])])
    #expect(found.contains("\(type).page"))
  }

  @Test func aCalledInitializerNamesAnAssetByItsString() {
    #expect(
      tokens(
        "let a = Color.init(\"ink\")\nlet b = Color.init(\"ink\")\nlet c = Color.paper",
        catalogs: [("Colors.xcassets", ["ink", "paper", "slate"])]) == [
          "Color(\"ink\")", "Color.paper", "Color(\"slate\")",
        ])
  }

  @Test func theFirstWordsOfNamesWithPeriodsAreNoSystem() {
    func paths(_ assets: [String]) -> [String] {
      var fixture = ThemeFixture("let a = 1")
      fixture.colorSets = assets.map { asset in
        ImportedColorSet(
          asset: asset, color: ColorValue(light: ColorSample(red: 0, green: 0.5, blue: 0)),
          file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
      }
      return fixture.survey.tokens.map(\.path)
    }
    #expect(paths(["git.added", "tab.border"]) == ["color.git.added", "color.tab.border"])
    #expect(paths(["shop.ink", "shop.tab.border"]) == ["shop.ink", "shop.tab.border"])
    #expect(paths(["color.ink", "tab.border"]) == ["color.ink", "color.tab.border"])
  }

  /// Xcode's symbols drop the word, generated constants keep it.
  @Test func constantsKeepTheWordColor() {
    #expect(
      tokens(
        "let a = Asset.Colors.inkColor.color",
        catalogs: [("Colors.xcassets", ["inkColor", "paperColor"])]) == [
          "Color(\"inkColor\"), Asset.Colors.inkColor.color",
          "Color(\"paperColor\"), Asset.Colors.paperColor.color",
        ])
    #expect(
      tokens("let a = Asset.Colors.ink.color", catalogs: [("Colors.xcassets", ["inkColor"])]) == [
        "Color(\"inkColor\")"
      ])
  }

  static let functions: [(code: String, written: String)] = [
    ("a.textColor = R.color.ink()", "R.color.ink()"),
    ("a.textColor = R.color.ink()\na.backgroundColor = R.color.ink()!", "R.color.ink()!"),
    ("a.textColor = R.color.ink()?.withAlphaComponent(0.5)", "R.color.ink()!"),
    ("let a: UIColor = R.color.ink() ?? .red", "R.color.ink()"),
  ]

  /// R.swift's colors are optional where some code unwraps or chains one.
  @Test(arguments: functions) func functionsOfAGeneratorAreColorsOfUIKit(
    code: String, written: String
  ) {
    #expect(
      tokens("import UIKit\nfunc f(a: UILabel) { \(code) }", catalogs: [("A.xcassets", ["ink"])])
        == [written])
  }

  /// R.swift keeps underscores and begins folders with a small letter, SwiftGen does neither.
  @Test func functionsKeepUnderscores() {
    let catalogs = [(catalog: "A.xcassets", assets: ["icon_fill", "Line-Soft"])]
    #expect(
      tokens("let a = R.color.icon_fill()!", catalogs: catalogs).map { $0.suffix(21) } == [
        " R.color.icon_fill()!", ", R.color.lineSoft()!",
      ])
    #expect(
      tokens(
        "let a = R.color.neumorphism.base()!",
        catalogs: [(catalog: "A.xcassets", assets: ["Neumorphism/base"])]
      ).first?.hasSuffix(" R.color.neumorphism.base()!") == true)
    #expect(
      tokens("let a = Asset.iconFill.color", catalogs: catalogs).first?.hasSuffix(
        ", Asset.iconFill.color") == true)
  }

  static let symbols: [(code: String, ink: String, paper: String)] = [
    (
      "a.foregroundStyle(.ink); Color(\"paper\"); Color(\"paper\")", "Color.ink", "Color(\"paper\")"
    ),
    ("Color(.ink); Color(\"paper\"); Color(\"paper\")", "Color(.ink)", "Color(\"paper\")"),
    // Nothing names the other color: it has the form of most.
    ("Color.ink", "Color.ink", "Color.paper"),
    // An implicit member elsewhere may be of any type.
    ("pour(.ink); Color(\"paper\")", "Color(\"ink\")", "Color(\"paper\")"),
  ]

  @Test(arguments: symbols) func eachColorHasTheFormOfItsUses(
    code: String, ink: String, paper: String
  ) {
    let found = tokens("func f(a: V) { \(code) }", catalogs: [("A.xcassets", ["ink", "paper"])])
    #expect(found == [ink, paper])
  }

  /// A constant with the name of another asset's symbol takes the name.
  @Test func aDeclaredMemberIsNoSymbol() {
    let found = tokens(
      "extension UIColor { static var ink = UIColor(named: \"inkSoft\")! }\nlet a = [UIColor.ink, UIColor.paper, UIColor(named: \"ink\")]",
      catalogs: [("A.xcassets", ["ink", "inkSoft", "paper"])])
    #expect(found.contains("UIColor(named: \"ink\")!"))
    #expect(found.contains("UIColor.paper"))
  }

  /// The committed file of R.swift is read through the catalog, with the properties that the app adds to its constants.
  @Test func theFileOfAGeneratorIsReadThroughTheCatalog() {
    let generated = """
      import Rswift
      struct R {
        struct color {
          static let ink = Rswift.ColorResource(bundle: R.hostingBundle, name: "ink")
          static func ink(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
            return UIColor(resource: R.color.ink, compatibleWith: traits)
          }
        }
      }
      """
    func survey(file: String) -> ThemeSurvey {
      var fixture = ThemeFixture(files: [
        (file, generated),
        ("R+Color.swift", "extension Rswift.ColorResource { var color: Color { Color(name) } }"),
        (
          "Home.swift",
          "import SwiftUI\nfunc f() { use(R.color.ink.color); label.textColor = R.color.ink() }"
        ),
      ])
      fixture.colorSets = [
        ImportedColorSet(
          asset: "ink", color: ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 1)),
          file: "A.xcassets/ink.colorset/Contents.json", catalog: "A.xcassets")
      ]
      return fixture.survey
    }
    let read = survey(file: "R.generated.swift")
    #expect(
      read.tokens.map(\.codes) == [[.color: "R.color.ink.color", .uiColor: "R.color.ink()!"]])
    #expect(read.unreadable.isEmpty)
    // A type of the app's own that is called so is read itself.
    let own = survey(file: "Resources.swift").tokens.compactMap { $0.codes[.uiColor] }
    #expect(!own.contains { $0.hasPrefix("R.color.ink()") })
  }

  @Test func eachCatalogHasItsOwnRoot() {
    #expect(
      tokens(
        "let a = Asset.Colors.ink.color\nlet b = Asset.Extra.paper.color",
        catalogs: [("Colors.xcassets", ["ink"]), ("Extra.xcassets", ["paper"])]) == [
          "Color(\"ink\"), Asset.Colors.ink.color", "Color(\"paper\"), Asset.Extra.paper.color",
        ])
  }

  /// Code may extend what a generator declares.
  @Test func anExtendedRootIsGeneratedAllTheSame() {
    #expect(
      tokens(
        "extension KitAsset.Colors { static var old: KitColors { Self.ink } }\nlet a = KitAsset.Colors.ink.color",
        catalogs: [("Colors.xcassets", ["ink"])]) == ["Color(\"ink\"), KitAsset.Colors.ink.color"])
  }

  /// What the project declares itself, and what is not a constant, says nothing.
  @Test(arguments: [
    "struct Asset { static let shared = Asset()\n var ink = Holder() }\nlet a = Asset.ink.color",
    "let a = model.ink.color", "let a = R.color.paper()", "let a = R.color.ink(1)",
    "let a = r.color.ink()", "let a = R.image.ink()",
    "let a = make().ink.color", "let a = Asset.other.color",
  ]) func otherCodeIsIgnored(code: String) {
    #expect(tokens(code, catalogs: [("Colors.xcassets", ["ink"])]) == ["Color(\"ink\")"])
  }

  // MARK: Declared colors

  private func survey(_ theme: String, _ view: String, assets: [String]) -> ThemeSurvey {
    var fixture = ThemeFixture(files: [("Theme.swift", theme), ("View.swift", view)])
    fixture.colorSets = assets.map { asset in
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 1)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    }
    return fixture.survey
  }

  /// The theme declares the colors of the catalog, and views also name them by the generator's constants.
  @Test func aConstantForTheColorSetOfADeclaredColorIsAUseOfThat() {
    let theme = """
      import SwiftUI
      enum ShopColor {
        static let Ink10 = Color("Ink10", bundle: .module)
        static let Ink20 = Color("Ink20", bundle: .module).opacity(0.5)
      }
      """
    let view = """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("a").foregroundColor(ShopAsset.Assets.ink10.swiftUIColor)
            .background(ShopAsset.Assets.ink20.swiftUIColor)
          Text("b").foregroundColor(ShopColor.Ink10)
          Text("c").foregroundColor(ShopColor.Ink10).background(ShopAsset.Images.ink30.swiftUIColor)
        }
      }
      """
    let survey = survey(theme, view, assets: ["Ink10", "Ink20"])
    #expect(
      survey.tokens.first { $0.name == "Ink10" }?.accessors == [
        "ShopAsset.Assets.ink10.swiftUIColor"
      ])
    // Half of a color is not the color.
    #expect(survey.tokens.first { $0.name == "Ink20" }?.accessors == [])
    #expect(
      survey.external.styles.map(\.code) == [
        "ShopAsset.Assets.ink20.swiftUIColor", "ShopAsset.Images.ink30.swiftUIColor",
      ])
    #expect(survey.tokens.first?.codes[.color] == "ShopColor.Ink10")
  }

  /// `typealias Colors = ShopAsset.Colors` of a module is not the type of this name in another one.
  @Test func aConstantByAnAliasOfItsTypeIsAUseOfTheGeneratedOne() {
    let theme = """
      import UIKit
      public enum Colors {
        public enum Main { public static let ink = UIColor(named: "main.ink") }
      }
      public enum ShopAsset {
        public enum Colors { public static let mainInk = ShopColors(name: "main.ink") }
      }
      public final class ShopColors {
        public lazy var color: UIColor = UIColor(named: name)!
        let name: String
        init(name: String) { self.name = name }
      }
      """
    let survey = survey(theme, "let a = f(Colors.mainInk.color)", assets: ["main.ink"])
    let accessors = survey.tokens.map { ($0.codes[.uiColor] ?? "", $0.accessors) }
    #expect(
      Dictionary(uniqueKeysWithValues: accessors) == [
        "Colors.Main.ink!": [], "ShopAsset.Colors.mainInk.color": ["Colors.mainInk.color"],
      ])
  }

  /// A path of an app's own type ends with the name of a face; the function of a font ends one.
  @Test func theNameOfAFaceBelongsToItsPath() {
    let view = """
      import SwiftUI
      import ShopKit
      struct Row: View {
        var body: some View {
          Text("a").font(ShopFamily.Lora.bold.font(size: 22))
          Text("b").font(ShopFamily.Lora.bold())
        }
      }
      """
    #expect(
      survey("import SwiftUI", view, assets: []).external.styles.map(\.code) == [
        "ShopFamily.Lora", "ShopFamily.Lora.bold",
      ])
  }

  /// A device does not find a color by a name in another case; Git may have kept an older name of the folder.
  @Test func theOnlyColorSetThatDiffersByCaseIsNamed() {
    let theme = """
      import SwiftUI
      enum ShopColor { static let ink = Color("_ink") }
      """
    let reason = "the color '_ink' is in no asset catalog that was scanned"
    let near = survey(theme, "", assets: ["_Ink"])
    #expect(near.tokens.allSatisfy { $0.name != "ink" })
    #expect(near.unreadable.map(\.reason) == ["\(reason), but '_Ink' is"])
    // Which of two is meant is not known.
    let unclear = survey(theme, "", assets: ["_Ink", "_INK"])
    #expect(unclear.unreadable.map(\.reason) == [reason])
  }
}
