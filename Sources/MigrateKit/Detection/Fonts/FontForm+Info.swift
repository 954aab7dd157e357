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
    same view add count for the value and stay where they are. On an image the size is an icon's.
    """,
    [
      .finds("Text(a).font(«.system(size: 28, weight: .bold, design: .rounded)»)"),
      .finds("let a = «Font.system(size: 12).monospacedDigit().bold()»"),
      .finds("Text(a).font(«.system(size: 15).weight(.semibold)»).bold()"),
      .finds("Text(a).font(«.system(size: 21.898)»)"),
      .finds("Image(systemName: \"x\").font(«.system(size: isEmpty ? 50 : 40)»)"),
      .finds("Text(a).font(«.system(size: 12, weight: selected ? .semibold : .regular)»)"),
      .finds("Text(a).font(«.system(size: width * 0.56)»)"),
      .ignores("let a = Message.system(content: \"hi\")"),
      .ignores("let a = Volume.system(size: 12)"),
      .ignores("// .font(.system(size: 12))"),
    ])

  private static let customInfo = Self.custom.page(
    "A font of SwiftUI by its name.",
    "The weight is read from the PostScript name: `Roboto-Bold` is the bold of Roboto.",
    [
      .finds("Text(a).font(«.custom(\"Lora\", size: 28)»)"),
      .finds("Text(a).font(«.custom(\"Lora-Bold\", size: 28, relativeTo: .title)»)"),
      .finds("let a = «Font.custom(\n  \"Lora\",\n  fixedSize: 28\n).italic()»"),
      .finds("Text(a).font(«.custom(name, size: 28)»)"),
      .ignores("let a = Range.custom(from: 1, to: 2)"),
    ])

  private static let platformInfo = Self.platform.page(
    "A system font of UIKit or AppKit in a fixed size.",
    "With the metrics that scale it and the bridge that makes a SwiftUI font of it.",
    [
      .finds("label.font = «UIFont.systemFont(ofSize: 17, weight: .semibold)»"),
      .finds("label.font = «.systemFont(ofSize: 12)»"),
      .finds("label.font = «.boldSystemFont(ofSize: 12)»"),
      .finds("let a = [NSAttributedString.Key.font: «UIFont.italicSystemFont(ofSize: 12)»]"),
      .finds("let a = «NSFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)»"),
      .finds("let a = «Font(UIFont.boldSystemFont(ofSize: 14))»"),
      .finds("let a = «Font(UIFont.boldSystemFont(ofSize: 14) as CTFont).italic()»"),
      .finds("let a = «UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 17))»"),
      .finds("let a = «UIFont.systemFont(ofSize: 17).withSize(14)»"),
      .finds("label.font = «.systemFont(ofSize: size)»"),
      .ignores("let a = Maker.systemFont(ofSize: 12)"),
    ])

  private static let namedInfo = Self.named.page(
    "A font of UIKit or AppKit by its name.",
    "The `!` or the fallback that makes a font of the optional is part of the expression.",
    [
      .finds("label.font = «UIFont(name: \"Lora\", size: 18)»"),
      .finds("let a = «UIFont(name: \"Lora-Bold\", size: 18)!»"),
      .finds("let a = «UIFont(name: \"Lora\", size: 18) ?? .systemFont(ofSize: 18)»"),
      .finds("let a = «Font(UIFont(name: \"Lora\", size: 18)!)»"),
      .ignores("let a = User(name: \"Lora\", size: 18)"),
    ])

  private static let resizedInfo = Self.resized.page(
    "A font that is resized.",
    "The family and the weight come from a font that is not known here: left to a person.",
    [.finds("label.font = «label.font.withSize(14)»")])

  private static let symbolInfo = Self.symbol.page(
    "The size of a symbol in UIKit or AppKit.", "The number is what can change.",
    [
      .finds("let a = UIImage.SymbolConfiguration(pointSize: «20», weight: .regular)"),
      .finds("let a = NSImage.SymbolConfiguration(pointSize: «20», weight: .bold)"),
      .ignores("let a = UIImage.SymbolConfiguration(textStyle: .body)"),
    ])

  private static let styleInfo = Self.style.page(
    "A text style of the system.", "It is a token already: told with `--all`, never rewritten.",
    [
      .finds("Text(a).font(«.body»)"),
      .finds("Text(a).font(«.title2.bold()»)"),
      .finds("Text(a).font(«.system(.caption, design: .monospaced)»)"),
      .finds("label.font = «UIFont.preferredFont(forTextStyle: .body)»"),
      .ignores("Text(a).font(.brandTitle)"),
      .ignores("Text(a).font(titleFont)"),
    ])
}
