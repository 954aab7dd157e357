import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What a run makes of several files together, and of where they lie.
@Suite struct MigrationRunTests {
  private func run(
    _ files: [String: String], _ change: (inout MigrationRun.Request) -> Void = { _ in }
  ) throws -> RunReport {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    change(&request)
    return try MigrationRun.run(request).report
  }

  private func hex(_ suggestion: Suggestion?) -> String? {
    guard case .color(let color) = suggestion?.finding.value else { return nil }
    return color.light.rgba8.hex
  }

  private static let red = "import SwiftUI\nlet a = Color(red: 1, green: 0, blue: 0)\n"
  private static let argb = """
    import SwiftUI
    extension Color {
      init(hex: String) {
        let value = UInt64(hex, radix: 16) ?? 0
        self.init(
          .sRGB, red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255,
          blue: Double(value & 0xFF) / 255, opacity: Double(value >> 24) / 255)
      }
    }

    """
  private static let rgba = """
    import SwiftUI
    extension Color {
      init(hex: String) {
        let value = UInt64(hex, radix: 16) ?? 0
        self.init(
          .sRGB, red: Double(value >> 24) / 255, green: Double((value >> 16) & 0xFF) / 255,
          blue: Double((value >> 8) & 0xFF) / 255, opacity: Double(value & 0xFF) / 255)
      }
    }

    """
  private static let hexUse = """
    import SwiftUI
    struct V: View { var body: some View { Text("").foregroundColor(Color(hex: "11223380")) } }

    """

