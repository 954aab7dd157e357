import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Colors without a hue in types that say what they are for.
@Suite struct GroupedColorTests {
  private func guess(in group: String, _ uses: String = "") -> (path: String, guess: RoleGuess)? {
    let theme = """
      import SwiftUI
      extension Color { enum \(group) { static let white = Color(white: 1) } }
      """
    let tokens = ThemeFixture(files: [("Theme.swift", theme), ("View.swift", uses)]).survey.tokens
    return tokens.first.map { ($0.path, $0.guess) }
  }

  @Test func theNestedTypeOfTextSaysTheRole() {
    let found = guess(in: "Text")
    #expect(found?.path == "color.text.white")
    #expect(found?.guess.roles == [.text])
  }

  @Test(arguments: [("Control", true), ("Palette", false), ("Brand", false)])
  func whiteOfAPartIsForThatPart(group: String, isOfPart: Bool) {
    #expect(guess(in: group)?.guess.isPlain == isOfPart)
  }
}
