import Testing

@testable import MigrateKit
@testable import MigrateKitCore

@Suite("A color of an asset catalog has the value of its color set, in every appearance")
struct AssetNameTests {
  private static func entry(_ blue: String, _ appearances: String...) -> String {
    let list = appearances.map { appearance in
      let kind = appearance == "dark" ? "luminosity" : "contrast"
      return #"{ "appearance": "\#(kind)", "value": "\#(appearance)" }"#
    }.joined(separator: ", ")
    return """
      { "idiom": "universal", "appearances": [\(list)], "color": { "color-space": "srgb",
        "components": { "red": "0x08", "green": "0x91", "blue": "\(blue)", "alpha": "1.000" } } }
      """
  }

  private static let set = """
    { "colors": [\(entry("0xB2")), \(entry("0xB3", "dark")), \(entry("0xB4", "high")),
      \(entry("0xB5", "dark", "high"))] }
    """

  /// A token with these colors: light, dark, high contrast, and both.
  private static func tokens(_ dark: String, _ high: String, _ both: String) -> String {
    """
    { "color": { "brand": { "$type": "color", "$value": "#0891B2", "$extensions": { "mode": {
      "dark": "\(dark)", "highContrast": "\(high)", "darkHighContrast": "\(both)" } } } } }
    """
  }

  /// A theme that declares the token with the four colors of a token file, in their order.
  private static func declaration(of tokens: String) -> String {
    let colors = tokens.split(separator: "#").dropFirst().map { digits in
      let bytes = stride(from: 0, to: 6, by: 2).compactMap { start in
        Int(digits.dropFirst(start).prefix(2), radix: 16)
      }
      return
        "UIColor(red: \(bytes[0]) / 255, green: \(bytes[1]) / 255, blue: \(bytes[2]) / 255, alpha: 1)"
    }
    return """
      import SwiftUI
      import UIKit
      extension UIColor {
        static let brand = UIColor { traits in
          traits.accessibilityContrast == .high
            ? (traits.userInterfaceStyle == .dark ? \(colors[3]) : \(colors[2]))
            : (traits.userInterfaceStyle == .dark ? \(colors[1]) : \(colors[0]))
        }
      }
      extension Color { static let brand = Color(uiColor: .brand) }
      """
  }

  private static let equal = tokens("#0891B3", "#0891B4", "#0891B5")

  /// How the token is written: as the theme's own, or by the symbol of an asset.
  private static func mapping(_ color: String, _ uiColor: String) -> String {
    """
    { "name": "Test", "tokens": ["test.tokens.json"], "roles": { "color.**": ["text"] },
      "code": { "color": {
        "Color": "\(color)", "ShapeStyle": "\(color)", "UIColor": "\(uiColor)" } } }
    """
  }

  private static let theme = mapping("Color.{name}", "UIColor.{name}")

