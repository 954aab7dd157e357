import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A constant for an asset that most code names by Xcode's symbol: the symbol is the app's own way to write it.
@Suite struct AssetUsesTests {
  private static let constants = """
    import SwiftUI
    enum Brand {
      static let ink: Color = .brandInk
      static let sand: Color = .brandSand
    }
    """

  /// Files that use these codes, beside constants for color sets of these names.
  private func fixture(_ uses: [String], _ constants: String, assets: [String]) -> ThemeFixture {
    var fixture = ThemeFixture(
      files: [("Brand.swift", constants)]
        + uses.enumerated().map { number, code in
          (
            "Views/View\(number).swift",
            "import SwiftUI\nlet view\(number) = Text(\"\").foregroundStyle(\(code))"
          )
        })
    fixture.colorSets = zip(assets, [0.2, 0.8]).map { name, red in
      ImportedColorSet(
        asset: name, color: ColorValue(light: ColorSample(red: red, green: 0.1, blue: 0.4)),
        file: "Assets.xcassets/\(name).colorset/Contents.json")
    }
    return fixture
  }

  /// What is said of the tokens that are not in force, where files use these codes.
  private func closed(_ uses: [String]) -> [String: String] {
    evidence(of: fixture(uses, Self.constants, assets: ["brandInk", "brandSand"]))
  }

  @Test func aConstantThatFewUseBesideXcodesSymbolReplacesNothing() {
    let symbols = Array(repeating: ".brandInk", count: 6)
    #expect(
      closed(symbols + ["Brand.ink", "Brand.ink", "Brand.sand"]) == [
        "color.brand.ink":
          "the app's uses: 6 files name the color by Xcode's symbol for its asset, and 2 by this constant"
      ])
  }

  /// Xcode's symbol for `brand_ink` is `brandInk`.
  @Test func theSymbolMayDifferFromTheName() {
    let constants = "import SwiftUI\nenum Brand { static let ink = Color(\"brand_ink\") }"
    let uses =
      Array(repeating: ".brandInk", count: 4) + Array(repeating: "Brand.ink", count: 3)
    let tokens = fixture(uses, constants, assets: ["brand_ink"]).survey.tokens
    #expect(tokens.map(\.path).sorted() == ["color.asset.brandInk", "color.brand.ink"])
    #expect(
      evidence(of: fixture(uses, constants, assets: ["brand_ink"])) == [
        "color.brand.ink":
          "the app's uses: 4 files name the color by Xcode's symbol for its asset, and 3 by this constant"
      ])
  }

  /// Code that names the color set is moved to the constant, or has its own token, whichever more files use.
  @Test(arguments: [3: ["color.brand.ink"], 5: ["color.asset.brandInk", "color.brand.ink"]])
  func theColorSetIsAnotherTokenWhereMoreFilesNameIt(count: Int, paths: [String]) {
    let constants = "import SwiftUI\nenum Brand { static let ink = Color(\"brand_ink\") }"
    let uses =
      Array(repeating: ".brandInk", count: count) + Array(repeating: "Brand.ink", count: 4)
    let tokens = fixture(uses, constants, assets: ["brand_ink"]).survey.tokens
    #expect(tokens.map(\.path).sorted() == paths)
  }

  private func evidence(of fixture: ThemeFixture) -> [String: String] {
    let tokens = fixture.survey.tokens.filter(\.guess.isOutOfForce)
    return Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0.guess.evidence) })
  }

  /// A member of `Color` is what its symbol is; that of another type is not.
  @Test(arguments: [("extension Color", "Color", false), ("enum Brand", "Brand", true)])
  func aConstantOfTheSymbolsName(head: String, type: String, isDoubted: Bool) {
    let constant = "import SwiftUI\n\(head) { static let brandInk = Color(\"brandInk\") }"
    let uses =
      Array(repeating: ".brandInk", count: 4) + Array(repeating: "\(type).brandInk", count: 3)
    let constants = fixture(uses, constant, assets: ["brandInk"]).survey.tokens
      .filter { $0.source != .asset }
    #expect(constants.map(\.guess.isOutOfForce) == [isDoubted])
  }

  @Test func aConstantThatMostUseIsInForce() {
    #expect(closed([".brandInk", ".brandInk", "Brand.ink", "Brand.ink", "Brand.sand"]).isEmpty)
  }

  /// Only a string can be misspelled; code is moved from it.
  @Test func stringsDoNotCountAgainstAConstant() {
    let strings = Array(repeating: "Color(\"brandInk\")", count: 6)
    #expect(closed(strings + ["Brand.ink", "Brand.ink", "Brand.sand"]).isEmpty)
  }

  /// The team is about to move its code to them.
  @Test func constantsThatNothingUsesYetAreInForce() {
    #expect(closed(Array(repeating: ".brandInk", count: 6)).isEmpty)
  }

  // MARK: Computed names

  /// The tokens that are not in force, where code names a color of each kind by its text.
  private func computed(_ uses: String) -> [String] {
    var fixture = ThemeFixture(
      files: [("View.swift", "import UIKit\nfunc paint() { f(\(uses)) }")])
    fixture.colorSets = ["Color1", "Color2", "Brand"].enumerated().map { number, name in
      ImportedColorSet(
        asset: name,
        color: ColorValue(light: ColorSample(red: Double(number) / 4, green: 0.1, blue: 0.4)),
        file: "Assets.xcassets/\(name).colorset/Contents.json")
    }
    return fixture.survey.tokens.filter(\.guess.isOutOfForce).map {
      "\($0.name): \($0.guess.evidence)"
    }
  }

  @Test func colorsThatCodeNamesByAComputedTextAreChosenAtRunTime() {
    let reason = "the app's uses: code chooses among the colors 'Color…' at run time"
    #expect(
      computed(#"UIColor(named: "Color\(number)"), UIColor(named: "Brand")"#) == [
        "Color1: \(reason)", "Color2: \(reason)",
      ])
    // What code names as well is in force.
    #expect(
      computed(#"UIColor(named: "Color\(number)"), UIColor(named: "Color1")"#) == [
        "Color2: \(reason)"
      ])
    #expect(computed(#"UIColor(named: "\(name)1")"#) == [])
  }

  /// A color that has the value of a declared one is kept where its number may be asked for.
  @Test func aNumberedColorWithTheValueOfAnotherOneIsKept() {
    func paths(_ use: String) -> [String] {
      var fixture = ThemeFixture(
        files: [
          ("View.swift", "import UIKit\nfunc paint() { f(\(use)) }"),
          (
            "Theme.swift",
            "import UIKit\nextension UIColor { static let red2 = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }"
          ),
        ])
      fixture.colorSets = [
        ImportedColorSet(
          asset: "Color1", color: ColorValue(light: ColorSample(red: 1, green: 0, blue: 0)),
          file: "Assets.xcassets/Color1.colorset/Contents.json")
      ]
      return fixture.survey.tokens.map(\.name).sorted()
    }
    #expect(paths(#"UIColor(named: "Color\(number)")"#) == ["Color1", "red2"])
    #expect(paths("1") == ["red2"])
  }
}
