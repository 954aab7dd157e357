// Reads members chained on a font, which belong to it.

extension FontReader {
  /// Includes the modifiers of SwiftUI's `Font`: `.weight(.semibold)`, `.bold()`, `.italic()`.
  func swiftUIChain(_ font: FontExpression) -> FontExpression {
    var font = font
    while let link = outline.link(at: font.span.upperBound), link.kind == .member, link.open >= 0,
      link.closure < 0, let call = outline.call(named: link.name)
    {
      let arguments = outline.arguments(call)
      switch outline.text(link.name) {
      case "weight" where arguments.count == 1: font.readWeight(arguments[0], outline)
      case "bold" where arguments.isEmpty: font.font.weight = .bold
      case "italic" where arguments.isEmpty: font.font.isItalic = true
      case "monospaced" where arguments.isEmpty: font.font.design = .monospaced
      case "monospacedDigit", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading",
        "width":
        if outline.isText(link.name, "monospacedDigit") { font.font.hasMonospacedDigits = true }
        font.features += outline.text(font.span.upperBound..<link.end)
      default: return font
      }
      font.span = font.span.lowerBound..<link.end
    }
    return font
  }

  /// Includes what follows a UIKit font: `!`, `?? fallback`, `.withSize(14)`, the metrics and the
  /// bridge around it.
  func platformChain(_ font: FontExpression) -> FontExpression {
    var font = font
    if font.signature.contains(bytesOf: "monospacedDigit") {
      font.font.hasMonospacedDigits = true
      font.features = FontExpression.monospacedDigit
    }
    while let link = outline.link(at: font.span.upperBound) {
      if link.kind == .force {
        font.span = font.span.lowerBound..<link.end
      } else if link.kind == .member, outline.word(link.name) == .withSize,
        let call = outline.call(named: link.name),
        let size = outline.arguments(call).first
      {
        font.size = outline.numberReading(size.value)
        font.span = font.span.lowerBound..<link.end
      } else {
        break
      }
    }
    if font.form == .named, outline.isText(font.span.upperBound, "??") {
      font.span = outline.operands(around: font.span)
    }
    return bridged(scaled(font))
  }

  /// Reads `UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)`.
  private func scaled(_ font: FontExpression) -> FontExpression {
    guard case .argument(let open, let label?, 0) = outline.slot(of: font.span),
      outline.isText(label, "for"), let call = outline.call(at: open),
      outline.word(call.name) == .scaledFont
    else { return font }
    let start = outline.chainStart(call.name)
    guard outline.isText(start, "UIFontMetrics") else { return font }
    var font = font
    font.font.textStyle = "body"
    if let metrics = outline.call(named: start),
      let style = argument("forTextStyle", in: outline.arguments(metrics))
    {
      font.font.textStyle = textStyle(style.value)?.name
    }
    font.span = start..<call.close + 1
    return font
  }

  /// `Font(UIFont.systemFont(ofSize: 14))`, with or without `as CTFont`.
  private func bridged(_ font: FontExpression) -> FontExpression {
    var inner = font.span
    if outline.bareWord(inner.upperBound) == .as, outline.isText(inner.upperBound + 1, "CTFont") {
      inner = inner.lowerBound..<inner.upperBound + 2
    }
    let open = inner.lowerBound - 1
    guard outline.kind(open) == .leftParen, outline.partner(open) == inner.upperBound,
      outline.word(open - 1) == .Font, outline.isCall(open)
    else { return font }
    var font = font
    font.site = .font
    font.span = outline.chainStart(open - 1)..<inner.upperBound + 1
    return swiftUIChain(font)
  }
}