  private func run(
    _ code: String, files: [String: String] = [:], mapping: String = theme, tokens: String = equal
  ) throws -> [Suggestion] {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../test.json"))
    try folder.write("App/A.xcassets/OldTeal.colorset/Contents.json", Self.set)
    try folder.write(
      "App/A.xcassets/Palette/Contents.json", #"{ "properties": { "provides-namespace": true } }"#)
    try folder.write("App/A.xcassets/Palette/deep-teal.colorset/Contents.json", Self.set)
    try folder.write("App/V.swift", code)
    for (path, text) in files { try folder.write(path, text) }
    try folder.write("test.json", mapping)
    try folder.write("test.tokens.json", tokens)
    if mapping == Self.theme {
      try folder.write("App/\(DeclaredTheme.fileName)", Self.declaration(of: tokens))
    }
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.reportsUnresolved = true
    return try MigrationRun.run(request).report.suggestions
  }

  /// What is found in `App/V.swift`.
  private func runCode(
    _ code: String, files: [String: String] = [:], mapping: String = theme, tokens: String = equal
  ) throws -> [Suggestion] {
    try run(code, files: files, mapping: mapping, tokens: tokens)
      .filter { $0.finding.file == "App/V.swift" }
  }

  /// A view whose text has a color, and a label.
  private static func swiftUI(_ color: String) -> String {
    "import SwiftUI\nstruct V: View { var body: some View { Text(\"\").foregroundStyle(\(color)) } }\n"
  }

  private static func uiKit(_ color: String) -> String {
    "import UIKit\nfunc f(_ label: UILabel) { label.textColor = \(color) }\n"
  }

  struct Form: CustomTestStringConvertible {
    var color: String
    var isUIKit = false
    var code: String { isUIKit ? uiKit(color) : swiftUI(color) }
    var replacement: String { isUIKit ? "UIColor.brand" : "Color.brand" }
    var testDescription: String { color }
  }

  private static let strings = [
    Form(color: #"Color("OldTeal")"#), Form(color: #"Color("Palette/deep-teal")"#),
    Form(color: #"UIColor(named: "OldTeal")!"#, isUIKit: true),
  ]

  private static let resources = [
    Form(color: "Color(.oldTeal)"), Form(color: "Color(ColorResource.oldTeal)"),
    Form(color: "UIColor(resource: .oldTeal)", isUIKit: true),
    Form(color: "UIColor(resource: .Palette.deepTeal)", isUIKit: true),
  ]

  private static let members = [
    Form(color: "Color.oldTeal"), Form(color: ".oldTeal"), Form(color: "Color.Palette.deepTeal"),
    Form(color: "UIColor.oldTeal", isUIKit: true), Form(color: ".oldTeal", isUIKit: true),
    Form(color: ".Palette.deepTeal", isUIKit: true),
  ]

  @Test("whatever names it", arguments: strings + resources + members)
  func names(form: Form) throws {
    let suggestion = try #require(runCode(form.code).first)
    #expect(suggestion.finding.source == form.color)
    guard case .color(let color) = suggestion.finding.value else {
      Issue.record("it has no color")
      return
    }
    let appearances = [color.light, color.dark, color.highContrast, color.darkHighContrast]
    #expect(
      appearances.map { $0?.rgba8.hex } == ["#0891B2FF", "#0891B3FF", "#0891B4FF", "#0891B5FF"])
    #expect(suggestion.finding.role.role == .text)
    #expect(suggestion.status == .exact)
    #expect(suggestion.token == "color.brand")
    #expect(suggestion.replacement == form.replacement)
    #expect(suggestion.edits.map(\.range) == [suggestion.finding.range])
  }

  @Test("the set and the xib are matched, and only the code is rewritten")
  func reportOnly() throws {
    let suggestions = try run(
      Self.swiftUI(#"Color("OldTeal")"#),
      files: ["App/Cell.xib": #"<label><color key="textColor" name="OldTeal"/></label>"#])
    #expect(
      suggestions.map(\.finding.file)
        == [
          "App/A.xcassets/OldTeal.colorset/Contents.json",
          "App/A.xcassets/Palette/deep-teal.colorset/Contents.json", "App/Cell.xib", "App/V.swift",
        ])
    #expect(
      suggestions.map(\.finding.disposition) == [.reportOnly, .reportOnly, .reportOnly, .open])
    #expect(suggestions.map(\.replacement) == [nil, nil, nil, "Color.brand"])
  }

  @Test(
    "a token that differs in one appearance is not the same color",
    arguments: [
      ("dark", "#5891B3", "#0891B4", "#0891B5"), ("high contrast", "#0891B3", "#5891B4", "#0891B5"),
      ("dark, high contrast", "#0891B3", "#0891B4", "#5891B5"),
    ])
  func difference(appearance: String, dark: String, high: String, both: String) throws {
    for form in [Self.strings[0], Self.resources[0], Self.members[0]] {
      let suggestion = try #require(
        runCode(form.code, tokens: Self.tokens(dark, high, both)).first)
      #expect(suggestion.status != .exact && suggestion.status != .near, "\(appearance)")
    }
  }

  @Test(
    "a name with different colors in two catalogs is unknown",
    arguments: strings + resources + members)
  func disagreement(form: Form) throws {
    let other = #"{ "colors": [\#(Self.entry("0xFF"))] }"#
    let suggestions = try runCode(
      form.code,
      files: [
        "App/B.xcassets/OldTeal.colorset/Contents.json": other,
        "App/B.xcassets/Palette/Contents.json":
          #"{ "properties": { "provides-namespace": true } }"#,
        "App/B.xcassets/Palette/deep-teal.colorset/Contents.json": other,
      ])
    #expect(suggestions.map(\.finding.source) == [form.color])
    #expect(suggestions.map(\.status) == [.unresolved])
    #expect(suggestions.map(\.finding.value) == [nil])
    #expect(suggestions.map { $0.reasons.map(\.code) } == [[.assetUnknown]])
    #expect(
      suggestions.first?.reasons.first?.message.hasPrefix(
        "the asset catalogs that were scanned do not agree on the color") == true)
  }

  @Test(
    "a symbol shared by two names is not a color",
    arguments: [("Color(.oldTeal)", 0), (".oldTeal", 0), ("UIColor(resource: .oldTeal)", 1)])
  func sharedSymbol(color: String, count: Int) throws {
    let suggestions = try runCode(
      Self.uiKit(color),
      files: [
        "App/A.xcassets/old teal.colorset/Contents.json":
          #"{ "colors": [\#(Self.entry("0xFF"))] }"#
      ])
    #expect(suggestions.count == count)
    #expect(
      suggestions.map { $0.reasons.map(\.message) }.joined()
        .allSatisfy {
          $0 == "the scanned asset catalogs do not say which color the symbol "
            + "'.oldTeal' names"
        })
  }

  // MARK: - Other declarations of the name

