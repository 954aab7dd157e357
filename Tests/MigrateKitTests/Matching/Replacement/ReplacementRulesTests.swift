import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The rules of the replacement check, each with the case beside it.
@Suite struct ReplacementRulesTests {
  private static let mapping = """
    { "name": "T", "tokens": ["t.tokens.json"], "prefer": ["spacing.md"],
      "accept": ACCEPT,
      "code": { "spacing": { "CGFloat": "CODE" } } }
    """

  /// What a run says of the 16 in the view: what it writes or the reasons that hold it, and the candidates.
  private func found(
    _ files: [String: String], view: String = view, tokens: [String: Int] = ["md": 16],
    code: String = "Spacing.{name}", accept: String = "[]", policy: ApplyPolicy = ApplyPolicy()
  ) throws -> [Suggestion] {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "m.json" }"#)
    try folder.write(
      "m.json",
      Self.mapping.replacing("ACCEPT", with: accept).replacing("CODE", with: code))
    let list = tokens.map { name, value in
      #""\#(name)": { "$type": "dimension", "$value": { "value": \#(value), "unit": "px" } }"#
    }
    try folder.write("t.tokens.json", #"{ "spacing": { \#(list.joined(separator: ",")) } }"#)
    try folder.write("App/V.swift", view)
    for (path, text) in files { try folder.write(path, text) }
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.policy = policy
    request.keepsEvidence = true
    return try MigrationRun.run(request).report.suggestions
      .filter { $0.finding.file == "App/V.swift" }
  }

  private func outcome(_ suggestions: [Suggestion]) -> [String] {
    suggestions.map { suggestion in
      suggestion.heldBy.isEmpty
        ? "\(suggestion.status) \(suggestion.replacement ?? "")"
          + suggestion.edits.filter { $0.kind == .import }.map { " + " + $0.text.dropLast() }
          .joined()
        : suggestion.heldBy.map(\.rawValue).joined(separator: " ")
    }
  }

  private static let view = """
    import SwiftUI
    struct V: View { var body: some View { Text("a").padding(16) } }

    """

