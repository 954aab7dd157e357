/// Resolves color expressions to values, with the facts of other files and the mapping.
struct ColorResolver {
  /// A value with reasons, or the reasons why there is none.
  struct Resolution {
    var value: ColorValue?
    var reasons: [Reason] = []
    /// Whether the value is hard-coded, not a semantic system color.
    var isOpen = true

    static func reason(_ code: ReasonCode, _ message: String) -> Resolution {
      Resolution(value: nil, reasons: [Reason(code, message)], isOpen: false)
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
      if let hex, project.readsHexStrings(hex.call) { return resolve(hex) }
      if let value = project.assets[name] { return Resolution(value: value) }
      return .reason(
        .assetUnknown,
        project.assets.isKnown(name)
          ? "the asset catalogs that were scanned do not agree on the color '\(name)'"
          : NamedColors.reason(withoutColor: name)
            + (project.assets.nameInOtherCase(name).map { ", but '\($0)' is" } ?? ""))
    case .system(let type, let member):
      return resolveSystem(type, member)
    case .opacity(let base, let factor):
      return mapping(resolve(base)) { $0.alpha *= factor }
    case .alpha(let base, let alpha):
      return mapping(resolve(base)) { $0.alpha = alpha }
    case .pair(let light, let dark, let highContrast, let darkHighContrast):
      var pair = resolvePair(resolve(light), resolve(dark))
      if let highContrast { pair.value?.highContrast = resolve(highContrast).value?.light }
      if let darkHighContrast {
        let value = resolve(darkHighContrast).value
        pair.value?.darkHighContrast = value?.dark ?? value?.light
      }
      return pair
    case .unreadable(let reason):
      return Resolution(value: nil, reasons: [reason], isOpen: false)
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
    if var elevated = value.elevated {
      change(&elevated)
      value.elevated = elevated
    }
    return Resolution(value: value, reasons: resolution.reasons, isOpen: resolution.isOpen)
  }

  /// Combines the light appearance of one and the dark appearance of the other.
  private func resolvePair(_ light: Resolution, _ dark: Resolution) -> Resolution {
    var reasons = light.reasons
    for reason in dark.reasons where !reasons.contains(reason) { reasons.append(reason) }
    guard let lightValue = light.value, let darkValue = dark.value else {
      return Resolution(value: nil, reasons: reasons, isOpen: false)
    }
    let value = ColorValue(
      light: lightValue.light, dark: darkValue.dark ?? darkValue.light,
      highContrast: lightValue.highContrast, darkHighContrast: darkValue.darkHighContrast,
      elevated: darkValue.elevated)
    return Resolution(value: value, reasons: reasons, isOpen: light.isOpen || dark.isOpen)
  }

  private func resolveSystem(_ type: ColorType, _ member: String) -> Resolution {
    let release = SystemColors.Release(rawValue: settings.systemColors) ?? .ios18
    switch SystemColors.meaning(of: member, on: type.owner, in: release) {
    case .hue(let value, let isApproximate):
      let reason = Reason(
        .approximateSpace,
        "the system defines '\(member)' in a space that is not exactly sRGB; the same color in sRGB is applied"
      )
      return Resolution(value: value, reasons: isApproximate ? [reason] : [])
    case .semantic(let value):
      let reason = Reason(
        .systemSemantic, "'\(member)' is a semantic color of the system's own design system")
      return Resolution(value: value, reasons: [reason], isOpen: false)
    case .clear:
      let clear = ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 0))
      return Resolution(
        value: clear, reasons: [Reason(.zero, "nothing is drawn")], isOpen: false)
    case nil:
      return .reason(.notConstant, "'\(member)' is not a color of the system")
    }
  }

  private func resolve(_ hex: HexForm) -> Resolution {
    if hex.hasPrefix, project.countsPrefix(hex.call) {
      return .reason(
        .malformedHex,
        "'\(hex.call)' counts the '0x' among the digits, so that this is another color or none")
    }
    let order = hex.order ?? project.hexOrder(of: hex.call) ?? settings.hexInitializers[hex.call]
    let reading =
      hex.value.map { HexColor.read(integer: $0, digits: hex.count, order: order) } ?? .malformed
    switch reading {
    case .color(var sample):
      if let alpha = hex.alpha { sample.alpha = alpha }
      sample.space = project.hexSpace(of: hex.call)
      return Resolution(value: ColorValue(light: sample))
    case .orderUnknown:
      return .reason(
        .hexOrderUnknown,
        "the digits may be AARRGGBB or RRGGBBAA; "
          + "name the order of '\(hex.call)' in \"hexInitializers\"")
    case .malformed:
      return .reason(.malformedHex, "these digits are not a color")
    }
  }
}
