/// Tokens Studio's color modifiers: lighten, darken, mix, alpha.
///
/// The file has the unmodified color, so a reader that ignores the modifier gets a wrong one. The
/// formulas are those of Tokens Studio's own transforms (`@tokens-studio/sd-transforms`,
/// `src/color-modifiers`), which compute in LCH (CIE, white point D50), HSL, sRGB or Display P3.
package struct ModifiedColor: Hashable, Sendable {
  /// The key of Tokens Studio under `$extensions`.
  package static let vendor = "studio.tokens"
  /// The key of the modifier.
  package static let key = "modify"

  /// `{ "type": "darken", "value": "0.2", "space": "lch" }`, its references not yet followed.
  var json: JSONValue
  /// Where the modifier is.
  var origin: TokenOrigin

  /// The kind of modifier.
  enum Kind: String, CaseIterable { case lighten, darken, mix, alpha }

  /// The color space of a modifier.
  enum Space: String, CaseIterable { case lch, srgb, p3, hsl }

  /// Applies the modifier to a color.
  ///
  /// - Parameters:
  ///   - base: The color in the file.
  ///   - expand: Resolves the references in a part.
  /// - Returns: The modified color.
  /// - Throws: A message for a modifier that cannot be computed.
  func color(
    from base: ColorSample,
    expand: (JSONValue) throws(TokenResolver.Failure) -> JSONValue
  ) throws(TokenResolver.Failure) -> ColorSample {
    let written = try expand(json)
    let kind: Kind = try named(written["type"], "type")
    let amount = try amount(written["value"])
    if kind == .alpha {
      var result = base
      result.alpha = Math.unit(amount)
      return result
    }
    let space: Space = try named(written["space"], "space")
    let computed = ModifiedComponents(base, in: space)
    switch kind {
    case .lighten: return computed.lightened(by: amount).sample
    case .darken: return computed.darkened(by: amount).sample
    case .mix:
      guard let color = written["color"].flatMap(Self.color) else {
        throw TokenResolver.Failure(
          message: "the modifier 'mix' needs a \"color\", such as \"#ffffff\" or \"{color.white}\"")
      }
      let other = ModifiedComponents(color, in: space)
      return computed.mixed(with: other, share: Math.unit(amount)).sample
    case .alpha: return base
    }
  }

  /// A color as a token file writes it; `nil` for anything else.
  static func color(_ json: JSONValue) -> ColorSample? {
    TokenValueReader(type: .color, path: "", extensions: nil, log: ProblemLog())
      .color(json, at: TokenOrigin(file: "", path: .root))
  }

  private func named<Name: RawRepresentable & CaseIterable>(
    _ json: JSONValue?, _ part: String
  ) throws(TokenResolver.Failure) -> Name where Name.RawValue == String {
    if let name = json?.string.flatMap({ Name(rawValue: $0.lowercased()) }) { return name }
    let known = Name.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let found = json.map { $0.string.map { "'\($0)'" } ?? $0.kind } ?? "none"
    throw TokenResolver.Failure(
      message: "the \"\(part)\" of the color modifier is \(found); it is one of \(known)")
  }

  private func amount(_ json: JSONValue?) throws(TokenResolver.Failure) -> Double {
    let text = json?.string?.filter { $0 != " " }
    let number = json?.number ?? text.flatMap { Double($0) }
    if let number, number.isFinite { return number }
    let found = json.map { $0.string.map { "'\($0)'" } ?? $0.kind } ?? "none"
    throw TokenResolver.Failure(
      message: "the \"value\" of the color modifier is \(found); write a number from 0 to 1")
  }
}

/// A color as three components in the space of a modifier.
///
/// LCH has lightness 0…100, chroma, hue in degrees; HSL hue in degrees, saturation and lightness
/// 0…100; the others red, green and blue, 0…1.
struct ModifiedComponents {
  let space: ModifiedColor.Space
  var values: [Double]
  var alpha: Double

  init(_ color: ColorSample, in space: ModifiedColor.Space) {
    self.space = space
    alpha = color.alpha
    let rgb = color.inSRGB
    switch space {
    case .srgb: values = [rgb.red, rgb.green, rgb.blue]
    case .p3:
      let p3 = color.inDisplayP3
      values = [p3.red, p3.green, p3.blue]
    case .hsl: values = Self.hsl(rgb)
    case .lch: values = Self.lch(color.linear)
    }
  }

  /// The place of the hue among the components; `nil` where there is none.
  private var hue: Int? {
    switch space {
    case .lch: 2
    case .hsl: 0
    case .srgb, .p3: nil
    }
  }

  /// Whether the color is a gray, whose hue is meaningless.
  private var isGray: Bool {
    switch space {
    case .lch: values[1] < 0.02
    case .hsl: values[1] < 0.001
    case .srgb, .p3: false
    }
  }

