/// Turns color expressions into values, with what other files and the mapping say.
struct ColorResolver {
  /// A value, or the reason why there is none; reasons may come with a value too.
  struct Resolution {
    var value: ColorValue?
    var reasons: [Reason] = []

    static func reason(_ code: ReasonCode, _ message: String) -> Resolution {
      Resolution(value: nil, reasons: [Reason(code, message)])
    }
  }

  let settings: DetectionSettings
  let project: ProjectFacts

  /// The value of an expression.
  func resolve(_ expression: ColorExpression) -> Resolution {
    switch expression {
    case .sample(let sample):
      return Resolution(value: ColorValue(light: sample))
    case .hex(let hex):
      return resolve(hex)
    case .asset(let name, let hex):
      if let hex, project.isHexInitializer(hex.call) { return resolve(hex) }
      if let value = project.assets[name] { return Resolution(value: value) }
      return .reason(
        .assetUnknown, "the color '\(name)' is in no asset catalog that was scanned")
    case .system(let type, let member):
      return resolveSystem(type, member)
    case .opacity(let base, let factor):
      return mapping(resolve(base)) { $0.alpha *= factor }
    case .alpha(let base, let alpha):
      return mapping(resolve(base)) { $0.alpha = alpha }
    case .pair(let light, let dark):
      return resolvePair(resolve(light), resolve(dark))
    case .unreadable(let reason):
      return Resolution(value: nil, reasons: [reason])
    }
  }

  private func mapping(
    _ resolution: Resolution, _ change: (inout ColorSample) -> Void
  ) -> Resolution {
    guard var value = resolution.value else { return resolution }
    change(&value.light)
    if var dark = value.dark {
      change(&dark)
      value.dark = dark
    }
    if var contrast = value.highContrast {
      change(&contrast)
      value.highContrast = contrast
    }
    if var contrast = value.darkHighContrast {
      change(&contrast)
      value.darkHighContrast = contrast
    }
    return Resolution(value: value, reasons: resolution.reasons)
  }

  /// The light appearance of the one and the dark appearance of the other.
  private func resolvePair(_ light: Resolution, _ dark: Resolution) -> Resolution {
    var reasons = light.reasons
    for reason in dark.reasons where !reasons.contains(reason) { reasons.append(reason) }
    guard let lightValue = light.value, let darkValue = dark.value else {
      return Resolution(value: nil, reasons: reasons)
    }
    let value = ColorValue(
      light: lightValue.light, dark: darkValue.dark ?? darkValue.light,
      highContrast: lightValue.highContrast, darkHighContrast: darkValue.darkHighContrast)
    return Resolution(value: value, reasons: reasons)
  }

  private func resolveSystem(_ type: ColorType, _ member: String) -> Resolution {
    .reason(.systemSemantic, "'\(member)' is a color of the system")
  }

  private func resolve(_ hex: HexColor) -> Resolution {
    guard let digits = HexDigits(hex) else {
      return .reason(.malformedHex, "these digits do not spell a color")
    }
    var sample: ColorSample
    if digits.hasAlpha {
      let order =
        hex.order ?? project.hexOrder(of: hex.call) ?? settings.hexInitializers[hex.call]
      guard let order else {
        return .reason(
          .hexOrderUnknown,
          "nothing tells whether the eight digits are AARRGGBB or RRGGBBAA; "
            + "name the order of '\(hex.call)' in \"hexInitializers\"")
      }
      sample = digits.sample(order)
    } else {
      sample = digits.sample(.argb)
    }
    if let alpha = hex.alpha { sample.alpha = alpha }
    return Resolution(value: ColorValue(light: sample))
  }
}

/// The components that hex digits spell.
struct HexDigits: Hashable, Sendable {
  private let value: UInt64
  /// Whether the digits carry an alpha.
  let hasAlpha: Bool

  /// Reads digits; `nil` when their number spells no color.
  init?(_ hex: HexColor) {
    switch (hex.count, hex.isString) {
    case (3, true):
      value = Self.doubled(hex.digits, count: 3)
      hasAlpha = false
    case (4, true):
      value = Self.doubled(hex.digits, count: 4)
      hasAlpha = true
    case (6, _):
      value = hex.digits
      hasAlpha = false
    case (8, _):
      value = hex.digits
      hasAlpha = true
    case (1...5, false) where hex.digits <= 0xFF_FFFF:
      // An integer has no leading zeros to speak of.
      value = hex.digits
      hasAlpha = false
    case (7, false):
      value = hex.digits
      hasAlpha = true
    default:
      return nil
    }
  }

  private static func doubled(_ digits: UInt64, count: Int) -> UInt64 {
    var result: UInt64 = 0
    for place in stride(from: count - 1, through: 0, by: -1) {
      let nibble = (digits >> UInt64(place * 4)) & 0xF
      result = result << 8 | nibble << 4 | nibble
    }
    return result
  }

  /// The color, with its alpha first or last.
  func sample(_ order: HexDigitOrder) -> ColorSample {
    func byte(_ shift: UInt64) -> Double { Double((value >> shift) & 0xFF) / 255 }
    guard hasAlpha else { return ColorSample(red: byte(16), green: byte(8), blue: byte(0)) }
    switch order {
    case .argb:
      return ColorSample(red: byte(16), green: byte(8), blue: byte(0), alpha: byte(24))
    case .rgba:
      return ColorSample(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0))
    }
  }
}
