import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Colors that code uses in light or in dark mode only are not for values of both.
@Suite struct ModeColorsTests {
  private static let theme = """
    import SwiftUI
    extension Color {
      static let reefInk = Color(red: 0.2, green: 0.1, blue: 0.3)
      static let reefPlum = Color(red: 0.4, green: 0.2, blue: 0.4)
      static let reefPalm = Color(red: 0.1, green: 0.7, blue: 0.5)
      static let nightAbyss = Color(red: 0.1, green: 0.1, blue: 0.3)
      static let nightBloom = Color(red: 0.5, green: 0.4, blue: 0.9)
      static let nightStar = Color(red: 0.4, green: 0.5, blue: 0.9)
      static let rosette = Color(red: 0.9, green: 0.3, blue: 0.4)
    }
    """

  /// The names of the colors that replace nothing, where each of five files has some uses.
  private func closed(_ uses: String..., theme: String = theme) -> [String: String] {
    let views = (0..<5).map { number in
      (
        path: "V\(number).swift",
        code:
          "import SwiftUI\nstruct V\(number): View { var isDark: Bool\nvar body: some View { "
          + uses.joined(separator: "\n") + " } }"
      )
    }
    let tokens = ThemeFixture(files: [(path: "Theme.swift", code: theme)] + views).survey.tokens
    return Dictionary(
      uniqueKeysWithValues: tokens.filter(\.guess.isOutOfForce).map {
        ($0.name, $0.guess.evidence)
      })
  }

  private static let inLight = """
    Text(a).foregroundStyle(isDark ? .white : .reefInk)
    Text(b).foregroundStyle(isDark ? Color.white.opacity(0.5) : Color.reefPlum.opacity(0.8))
    """

  @Test func aPaletteOfLightModeAndTheUnusedOneBesideItReplaceNothing() {
    let closed = closed(Self.inLight, "Text(c).foregroundStyle(Color.rosette)")
    #expect(
      closed.keys.sorted() == [
        "nightAbyss", "nightBloom", "nightStar", "reefInk", "reefPalm", "reefPlum",
      ])
    #expect(
      closed["reefPalm"] == "the app's uses: code uses the colors named 'reef' in light mode")
  }

  @Test func aPaletteThatBothModesUseIsInForce() {
    let both = "Text(d).foregroundStyle(Color.reefInk).background(Color.reefPlum)"
    #expect(closed(Self.inLight, both).isEmpty)
    // A choice between others than modes says nothing.
    #expect(closed("Text(a).foregroundStyle(isOn ? .white : .reefInk)").isEmpty)
  }

  @Test func oneColorOfOneModeReplacesNothing() {
    let dark = "Text(a).foregroundStyle(colorScheme == .dark ? .rosette : Color.reefInk)"
    #expect(closed(dark, "Text(b).foregroundStyle(Color.reefInk)").keys.sorted() == ["rosette"])
  }

  /// A step of a palette is for whatever has its hue.
  @Test func aHueOfOneModeIsInForce() {
    let theme =
      "import SwiftUI\nextension Color { static let rose300 = Color(red: 0.9, green: 0.3, blue: 0.4) }"
    #expect(closed("Text(a).foregroundStyle(isDark ? .rose300 : .white)", theme: theme).isEmpty)
  }
}
