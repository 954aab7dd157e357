import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Code may name a scale by an alias of its type; tokens are written as most code writes them.
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

  /// `extension Color { static let theme = BrandTheme.self }`: a property that is a type names it like an alias.
  @Test func aPropertyThatIsATypeIsAnAlias() {
    let property = "extension CGFloat { public static let corners = ShopDesign.Radius.self }"
    #expect(
      codes(property, "CGFloat.corners.small", "CGFloat.corners.large")
        == ["CGFloat.corners.small", "CGFloat.corners.large"])
    #expect(
      codes(property, "ShopDesign.Radius.small")
        == ["ShopDesign.Radius.small", "ShopDesign.Radius.large"])
    // Which type it is must be known.
    let choice =
      "extension CGFloat { public static let corners = isOld ? Old.self : ShopDesign.Radius.self }"
    #expect(
      codes(choice, "CGFloat.corners.small")
        == ["ShopDesign.Radius.small", "ShopDesign.Radius.large"])
  }

  /// A computed property of a type that is declared beside it is an alias of that; one that may change is none.
  @Test func aComputedPropertyThatIsATypeBesideItIsAnAlias() {
    func codes(_ property: String) -> [String] {
      let theme = """
        import SwiftUI
        extension Color {
          enum Todo {
            static let mark = Color(red: 0.2, green: 0.4, blue: 0.6)
            static let note = Color(red: 0.6, green: 0.4, blue: 0.2)
          }
          \(property)
        }
        """
      let view = "import SwiftUI\nfunc a(x: V) { x.fill(Color.todo.mark); x.fill(.todo.note) }"
      let survey = ThemeFixture(files: [("Theme.swift", theme), ("View.swift", view)]).survey
      return survey.tokens.compactMap { $0.codes[.color] }
    }
    #expect(
      codes("static var todo: Todo.Type { return Todo.self }") == [
        "Color.todo.mark", "Color.todo.note",
      ])
    #expect(codes("static var todo: Todo.Type { Todo.self }").count == 2)
    #expect(codes("static var todo: Todo.Type = Todo.self") == [])
  }

  /// One type may gather the others: `Constant.Corners` of `enum Constant { typealias Corners = CornerConstant }`.
  @Test func anAliasInsideAnotherTypeIsReadWithIt() {
    #expect(
      codes(
        "public enum Kit { public typealias Corners = ShopDesign.Radius }", "Kit.Corners.small",
        "Kit.Corners.large") == ["Kit.Corners.small", "Kit.Corners.large"])
    // Inside that type, and by a member of the same name elsewhere, it is not written like that.
    #expect(
      codes(
        "public enum Kit { public typealias Corners = ShopDesign.Radius }", "Other.Corners.small",
        "ShopDesign.Radius.large") == ["ShopDesign.Radius.small", "ShopDesign.Radius.large"])
  }

  @Test func aGlobalAliasComesFirst() {
    #expect(
      codes(
        """
        struct Row { typealias Corners = ShopDesign.Radius }
        public typealias Corners = ShopDesign.Radius
        """, "Corners.small") == ["Corners.small", "Corners.large"])
  }

  /// A view draws with the theme that it is given, and else with that of its environment.
  @Test(arguments: ["given ?? envTheme", "given ?? fallback"])
  func theNameOfAViewForTheThemeOfItsEnvironment(choice: String) {
    let theme = """
      import SwiftUI
      struct TileTheme {
        let face: Color; let edge: Color
        static let light = TileTheme(face: Color(white: 0.8), edge: Color(white: 0.4))
        static let dark = TileTheme(face: Color(white: 0.2), edge: Color(white: 0.1))
      }
      struct TileKey: EnvironmentKey { static let defaultValue: TileTheme = .light }
      extension EnvironmentValues {
        var tileTheme: TileTheme { get { self[TileKey.self] } set { self[TileKey.self] = newValue } }
      }
      """
    let views = ["Tile", "Row"].map { name in
      (
        "\(name).swift",
        """
        import SwiftUI
        struct \(name): View {
          let given: TileTheme?
          let fallback: TileTheme
          @Environment(\\.tileTheme) private var envTheme
          private var theme: TileTheme { \(choice) }
          var body: some View {
            Text("").foregroundColor(theme.face).background(theme.edge)
          }
        }
        """
      )
    }
    let tokens = ThemeFixture(files: [("Theme.swift", theme)] + views).survey.tokens
    let name = choice.hasSuffix("envTheme") ? "theme" : "envTheme"
    #expect(tokens.map { $0.codes[.color] } == ["\(name).face", "\(name).edge"])
    #expect(tokens.map(\.requires) == [name, name])
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
