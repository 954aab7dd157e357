// Reads initializers and factories: `Color(red:green:blue:)`, `UIColor(hex:)`, `Color.hex(_:)`.

extension ColorReader {
  func readInitializer(
    _ call: CallExpression, of type: ColorType, start: Int, _ depth: Int
  ) -> ColorReading? {
    let arguments = arguments(call)
    var reading = ColorReading(
      span: start..<call.close + 1, expression: .notConstant, type: type,
      signature: outline.signature(type.rawValue, arguments), form: .rgb,
      premises: isQualified(start) ? [] : [.typeNotDeclared(type.rawValue)])
    if outline.isTrailingClosure(call.close + 1) {
      return readProvider(closure: call.close + 1, type: type, start: start, depth)
    }
    guard !arguments.isEmpty else { return nil }
    let isRead =
      readComponents(arguments, type, into: &reading)
      || readPair(arguments, type, into: &reading, depth)
      || readHex(arguments, type, into: &reading) || readAsset(arguments, type, into: &reading)
      || readBridge(arguments, type, into: &reading, depth)
    if isRead { return reading }
    if let label = arguments.last?.label, outline.word(label) == .dynamicProvider,
      let closure = arguments.last?.value.lowerBound,
      outline.kind(closure) == .leftBrace
    {
      return readProvider(closure: closure, type: type, start: start, depth, end: call.close + 1)
    }
    return nil
  }

  // MARK: Numbers

  private func readComponents(
    _ arguments: [Argument], _ type: ColorType, into reading: inout ColorReading
  ) -> Bool {
    var rest = arguments[...]
    var space = ColorSample.Space.srgb
    if let first = rest.first, let named = colorSpace(first) {
      space = named
      rest = rest.dropFirst()
    }
    let components = ColorComponents(outline, rest)
    guard let scale = ComponentScale(type, rest.first?.label.map { outline.text($0) }, space),
      components.hasLabels(scale.labels)
    else { return false }
    reading.form = scale.form
    var isInRange = false
    switch scale.form {
    case .hsb: reading.expression = components.hsb() ?? .notConstant
    case .white: reading.expression = components.white(space: scale.space) ?? .notConstant
    default:
      // UIKit and AppKit have no such initializer without an alpha: it is the app's own, and counts to 255.
      let isOwn = type != .color && rest.count == scale.labels.count && components.countTo255
      reading.expression =
        components.rgb(space: scale.space, labels: scale.labels, largest: isOwn ? 255 : 1)
        ?? .notConstant
      isInRange = isOwn
    }
    if reading.isConstant {
      if !isInRange { reading.reasons += components.rangeReasons }
      let isExtreme =
        scale.form == .white && (components.numbers.first == 0 || components.numbers.first == 1)
      if scale.isApproximate, !isExtreme {
        reading.reasons.append(
          Reason(
            .approximateSpace,
            "the color space of this form is not exactly sRGB; the same color in sRGB is applied"))
      }
    }
    return true
  }

  /// `.sRGB`, `.displayP3`, `Color.RGBColorSpace.sRGBLinear` as the first argument.
  private func colorSpace(_ argument: Argument) -> ColorSample.Space? {
    if let label = argument.label, !outline.isText(label, "colorSpace") { return nil }
    let last = argument.value.upperBound - 1
    guard argument.value.count > 1, outline.kind(last - 1) == .period else { return nil }
    switch outline.text(last) {
    case "sRGB": return .srgb
    case "sRGBLinear": return .srgbLinear
    case "displayP3": return .displayP3
    default: return nil
    }
  }

  // MARK: Hex

  private func readHex(
    _ arguments: [Argument], _ type: ColorType, into reading: inout ColorReading
  ) -> Bool {
    guard let first = arguments.first, arguments.count <= 3 else { return false }
    let label = first.label.map { outline.name($0) }
    let call = type.rawValue + "(" + (label ?? "_") + ":)"
    let isHexLabel = label.map(HexNames.isHex) ?? false
    guard var hex = hexForm(first, call: call) else {
      // The app's initializer with a computed argument.
      guard isHexLabel else { return false }
      reading.form = .hex
      return true
    }
    let text = label == nil ? outline.string(first.value) : nil
    // Without a label a text is the name of an asset, unless it is written as a color: `UIColor("#F0B719")`.
    if let text, !text.hasPrefix("#") { return false }
    if !isHexLabel {
      guard isHexLike(first, hex) else { return false }
      let isOfApp = label != nil || text != nil && (type == .color || hex.count == 8)
      if isOfApp { reading.premises.append(.hexInitializer(call)) }
    }
    reading.form = .hex
    switch alphaArgument(arguments.dropFirst()) {
    case .none: break
    case .constant(let alpha): hex.alpha = alpha
    case .variable:
      reading.expression = .notConstant
      return true
    case .other: return false
    }
    hex.order = HexNames.order(of: label)
    reading.expression = .hex(hex)
    return true
  }

  private enum AlphaArgument {
    case none, variable, other
    case constant(Double)
  }

  private func alphaArgument(_ arguments: ArraySlice<Argument>) -> AlphaArgument {
    guard let argument = arguments.first else { return .none }
    guard arguments.count == 1, let label = argument.label else { return .other }
    switch outline.word(label) {
    case .alpha, .opacity:
      return outline.number(argument.value).map { .constant($0) } ?? .variable
    default: return .other
    }
  }

