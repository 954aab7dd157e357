extension RadiusSite.Form {
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
    shape draws continuous ones. 0 and computed radii are left alone.
    """,
    [
      .finds("Text(title).cornerRadius(«24»)"),
      .finds("Text(title).cornerRadius(«12.5», corners: [.topLeft])"),
      .finds("sheet.presentationCornerRadius(«20»)"),
      .finds("view.cornerRadius(«isCompact ? 4 : 10»)"),
      .finds("view.cornerRadius(isCompact ? «8» : other)"),
      .finds("view.cornerRadius(«CGFloat(12)»)"),
      .finds("view.cornerRadius(«width / 2»)"),
      .finds("view.cornerRadius(«0»)"),
      .ignores("view.cornerRadius(radius)"),
      .ignores("view.cornerRadius(DesignTokens.Layout.card)"),
      .ignores("func cornerRadius(_ radius: CGFloat) -> some View { self }"),
      .ignores("let path = \\Layer.cornerRadius"),
      .ignores("guard let cornerRadius = stored as? CGFloat else { return }"),
      .ignores("// view.cornerRadius(8)"),
      .ignores("let css = \"view.cornerRadius(8)\""),
    ])

  private static let shapeInfo = Self.shape.page(
    "A corner radius of a shape.",
    "Each number of a shape with several radii is found by itself.",
    [
      .finds("RoundedRectangle(cornerRadius: «8», style: .continuous)"),
      .finds("RoundedRectangle(cornerSize: CGSize(width: «4», height: «4»))"),
      .finds("view.clipShape(.rect(cornerRadius: «10»))"),
      .finds("view.background(.red, in: .rect(cornerRadius: «10», style: .continuous))"),
      .finds("UnevenRoundedRectangle(topLeadingRadius: «16», bottomTrailingRadius: «2 * 4»)"),
      .finds("UnevenRoundedRectangle(cornerRadii: .init(topLeading: «16», topTrailing: «8»))"),
      .finds("let radii = RectangleCornerRadii(topLeading: «16», bottomLeading: «8»)"),
      .finds("view.buttonBorderShape(.roundedRectangle(radius: «20»))"),
      .finds("view.clipShape(RoundedCorner(radius: «12», corners: .allCorners))"),
      .finds("ConcentricRectangle(corners: .fixed(«12»))"),
      .ignores("Circle().shadow(radius: 8)"),
      .ignores("view.blur(radius: 8)"),
      .ignores("path.addArc(center: center, radius: 8, startAngle: a, endAngle: b)"),
      .ignores("RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 8)"),
    ])

  private static let layerInfo = Self.layer.page(
    "A corner radius that is assigned.",
    "Of layers, and of every other property that ends in `cornerRadius`.",
    [
      .finds("view.layer.cornerRadius = «12»"),
      .finds("label.layer?.cornerRadius = «10.0»"),
      .finds("layer!.cornerRadius = «hasBorder ? 3 : 8»"),
      .finds("sheet.preferredCornerRadius = «24»\nnext()"),
      .finds("view.layer.cornerRadius = «bounds.height / 2»"),
      .ignores("view.layer.cornerRadius = radius"),
      .ignores("view.layer.shadowRadius = 8"),
      .ignores("if view.layer.cornerRadius == 8 { stop() }"),
    ])

  private static let pathInfo = Self.path.page(
    "A corner radius of a path.", "",
    [
      .finds("UIBezierPath(roundedRect: rect, cornerRadius: «10»)"),
      .finds("NSBezierPath(roundedRect: rect, xRadius: «6», yRadius: «6»)"),
      .finds("CGPath(roundedRect: rect, cornerWidth: «6», cornerHeight: «6», transform: nil)"),
      .finds(
        "UIBezierPath(roundedRect: r, byRoundingCorners: c, cornerRadii: CGSize(width: «6», height: «6»))"
      ),
      .finds("path.addRoundedRect(in: rect, cornerSize: CGSize(width: «6», height: «6»))"),
    ])

  private static let ownInfo = Self.own.page(
    "A corner radius given to a function of the app's own.",
    """
    Any argument whose label is, or ends in, `cornerRadius`. It takes a token where the function \
    takes a `CGFloat` or a `Double`, as they all do in practice; one that is declared in the same \
    file to take something else is left to a person.
    """,
    [
      .finds("view.roundedBorder(cornerRadius: «8», color: color)"),
      .finds("Card(cornerRadius: «8»)"),
      .finds("Card(imageCornerRadius: «8», tint: Color.primary)"),
    ])

  private static let constantInfo = Self.constant.page(
    "A constant that only carries a corner radius.",
    """
    Found at the constant, where the fix belongs, with its uses: by its name, or because the code \
    uses it where a radius is taken. It is at most for review; one that may change, is wrapped, or \
    is an integer is left to a person.
    """,
    [
      .finds("struct V: View { private let cornerRadius: CGFloat = «12» }"),
      .finds("struct V: View { enum Layout { static let corner = «8.0» }; let c: Color }"),
      .finds(
        "struct V: View { let r = «8.0»; let c: Color; var body: some View { a.cornerRadius(r) } }"),
      .finds("struct V: View { @State private var cornerRadius: CGFloat = «12» }"),
      .finds("func card(cornerRadius: CGFloat = «8») {}"),
      .ignores("struct V: View { let shadowRadius: CGFloat = 12 }"),
      .ignores("struct V: View { let radius: CGFloat = 12 }"),
      .ignores("struct V: View { var cornerRadius: CGFloat }"),
    ])
}
