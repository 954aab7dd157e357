import Testing

@testable import MigrateKit

/// A property for the color scheme that the changes leave without a use is told, and kept.
@Suite("Unused color scheme properties") struct AppearanceNoteTests {
  private static let tokens = """
    { "color": { "$type": "color",
      "text": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] },
        "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [0, 0, 0] } } } },
      "paper": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] },
        "$extensions": { "mode": { "dark": { "colorSpace": "srgb", "components": [1, 0, 0] } } } } } }
    """
  private static let mapping = """
    { "name": "M", "tokens": ["t.tokens.json"], "accept": ["lightDarkPair"],
      "code": { "color": { "Color": "Color.theme.{name}" },
        "tokens": { "color.paper": { "Color": "Color.paper(scheme)", "requires": "scheme" } } } }
    """

  private static let theme = """
    import SwiftUI
    extension Color {
      enum theme {
        static let text = Color(
          uiColor: UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
      }
      static func paper(_ scheme: ColorScheme) -> Color {
        scheme == .dark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
      }
    }
    """

  private func report(_ body: String, declaration: String, others: [String] = []) throws
    -> RunReport
  {
    let folder = try TemporaryFolder()
    try folder.write("t.tokens.json", Self.tokens)
    try folder.write("m.json", Self.mapping)
    try folder.write(
      "V.swift",
      "import SwiftUI\nstruct V: View {\n  \(declaration)\n  var body: some View {\n\(body)\n  }\n}\n"
    )
    try folder.write("Theme/\(DeclaredTheme.fileName)", Self.theme)
    try folder.write(
      ".dsmigrate.json", #"{ "exclude": ["\#(DeclaredTheme.fileName)"] }"#)
    for (index, text) in others.enumerated() { try folder.write("Other\(index).swift", text) }
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.mapping = "m.json"
    return try MigrationRun.run(request).report
  }

  private static let scheme = #"@Environment(\.colorScheme) private var scheme"#
  private static let shared = #"@Environment(\.colorScheme) var colorScheme"#
  private static let choice = "Text(a).foregroundColor(scheme == .dark ? Color.black : Color.white)"

  @Test("the only use is removed by the change")
  func unused() throws {
    let report = try report(Self.choice, declaration: Self.scheme)
    #expect(report.suggestions.map(\.replacement) == ["Color.theme.text"])
    #expect(
      report.problems == [
        FileProblem(
          file: "V.swift",
          message:
            "line 3: 'scheme' is no longer used after these changes; remove it if nothing else needs it",
          isWarning: true)
      ])
  }

  static let kept: [(name: String, body: String, declaration: String, others: [String])] = [
    ("another use is left", choice + "\nf(scheme)", scheme, []),
    (
      "another change is not made",
      choice + "\nText(b).foregroundColor(scheme == .dark ? Color.red : Color.white)", scheme, []
    ),
    ("nothing used it before", "Text(a)", scheme, []),
    (
      "the token is written with it",
      """
      Text(a).foregroundColor(
        scheme == .dark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
      """, scheme, []
    ),
    ("it is not an environment value", choice, "@State private var scheme: ColorScheme", []),
    (
      "another file's extension uses it",
      "Text(a).foregroundColor(colorScheme == .dark ? Color.black : Color.white)", shared,
      ["extension V { var a: Bool { colorScheme == .dark && Color.red == b } }"]
    ),
  ]

  @Test(arguments: kept.map(\.name))
  func isKept(_ name: String) throws {
    let row = try #require(Self.kept.first { $0.name == name })
    let report = try report(row.body, declaration: row.declaration, others: row.others)
    #expect(report.problems == [])
  }

  @Test("a property visible to other files is reported if they do not use it")
  func visible() throws {
    let body = "Text(a).foregroundColor(colorScheme == .dark ? Color.black : Color.white)"
    let others = ["extension W { var a: Bool { colorScheme == .dark && Color.red == b } }"]
    let report = try report(body, declaration: Self.shared, others: others)
    #expect(report.problems.count == 1)
  }
}