  private static func package(_ targets: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "All", platforms: [.iOS(.v16)], targets: [\(targets)])
    """
  }

  /// The phone's constant wins over an equal one of the watch, which is listed last.
  @Test func tokensThatAreNotVisibleAreListedLast() throws {
    let files = [
      "Package.swift": Self.package(
        #".target(name: "App", path: "App"), .target(name: "Watch", path: "Watch")"#),
      "Watch/T.swift": "enum Spacing { static let md: CGFloat = 16 }",
      "App/T.swift": "enum Spacing { static let other: CGFloat = 16 }",
    ]
    let suggestions = try found(files, tokens: ["md": 16, "other": 16])
    #expect(outcome(suggestions) == ["exact Spacing.other"])
    let names = suggestions[0].candidates.map(\.token)
    #expect(names.first == "spacing.other")
    #expect(names.last == "spacing.md")
    let alone = try found(files.filter { $0.key != "App/T.swift" }, tokens: ["md": 16])
    #expect(outcome(alone) == ["notVisible"])
  }

  /// A token that does not resolve is not replaced by the next one.
  @Test(arguments: [
    ("enum Spacing { static let other: CGFloat = 16 }", "notDeclared"),
    (
      "enum Spacing { static let other: CGFloat = 16; private static let md: CGFloat = 16 }",
      "notVisible"
    ),
    (
      "enum Spacing { static let other: CGFloat = 16; @Scaled static var md: CGFloat = 16 }",
      "valueUnknown"
    ),
    (
      "enum Spacing { static let other: CGFloat = 16\n"
        + "#if DEBUG\nstatic let md: CGFloat = 16\n#endif\n}",
      "otherPlatform"
    ),
  ]) func aRunnerUpIsNeverPromoted(theme: String, reason: String) throws {
    #expect(
      outcome(try found(["App/T.swift": theme], tokens: ["md": 16, "other": 16])) == [reason])
  }

  /// A held change keeps its token, its candidates and its edits.
  @Test(arguments: ["[]", #"["exact", "near", "review"]"#])
  func whatIsHeldKeepsItsEdits(accept: String) throws {
    let suggestion = try #require(try found([:]).first)
    #expect(suggestion.heldBy == [.notDeclared])
    #expect(suggestion.replacement == "Spacing.md")
    #expect(!suggestion.candidates.isEmpty)
    #expect(!suggestion.edits.isEmpty)
  }

  /// Conditions of the line itself count.
  @Test(arguments: [
    ("os(iOS)", "os(iOS)", true), ("os(iOS)", "os(macOS)", false),
    ("swift(>=5.9)", "swift(>=5.9)", true), ("DEBUG", "DEBUG", true), ("DEBUG", "!DEBUG", false),
    ("canImport(UIKit)", "canImport(UIKit)", true), ("DEBUG && os(iOS)", "DEBUG", false),
  ]) func theConditionOfTheLineCounts(declared: String, line: String, applies: Bool) throws {
    let theme = "enum Spacing {\n#if \(declared)\nstatic let md: CGFloat = 16\n#endif\n}\n"
    let view = "import SwiftUI\n#if \(line)\n" + Self.view.dropFirst(15) + "#endif\n"
    let files = [
      "App/T.swift": theme,
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "All", targets: [.target(name: "App", path: "App")])
      """,
    ]
    #expect(
      outcome(try found(files, view: view)) == [applies ? "exact Spacing.md" : "otherPlatform"])
  }

  @Test(arguments: [
    "enum Spacing { @Scaled static var md: CGFloat = 16 }",
    "enum Spacing { static var md: CGFloat = 16 }\nfunc set() { Spacing.md = 12 }",
    "enum Spacing { static let md = pick(16) }\nfunc pick<T: Step>(_ t: T) -> CGFloat { t.points }",
    """
    enum Spacing { static let md = f(1) }
    func f(_ x: Int) -> CGFloat { 16 }
    func f(_ x: Double) -> CGFloat { 12 }
    func f(_ x: Int) -> CGFloat { 12 }
    """,
  ]) func valuesThatAreNotKnownAreHeld(theme: String) throws {
    #expect(outcome(try found(["App/T.swift": theme])) == ["valueUnknown"])
  }

  /// A declared variable that nothing assigns counts by its initial value.
  @Test func aVariableThatNothingAssignsHasItsValue() throws {
    let theme = "enum Spacing { public static var md: CGFloat = 16 }"
    #expect(outcome(try found(["App/T.swift": theme])) == ["exact Spacing.md"])
  }

  private static let use = """
    import SwiftUI
    struct Other: View { var body: some View { Text("b").padding(Spacing.md) } }
    """

  /// An import that all files with the code share is added; otherwise the code is external.
  @Test func importsOfCodeThatIsNotRead() throws {
    let one = "import RemoteKit\nimport Shared\n" + Self.use
    let two = "import RemoteKit\nimport Others\n" + Self.use
    #expect(
      outcome(try found(["App/A.swift": one, "App/B.swift": two])) == [
        "exact Spacing.md + import RemoteKit"
      ])
    let other = "import Different\n" + Self.use
    #expect(outcome(try found(["App/A.swift": one, "App/B.swift": other])) == ["external"])
    #expect(
      outcome(try found(["App/A.swift": one, "App/B.swift": Self.use])) == ["exact Spacing.md"])
  }

  /// A name of the SDK is no proof of a member, and neither is a value in scope.
  @Test(arguments: [
    ("theme.{name}", "theme.md", "external"), ("Spacing.{name}", "Spacing.md", "exact Spacing.md"),
  ]) func aValueInScopeProvesNothing(code: String, used: String, expected: String) throws {
    let use = Self.use.replacing("Spacing.md", with: used)
    let view = Self.view.replacing("var body", with: "let theme: Look; var body")
    #expect(outcome(try found(["App/A.swift": use], view: view, code: code)) == [expected])
  }

  private static let steps = """
    import SwiftUI
    extension CGFloat { public static let md: CGFloat = 16 }
    """

  /// A member that a module adds to a type of the SDK is seen in all files of a target once one
  /// imports the module; the import is added where the file has none.
  @Test func membersOfTheSDKsTypes() throws {
    let files = [
      "Package.swift": Self.package(
        #"""
        .target(name: "Kit", path: "Kit"),
        .target(name: "App", dependencies: ["Kit"], path: "App")
        """#
      ),
      "Kit/T.swift": Self.steps,
    ]
    let imported = files.merging(["App/O.swift": "import Kit\n"]) { $1 }
    for files in [files, imported] {
      #expect(
        outcome(try found(files, code: "CGFloat.{name}")) == ["exact CGFloat.md + import Kit"])
    }
  }

  /// Of members with one signature the module's own counts, whatever it imports; any other is a second one.
  @Test(arguments: [
    ("static var md: CGFloat { 16 }", "exact CGFloat.md"),
    ("static var md: CGFloat { 12 }", "declaredDifferently"),
  ]) func theMemberOfTheModuleShadowsAnImportedOne(own: String, expected: String) throws {
    let files = [
      "Package.swift": Self.package(
        #"""
        .target(name: "Kit", path: "Kit"),
        .target(name: "App", dependencies: ["Kit"], path: "App")
        """#
      ),
      "Kit/T.swift": Self.steps, "App/O.swift": "import Kit\nextension CGFloat { \(own) }\n",
    ]
    #expect(outcome(try found(files, code: "CGFloat.{name}")) == [expected])
  }

  /// A module that another one exports is imported with it.
  @Test func exportedModulesAreSeen() throws {
    let files = [
      "Package.swift": Self.package(
        #"""
        .target(name: "Kit", path: "Kit"),
        .target(name: "Umbrella", dependencies: ["Kit"], path: "Umbrella"),
        .target(name: "App", dependencies: ["Umbrella"], path: "App")
        """#),
      "Kit/T.swift": "public enum Spacing { public static let md: CGFloat = 16 }",
      "Umbrella/U.swift": "@_exported import Kit\n",
    ]
    #expect(
      outcome(try found(files, view: "import Umbrella\n" + Self.view)) == ["exact Spacing.md"])
    let plain = files.merging(["Umbrella/U.swift": "import Kit\n"]) { $1 }
    #expect(
      outcome(try found(plain, view: "import Umbrella\n" + Self.view))
        == ["exact Spacing.md + import Kit"])
  }

  /// The commands in messages name the mapping that the run was given.
  @Test(arguments: [
    ("", "writes a theme that does", "'dsmigrate tokens generate --app . 'my map.json''"),
    (
      "enum Spacing { static let md: CGFloat = 12 }", "'Spacing.md' is 12",
      "'dsmigrate tokens check --app . 'my map.json' --patch tokens'"
    ),
  ]) func commandsNameTheMappingOfTheRun(theme: String, says: String, command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "my map.json",
      Self.mapping.replacing("ACCEPT", with: "[]").replacing("CODE", with: "Spacing.{name}"))
    try folder.write(
      "t.tokens.json",
      """
      { "spacing": { "md": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } } }
      """
    )
    try folder.write("App/V.swift", Self.view)
    try folder.write("App/T.swift", theme)
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.mapping = "my map.json"
    let messages = try MigrationRun.run(request).report.suggestions
      .filter { $0.finding.file == "App/V.swift" }.flatMap(\.reasons).map(\.message)
    #expect(messages.contains { $0.contains(says) && $0.contains(command) }, "\(messages)")
  }

  /// A color by its string is written where the app writes such strings and the bundle holds the catalog.
  @Test(arguments: [("App", "exact Color(\"md\")"), ("Kit", "notVisible")])
  func aStringNeedsTheCatalogInItsBundle(catalog: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "m.json" }"#)
    try folder.write(
      "m.json",
      Self.colors(#"Color(\"{name}\")"#)
    )
    try folder.write(
      "t.json", ##"{ "color": { "md": { "$type": "color", "$value": "#0891B2" } } }"##)
    try folder.write(
      "Package.swift",
      Self.package(
        #"""
        .target(name: "Kit", path: "Kit"), .executableTarget(name: "App", path: "App")
        """#))
    try folder.write("Kit/K.swift", "import SwiftUI\n")
    try folder.write("App/O.swift", "import SwiftUI\nlet o = Color(\"other\")\n")
    for (name, blue) in [("md", "0xB2"), ("other", "0x00")] {
      try folder.write(
        "\(name == "md" ? catalog : "App")/C.xcassets/\(name).colorset/Contents.json",
        Self.colorSet(blue: blue)
      )
    }
    try folder.write(
      "App/V.swift",
      Self.view.replacing(
        "padding(16)",
        with: "foregroundStyle(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))"))
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let found = try MigrationRun.run(request).report.suggestions.filter {
      $0.finding.file == "App/V.swift"
    }
    #expect(outcome(found) == [expected])
    let stated = found.flatMap(\.reasons).map(\.message)
    // A package takes the catalogs in its folder, and a module without a manifest has no list of them.
    let remedy = "; declare a public constant for the color there"
    #expect(expected != "notVisible" || stated.contains { $0.hasSuffix(remedy) })
    try FileManager.default.removeItem(atPath: folder.path("Package.swift"))
    try folder.write("Else/E.swift", "import Kit\n")
    let inferred = try MigrationRun.run(request).report.suggestions
      .filter { $0.finding.file == "App/V.swift" }
    #expect(outcome(inferred) == [expected])
    #expect(
      expected != "notVisible"
        || inferred.flatMap(\.reasons).contains { $0.message.hasSuffix(remedy) })
  }

  /// A mapping of colors with a code.
  private static func colors(_ code: String) -> String {
    """
    { "name": "T", "tokens": ["t.json"], "roles": { "color.**": ["text"] },
      "code": { "color": { "Color": "\(code)", "ShapeStyle": "\(code)" } } }
    """
  }

  /// A color set whose color has a blue component.
  private static func colorSet(blue: String) -> String {
    """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "0x08", "green": "0x91", "blue": "\(blue)", "alpha": "1.000" } } }] }
    """
  }

  /// Xcode's symbols count as declared unless the settings disable them.
  @Test(arguments: [("YES", "exact Color.md"), ("NO", "notDeclared")])
  func symbolsOfAssetsFollowTheSettings(setting: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "m.json" }"#)
    try folder.write(
      "m.json",
      Self.colors("Color.{name}")
    )
    try folder.write(
      "t.json", ##"{ "color": { "md": { "$type": "color", "$value": "#0891B2" } } }"##)
    try folder.write(
      "project.yml",
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
          settings:
            ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS: \(setting)
            ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: \(setting)

      """)
    try folder.write(
      "App/C.xcassets/md.colorset/Contents.json",
      Self.colorSet(blue: "0xB2")
    )
    try folder.write(
      "App/V.swift",
      Self.view.replacing(
        "padding(16)",
        with: "foregroundStyle(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))"))
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let found = try MigrationRun.run(request).report.suggestions.filter {
      $0.finding.file == "App/V.swift"
    }
    #expect(outcome(found) == [expected])
  }

  /// Code that is the token's already is no change.
  @Test func aReplacementEqualToItsSourceIsNoChange() throws {
    let view = Self.view.replacing("padding(16)", with: "padding(Spacing.md).padding(16)")
    let suggestions = try found(
      ["App/T.swift": "enum Spacing { static let md: CGFloat = 16 }"], view: view)
    #expect(outcome(suggestions) == ["exact Spacing.md"])
  }

  /// A mapping's 'accept' and the level do not apply what the project does not confirm.
  @Test func noLevelAppliesWhatTheProjectDoesNotConfirm() throws {
    let policy = ApplyPolicy(level: .review)
    let suggestion = try #require(try found([:], policy: policy).first)
    #expect(!policy.applies(suggestion))
    let accepting = ApplyPolicy(accept: [.notDeclared])
    #expect(accepting.applies(suggestion))
    #expect(!ApplyPolicy(accept: [.notVisible]).applies(suggestion))
    // The mapping cannot accept it either.
    #expect(throws: (any Error).self) { try found([:], accept: #"["notDeclared"]"#) }
  }
}
