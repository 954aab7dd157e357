import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Tokens in extensions of a type by another name, `AppColor` for `UIColor`.
@Suite struct AliasedTypeTests {
  /// The color in the declaration of a token is not replaced by that token, which would call itself without end.
  @Test func aDeclarationDoesNotBecomeItself() throws {
    let project = try MappedProject(
      mapping: """
        { "name": "T", "tokens": ["test.tokens.json"], "roles": {},
          "code": { "color": { "UIColor": "UIColor.{name}" } } }
        """,
      tokens: ##"{ "color": { "green700": { "$type": "color", "$value": "#0891B2" } } }"##,
      files: [
        "App/Colors.swift": """
        import UIKit
        public typealias AppColor = UIColor
        extension AppColor {
          public static var green700: AppColor {
            return UIColor(red: 8 / 255, green: 145 / 255, blue: 178 / 255, alpha: 1)
          }
        }
        """,
        "App/Row.swift": """
        import UIKit
        func paint(_ label: UILabel) {
          label.textColor = UIColor(red: 8 / 255, green: 145 / 255, blue: 178 / 255, alpha: 1)
        }
        """,
      ])
    #expect(try project.suggestions(in: "App/Colors.swift").map(\.status) == [.definition])
    #expect(try project.suggestions(in: "App/Row.swift").map(\.replacement) == ["UIColor.green700"])
  }

  /// Only a global alias is another name of a type, and the first one of its name counts.
  @Test func theFirstGlobalAliasOfANameCounts() {
    let index = EvaluatorFixture(
      """
      struct AppColor {}
      typealias AppColor = UIColor
      struct Theme { typealias Ink = UIColor }
      struct Card {}
      struct Card {}
      """,
      "typealias AppColor = NSColor"
    ).evaluator.resolver.index
    #expect(index.aliasedType("AppColor") == "UIColor")
    #expect(index.aliasedType("Ink") == nil)
    #expect(index.aliasedType("Card") == nil)
    #expect(index.aliasedType("Paper") == nil)
  }
}