  private func hexForm(_ argument: Argument, call: String) -> HexForm? {
    if let text = outline.string(argument.value) { return HexForm(text: text, call: call) }
    guard let literal = outline.numericLiteral(argument.value), literal.integer != nil else {
      return nil
    }
    return HexForm(literal: literal, call: call)
  }

  /// Whether an argument looks like a hex color: `0x1E42A4`, `"#1E42A4"`.
  private func isHexLike(_ argument: Argument, _ hex: HexForm) -> Bool {
    guard hex.value != nil else { return false }
    if let literal = outline.numericLiteral(argument.value) {
      return literal.hexDigitCount.map { $0 == 6 || $0 == 8 } ?? false
    }
    return hex.count == 3 || hex.count == 6 || hex.count == 8
  }

  /// `Color.hex("#1E1E1E")`, `UIColor.fromHex("…")`.
  func readFactory(_ call: CallExpression, of type: ColorType, start: Int) -> ColorReading? {
    let arguments = arguments(call)
    guard let first = arguments.first else { return nil }
    let name = outline.name(call.name)
    if let pair = readPairFactory(call, arguments, of: type, start: start) { return pair }
    let label = first.label.map { outline.name($0) }
    let signature = type.rawValue + "." + name + "(" + (label ?? "_") + ":)"
    guard var hex = hexForm(first, call: signature) else { return nil }
    let isNamed = HexNames.isHex(name) || (label.map(HexNames.isHex) ?? false)
    guard isNamed || isHexLike(first, hex) else { return nil }
    var premises: [Premise] = [.typeNotDeclared(type.rawValue)]
    if !isNamed { premises.append(.hexInitializer(signature)) }
    switch alphaArgument(arguments.dropFirst()) {
    case .none: break
    case .constant(let alpha): hex.alpha = alpha
    case .variable, .other: return nil
    }
    hex.order = HexNames.order(of: label) ?? HexNames.order(of: name)
    return ColorReading(
      span: start..<call.close + 1, expression: .hex(hex), type: type,
      signature: outline.signature(type.rawValue + "." + name, arguments), form: .hex,
      premises: premises)
  }

  /// `UIColor.dynamic(light: A, dark: B)`: the app's function.
  private func readPairFactory(
    _ call: CallExpression, _ arguments: [Argument], of type: ColorType, start: Int
  ) -> ColorReading? {
    var reading = ColorReading(
      span: start..<call.close + 1, expression: .notConstant, type: type,
      signature: outline.signature(type.rawValue + "." + outline.name(call.name), arguments),
      form: .pair)
    return readPair(arguments, type, into: &reading, 1) ? reading : nil
  }

  // MARK: Bridges

  /// `Color(uiColor: …)`, `UIColor(Color.red)`, `Color(.systemBlue)`.
  private func readBridge(
    _ arguments: [Argument], _ type: ColorType, into reading: inout ColorReading, _ depth: Int
  ) -> Bool {
    guard arguments.count == 1, let argument = arguments.first else { return false }
    let inner: ColorType?
    switch argument.label.map({ outline.word($0) }) {
    case nil: inner = type == .color ? outline.platformColor : .color
    case .uiColor: inner = .uiColor
    case .nsColor: inner = .nsColor
    case .cgColor: inner = .cgColor
    case .color: inner = .color
    default: return false
    }
    guard let bridged = read(argument.value, expecting: inner, depth: depth + 1),
      bridged.type != type || argument.label != nil
    else { return false }
    let span = reading.span
    let premises = reading.premises
    let signature = reading.signature
    reading = bridged
    reading.span = span
    reading.type = type
    reading.alphaBase = nil
    reading.signature = signature.replacingArgument(with: bridged.signature)
    reading.premises += premises
    reading.isFailable = type == .nsColor && argument.label.map { outline.word($0) } == .cgColor
    return true
  }
}

extension String {
  /// `Color(uiColor:)` around `UIColor.label` reads `Color(uiColor: UIColor.label)`.
  fileprivate func replacingArgument(with inner: String) -> String {
    guard hasSuffix(":)") else { return self }
    let head = dropLast(2)
    return head.hasSuffix("_") ? head.dropLast() + inner + ")" : head + ": " + inner + ")"
  }
}

extension SyntaxOutline {
  /// Whether a label is a word.
  func isLabel(_ label: Int?, _ word: KnownWord) -> Bool { label.map { self.word($0) } == word }

  /// The color type of the platform's framework, by the file's imports: AppKit's if UIKit is not
  /// imported.
  var platformColor: ColorType {
    var isAppKit = false
    for keyword in imports {
      if word(keyword + 1) == .UIKit { return .uiColor }
      if word(keyword + 1) == .AppKit || isText(keyword + 1, "Cocoa") { isAppKit = true }
    }
    return isAppKit ? .nsColor : .uiColor
  }
}

/// Names of the app's functions for hex colors.
package enum HexNames {
  /// Whether a label or a function's name indicates hex digits.
  package static func isHex(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains(bytesOf: "hex") || name == "rgb" || name == "rgba" || name == "argb"
  }

  /// Whether a word of a function's name indicates hex digits: `rgb`, `fromHex`, but not `hexagon`.
  package static func isFunction(_ name: String) -> Bool {
    NameWords.split(name).contains { ["hex", "rgb", "rgba", "argb"].contains($0) }
  }

  /// The order stated by the name.
  static func order(of name: String?) -> HexDigitOrder? {
    guard let name = name?.lowercased() else { return nil }
    if name.contains(bytesOf: "argb") { return .argb }
    return name.contains(bytesOf: "rgba") ? .rgba : nil
  }
}
