import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Files are read for what the code of tokens names, and what the values of tokens name may be in any other file.
@Suite struct NamesOfOtherFilesTests {
  private static let view = """
    import SwiftUI
    struct V: View { var body: some View { Text("").padding(16) } }

    """

  /// What becomes of a padding of 16 in an app with these files, whose token is `Spacing.md`.
  private func outcomes(_ files: [String: String], code: String = "Spacing.{name}") throws
    -> [String]
  {
    var files = files
    files["App/V.swift"] = files["App/V.swift"] ?? Self.view
    return try TwoTokens.outcomes(files, step: code)
  }

  @Test(arguments: [
    (
      "enum Spacing { static let md = Grid.step * 2 }", "enum Grid { static let step: CGFloat = 8 }"
    ),
    // One name leads to the next.
    (
      "enum Spacing { static let md = Grid.step * 2 }",
      "enum Grid { static let step: CGFloat = Base.unit * 2 }\nenum Base { static let unit: CGFloat = 4 }"
    ),
    (
      "enum Spacing { static let md = grid(2) }",
      "func grid(_ steps: CGFloat) -> CGFloat { steps * 8 }"
    ),
    (
      "enum Spacing { static let md: CGFloat = .wide }",
      "extension CGFloat { static let wide: CGFloat = 16 }"
    ),
  ]) func theyAreRead(theme: String, other: String) throws {
    let files = [
      "App/Theme.swift": "import SwiftUI\n\(theme)\n",
      "App/Other.swift": "import SwiftUI\n\(other)\n",
    ]
    #expect(try outcomes(files) == ["Spacing.md"])
  }

  /// Whether any code assigns to a variable there is not looked for.
  @Test(arguments: [
    "enum Grid { static var step = Base.unit }",
    "class Grid { static let shared = Grid(); var unit = Base.unit; static var step: CGFloat { shared.unit } }",
    "var gridStep = Base.unit\nenum Grid { static var step: CGFloat { gridStep } }",
  ]) func aVariableHasNoValue(other: String) throws {
    let files = [
      "App/Theme.swift": "import SwiftUI\nenum Spacing { static let md = Grid.step * 2 }\n",
      "App/Other.swift":
        "import SwiftUI\n\(other)\nenum Base { static let unit: CGFloat = 8 }\n",
    ]
    #expect(try outcomes(files) == ["valueUnknown"])
  }

  /// Each of two targets with the same names has its own.
  @Test func theyAreReadForEachDeclaration() throws {
    let files = [
      "Kit/Theme.swift": "public enum Spacing { public static let md: CGFloat = 8 }\n",
      "App/Theme.swift": "import SwiftUI\nenum Spacing { static let md = Grid.step * 2 }\n",
      "App/Other.swift": "import SwiftUI\nenum Grid { static let step: CGFloat = 8 }\n",
    ]
    #expect(try outcomes(files) == ["Spacing.md"])
  }

  /// The texts of a storyboard are no code.
  @Test func aStoryboardDeclaresNothing() throws {
    let files = [
      "App/Theme.swift": "import SwiftUI\nenum Spacing { static let md = gridStep * 2 }\n",
      "App/Main.storyboard": "<document>\nlet gridStep: CGFloat = 8\n</document>\n",
    ]
    #expect(try outcomes(files) == ["valueUnknown"])
  }

  /// Where no file declares a name, nothing is read again, and the reason says so.
  @Test func aNameThatNoFileDeclaresIsSaid() throws {
    let files = [
      "App/Theme.swift": "import SwiftUI\nenum Spacing { static let md = Grid.step * 2 }\n",
      "App/Other.swift": "import SwiftUI\nlet a = Grid.step\n",
    ]
    #expect(try outcomes(files) == ["valueUnknown"])
  }

  /// A theme that views get from their environment is asked for where a view has it.
  @Test func thoseOfAThemeOfTheEnvironmentAreRead() throws {
    let files = [
      "App/Theme.swift": """
      import SwiftUI
      struct Theme { let md: CGFloat; static let shared = Theme(md: Grid.step) }
      private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.shared }
      extension EnvironmentValues {
        var theme: Theme { get { self[ThemeKey.self] } set { self[ThemeKey.self] = newValue } }
      }
      """,
      "App/Other.swift": "import SwiftUI\nenum Grid { static let step: CGFloat = 16 }\n",
      "App/V.swift": """
      import SwiftUI
      struct V: View {
        @Environment(\\.theme) var theme
        var body: some View { Text("").padding(16) }
      }
      """,
    ]
    #expect(try outcomes(files, code: "theme.{name}\", \"requires\": \"theme") == ["theme.md"])
  }
}
