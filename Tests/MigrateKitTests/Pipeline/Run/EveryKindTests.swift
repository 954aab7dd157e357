import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Each kind of value from the code to the file that is written: found, answered, replaced.
@Suite("Every kind of value is found, matched and rewritten")
struct EveryKindTests {
  /// One kind: what the system says of it, and code before and after.
  struct Row: CustomTestStringConvertible, Sendable {
    var category: TokenCategory
    /// The token `small` as its file has it.
    var token: String
    /// How it is written, by what the code expects.
    var codes: String
    /// The code with what is found marked.
    var code: String
    /// What each marked part becomes, in order.
    var replacements: [String]
    var testDescription: String { category.rawValue }
  }

  private static func points(_ number: Int) -> String {
    #"{ "$type": "dimension", "$value": { "value": \#(number), "unit": "px" } }"#
  }

  static let rows = [
    Row(
      category: .color,
      token: ##"{ "$type": "color", "$value": "#218A21" }"##,
      codes: #"{ "Color": "Color.{name}", "ShapeStyle": "Color.{name}" }"#,
      code: "Text(title).foregroundColor(«Color(red: 33 / 255, green: 138 / 255, blue: 33 / 255)»)",
      replacements: ["Color.small"]),
    Row(
      category: .font,
      token: """
        { "$type": "typography", "$value": { "fontFamily": "system",
          "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600 } }
        """,
      codes: #"{ "Font": "Font.{name}" }"#,
      code: "Text(title).font(«.system(size: 17, weight: .semibold)»)",
      replacements: ["Font.small"]),
    Row(
      category: .radius, token: points(12), codes: #"{ "CGFloat": "Radius.{name}" }"#,
      code: "card.cornerRadius(«12»)", replacements: ["Radius.small"]),
    Row(
      category: .spacing, token: points(12), codes: #"{ "CGFloat": "Spacing.{name}" }"#,
      code: """
        VStack(spacing: «12») {
          Text(title).padding(.horizontal, «12»)
        }
        .padding(EdgeInsets(top: «12», leading: 0, bottom: 0, trailing: «12»))
        """,
      replacements: Array(repeating: "Spacing.small", count: 4)),
    Row(
      category: .shadow,
      token: ##"""
        { "$type": "shadow", "$value": { "color": "#0000001A",
          "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 2, "unit": "px" },
          "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } }
        """##,
      codes: #"{ "ViewModifier": "{name}Shadow()" }"#,
      code: "card.«shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)»",
      replacements: ["smallShadow()"]),
    Row(
      category: .duration,
      token: #"{ "$type": "duration", "$value": { "value": 200, "unit": "ms" } }"#,
      codes: #"{ "Double": "Duration.{name}" }"#,
      code: "card.animation(.easeInOut(duration: «0.2»), value: isOn)",
      replacements: ["Duration.small"]),
    Row(
      category: .animation,
      token: """
        { "$type": "transition", "$value": {}, "$extensions": { "dsmigrate": {
          "spring": { "response": 0.3, "dampingFraction": 0.6 } } } }
        """,
      codes: #"{ "Animation": "Animation.{name}" }"#,
      code: "card.animation(«.spring(response: 0.3, dampingFraction: 0.6)», value: isOn)",
      replacements: ["Animation.small"]),
    Row(
      category: .opacity, token: #"{ "$type": "number", "$value": 0.4 }"#,
      codes: #"{ "Double": "Opacity.{name}" }"#,
      code: "Text(title).opacity(isOn ? 1 : «0.4»)", replacements: ["Opacity.small"]),
    Row(
      category: .lineSpacing, token: points(4), codes: #"{ "CGFloat": "LineSpacing.{name}" }"#,
      code: "Text(title).lineSpacing(«4»)", replacements: ["LineSpacing.small"]),
    Row(
      category: .borderWidth, token: points(2), codes: #"{ "CGFloat": "BorderWidth.{name}" }"#,
      code: "Circle().strokeBorder(.primary, lineWidth: «2»)", replacements: ["BorderWidth.small"]),
    Row(
      category: .touchTarget, token: points(44), codes: #"{ "CGFloat": "TouchTarget.{name}" }"#,
      code: "Button(title) { close() }.frame(minWidth: «44», minHeight: «44»)",
      replacements: ["TouchTarget.small", "TouchTarget.small"]),
    Row(
      category: .fontSize, token: points(17), codes: #"{ "CGFloat": "FontSize.{name}" }"#,
      code: "Text(title).font(.system(size: «17», weight: .semibold))",
      replacements: ["FontSize.small"]),
  ]

  @Test("no kind is left out")
  func complete() {
    #expect(Self.rows.map(\.category) == TokenCategory.allCases)
  }

  /// The code in a view.
  private func file(_ code: String) -> String {
    """
    import SwiftUI

    struct Card: View {
      let title: String
      @State private var isOn = false

      var body: some View {
        \(code)
      }
    }

    """
  }

  /// Runs the tool over the code with a system that has one token, of this kind.
  private func run(_ code: String, with system: Row) throws -> MigrationRun.Outcome {
    let folder = try TemporaryFolder()
    let kind = system.category.rawValue
    try folder.write("App/Card.swift", file(code))
    try folder.write(
      "App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../one.json"))
    try folder.write(
      "one.json",
      """
      { "name": "One", "tokens": ["one.tokens.json"],
        "code": { "\(kind)": \(system.codes) },
        "categories": { "\(kind).**": "\(kind)" },
        "roles": \(system.category == .color ? #"{ "color.**": ["text"] }"# : "{}") }
      """)
    try folder.write("one.tokens.json", #"{ "\#(kind)": { "small": \#(system.token) } }"#)
    let designSystem = try #require(MappingLoader.load(folder.path("one.json")).designSystem)
    try folder.write(
      "App/\(DeclaredTheme.fileName)",
      DeclaredTheme.generated(for: designSystem) + """
        extension View {
          func smallShadow() -> some View { shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2) }
        }
        """)
    var request = MigrationRun.Request(paths: ["App"], workingDirectory: folder.path)
    request.keepsBytes = true
    let outcome = try MigrationRun.run(request)
    #expect(outcome.report.problems.map(\.message) == [])
    return outcome
  }

  @Test("what is marked becomes the token, and nothing else changes", arguments: rows)
  func rewritten(row: Row) throws {
    let source = MarkedSource(row.code).text
    let outcome = try run(source, with: row)
    let answered = outcome.report.suggestions.filter { $0.finding.category == row.category }
    #expect(answered.map(\.status) == row.replacements.map { _ in .exact })
    #expect(answered.map(\.token) == row.replacements.map { _ in "\(row.category.rawValue).small" })
    #expect(answered.map(\.replacement) == row.replacements)
    var parts = row.code.split(separator: "«", omittingEmptySubsequences: false).map(String.init)
    for (index, replacement) in row.replacements.enumerated() {
      let end = try #require(parts[index + 1].firstIndex(of: "»"))
      parts[index + 1].replaceSubrange(...end, with: replacement)
    }
    let change = try #require(outcome.changes.first)
    #expect(String(decoding: change.rewritten, as: UTF8.self) == file(parts.joined()))
  }

  @Test("every format reports it", arguments: rows)
  func reported(row: Row) throws {
    let report = try run(MarkedSource(row.code).text, with: row).report
    let texts: [(format: String, bytes: [UInt8])] = [
      ("text", Array(TextReporter().text(of: report).utf8)),
      ("json", JSONReporter().write(report)), ("sarif", SARIFReporter().write(report)),
      ("markdown", MarkdownReporter().write(report)), ("csv", CSVReporter().write(report)),
      ("xcode", XcodeReporter().write(report)), ("github", GitHubReporter().write(report)),
    ]
    for (format, bytes) in texts {
      let tells = String(decoding: bytes, as: UTF8.self).contains("\(row.category.rawValue).small")
      #expect(tells, "\(format)")
    }
  }

  @Test(
    "a system without such tokens has no such findings",
    arguments: rows.filter { !TokenCategory.always.contains($0.category) })
  func off(row: Row) throws {
    let source = MarkedSource(row.code).text
    let report = try run(source, with: Self.rows[0]).report
    #expect(!report.suggestions.contains { $0.finding.category == row.category })
  }
}
