import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// The parts of an interface that the comments of radii name.
@Suite struct DocumentedPartsTests {
  private func roles(_ comments: (name: String, comment: String)...) -> [String: [UsageRole]] {
    let members = comments.map { "  \($0.comment)\n  static let \($0.name): CGFloat = 8" }
    let theme = "import SwiftUI\nenum Theme {\n\(members.joined(separator: "\n"))\n}"
    let tokens = ThemeFixture(theme).survey.tokens
    return Dictionary(uniqueKeysWithValues: tokens.map { ($0.name, $0.guess.roles) })
  }

  @Test func aRadiusIsNotForThePartsThatAnotherIsFor() {
    let found = roles(
      ("cornerRadius", "/// Standard corner radius for cards"),
      ("smallCornerRadius", "/// Small corner radius for buttons."))
    #expect(found["cornerRadius"] == [.card, .input, .badge, .sheet, .bubble, .image])
    #expect(found["smallCornerRadius"] == [.button, .input, .badge, .sheet, .bubble, .image])
  }

  /// A name says the same of the others.
  @Test func theNameOfAnotherCounts() {
    let found = roles(
      ("cornerRadius", "/// Corner radius for cards and dialogs"), ("buttonRadius", ""))
    #expect(found["buttonRadius"] == [.button])
    #expect(found["cornerRadius"] == [.card, .input, .badge, .sheet, .bubble, .image])
  }

  @Test func whatTheCommentsShareIsForBoth() {
    let found = roles(
      ("cornerRadius", "/// Radius for cards and buttons"),
      ("smallRadius", "/// Radius for buttons"))
    #expect(found["cornerRadius"] == [])
    #expect(found["smallRadius"]?.contains(.card) == false)
    #expect(found["smallRadius"]?.contains(.button) == true)
  }

  /// Comments that give examples, explain or name other things restrict nothing.
  @Test(arguments: [
    "/// Default radius, e.g. for cards", "/// Radius for cards and large elements",
    "/// Radius mostly for cards", "/// Radius for cards\n  /// and whatever else is large",
    "// Radius for cards", "/// Cards", "/// For everything", "/// Radius for large views",
  ])
  func anotherComment(comment: String) {
    let found = roles(("cornerRadius", comment), ("smallRadius", "/// Radius for buttons"))
    #expect(found["cornerRadius"] == [])
  }

  @Test func aCommentAloneRulesNothingOut() {
    let found = roles(("cornerRadius", "/// Radius for cards"), ("largeRadius", ""))
    #expect(found == ["cornerRadius": [], "largeRadius": []])
  }
}
