@testable import MigrateKitCore

extension RadiusDetector.Form {
  /// What people should know of the form.
  var info: DetectorInfo {
    switch self {
    case .modifier: Self.modifierInfo
    case .shape: Self.shapeInfo
    case .layer: Self.layerInfo
    case .path: Self.pathInfo
    case .own: Self.ownInfo
    case .constant: Self.constantInfo
    }
  }

  private func page(
    _ summary: String, _ explanation: String, _ examples: [DetectorInfo.Example]
  ) -> DetectorInfo {
    DetectorInfo(
      id: rawValue, category: .radius, summary: summary, explanation: explanation,
      examples: examples)
  }

  private static let modifierInfo = Self.modifier.page(
    "A corner radius given to a modifier.",
    """
    The number is replaced and the call kept: `cornerRadius(_:)` draws circular corners where a \
    shape draws continuous ones.
    """,
    [
      .finds(
        "Text(title).cornerRadius(«24»)", "Text(title).cornerRadius(«12.5», corners: [.topLeft])",
        "sheet.presentationCornerRadius(«20»)", "view.cornerRadius(isCompact ? «8» : other)",
        "view.cornerRadius(«CGFloat(12)»)"),
      .tells(.severalValues, "view.cornerRadius(«isCompact ? 0 : 10»)"),
      .tells(.notConstant, "view.cornerRadius(«width / 2»)"),
      .tells(.zero, "view.cornerRadius(«0»)"),
      .ignores(
        "a name: whatever it is worth is written elsewhere", "view.cornerRadius(radius)",
        "view.cornerRadius(.infinity)", "view.cornerRadius(DesignTokens.Layout.card)"),
      .ignores(
        "a declaration", "func cornerRadius(_ radius: CGFloat) -> some View { self }",
        "var cornerRadius: CGFloat { stored }"),
      .ignores("a key path", "let path = \\Layer.cornerRadius"),
      .ignores("a binding", "guard let cornerRadius = stored as? CGFloat else { return }"),
    ])

  private static let shapeInfo = Self.shape.page(
    "A corner radius of a shape.",
    "Each number of a shape with several radii is found by itself.",
    [
      .finds(
        "RoundedRectangle(cornerRadius: «8», style: .continuous)",
        "RoundedRectangle(cornerSize: CGSize(width: «4», height: «4»))",
        "view.clipShape(.rect(cornerRadius: «10»))",
        "view.background(.red, in: .rect(cornerRadius: «10», style: .continuous))",
        "view.glassEffect(.regular, in: .rect(cornerRadius: «16»))",
        "UnevenRoundedRectangle(topLeadingRadius: «16», bottomTrailingRadius: «2 * 4»)",
        "UnevenRoundedRectangle(cornerRadii: .init(topLeading: «16», topTrailing: «8»))",
        "RectangleCornerRadii(topLeading: «16», bottomLeading: «8»)",
        "view.buttonBorderShape(.roundedRectangle(radius: «20»))",
        "ConcentricRectangle(corners: .fixed(«12»))"),
      .ignores(
        "other radii: of shadows, blurs, arcs and gradients", "Circle().shadow(radius: 8)",
        "view.blur(radius: 8)",
        "path.addArc(center: center, radius: 8, startAngle: a, endAngle: b)",
        "RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 8)"),
    ])

  private static let layerInfo = Self.layer.page(
    "A corner radius that is assigned.",
    "To a layer, or to any other property that ends in `cornerRadius`.",
    [
      .finds(
        "view.layer.cornerRadius = «12»", "label.layer?.cornerRadius = «10.0»",
        "layer!.cornerRadius = «12»", "sheet.preferredCornerRadius = «24»\nnext()"),
      .tells(.severalValues, "layer.cornerRadius = «hasBorder ? 3 : 8»"),
      .tells(.notConstant, "view.layer.cornerRadius = «bounds.height / 2»"),
      .ignores("a name", "view.layer.cornerRadius = radius"),
      .ignores("the radius of a shadow", "view.layer.shadowRadius = 8"),
      .ignores("a comparison", "if view.layer.cornerRadius == 8 { stop() }"),
    ])

  private static let pathInfo = Self.path.page(
    "A corner radius of a path.", "",
    [
      .finds(
        "UIBezierPath(roundedRect: rect, cornerRadius: «10»)",
        "NSBezierPath(roundedRect: rect, xRadius: «6», yRadius: «6»)",
        "CGPath(roundedRect: rect, cornerWidth: «6», cornerHeight: «6», transform: nil)",
        """
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: «6», height: «6»))
        """,
        "path.addRoundedRect(in: rect, cornerSize: CGSize(width: «6», height: «6»))")
    ])

  private static let ownInfo = Self.own.page(
    "A corner radius given to a function of the app's own.",
    """
    Any argument whose label is, or ends in, `cornerRadius`, and the `radius` of a call about \
    corners or rounding. Its declaration determines the type: it takes a token where that is a \
    `CGFloat` or a `Double`. What the function does with it only a person knows.
    """,
    [
      .tells(
        .oneHop,
        """
        func roundedBorder(cornerRadius: CGFloat, color: Color) {}
        view.roundedBorder(cornerRadius: «8», color: color)
        """,
        """
        struct Card: View { let imageCornerRadius: CGFloat; let title: String }
        Card(imageCornerRadius: «8», title: title)
        """),
      .tells(
        .reportOnly, "Card(cornerRadius: «8»)",
        "view.clipShape(RoundedCorner(radius: «12», corners: .allCorners))",
        "func card(cornerRadius: Int) {}\ncard(cornerRadius: «8»)",
        "Card(cornerRadius: «Float(8)»)"),
    ])

  private static let constantInfo = Self.constant.page(
    "A constant that only carries a corner radius.",
    """
    Found at the constant, where the fix belongs, with its uses: by its name, or because the code \
    uses it where a radius is taken, in this file or another. Its uses decide what it is for; where \
    they do not agree, or may not all be known, nothing is applied.
    """,
    [
      .finds(
        """
        struct Row: View {
          let round = «8.0»
          var body: some View { Text(title).cornerRadius(round) }
        }
        """),
      .tells(
        .oneHop, "struct Row: View { private let cornerRadius: CGFloat = «12» }",
        "struct Row: View { enum Layout { static let corner = «8.0» }; let c: Color }",
        "func card(cornerRadius: CGFloat = «8») {}", "var cornerRadius: CGFloat { «8» }"),
      .tells(
        .reportOnly, "struct Row: View { @State private var cornerRadius: CGFloat = «12» }",
        "struct Row: View { var cornerRadius: CGFloat = «12» }",
        "struct Row: View { let cornerRadius = «12»; let c: Color }",
        "public func card(cornerRadius: CGFloat = «8») {}"),
      .ignores(
        "the name may be of another radius, and nothing uses it for a corner's",
        "struct Row: View { let shadowRadius: CGFloat = 12 }",
        "struct Row: View { let radius: CGFloat = 12 }"),
      .ignores("there is no value", "struct Row: View { var cornerRadius: CGFloat }"),
      .ignores(
        "a getter that computes with the number, or returns another radius",
        "var cornerRadius: CGFloat { scaled(8) }", "var shadowRadius: CGFloat { 8 }"),
    ])
}
