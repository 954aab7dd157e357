import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Tokens that are values of one type: the constants that SwiftGen declares, and the cases of enums.
@Suite struct ThemeValueTypesTests {
  private func color(_ asset: String, _ red: Double) -> ImportedColorSet {
    ImportedColorSet(
      asset: asset,
      color: ColorValue(light: ColorSample(red: red, green: 0.2, blue: 0, alpha: 1)),
      file: "Assets.xcassets/\(asset).colorset/Contents.json", catalog: "Assets.xcassets")
  }

  // MARK: SwiftGen

  /// What SwiftGen writes below its constants.
  private static let support = #"""
    public final class ColorAsset {
      public fileprivate(set) var name: String
      #if os(macOS)
      public typealias Color = NSColor
      #elseif os(iOS) || os(tvOS) || os(watchOS)
      public typealias Color = UIColor
      #endif
      public private(set) lazy var color: Color = {
        guard let color = Color(asset: self) else {
          fatalError("Unable to load color asset named \(name).")
        }
        return color
      }()
      public private(set) lazy var swiftUIColor: SwiftUI.Color = { SwiftUI.Color(asset: self) }()
      init(name: String) { self.name = name }
    }

    public extension ColorAsset.Color {
      convenience init?(asset: ColorAsset) {
        let bundle = Bundle.module
        #if os(iOS) || os(tvOS)
        self.init(named: asset.name, in: bundle, compatibleWith: nil)
        #elseif os(macOS)
        self.init(named: NSColor.Name(asset.name), bundle: bundle)
        #elseif os(watchOS)
        self.init(named: asset.name)
        #endif
      }
    }

