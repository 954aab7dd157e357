/// Colors as older token files write them, in CSS: `#b50909`, `rgba(0, 0, 0, 0.5)`, `hsl(330 100% 50%)`.
///
/// Eight digits are `RRGGBBAA` here, as in CSS and in Figma; Swift's helpers mostly mean `AARRGGBB`.
package enum ColorText {
  /// Parses a color; `nil` if the text is not one.
  package static func parse(_ text: String) -> ColorSample? {
    let text = text.lowercased().filter { $0 != "\t" }
    if text.hasPrefix("#") { return hex(text[...]) }
    if text == "transparent" { return ColorSample(red: 0, green: 0, blue: 0, alpha: 0) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == "/" || $0 == " " }
    switch text[..<open] {
    case "rgb", "rgba": return rgb(arguments)
    case "hsl", "hsla": return hsl(arguments)
    default: return nil
    }
  }

  private static func hex(_ text: Substring) -> ColorSample? {
    if case .color(let sample) = HexColor.read(text, order: .rgba) { sample } else { nil }
  }

  private static func rgb(_ arguments: [Substring]) -> ColorSample? {
    // Tokens Studio: rgba(#1e1c18, 0.5)
    if let first = arguments.first, first.hasPrefix("#"), arguments.count == 2,
      var sample = hex(first), let alpha = unit(arguments[1])
    {
      sample.alpha = alpha
      return sample
    }
    guard arguments.count == 3 || arguments.count == 4 else { return nil }
    let channels = arguments.prefix(3).compactMap { argument in
      argument.hasSuffix("%") ? unit(argument) : Double(argument).map { $0 / 255 }
    }
    guard channels.count == 3, channels.allSatisfy((0...1).contains),
      let alpha = arguments.count == 4 ? unit(arguments[3]) : 1
    else { return nil }
    return ColorSample(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  private static func hsl(_ arguments: [Substring]) -> ColorSample? {
    guard arguments.count == 3 || arguments.count == 4 else { return nil }
    let hue = arguments[0].hasSuffix("deg") ? arguments[0].dropLast(3) : arguments[0]
    guard let degrees = Double(hue), degrees.isFinite, let saturation = unit(arguments[1]),
      let lightness = unit(arguments[2]), let alpha = arguments.count == 4 ? unit(arguments[3]) : 1
    else { return nil }
    return TokenColorSpace.hsl.sample([degrees, saturation * 100, lightness * 100], alpha: alpha)
  }

  /// A share from 0 to 1, also as a percentage.
  private static func unit(_ text: Substring) -> Double? {
    let number =
      text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    return number.flatMap { (0...1).contains($0) ? $0 : nil }
  }
}
