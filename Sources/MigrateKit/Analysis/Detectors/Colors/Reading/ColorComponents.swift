/// Reads the numbers of a color's initializer.
struct ColorComponents {
  private let outline: SyntaxOutline
  private let arguments: ArraySlice<Argument>
  /// The numbers, `nil` where one is not constant, in the order of the arguments.
  let numbers: [Double?]

  /// Reads the arguments after an optional color space.
  init(_ outline: SyntaxOutline, _ arguments: ArraySlice<Argument>) {
    self.outline = outline
    self.arguments = arguments
    numbers = arguments.map { outline.number($0.value) }
  }

  /// Whether the labels are exactly these, an alpha may follow.
  func hasLabels(_ labels: [String]) -> Bool {
    let written = arguments.map { $0.label.map { outline.text($0) } }
    guard written.count == labels.count || written.count == labels.count + 1,
      written.prefix(labels.count).elementsEqual(labels.map { $0 })
    else { return false }
    return written.count == labels.count || written.last == "opacity" || written.last == "alpha"
  }

  /// Whether the components are whole numbers up to 255, and not all of them may be shares of 1.
  var countTo255: Bool {
    let known = numbers.compactMap { $0 }
    return known.count == numbers.count && known.contains { $0 > 1 }
      && known.allSatisfy { (0...255).contains($0) && $0 == $0.rounded() }
  }

  /// The color, of components from 0 to `largest`; `nil` if one is not constant.
  func rgb(
    space: ColorSample.Space, labels: [String], largest: Double = 1
  ) -> ColorExpression? {
    guard let (values, alpha) = values(labels.count) else { return nil }
    return .sample(
      ColorSample(
        space, red: values[0] / largest, green: values[1] / largest, blue: values[2] / largest,
        alpha: alpha))
  }

  /// The color; `nil` if a component is not constant.
  func hsb() -> ColorExpression? {
    guard let (values, alpha) = values(3) else { return nil }
    return .sample(
      ColorSample(hue: values[0], saturation: values[1], brightness: values[2], alpha: alpha))
  }

  /// The color; `nil` if a component is not constant.
  func white(space: ColorSample.Space) -> ColorExpression? {
    guard let (values, alpha) = values(1) else { return nil }
    return .sample(
      ColorSample(space, red: values[0], green: values[0], blue: values[0], alpha: alpha))
  }

  private func values(_ count: Int) -> (values: [Double], alpha: Double)? {
    let known = numbers.compactMap { $0 }
    guard known.count == numbers.count, known.count >= count else { return nil }
    return (Array(known.prefix(count)), known.count > count ? known[count] : 1)
  }

  /// Reports components outside of 0…1; the value keeps them as written.
  var rangeReasons: [Reason] {
    numbers.lazy.compactMap { $0 }.compactMap { Self.rangeReason(of: $0) }.prefix(1).map { $0 }
  }

  /// Reports a component, or an alpha, outside of 0…1.
  static func rangeReason(of component: Double, isAlpha: Bool = false) -> Reason? {
    guard !(0...1).contains(component) else { return nil }
    let canBeByte = !isAlpha && component > 1 && component <= 255
    let hint = canBeByte ? "; divide it by 255" : "; it must be in that range"
    return Reason(
      .outOfRange,
      "\(isAlpha ? "the alpha" : "a component") is \(text(component)), outside 0 to 1\(hint)",
      values: ["component": .number(component)])
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(number)
  }
}
