@testable import MigrateKit
@testable import MigrateKitCore

extension OpacityDetector.Form {
  /// What readers should know of the form.
  var info: DetectorInfo {
    switch self {
    case .modifier: Self.modifierInfo
    case .property: Self.propertyInfo
    case .constant: Self.constantInfo
    }
  }

  private static let modifierInfo = DetectorInfo(
    id: modifier.rawValue, category: .opacity, summary: "The opacity of a view.",
    explanation: """
      Only where what it is called on can be nothing but a view: the opacity of a color or of a \
      gradient belongs to that. 0 and 1 show and hide, and say nothing.
      """,
    examples: [
      .finds(
        "Text(title).opacity(«0.5»)", "icon.padding(4).opacity(isOn ? «0.8» : «0.4»)",
        "VStack { rows }.opacity(«0.8»)", "content.opacity(«0.3»)"),
      .tells(.zero, "Text(title).opacity(isOn ? «1» : «0»)"),
      .tells(.notConstant, "Text(title).opacity(«level / 2»)"),
      .ignores(
        "the opacity of a color, or of what may be one", "Color.red.opacity(0.5)",
        "view.background(.black.opacity(0.5))",
        "view.background(Color(hex: hex).opacity(0.5))",
        "shape.fill(theme.color(for: level).opacity(0.5))",
        "shape.fill(LinearGradient(colors: colors, startPoint: a, endPoint: b).opacity(0.5))"),
      .ignores("a transition", "view.transition(.opacity)"),
      .ignores("a name", "Text(title).opacity(level)"),
    ])

  private static let propertyInfo = DetectorInfo(
    id: property.rawValue, category: .opacity,
    summary: "The opacity that is assigned to a view or a layer.",
    explanation: "A layer's is a `Float`, for which tokens are not written: it is reported.",
    examples: [
      .finds("avatarView.alpha = «0.5»"),
      .tells(.reportOnly, "view.layer.opacity = «0.5»"),
      .ignores("nothing says that it is a view", "components.alpha = 0.5", "color.opacity = 0.5"),
    ])

  private static let constantInfo = DetectorInfo(
    id: constant.rawValue, category: .opacity,
    summary: "A constant that the code uses for the opacity of a view.",
    examples: [
      .finds(
        "struct Row: View { let faded = «0.5»; var body: some View { Text(title).opacity(faded) } }"
      ),
      .ignores("nothing uses it", "struct Row: View { let opacity = 0.5 }"),
    ])
}
