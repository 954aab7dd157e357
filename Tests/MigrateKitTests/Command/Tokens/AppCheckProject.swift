@testable import MigrateKitCore

/// A git work tree with an app whose theme and token file disagree in each way that a check lists.
struct AppCheckProject {
  let folder: TemporaryFolder

  static let theme = """
    import SwiftUI

    enum Spacing {
      static let sm: CGFloat = 12
      static let lg: CGFloat = 24.0
      static let huge: CGFloat = 64
      static let columns = 3
      static var gutter: CGFloat { width / 3 }
    }

    extension Color {
      static let brand = Color(hex: "#22d3ee")
      static let fog = Color(hex: 0xEEEEEE)
      static let ink = Color(red: 17 / 255, green: 17 / 255, blue: 17 / 255)
      static let mist = Color(hex: 0xDDDDDD)
      static let tint = brand
    }

    """

  static let tokens = """
    {
      "color": {
        "$type": "color",
        "brand": { "$value": "#0891b2" },
        "ink": {
          "$value": {
            "colorSpace": "srgb", "components": [0.13333, 0.2, 0.26667], "alpha": 1, "hex": "#223344"
          }
        },
        "mist": { "$value": "#cccccc" },
        "sea": { "$value": "{color.brand}" },
        "tint": { "$value": "{color.mist}" }
      },
      "spacing": {
        "$type": "dimension",
        "sm": { "$value": { "value": 8, "unit": "px" } },
        "lg": { "$value": { "value": 1.25, "unit": "rem" } },
        "lge": { "$value": "32px" },
        "gutter": { "$value": "10px" }
      }
    }

    """

  static let mapping = """
    {
      "name": "Small",
      "tokens": ["t.tokens.json"],
      "code": {
        "color": { "Color": "Color.{name}" },
        "spacing": { "CGFloat": "Spacing.{name}" },
        "tokens": { "color.sea": { "Color": "Color.brand" }, "color.tint": { "Color": "Color.tint" } }
      },
      "roles": { "color.**": ["text"] }
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Theme.swift", Self.theme)
    try folder.write(
      "App/View.swift",
      """
      import SwiftUI

      struct Card: View {
        var body: some View { Text("a").padding(12) }
      }

      """)
    try folder.write("App/.dsmigrate.json", #"{ "mapping": "../design/m.json" }"#)
    try folder.write("design/m.json", Self.mapping)
    try folder.write("design/t.tokens.json", Self.tokens)
    try folder.commitAll()
  }

  func check(_ arguments: String...) throws -> ProgramResult {
    try BuiltTool.run(["tokens", "check", "--app", "App"] + arguments, in: folder)
  }

  /// The check with a patch for one side, applied with git.
  func applyPatch(_ side: String) throws -> ProgramResult {
    let result = try check("--patch", side)
    try folder.write("p.patch", result.output)
    let applied = try folder.run("git", ["apply", "p.patch"])
    guard applied.status == 0 else { throw ProgramError(text: applied.error) }
    return result
  }
}
