import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The initializers that an app adds to a type of the system for the cases of its enums.
@Suite struct CaseInitializerTests {
  private func suggestions(code: String) throws -> [Suggestion] {
    let folder = try TemporaryFolder()
    try folder.write(".dsmigrate.json", #"{ "mapping": "test.json" }"#)
    try folder.write(
      "test.json",
      """
      { "name": "Test", "tokens": ["test.tokens.json"], "definitions": ["Gap"],
        "code": { "spacing": { "CGFloat": "\(code)" } } }
      """)
    try folder.write(
      "test.tokens.json",
      """
      { "spacing": { "small": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } } }
      """)
    try folder.write(
      "Gap.swift",
      """
      import SwiftUI
      enum Gap { case small, large
        var points: CGFloat { self == .small ? 8 : 16 } }
      enum TextSize { case note, body
        var points: CGFloat { self == .note ? 11 : 17 } }
      extension CGFloat {
        init(_ gap: Gap) { self.init(gap.points) }
        init(_ size: TextSize) { self.init(size.points) }
      }
      """)
    try folder.write("View.swift", "import SwiftUI\nlet a = VStack(spacing: 8) {}")
    return try MigrationRun.run(
      MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    ).report.suggestions.filter { $0.finding.file == "View.swift" }
  }

  @Test func theOneThatHasTheCaseIsMeant() throws {
    let found = try suggestions(code: "CGFloat(.{name})")
    #expect(found.map(\.status) == [.exact])
    #expect(found.first?.replacement == "CGFloat(.small)")
  }

  @Test func aCaseThatNoneHasIsNotDeclared() throws {
    let found = try suggestions(code: "CGFloat(.missing)")
    #expect(found.first?.reasons.map(\.code).contains(.notDeclared) == true)
  }
}
