import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `dsmigrate init --system` and `--suggest`, as a user runs them.
@Suite struct InitSystemTests {
  /// The sample `runner` in a second layout: other names, other places, two other values.
  private func secondLayout() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = "\(Snapshot.fixtures)/bind/runner/App"
    for case let path as String in FileManager.default.enumerator(atPath: source) ?? .init() {
      guard let data = FileManager.default.contents(atPath: "\(source)/\(path)") else { continue }
      try folder.write("App/\(path)", Array(data))
    }
    try folder.commitAll()
    return folder
  }

  private func tool(_ arguments: String..., in folder: TemporaryFolder) throws -> ProgramResult {
    try BuiltTool.run(arguments, in: folder, at: "App")
  }

  @Test func bindsToTheDeclarationsOfTheApp() throws {
    let folder = try secondLayout()
    let result = try tool("init", "--system", "runner", in: folder)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    try Snapshot.expect(result.output, in: "bind/runner/output/init.txt")
    try Snapshot.expect(
      folder.read("App/design/mapping.json"), in: "bind/runner/output/mapping.json")
    let loaded = MappingLoader.load(folder.path("App/design/mapping.json"))
    #expect(loaded.problems.map(\.message) == [])
    let rules = try JSONParser.parse(Repository.read("mappings/schema.json")).0
    let written = try JSONParser.parse(folder.read("App/design/mapping.json")).0
    #expect(JSONSchema(rules).violations(written) == [])
  }

  /// What is applied names the app's declarations only: nothing of the system's own code.
  @Test func appliedTokensAreDeclaredByTheApp() throws {
    let folder = try secondLayout()
    _ = try tool("init", "--system", "runner", in: folder)
    let applied = try tool("apply", "--allow-dirty", in: folder)
    #expect(applied.status == 0, "\(applied.error)")
    let row = try folder.text("App/Screens/RunRow.swift")
    for code in ["Palette.charcoal", "Palette.leaf", "Palette.beige", "Metrics.Corner.m"] {
      #expect(row.contains(code), "\(code)")
    }
    for code in ["Samwise", "Radius.", "Spacing."] { #expect(!row.contains(code), "\(code)") }
    // The app's large radius is 14, whatever the token file says.
    #expect(row.contains("cornerRadius: Metrics.Corner.l"))
  }

  @Test func missingTokensAreDeclaredNextToTheTheme() throws {
    let folder = try secondLayout()
    _ = try tool("init", "--system", "runner", in: folder)
    let theme = try tool("tokens", "generate", "--app", ".", in: folder)
    #expect(theme.status == 0, "\(theme.error)")
    #expect(theme.text.contains("gentleBlue"))
    for declared in ["charcoal", "warmBeige", "titleLarge"] {
      #expect(!theme.text.contains("static let \(declared)"), "\(declared)")
    }
  }

  @Test func anAppWithoutAThemeGetsOneWithOneCommand() throws {
    let folder = try TemporaryFolder()
    let card = "Text(name).foregroundStyle(Color(red: 0.2, green: 0.4, blue: 0.8)).cornerRadius(12)"
    try folder.write(
      "App/Card.swift",
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          VStack {
            \(card)
            \(card)
          }
        }
      }
      """)
    try folder.commitAll()
    let result = try tool("init", "--suggest", "--swift", "Theme.swift", in: folder)
    #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
    for file in [
      ".dsmigrate.json", "design/mapping.json", "design/app.tokens.json", "Theme.swift",
    ] {
      #expect(result.text.contains("wrote \(file)\n"), "\(file)")
    }
    let applied = try tool("apply", "--allow-dirty", in: folder)
    #expect(applied.text.contains("changed 4 values in 1 file"), "\(applied.text)")
    #expect(try folder.text("App/Card.swift").contains("Color.blue500"))
    #expect(try folder.text("App/Theme.swift").contains("static let blue500"))
  }

  @Test func aShippedSystemCanBeGeneratedAsATheme() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/A.swift", "import SwiftUI\nlet a = Color(hex: \"#2C3E50\")\n")
    try folder.commitAll()
    let result = try tool("init", "--system", "runner", "--swift", "Theme.swift", in: folder)
    #expect(result.status == 0, "\(result.error)")
    #expect(try folder.text("App/Theme.swift").contains("static let charcoal"))
    let check = try tool("tokens", "check", "--app", ".", "--check", in: folder)
    #expect(check.status == 0, "\(check.text)")
  }

  /// On macOS `UIColor(Color.Wellness.card)` needs a framework that is not there, whether `Color.Wellness.card` is
  /// declared or not.
  @Test func aConversionForAnotherPlatformIsNoDeclaration() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.iOS(.v17), .macOS(.v14)],
        targets: [.target(name: "App", path: "Sources")])
      """)
    try folder.write(
      "App/Sources/A.swift", "import SwiftUI\nlet a = Text(\"\").padding(16).cornerRadius(12)\n")
    try folder.commitAll()
    let result = try tool("init", "--system", "wellness", in: folder)
    #expect(result.text.contains("  colors: 0 of 18\n"), "\(result.text)")
    #expect(result.text.contains("  fonts: 0 of 22\n"), "\(result.text)")
  }

  /// The mapping that `init` wrote is the project's own: what is missing is its theme.
  @Test func afterBindingTheThemeIsWhatIsMissing() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/A.swift", "import SwiftUI\nlet a = Text(\"\").padding(16).cornerRadius(12)\n")
    try folder.commitAll()
    _ = try tool("init", "--system", "wellness", in: folder)
    let scan = try tool("scan", in: folder)
    #expect(scan.text.contains("is declared in this project yet. Add"), "\(scan.text)")
    #expect(scan.text.contains("    dsmigrate tokens generate --app . --swift FILE\n"))
    #expect(!scan.text.contains("another system"))
    let theme = try tool("tokens", "generate", "--app", ".", "--swift", "Theme.swift", in: folder)
    #expect(theme.status == 0, "\(theme.error)")
    #expect(try !tool("scan", in: folder).text.contains("declared in this project yet"))
    let foreign = try tool(
      "scan", "--mapping", "\(Repository.root)/mappings/story.json", in: folder)
    #expect(foreign.text.contains("These values come from another system"), "\(foreign.text)")
    #expect(foreign.text.contains("    dsmigrate init --system FILE\n"))
  }

  @Test func aTokenFileIsASystem() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "brand.tokens.json",
      ##"{ "color": { "$type": "color", "ink": { "$value": "#102030" } } }"##)
    try folder.write(
      "App/Theme.swift",
      "import SwiftUI\nenum Theme { static let ink = Color(red: 0x10 / 255, green: 0x20 / 255, "
        + "blue: 0x30 / 255) }\n")
    try folder.commitAll()
    let result = try tool("init", "--system", "../brand.tokens.json", in: folder)
    #expect(result.status == 0, "\(result.error)")
    #expect(try folder.text("App/design/mapping.json").contains(#""Color": "Theme.ink""#))
    #expect(try folder.text("App/design/brand.tokens.json").contains("#102030"))
  }

  /// An older constant that is the text style of a token becomes its deprecated name; one of a fixed size does not.
  @Test func appFontsThatAreATextStyleBecomeDeprecatedNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "brand.tokens.json",
      """
      { "font": { "$type": "typography", "head": { "$value": {
          "fontFamily": "system", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 },
        "$extensions": { "dsmigrate": { "textStyle": "headline" } } } } }
      """)
    try folder.write(
      "App/Theme.swift",
      """
      import SwiftUI
      enum Typography { static let head = Font.headline }
      enum Fonts {
        static let sectionTitle = Font.headline
        static let fixed = Font.system(size: 17, weight: .semibold)
      }
      """)
    let view =
      "import SwiftUI\nstruct V: View { var body: some View { Text(\"\").font(Fonts.sectionTitle) } }\n"
    try folder.write("App/V.swift", view)
    try folder.commitAll()
    let result = try tool("init", "--system", "../brand.tokens.json", in: folder)
    #expect(result.status == 0, "\(result.error)")
    let mapping = try JSONParser.parse(Array(folder.text("App/design/mapping.json").utf8)).0
    let names = mapping.object?["deprecatedNames"]?.object?.members.map(\.key) ?? []
    #expect(names == ["Fonts.sectionTitle"])
    _ = try BuiltTool.run(["apply", "App", "--allow-dirty"], in: folder)
    #expect(
      try folder.text("App/V.swift")
        == view.replacing("Fonts.sectionTitle", with: "Typography.head"))
  }

  @Test func mistakesAreOneSentence() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/A.swift", "import SwiftUI\nextension Color { static let a = Color.red }\n")
    try folder.write("App/There.swift", "")
    let cases: [([String], String)] = [
      (
        ["init", "--system", "runer"],
        "there is no file and no design system 'runer' (coaching, ritual, runner, story, wellness);"
          + " did you mean 'runner'?"
      ),
      (
        ["init", "--system", "runner", "--suggest"],
        "'--system' and '--suggest' exclude each other"
      ),
      (
        ["init", "--swift", "Theme.swift"],
        "'--swift' needs '--system' or '--suggest': what the code declares is declared already"
      ),
      (
        ["init", "--suggest"],
        "the code declares 1 token already; run 'dsmigrate init', then 'dsmigrate tokens suggest' "
          + "for the values without a token"
      ),
      (
        ["init", "--system", "runner", "--swift", "There.swift"],
        "'There.swift' exists already, and init overwrites nothing"
      ),
    ]
    for (arguments, sentence) in cases {
      let result = try BuiltTool.run(arguments, in: folder, at: "App")
      #expect(result.status == 2 && result.error == "dsmigrate: \(sentence)\n", "\(arguments)")
    }
  }
}
