import MigrateKitCore

/// Reports sizes that are too small to read or tap, and numbers that contradict the system's
/// claims.
enum SizeCheck {
  /// The smallest text of Apple's systems, in points (Human Interface Guidelines, Typography).
  static let leastText = 11.0
  /// The minimum tap target in points (Human Interface Guidelines, Accessibility).
  static let leastTarget = 44.0

  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    system.primitives.flatMap { token -> [TokenCheck.Finding] in
      switch token.value {
      case .font(let font): fonts(token, font, system)
      case .radius(let points): grid(token, points, system)
      case .number(let number, let category): numbers(token, number, category, system)
      case .color, .shadow, .animation: []
      }
    }
  }

  // MARK: Fonts

  private static func fonts(
    _ token: DesignToken, _ font: FontValue, _ system: CheckedSystem
  ) -> [TokenCheck.Finding] {
    guard token.roles.isEmpty || token.roles.contains(.text) else { return [] }
    var findings: [TokenCheck.Finding] = []
    if font.size < leastText {
      findings.append(
        finding(
          .smallText, token,
          "'\(token.path)' is \(points(font.size)) points; text needs at least "
            + points(leastText)))
    }
    if system.designSystem.assertions.textScales, font.textStyle == nil {
      findings.append(
        finding(
          .fixedText, token,
          "'\(token.path)' keeps its \(points(font.size)) points; the system says that text scales"
        ))
    }
    return findings + styleName(token, font)
  }

  /// A font whose name is that of a text style, and that does not look like it.
  private static func styleName(_ token: DesignToken, _ font: FontValue) -> [TokenCheck.Finding] {
    let name = token.path.split(at: ".").last.map(String.init) ?? ""
    guard let style = SystemTextStyle.named(name) else { return [] }
    let weight = font.weight ?? .regular
    let isSize = font.size != style.size
    guard isSize || weight != style.weight else { return [] }
    let has = isSize ? "\(points(font.size)) points" : weight.rawValue
    let wants = isSize ? points(style.size) : style.weight.rawValue
    return [
      finding(.styleName, token, "'\(token.path)' is \(has); the system's \(name) is \(wants)")
    ]
  }

  // MARK: Numbers

  private static func numbers(
    _ token: DesignToken, _ number: Double, _ category: TokenCategory, _ system: CheckedSystem
  ) -> [TokenCheck.Finding] {
    switch category {
    case .spacing: return grid(token, number, system)
    case .touchTarget where number < leastTarget:
      return [
        finding(
          .smallTarget, token,
          "'\(token.path)' is \(points(number)) points; a tap target needs \(points(leastTarget))")
      ]
    case .duration where number >= 10:
      return [
        finding(
          .unit, token, "'\(token.path)' takes \(points(number)) seconds; are these milliseconds?")
      ]
    case .duration where number > 0 && number < 0.01:
      return [
        finding(
          .unit, token,
          "'\(token.path)' takes \(points(number * 1000)) milliseconds; are these seconds?")
      ]
    case .opacity where number > 1:
      return [
        finding(.unit, token, "'\(token.path)' is \(points(number)); an opacity goes from 0 to 1")
      ]
    default: return []
    }
  }

  private static func grid(
    _ token: DesignToken, _ number: Double, _ system: CheckedSystem
  ) -> [TokenCheck.Finding] {
    guard let grid = system.designSystem.assertions.grid, grid > 0 else { return [] }
    let steps = number / grid
    guard (steps - steps.rounded()).magnitude > 1e-9 else { return [] }
    return [
      finding(
        .offGrid, token,
        "'\(token.path)' is \(points(number)) points; the system says that everything is a multiple "
          + "of \(points(grid))")
    ]
  }

  private static func finding(
    _ kind: TokenCheck.Kind, _ token: DesignToken, _ message: String
  ) -> TokenCheck.Finding {
    TokenCheck.Finding(kind: kind, tokens: [token.path], message: message)
  }

  private static func points(_ value: Double) -> String {
    DecimalText.text(value, places: 2) ?? "?"
  }
}
