/// Reads `<fontDescription … />` and `<font … />`.
struct InterfaceFont {
  let tag: MarkupReader

  /// The font, with a reason if it is a system font that needs no migration; `nil` for a tag
  /// without one.
  func read() -> (font: FontValue, leave: Reason?)? {
    if let style = text("style") { return textStyle(style) }
    guard let size = (text("pointSize") ?? text("size")).flatMap({ Double($0) }), size.isFinite,
      size > 0
    else { return nil }
    if let meta = text("metaFont") ?? text("type") {
      var font = FontValue(size: size, weight: weight)
      if meta.hasSuffix("Bold") || meta.hasPrefix("bold") { font.weight = .bold }
      font.isItalic = meta.hasPrefix("italic")
      return (font, nil)
    }
    guard let name = text("name") else { return nil }
    // The system font has a private name.
    if name.hasPrefix(".") { return (FontValue(size: size, weight: weight), nil) }
    let parts = PostScriptName(name)
    let font = FontValue(
      size: size, weight: parts.weight, family: text("family") ?? parts.family,
      isItalic: parts.isItalic)
    return (font, nil)
  }

  /// `UICTFontTextStyleTitle1` is the text style `title1`.
  private func textStyle(_ style: String) -> (FontValue, Reason?)? {
    let prefix = "UICTFontTextStyle"
    let name = style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style
    let first = name.prefix(1).lowercased() + name.dropFirst()
    guard let known = SystemTextStyle.named(first == "subhead" ? "subheadline" : first) else {
      return nil
    }
    return (known.font, Reason(.systemSemantic, "it is a text style of the system"))
  }

  private var weight: FontValue.Weight? {
    text("weight").flatMap { FontValue.Weight(rawValue: $0) }
  }

  private func text(_ name: StaticString) -> String? { tag.value(name).map { tag.text($0) } }
}
