@testable import MigrateKit
@testable import MigrateKitCore

extension BorderWidthDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .stroke: Self.strokeInfo
    case .layer: Self.layerInfo
    case .own: Self.ownInfo
    case .constant: Self.constantInfo
    }
  }

  private static let strokeInfo = DetectorInfo(
    id: stroke.rawValue, category: .borderWidth,
    summary: "The width of a border or a stroke given to a modifier.",
    examples: [
      .finds(
        "Circle().stroke(color, lineWidth: «2»)",
        "shape.strokeBorder(color, lineWidth: isSelected ? «2» : «1»)",
        "shape.stroke(style: StrokeStyle(lineWidth: «12», lineCap: .round))",
        "shape.stroke(color, style: .init(lineWidth: «1.5»))",
        "Text(title).border(color, width: «1»)",
        "Circle().rotation(angle.trim()).stroke(color, lineWidth: «1»)"),
      .tells(
        .roleUnknown, "Path { $0.addLine(to: end) }.stroke(color, lineWidth: «2»)",
        "context.stroke(path, with: color, lineWidth: «2»)",
        "Circle().trim(from: 0, to: share).stroke(color, lineWidth: «4»)",
        "Circle().trim(from: 0, to: share).stroke(color, style: StrokeStyle(lineWidth: «4»))"),
      .ignores("a name", "Circle().stroke(color, lineWidth: Layout.ringWidth)"),
      .ignores(
        "there is no value", "Circle().stroke(color)",
        "context.stroke(path, with: color, lineCap: .round)"),
      .ignores("the width of something else", "view.frame(width: 2)"),
    ])

  private static let layerInfo = DetectorInfo(
    id: layer.rawValue, category: .borderWidth,
    summary: "The width of a border that is assigned to a layer.",
    examples: [
      .finds("view.layer.borderWidth = «1»", "view.layer.borderWidth = isSelected ? «2» : «1»"),
      .tells(.zero, "view.layer.borderWidth = «0»"),
      .ignores("a name", "view.layer.borderWidth = width"),
      .ignores("the line of a drawing", "shape.lineWidth = 2"),
    ])

  private static let ownInfo = DetectorInfo(
    id: own.rawValue, category: .borderWidth,
    summary: "The width of a border given to a function of the app's own.",
    examples: [.tells(.reportOnly, "view.outlined(color: color, borderWidth: «2»)")])

  private static let constantInfo = DetectorInfo(
    id: constant.rawValue, category: .borderWidth,
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
