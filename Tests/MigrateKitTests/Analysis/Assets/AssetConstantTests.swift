import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("A color that is named by its asset becomes the project's own constant for that asset")
struct AssetConstantTests {
  private static let set = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "0x08", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } }] }
    """

  private static let tokens = ##"""
    { "color": { "$type": "color", "accent": { "$value": "#0891B2" }, "brand": { "$value": "#0891B2" } } }
    """##

  /// A mapping in which each token is written as `code` says, and may serve any role.
  private static func mapping(_ color: String, _ uiColor: String = "UIColor.{name}") -> String {
    """
    { "name": "Test", "tokens": ["test.tokens.json"],
      "code": { "color": {
        "Color": "\(color)", "ShapeStyle": "\(color)", "UIColor": "\(uiColor)" } } }
    """
  }

  /// A theme whose `accent` has the color of `Plain`, and whose `brand` is the asset `BrandPrimary`.
  private static func theme(brand: String, _ uiBrand: String = "") -> String {
    """
    import SwiftUI
    extension Color {
      static let accent = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
      static let brand = \(brand)
      static func loadColor(named name: String) -> Color { Color(name) }
    }
    \(uiBrand)

    """
  }

  private func run(
    _ code: String, theme: String, mapping: String = mapping("Color.{name}"),
    files: [String: String] = [:]
  ) throws -> Suggestion? {
    let folder = try TemporaryFolder()
    try folder.write("App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../test.json"))
    for name in ["BrandPrimary", "Plain"] {
      try folder.write("App/A.xcassets/\(name).colorset/Contents.json", Self.set)
    }
    try folder.write("App/\(DeclaredTheme.fileName)", theme)
    try folder.write("App/V.swift", code)
    try folder.write("test.json", mapping)
    try folder.write("test.tokens.json", Self.tokens)
    for (path, text) in files { try folder.write(path, text) }
    let request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    let report = try MigrationRun.run(request).report
    #expect(report.problems.filter { !$0.isWarning }.isEmpty)
    return report.suggestions.first { $0.finding.file == "App/V.swift" }
  }

  private static func swiftUI(_ color: String) -> String {
    "import SwiftUI\nstruct V: View { var body: some View { Text(\"\").foregroundStyle(\(color)) } }\n"
  }

  // MARK: - Strings

  /// Where the token is written by the asset's name, code that names it uses the token, whatever it falls back on; an
  /// equal asset is another token.
  @Test(arguments: [
    #"(UIColor(named: "Plain") ?? .label).withAlphaComponent(0.2)"#,
    #"UIColor(named: "Plain")!.withAlphaComponent(0.2)"#, #"UIColor(named: "Plain") ?? .label"#,
  ]) func theNameOfAnAssetIsItsToken(color: String) throws {
    let code = "import UIKit\nfunc paint(_ v: UIView) { v.backgroundColor = \(color) }\n"
    let mapping = Self.mapping(#"Color(\"{name}\")"#, #"UIColor(named: \"{name}\")!"#)
      .replacing(#""tokens""#, with: #""prefer": ["color.BrandPrimary"], "tokens""#)
    let assets =
      ##"{ "color": { "$type": "color", "BrandPrimary": { "$value": "#0891B2" }, "##
      + ##""Plain": { "$value": "#0891B2" } } }"##
    let found = try run(
      code, theme: "import SwiftUI\n", mapping: mapping, files: ["test.tokens.json": assets])
    #expect(found?.replacement == nil && found?.edits.isEmpty ?? true)
  }

  // MARK: - Which constant

  @Test(
    "however the constant names the asset",
    arguments: [
      #"Color("BrandPrimary")"#, "Color(.brandPrimary)", #"Color("BrandPrimary", bundle: .main)"#,
      #"Color(uiColor: UIColor(named: "BrandPrimary")!)"#, "Color(ColorResource.brandPrimary)",
      #"loadColor(named: "BrandPrimary")"#,
    ])
  func constant(form: String) throws {
    let suggestion = try #require(
      try run(Self.swiftUI(#"Color("BrandPrimary")"#), theme: Self.theme(brand: form)))
    #expect(suggestion.status == .exact)
    #expect(suggestion.replacement == "Color.brand")
    #expect(suggestion.candidates.map(\.token) == ["color.brand", "color.accent"])
    #expect(suggestion.candidates.last?.rejection == "the same value, but not this asset")
  }

  @Test("however the code names it", arguments: ["Color(.brandPrimary)", ".brandPrimary"])
  func use(form: String) throws {
    let theme = Self.theme(brand: #"Color("BrandPrimary")"#)
    let suggestion = try run(Self.swiftUI(form), theme: theme)
    #expect(suggestion?.status == .exact)
    #expect(suggestion?.replacement == "Color.brand")
  }

  @Test("in UIKit")
  func uiKit() throws {
    let theme = Self.theme(
      brand: "Color(uiColor: .brand)",
      """
      import UIKit
      extension UIColor {
        static let accent = UIColor(red: 8 / 255, green: 145 / 255, blue: 178 / 255, alpha: 1)
        static let brand = UIColor(named: "BrandPrimary")!
      }
      """)
    let code =
      "import UIKit\nfunc f(_ label: UILabel) { label.textColor = UIColor(named: \"BrandPrimary\")! }\n"
    let suggestion = try run(code, theme: theme)
    #expect(suggestion?.status == .exact)
    #expect(suggestion?.replacement == "UIColor.brand")
  }

  @Test(
    "a constant may refer to another one",
    arguments: ["Color(uiColor: .base)", "Color(UIColor.base)", "Color.base", "base"])
  func otherConstant(form: String) throws {
    let theme = Self.theme(
      brand: form,
      """
      extension Color { static let base = Color("BrandPrimary") }
      extension UIColor { static let base = UIColor(named: "BrandPrimary")! }
      """)
    let suggestion = try run(Self.swiftUI(#"Color("BrandPrimary")"#), theme: theme)
    #expect(suggestion?.status == .exact)
    #expect(suggestion?.replacement == "Color.brand")
  }

  /// A mapping may be ahead of the code: a constant named as Xcode names the asset is that of the asset.
  @Test("a constant that is not declared yet is known by its name")
  func undeclared() throws {
    let tokens = Self.tokens.replacing("brand", with: "brandPrimary")
    let mapping = Self.mapping("Color.{name}").replacing("test.tokens", with: "other.tokens")
    func suggestion(_ theme: String) throws -> Suggestion {
      try #require(
        try run(
          Self.swiftUI(#"Color("BrandPrimary")"#), theme: theme, mapping: mapping,
          files: ["other.tokens.json": tokens]))
    }
    let plain = "static let accent = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"
    let held = try suggestion("import SwiftUI\nextension Color { \(plain) }\n")
    #expect(held.token == "color.brandPrimary")
    #expect(held.heldBy == [.notDeclared])
    // What is declared is what its code says.
    let other =
      "\(plain)\nstatic let brandPrimary = Color(\"Plain\")\nstatic let own = Color(\"BrandPrimary\")"
    let declared = try suggestion("import SwiftUI\nextension Color { \(other) }\n")
    #expect(declared.heldBy == [.tie])
  }

  @Test("cyclic constants end the search")
  func circle() throws {
    let theme = Self.theme(brand: "Color.base", "extension Color { static let base = Color.brand }")
    let suggestion = try run(Self.swiftUI(#"Color("BrandPrimary")"#), theme: theme)
    #expect(suggestion?.token != nil)
  }

  @Test("the role need not be known")
  func unknownRole() throws {
    let theme = Self.theme(brand: #"Color("BrandPrimary")"#)
    let code =
      "import SwiftUI\nfunc f() { use(Color(\"BrandPrimary\")) }\nfunc use(_ c: Color) {}\n"
    let suggestion = try #require(try run(code, theme: theme))
    #expect(suggestion.finding.role.role == .unknown)
    #expect(!suggestion.heldBy.contains(.roleUnknown))
    #expect(suggestion.replacement == "Color.brand")
  }

  @Test("a constant that SwiftGen made")
  func generator() throws {
    let code = """
      struct ColorAsset { let name: String; var color: Color { Color(name) } }
      enum Asset {
        static let accent = ColorAsset(name: "Plain")
        static let brand = ColorAsset(name: "BrandPrimary")
      }
      """
    let suggestion = try #require(
      try run(
        Self.swiftUI(#"Color("BrandPrimary")"#), theme: "import SwiftUI\n" + code,
        mapping: Self.mapping("Asset.{name}.color")))
    #expect(suggestion.token == "color.brand")
    #expect(suggestion.replacement == "Asset.brand.color")
  }

  @Test("another asset of the same color, and a color without an asset, do not match")
  func otherColors() throws {
    let theme = Self.theme(brand: #"Color("BrandPrimary")"#)
    for form in [#"Color("Plain")"#, "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"] {
      let suggestion = try #require(try run(Self.swiftUI(form), theme: theme))
      #expect(suggestion.status == .review, "\(form)")
      #expect(suggestion.heldBy == [.tie], "\(form)")
    }
  }

  private static let generated = """
    import SwiftUI
    struct ColorAsset { let name: String; var color: Color { Color(name) } }
    enum Asset {
      static let accent = ColorAsset(name: "Plain")
      static let brandPrimary = ColorAsset(name: "BrandPrimary")
    }

    """

  private static let generatedMapping = """
    { "name": "Test", "tokens": ["test.tokens.json"],
      "code": { "tokens": {
        "color.accent": { "Color": "Asset.accent.color", "ShapeStyle": "Asset.accent.color" },
        "color.brand": {
          "Color": "Asset.brandPrimary.color", "ShapeStyle": "Asset.brandPrimary.color" } } } }
    """

  @Test(
    "a symbol becomes no longer form of itself",
    arguments: [".brandPrimary", #"Color("BrandPrimary")"#])
  func sameName(form: String) throws {
    let suggestion = try #require(
      try run(
        Self.swiftUI(form), theme: Self.generated, mapping: Self.generatedMapping))
    let isString = form.contains("\"")
    #expect(suggestion.replacement == (isString ? "Asset.brandPrimary.color" : nil))
    #expect(suggestion.edits.isEmpty == !isString)
  }

  @Test("nor one that is spelled in another way")
  func sameNameInAnotherSpelling() throws {
    let theme = """
      import UIKit
      extension UIColor { static let brand_primary = UIColor(named: "BrandPrimary") }

      """
    let mapping = """
      { "name": "Test", "tokens": ["test.tokens.json"],
        "code": { "tokens": { "color.brand": { "UIColor": "UIColor.brand_primary!" } } } }
      """
    let file = "import UIKit\nfunc draw(_ label: UILabel) { label.textColor = .brandPrimary }\n"
    let suggestion = try #require(try run(file, theme: theme, mapping: mapping))
    #expect(suggestion.replacement == nil)
    #expect(suggestion.edits.isEmpty)
  }

  @Test("a type that is called after the color is none")
  func typeOfTheName() throws {
    let theme =
      "import SwiftUI\nenum BrandPrimaryColors { static let main = Color(.brandPrimary) }\n"
    let mapping = Self.mapping("BrandPrimaryColors.main")
    let suggestion = try #require(
      try run(Self.swiftUI("Color(.brandPrimary)"), theme: theme, mapping: mapping))
    #expect(suggestion.replacement == "BrandPrimaryColors.main")
  }

  @Test(
    "an asset becomes no other asset of its color by itself",
    arguments: [".brandPrimary", #"Color("BrandPrimary")"#])
  func otherAsset(form: String) throws {
    let mapping = Self.mapping("Color.{name}")
    // `BrandPrimary` has no constant of its own: this one modifies it.
    let theme = """
      import SwiftUI
      extension Color {
        static let accent = Color("Plain")
        static let brand = Color("BrandPrimary").opacity(0.5)
      }

      """
    let suggestion = try #require(try run(Self.swiftUI(form), theme: theme, mapping: mapping))
    #expect(suggestion.token == "color.accent")
    #expect(suggestion.heldBy == [.otherAsset])
    let literal = "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"
    let other = try #require(try run(Self.swiftUI(literal), theme: theme, mapping: mapping))
    #expect(other.replacement == "Color.accent")
    #expect(other.status == .exact)
  }

  @Test("a constant that modifies the asset is not its constant")
  func faded() throws {
    let theme = Self.theme(brand: #"Color("BrandPrimary").opacity(0.5)"#)
    let suggestion = try run(Self.swiftUI(#"Color("BrandPrimary")"#), theme: theme)
    #expect(suggestion?.token == "color.accent")
  }

  // MARK: - Where strings are written

  private static let strings = #"Color(\"BrandPrimary\")"#

  private func writing(_ files: [String: String], code: String) throws -> Suggestion? {
    // Only `brand` is a string; `accent` is out of the way.
    let mapping = """
      { "name": "Test", "tokens": ["test.tokens.json"], "roles": { "color.accent": [] },
        "code": { "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
          "tokens": { "color.brand": { "Color": "\(code)", "ShapeStyle": "\(code)" } } } }
      """
    return try run(
      Self.swiftUI("Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"),
      theme: "import SwiftUI\n", mapping: mapping, files: files)
  }

  @Test("a string is written if some file of the project names colors by strings")
  func stringsInUse() throws {
    let other = "import SwiftUI\nlet other = Color(\"Plain\")\n"
    let suggestion = try writing(["App/Other.swift": other], code: Self.strings)
    #expect(suggestion?.status == .exact)
    #expect(suggestion?.replacement == #"Color("BrandPrimary")"#)
  }

  @Test(
    "else it is held",
    arguments: [
      "", "let other = Color(.plain)", "let other = UIColor(named: \"Plain\")",
      "let other = Image(\"Plain\")", "let other = Color(\"#0891B2\")", "// Color(\"Plain\")",
    ])
  func stringsNotInUse(other: String) throws {
    let suggestion = try #require(
      try writing(["App/Other.swift": "import SwiftUI\n\(other)\n"], code: Self.strings))
    #expect(suggestion.heldBy == [.notDeclared])
    #expect(
      suggestion.reasons.first?.message
        == "no file of the project names a color set as 'Color(\"…\")'; declare a constant for the "
        + "color 'BrandPrimary' and name that in the mapping")
  }

  @Test("an asset that no catalog has is held")
  func missingAsset() throws {
    let other = "import SwiftUI\nlet other = Color(\"Plain\")\n"
    let suggestion = try #require(
      try writing(["App/Other.swift": other], code: #"Color(\"BrandPrimry\")"#))
    #expect(suggestion.heldBy == [.notDeclared])
    #expect(
      suggestion.reasons.first?.message
        == "no asset catalog of the project has the color 'BrandPrimry'; add it")
  }
}
