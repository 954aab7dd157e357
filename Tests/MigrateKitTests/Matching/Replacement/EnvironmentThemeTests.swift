import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A theme that views take from their environment is written where the view has it.
@Suite struct EnvironmentThemeTests {
  private static let theme = """
    import SwiftUI
    struct Theme { var ink: Color { Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255) } }
    private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme() }
    extension EnvironmentValues {
      var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
    }
    """

  private static let mapping = """
    { "name": "Test", "tokens": ["test.tokens.json"], "roles": { "color.**": ["text"] },
      "code": { "color": { "Color": "theme.{name}", "requires": "theme" } } }
    """

  /// The findings of a view with some members and a body.
  private func suggestions(
    _ members: String, _ body: String = "Text(\"a\")", key: String = "theme",
    theme: String = Self.theme, beside file: String = ""
  ) throws -> [Suggestion] {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "test.json" }"#)
    try folder.write("test.json", Self.mapping)
    try folder.write(
      "test.tokens.json", ##"{ "color": { "ink": { "$type": "color", "$value": "#0891B2" } } }"##)
    try folder.write(
      "Theme.swift", theme.replacingOccurrences(of: "var theme:", with: "var \(key):"))
    try folder.write("App.swift", file)
    try folder.write(
      "Home.swift",
      "import SwiftUI\nstruct Home: View {\n\(members)\nvar body: some View { \(body) }\n}")
    let request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    return try MigrationRun.run(request).report.suggestions
      .filter { $0.finding.file == "Home.swift" }
  }

  private static let literal = "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"
  private static let property = "@Environment(\\.theme) private var theme"

  @Test func aViewThatHasTheThemeWritesIt() throws {
    let found = try suggestions(
      Self.property, "VStack { Text(\"a\").foregroundColor(\(Self.literal)) }")
    #expect(found.map(\.status) == [.exact])
    #expect(found.map(\.replacement) == ["theme.ink"])
  }

  /// The environment may have it under another name, in a file that names nothing else of it.
  @Test func aViewHoldsItUnderAnotherName() throws {
    let property = "@Environment(\\.appTheme) private var theme"
    let body = "Text(\"a\").foregroundColor(\(Self.literal))"
    #expect(try suggestions(property, body, key: "appTheme").map(\.status) == [.exact])
    #expect(try suggestions(property, body, key: "other").map(\.heldBy) == [[.external]])
    // A file that only sets it may give it another color.
    let given = Self.theme.replacingOccurrences(
      of: "struct Theme { var ink: Color { \(Self.literal) } }",
      with: "class Theme { let ink: Color; init(ink: Color = \(Self.literal)) { self.ink = ink } }")
    func status(beside file: String) throws -> [Status] {
      try suggestions(property, body, key: "appTheme", theme: given, beside: file).map(\.status)
    }
    #expect(try status(beside: "") == [.exact])
    for setter in [
      "environment(\\.appTheme, Theme(ink: .red))",
      "environment(\\EnvironmentValues.appTheme, Theme(ink: .red))",
      "transformEnvironment(\\.appTheme) { $0 = Theme(ink: .red) }",
    ] {
      let app = "import SwiftUI\nlet root = Home().\(setter)"
      #expect(try status(beside: app) == [.review])
    }
  }

  @Test func aViewWithoutItIsHeld() throws {
    let found = try suggestions("", "Text(\"a\").foregroundColor(\(Self.literal))")
    #expect(found.map(\.heldBy) == [[.missingRequirement]])
  }

  @Test func whatHasNoInstanceIsHeld() throws {
    let found = try suggestions(
      Self.property
        + "\nstatic func row() -> some View { Text(\"b\").foregroundColor(\(Self.literal)) }")
    #expect(found.map(\.heldBy) == [[.missingRequirement]])
  }
}
