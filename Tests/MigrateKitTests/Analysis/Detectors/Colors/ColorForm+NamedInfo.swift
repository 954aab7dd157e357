@testable import MigrateKit
@testable import MigrateKitCore

extension ColorForm {
  /// The page of colors of asset catalogs.
  static let assetInfo = Self.asset.page(
    "A color of an asset catalog, by its name.",
    """
    Its value is read from the color set of the scanned catalogs, in every appearance that it has: \
    dark, and with increased contrast. Catalogs whose folders provide a namespace are asked with it. \
    The `!` or the fallback that makes a color of the optional is part of the expression. The symbols \
    that Xcode generates are names as well: of the `ColorResource` that an initializer \
    takes, and of the members of the types of colors, unless the app declares such a member itself. \
    An asset in the code of a token is not a value, whichever form names it.
    """,
    [
      .finds(
        "«Color(\"Brand\")»", "«Color(\"Brand\", bundle: .module)»", "«UIColor(named: \"Brand\")!»",
        "«UIColor(named: \"Brand\") ?? .red»"),
      .finds(
        "«Color(.brand)»", "«UIColor(resource: .brand)»", "«Color(.Palette.oldTeal)»",
        "«Color(ColorResource.brand).opacity(0.5)»", "Text(title).foregroundStyle(«.brand»)",
        "Text(title).foregroundStyle(«Color.brand.opacity(0.5)»)", "label.textColor = «.brand»",
        "layer.borderColor = «UIColor.Palette.oldTeal.cgColor»",
        "view.shadow(color: «.Palette.oldTeal.opacity(0.2)», radius: 4)",
        "func paint(_ color: Color) {}\npaint(«.brand»)"),
      .tells(
        .assetUnknown, "«Color(\"Elsewhere\")»", "«UIColor(resource: .elsewhere)»"),
      .tells(.lightDarkPair, "view.tint(«scheme == .dark ? .black : .brand»)"),
      .tells(.reportOnly, "if let brand = «UIColor(named: \"Brand\")» { use(brand) }"),
      .ignores("the name is computed", "Color(\"Brand\\(number)\")", "UIColor(named: name)!"),
      .ignores(
        "no color of a catalog has this symbol", "Color(.elsewhere)", "view.tint(.elsewhere)"),
      .ignores(
        "members of other types", "Image(.brand)", "UIImage(resource: .brand)",
        "Chip(style: .brand)", "button.style = .brand", "Theme.brand"),
      .ignores("a namespace by itself", "f(Color.Palette.self)", "UIColor.Palette.brand"),
      .ignores(
        "the app declares a color of this name itself",
        """
        extension Color { static let brand = Theme.brand }
        Text(title).foregroundColor(.brand)
        """,
        """
        extension ShapeStyle where Self == Color { static var brand: Color { Theme.brand } }
        Text(title).foregroundStyle(Color.brand)
        """,
        """
        extension UIColor { enum Palette { static let oldTeal = Theme.teal } }
        label.textColor = .Palette.oldTeal
        """),
    ])

