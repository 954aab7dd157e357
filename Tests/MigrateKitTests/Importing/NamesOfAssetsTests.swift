import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Color sets whose names the app's own constants and initializers give.
@Suite struct NamesOfAssetsTests {
  private static func color(_ asset: String, red: Double = 0.1) -> ImportedColorSet {
    ImportedColorSet(
      asset: asset, color: ColorValue(light: ColorSample(red: red, green: 0.5, blue: 0)),
      file: "A.xcassets/\(asset).colorset/Contents.json", catalog: "A.xcassets")
  }

  private func survey(_ code: String) -> ThemeSurvey {
    let fixture = ThemeFixture(
      files: [
        ("Names.swift", "enum Names { static let ink: String = \"Ink\" }"),
        ("RawNames.swift", "enum RawNames: String { case ink = \"Ink\" }"),
        ("Row.swift", "import UIKit\nprivate enum Own { static let ink = \"Ink\" }\n" + code),
      ], colorSets: [Self.color("Ink")])
    return fixture.survey
  }

  @Test(arguments: [
    ("let a = UIColor(named: Names.ink)", "UIColor(named: Names.ink)!"),
    ("let a = UIColor(named: RawNames.ink.rawValue)!", "UIColor(named: RawNames.ink.rawValue)!"),
    // What most code writes.
    (
      "let a = [UIColor(named: \"Ink\"), UIColor(named: \"Ink\"), UIColor(named: Names.ink)]",
      "UIColor(named: \"Ink\")!"
    ),
    // Other files cannot use it.
    ("let a = UIColor(named: Own.ink)", "UIColor(named: \"Ink\")!"),
    // Its value is not known.
    ("let a = UIColor(named: Names.missing)", "UIColor(named: \"Ink\")!"),
  ])
  func theAppsConstantIsTheNameWhereCodeWritesIt(use: String, code: String) {
    #expect(survey(use).tokens.map { $0.codes[.uiColor] } == [code])
  }

  @Test func aColorSetThatIsNamedByAConstantIsUsed() {
    let survey = survey("let a = UIColor(named: Names.ink)")
    #expect(survey.tokens.map(survey.assetUses.name) == [true])
  }

  /// The color set of the constant is no second token.
  @Test func aColorThatIsNamedByAConstantIsThatOfTheColorSet() {
    let survey = survey(
      """
      extension UIColor { static let brand = UIColor(named: Names.ink)! }
      let a = UIColor(named: Names.ink)
      """)
    #expect(survey.tokens.map { $0.codes[.uiColor] } == ["UIColor.brand"])
    #expect(survey.tokens.map(\.asset) == ["Ink"])
  }

  private static let initializer = """
    extension UIColor {
      convenience init?(_ name: ColorName) { self.init(named: name.rawValue) }
    }
    enum ColorName: String { case ink = "Ink", paper = "Paper" }
    let a = UIColor(.ink)
    """

  /// As for `UIColor(named:)`, an initializer that may find no color is unwrapped.
  @Test func anInitializerOfTheAppThatNamesColorSets() {
    var fixture = ThemeFixture(Self.initializer)
    fixture.colorSets = [Self.color("Ink"), Self.color("Paper", red: 0.9)]
    let tokens = fixture.survey.tokens
    #expect(tokens.map { $0.codes[.uiColor] } == ["UIColor(.ink)!", "UIColor(.paper)!"])
    #expect(tokens.map(\.asset) == ["Ink", "Paper"])
  }

  /// A color that is made of a color set's is another one.
  @Test func aColorMadeOfThatOfAColorSetIsNoColorSet() {
    let survey = survey(
      "extension UIColor { static let faint = UIColor(named: Names.ink)!.withAlphaComponent(0.5) }")
    #expect(survey.tokens.filter { $0.source != .asset }.map(\.asset) == [nil])
  }

  /// Shared files name UIKit's colors as well.
  @Test(arguments: [("macOS", "NSColor(named: \"Ink\")!"), ("iOS", "UIColor(named: \"Ink\")!")])
  func anAppForTheMacAloneHasAppKitsCode(platform: String, code: String) throws {
    let folder = try Self.catalog("Ink", in: "App/")
    try folder.write(
      "project.yml",
      """
      name: Shop
      targets: { App: { type: application, platform: \(platform), sources: [App] } }
      """)
    try folder.write("App/Row.swift", "import AppKit\nclass Row: NSView {}")
    try folder.write("App/Shared.swift", "func a() { paint(UIColor(named: \"Ink\")) }")
    let tokens = try InitRun.run(folder.path).survey.tokens
    #expect(tokens.flatMap(\.codes.values) == [code])
  }

  private static func catalog(_ names: String..., in path: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (number, name) in names.enumerated() {
      try folder.write(
        "\(path)A.xcassets/\(name).colorset/Contents.json",
        """
        { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "0x\(number + 1)1", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } } ] }
        """)
    }
    return folder
  }

  /// A color set may name a color of the system, and not all of these have a known value.
  @Test func aColorSetOfAnUnknownColorSaysSo() throws {
    let folder = try Self.catalog("Ink")
    try folder.write(
      "A.xcassets/Page.colorset/Contents.json",
      """
      { "colors": [ { "idiom": "universal", "color": { "platform": "universal",
        "reference": "groupTableViewBackgroundColor" } } ] }
      """)
    try folder.write("A.swift", "import UIKit\nlet a = UIColor(named: \"Page\")")
    #expect(
      try InitRun.run(folder.path).survey.unreadable.map(\.reason) == [
        "the color set names a color of the system whose value is not known"
      ])
  }

  /// Storyboards name color sets that no code names.
  @Test func interfaceBuildersFilesUseColorSets() throws {
    let folder = try Self.catalog("Ink", "Paper")
    try folder.write("A.swift", "import UIKit\nclass Row: UIView {}")
    let labels = (1...5).map {
      "<label id=\"\($0)\"><color key=\"textColor\" name=\"Ink\"/></label>"
    }
    try folder.write("Main.storyboard", "<document>\(labels.joined())</document>")
    let tokens = try InitRun.run(folder.path).survey.tokens
    #expect(tokens.map(\.name) == ["Ink", "Paper"])
    #expect(tokens.map(\.guess.evidence) == ["5 uses", ""])
  }
}
