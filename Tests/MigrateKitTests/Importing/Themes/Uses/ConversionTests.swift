import Testing

@testable import MigrateKit

/// The conversions of colors between frameworks that `init` writes: those that the app's own code writes.
@Suite struct ConversionTests {
  private static let theme = """
    import UIKit
    extension UIColor {
      static let brand = UIColor(red: 0.25, green: 0.32, blue: 0.71, alpha: 1)
    }
    """

  /// The code of colors in SwiftUI, with uses in three files and one in a view of SwiftUI.
  private func code(_ uses: [String]) throws -> String? {
    let files = uses.enumerated().map { number, use in
      ("View\(number).swift", "import SwiftUI\nimport UIKit\nfunc paint\(number)() { use(\(use)) }")
    }
    let survey = ThemeFixture(files: [("Theme.swift", Self.theme)] + files).survey
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    return mapping["code"]?.object?["color"]?.object?["Color"]?.string
  }

  static let written: [(use: String, code: String?)] = [
    ("Color(UIColor.brand)", "Color(UIColor.{name})"),
    ("Color(uiColor: .brand)", "Color(uiColor: UIColor.{name})"),
    // The app says nowhere how it would write one.
    ("Text(title)", nil), ("Color(uiColor: .label)", nil), ("Color(UIColor.red)", nil),
  ]

  @Test(arguments: written) func aConversionIsWrittenAsTheAppWritesIt(
    use: String, code expected: String?
  ) throws {
    let uses = ["UIColor.brand", "UIColor.brand", "UIColor.brand", use]
    #expect(try code(uses) == expected)
  }

  @Test func aThemeThatNothingUsesYetIsConverted() throws {
    #expect(try code(["Text(title)"]) == "Color(UIColor.{name})")
  }

  // MARK: Lengths

  private static let scale = """
    import SwiftUI
    extension CGFloat {
      static let smallSpacing = 8.0
      static let largeSpacing = 24.0
    }
    """

  /// The code of spacing where a `CGFloat` is expected.
  private func length(_ uses: String...) throws -> String? {
    let files = uses.enumerated().map { number, use in
      ("View\(number).swift", "import SwiftUI\nfunc paint\(number)() { use(\(use)) }")
    }
    let survey = ThemeFixture(files: [("Scale.swift", Self.scale)] + files).survey
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    return mapping["code"]?.object?["spacing"]?.object?["CGFloat"]?.string
  }

  @Test func aDoubleThatTheAppPassesAsALengthIsNotConverted() throws {
    #expect(try length("CGFloat.smallSpacing") == "CGFloat.{name}")
    #expect(try length("CGFloat(CGFloat.smallSpacing)") == nil)
    #expect(try length("Text(title)") == nil)
  }

  // MARK: Integers

  /// The code of spacing in an app whose lengths are integers, by the type that is expected.
  private func integers(_ uses: String...) throws -> [String: String] {
    let theme = """
      import UIKit
      enum Layout {
        static let padding = 16
        static let wideSpacing: Int = 24
        static let gridColumns = 3
        static let itemHeight = 44
        static let count = 2
      }
      """
    let files = uses.enumerated().map { number, use in
      ("View\(number).swift", "import UIKit\nfunc place\(number)() { use(\(use)) }")
    }
    let survey = ThemeFixture(files: [("Layout.swift", theme)] + files).survey
    #expect(Set(survey.tokens.map(\.name)) == ["padding", "wideSpacing"])
    let mapping = try #require(survey.mapping(name: "Shop", tokenFile: "t.json").object)
    let codes = mapping["code"]?.object?["spacing"]?.object
    return ["Number", "CGFloat"].reduce(into: [:]) { $0[$1] = codes?[$1]?.string }
  }

  /// An integer is written where code takes any number; where a length is expected, only if the app converts some.
  @Test func anIntegerIsConvertedAsTheAppConvertsIt() throws {
    #expect(try integers("Layout.padding", "Layout.padding") == ["Number": "Layout.{name}"])
    #expect(
      try integers("Layout.padding", "CGFloat(Layout.wideSpacing)")
        == ["Number": "Layout.{name}", "CGFloat": "CGFloat(Layout.{name})"])
  }
}
