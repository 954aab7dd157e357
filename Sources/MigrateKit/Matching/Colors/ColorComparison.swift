/// The comparison of a color in the code with a color of the system, in each relevant appearance.
struct ColorComparison {
  let code: ColorAppearances
  let token: ColorAppearances

  init(_ code: ColorAppearances, _ token: ColorAppearances) {
    self.code = code
    self.token = token
  }

  /// ΔE00 in light.
  var inLight: Double { ciede2000(code.light.lab, token.light.lab) }

  /// ΔE00 in light; for a color with both appearances in code, the worse of both.
  var distance: Double {
    code.knowsDark ? max(inLight, inDark) : inLight
  }

  /// ΔEOK2 over the same appearances: the second opinion.
  var secondOpinion: Double {
    let light = deltaEOK2(code.light.okLab, token.light.okLab)
    return code.knowsDark ? max(light, deltaEOK2(code.dark.okLab, token.dark.okLab)) : light
  }

  /// ΔE00 in dark; `nil` where it is that of light: of two static colors, and of two that are the same in both.
  var dark: Double? {
    guard code.knowsDark || tokenAdapts else { return nil }
    return isSameInDark && code.light.steps == token.light.steps ? nil : inDark
  }

  /// Whether the colors are pixel-identical in the appearances that the code states.
  var isSame: Bool {
    code.light.steps == token.light.steps && (isSameInDark || !code.knowsDark)
  }

  /// Whether a color without a dark value in code would change in dark.
  var changesInDark: Bool { !code.knowsDark && tokenAdapts && !isSameInDark }

  /// Whether a color that is the same in dark becomes another one on sheets and popovers.
  var changesWhereElevated: Bool {
    code.knowsDark && isSameInDark && code.elevated.steps != token.elevated.steps
  }

  /// Whether dark mode shows another color than light mode promises, everywhere or on sheets.
  var changesSomewhereInDark: Bool { changesInDark || changesWhereElevated }

  /// Whether the code or the token has other colors under increased contrast, and they differ.
  var changesInHighContrast: Bool {
    changes(code.highContrast, code.light, token.highContrast, token.light)
      || code.knowsDark
        && changes(code.darkHighContrast, code.dark, token.darkHighContrast, token.dark)
  }

  /// The worse ΔE00 under increased contrast.
  var highContrast: Double {
    let light = ciede2000(code.highContrast.lab, token.highContrast.lab)
    guard code.knowsDark else { return light }
    return max(light, ciede2000(code.darkHighContrast.lab, token.darkHighContrast.lab))
  }
}

extension ColorComparison {
  private typealias Appearance = ColorAppearances.Appearance

  private var inDark: Double {
    isSameInDark ? 0 : ciede2000(code.dark.lab, token.dark.lab)
  }

  private var isSameInDark: Bool { code.dark.steps == token.dark.steps }

  private var tokenAdapts: Bool { token.dark.steps != token.light.steps }

  private func changes(
    _ code: Appearance, _ plainCode: Appearance, _ token: Appearance, _ plainToken: Appearance
  ) -> Bool {
    code.steps != token.steps
      && (code.steps != plainCode.steps || token.steps != plainToken.steps)
  }
}
