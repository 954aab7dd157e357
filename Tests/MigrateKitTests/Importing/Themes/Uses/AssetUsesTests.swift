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

  /// What is said of the tokens that are not in force, where files use these codes.
  private func closed(_ uses: [String], constants: String = Self.constants) -> [String: String] {
    var fixture = ThemeFixture(
      files: [("Brand.swift", constants)]
        + uses.enumerated().map { number, code in
          (
            "Views/View\(number).swift",
            "import SwiftUI\nlet view\(number) = Text(\"\").foregroundStyle(\(code))"
          )
        })
    fixture.colorSets = [("brandInk", 0.2), ("brandSand", 0.8)].map { name, gray in
      ImportedColorSet(
        asset: name, color: ColorValue(light: ColorSample(red: gray, green: 0.1, blue: 0.4)),
        file: "Assets.xcassets/\(name).colorset/Contents.json")
    }
    let tokens = fixture.survey.tokens.filter(\.guess.isOutOfForce)
    return Dictionary(uniqueKeysWithValues: tokens.map { ($0.path, $0.guess.evidence) })
  }

  @Test func aConstantThatFewUseBesideXcodesSymbolReplacesNothing() {
    let symbols = Array(repeating: ".brandInk", count: 6)
    #expect(
      closed(symbols + ["Brand.ink", "Brand.ink", "Brand.sand"]) == [
        "color.brand.ink":
          "the app's uses: 6 files name the color by Xcode's symbol for its asset, and 2 by this constant"
      ])
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
}
