extension SpacingForm {
  /// What people should know of the form.
  var info: DetectorInfo {
    switch self {
    case .padding: Self.paddingInfo
    case .container: Self.containerInfo
    case .insets: Self.insetsInfo
    case .property: Self.propertyInfo
    case .constraint: Self.constraintInfo
    case .own: Self.ownInfo
    case .constant: Self.constantInfo
    }
  }

  private func page(
    _ summary: String, _ explanation: String, _ examples: [DetectorInfo.Example]
  ) -> DetectorInfo {
    DetectorInfo(
      id: rawValue, category: .spacing, summary: summary, explanation: explanation,
      examples: examples)
  }

  private static let paddingInfo = Self.padding.page(
    "A padding given to a modifier.",
    """
    Each arm of a choice is found by itself. A padding without a number is the system's own, and a \
    negative one pulls views over one another: it is left to a person.
    """,
    [
      .finds("Text(title).padding(«8»)"),
      .finds("Text(title).padding(.horizontal, «12»)"),
      .finds("Text(title).padding([.top, .leading], «12.5»)"),
      .finds("Text(title).padding(.top, isCompact ? «8» : «16»)"),
      .finds("Text(title).padding(.top, isCompact ? «8» : other)"),
      .finds("Text(title).padding(.top, «-4»)"),
      .finds("view.safeAreaPadding(.horizontal, «16»)"),
      .finds("list.contentMargins(.horizontal, «16», for: .scrollContent)"),
      .finds("view.padding(«width * 0.1»)"),
      .finds("extension View { func card() -> some View { padding(«16») } }"),
      .ignores("Text(title).padding()"),
      .ignores("Text(title).padding(.horizontal)"),
      .ignores("Text(title).padding([.top, .leading])"),
      .ignores("Text(title).padding(.horizontal, Spacing.md)"),
      .ignores("Text(title).padding(inset)"),
      .ignores("Text(title).padding(nil)"),
      .ignores("let id = number.padding(toLength: 8, withPad: \"0\", startingAt: 0)"),
      .ignores("func padding(_ length: CGFloat) -> some View { self }"),
      .ignores("// Text(title).padding(8)"),
    ])

  private static let containerInfo = Self.container.page(
    "The distance between the views of a container.", "",
    [
      .finds("VStack(alignment: .leading, spacing: «8») { rows }"),
      .finds("LazyVGrid(columns: columns, spacing: «12») { cells }"),
      .finds("Grid(horizontalSpacing: «8», verticalSpacing: «4») { cells }"),
      .finds("let columns = [GridItem(.adaptive(minimum: 80), spacing: «16»)]"),
      .finds("Spacer(minLength: «24»)"),
      .finds("view.safeAreaInset(edge: .bottom, spacing: «8») { bar }"),
      .finds("list.listRowSpacing(«8»)"),
      .finds("VStack(spacing: «-8») { avatars }"),
      .finds("VStack(spacing: «0») { rows }"),
      .ignores("VStack(spacing: Spacing.sm) { rows }"),
      .ignores("VStack(spacing: nil) { rows }"),
      .ignores("LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { cells }"),
      .ignores("GlassEffectContainer(spacing: 20) { buttons }"),
    ])

  private static let insetsInfo = Self.insets.page(
    "A distance among insets.",
    "Each number by itself. The caps of an image and what widens the place to touch are no distances.",
    [
      .finds("row.listRowInsets(EdgeInsets(top: «8», leading: «16», bottom: «8», trailing: «16»))"),
      .finds("view.layoutMargins = UIEdgeInsets(top: «0», left: «16», bottom: «0», right: right)"),
      .finds("c.contentInsets = .init(top: «8», leading: «16», bottom: «8», trailing: «16»)"),
      .finds("NSDirectionalEdgeInsets(top: «8», leading: «4», bottom: «8», trailing: «4»)"),
      .ignores(
        "image.resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))"),
      .ignores("button.hitTestInsets = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8)"),
      .ignores("let rect = Rect.init(top: 8, leading: 8)"),
      .ignores("let insets = EdgeInsets()"),
    ])

  private static let propertyInfo = Self.property.page(
    "A distance that is assigned.", "",
    [
      .finds("stackView.spacing = «8»"),
      .finds("stackView.setCustomSpacing(«24», after: title)"),
      .finds("layout.minimumLineSpacing = «12»"),
      .finds("section.interGroupSpacing = «16»"),
      .finds("configuration.imagePadding = «4»"),
      .finds("view.layoutMargins.left = «16»"),
      .ignores("stackView.spacing = Spacing.md"),
      .ignores("let spacing = stackView.spacing"),
      .ignores("if stackView.spacing == 8 { stop() }"),
    ])

  private static let constraintInfo = Self.constraint.page(
    "The distance between two edges in a constraint.",
    """
    The sign only says in which direction it counts. Sizes (`widthAnchor`, `equalToConstant:`) and \
    what is centered have no distance between edges.
    """,
    [
      .finds("a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: «8»)"),
      .finds("a.trailingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor, constant: «-16»)"),
      .finds(
        "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: «8»)"
      ),
      .ignores("a.widthAnchor.constraint(equalToConstant: 44)"),
      .ignores("a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -32)"),
      .ignores("a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: 8)"),
      .ignores("a.topAnchor.constraint(equalTo: b.topAnchor)"),
      .ignores(
        "NSLayoutConstraint(item: a, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1, constant: 8)"
      ),
    ])

  private static let ownInfo = Self.own.page(
    "A distance given to a view of the app's own.",
    "Reported; the type that it takes is not in sight.",
    [
      .finds("import SwiftUI\nlet card = Card(padding: «16»)"),
      .finds("import SwiftUI\nlet flow = FlowLayout(spacing: «8»)"),
      .finds("func card(padding: CGFloat = «16») {}"),
      .ignores("let table = Table(padding: 2)"),
      .ignores("import SwiftUI\nlet text = pad(text, padding: 2)"),
      .ignores("func table(padding: Int = 2) {}"),
    ])

  private static let constantInfo = Self.constant.page(
    "A constant that only carries a distance.",
    "Found at the constant, where the fix belongs, with its uses. It is at most for review.",
    [
      .finds("struct V: View { private let cardPadding: CGFloat = «16» }"),
      .finds("struct V: View { enum Layout { static let rowSpacing = «8.0» }; let c: Color }"),
      .finds("struct V: View { let gap = «8.0»; var body: some View { a.padding(gap) } }"),
      .ignores("struct V: View { let lineSpacing: CGFloat = 4 }"),
      .ignores("struct V: View { let gap: CGFloat = 4 }"),
      .ignores("struct V: View { let spacing: Spacing = 4 }"),
    ])
}
