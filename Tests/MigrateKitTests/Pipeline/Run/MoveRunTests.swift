import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A run that moves an app from the system of one mapping to that of another.
@Suite struct MoveRunTests {
  private static func tokens(_ ink: String, _ gap: Int) -> String {
    """
    { "color": { "$type": "color", "ink": { "$value": "\(ink)" } },
      "spacing": { "$type": "dimension", "md": { "$value": { "value": \(gap), "unit": "px" } } } }
    """
  }

  /// An app with two themes: the old one declares 20 where its mapping says 16.
  private static func files(_ view: String, movesFrom: Bool = true) -> [String: String] {
    [
      "old.json": """
      { "name": "Old", "tokens": ["old.tokens.json"],
        "code": { "color": { "Color": "OldColor.{name}" }, "spacing": { "CGFloat": "OldGap.{name}" } } }
      """,
      "old.tokens.json": tokens("#222B45", 16),
      "new.json": """
      { "name": "New", "tokens": ["new.tokens.json"],
        "code": { "color": { "Color": "NewColor.{name}" }, "spacing": { "CGFloat": "NewGap.{name}" } } }
      """,
      "new.tokens.json": tokens("#2C1810", 20),
      ".dsmigrate.json": movesFrom
        ? #"{ "mapping": "new.json", "movesFrom": "old.json" }"# : #"{ "mapping": "new.json" }"#,
      "Theme.swift": """
      import SwiftUI
      enum OldColor { static let ink = Color(red: 0x22 / 255, green: 0x2B / 255, blue: 0x45 / 255) }
      enum OldGap { static let md: CGFloat = 24 }
      enum NewColor { static let ink = Color(red: 0x2C / 255, green: 0x18 / 255, blue: 0x10 / 255) }
      enum NewGap { static let md: CGFloat = 20 }
      """,
      "View.swift": """
      import SwiftUI
      struct Card: View {
        var body: some View {
          \(view)
        }
      }
      """,
    ]
  }

  private func run(_ files: [String: String]) throws -> [Suggestion] {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    return try MigrationRun.run(
      MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    ).report.suggestions.filter { $0.finding.file == "View.swift" }
  }

  /// Both are `ink`: what the app calls so, and what it writes out.
  @Test func aNameAndItsValueBecomeTheSameToken() throws {
    let view = """
      Text("a").foregroundStyle(OldColor.ink)
          Text("b").foregroundStyle(Color(red: 0x22 / 255, green: 0x2B / 255, blue: 0x45 / 255))
      """
    let moved = try run(Self.files(view))
    #expect(moved.map(\.replacement) == ["NewColor.ink", "NewColor.ink"])
    #expect(moved.map(\.heldBy) == [[.visibleChange], [.visibleChange]])
    let alone = try run(Self.files(view, movesFrom: false))
    #expect(alone.map(\.replacement) == [nil])
  }

  /// The value of an old token is the one that the app declares, not the one of the token file.
  @Test func theAppsValueOfAnOldTokenCounts() throws {
    let declared = try run(Self.files(#"Text("a").padding(24)"#))
    #expect(declared.map(\.token) == ["spacing.md"])
    let inFile = try run(Self.files(#"Text("a").padding(16)"#))
    #expect(inFile.map(\.token) == [nil])
  }
}
