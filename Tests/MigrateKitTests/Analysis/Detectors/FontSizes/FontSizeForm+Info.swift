@testable import MigrateKitCore

extension FontSizeDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .font: Self.fontInfo
    case .own: Self.ownInfo
    case .constant: Self.constantInfo
    }
  }

  private static let fontInfo = DetectorInfo(
    id: font.rawValue, category: .fontSize,
    summary: "The size in the code of a font.",
    explanation:
      "The font as a whole is found too; where both have a token, the surer one is reported.",
    examples: [
      .finds(
        "Text(a).font(.system(size: «17», weight: .bold))",
        "Text(a).font(.custom(\"Lora\", size: «17»))",
        "label.font = UIFont.systemFont(ofSize: «17»)", "label.font = font.withSize(«17»)"),
      .ignores("a name", "Text(a).font(.system(size: FontSize.body))"),
      .ignores("a text style", "Text(a).font(.headline)"),
    ])

  private static let ownInfo = DetectorInfo(
    id: own.rawValue, category: .fontSize,
    summary: "A size that the app's function takes as `fontSize`.",
    explanation:
      "Its declaration determines the type. What the function does with it only a person knows.",
    examples: [
      .tells(.oneHop, "func badge(fontSize: CGFloat) {}\nbadge(fontSize: «17»)"),
      .tells(.reportOnly, "Badge(fontSize: «17»)"),
      .ignores("the size of something else", "Badge(size: 17)"),
    ])

  private static let constantInfo = DetectorInfo(
    id: constant.rawValue, category: .fontSize,
    summary: "A constant that only carries the size of a font.",
    examples: [
      .finds(
        "struct Row: View { let title = «17.0»; var body: some View { Text(a).font(.system(size: title)) } }"
      ),
      .ignores("no code of a font uses it", "struct Row: View { let titleFontSize: CGFloat = 17 }"),
    ])
}
