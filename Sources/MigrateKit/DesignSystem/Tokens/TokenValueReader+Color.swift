extension TokenValueReader {
  /// A color: the format's object, or the text that older files write.
  func color(_ json: JSONValue, at origin: TokenOrigin) -> ColorSample? {
    switch json {
    case .object(let object): return color(object, at: origin)
    case .string(let text):
      guard let sample = ColorText.parse(text) else {
        return fail(
          origin,
          "'\(text)' is not a color; write { \"colorSpace\": \"srgb\", \"components\": […] }")
      }
      log.legacy(.textColor, origin.file, origin.path)
      return sample
    default:
      return fail(
        origin, "expected { \"colorSpace\": …, \"components\": […] }, found \(json.kind)")
    }
  }

  private func color(_ object: JSONObject, at origin: TokenOrigin) -> ColorSample? {
    for key in object.keys where !["colorSpace", "components", "alpha", "hex"].contains(key) {
      log.warning(
        origin.file, origin.key(key).path,
        "unknown key '\(key)'"
          + DidYouMean.hint(key, among: ["colorSpace", "components", "alpha", "hex"]))
    }
    guard let written = object["colorSpace"] else {
      return fail(origin, "\"colorSpace\" is missing")
    }
    guard let name = written.string, let space = TokenColorSpace(rawValue: name) else {
      let known = TokenColorSpace.allCases.map(\.rawValue)
      let shown = written.string.map { "'\($0)'" } ?? written.kind
      return fail(
        origin.key("colorSpace"),
        "unknown color space \(shown)"
          + DidYouMean.hint(written.string ?? "", among: known))
    }
    guard let components = components(object["components"], space, at: origin.key("components"))
    else { return nil }
    guard let alpha = alpha(object["alpha"], at: origin.key("alpha")) else { return nil }
    let sample = space.sample(components, alpha: alpha)
    check(hex: object["hex"], against: sample, space, at: origin.key("hex"))
    return sample
  }

  private func components(
    _ json: JSONValue?, _ space: TokenColorSpace, at origin: TokenOrigin
  ) -> [Double]? {
    guard let json else { return fail(origin, "the components are missing") }
    guard let elements = json.array, elements.count == 3 else {
      let found = json.array.map { "\($0.count) of them" } ?? json.kind
      return fail(origin, "a color has three components, found \(found)")
    }
    var result: [Double] = []
    for (index, element) in elements.enumerated() {
      let place = origin.index(index)
      if element.string == "none" {
        result.append(0)
        continue
      }
      guard let number = number(element, at: place) else { return nil }
      let range = space.ranges[index]
      // Converted files exceed the range slightly; anything more is another scale.
      let slack = (range.upperBound - range.lowerBound) * 0.001
      guard number >= range.lowerBound - slack, number <= range.upperBound + slack else {
        let scaled = range.upperBound == 1 && number > 1 && number <= 255
        return fail(
          place,
          "\(NumberText.plain(number)) is out of range; this component of \(space.rawValue) goes from "
            + "\(NumberText.plain(range.lowerBound)) to \(NumberText.plain(range.upperBound))"
            + (scaled
              ? " (\(NumberText.plain(number))/255 is \(NumberText.plain(number / 255)))" : ""))
      }
      result.append(number)
    }
    return result
  }

  private func alpha(_ json: JSONValue?, at origin: TokenOrigin) -> Double? {
    guard let json else { return 1 }
    if json.string == "none" { return 0 }
    guard let alpha = number(json, at: origin) else { return nil }
    guard (0...1).contains(alpha) else {
      return fail(origin, "alpha is \(NumberText.plain(alpha)), but goes from 0 to 1")
    }
    return alpha
  }

  /// `hex` is only a fallback for other tools, but a contradicting one misleads readers of the
  /// file.
  private func check(
    hex: JSONValue?, against sample: ColorSample, _ space: TokenColorSpace, at origin: TokenOrigin
  ) {
    guard let hex else { return }
    guard let text = hex.string, let fallback = ColorText.parse(text), fallback.alpha == 1 else {
      log.warning(origin.file, origin.path, "expected six hex digits such as \"#0066cc\"")
      return
    }
    guard space == .srgb else { return }
    let differs = zip(
      [sample.red, sample.green, sample.blue], [fallback.red, fallback.green, fallback.blue]
    ).contains { abs($0 - $1) * 255 > 1 }
    if differs {
      log.warning(
        origin.file, origin.path,
        "'\(text)' is another color than the components (\(sample.rgba8.hex.dropLast(2)))")
    }
  }
}
