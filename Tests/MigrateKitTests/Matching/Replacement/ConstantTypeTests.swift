import Testing

@testable import MigrateKitCore

/// What is written has the type that the place takes, also where the declaration writes none.
@Suite struct ConstantTypeTests {
  @Test(arguments: [
    ("static let md = max(16, 2)", "CGFloat(Spacing.md)"),
    ("static let md = max(16.0, 2)", "Spacing.md"),
    ("static let md = { 16 }()", "CGFloat(Spacing.md)"),
    ("static let md = [16, 1][0]", "CGFloat(Spacing.md)"),
    ("static let md = 32 >> 1", "CGFloat(Spacing.md)"),
    ("static let md = true ? 16 : 1", "CGFloat(Spacing.md)"),
    ("static let md = 16 as CGFloat", "Spacing.md"),
    ("static let md = 16 as Float", "CGFloat(Spacing.md)"),
    ("static let md = unit / 2; static let unit: Float = 32", "CGFloat(Spacing.md)"),
    ("static let md = unit * 2; static let unit: CGFloat = 8", "Spacing.md"),
    ("static let md = unit * 2; static let unit = 8", "CGFloat(Spacing.md)"),
    ("static let md = E.a.rawValue; enum E: Int { case a = 16 }", "CGFloat(Spacing.md)"),
    ("static let md = 16.points", "Spacing.md"),
    ("static let md = CGFloat(8) * 2", "Spacing.md"),
    ("static let md: Decimal = 16", "declaredDifferently"),
    ("static let md: Remote = 16", "declaredDifferently"),
    ("static let md: Count = 16", "CGFloat(Spacing.md)"),
    ("static let md: Points = 16", "Spacing.md"),
    (
      "\n#if DEBUG\nstatic let md: Int = 16\n#else\nstatic let md: CGFloat = 16\n#endif\n",
      "declaredDifferently"
    ),
    (
      "\n#if DEBUG\nstatic let md: CGFloat = 16\n#else\nstatic let md = 16.0\n#endif\n",
      "declaredDifferently"
    ),
    (
      "\n#if os(macOS)\nstatic let md: Int = 16\n#else\nstatic let md: CGFloat = 16\n#endif\n",
      "Spacing.md"
    ),
    (
      "\n#if os(macOS)\nstatic let md: CGFloat = 16\n#else\nstatic let md: Int = 16\n#endif\n",
      "CGFloat(Spacing.md)"
    ),
  ]) func numbersAreConverted(declared: String, expected: String) throws {
    let files = [
      "App/T.swift": """
      import SwiftUI
      enum Spacing { \(declared) }
      extension Int { var points: CGFloat { CGFloat(self) } }
      """,
      // The aliases are in a file that names no token.
      "App/A.swift": "import SwiftUI\ntypealias Points = CGFloat\ntypealias Count = Swift.Int\n",
      "App/V.swift": TwoTokens.step,
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// SnapKit takes any type of number.
  @Test(arguments: [
    ("make.top.equalToSuperview().offset(16)", "Spacing.md"),
    ("make.bottom.equalToSuperview().offset(-16)", "-Spacing.md"),
    ("stack.spacing = 16", "CGFloat(Spacing.md)"),
  ]) func anIntegerIsWrittenAsItIsWhereAnyNumberIsTaken(code: String, expected: String) throws {
    let files = [
      "App/T.swift": "import UIKit\nenum Spacing { static let md = 16 }\n",
      "App/V.swift": "import UIKit\nfunc layout() { \(code) }\n",
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// Where only such places have code, others have none.
  @Test func codeForAnyNumberIsNotConverted() throws {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"],
          "code": { "spacing": { "Number": "Spacing.{name}" } } }
        """,
      tokens: ##"""
        { "spacing": { "md": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } } }
        """##,
      files: [
        "App/T.swift": "import UIKit\nenum Spacing { static let md = 16 }\n",
        "App/V.swift": """
        import UIKit
        func layout() {
          make.top.equalToSuperview().offset(16)
          stack.spacing = 16
        }
        """,
        "Package.swift": TwoTokens.kitAndApp,
      ])
    let found = try project.suggestions(in: "App/V.swift")
    #expect(found.map(\.replacement) == ["Spacing.md", nil])
    #expect(found.map(\.heldBy) == [[], [.noCode]])
  }

  private static let platform = "UIColor(red: 8 / 255, green: 145 / 255, blue: 178 / 255, alpha: 1)"

  @Test(arguments: [
    ("static let brand = \(platform)", "Color(Palette.brand)"),
    ("static let brand = \(platform).swiftUI", "Palette.brand"),
    ("static let brand = UIColor.ink.swiftUI", "Palette.brand"),
    ("static let brand = \(platform).withAlphaComponent(1)", "Color(Palette.brand)"),
    ("static let brand: Platform = \(platform)", "Color(Palette.brand)"),
    ("static let brand = ink()", "Color(Palette.brand)"),
    ("static let brand: some ShapeStyle = \(TwoTokens.brand)", "Palette.brand"),
    ("static let brand: any ShapeStyle = \(TwoTokens.brand)", "declaredDifferently"),
    ("static let brand: (Color) = \(TwoTokens.brand)", "Palette.brand"),
  ]) func colorsAreConverted(declared: String, expected: String) throws {
    let files = [
      "App/T.swift": """
      import SwiftUI
      enum Palette { \(declared) }
      extension UIColor {
        static let ink = \(Self.platform)
        var swiftUI: Color { Color(self) }
      }
      func ink() -> UIColor { .ink }
      """,
      "App/A.swift": "import UIKit\ntypealias Platform = UIColor\n", "App/V.swift": TwoTokens.color,
    ]
    #expect(try TwoTokens.outcomes(files) == [expected])
  }

  /// The type of a deprecated name is the one that its places take.
  @Test(arguments: [
    ("static let step: CGFloat = 16", "Spacing.md"), ("static let step = 16", "exact"),
    ("static let step: Double = 16", "Spacing.md"),
  ]) func deprecatedNamesKeepTheirType(declared: String, expected: String) throws {
    let files = [
      "App/T.swift": """
      import SwiftUI
      enum Spacing { static let md: CGFloat = 16 }
      enum Old { \(declared) }
      """,
      "App/V.swift": "import SwiftUI\nfunc columns() { print(Old.step) }\n",
    ]
    let deprecated = #", "deprecatedNames": { "Old.step": "spacing.md" }"#
    #expect(try TwoTokens.outcomes(files, also: deprecated) == [expected])
  }
}
