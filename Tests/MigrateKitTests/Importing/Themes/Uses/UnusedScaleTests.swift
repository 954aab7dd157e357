import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// A scale that no code of an app with many views uses may be new or given up: a person decides whether it is in force.
@Suite struct UnusedScaleTests {
  private static let theme = """
    import SwiftUI
    enum Theme {
      enum Spacing {
        static let small: CGFloat = 8
        static let large: CGFloat = 24
      }
      enum Radius {
        static let medium: CGFloat = 12
        static let card: CGFloat = 20
      }
      static let brand = Color(red: 0.2, green: 0.3, blue: 0.9)
    }
    """

  private func survey(_ uses: String..., views: Int = 10) -> ThemeSurvey {
    let screens = (0..<views).map { ("Views/V\($0).swift", "import SwiftUI") }
    let users = uses.enumerated().map { number, use in
      ("Views/User\(number).swift", "import SwiftUI\nfunc paint\(number)() { draw(\(use)) }")
    }
    return ThemeFixture(files: [("Theme.swift", Self.theme)] + screens + users).survey
  }

  private func unused(_ survey: ThemeSurvey) -> [String] {
    survey.tokens.filter(\.guess.isUnused).map(\.path).sorted()
  }

  @Test func noStepOfItIsInUse() {
    #expect(unused(survey("Theme.Radius.medium")) == ["spacing.large", "spacing.small"])
  }

  @Test func oneUseShowsThatItIsInForce() {
    #expect(unused(survey("Theme.Radius.medium", "Theme.Spacing.small")).isEmpty)
  }

  @Test func aSmallAppHasItsThemeForIt() {
    #expect(unused(survey(views: 8)).isEmpty)
    #expect(unused(survey(views: 9)).count == 4)
  }

  @Test func aHueIsHardlyEqualByChance() {
    #expect(!unused(survey()).contains("color.brand"))
  }

  @Test func theMappingSaysSoBesideTheRoles() throws {
    let mapping = try #require(
      survey().mapping(name: "Shop", tokenFile: "t.json").object?["roles"]?.object)
    let card = mapping["radius.card"]?.object
    #expect(card?["inUse"] == .bool(false))
    #expect(card?["roles"] == .array([.string("card")]))
    #expect(
      card?["$description"] == .string("a guess from its name; no code uses this scale yet"))
    #expect(mapping["spacing.small"]?.object?["roles"] == nil)
  }

  @Test func initAsksFirst() {
    let question = survey("Theme.Radius.medium").questions.first
    #expect(
      question?.text
        == "No code uses 2 tokens of Theme.Spacing; changes to them need review until this accepts them"
    )
    #expect(question?.line == #""accept": ["notInUse"]"#)
    #expect(survey("Theme.Radius.medium", "Theme.Spacing.small").questions.isEmpty)
  }
}
