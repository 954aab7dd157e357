/// A color in an asset catalog: components in a color space, or a system color.
struct AssetColor: Sendable {
  let space: String?
  let components: [String: Component]?
  let platform: String?
  let reference: String?

  /// Reads the JSON of the color.
  init(_ json: JSONObject) throws(MistypedMember) {
    space = try json.string("color-space")
    platform = try json.string("platform")
    reference = try json.string("reference")
    guard let members = try json.object("components") else {
      components = nil
      return
    }
    var components: [String: Component] = [:]
    for (name, value) in members.members { components[name] = try Component(value) }
    self.components = components
  }

  /// The color; `nil` when it names a system color whose value is not known.
  func value(in release: SystemColors.Release) throws(ColorSetError) -> ColorValue? {
    if let reference {
      let meaning = SystemColors.meaning(
        ofReference: reference, platform: platform ?? "ios", in: release)
      switch meaning {
      case .hue(let value, _), .semantic(.some(let value)): return value
      case .clear: return ColorValue(light: ColorSample(red: 0, green: 0, blue: 0, alpha: 0))
      case .semantic(nil), nil: return nil
      }
    }
    guard components != nil else { return nil }
    return ColorValue(light: try sample())
  }

  private func sample() throws(ColorSetError) -> ColorSample {
    let alpha = try alpha()
    switch space ?? "srgb" {
    case "srgb", "extended-srgb": return try rgb(.srgb, alpha)
    case "display-p3": return try rgb(.displayP3, alpha)
    case "extended-linear-srgb", "linear-srgb": return try rgb(.srgbLinear, alpha)
    case "gray-gamma-22", "extended-gray":
      // Gray with gamma 2.2, which is not sRGB's curve, converted to linear light.
      let white = try component("white")
      let linear = white < 0 ? -pow(-white, 2.2) : pow(white, 2.2)
      return ColorSample(.srgbLinear, red: linear, green: linear, blue: linear, alpha: alpha)
    case let other: throw ColorSetError(message: "the color space '\(other)' is unknown")
    }
  }

  private func rgb(_ space: ColorSample.Space, _ alpha: Double) throws(ColorSetError) -> ColorSample
  {
    ColorSample(
      space, red: try component("red"), green: try component("green"),
      blue: try component("blue"), alpha: alpha)
  }

  /// A bare `1` is a byte for components, but for alpha it means 1, not 1/255.
  private func alpha() throws(ColorSetError) -> Double {
    guard let alpha = components?["alpha"], alpha.text != "1" else { return 1 }
    return try number(alpha)
  }

  private func component(_ name: String) throws(ColorSetError) -> Double {
    guard let component = components?[name] else {
      throw ColorSetError(message: "it has no '\(name)' component")
    }
    return try number(component)
  }

  private func number(_ component: Component) throws(ColorSetError) -> Double {
    guard let value = component.fraction else {
      throw ColorSetError(message: "'\(component.text)' is not a component of a color")
    }
    return value
  }
}

/// A component as Xcode writes it: `"0x7B"`, `"123"`, `"0.482"`, or a JSON number.
struct Component: Sendable {
  let text: String
  /// The share of full intensity; `nil` when the text is not a number.
  let fraction: Double?

  /// Reads the JSON of the component.
  init(_ json: JSONValue) throws(MistypedMember) {
    if let number = json.number {
      text = "\(number)"
      fraction = number > 1 ? number / 255 : number
      return
    }
    guard let string = json.string else { throw MistypedMember() }
    text = string
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      fraction = Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    } else if text.contains(".") {
      fraction = Double(text)
    } else {
      fraction = Int(text).map { Double($0) / 255 }
    }
  }
}