    public extension SwiftUI.Color {
      init(asset: ColorAsset) { self.init(asset.name, bundle: Bundle.module) }
    }
    """#

  /// What SwiftGen writes for a file of hex values, with its own name for the platform's color.
  private static func palette(extending type: String) -> String {
    """
    import UIKit
    typealias Color = UIColor
    extension \(type) {
      convenience init(rgbaValue: UInt32) {
        let red = CGFloat((rgbaValue >> 24) & 0xff) / 255.0
        let green = CGFloat((rgbaValue >> 16) & 0xff) / 255.0
        let blue = CGFloat((rgbaValue >> 8) & 0xff) / 255.0
        let alpha = CGFloat((rgbaValue) & 0xff) / 255.0
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
    struct ColorName {
      let rgbaValue: UInt32
      var color: Color { return Color(named: self) }
      static let tomato = ColorName(rgbaValue: 0xff3b30ff)
    }
    extension \(type) {
      convenience init(named color: ColorName) { self.init(rgbaValue: color.rgbaValue) }
    }
    """
  }

  @Test(arguments: ["Color", "UIColor"]) func thePaletteOfSwiftGenIsReadThroughItsAlias(
    type: String
  ) {
    let tokens = ThemeFixture(Self.palette(extending: type)).tokens
    #expect(tokens.contains { $0.hasSuffix(" = #FF3B30 as ColorName.tomato.color") }, "\(tokens)")
    // An initializer of the alias is one of `UIColor`, so no code is written that names SwiftUI's type.
    #expect(!tokens.contains { $0.contains(" Color(named:") })
  }

  /// Where another file extends `Color` without the alias, it is SwiftUI's.
  @Test func anotherFilesColorIsTheSystems() {
    let fixture = ThemeFixture(files: [
      ("Generated.swift", Self.palette(extending: "Color")),
      (
        "Theme.swift",
        "import SwiftUI\nextension Color { static let brand = Color.red.opacity(0.5) }"
      ),
    ])
    #expect(!fixture.tokens.contains { $0.contains("UIColor.brand") })
  }

  /// The template for Swift 4 names the color of each platform by an alias at the top of the file.
  @Test(arguments: [true, false]) func theOlderConstantsOfSwiftGenAreTokens(hasPlatforms: Bool) {
    let alias =
      hasPlatforms
      ? """
      #if os(OSX)
        import AppKit.NSImage
        internal typealias AssetColorTypeAlias = NSColor
      #elseif os(iOS) || os(tvOS) || os(watchOS)
        import UIKit.UIImage
        internal typealias AssetColorTypeAlias = UIColor
      #endif
      """ : "import UIKit\ninternal typealias AssetColorTypeAlias = UIColor"
    let fixture = ThemeFixture(
      """
      \(alias)
      internal enum Asset {
        internal static let ink = ColorAsset(name: "ink")
        internal static let plum = ColorAsset(name: "plum")
      }
      internal struct ColorAsset {
        internal fileprivate(set) var name: String
        internal var color: AssetColorTypeAlias { return AssetColorTypeAlias(asset: self) }
      }
      internal extension AssetColorTypeAlias {
        convenience init!(asset: ColorAsset) {
          let bundle = Bundle(for: BundleToken.self)
          #if os(iOS) || os(tvOS)
          self.init(named: asset.name, in: bundle, compatibleWith: nil)
          #elseif os(OSX)
          self.init(named: NSColor.Name(asset.name), bundle: bundle)
          #endif
        }
      }
      private final class BundleToken {}
      """, colorSets: [color("ink", 0), color("plum", 0.4)])
    #expect(
      fixture.tokens == [
        "color.ink = #003300 as Asset.ink.color", "color.plum = #663300 as Asset.plum.color",
      ])
    #expect(fixture.unreadable == [])
  }

  @Test func theConstantsOfSwiftGenAreTokens() {
    let fixture = ThemeFixture(
      """
      public enum Asset {
        public enum Asset { public static let logo = ImageAsset(name: "logo") }
        public enum Colors {
          public enum Brand { public static let purple = ColorAsset(name: "Colors/Brand/Purple") }
          public static let ink = ColorAsset(name: "Colors/ink")
        }
      }
      \(Self.support)
      """, colorSets: [color("Colors/Brand/Purple", 0.4), color("Colors/ink", 0)])
    #expect(
      fixture.tokens == [
        "color.ink = #003300 as Asset.Colors.ink.swiftUIColor, Asset.Colors.ink.color",
        "color.brand.purple = #663300 as Asset.Colors.Brand.purple.swiftUIColor, "
          + "Asset.Colors.Brand.purple.color",
      ])
    #expect(fixture.unreadable == [])
  }

  @Test func aCatalogColorWithoutAConstantKeepsItsName() {
    let fixture = ThemeFixture(
      """
      public enum Asset {
        public static let ink = ColorAsset(name: "ink")
        public static let paper = ColorAsset(name: "paper")
      }
      \(Self.support)
      """, colorSets: [color("ink", 0), color("paper", 1), color("accent", 0.4)])
    #expect(
      fixture.tokens == [
        "color.ink = #003300 as Asset.ink.swiftUIColor, Asset.ink.color",
        "color.paper = #FF3300 as Asset.paper.swiftUIColor, Asset.paper.color",
        "color.asset.accent = #663300 as UIColor(named: \"accent\")!",
      ])
  }

  @Test func casesMayReferToConstants() {
    let fixture = ThemeFixture(
      """
      public enum Palette: CaseIterable {
        static let inkAsset = ColorAsset(name: "ink")
        static let paperAsset = ColorAsset(name: "paper")
        case ink, paper
        public var colorAsset: ColorAsset {
          switch (self) {
          case .ink: return Self.inkAsset
          case .paper: return Self.paperAsset
          }
        }
        public var color: ColorAsset.Color { return colorAsset.color }
      }
      \(Self.support)
      """, colorSets: [color("ink", 0), color("paper", 1)])
    #expect(fixture.tokens.contains("color.ink = #003300 as Palette.ink.color"))
    #expect(fixture.tokens.contains("color.paper = #FF3300 as Palette.paper.color"))
  }

  // MARK: Choices

  private func choices(_ conformance: String, _ cases: String, uses: Int = 0) -> [String] {
    let names = cases.split(separator: ",").map(String.init)
    let arms = names.map { "case .\($0): return Color(white: 0.\($0.count))" }
    var files = [
      (
        path: "Accent.swift",
        code: """
        import SwiftUI
        enum AccentColor: \(conformance) { case \(cases)
          var color: Color { switch self { \(arms.joined(separator: "\n")) } } }
        """
      )
    ]
    for number in 0..<uses {
      files.append(("View\(number).swift", "let a\(number) = AccentColor.\(names[0]).color"))
    }
    return ThemeFixture(files: files).survey.tokens.map(\.path)
  }

  /// The accent colors that a person may choose are no theme.
  @Test func whatAPersonMayChooseIsNoToken() {
    #expect(choices("String, CaseIterable, Codable", "red,green") == [])
    #expect(choices("String, CaseIterable", "red,green", uses: 1) == [])
  }

  @Test func casesThatCodeNamesAreTokens() {
    let both = ["color.accent.red", "color.accent.green"]
    #expect(choices("String, CaseIterable", "red,green", uses: 2) == both)
    #expect(choices("String", "red,green") == both)
    #expect(
      choices("String, CaseIterable", "header,panel") == [
        "color.accent.header", "color.accent.panel",
      ])
  }

  // MARK: Enums

  static let enums: [(name: String, code: String, tokens: [String])] = [
    (
      "colors",
      "enum AppColor { case ink, line\n var color: Color { switch self { "
        + "case .ink: return Color(white: 0)\n case .line: return Color(white: 0.8) } } }",
      ["color.ink = #000000 as AppColor.ink.color", "color.line = #CCCCCC as AppColor.line.color"]
    ),
    (
      "colors of two frameworks",
      "enum AppColor { case ink\n var color: Color { Color(uiColor) }\n"
        + "var uiColor: UIColor { switch self { case .ink: UIColor(white: 0, alpha: 1) } } }",
      ["color.ink = #000000 as AppColor.ink.color, AppColor.ink.uiColor"]
    ),
    (
      "fonts",
      "enum Typography { case title\n var font: Font { switch self { "
        + "case .title: .system(size: 28, weight: .bold) } } }",
      ["font.title = 28 bold as Typography.title.font"]
    ),
    (
      "numbers",
      "enum CornerRadius { case card\n var value: CGFloat { switch self { case .card: 12 } } }",
      ["radius.card = 12 as CornerRadius.card.value"]
    ),
    (
      "raw values", "enum Spacing: CGFloat { case small = 8, medium = 16 }",
      [
        "spacing.small = 8 as Spacing.small.rawValue",
        "spacing.medium = 16 as Spacing.medium.rawValue",
      ]
    ),
    (
      "several styles of a case",
      "enum ButtonColors { case primary\n"
        + "var fill: Color { switch self { case .primary: Color(white: 0) } }\n"
        + "var label: Color { switch self { case .primary: Color(white: 1) } } }",
      [
        "color.button.primary.fill = #000000 as ButtonColors.primary.fill",
        "color.button.primary.label = #FFFFFF as ButtonColors.primary.label",
      ]
    ),
  ]

  @Test(arguments: enums) func casesWithStylesAreTokens(
    name: String, code: String, tokens: [String]
  ) {
    #expect(ThemeFixture(code).tokens == tokens)
  }

  /// A type of an app called Shops is named for its shop, and `Type` says only that it is one.
  @Test func casesOfATypeOfRadiiAreTokens() {
    func codes(_ type: String, in file: String = "Type.swift") -> [String] {
      let code =
        "enum \(type) { case small\n var value: CGFloat { switch self { case .small: 12 } } }"
      var fixture = ThemeFixture(files: [(file, code)])
      fixture.name = "Shops"
      return fixture.survey.tokens.flatMap(\.codes.values)
    }
    #expect(codes("ShopRadiusType") == ["ShopRadiusType.small.value"])
    #expect(
      codes("ShopRadiusType", in: "Kit/Sources/Radius/Type.swift") == ["ShopRadiusType.small.value"]
    )
    #expect(codes("BannerRadiusType").isEmpty)
  }

  /// An enum that is about something else only has a color.
  @Test(arguments: [
    "enum Status { case ok\n var color: Color { switch self { case .ok: Color(white: 0) } } }",
    "enum Row: Int { case first = 1, second = 2 }",
    "enum RowHeight: CGFloat { case small = 8 }",
    "enum Theme: String { case light, dark }",
    "enum ThemeColors { case light, dark\n var ink: Color { switch self { case .light: Color(white: 0)\n case .dark: Color(white: 1) } }\n var paper: Color { switch self { case .light: Color(white: 1)\n case .dark: Color(white: 0) } } }",
    "private enum AppColor { case ink\n var color: Color { Color(white: 0) } }",
    "enum AppColor { case custom(Color)\n var color: Color { switch self { case .custom(let c): c } } }",
  ]) func otherCasesAreNotTokens(code: String) {
    let fixture = ThemeFixture(code)
    #expect(fixture.tokens == [])
    #expect(fixture.unreadable == [])
  }

  @Test func aCaseWithoutAValueIsListed() {
    let fixture = ThemeFixture(
      "enum AppColor { case ink\n var color: Color { switch self { case .ink: Color(remote()) } } }"
    )
    #expect(fixture.tokens == [])
    #expect(fixture.unreadable.map { $0.prefix { $0 != ":" } } == ["AppColor.ink.color"])
  }

  // MARK: Functions

  /// The values are in the enum, and the function only asks for them.
  @Test func theEnumThatAFunctionReadsHoldsTheTheme() {
    func holders(_ body: String) -> [String] {
      let code = """
        import UIKit
        extension UIColor {
          static func appColor(_ name: AppColor) -> UIColor { name.value() }
        }
        enum AppColor {
          case main
          \(body)
        }
        """
      return ThemeFixture(code).survey.tokens.flatMap(\.holders).uniqued()
    }
    let white = "UIColor(white: 0.5, alpha: 1)"
    #expect(
      holders("func value() -> UIColor { switch self { case .main: return \(white) } }") == [
        "AppColor"
      ])
    #expect(holders("func value() -> Int { 1 }").isEmpty)
  }

  // MARK: Copies

  private static let hex = """
    extension Color {
      init(hex: String) {
        var number: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&number)
        self.init(
          red: Double((number >> 16) & 255) / 255, green: Double((number >> 8) & 255) / 255,
          blue: Double(number & 255) / 255)
      }
    }
    """

  private func tokens(besideHex other: String) -> [String] {
    let theme = "import SwiftUI\nenum Theme { static let brand = Color(hex: \"112233\") }"
    return ThemeFixture(files: [
      ("A.swift", "import SwiftUI\n\(Self.hex)"), ("B.swift", "import SwiftUI\n\(other)"),
      ("Theme.swift", theme),
    ]).tokens
  }

  /// Each module of an app may declare it for itself.
  @Test func anInitializerInTheSameWordsIsTheSame() {
    let copy = Self.hex.replacing("    ", with: "\t\t")
    #expect(tokens(besideHex: copy) == ["color.brand = #112233 as Theme.brand"])
    #expect(tokens(besideHex: Self.hex.replacing("& 255)", with: "& 127)")).isEmpty)
  }

  // MARK: Tuples and shadows

  /// The elements of a tuple are the app's colors by their labels, those that may be nil unwrapped.
  @Test func elementsOfATupleAreTokens() {
    let theme = """
      import UIKit
      extension UIColor {
        private static let grey = (one: UIColor(white: 0.2, alpha: 1), two: UIColor(white: 0.6, alpha: 1))
        static let shop = (ink: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1), grey: grey)
        static let pair = (UIColor.white, UIColor.black)
        static let size = (width: 4, height: 8)
      }
      """
    #expect(
      ThemeFixture(theme).tokens == [
        "color.ink = #1A334D as UIColor.shop.ink",
        "color.grey.one = #333333 as UIColor.shop.grey.one",
        "color.grey.two = #999999 as UIColor.shop.grey.two",
      ])
  }

  /// The written type of a tuple is that of its elements.
  @Test func elementsOfATupleHaveItsTypes() {
    let theme =
      "enum Theme { static let spacing: (small: CGFloat, large: CGFloat) = (small: 6, large: 14) }"
    let tokens = ThemeFixture(theme).survey.tokens
    #expect(tokens.map { $0.codes[.cgFloat] } == ["Theme.spacing.small", "Theme.spacing.large"])
  }

  /// A type that is called after shadows may hold the app's own ones.
  @Test func shadowsThatTheirTypeHolds() {
    let theme = """
      import SwiftUI
      struct AppShadow {
        let color: Color
        let radius: CGFloat
        let y: CGFloat
        static let low = AppShadow(color: .black.opacity(0.1), radius: 4, y: 2)
        static let high = AppShadow(color: .black.opacity(0.2), radius: 8, y: 4)
      }
      """
    #expect(ThemeFixture(theme).tokens.count == 2)
    #expect(ThemeFixture(theme.replacing("AppShadow", with: "Ghost")).tokens == [])
  }
}
