import MigrateKitCore

/// Verifies the system's claims about single values: stated contrasts, backgrounds that are never
/// black.
enum ClaimCheck {
  static func findings(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    system.designSystem.assertions.contrastClaims.compactMap { finding($0, system) }
      + pureBlack(system)
  }

  private static func finding(
    _ claim: Assertions.ContrastClaim, _ system: CheckedSystem
  ) -> TokenCheck.Finding? {
    guard let foreground = color(claim.foreground, system, claim.appearance),
      let background = color(claim.background, system, claim.appearance)
    else { return nil }
    let ratio = Contrast.ratio(foreground, on: background)
    guard ratio < claim.ratio - 0.005 else { return nil }
    let says = claim.says.isEmpty ? "" : "; the system says: \(claim.says)"
    return TokenCheck.Finding(
      kind: .falseClaim, tokens: [claim.foreground, claim.background],
      message: "'\(claim.foreground)' on '\(claim.background)' is \(ContrastCheck.ratio(ratio)) "
        + "\(claim.appearance.phrase), not \(ContrastCheck.ratio(claim.ratio))\(says)",
      figures: [
        TokenCheck.Figure(
          appearance: claim.appearance, vision: nil, value: ratio, needs: claim.ratio,
          unit: .contrast)
      ])
  }

  private static func color(
    _ name: String, _ system: CheckedSystem, _ mode: AppearanceMode
  ) -> ColorSample? {
    if name.hasPrefix("#") { return ColorText.parse(name) }
    return system.designSystem.tokens.first { $0.path == name }?.color?.drawn(in: mode)
  }

  private static func pureBlack(_ system: CheckedSystem) -> [TokenCheck.Finding] {
    guard system.designSystem.assertions.noPureBlack else { return [] }
    return system.colors.filter { color in
      let dark = color.value.drawn(in: .dark).rgba8
      return color.purpose == .background && color.appearances.contains(.dark)
        && dark == RGBA8(red: 0, green: 0, blue: 0)
    }.map { color in
      TokenCheck.Finding(
        kind: .pureBlack, tokens: color.names,
        message: "'\(color.name)' is #000000 in dark appearance; the system says never pure black")
    }
  }
}
