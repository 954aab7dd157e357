/// Reads conditions on the appearance: `colorScheme == .dark`, `!isDarkMode`,
/// `traits.accessibilityContrast == .high`.
package struct AppearanceCondition {
  /// The limit of lexemes in a condition.
  private static let maximumLength = 96
  /// The nesting limit of conditions, including references through flags.
  private static let maximumDepth = 6

  private let outline: SyntaxOutline
  private let appearance: SystemAppearance

  /// Whether a condition holds in an appearance; `nil` if it depends on anything else.
  static func holds(
    _ condition: Range<Int>, in appearance: SystemAppearance, _ outline: SyntaxOutline
  ) -> Bool? {
    AppearanceCondition(outline: outline, appearance: appearance).holds(condition, 0)
  }

  /// Light or dark, if a condition only holds in one of them.
  package static func style(
    of condition: Range<Int>, in outline: SyntaxOutline
  ) -> SystemAppearance.Style? {
    guard let inDark = holds(condition, in: SystemAppearance(.dark), outline),
      let inLight = holds(condition, in: SystemAppearance(.light), outline), inDark != inLight
    else { return nil }
    return inDark ? .dark : .light
  }

  /// Light or dark, if an expression is in the arm of a choice for one of them: `isDark ? a : b`.
  package static func style(
    ofArmAround span: Range<Int>, in outline: SyntaxOutline
  ) -> SystemAppearance.Style? {
    for (_, slot) in outline.ancestors(of: span) {
      guard case .ternary(let question, let isThen) = slot,
        let ternary = outline.ternary(at: question),
        let style = style(of: ternary.condition, in: outline)
      else { continue }
      return isThen ? style : style.other
    }
    return nil
  }

  // MARK: - Conditions

  private func holds(_ condition: Range<Int>, _ depth: Int) -> Bool? {
    let condition = outline.withoutParentheses(condition)
    guard !condition.isEmpty, condition.count <= Self.maximumLength, depth < Self.maximumDepth
    else { return nil }
    if let parts = outline.parts(of: condition, splitAt: { outline.isText($0, "||") }) {
      return combined(parts, depth, decides: true)
    }
    let isAnd = { outline.isText($0, "&&") || outline.kind($0) == .comma }
    if let parts = outline.parts(of: condition, splitAt: isAnd) {
      return combined(parts, depth, decides: false)
    }
    if outline.isText(condition.lowerBound, "!") {
      return holds(condition.lowerBound + 1..<condition.upperBound, depth + 1).map { !$0 }
    }
    return comparison(condition) ?? pattern(condition) ?? search(condition)
      ?? flag(condition, depth)
  }

  /// The combined value of the parts: a part equal to `decides` decides, otherwise all must be
  /// known.
  private func combined(_ parts: [Range<Int>], _ depth: Int, decides: Bool) -> Bool? {
    let values = parts.map { holds($0, depth + 1) }
    if values.contains(decides) { return decides }
    return values.contains(nil) ? nil : !decides
  }

  /// `colorScheme == .dark`, `.light != scheme`.
  private func comparison(_ condition: Range<Int>) -> Bool? {
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
    let left = condition.lowerBound..<op
    let right = op + 1..<condition.upperBound
    return (matches(right, subject: left) ?? matches(left, subject: right)).map { $0 == isEqual }
  }

  /// `case .dark = colorScheme`.
  private func pattern(_ condition: Range<Int>) -> Bool? {
    guard outline.bareWord(condition.lowerBound) == .case,
      let equal = condition.first(where: { outline.kind($0) == .equal })
    else { return nil }
    return matches(
      condition.lowerBound + 1..<equal, subject: equal + 1..<condition.upperBound)
  }

  /// `appearance.name.rawValue.contains("Dark")`,
  /// `[.darkAqua, .vibrantDark].contains(appearance.name)`.
  private func search(_ condition: Range<Int>) -> Bool? {
    let last = condition.upperBound - 1
    guard !appearance.isCertain, outline.kind(last) == .rightParen,
      let open = outline.partner(last), outline.isText(open - 1, "contains"),
      outline.chain(around: last) == condition
    else { return nil }
    let written = outline.compactText(condition).lowercased()
    let asks = ["appearance", "interfacestyle", "scheme"].contains { written.contains($0) }
    return asks && written.contains(bytesOf: "dark") ? appearance.style == .dark : nil
  }

  /// Whether the appearance is the named one; `nil` if the subject is not an appearance.
  func matches(_ name: Range<Int>, subject: Range<Int>) -> Bool? {
    guard let last = name.last, outline.kind(last - 1) == .period, name.contains(last - 1) else {
      return nil
    }
    switch outline.text(last) {
    case "dark", "darkAqua", "vibrantDark":
      return Self.isStyle(subject, in: appearance, outline) ? appearance.style == .dark : nil
    case "light", "aqua", "vibrantLight":
      return Self.isStyle(subject, in: appearance, outline) ? appearance.style == .light : nil
    case "high", "increased":
      return isContrast(subject) ? appearance.hasHighContrast : nil
    case "normal", "standard":
      return isContrast(subject) ? !appearance.hasHighContrast : nil
    default: return nil
    }
  }
}

// MARK: - Subjects