  @Test func findingsComeInOrderOfPathAndPosition() throws {
    let report = try run([
      "b.swift": Self.red + Self.red, "a.swift": Self.red, "c/d.swift": Self.red,
    ])
    #expect(
      report.suggestions.map(\.finding.file) == ["a.swift", "b.swift", "b.swift", "c/d.swift"])
    #expect(report.suggestions.map(\.finding.start.line) == [2, 2, 4, 2])
    #expect(report.fileCount == 3)
  }

  @Test func anotherFileDeterminesTheOrderOfHexDigits() throws {
    let first = try run(["Use.swift": Self.hexUse, "Color+Hex.swift": Self.argb])
    #expect(hex(first.suggestions.first { $0.finding.file == "Use.swift" }) == "#22338011")
    let second = try run(["Use.swift": Self.hexUse, "Color+Hex.swift": Self.rgba])
    #expect(hex(second.suggestions.first { $0.finding.file == "Use.swift" }) == "#11223380")
  }

  @Test func appsAreIndependent() throws {
    let report = try run([
      "one/Use.swift": Self.hexUse, "one/Hex.swift": Self.argb, "one/.dsmigrate.json": "{}",
      "two/Use.swift": Self.hexUse, "two/Hex.swift": Self.rgba, "two/.dsmigrate.json": "{}",
    ])
    let uses = report.suggestions.filter { $0.finding.file.hasSuffix("Use.swift") }
    #expect(uses.map { hex($0) } == ["#22338011", "#11223380"])
  }

  private static let asset = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0x08", "green": "0x91", "blue": "0xB2", "alpha": "1.000" } } }] }
    """
  private static let assetUse = """
    import SwiftUI
    struct V: View { var body: some View { Text("").foregroundColor(Color("Brand")) } }

    """

  @Test func anAssetHasItsValue() throws {
    let report = try run([
      "V.swift": Self.assetUse, "A.xcassets/Brand.colorset/Contents.json": Self.asset,
    ])
    let inCode = report.suggestions.filter { $0.finding.file == "V.swift" }
    #expect(inCode.map { hex($0) } == ["#0891B2FF"])
  }

  @Test func contradictingCatalogsGiveNoValue() throws {
    let other = Self.asset.replacing("0x08", with: "0x09")
    let report = try run([
      "V.swift": Self.assetUse, "A.xcassets/Brand.colorset/Contents.json": Self.asset,
      "B.xcassets/Brand.colorset/Contents.json": other,
    ]) { $0.reportsUnresolved = true }
    let inCode = report.suggestions.filter { $0.finding.file == "V.swift" }
    #expect(inCode.map { hex($0) } == [nil])
  }

  @Test func aColorSetIsCountedAndNotRewritten() throws {
    let report = try run([
      "V.swift": Self.assetUse, "A.xcassets/Brand.colorset/Contents.json": Self.asset,
    ])
    let set = try #require(report.suggestions.first)
    #expect(set.finding.file == "A.xcassets/Brand.colorset/Contents.json")
    #expect(set.finding.signature == "colorset")
    #expect(set.finding.source.hasPrefix("{") && set.finding.source.hasSuffix("}"))
    #expect(set.finding.disposition == .reportOnly)
    #expect(hex(set) == "#0891B2FF")
    #expect(
      set.finding.reasons.map(\.message) == ["asset catalogs are changed in Xcode"])
  }

  @Test func aColorSetOfTheDesignSystemIsADefinition() throws {
    let report = try run([
      "Theme.swift": "import SwiftUI\nextension Color { static let brand = Color(\"Brand\") }\n",
      "A.xcassets/Brand.colorset/Contents.json": Self.asset,
    ])
    #expect(report.suggestions.map(\.status) == [.definition, .definition])
  }

  @Test func filesOfInterfaceBuilderAreCountedAndNotRewritten() throws {
    let report = try run([
      "A.xcassets/Brand.colorset/Contents.json": Self.asset,
      "Base.lproj/Main.storyboard": """
      <document><label id="a"><color key="textColor" name="Brand"/></label></document>
      """, "Cell.xib": "<document><fontDescription type=\"system\" pointSize=\"15\"/></document>",
      "notes.xml": "<document><fontDescription type=\"system\" pointSize=\"15\"/></document>",
    ])
    #expect(
      report.suggestions.map(\.finding.file) == [
        "A.xcassets/Brand.colorset/Contents.json", "Base.lproj/Main.storyboard", "Cell.xib",
      ])
    #expect(report.suggestions.map(\.replacement) == [nil, nil, nil])
    #expect(hex(report.suggestions[1]) == "#0891B2FF")
    #expect(report.fileCount == 2)
  }

  @Test func aColorSetThatCannotBeReadIsAWarning() throws {
    let report = try run([
      "V.swift": Self.assetUse, "A.xcassets/Brand.colorset/Contents.json": "{",
    ])
    #expect(
      report.problems == [
        FileProblem(
          file: "A.xcassets/Brand.colorset/Contents.json",
          message: "cannot read the color: it is not the JSON of a color set", isWarning: true)
      ])
  }

  @Test func generatedFilesAreSkippedUnlessRequested() throws {
    let files = ["G.swift": "// Generated by a tool. DO NOT EDIT\n" + Self.red]
    #expect(try run(files).suggestions.isEmpty)
    let all = try run(files) { $0.readsAll = true }
    #expect(all.suggestions.map(\.finding.place) == [.generated])
    #expect(try run(files) { $0.paths = ["G.swift"] }.suggestions.count == 1)
  }

  @Test func vendoredCodeIsReportOnly() throws {
    let files = ["Pods/P.swift": Self.red, ".gitignore": "Gen\n", "Gen/G.swift": Self.red]
    let report = try run(files) { $0.readsAll = true }
    #expect(report.suggestions.map(\.finding.place) == [.generated, .vendored])
    #expect(report.suggestions.map(\.finding.disposition) == [.reportOnly, .reportOnly])
    let reasons = report.suggestions.flatMap(\.finding.reasons).filter { $0.code == .reportOnly }
    #expect(reasons.map(\.message) == ["git ignores the file", "the file is vendored code"])
  }

  /// A file with a license in its header is copied code where few files have one.
  @Test func copiedCodeIsReportOnlyUnlessNamed() throws {
    let notice = "/* The MIT License: Permission is hereby granted, free of charge */\n"
    func held(of count: Int, in app: [String: String]) throws -> [Bool] {
      let files = Dictionary(
        uniqueKeysWithValues: (0..<count).map { ("\($0).swift", "// Our own.\n" + Self.red) })
      return try run(files.merging(app) { $1 }).suggestions
        .filter { app[$0.finding.file] != nil }.map { $0.finding.disposition == .reportOnly }
    }
    #expect(try held(of: 8, in: ["Spinner.swift": notice + Self.red]) == [true])
    #expect(try held(of: 1, in: ["Spinner.swift": notice + Self.red]) == [false])
    // What has no values says nothing of headers, which are not read there.
    let models = Dictionary(
      uniqueKeysWithValues: (0..<30).map { ("M\($0).swift", notice + "struct M\($0) {}\n") })
    let screens = ["A.swift": notice + Self.red, "B.swift": notice + Self.red]
    #expect(try held(of: 0, in: screens.merging(models) { $1 }) == [false, false])
    let inCode = Self.red + "// licensed under nothing\n"
    #expect(try held(of: 8, in: ["Spinner.swift": inCode]) == [false])
  }

  @Test func testsAreReportOnlyUnlessNamed() throws {
    let files = ["AppTests/HomeTests.swift": "import XCTest\n" + Self.red]
    let report = try run(files)
    #expect(report.suggestions.map(\.finding.place) == [.test])
    #expect(report.suggestions.map(\.finding.disposition) == [.reportOnly])
    for change: (inout MigrationRun.Request) -> Void in [
      { $0.include = ["AppTests"] }, { $0.paths = ["AppTests/HomeTests.swift"] },
    ] {
      let named = try run(files, change)
      #expect(named.suggestions.map(\.finding.place) == [.test])
      #expect(named.suggestions.map(\.finding.disposition) == [.open])
    }
  }

  @Test func onlyTheRequestedCategories() throws {
    let text = Self.red + "let b = Text(\"\").cornerRadius(12).font(.system(size: 15))\n"
    for (category, count) in [(TokenCategory.color, 1), (.font, 1), (.radius, 1)] {
      let report = try run(["a.swift": text]) { $0.only = [category] }
      #expect(
        report.suggestions.map(\.finding.category) == Array(repeating: category, count: count))
    }
  }

  @Test func onlyNamedFilesAreReportedWhereTheOthersAreContext() throws {
    let report = try run(["Use.swift": Self.hexUse, "Hex.swift": Self.argb, "a.swift": Self.red]) {
      $0.paths = ["Use.swift", "."]
      $0.reportsNamedOnly = true
    }
    #expect(report.suggestions.map { hex($0) } == ["#22338011"])
  }

  @Test func aSharedMappingIsLoadedOnce() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two"] {
      try folder.write("\(name)/a.swift", Self.red)
      try folder.write("\(name)/.dsmigrate.json", #"{ "mapping": "../m.json" }"#)
    }
    var loads: [String] = []
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let outcome = try MigrationRun.run(request) { path in
      loads.append(path)
      return DesignSystem(name: "M", tokens: [])
    }
    #expect(loads == [folder.path("m.json")])
    #expect(outcome.report.mappings == ["M"])
  }

  @Test(arguments: [[], [0xFF, 0xFE, 0x00], Array("let a = \"\u{0}\"\u{FEFF}".utf8)] as [[UInt8]])
  func anyBytesAreRead(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.swift", bytes)
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    let report = try MigrationRun.run(request).report
    #expect(report.fileCount == 1)
    #expect(report.problems.isEmpty)
  }

  // MARK: Older names

  private static let system = [
    "new.json": """
    { "name": "New", "tokens": ["new.tokens.json"],
      "code": { "color": { "Color": "Color.{name}" } } }
    """,
    "new.tokens.json": """
    { "color": { "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } } }
    """,
    "old.json": """
    { "name": "Old", "tokens": ["new.tokens.json"],
      "code": { "color": { "Color": "Old.{name}" } } }
    """,
    "other.json": #"{ "tokens": ["other.tokens.json"] }"#,
    "other.tokens.json": """
    { "c": { "$type": "color",
        "x": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } } } }
    """,
    "View.swift": "import SwiftUI\nlet ink = Old.ink\n",
  ]

  @Test func codeMovesFromTheSystemThatItsConfigurationNames() throws {
    var files = Self.system
    files[".dsmigrate.json"] = #"{ "mapping": "new.json", "movesFrom": "old.json" }"#
    #expect(try run(files).suggestions.map(\.replacement) == ["Color.ink"])
    #expect(try run(files) { $0.mapping = "new.json" }.suggestions.isEmpty)
  }

  @Test func systemsWithoutCommonTokensMoveNothing() throws {
    var files = Self.system
    files[".dsmigrate.json"] = #"{ "mapping": "new.json", "movesFrom": "other.json" }"#
    #expect(
      throws: MigrationError(
        ".dsmigrate.json: cannot load its mapping: 'other.json' and 'new.json' have no token in "
          + "common, so that nothing moves from the one to the other")
    ) {
      try run(files)
    }
  }

  @Test func aDeprecatedNameIsNotAdoption() throws {
    var files = Self.system
    files[".dsmigrate.json"] = #"{ "mapping": "new.json", "movesFrom": "old.json" }"#
    files["View.swift"] = "import SwiftUI\nlet a = Old.ink\nlet b = Color.ink\n"
    let report = try run(files)
    #expect(report.tokenUses == 1)
    #expect(report.suggestions.count { $0.countsAsHardCoded } == 1)
  }
}
