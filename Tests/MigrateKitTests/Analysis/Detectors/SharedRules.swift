@testable import MigrateKitCore

/// The rules that hold for every form: what is text, what is a definition, what nobody but a person
/// changes.
enum SharedRules {
  /// The rules, in the order in which the documentation lists them.
  static var infos: [DetectorInfo] {
    [text, definition, interface, suppression, test, generated, vendored, preview, broken]
  }

  private static let text = DetectorInfo(
    id: "rule-text", category: nil, summary: "Comments and strings are not searched.",
    explanation: """
      Nothing is found in comments, in string literals or in regular expressions. Code inside of a \
      string's interpolation is code.
      """,
    examples: [
      .finds("Text(\"Due \\(Text(date).font(«.system(size: 15)»))\")"),
      .ignores(
        "comments, nested ones and documentation too", "// Text(title).cornerRadius(8)",
        "/* outer /* Color(hex: \"#0891B2\") */ .font(.system(size: 12)) */",
        "/// Color(red: 1, green: 0, blue: 0)"),
      .ignores(
        "strings, of every kind", "let help = \"view.cornerRadius(8)\"",
        "let css = #\"a { color: \"Color.red\" }\"#",
        "let help = \"\"\"\n  Color(hex: \"#0891B2\")\n  \"\"\""),
      .ignores(
        "regular expressions", "let pattern = /Color.red\"/", "let pattern = #/Color.red \" /#"),
    ])

  private static let definition: DetectorInfo = {
    var settings = DetectionSettings()
    settings.definitions = ["BrandKit"]
    return DetectorInfo(
      id: "rule-definition", category: nil,
      summary: "Declarations of the design system are not rewritten.",
      explanation: """
        They are reported with the status `definition`. A path never makes a definition: component code in \
        a theme folder is code. In these examples the mapping names `BrandKit` among its \
        `definitions`.
        """,
      settings: settings,
      examples: [
        .closes(
          .definition, "static members, and functions that return such a value, in extensions",
          "extension Color { static let brand = «Color(red: 1, green: 0, blue: 0)» }",
          "extension ShapeStyle where Self == Color { static var brand: Color { «.red» } }",
          "extension Font { static func label(_ bold: Bool) -> Font { «.system(size: 9)» } }",
          "extension CGFloat { static let cornerRadius: CGFloat = «12» }"),
        .closes(
          .definition, "types that are no view and declare only style values",
          """
          enum Theme {
            static let background = «Color(white: 0.5)»
            static let cornerRadius: CGFloat = «12»
          }
          """),
        .closes(
          .definition, "types that the mapping names",
          "struct BrandKit { let tint = «Color.red»; let count = 3 }"),
        .tells(.oneHop, "struct Home: View { static let brand = «Color(white: 0.5)» }"),
      ])
  }()

  private static let interface = DetectorInfo(
    id: "rule-interface", category: nil,
    summary: "Values that a rewrite could break are reported only.",
    explanation: """
      A token might not compile there, or would change the interface of the type. Such values are \
      found, counted and matched, and no replacement is offered.
      """,
    examples: [
      .tells(
        .reportOnly, "struct Row: View { @State var tint = «Color.red» }",
        "struct Row: View { @ScaledMetric var cornerRadius = «8.0» }",
        "struct Row: View { var cornerRadius: CGFloat = «8» }",
        "public func card(cornerRadius: CGFloat = «8») {}",
        "if let ink = «UIColor(named: \"Brand\")» { paint(ink) }",
        "let cornerRadius: Float = «8»", "enum Size: CGFloat { case cornerRadius = «8» }"),
      .tells(.oneHop, "func card(cornerRadius: CGFloat = «8», tint: Color = «.red») {}"),
    ])

  private static let suppression = DetectorInfo(
    id: "rule-suppression", category: nil, summary: "Silenced values are not rewritten.",
    explanation: """
      A comment suppresses its line, or, alone on a line, the next; `ignore-file` suppresses the file. \
      Categories narrow it, and a reason follows two dashes. A comment that suppresses nothing is \
      reported.
      """,
    examples: [
      .closes(
        .suppressed, "a comment says so", "view.cornerRadius(«8») // dsmigrate:ignore",
        "// dsmigrate:ignore color -- the partner's own red\nview.tint(«.red»)",
        "// dsmigrate:ignore-file\nview.tint(«.red»)\nview.cornerRadius(«8»)"),
      .finds("view.cornerRadius(«8») // dsmigrate:ignore color"),
    ])

  private static let test = DetectorInfo(
    id: "rule-test", category: nil, summary: "Tests are reported, not rewritten.",
    explanation: """
      A file is a test by its folder, or because it imports a test framework.
      """,
    path: "AppTests/CardTests.swift",
    examples: [.tells(.inTest, "let card = Card(tint: «Color.red»).cornerRadius(«8»)")])

  private static let generated = DetectorInfo(
    id: "rule-generated", category: nil, summary: "Generated files are left alone.",
    explanation: """
      Files that say so in a comment of their first lines are not reported, unless they are named \
      or `--all` is given.
      """,
    examples: [
      .tells(
        .reportOnly, "// Generated using SwiftGen\nview.cornerRadius(«8»)",
        "// Code written by a tool, DO NOT EDIT\nview.cornerRadius(«8»)")
    ])

  private static let vendored = DetectorInfo(
    id: "rule-vendored", category: nil, summary: "Vendored code is left alone.",
    explanation: """
      Folders such as `Pods`, `Carthage`, `DerivedData` and `vendor` are not reported, unless \
      `--all` is given; `.git` and `.build` are never read. A file whose header grants a license is copied code too, \
      where at most one file in five has such a header: its values are reported, and not replaced.
      """,
    path: "Pods/Cards/Card.swift",
    examples: [.tells(.reportOnly, "view.cornerRadius(«8»)")])

  private static let preview = DetectorInfo(
    id: "rule-preview", category: nil, summary: "Previews are code.",
    examples: [
      .finds(
        "#Preview { Card().cornerRadius(«8») }",
        """
        struct Card_Previews: PreviewProvider {
          static var previews: some View { Card().cornerRadius(«8») }
        }
        """)
    ])

  private static let broken = DetectorInfo(
    id: "rule-broken", category: nil,
    summary: "Any file is read, and what is certain in it is found.",
    explanation: """
      A file that does not parse, one with tabs, a byte order mark, any line endings or none at the \
      end, and one that is not UTF-8. Positions count bytes.
      """,
    examples: [
      .finds(
        "#!/usr/bin/swift\nview.cornerRadius(«8»)", "let été = \"🎨\"; view.cornerRadius(«8»)",
        "func card( {\n  view.cornerRadius(«8»)\n", "\u{FEFF}view.cornerRadius(«8»)\r\n\tnext()"),
      .ignores("a bracket without its partner: no expression", "view.font(.system(size: 20, ])"),
    ])
}
