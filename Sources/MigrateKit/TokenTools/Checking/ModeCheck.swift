import MigrateKitCore

/// Reports appearances without colors.
enum ModeCheck {
  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    guard system.designSystem.tokens.contains(where: { $0.category == .color }) else { return [] }
    return dark(system) + highContrast(system)
  }

  /// The colors of text, backgrounds and lines that do not change in dark appearance; accents need
  /// not.
  private static func dark(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    guard system.hasDark else {
      return [
        TokenCheck.Finding(
          kind: .noDark, tokens: [], message: "no color has a value for dark appearance")
      ]
    }
    return system.colors.filter { color in
      color.value.dark == nil && color.appearances.count == AppearanceMode.allCases.count
        && (color.purpose == .text || color.purpose == .background
          || color.roles == [.border] || color.roles == [.icon] || color.roles == [.border, .fill])
    }.map { color in
      TokenCheck.Finding(
        kind: .noDark, tokens: color.names,
        message: "'\(color.name)' is \(StyleValue.color(color.value).brief) in light and dark "
          + "appearance")
    }
  }

  private static func highContrast(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    if system.hasHighContrast { return [] }
    return [
      TokenCheck.Finding(
        kind: .noHighContrast, tokens: [],
        message: "no color has a value for increased contrast")
    ]
  }
}
