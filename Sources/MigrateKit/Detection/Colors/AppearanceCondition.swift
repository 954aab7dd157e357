/// Conditions that ask for the appearance: `colorScheme == .dark`, `isDarkMode`.
enum AppearanceCondition {
  /// One of the two appearances.
  enum Appearance: Hashable {
    case light, dark

    var other: Appearance { self == .light ? .dark : .light }
  }

  /// The appearance in which a condition holds; `nil` when it asks for something else.
  static func appearance(of condition: Range<Int>, in outline: SyntaxOutline) -> Appearance? {
    var condition = condition
    while condition.count > 2, outline.kind(condition.lowerBound) == .leftParen,
      outline.partner(condition.lowerBound) == condition.upperBound - 1
    {
      condition = condition.lowerBound + 1..<condition.upperBound - 1
    }
    guard !condition.isEmpty else { return nil }
    if outline.isText(condition.lowerBound, "!") {
      let inner = condition.lowerBound + 1..<condition.upperBound
      return isFlag(inner, outline) ? .light : nil
    }
    if let comparison = comparison(condition, outline) { return comparison }
    return isFlag(condition, outline) ? .dark : nil
  }

  /// Whether an expression is the appearance itself: `colorScheme`, `traits.userInterfaceStyle`.
  static func isAppearance(_ span: Range<Int>, in outline: SyntaxOutline) -> Bool {
    guard outline.chain(around: span.upperBound - 1) == span else { return false }
    let name = lastName(span, outline).lowercased()
    return name.contains("scheme") || name.contains("interfacestyle")
      || name.contains("appearance") || name.contains("theme") || name == "bestmatch"
      || name == "style" || name == "name"
  }

  private static func comparison(
    _ condition: Range<Int>, _ outline: SyntaxOutline
  ) -> Appearance? {
    var op: Int?
    var index = condition.lowerBound
    while index < condition.upperBound {
      if outline.kind(index) == .op, outline.buffer.lexemes[index].flags.contains(.infix) {
        guard op == nil else { return nil }
        op = index
      }
      index = outline.stepOver(index)
    }
    guard let op, op > condition.lowerBound, op + 1 < condition.upperBound else { return nil }
    let isEqual = outline.isText(op, "==")
    guard isEqual || outline.isText(op, "!=") else { return nil }
    let sides = (condition.lowerBound..<op, op + 1..<condition.upperBound)
    let named: Appearance?
    if let right = appearanceName(sides.1, outline), isAppearance(sides.0, in: outline) {
      named = right
    } else if let left = appearanceName(sides.0, outline), isAppearance(sides.1, in: outline) {
      named = left
    } else {
      named = nil
    }
    return isEqual ? named : named?.other
  }

  private static func appearanceName(
    _ span: Range<Int>, _ outline: SyntaxOutline
  ) -> Appearance? {
    guard outline.kind(span.upperBound - 2) == .period else { return nil }
    switch outline.text(span.upperBound - 1) {
    case "dark", "darkAqua", "vibrantDark": return .dark
    case "light", "aqua", "vibrantLight": return .light
    default: return nil
    }
  }

  /// Whether an expression is a flag for dark appearance: `isDarkMode`, `colorScheme.isDark`.
  private static func isFlag(_ span: Range<Int>, _ outline: SyntaxOutline) -> Bool {
    guard !span.isEmpty, outline.chain(around: span.upperBound - 1) == span,
      outline.kind(span.upperBound - 1) == .identifier
    else { return false }
    let name = outline.text(span.upperBound - 1).lowercased()
    guard name.contains("dark") else { return false }
    return name == "dark" || name == "darkmode" || name.hasPrefix("is") || name.hasPrefix("in")
      || name.hasPrefix("use")
  }

  private static func lastName(_ span: Range<Int>, _ outline: SyntaxOutline) -> String {
    var last = span.upperBound - 1
    if outline.kind(last) == .rightParen, let open = outline.partner(last) { last = open - 1 }
    return outline.text(last)
  }
}
