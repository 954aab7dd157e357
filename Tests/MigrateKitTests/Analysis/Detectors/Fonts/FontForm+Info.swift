@testable import MigrateKit
@testable import MigrateKitCore

extension FontExpression.Form {
  /// What people should know of the form.
  var info: DetectorInfo {
    switch self {
    case .system: Self.systemInfo
    case .custom: Self.customInfo
    case .platform: Self.platformInfo
    case .named: Self.namedInfo
    case .resized: Self.resizedInfo
    case .symbol: Self.symbolInfo
    case .own: Self.ownInfo
    case .style: Self.styleInfo
    }
  }

  private func page(
    _ summary: String, _ explanation: String, _ examples: [DetectorInfo.Example]
  ) -> DetectorInfo {
    DetectorInfo(
      id: rawValue, category: .font, summary: summary, explanation: explanation,
      examples: examples)
  }

  private static let systemInfo = Self.system.page(
    "SwiftUI's system font in a fixed size.",
    """
    What is chained on the font belongs to it. The weight, slant and design that modifiers of the \
    same view add count for the value and stay where they are. On an `Image(systemName:)` the size is \
    an icon's, which no text token matches.
    """,
    [
      .finds(
        "Text(title).font(«.system(size: 28, weight: .bold, design: .rounded)»)",
        "«Font.system(size: 12).monospacedDigit().bold()»",
        "Text(title).font(«.system(size: 15).weight(.semibold)»).bold()",
        "Text(title).font(«.system(size: 21.898)»)",
        "Image(systemName: \"star\").font(«.system(size: 20)»)"),
      .tells(
        .severalValues, "Image(systemName: \"star\").font(«.system(size: isEmpty ? 50 : 40)»)",
        "Text(title).font(«.system(size: 12, weight: selected ? .semibold : .regular)»)"),
      .tells(
        .notConstant, "Text(title).font(«.system(size: width * 0.56)»)",
        "Text(title).font(«.system(size: Layout.size * scale)»)"),
      .ignores(
        "a member of another type", "Message.system(content: \"hi\")", "Volume.system(size: 12)"),
      .ignores("the size of something else", "Image(\"photo\").thumbnail(size: 130)"),
    ])

  private static let customInfo = Self.custom.page(
    "A font of SwiftUI by its name.",
    "The weight is read from the PostScript name: `Roboto-Bold` is the bold of Roboto.",
    [
      .finds(
        "Text(title).font(«.custom(\"Lora\", size: 28)»)",
        "Text(title).font(«.custom(\"Lora-Bold\", size: 28, relativeTo: .title)»)",
        "«Font.custom(\n  \"Lora\",\n  fixedSize: 28\n).italic()»"),
      .tells(.reportOnly, "Text(title).font(«.custom(name, size: 28)»)"),
      .ignores("a member of another type", "Range.custom(from: 1, to: 2)"),
    ])

  private static let platformInfo = Self.platform.page(
    "A system font of UIKit or AppKit in a fixed size.",
    "With the metrics that scale it and the bridge to a SwiftUI font.",
    [
      .finds(
        "label.font = «UIFont.systemFont(ofSize: 17, weight: .semibold)»",
        "label.font = «.systemFont(ofSize: 12)»", "label.font = «.boldSystemFont(ofSize: 12)»",
        "label.font = «.monospacedSystemFont(ofSize: 12, weight: .regular)»",
        "f([NSAttributedString.Key.font: «UIFont.italicSystemFont(ofSize: 12)»])",
        "«NSFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)»",
        "«Font(UIFont.boldSystemFont(ofSize: 14))»",
        "«Font(UIFont.boldSystemFont(ofSize: 14) as CTFont).italic()»",
        "«UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17))»",
        "«UIFont.systemFont(ofSize: 17).withSize(14)»"),
      .tells(.notConstant, "label.font = «.systemFont(ofSize: size)»"),
      .ignores("a member of another type", "Maker.systemFont(ofSize: 12)"),
    ])

  private static let namedInfo = Self.named.page(
    "A font of UIKit or AppKit by its name.",
    "The `!` or the fallback that makes a font of the optional is part of the expression.",
    [
      .finds(
        "label.font = «UIFont(name: \"Lora\", size: 18)»",
        "«UIFont(name: \"Lora-Bold\", size: 18)!»",
        "«UIFont(name: \"Lora\", size: 18) ?? .systemFont(ofSize: 18)»",
        "«Font(UIFont(name: \"Lora\", size: 18)!)»"),
      .ignores("an initializer of another type", "User(name: \"Lora\", size: 18)"),
    ])

  private static let resizedInfo = Self.resized.page(
    "A font that is resized.", "",
    [.tells(.reportOnly, "label.font = «label.font.withSize(14)»")])

  private static let symbolInfo = Self.symbol.page(
    "The size of a symbol in UIKit or AppKit.",
    "An icon's size, not a text's; the number is what can change.",
    [
      .finds(
        "UIImage.SymbolConfiguration(pointSize: «20», weight: .regular)",
        "NSImage.SymbolConfiguration(pointSize: «20», weight: .bold)"),
      .ignores("a text style gives the size", "UIImage.SymbolConfiguration(textStyle: .body)"),
    ])

  private static let ownInfo = Self.own.page(
    "A font size given to a function of the app's own.",
    """
    Any number whose label is `fontSize`, and the default of a parameter that is called so. What font \
    the function makes of it only a person knows.
    """,
    [
      .tells(
        .reportOnly, "Badge(fontSize: «17»)", "title.styled(fontSize: «17», color: color)",
        "func styled(fontSize: CGFloat = «17») {}"),
      .ignores("a name", "Badge(fontSize: size)"),
      .ignores("a size of something else", "Badge(size: 17)"),
    ])

  private static let styleInfo = Self.style.page(
    "A text style of the system.",
    "A token that is exactly this style takes its place. Otherwise nothing is to do; `--all` shows it.",
    [
      .tells(
        .systemSemantic, "Text(title).font(«.body»)", "Text(title).font(«.title2.bold()»)",
        "Text(title).font(«.system(.caption, design: .monospaced)»)",
        "label.font = «UIFont.preferredFont(forTextStyle: .body)»"),
      .ignores(
        "a name of the app's own", "Text(title).font(.brandTitle)", "Text(title).font(titleFont)"),
    ])
}
