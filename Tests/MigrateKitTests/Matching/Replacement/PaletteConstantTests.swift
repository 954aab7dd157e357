import Testing

@testable import MigrateKit

/// A constant that the declaration of a token names is the system's own: the token in its place would refer to itself.
@Suite struct PaletteConstantTests {
  private func statuses(brand: String) throws -> [Status] {
    let project = try KitProject()
    try project.folder.write(
      "App/Sources/App/Theme.swift",
      """
      import SwiftUI
      extension Color { static let brand = \(brand) }
      private enum Inks {
        static let blue700 = Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)
      }
      struct Title: View { var body: some View { Text("").foregroundStyle(Inks.blue700) } }
      """)
    try project.makeRepository()
    let suggestions = try project.run(keepsBytes: false).report.suggestions
    return suggestions.filter { $0.finding.source.hasPrefix("Color(") }
      .filter { $0.finding.context.view == "Inks.blue700" }.map(\.status)
  }

  @Test(arguments: ["Inks.blue700", "Inks.blue700.opacity(1)"])
  func theConstantOfATokenIsADefinition(brand: String) throws {
    #expect(try statuses(brand: brand) == [.definition])
  }

  @Test func anyOtherConstantIsAFinding() throws {
    let literal = "Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255)"
    #expect(try statuses(brand: literal) == [.exact])
  }
}