  // MARK: Modifiers

  func lightened(by amount: Double) -> ModifiedComponents {
    var result = self
    switch space {
    case .lch:
      result.values[0] = min(100, values[0] + (100 - values[0]) * amount)
      result.values[1] = max(0, values[1] - values[1] * amount)
    case .hsl: result.values[2] = min(100, values[2] + (100 - values[2]) * amount)
    case .srgb, .p3: result.values = values.map { min(1, $0 + (1 - $0) * amount) }
    }
    return result
  }

  func darkened(by amount: Double) -> ModifiedComponents {
    var result = self
    switch space {
    case .lch:
      result.values[0] = max(0, values[0] - values[0] * amount)
      result.values[1] = max(0, values[1] - values[1] * amount)
    case .hsl: result.values[2] = max(0, values[2] - values[2] * amount)
    case .srgb, .p3: result.values = values.map { max(0, $0 - $0 * amount) }
    }
    return result
  }

  /// Interpolates to another color, hues by the shorter arc.
  func mixed(with other: ModifiedComponents, share: Double) -> ModifiedComponents {
    var (from, to) = (values, other.values)
    if let hue {
      if isGray { from[hue] = to[hue] }
      if other.isGray { to[hue] = from[hue] }
      if to[hue] - from[hue] > 180 { from[hue] += 360 }
      if from[hue] - to[hue] > 180 { to[hue] += 360 }
    }
    var result = self
    result.values = zip(from, to).map { $0 + ($1 - $0) * share }
    if let hue { result.values[hue] = result.values[hue].truncatingRemainder(dividingBy: 360) }
    result.alpha = alpha + (other.alpha - alpha) * share
    return result
  }

  // MARK: Conversion

  /// The color in sRGB; outside of sRGB in Display P3, clipped.
  var sample: ColorSample {
    let known: TokenColorSpace =
      switch space {
      case .lch: .lch
      case .srgb: .srgb
      case .p3: .displayP3
      case .hsl: .hsl
      }
    let color = known.sample(values, alpha: alpha)
    let shown = color.space == .srgb && color.isOutsideSRGB ? color.inDisplayP3 : color
    return ColorSample(
      shown.space, red: Math.unit(shown.red), green: Math.unit(shown.green),
      blue: Math.unit(shown.blue), alpha: shown.alpha)
  }

  private static func hsl(_ color: ColorSample) -> [Double] {
    let parts = [color.red, color.green, color.blue].map(Math.unit)
    let (most, least) = (parts.max() ?? 0, parts.min() ?? 0)
    let (lightness, range) = ((most + least) / 2, most - least)
    guard range > 0 else { return [0, 0, lightness * 100] }
    let saturation = (most - lightness) / min(lightness, 1 - lightness)
    let hue: Double
    switch most {
    case parts[0]: hue = (parts[1] - parts[2]) / range + (parts[1] < parts[2] ? 6 : 0)
    case parts[1]: hue = (parts[2] - parts[0]) / range + 2
    default: hue = (parts[0] - parts[1]) / range + 4
    }
    return [hue * 60, saturation * 100, lightness * 100]
  }

  /// CIE LCH with the white point D50, by the formulas and the Bradford matrix of CSS Color 4.
  private static func lch(_ color: LinearRGB) -> [Double] {
    let d65 = XYZ(color)
    let x =
      1.0479297925449969 * d65.x + 0.022946870601609652 * d65.y - 0.05019226628920524 * d65.z
    let y =
      0.02962780877005599 * d65.x + 0.9904344267538799 * d65.y - 0.017073799063418826 * d65.z
    let z =
      -0.009243040646204504 * d65.x + 0.015055191490298152 * d65.y + 0.7518742814281371 * d65.z
    func f(_ t: Double) -> Double {
      t > 216.0 / 24389 ? Math.cubeRoot(t) : (24389.0 / 27 * t + 16) / 116
    }
    let (fx, fy) = (f(x / (0.3457 / 0.3585)), f(y))
    let fz = f(z / ((1 - 0.3457 - 0.3585) / 0.3585))
    let (a, b) = (500 * (fx - fy), 200 * (fy - fz))
    return [116 * fy - 16, Math.length(a, b), Math.angle(y: b, x: a)]
  }
}

extension ColorSample {
  /// The same color with the components of Display P3, not clamped.
  fileprivate var inDisplayP3: ColorSample {
    guard space != .displayP3 else { return self }
    let p3 = DisplayP3.linearP3(linearSRGB: linear)
    return ColorSample(
      .displayP3, red: SRGBTransfer.encode(p3.red), green: SRGBTransfer.encode(p3.green),
      blue: SRGBTransfer.encode(p3.blue), alpha: alpha)
  }
}
