import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Code may name a scale by a global alias of its type; tokens are written as most code writes them.
@Suite struct ThemeAliasesTests {
  private static func theme(_ alias: String) -> String {
    """
    import SwiftUI
    public enum ShopDesign {
      public enum Radius {
        public static let small: CGFloat = 8
        public static let large: CGFloat = 24
      }
    }
    \(alias)
    """
  }

  private func codes(_ alias: String, _ uses: String...) -> [String] {
    let users = uses.enumerated().map { number, use in
      ("Views/User\(number).swift", "import SwiftUI\nfunc paint\(number)() { draw(\(use)) }")
    }
    let survey = ThemeFixture(files: [("Theme.swift", Self.theme(alias))] + users).survey
    return survey.tokens.compactMap { $0.codes[.cgFloat] }
  }

  @Test func anAliasThatMostCodeWritesIsWritten() {
    #expect(
      codes("public typealias Corners = ShopDesign.Radius", "Corners.small", "Corners.large")
        == ["Corners.small", "Corners.large"])
  }

  @Test func anAliasThatFewWriteIsNot() {
    #expect(
      codes(
        "public typealias Corners = ShopDesign.Radius", "Corners.small", "ShopDesign.Radius.small")
        == ["ShopDesign.Radius.small", "ShopDesign.Radius.large"])
  }

  @Test func theAliasOfTheTypeAroundCounts() {
    #expect(
      codes("public typealias DS = ShopDesign", "DS.Radius.small") == [
        "DS.Radius.small", "DS.Radius.large",
      ])
  }

  /// An alias for the spacing of a type is for that alone.
  @Test func anAliasForOneKindOfValues() {
    let theme = """
      import SwiftUI
      enum Tokens {
        static let gap4: CGFloat = 4
        static let ink = Color(red: 0.1, green: 0.2, blue: 0.3)
      }
      typealias Gaps = Tokens
      """
    let uses = ["Tokens.ink", "Tokens.ink", "Gaps.gap4"].enumerated().map { number, use in
      ("User\(number).swift", "import SwiftUI\nfunc paint\(number)() { draw(\(use)) }")
    }
    let survey = ThemeFixture(files: [("Theme.swift", theme)] + uses).survey
    #expect(Set(survey.tokens.flatMap(\.codes.values)).isSuperset(of: ["Gaps.gap4", "Tokens.ink"]))
  }

  /// Who sees the token may not see the alias.
  @Test func anAliasOfTheModuleIsNotWrittenForAPublicToken() {
    #expect(
      codes("typealias Corners = ShopDesign.Radius", "Corners.small")
        == ["ShopDesign.Radius.small", "ShopDesign.Radius.large"])
  }
}