extension AppearanceCondition {
  /// Whether an expression is light or dark: `colorScheme`, `traits.userInterfaceStyle`.
  static func isStyle(_ span: Range<Int>, in outline: SyntaxOutline) -> Bool {
    guard let name = lastName(span, outline)?.lowercased() else { return false }
    return name.contains(bytesOf: "scheme") || name.contains(bytesOf: "interfacestyle")
      || name.contains(bytesOf: "appearance") || name.contains(bytesOf: "theme")
      || name == "bestmatch" || name == "style" || name == "name" || isScheme(span, outline)
  }

  /// Whether it is one, with certainty if the appearance requires it: the style of traits, or the
  /// scheme of the environment.
  static func isStyle(
    _ span: Range<Int>, in appearance: SystemAppearance, _ outline: SyntaxOutline
  ) -> Bool {
    guard appearance.isCertain else { return isStyle(span, in: outline) }
    switch lastName(span, outline) {
    case "userInterfaceStyle", "bestMatch": return true
    default: return isScheme(span, outline)
    }
  }

  /// Whether an expression is the environment's color scheme, under any name.
  private static func isScheme(_ span: Range<Int>, _ outline: SyntaxOutline) -> Bool {
    guard let name = ownName(span, outline), let property = outline.property(seenAt: name) else {
      return false
    }
    return AppearanceProperty.asksForScheme(property, outline)
  }

  /// The name of a local or a member that an expression consists of: `isDark`, `self.isDark`.
  private static func ownName(_ span: Range<Int>, _ outline: SyntaxOutline) -> Int? {
    guard let last = span.last, outline.kind(last) == .identifier else { return nil }
    let isMember =
      span.count == 3 && (outline.isText(last - 2, "self") || outline.isText(last - 2, "Self"))
    return span.count == 1 || isMember ? last : nil
  }

  private func isContrast(_ span: Range<Int>) -> Bool {
    Self.lastName(span, outline)?.lowercased().contains("contrast") ?? false
  }

  /// The last name of an expression that is one chain.
  private static func lastName(_ span: Range<Int>, _ outline: SyntaxOutline) -> String? {
    guard var last = span.last, outline.chain(around: last) == span else { return nil }
    if outline.kind(last) == .rightParen, let open = outline.partner(last) { last = open - 1 }
    return outline.text(last)
  }

  /// A flag for dark appearance: `isDarkMode`, `traits.isDark`, `Theme.isDark()`, or any other name with such a
  /// condition as its value.
  private func flag(_ span: Range<Int>, _ depth: Int) -> Bool? {
    guard let last = span.last, outline.chain(around: last) == span else { return nil }
    if outline.kind(last) == .rightParen {
      // A function without arguments, of the file or of what has an appearance.
      let name = last - 2
      guard !appearance.isCertain, outline.partner(last) == last - 1, isDarkName(name),
        outline.kind(name - 1) != .period || isAppearanceOwner(name - 2)
      else { return nil }
      return appearance.style == .dark
    }
    guard outline.kind(last) == .identifier else { return nil }
    guard Self.ownName(span, outline) != nil else {
      guard !appearance.isCertain else { return nil }
      return isDarkName(last) && isAppearanceOwner(last - 2) ? appearance.style == .dark : nil
    }
    if let value = outline.property(seenAt: last).flatMap({ outline.singleValue(of: $0) }) {
      if let known = holds(value, depth + 1) { return known }
      guard mentionsAppearance(value) else { return nil }
    }
    return isDarkName(last) && !appearance.isCertain ? appearance.style == .dark : nil
  }

  private func isDarkName(_ index: Int) -> Bool {
    AppearanceFlag.isName(outline.name(index))
  }

  /// Whether the owner of a flag has an appearance: `traits.isDark`, but not `backgroundColor.isDark`.
  private func isAppearanceOwner(_ index: Int) -> Bool {
    AppearanceFlag.isOwner(outline.text(index))
  }

  /// Whether the value of a flag is a condition on the appearance, or neutral: `false`.
  private func mentionsAppearance(_ value: Range<Int>) -> Bool {
    if value.count == 1 { return true }
    return value.prefix(Self.maximumLength).contains { index in
      guard outline.kind(index) == .identifier else { return false }
      let name = outline.text(index).lowercased()
      let words: [StaticString] = ["dark", "scheme", "appearance", "interfacestyle"]
      return words.contains { name.contains(bytesOf: $0) }
    }
  }
}

/// A flag that says whether something is dark, by the names in code.
package enum AppearanceFlag {
  /// Whether a name is that of such a flag: `isDarkMode`, but not `isDarkColor`.
  package static func isName(_ name: String) -> Bool {
    let words = NameWords.split(name)
    guard words.contains("dark"), let first = words.first else { return false }
    let isOther = words.contains { ["color", "colors", "image", "icon", "text"].contains($0) }
    return !isOther && ["dark", "is", "in", "use", "uses", "prefers"].contains(first)
  }

  /// Whether a name is that of something that has an appearance: `traits`, `ThemeManager`.
  package static func isOwner(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "scheme", "trait", "style", "appearance", "theme", "environment", "settings", "defaults",
      "preferences", "current", "context",
    ].contains { name.contains($0) }
  }
}
