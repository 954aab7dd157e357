/// Reads `<color … />`.
struct InterfaceColor {
  let tag: MarkupReader
  let isMac: Bool

  /// The color with remarks; `nil` for a tag without one.
  func read() -> (value: ColorExpression, reasons: [Reason])? {
    if let system = text("systemColor") ?? text("cocoaTouchSystemColor") {
      return (Self.system(system, on: isMac ? .nsColor : .uiColor), [])
    }
    if let name = text("name") {
      guard text("catalog") == "System" else { return (.asset(name: name, hex: nil), []) }
      return (Self.system(name, on: .nsColor), [])
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return gray(white, alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    let sample = ColorSample(space, red: red, green: green, blue: blue, alpha: alpha)
    return (.sample(sample), isExact ? [] : [approximate])
  }

  /// A color of the system by its selector: `systemBackgroundColor`.
  private static func system(_ selector: String, on type: ColorType) -> ColorExpression {
    let short = selector.hasSuffix("Color") ? String(selector.dropLast("Color".count)) : selector
    for member in [selector, short]
    where SystemColors.meaning(of: member, on: type.owner, in: .ios18) != nil {
      return .system(type: type, member: member)
    }
    return .unreadable(Reason(.systemSemantic, "'\(selector)' is a color of the system"))
  }

  /// Grays have gamma 2.2, which is not sRGB's curve.
  private func gray(_ white: Double, _ alpha: Double) -> (ColorExpression, [Reason]) {
    let space = colorSpace
    let isPlain = white == 0 || white == 1
    if isPlain || space == "genericGamma22GrayColorSpace" {
      let linear = isPlain ? white : Math.power(max(white, 0), 2.2)
      let sample = ColorSample(
        isPlain ? .srgb : .srgbLinear, red: linear, green: linear, blue: linear, alpha: alpha)
      return (.sample(sample), [])
    }
    let sample = ColorSample(red: white, green: white, blue: white, alpha: alpha)
    return (.sample(sample), [approximate])
  }

  private var colorSpace: String {
    let space = text("colorSpace") ?? ""
    return space == "custom" ? text("customColorSpace") ?? "" : space
  }

  private var space: ColorSample.Space {
    switch colorSpace {
    case "displayP3", "extendedDisplayP3": .displayP3
    case "linearSRGB", "extendedLinearSRGB": .srgbLinear
    default: .srgb
    }
  }

  private var isExact: Bool {
    ["sRGB", "extendedSRGB", "displayP3", "linearSRGB", "extendedLinearSRGB"]
      .contains(colorSpace)
  }

  private var approximate: Reason {
    Reason(
      .approximateSpace, "the color space is not exactly sRGB; the same color in sRGB is applied")
  }

  private func text(_ name: StaticString) -> String? { tag.value(name).map { tag.text($0) } }

  private func number(_ name: StaticString) -> Double? {
    text(name).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
