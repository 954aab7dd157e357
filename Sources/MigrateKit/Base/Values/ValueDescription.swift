/// Style values in words, without the colors of a terminal and without escaping.
package enum ValueDescription {
  /// `17 semibold rounded`, `Lora 28 italic`.
  package static func text(_ font: FontValue) -> String {
    var parts = font.family.map { [$0] } ?? []
    parts.append(points(font.size))
    if let weight = font.weight { parts.append(weight.rawValue) }
    if let design = font.design, design != .default { parts.append(design.rawValue) }
    if font.isItalic { parts.append("italic") }
    return parts.joined(separator: " ")
  }

  /// `#000000 5% 8 0 4`: color, radius, offset to the right and down.
  package static func text(_ shadow: ShadowValue) -> String {
    "\(text(shadow.color.light)) \([shadow.radius, shadow.x, shadow.y].map(points).joined(separator: " "))"
  }

  /// `easeInOut 0.3 s`, `curve 0.2 0.8 0.2 1 0.5 s`, `spring 0.3 s 0.7`: response and damping.
  package static func text(_ animation: AnimationValue) -> String {
    let duration = animation.duration.map { " \(points($0)) s" } ?? ""
    switch animation.motion {
    case .spring(let response, let damping):
      return "spring \(points(response)) s \(points(damping))"
    case .curve(let x1, let y1, let x2, let y2):
      let name = animation.motion.name
      let numbers = [x1, y1, x2, y2].map(points).joined(separator: " ")
      return (name ?? "curve \(numbers)") + duration
    }
  }

  /// `spacing 12`, `opacity 50%`, `duration 0.3 s`.
  package static func text(_ number: Double, of category: TokenCategory) -> String {
    switch category {
    case .opacity: "\(category.noun) \(Percent.text(number))"
    case .duration: "\(category.noun) \(points(number)) s"
    default: "\(category.noun) \(points(number))"
    }
  }

  /// `#0891B2`; a translucent color with its alpha: `#000000 10%`.
  package static func text(_ sample: ColorSample) -> String {
    let color = sample.rgba8
    let hex = RGBA8(red: color.red, green: color.green, blue: color.blue).shortHex
    return color.alpha == 255 ? hex : hex + " " + Percent.text(alpha: color.alpha)
  }

  /// A value in a sentence: `12`, `#0891B2 / #22D3EE`, `17 semibold`.
  package static func plain(_ value: StyleValue) -> String {
    switch value {
    case .color(let color):
      text(color.light) + (color.isAdaptive ? color.dark.map { " / " + text($0) } ?? "" : "")
    case .font(let font): text(font)
    case .shadow(let shadow): text(shadow)
    case .animation(let animation): text(animation)
    case .radius(let number): points(number)
    case .number(let number, of: .opacity): Percent.text(number)
    case .number(let number, of: .duration): points(number) + " s"
    case .number(let number, _): points(number)
    }
  }

  /// A number of points with at most two decimals.
  package static func points(_ value: Double) -> String { DecimalText.text(value, places: 2) ?? "?" }
}
