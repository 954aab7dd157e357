/// How a color in the code compares with a color of the system, in each appearance that counts.
struct ColorComparison: Sendable {
  /// ΔE00 in light; for a color that the code gives in both appearances, the worse of both.
  let distance: Double
  /// ΔEOK2 over the same appearances: the second opinion.
  let secondOpinion: Double
  /// ΔE00 in dark, where the dark colors differ.
  let dark: Double?
  /// Whether the colors are pixel-identical in the appearances that the code gives.
  let isSame: Bool
  /// Whether a color that the code gives for light alone would change in dark.
  let changesInDark: Bool
  /// ΔE00 under increased contrast, where the change there is one of its own.
  let highContrast: Double?

  init(_ code: ColorAppearances, _ token: ColorAppearances) {
    let light = ciede2000(code.light.lab, token.light.lab)
    let isSameInDark = code.dark.steps == token.dark.steps
    let inDark = isSameInDark ? 0 : ciede2000(code.dark.lab, token.dark.lab)
    let isSameInLight = code.light.steps == token.light.steps
    if code.knowsDark {
      distance = max(light, inDark)
      secondOpinion = max(
        deltaEOK2(code.light.okLab, token.light.okLab),
        deltaEOK2(code.dark.okLab, token.dark.okLab))
    } else {
      distance = light
      secondOpinion = deltaEOK2(code.light.okLab, token.light.okLab)
    }
    isSame = isSameInLight && (isSameInDark || !code.knowsDark)
    // A static color differs from a static token in dark as it does in light: no news.
    let tokenAdapts = token.dark.steps != token.light.steps
    dark = (code.knowsDark || tokenAdapts) && !isSameInDark ? inDark : nil
    changesInDark = !code.knowsDark && tokenAdapts && !isSameInDark
    highContrast = Self.contrastChange(code, token)
  }

  /// The worse ΔE00 under increased contrast, where the code or the token has colors of its own
  /// there and they differ.
  private static func contrastChange(
    _ code: ColorAppearances, _ token: ColorAppearances
  ) -> Double? {
    let pairs = [
      (code.highContrast, code.light, token.highContrast, token.light),
      (code.darkHighContrast, code.dark, token.darkHighContrast, token.dark),
    ]
    let changes = pairs.prefix(code.knowsDark ? 2 : 1).compactMap {
      (code, plainCode, token, plainToken) -> Double? in
      let isOwn = code.steps != plainCode.steps || token.steps != plainToken.steps
      return isOwn && code.steps != token.steps ? ciede2000(code.lab, token.lab) : nil
    }
    return changes.max()
  }
}
