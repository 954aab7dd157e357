import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A type that names padding as well means the spacing between views by spacing.
@Suite struct SpacingKindsTests {
  private func roles(_ members: String...) -> [String: [UsageRole]] {
    let constants = members.map { "static let \($0.name): CGFloat = \($0.value)" }
    let survey = ThemeFixture(
      "import SwiftUI\nenum Layout {\n\(constants.joined(separator: "\n"))\n}"
    ).survey
    return Dictionary(uniqueKeysWithValues: survey.tokens.map { ($0.name, $0.guess.roles) })
  }

  @Test func spacingBesidePaddingIsBetweenViews() {
    #expect(
      roles("elementSpacing 20", "contentPadding 16") == [
        "elementSpacing": [.gap], "contentPadding": [],
      ])
  }

  @Test func spacingAloneIsForEverything() {
    #expect(
      roles("elementSpacing 20", "sectionSpacing 16") == [
        "elementSpacing": [], "sectionSpacing": [],
      ])
  }
}

extension String {
  fileprivate var name: String { String(prefix { $0 != " " }) }
  fileprivate var value: String { String(drop { $0 != " " }.dropFirst()) }
}
