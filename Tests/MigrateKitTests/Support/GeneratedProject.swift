@testable import MigrateKitCore

/// A git work tree with a generated app in it: as many files as wanted, of every shape that a rewrite
/// must keep, with two values in each that are certain.
enum GeneratedProject {
  static func make(fileCount: Int, committed: Bool = true) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/.dsmigrate.json", DeclaredTheme.configuration(mapping: "../design/small.json"))
    try folder.write("App/\(DeclaredTheme.fileName)", DeclaredTheme.small)
    try folder.write("design/small.json", mapping)
    try folder.write("design/small.tokens.json", tokens)
    for index in 0..<fileCount { try folder.write(name(index), source(index)) }
    if committed { try folder.commitAll() }
    return folder
  }

  /// The names of the generated files.
  static func names(_ count: Int) -> [String] { (0..<count).map(name) }

  private static func name(_ index: Int) -> String { "App/Group\(index % 7)/View\(index).swift" }

  /// A view, with the line endings, the mark and the end of file that its number asks for.
  private static func source(_ index: Int) -> [UInt8] {
    let lines = [
      "import SwiftUI", "", "struct View\(index): View {", "  var body: some View {",
      "    Text(\"Hi \(index)\")",
      "      .foregroundColor(Color(red: 8 / 255, green: 145 / 255, blue: 178 / 255))",
      "      .cornerRadius(12)", "  }", "}",
    ]
    let newline = index % 3 == 0 ? "\r\n" : "\n"
    var text = lines.joined(separator: newline)
    if index % 4 != 0 { text += newline }
    if index % 5 == 0 { text = "\u{FEFF}" + text }
    return Array(text.utf8)
  }

  private static let mapping = """
    {
      "name": "Small",
      "tokens": ["small.tokens.json"],
      "code": {
        "color": { "Color": "Color.{name}", "ShapeStyle": "Color.{name}" },
        "radius": { "CGFloat": "Radius.{name}" }
      },
      "roles": { "color.brand": ["text", "icon", "tint"] },
      "prefer": ["radius.card"]
    }

    """

  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "brand": {
          "$value": { "colorSpace": "srgb", "components": [0.03137254901, 0.56862745098, 0.69803921568] }
        }
      },
      "radius": {
        "$type": "dimension",
        "card": { "$value": { "value": 12, "unit": "px" } }
      }
    }

    """
}
