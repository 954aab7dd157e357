import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `dsmigrate tokens check --app` as a person runs it.
@Suite struct TokensCheckAppTests {
  @Test func listsWhatTheAppContradictsWithBothPlaces() throws {
    let project = try AppCheckProject()
    let result = try project.check()
    #expect(result.status == 0)
    #expect(result.error == "")
    #expect(
      result.text == """
        Small in App · 8 tokens · 6 disagreements · 1 missing declaration · 1 unknown value · 2 other declarations

        The app has another value · 6
          × color.brand is #0891B2 (design/t.tokens.json:4); 'Color.brand' is #22D3EE
            (App/Theme.swift:12)
          × color.ink is #223344 (design/t.tokens.json:5); 'Color.ink' is #111111
            (App/Theme.swift:14)
          × color.mist is #CCCCCC (design/t.tokens.json:10); 'Color.mist' is #DDDDDD
            (App/Theme.swift:15)
          × color.tint is #CCCCCC (design/t.tokens.json:12); 'Color.tint' is #22D3EE
            (App/Theme.swift:16)
          × spacing.lg is 20 (design/t.tokens.json:17); 'Spacing.lg' is 24
            (App/Theme.swift:5)
          × spacing.sm is 8 (design/t.tokens.json:16); 'Spacing.sm' is 12
            (App/Theme.swift:4)

        Neither declared nor used by the app · 1
          × spacing.lge: 'Spacing.lge' (design/t.tokens.json:18); the nearest name is
            'Spacing.lg'

        The app's value is not known · 1
          ! spacing.gutter (design/t.tokens.json:19): the value of 'Spacing.gutter'
            (App/Theme.swift:8) is not known: no declaration of 'width' was read;
            declare it as a constant

        Declared, but not a token · 2
          · Spacing.huge is 64 (App/Theme.swift:6)
          · Color.fog is #EEEEEE (App/Theme.swift:13)

        take the app's values into the token file:  dsmigrate tokens check --app App --patch tokens design/m.json
        put the token file's values into the theme: dsmigrate tokens check --app App --patch theme design/m.json
        write the missing declarations: dsmigrate tokens generate --app App design/m.json --swift FILE

        """)
  }

  /// In a target that does not see the app's `Color.black`, the name is the system's: neither is its value the app's,
  /// nor does a change write it.
  @Test func aNameOfTheSystemElsewhereIsNotTheApps() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Phone"), .target(name: "Widget")])
      """)
    try folder.write(
      "App/Sources/Phone/Theme.swift",
      """
      import SwiftUI
      extension Color { static let black = Color(red: 0.1, green: 0.1, blue: 0.12) }
      extension Font { static let title = Font.system(size: 17) }
      let a = Text("").foregroundColor(Color.black).font(Font.title)
      """)
    try folder.write(
      "App/Sources/Widget/W.swift",
      """
      import SwiftUI
      let b = Text("").foregroundColor(Color(red: 0, green: 0, blue: 0)).font(.title)
      """)
    try folder.commitAll()
    #expect(try BuiltTool.run(["init"], in: folder, at: "App").status == 0)
    let check = try BuiltTool.run(
      ["tokens", "check", "--app", ".", "--check"], in: folder, at: "App")
    #expect(check.status == 0, "\(check.text)")
    #expect(check.text.contains("2 tokens are not visible to every target"), "\(check.text)")
    #expect(try BuiltTool.run(["patch"], in: folder, at: "App").text.isEmpty)
  }

  /// An enum may be each of its cases, although a token names only one that is called the same.
  @Test func aChoiceBetweenCasesInAnotherFileHasSeveralValues() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Theme.swift",
      """
      import SwiftUI
      enum App { static var mode: Mode { Store.shared.mode ?? .light } }
      extension Color {
        static var note: Color {
          switch App.mode { case .light: Color(white: 0.8); case .dark: Color(white: 0.3) }
        }
      }
      extension UIFont { static func apply(_ face: Face) -> UIFont { .systemFont(ofSize: 12) } }
      """)
    try folder.write(
      "Mode.swift", "enum Mode { case light, dark }\nenum Face { case light, bold }\n")
    try folder.write(
      "design/m.json",
      """
      { "name": "X", "tokens": ["x.tokens.json"], "code": {
        "color": { "Color": "Color.{name}" }, "font": { "UIFont": "UIFont.apply(.{name})" } } }
      """)
    try folder.write(
      "design/x.tokens.json",
      ##"""
      { "color": { "$type": "color", "note": { "$value": "#CCCCCC" } }, "font": { "light": {
        "$type": "typography", "$value": { "fontFamily": "System", "fontSize": "12px" } } } }
      """##)
    let result = try BuiltTool.run(["tokens", "check", "--app", ".", "design/m.json"], in: folder)
    #expect(result.text.contains("several values: #CCCCCC (light) and #4D4D4D (dark)"))
  }

  /// The call that sets a font is declared, and what a function takes by default is known.
  ///
  /// Nothing is replaced by such a call, so that its value need not be known.
  @Test func functionsOfFontsAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Fonts.swift",
      """
      import SwiftUI
      enum AppFont { case title, note; var size: CGFloat { self == .title ? 24 : 12 } }
      extension View {
        func appFont(_ style: AppFont) -> some View { font(.system(size: style.size)) }
      }
      extension UIFont {
        enum Face: String { case bold = "Inter-Bold"; static func standard() -> Face { .bold } }
        static func inter(_ size: CGFloat = 14, face: Face = Face.standard()) -> UIFont {
          UIFont(name: face.rawValue, size: size)!
        }
      }
      """)
    func check(_ codes: String) throws -> String {
      try folder.write(
        "design/m.json",
        #"{ "name": "X", "tokens": ["x.tokens.json"], "code": { "tokens": \#(codes) } }"#)
      return try BuiltTool.run(["tokens", "check", "--app", ".", "design/m.json"], in: folder).text
    }
    try folder.write(
      "design/x.tokens.json",
      """
      { "font": { "$type": "typography",
        "note": { "$value": { "fontFamily": "System", "fontSize": "12px" } },
        "inter": { "$value": { "fontFamily": "Inter", "fontWeight": 700, "fontSize": "14px" } } } }
      """)
    let codes = #"""
      { "font.note": { "ViewModifier": "appFont(.note)" }, "font.inter": { "UIFont": "UIFont.inter()" } }
      """#
    let found = try check(codes)
    #expect(found.contains("2 tokens · no mistake"), "\(found)")
    let missing = try check(codes.replacing("appFont", with: "textFont"))
    #expect(missing.contains("'textFont(.note)'"), "\(missing)")
  }

  @Test func exitsWithOneOnlyWithCheck() throws {
    #expect(try AppCheckProject().check("--check").status == 1)
  }

  @Test func writesPlacesAndValuesAsJSON() throws {
    let result = try AppCheckProject().check("--format", "json")
    let json = try JSONParser.parse(result.output).0
    let found = try #require(
      json["disagreements"]?.array?.first { $0["token"]?.string == "spacing.sm" })
    #expect(found["inTokenFile"]?.string == "8")
    #expect(found["place"]?["file"]?.string == "design/t.tokens.json")
    #expect(found["place"]?["line"]?.number == 16)
    let declared = try #require(found["inApp"]?.array?.first)
    #expect(declared["value"]?.string == "12")
    #expect(declared["place"]?["file"]?.string == "App/Theme.swift")
    #expect(declared["place"]?["line"]?.number == 4)
    #expect(json["missingDeclarations"]?.array?.first?["nearest"]?.string == "Spacing.lg")
    #expect(
      json["extraDeclarations"]?.array?.compactMap { $0["name"]?.string }
        == ["Spacing.huge", "Color.fog"])
  }

  @Test func takesAnotherMappingByItsFile() throws {
    let project = try AppCheckProject()
    try project.folder.write(
      "other.tokens.json", ##"{ "sm": { "$type": "dimension", "$value": "12px" } }"##)
    try project.folder.write(
      "other.json",
      #"{ "name": "Other", "tokens": ["other.tokens.json"], "categories": { "sm": "spacing" }, "code": { "spacing": { "CGFloat": "Spacing.{name}" } } }"#
    )
    let result = try project.check("other.json", "--check")
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("Other in App · 1 token · 3 other declarations · no mistake\n"))
  }

  @Test func failsWhereTheMappingDoesNotLoad() throws {
    let project = try AppCheckProject()
    try project.folder.write("design/t.tokens.json", "{")
    let result = try project.check()
    #expect(result.status == 2)
    #expect(result.error.contains("design/t.tokens.json"))
  }

  // MARK: Patches

  @Test func tokenPatchWritesTheAppsValuesInPlace() throws {
    let project = try AppCheckProject()
    let result = try project.applyPatch("tokens")
    #expect(result.status == 0)
    #expect(
      try project.folder.text("design/t.tokens.json")
        == AppCheckProject.tokens
        .replacingOccurrences("#0891b2", "#22d3ee")
        .replacingOccurrences("[0.13333, 0.2, 0.26667]", "[0.06667, 0.06667, 0.06667]")
        .replacingOccurrences("#223344", "#111111")
        .replacingOccurrences("#cccccc", "#dddddd")
        .replacingOccurrences("\"value\": 8", "\"value\": 12")
        .replacingOccurrences("1.25", "1.5"))
    #expect(
      result.error
        == "dsmigrate: design/t.tokens.json:12: color.tint: 'color.tint' is not changed: it refers to "
        + "{color.mist}\n")
    let after = try project.check("--format", "json")
    let left = try JSONParser.parse(after.output).0["disagreements"]?.array
    #expect(left?.compactMap { $0["token"]?.string } == ["color.tint"])
  }

  @Test func themePatchWritesTheTokenFilesValuesInPlace() throws {
    let project = try AppCheckProject()
    let result = try project.applyPatch("theme")
    #expect(result.status == 0)
    #expect(
      try project.folder.text("App/Theme.swift")
        == AppCheckProject.theme
        .replacingOccurrences("#22d3ee", "#0891b2")
        .replacingOccurrences(
          "red: 17 / 255, green: 17 / 255, blue: 17 / 255",
          "red: 34 / 255, green: 51 / 255, blue: 68 / 255"
        )
        .replacingOccurrences("0xDDDDDD", "0xCCCCCC")
        .replacingOccurrences("= 12", "= 8")
        .replacingOccurrences("24.0", "20.0"))
    #expect(
      result.error
        == "dsmigrate: App/Theme.swift:16: 'color.tint' is not changed: the value of 'Color.tint' is "
        + "not one literal\n")
  }

  @Test func patchesWriteNothingThemselves() throws {
    let project = try AppCheckProject()
    _ = try project.check("--patch", "tokens")
    _ = try project.check("--patch", "theme")
    #expect(try project.folder.run("git", ["status", "--porcelain"]).text == "")
  }

  @Test func aValueOfSeveralTargetsIsNamedForEach() throws {
    let project = try AppCheckProject()
    try project.folder.write(
      "App/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "One"), .target(name: "Two")])

      """)
    for (target, value) in [("One", 8), ("Two", 10)] {
      try project.folder.write(
        "App/Sources/\(target)/Theme.swift",
        "import SwiftUI\n\nenum Spacing {\n  static let sm: CGFloat = \(value)\n}\n")
    }
    _ = try project.folder.run("rm", ["App/Theme.swift", "App/View.swift"])
    let result = try project.check()
    #expect(
      result.text.contains(
        "'Spacing.sm' is 8 in 'One'\n    (App/Sources/One/Theme.swift:4) and 10 in 'Two'"))
    let patch = try project.check("--patch", "tokens")
    #expect(patch.text == "")
    #expect(patch.error.contains("the targets of the app have several values for it"))
  }

  @Test func patchNeedsAnApp() throws {
    let project = try AppCheckProject()
    let result = try BuiltTool.run(
      ["tokens", "check", "--patch", "theme", "design/m.json"], in: project.folder)
    #expect(result.status == 2)
    #expect(result.error.contains("'--patch' needs '--app PATH' as well"))
  }

  // MARK: Scanning

  @Test func aScanWarnsOnceOfEachTokenThatTheAppContradicts() throws {
    let project = try AppCheckProject()
    let result = try BuiltTool.run(["scan", "App"], in: project.folder)
    #expect(result.status == 0)
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.contains(
        "dsmigrate: design/t.tokens.json: 'spacing.sm' is 8, but 'Spacing.sm' is 12 in the app "
          + "(App/Theme.swift:4), which counts"))
  }

  @Test func aScanCountsContradictionsBeyondTen() throws {
    let project = try AppCheckProject()
    let names = (1...13).map { "s\($0)" }
    let values = names.map { "\"\($0)\": { \"$value\": \"7px\" }" }.joined(separator: ", ")
    try project.folder.write(
      "design/t.tokens.json", "{ \"spacing\": { \"$type\": \"dimension\", \(values) } }")
    try project.folder.write(
      "design/m.json",
      #"{ "name": "S", "tokens": ["t.tokens.json"], "code": { "spacing": { "CGFloat": "Spacing.{name}" } } }"#
    )
    let members = names.map { "  static let \($0): CGFloat = 9\n" }.joined()
    try project.folder.write("App/Theme.swift", "import SwiftUI\n\nenum Spacing {\n\(members)}\n")
    let result = try BuiltTool.run(["scan", "App"], in: project.folder)
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines.contains(
        "dsmigrate: design/t.tokens.json: 3 more tokens differ from what the app declares; "
          + "'dsmigrate tokens check --app App' lists them all"))
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
