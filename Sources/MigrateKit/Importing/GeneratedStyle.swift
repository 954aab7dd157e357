import MigrateKitCore

/// Uses of generated code for a color or a font: `FontFamily.Inter.bold.font(size: 24)`,
/// `R.font.interBold(size: 24)!`, `Asset.ink.color`.
///
/// The form determines the type even without the generated file.
enum GeneratedStyle {
  /// Whether code makes a font of the families that a generator declares for a module: `ShopFontFamily.Inter`.
  static func isFont(_ code: String) -> Bool {
    code.contains("FontFamily.") && isMade(by: code)
  }

  /// Whether code has one of the forms.
  static func isMade(by code: String) -> Bool {
    let outline = SyntaxOutline(Array(code.utf8))
    guard let chain = MemberChain.chain(from: 0, in: outline), !chain.isImplicit,
      chain.names.count > 2, chain.names[0].text.first?.isUppercase ?? false
    else { return false }
    let (first, second, last) = (chain.names[0], chain.names[1], chain.names[chain.names.count - 1])
    if first.text == "R", ["font", "color"].contains(second.text) { return true }
    return last.isCall
      ? ["font", "swiftUIFont"].contains(last.text) && last.labels == ["size"]
      : ["color", "swiftUIColor"].contains(last.text) && first.text.contains("Asset")
  }
}
