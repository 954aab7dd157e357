@testable import MigrateKitCore

extension LineSpacingDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .modifier: Self.modifierInfo
    case .property: Self.propertyInfo
    case .constant: Self.constantInfo
    }
  }

  private static let modifierInfo = DetectorInfo(
    id: modifier.rawValue, category: .lineSpacing,
    summary: "A line spacing given to a modifier.",
    examples: [
      .finds(
        "Text(story).lineSpacing(«4»)", "Text(story).lineSpacing(isLarge ? «6» : «4»)"),
      .ignores("a name", "Text(story).lineSpacing(Spacing.relaxed)"),
      .ignores("a declaration", "func lineSpacing(_ points: CGFloat) -> some View { self }"),
    ])

  private static let propertyInfo = DetectorInfo(
    id: property.rawValue, category: .lineSpacing,
    summary: "A line spacing that is assigned, as to a paragraph style.",
    examples: [
      .finds("paragraph.lineSpacing = «4»"),
      .ignores("the distance between paragraphs", "paragraph.paragraphSpacing = 4"),
      .ignores("it is read, not assigned", "let points = paragraph.lineSpacing"),
    ])

  private static let constantInfo = DetectorInfo(
    id: constant.rawValue, category: .lineSpacing,
    summary: "A constant that only carries a line spacing.",
    examples: [
      .tells(.oneHop, "struct Row: View { let lineSpacing: CGFloat = «4» }"),
      .finds(
        "struct Row: View { let gap = «4.0»; var body: some View { Text(story).lineSpacing(gap) } }"
      ),
      .ignores(
        "the height of a line, text included", "struct Row: View { let lineHeight: CGFloat = 4 }"),
    ])
}
