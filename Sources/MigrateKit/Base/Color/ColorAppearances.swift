/// A color in each appearance, with the coordinates that comparisons need.
///
/// Two of them are equal when they are pixel-identical in every appearance.
package struct ColorAppearances: Sendable {
  /// One color, ready to be compared.
  struct Appearance: Sendable {
    /// The components rounded to 8 bits; outside sRGB they go below 0 or beyond 255, so that two
    /// colors that only look alike on an sRGB screen stay two.
    let steps: SIMD4<Int16>
    let lab: CIELab
    let okLab: OKLab
    let sample: ColorSample

    init(_ sample: ColorSample) {
      let srgb = sample.inSRGB
      steps = SIMD4(
        Self.step(srgb.red), Self.step(srgb.green), Self.step(srgb.blue),
        Int16(RGBA8.byte(srgb.alpha)))
      lab = sample.lab
      okLab = sample.okLab
      self.sample = sample
    }

    /// The alpha as 8 bits.
    var alpha: Int16 { steps.w }

    /// Whether it is far from white, gray and black, as accents are and tinted surfaces are not: a chroma in
    /// OKLab of at least 0.1.
    var isVivid: Bool { Math.length(okLab.a, okLab.b) >= 0.1 }

    /// Whether the colors agree, whatever their alphas are.
    func hasColor(of other: Appearance) -> Bool {
      steps.x == other.steps.x && steps.y == other.steps.y && steps.z == other.steps.z
    }

    private static func step(_ component: Double) -> Int16 {
      let clamped = component > -100 ? min(component, 100) : -100
      return Int16((clamped * 255 + 0.5 + 1e-9).rounded(.down))
    }
  }

  let light: Appearance
  /// In dark appearance; the same as `light` where nothing else is known.
  let dark: Appearance
  let highContrast: Appearance
  let darkHighContrast: Appearance
  /// In dark appearance on sheets and popovers.
  let elevated: Appearance
  /// Whether the code states the dark color, so that a finding is compared in it.
  let knowsDark: Bool

  package init(_ value: ColorValue) {
    light = Appearance(value.light)
    dark = value.dark.map(Appearance.init) ?? light
    highContrast = value.highContrast.map(Appearance.init) ?? light
    darkHighContrast = value.darkHighContrast.map(Appearance.init) ?? dark
    elevated = value.elevated.map(Appearance.init) ?? dark
    knowsDark = value.dark != nil
  }

  /// The same color without its transparency.
  var opaque: ColorAppearances {
    ColorAppearances(
      ColorValue(
        light: light.sample.withAlpha(1), dark: knowsDark ? dark.sample.withAlpha(1) : nil,
        highContrast: highContrast.sample.withAlpha(1),
        darkHighContrast: darkHighContrast.sample.withAlpha(1),
        elevated: knowsDark ? elevated.sample.withAlpha(1) : nil))
  }

  /// Whether it is a white, gray or black in light appearance: its components are equal.
  package var isNeutral: Bool { light.steps.x == light.steps.y && light.steps.y == light.steps.z }

  /// The alpha that all appearances share, as 8 bits; `nil` when they differ.
  var commonAlpha: Int16? {
    let alpha = light.alpha
    return dark.alpha == alpha && highContrast.alpha == alpha && darkHighContrast.alpha == alpha
      ? alpha : nil
  }
}

extension ColorAppearances: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.light.steps == b.light.steps && a.dark.steps == b.dark.steps
      && a.highContrast.steps == b.highContrast.steps
      && a.darkHighContrast.steps == b.darkHighContrast.steps
      && a.elevated.steps == b.elevated.steps
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(light.steps)
    hasher.combine(dark.steps)
    hasher.combine(highContrast.steps)
    hasher.combine(darkHighContrast.steps)
    hasher.combine(elevated.steps)
  }
}

extension ColorSample {
  /// The same color with another alpha.
  package func withAlpha(_ alpha: Double) -> ColorSample {
    ColorSample(space, red: red, green: green, blue: blue, alpha: alpha)
  }
}