  private static let own = "extension UIColor { static let oldTeal = Theme.teal }\n"
  private static let published =
    "import SwiftUI\npublic extension Color { static var oldTeal: Color { Theme.teal } }\n"

  @Test("a declared member shadows the symbol", arguments: [members[0], members[3]])
  func declared(form: Form) throws {
    #expect(try runCode(form.code, files: ["App/Theme.swift": Self.own]).isEmpty)
    let style = "extension ShapeStyle where Self == Color { static var oldTeal: Color { .red } }\n"
    #expect(try runCode(form.code, files: ["App/Theme.swift": style]).isEmpty)
  }

  @Test("so does a public member of a package, even without an import")
  func published() throws {
    let files = [
      "App/Packages/Sources/Theme/Colors.swift": Self.published,
      "App/Other.swift": "import SwiftUI\nimport Theme\n",
    ]
    #expect(try runCode(Self.members[0].code, files: files).isEmpty)
  }

  @Test("internal members of another module do not shadow")
  func hidden() throws {
    let files = [
      "App/Packages/Sources/Theme/Colors.swift": Self.own,
      "App/Other.swift": "import SwiftUI\nimport Theme\n",
    ]
    #expect(try runCode(Self.members[0].code, files: files).map(\.status) == [.exact])
  }

  @Test("a resource belongs to the catalog, whatever members color types have")
  func resource() throws {
    let code = Self.uiKit("UIColor(resource: .oldTeal)")
    #expect(try runCode(code, files: ["App/Theme.swift": Self.own]).map(\.status) == [.exact])
    let resource =
      "import UIKit\nextension ColorResource { static let oldTeal = ColorResource.other }\n"
    #expect(try runCode(code, files: ["App/Theme.swift": resource]).isEmpty)
  }

  @Test("the declaration of a theme's color by a symbol makes the set a definition")
  func definition() throws {
    let suggestions = try run(
      "import SwiftUI\nextension Color { static let teal2 = Color(.oldTeal) }\n")
    #expect(
      suggestions.map(\.finding.place) == [.definition, .view, .definition])
  }

  @Test("an asset has precedence over the system's color of its name where SwiftUI takes both")
  func system() throws {
    let code =
      Self.swiftUI("Color.red") + Self.uiKit("UIColor(.red)") + Self.swiftUI("Color(.label)")
    let sets = ["red", "label"].map { ("App/A.xcassets/\($0).colorset/Contents.json", Self.set) }
    let suggestions = try runCode(code, files: Dictionary(uniqueKeysWithValues: sets))
    #expect(
      suggestions.map(\.finding.signature) == [
        "Color.red", "UIColor(.red)", "Color(_:)",
      ])
    #expect(suggestions.map(\.token) == [nil, nil, "color.brand"])
  }

  // MARK: - Assets that are tokens

  @Test("an asset in a token's code is not a value, whichever symbol names it")
  func token() throws {
    let mapping = Self.mapping("Color(.oldTeal)", "UIColor(resource: .oldTeal)")
    for form in Self.resources[0..<3] + Self.members[0..<2] {
      let suggestions = try run(form.code, mapping: mapping)
      #expect(
        suggestions.map { "\($0.finding.file) \($0.finding.place)" }
          == [
            "App/A.xcassets/OldTeal.colorset/Contents.json definition",
            "App/A.xcassets/Palette/deep-teal.colorset/Contents.json view",
          ], "\(form)")
    }
  }

  @Test("a token of the same name in a theme is not the asset")
  func theme() throws {
    let mapping = Self.mapping("Color.Theme.oldTeal", "Theme.oldTeal")
    let suggestions = try runCode(Self.swiftUI(".oldTeal"), mapping: mapping)
    #expect(suggestions.map(\.replacement) == ["Color.Theme.oldTeal"])
  }
}

/// The colors of catalogs that a design system consists of.
@Suite struct AssetTokenTests {
  private func isColor(_ code: String) -> Bool {
    let ink = ColorValue(light: ColorSample(red: 0.1, green: 0.5, blue: 0))
    return NamedColors(["Soft/Ink": ink], tokenCodes: [code]).hasToken(for: "Soft/Ink")
  }

  @Test(arguments: [
    "Color(\"Soft/Ink\")", "UIColor(named: \"Soft/Ink\")!", "Asset.Colors.Soft.ink.swiftUIColor",
    "Asset.Soft.ink.color", "R.color.soft.ink()", "R.color.soft.ink()!",
  ]) func theCodeOfATokenNamesItsColor(code: String) {
    #expect(isColor(code))
  }

  @Test(arguments: [
    "Soft.ink.color", "Asset.ink.color", "Asset.Soft.ink.name", "Asset.Soft.ink",
    "R.color.soft.ink(1)",
  ]) func otherCodeDoesNot(code: String) {
    #expect(!isColor(code))
  }
}
