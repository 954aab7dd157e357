@testable import MigrateKitCore

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
    negative one makes views overlap: it needs review.
    """,
    [
      .finds(
        "Text(title).padding(«8»)", "Text(title).padding(.horizontal, «12»)",
        "Text(title).padding([.top, .leading], «12.5»)",
        "Text(title).padding(.top, isCompact ? «8» : «16»)",
        "Text(title).padding(.top, isCompact ? «8» : other)", "Text(title).padding(.top, «-4»)",
        "view.safeAreaPadding(.horizontal, «16»)",
        "list.contentMargins(.horizontal, «16», for: .scrollContent)",
        "extension View { func card() -> some View { padding(«16») } }"),
      .tells(.notConstant, "view.padding(«width * 0.1»)"),
      .ignores(
        "no number: the system's own padding", "Text(title).padding()",
        "Text(title).padding(.horizontal)", "Text(title).padding([.top, .leading])",
        "Text(title).padding(nil)"),
      .ignores(
        "a name", "Text(title).padding(.horizontal, Spacing.md)", "Text(title).padding(inset)"),
      .ignores(
        "the padding of a string", "number.padding(toLength: 8, withPad: \"0\", startingAt: 0)"),
      .ignores("a declaration", "func padding(_ length: CGFloat) -> some View { self }"),
    ])

  private static let containerInfo = Self.container.page(
    "The spacing of a container.", "",
    [
      .finds(
        "VStack(alignment: .leading, spacing: «8») { rows }",
        "LazyVGrid(columns: columns, spacing: «12») { cells }",
        "Grid(horizontalSpacing: «8», verticalSpacing: «4») { cells }",
        "GridItem(.adaptive(minimum: 80), spacing: «16»)", "Spacer(minLength: «24»)",
        "view.safeAreaInset(edge: .bottom, spacing: «8») { bar }", "list.listRowSpacing(«8»)",
        "VStack(spacing: «-8») { avatars }"),
      .tells(.zero, "VStack(spacing: «0») { rows }"),
      .ignores("a name", "VStack(spacing: Spacing.sm) { rows }"),
      .ignores("no number: the system's own spacing", "VStack(spacing: nil) { rows }"),
      .ignores(
        "the size of a cell", "LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { cells }"),
      .ignores(
        "how near shapes of glass come before they melt into one",
        "GlassEffectContainer(spacing: 20) { buttons }"),
    ])

  private static let insetsInfo = Self.insets.page(
    "Spacing in insets.",
    "Each number by itself.",
    [
      .finds(
        "row.listRowInsets(EdgeInsets(top: «8», leading: «16», bottom: «8», trailing: «16»))",
        "view.layoutMargins = UIEdgeInsets(top: «4», left: «16», bottom: «4», right: right)",
        "c.contentInsets = .init(top: «8», leading: «16», bottom: «8», trailing: «16»)",
        "NSDirectionalEdgeInsets(top: «8», leading: «4», bottom: «8», trailing: «4»)"),
      .ignores(
        "the caps of an image that is stretched",
        "image.resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))"),
      .ignores(
        "what widens the place to touch",
        "button.hitTestInsets = UIEdgeInsets(top: -8, left: -8, bottom: -8, right: -8)"),
      .ignores("another type", "let rect = Rect.init(top: 8, leading: 8)"),
      .ignores("there is no value", "let insets = EdgeInsets()"),
    ])

  private static let propertyInfo = Self.property.page(
    "Spacing that is assigned.", "",
    [
      .finds(
        "stackView.spacing = «8»", "stackView.setCustomSpacing(«24», after: title)",
        "layout.minimumLineSpacing = «12»", "section.interGroupSpacing = «16»",
        "configuration.imagePadding = «4»", "view.layoutMargins.left = «16»"),
      .ignores("a name", "stackView.spacing = Spacing.md"),
      .ignores(
        "it is read, not assigned", "let spacing = stackView.spacing",
        "if stackView.spacing == 8 { stop() }"),
    ])

  private static let constraintInfo = Self.constraint.page(
    "Spacing between two edges in a constraint.",
    "The sign only says in which direction it counts. Between opposite edges of two views it is a gap, "
      + "between the same edges an inset.",
    [
      .finds(
        "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: «8»)",
        "a.trailingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor, constant: «-16»)",
        """
        NSLayoutConstraint(
          item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1,
          constant: «8»)
        """,
        "make.top.equalTo(title.snp.bottom).offset(«8»)",
        "make.leading.trailing.equalToSuperview().inset(«16»)",
        "make.bottom.equalTo(view).offset(«-12»).priority(.high)",
        "make.top.greaterThanOrEqualTo(view).offset(«24»).priority(.required)",
        "make.trailing.lessThanOrEqualToSuperview().inset(«24»)"),
      .ignores(
        "a size", "a.widthAnchor.constraint(equalToConstant: 44)",
        "a.widthAnchor.constraint(equalTo: b.widthAnchor, constant: -32)",
        "make.height.equalTo(44)", "make.width.lessThanOrEqualTo(b).offset(-32)",
        "make.width.equalTo(b).offset(-32)",
        """
        NSLayoutConstraint(
          item: a, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
          multiplier: 1, constant: 8)
        """),
      .ignores(
        "centered: not between edges",
        "a.centerYAnchor.constraint(equalTo: b.centerYAnchor, constant: 8)",
        "make.centerX.equalTo(icon).offset(8)"),
      .ignores("there is no value", "a.topAnchor.constraint(equalTo: b.topAnchor)"),
    ])

  private static let ownInfo = Self.own.page(
    "Spacing given to one of the app's own views.", "",
    [
      .tells(.oneHop, "func card(padding: CGFloat = «16») {}"),
      .tells(
        .reportOnly, "import SwiftUI\nlet card = Card(padding: «16»)",
        "import SwiftUI\nlet flow = FlowLayout(spacing: «8»)"),
      .ignores(
        "no view, as far as the code shows", "let table = Table(padding: 2)",
        "import SwiftUI\nlet text = pad(text, padding: 2)", "func table(padding: Int = 2) {}"),
    ])

  private static let constantInfo = Self.constant.page(
    "A constant that only carries spacing.",
    "Found at the constant, where the fix belongs, with its uses.",
    [
      .finds(
        "struct Row: View { let gap = «8.0»; var body: some View { Text(title).padding(gap) } }"),
      .tells(
        .oneHop, "struct Row: View { private let cardPadding: CGFloat = «16» }",
        "struct Row: View { enum Layout { static let rowSpacing = «8.0» }; let c: Color }"),
      .ignores(
        "the name may be of something else, and nothing uses it as spacing",
        "struct Row: View { let lineSpacing: CGFloat = 4 }",
        "struct Row: View { let gap: CGFloat = 4 }"),
      .ignores("it is not a number", "struct Row: View { let spacing: Spacing = 4 }"),
    ])
}
