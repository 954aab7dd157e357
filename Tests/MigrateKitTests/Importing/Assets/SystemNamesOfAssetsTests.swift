import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// An asset that has the name of a color of the system: code with the name means the system's.
@Suite struct SystemNamesOfAssetsTests {
  private func codes(_ code: String, _ assets: String...) -> [String: [Site: String]] {
    var fixture = ThemeFixture(code)
    fixture.colorSets = assets.map { asset in
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: 0.1, green: 0.5, blue: 0)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    }
    return Dictionary(uniqueKeysWithValues: fixture.survey.tokens.map { ($0.name, $0.codes) })
  }

  @Test func aUseOfTheSystemsColorIsNoFormOfAnAsset() {
    let found = codes(
      "import UIKit\nlet a = UIColor.white\nlet b = UIColor.white\nlet c = UIColor(named: \"moss\")",
      "white", "moss")
    #expect(found["moss"]?[.uiColor] == "UIColor(named: \"moss\")!")
    #expect(found["white"]?[.uiColor] == "UIColor(named: \"white\")!")
  }

  @Test func aUseOfAnotherNameIs() {
    let found = codes(
      "import UIKit\nlet a = UIColor.fern\nlet b = UIColor.fern", "fern", "moss", "white")
    #expect(found["moss"]?[.uiColor] == "UIColor.moss")
    #expect(found["white"]?[.uiColor] == "UIColor(named: \"white\")!")
  }

  /// `Color(.white)` converts `UIColor.white`, and no code says by such a member that it means the asset.
  @Test func aConvertedColorOfTheSystemIsNoAsset() {
    let system = codes(
      "import SwiftUI\nlet a = Color(.white)\nlet b = Color(\"moss\")", "white", "moss")
    #expect(system["white"]?[.color] == "Color(\"white\")")
    let own = codes("import SwiftUI\nlet a = Color(.fern)", "fern", "white")
    #expect(own["fern"]?[.color] == "Color(.fern)")
    #expect(own["white"]?[.color] == "Color(\"white\")")
  }

  /// Xcode's symbol of both is `accent`.
  @Test func colorsOfOneSymbolAreNamedByText() {
    let found = codes(
      "import SwiftUI\nlet a = Color.accent\nlet b = Color(\"AccentColor\")\nlet c = Color.moss",
      "AccentColor", "Accent", "moss")
    #expect(found["AccentColor"]?[.color] == "Color(\"AccentColor\")")
    #expect(found["Accent"]?[.color] == "Color(\"Accent\")")
    #expect(found["moss"]?[.color] == "Color.moss")
  }

  /// A type of the app's own called `Color` takes no names of assets.
  @Test func aColorOfTheAppIsNotSwiftUIs() {
    let found = codes(
      """
      import AppKit
      enum Color: String {
        case moss
        var color: NSColor { NSColor(named: rawValue)! }
      }
      let a = Color.moss
      """, "fern")
    #expect(found["fern"] == [.nsColor: "NSColor(named: \"fern\")!"])
  }

  /// Xcode's symbol for the first is the name of the second.
  @Test(arguments: [
    "import SwiftUI\nlet a = Group {}.tint(Color.accent)",
    "import SwiftUI\nlet a = Group {}.tint(Color(\"accent\"))",
    "import SwiftUI\nextension Color { static let accent = Color(\"accent\") }",
  ]) func theAccentAndAColorOfItsNameAreTwoTokens(code: String) {
    var fixture = ThemeFixture(code)
    fixture.colorSets = [("AccentColor", 0.1), ("accent", 0.5), ("moss", 0.9)].map { asset, red in
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: red, green: 0.5, blue: 0)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    }
    let codes = fixture.survey.tokens.compactMap { $0.codes[.color] }.sorted()
    #expect(codes.count == 3 && codes.contains("Color.accentColor"), "\(codes)")
    #expect(Set(fixture.survey.tokens.map(\.path)).count == 3)
  }

  /// The accent is set in the environment; the asset is what it is set to.
  @Test func theAccentIsItsAssetWhereCodeNamesTheAsset() {
    let named = codes(
      "import SwiftUI\nlet a = Group {}.tint(Color(\"AccentColor\"))", "AccentColor")
    #expect(named["AccentColor"]?[.color] == "Color(\"AccentColor\")")
    let used = codes("import SwiftUI\nlet a = Color.accentColor", "AccentColor")
    #expect(used["AccentColor"]?[.color] == "Color.accentColor")
  }

  /// Xcode writes no symbol for what the system has: `Color.secondary` stays the system's, and `UIColor.secondary` is the
  /// asset, which UIKit does not have.
  @Test(
    arguments: [
      ("Color", "Color.secondary", false), ("UIColor", "UIColor.secondary", true),
      ("Color", "Color.fern", true),
    ])
  func aColorOfTheSystemHasNoSymbol(type: String, code: String, isAsset: Bool) {
    var fixture = ThemeFixture(
      """
      import SwiftUI
      enum Theme {
        static let note: \(type) = \(code)
        static let moss: Color = .moss
      }
      """)
    fixture.colorSets = ["SecondaryColor", "moss", "fern"].map { asset in
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: 0.1, green: 0.5, blue: 0)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    }
    let note = fixture.survey.tokens.first { $0.name == "note" }
    guard case .color(let color)? = note?.value else {
      #expect(!isAsset)
      return
    }
    #expect((color.light.rgba8.hex == "#1A8000FF") == isAsset)
  }
}
