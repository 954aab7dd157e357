import MigrateKitCore

/// Reports names that are missing, unknown, unused, or taken by Apple's frameworks.
enum NameCheck {
  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    coverage(system) + roles(system) + uses(system) + lenders(system) + systemNames(system)
  }

  // MARK: The vocabulary

  private static func coverage(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    guard let vocabulary = system.vocabulary else { return [] }
    let tokens = system.designSystem.tokens
    let paths = Set(tokens.map(\.path))
    let names = vocabulary.entries.keys.sorted()
    let missing = names.filter { !paths.contains($0) }.map { name in
      TokenCheck.Finding(
        kind: .missingName, tokens: [name], message: "no token matches '\(name)'")
    }
    let groups = vocabulary.groups
    let unknown = tokens.compactMap { token -> TokenCheck.Finding? in
      guard let group = token.path.split(at: ".").first, groups.contains(group),
        vocabulary.entries[token.path] == nil
      else { return nil }
      return TokenCheck.Finding(
        kind: .unknownName, tokens: [token.path],
        message: "'\(token.path)' is not a name of the vocabulary"
          + DidYouMean.hint(token.path, among: names))
    }
    return missing + unknown
  }

  // MARK: Roles

  /// The roles that every interface needs.
  private static let basicRoles: [UsageRole] = [.text, .background, .border, .tint, .onAccent]

  private static func roles(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let colors = system.designSystem.tokens.filter { $0.category == .color && !$0.isForAliasesOnly }
    guard !colors.isEmpty, colors.allSatisfy({ !$0.roles.isEmpty }) else { return [] }
    return basicRoles.filter { role in !colors.contains { $0.roles.contains(role) } }.map { role in
      TokenCheck.Finding(
        kind: .missingRole, tokens: [role.rawValue],
        message: "no color is for the role '\(role.rawValue)'")
    }
  }

  // MARK: Uses

  private static func uses(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let conflicting = system.designSystem.conflictingTokens
    return system.designSystem.tokens.flatMap { token -> [TokenCheck.Finding] in
      var findings: [TokenCheck.Finding] = []
      if system.designSystem.codes[token.path] == nil, !conflicting.contains(token.path) {
        findings.append(
          TokenCheck.Finding(
            kind: .noCode, tokens: [token.path],
            message: "no code in the mapping for '\(token.path)', so nothing can use it"))
      }
      // General radii (small, medium, large) serve any use; for numbers a role only ranks.
      let needsRole =
        (token.category == .color || token.category == .font) && !token.isForAliasesOnly
      if needsRole, token.roles.isEmpty, token.means == nil {
        findings.append(
          TokenCheck.Finding(
            kind: .noRole, tokens: [token.path],
            message: "'\(token.path)' has no role, so it matches any use"))
      }
      return findings
    }
  }

  private static func lenders(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    let taken = Set(system.designSystem.tokens.flatMap(\.aliasOf))
      .union(system.designSystem.conflictingTokens)
    return system.designSystem.tokens.filter { $0.isForAliasesOnly && !taken.contains($0.path) }
      .map { token in
        TokenCheck.Finding(
          kind: .lendsToNone, tokens: [token.path],
          message: "'\(token.path)' has no role and no alias, so nothing can use it")
      }
  }

  // MARK: Names of Apple's

  private static func systemNames(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    system.primitives.compactMap { token in
      let codes = system.designSystem.codes[token.path] ?? [:]
      let taken = Site.allCases.lazy.compactMap { codes[$0]?.text }
        .first { declares($0, token.value, system.designSystem.systemColors) }
      return taken.map { text in
        TokenCheck.Finding(
          kind: .systemName, tokens: [token.path],
          message:
            "the code of '\(token.path)' is '\(text)', which Apple's frameworks declare with "
            + "another value")
      }
    }
  }

  /// Whether Apple's frameworks have the member `text`, and it is not the value of the token.
  static func declares(_ text: String, _ value: StyleValue, _ release: String) -> Bool {
    let parts = text.split(at: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return false }
    if parts[0] == "Font" {
      guard let style = SystemTextStyle.named(parts[1]) else { return false }
      guard case .font(let font) = value else { return true }
      return font.textStyle != style.name || font.size != style.size
    }
    let owners: [String: SystemColors.Owner] = [
      "Color": .color, "UIColor": .uiColor, "NSColor": .nsColor,
    ]
    guard let owner = owners[parts[0]] else { return false }
    // `background`, `tint` and their like are members of ShapeStyle, which `Color.tint` leaves alone.
    if owner == .color, SystemColors.swiftUISemantics.contains(parts[1]) {
      return parts[1] == "accentColor"
    }
    let known = SystemColors.Release(rawValue: release) ?? .ios18
    switch SystemColors.meaning(of: parts[1], on: owner, in: known) {
    case nil: return false
    case .hue(let color, _)?, .semantic(let color?)?:
      return StyleValue.color(color).quantized.plainColors != value.quantized.plainColors
    case .semantic(nil)?: return true
    case .clear?: return true
    }
  }
}

extension StyleValue {
  /// The colors without increased contrast, which a token of the system's value need not give.
  fileprivate var plainColors: [ColorSample?] {
    guard case .color(let color) = self else { return [] }
    return [color.light, color.dark ?? color.light]
  }
}
