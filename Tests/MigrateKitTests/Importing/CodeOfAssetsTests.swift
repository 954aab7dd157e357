import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The code of catalog colors that no code names yet, by the frameworks of the app.
@Suite struct CodeOfAssetsTests {
  private func codes(_ code: String) -> [Site: String] {
    var fixture = ThemeFixture(code)
    fixture.colorSets = [
      ImportedColorSet(
        asset: "Ink", color: ColorValue(light: ColorSample(red: 0.1, green: 0.5, blue: 0)),
        file: "A.xcassets/Ink.colorset/Contents.json", catalog: "A.xcassets")
    ]
    let survey = fixture.survey
    return survey.tokens.first.map { survey.bridges.completed($0.codes) } ?? [:]
  }

  /// The widget of an Expo app has a color set called `$accent`.
  @Test(arguments: [("$accent", "color.accent"), ("$brand/$ink", "color.brand.ink")])
  func aNameThatTokenFilesKeepForThemselvesIsWrittenWithoutIt(asset: String, path: String) {
    var fixture = ThemeFixture("import SwiftUI\nstruct Row: View {}")
    fixture.colorSets = [
      ImportedColorSet(
        asset: asset, color: ColorValue(light: ColorSample(red: 0.1, green: 0.5, blue: 0)),
        file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
    ]
    let token = fixture.survey.tokens.first
    #expect(token?.path == path)
    #expect(token?.codes[.color] == "Color(\"\(asset)\")")
  }

  @Test func anAppWithoutSwiftUIHasUIKitsCodeAlone() {
    #expect(
      codes("import UIKit\nclass Row: UIView {}") == [
        .uiColor: "UIColor(named: \"Ink\")!", .cgColor: "UIColor(named: \"Ink\")!.cgColor",
      ])
  }

  @Test func anAppForTheMacHasAppKitsCodeAlone() {
    #expect(
      codes("import Cocoa\nclass Row: NSView {}") == [
        .nsColor: "NSColor(named: \"Ink\")!", .cgColor: "NSColor(named: \"Ink\")!.cgColor",
      ])
  }

  /// A file may get SwiftUI from a module of the app.
  @Test func codeThatNamesSwiftUIsColorHasIt() {
    let found = codes("import UIKit\nlet ink = Color(\"Ink\")")
    #expect(found[.color] == "Color(\"Ink\")")
  }

  @Test func anAppWithSwiftUIHasItsCode() {
    #expect(codes("import SwiftUI\nstruct Row: View {}") == [.color: "Color(\"Ink\")"])
  }

  private static let ownInitializer = """
    import SwiftUI
    extension Color { init(_ hex: String) { self.init(UIColor(hex: hex)) } }
    """

  @Test func aStringThatTheAppsInitializerTakesNamesNoAsset() {
    #expect(
      codes(Self.ownInitializer) == [
        .color: "Color(UIColor(named: \"Ink\")!)", .uiColor: "UIColor(named: \"Ink\")!",
        .cgColor: "UIColor(named: \"Ink\")!.cgColor",
      ])
  }

  @Test func anInitializerWithALabelTakesNoStringOfAnAsset() {
    let labeled = Self.ownInitializer.replacing("_ hex", with: "code hex")
    #expect(codes(labeled)[.color] == "Color(\"Ink\")")
  }

  @Test func aSymbolIsTheCodeWhateverTheAppsInitializerTakes() {
    #expect(codes(Self.ownInitializer + "\nlet a = Color(.ink)")[.color] == "Color(.ink)")
  }
}
