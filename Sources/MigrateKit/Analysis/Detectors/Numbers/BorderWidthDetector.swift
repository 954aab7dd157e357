/// Finds the widths of borders and strokes that are written as numbers.
struct BorderWidthDetector: Detector {
  static var infos: [DetectorInfo] { [strokeInfo, layerInfo, ownInfo, constantInfo] }

  func drafts(in file: ScannedFile) -> [Draft] {
    let outline = file.outline
    let numbers = NumberDrafts(outline: outline, category: .borderWidth) { _ in .unknown }
    func places(_ word: KnownWord, _ read: (Int, SyntaxOutline) -> NumberPlace?) -> [NumberPlace] {
      outline.indices(of: word).compactMap { read(Int($0), outline) }
    }
    let places =
      places(.lineWidth, Self.stroke) + places(.border, Self.border)
      + places(.borderWidth, Self.borderWidth)
    return numbers.drafts(places, constants: Self.constantInfo.id) { words in
      words.hasSuffix(["border", "width"]) || words.hasSuffix(["stroke", "width"])
    }
  }

  /// Reads `.stroke(color, lineWidth: 1)`, `StrokeStyle(lineWidth: 1, dash: dash)`.
  private static func stroke(_ label: Int, in outline: SyntaxOutline) -> NumberPlace? {
    guard let (call, argument) = outline.call(labelledBy: label),
      ["stroke", "strokeBorder", "StrokeStyle", "init"].contains(
        outline.name(outline.callee(of: call)))
    else { return nil }
    return NumberPlace(
      form: strokeInfo.id, value: argument.value, spelling: outline.spelledSignature(call))
  }

  /// Reads `.border(color, width: 1)`.
  private static func border(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    guard let call = outline.modifierCall(named: name),
      let width = outline.arguments(call).first(where: { argument in
        argument.label.map { outline.isText($0, "width") } ?? false
      })
    else { return nil }
    return NumberPlace(
      form: strokeInfo.id, value: width.value, spelling: outline.spelledSignature(call))
  }

  /// Reads `layer.borderWidth = 1`, `Card(borderWidth: 1)`.
  private static func borderWidth(_ name: Int, in outline: SyntaxOutline) -> NumberPlace? {
    if let (call, argument) = outline.call(labelledBy: name) {
      var place = NumberPlace(
        form: ownInfo.id, value: argument.value, spelling: outline.spelledSignature(call))
      place.obstacle =
        "'\(outline.name(outline.callee(of: call)))' is the app's own and may take another type"
      return place
    }
    guard outline.kind(name - 1) == .period, let value = outline.valueAssigned(to: name) else {
      return nil
    }
    return NumberPlace(form: layerInfo.id, value: value, spelling: ".borderWidth =")
  }

  private static let strokeInfo = DetectorInfo(
    id: "border-stroke", category: .borderWidth,
    summary: "The width of a border or a stroke given to a modifier.",
    examples: [
      .finds(
        "Circle().stroke(color, lineWidth: «2»)",
        "shape.strokeBorder(color, lineWidth: isSelected ? «2» : «1»)",
        "shape.stroke(style: StrokeStyle(lineWidth: «12», lineCap: .round))",
        "shape.stroke(color, style: .init(lineWidth: «1.5»))",
        "Text(title).border(color, width: «1»)"),
      .ignores("a name", "Circle().stroke(color, lineWidth: Layout.ringWidth)"),
      .ignores(
        "there is no value", "Circle().stroke(color)",
        "context.stroke(path, with: color, lineCap: .round)"),
      .ignores("the width of something else", "view.frame(width: 2)"),
    ])

  private static let layerInfo = DetectorInfo(
    id: "border-layer", category: .borderWidth,
    summary: "The width of a border that is assigned to a layer.",
    examples: [
      .finds("view.layer.borderWidth = «1»", "view.layer.borderWidth = isSelected ? «2» : «1»"),
      .tells(.zero, "view.layer.borderWidth = «0»"),
      .ignores("a name", "view.layer.borderWidth = width"),
      .ignores("the line of a drawing", "shape.lineWidth = 2"),
    ])

  private static let ownInfo = DetectorInfo(
    id: "border-own", category: .borderWidth,
    summary: "The width of a border given to a function of the app's own.",
    examples: [.tells(.reportOnly, "view.outlined(color: color, borderWidth: «2»)")])

  private static let constantInfo = DetectorInfo(
    id: "border-constant", category: .borderWidth,
    summary: "A constant that only carries the width of a border.",
    examples: [
      .tells(.oneHop, "struct Row: View { private let borderWidth: CGFloat = «2» }"),
      .finds(
        """
        struct Row: View {
          let ring = «2.0»
          var body: some View { Circle().stroke(color, lineWidth: ring) }
        }
        """),
      .ignores(
        "the name may be of a drawing, and nothing uses it for a border",
        "struct Row: View { let lineWidth: CGFloat = 2 }"),
    ])
}