  /// The page of colors of the system.
  static let systemInfo = Self.system.page(
    "A color of the system, by its name.",
    """
    `Color.red` is the system's red, which changes with the appearance and from release to release \
    (the mapping names the release); `UIColor.red` is a fixed #FF0000. Without its type a member is \
    found only where a color is expected: in Apple's modifiers and properties, under a type in sight, \
    and in functions of the app's own whose declaration says so.
    """,
    [
      .finds(
        "Text(title).foregroundColor(«.white»)",
        "Text(title).foregroundStyle(«Color.red.opacity(0.5)»)",
        "label.textColor = «.white»", "label.textColor = «UIColor.systemGray6»",
        "button.setTitleColor(«.white», for: .normal)", "ZStack { «Color.white» }",
        "view.shadow(color: «.black.opacity(0.2)», radius: 4)",
        "view.background(isOn ? «Color.red» : «Color.blue»)",
        "Gradient(colors: [«.red», «Color.blue»])",
        "Gradient.Stop(color: «.red», location: 0.2)",
        "f([.foregroundColor: «UIColor.white»])",
        "var color: Color { switch kind { case .bug: return «.red» } }",
        "var color: Color { switch kind { case .bug: «.red»; default: «.blue» } }",
        "var colors: (fill: Color, name: String) { («.red», \"Red\") }",
        "func paint(_ color: Color) {}\npaint(«.red»)"),
      .tells(.oneHop, "let check: Color = «.black»"),
      .tells(
        .systemSemantic, "Text(title).foregroundColor(«.primary»)",
        "view.backgroundColor = «.systemBackground»", "view.tint(«.accentColor»)",
        "«Color(UIColor.label)»"),
      .tells(.zero, "view.background(«Color.clear»)"),
      .ignores(
        "another property that is called `color`", "root.color = .black",
        "node.parent?.color = .red"),
      .ignores(
        "members of other types", "bar.barStyle = .black", "view.indicatorStyle = .white",
        "field.keyboardAppearance = .dark", "Message(role: .system, tone: .red)"),
      .ignores(
        "a pattern", "switch color { case .red: break }", "if case .color(.red) = paint {}",
        "switch phase { case .background: save() }"),
      .ignores("a comparison", "if color == .red {}", "if color != Color.red {}"),
      .ignores(
        "a function of the app's own whose declaration is not in sight, or differs", "paint(.red)",
        "func paint(_ ink: Ink) {}\npaint(.red)"),
      .ignores(
        "the app declares a color of this name itself",
        """
        extension Color { static let gray = Theme.gray }
        Text(title).foregroundColor(.gray)
        """),
      .ignores(
        "the app declares a type of this name itself",
        "enum Color { case red }\nlet node = Node(color: Color.red)"),
      .ignores("a key path", "let path = \\Theme.red"),
    ])

  /// The page of light/dark pairs.
  static let pairInfo = Self.pair.page(
    "One color for light appearance and one for dark.",
    """
    Both are one finding, matched in both appearances and answered by one adaptive token. The \
    condition may be turned around, nested, in an `if` or a `switch`; where something else chooses \
    among the colors of one appearance, each is reported by itself. A pair waits for a person where \
    the condition may ask for a setting of the app's own, and where the type sets the appearance of a \
    part of what it draws. A property that only the condition read (`@Environment(\\.colorScheme)`) is \
    reported once nothing reads it.
    """,
    [
      .finds(
        """
        struct Card: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            Text(title).background(«scheme == .dark ? Color.black : Color.white»)
          }
        }
        """,
        "«Color(light: Color(hex: \"#FFFFFF\"), dark: .black)»",
        "«UIColor { $0.userInterfaceStyle == .dark ? .black : .white }»",
        "«UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .black : .white })»",
        """
        «UIColor { traits in
          switch traits.userInterfaceStyle {
          case .dark: return .black
          default: return UIColor(white: 0.9, alpha: 1)
          }
        }»
        """,
        """
        «UIColor { traits in
          if traits.userInterfaceStyle == .dark { return .black }
          return .white
        }»
        """),
      .tells(
        .lightDarkPair,
        "view.background(«scheme == .dark ? Color(hex: \"#000000\") : Color(hex: \"#FFFFFF\")»)",
        "view.background(«colorScheme != .light ? Color.black : Color.white»)",
        """
        view.background(
          «colorScheme == .dark
            ? Color(hex: "#1C1C1E")
            : .white»)
        """,
        "«NSColor(name: nil) { $0.name == .darkAqua ? .black : .white }»",
        """
        struct Card: View {
          @Environment(\\.colorScheme) private var scheme
          var body: some View {
            Text(title)
              .background(«scheme == .dark ? Color.black : Color.white»)
              .environment(\\.colorScheme, .dark)
          }
        }
        """),
      .finds(
        "view.background(isOn ? «Color.red» : «Color.blue»)"),
      .ignores("names", "UIColor { $0.userInterfaceStyle == .dark ? dark : light }"),
    ])
}
