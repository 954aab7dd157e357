/// Finds what is added between the lines of a text, written as a number.
struct LineSpacingDetector: Detector {
  static var infos: [DetectorInfo] { [modifierInfo, propertyInfo, constantInfo] }

  func drafts(in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    let numbers = NumberDrafts(outline: outline, category: .lineSpacing) { _ in .unknown }
    let places = outline.indices(of: .lineSpacing).compactMap { Self.place(Int($0), in: outline) }
    return numbers.drafts(places, constants: Self.constantInfo.id) {
      $0.hasSuffix(["line", "spacing"])
    }
  }

  private static func place(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    if let call = outline.modifierCall(named: name) {
      let arguments = outline.arguments(call)
      guard arguments.count == 1, arguments[0].label == nil else { return nil }
      return NumberPlace(
        form: modifierInfo.id, value: arguments[0].value, spelling: outline.spelledSignature(call))
    }
    guard outline.kind(name - 1) == .period, let value = outline.valueAssigned(to: name) else {
      return nil
    }
    return NumberPlace(form: propertyInfo.id, value: value, spelling: ".lineSpacing =")
  }

  private static let modifierInfo = DetectorInfo(
    id: "line-spacing-modifier", category: .lineSpacing,
    summary: "A line spacing given to a modifier.",
    examples: [
      .finds(
        "Text(story).lineSpacing(«4»)", "Text(story).lineSpacing(isLarge ? «6» : «4»)"),
      .ignores("a name", "Text(story).lineSpacing(Spacing.relaxed)"),
      .ignores("a declaration", "func lineSpacing(_ points: CGFloat) -> some View { self }"),
    ])

  private static let propertyInfo = DetectorInfo(
    id: "line-spacing-property", category: .lineSpacing,
    summary: "A line spacing that is assigned, as to a paragraph style.",
    examples: [
      .finds("paragraph.lineSpacing = «4»"),
      .ignores("the distance between paragraphs", "paragraph.paragraphSpacing = 4"),
      .ignores("it is read, not assigned", "let points = paragraph.lineSpacing"),
    ])

  private static let constantInfo = DetectorInfo(
    id: "line-spacing-constant", category: .lineSpacing,
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
