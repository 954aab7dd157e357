// Evaluates initializers of colors: the forms of Apple's frameworks, bridges, pairs, hex digits.

extension Evaluator {
  // MARK: Initializers

  /// The color of an initializer of Apple's, or of one that no file declares but whose labels are
  /// known.
  mutating func makeColor(_ type: ColorType, _ call: Call) throws(EvaluationStop) -> SwiftValue {
    if let provider = try provided(type, call) { return provider }
    if let asset = try resource(type, call) { return asset }
    if let literal = literalColor(type, call) { return .color(literal, type) }
    if let sample = try components(type, call) {
      return .color(ColorValue(light: sample), type)
    }
    if let asset = try assetColor(type, call) { return asset }
    if let bridged = try bridged(type, call) { return bridged }
    if let pair = try pair(type, call) { return pair }
    if let label = call.arguments.first?.label, HexNames.isHex(label),
      let color = try hexColor(type.rawValue, call)
    {
      return color
    }
    if call.arguments.first?.label == nil, let color = try? hexColor(type.rawValue, call) {
      return color
    }
    // What `UIColor()` is called for is a method of the project: `UIColor().fromHex("112233")`.
    if call.arguments.isEmpty, call.closure == nil {
      return .instance(Instance(type: type.rawValue))
    }
    throw .unknown("the code of '\(type.rawValue)(\(call.signature))' was not read")
  }

  /// The color of a closure with traits: `UIColor { traits in … }`.
  private mutating func provided(_ type: ColorType, _ call: Call) throws(EvaluationStop)
    -> SwiftValue?
  {
    guard type == .uiColor || type == .nsColor else { return nil }
    let closure: SwiftValue
    if let open = call.closure {
      closure = .closure(Closure(open: open, frame: call.frame))
    } else if let span = call.argument("dynamicProvider") {
      closure = try evaluate(span, in: call.frame, as: nil)
    } else {
      return nil
    }
    guard case .closure(let provider) = closure else { throw .notConstant }
    return try run(provider, given: [Lazy(.setting(.traits))], as: type.rawValue)
  }

  /// The color of a call with only literals, as read by the detector.
  private func literalColor(_ type: ColorType, _ call: Call) -> ColorValue? {
    let outline = call.frame.outline
    guard call.closure == nil, let first = call.arguments.first, let last = call.arguments.last,
      first.label != nil || call.arguments.count > 1
        || outline.kind(first.span.lowerBound) == .integer,
      call.arguments.allSatisfy({ isLiteral($0.span, in: outline) })
    else { return nil }
    let open = outline.encloser(first.span.lowerBound)
    guard outline.kind(open) == .leftParen, outline.partner(open) == last.span.upperBound,
      let expression = outline.call(at: open)
    else { return nil }
    let reader = ColorReader(outline: outline, assets: NamedColors())
    guard let reading = reader.readInitializer(expression, of: type, start: open - 1, 0),
      reading.isConstant, reading.form != .asset, reading.form != .pair,
      reading.premises.allSatisfy({ premise in
        guard case .hexInitializer(let call) = premise else { return true }
        return colors.project.isHexInitializer(call)
      })
    else { return nil }
    return colors.resolve(reading.expression).value
  }

  /// Whether an expression only names a color space and number types.
  private func isLiteral(_ span: Range<Int>, in outline: SyntaxOutline) -> Bool {
    span.allSatisfy { index in
      guard outline.kind(index) == .identifier else { return outline.kind(index) != .leftBrace }
      return ["sRGB", "displayP3", "sRGBLinear", "CGFloat", "Double"].contains(outline.text(index))
    }
  }

  private mutating func colorSpace(_ span: Range<Int>, in frame: CodeFrame) -> ColorSample.Space? {
    guard case .symbol(let name)? = try? evaluate(span, in: frame, as: nil) else { return nil }
    switch name {
    case "sRGB": return .srgb
    case "sRGBLinear": return .srgbLinear
    case "displayP3": return .displayP3
    default: return nil
    }
  }

  /// The color of computed components.
  private mutating func components(_ type: ColorType, _ call: Call) throws(EvaluationStop)
    -> ColorSample?
  {
    var rest = call.arguments[...]
    var space = ColorSample.Space.srgb
    if let first = rest.first, first.label == nil || first.label == "colorSpace", rest.count > 1 {
      guard let named = colorSpace(first.span, in: call.frame) else { return nil }
      space = named
      rest = rest.dropFirst()
    }
    guard let scale = ComponentScale(type, rest.first?.label, space) else { return nil }
    let labels = rest.map(\.label)
    guard labels.prefix(scale.labels.count).elementsEqual(scale.labels.map { $0 }),
      labels.count == scale.labels.count
        || labels.count == scale.labels.count + 1
          && (labels.last == "opacity" || labels.last == "alpha")
    else { return nil }
    var numbers: [Double] = []
    for argument in rest {
      let value = try evaluate(argument.span, in: call.frame, as: "CGFloat")
      guard let number = value.number, number.isFinite else { throw .notConstant }
      numbers.append(number)
    }
    let alpha = numbers.count > scale.labels.count ? numbers[scale.labels.count] : 1
    switch scale.form {
    case .hsb:
      return ColorSample(
        hue: numbers[0], saturation: numbers[1], brightness: numbers[2], alpha: alpha)
    case .white:
      return ColorSample(
        scale.space, red: numbers[0], green: numbers[0], blue: numbers[0], alpha: alpha)
    default:
      return ColorSample(
        scale.space, red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
    }
  }

  /// `Color(uiColor: x)`, `UIColor(x)`, `Color(.brand)`.
  private mutating func bridged(_ type: ColorType, _ call: Call) throws(EvaluationStop)
    -> SwiftValue?
  {
    guard call.arguments.count == 1, call.closure == nil else { return nil }
    let expected: String
    switch call.labels[0] {
    case nil: expected = type == .color ? platformColor(in: call.frame).rawValue : "Color"
    case "uiColor": expected = "UIColor"
    case "nsColor": expected = "NSColor"
    case "cgColor": expected = "CGColor"
    // A constant may have the name of the symbol: `static let ink = UIColor(resource: .ink)`.
    case "resource": expected = "ColorResource"
    case "color": expected = type == .color ? "Color" : type.rawValue
    default: return nil
    }
    let value = try evaluate(call.arguments[0].span, in: call.frame, as: expected)
    guard case .color(let color, _) = value else { return nil }
    return .color(color, type)
  }

  /// The asset of `Color(.yellow)`: the initializer for assets takes precedence over the one for colors of UIKit, even where
  /// the system has a color of that name.
  private mutating func resource(_ type: ColorType, _ call: Call) throws(EvaluationStop)
    -> SwiftValue?
  {
    guard type == .color, call.arguments.count == 1, call.labels[0] == nil,
      case let (span, outline) = (call.arguments[0].span, call.frame.outline),
      outline.kind(span.lowerBound) == .period,
      colors.project.assets.symbol(at: span.lowerBound + 1, in: outline)?.end == span.upperBound,
      case .color(let color, _) = try evaluate(span, in: call.frame, as: "ColorResource")
    else { return nil }
    return .color(color, .color)
  }

  /// `Color(light: A, dark: B)` from code that is not read: its labels define the result.
  private mutating func pair(_ type: ColorType, _ call: Call) throws(EvaluationStop) -> SwiftValue?
  {
    let styles = call.labels.map { $0.flatMap { PairLabel($0).style } }
    let own = resolver.overloads(
      MemberChain.Name(text: "init", labels: call.labels), of: type.rawValue, at: call.frame.place)
    let contrasts = call.labels.map { $0.flatMap { PairLabel($0).contrastStyle } }
    guard call.closure == nil, own.isEmpty,
      zip(styles, contrasts).allSatisfy({ $0 != nil || $1 != nil }),
      let light = styles.firstIndex(of: .light), let dark = styles.firstIndex(of: .dark),
      styles.count(where: { $0 != nil }) == 2
    else { return nil }
    func half(_ place: Int, _ evaluator: inout Evaluator) throws(EvaluationStop) -> ColorValue {
      let span = call.arguments[place].span
      let value = try evaluator.evaluate(span, in: call.frame, as: type.rawValue)
      guard case .color(let color, _) = value else { throw .notConstant }
      if call.frame.outline.kind(span.lowerBound) == .period {
        // The initializer may take the other color type, whose member of that name differs.
        let other = type == .color ? evaluator.platformColor(in: call.frame) : .color
        let twin = try evaluator.evaluate(span, in: call.frame, as: other.rawValue)
        guard case .color(color, _) = twin else { throw .notConstant }
      }
      return color
    }
    let (lightColor, darkColor) = (try half(light, &self), try half(dark, &self))
    var color = ColorValue(
      light: lightColor.light, dark: darkColor.dark ?? darkColor.light,
      highContrast: lightColor.highContrast, darkHighContrast: darkColor.darkHighContrast,
      elevated: darkColor.elevated)
    if let place = contrasts.firstIndex(of: .light) {
      color.highContrast = try half(place, &self).light
    }
    if let place = contrasts.firstIndex(of: .dark) {
      let high = try half(place, &self)
      color.darkHighContrast = high.dark ?? high.light
    }
    return .color(color, type)
  }

  /// The color that an initializer or a function parses from hex digits, if its label states so or
  /// its body only does that.
  mutating func hexColor(
    _ type: String, _ call: Call, by function: Declaration? = nil, named undeclared: String? = nil
  ) throws(EvaluationStop) -> SwiftValue? {
    guard let type = ColorType(named: type), let first = call.arguments.first else { return nil }
    let path =
      function?.path ?? ([type.rawValue, undeclared].compactMap { $0 }).joined(separator: ".")
    let signature = "\(path)(\(first.label ?? "_"):)"
    let isDeclared = colors.project.isHexInitializer(signature)
    let name = first.label ?? undeclared
    let isWritten = !isDeclared && name == nil && type != .color && function == nil
    guard isDeclared || isWritten || name.map(HexNames.isHex) ?? false else { return nil }
    var hex: HexForm
    let literal = call.frame.outline.numericLiteral(first.span)
    switch try evaluate(first.span, in: call.frame, as: nil) {
    // A package may declare `UIColor("#F0B719")`; nothing else that takes a text is a color by it.
    case .text(let text) where !isWritten || text.hasPrefix("#") && text.utf8.count < 8:
      hex = HexForm(text: text, call: signature)
    case .integer where !isWritten:
      // `rgb(255)` of a package may be anything.
      guard let literal, undeclared == nil || call.frame.outline.text(first.span).hasPrefix("0x")
      else { return nil }
      hex = HexForm(literal: literal, call: signature)
    default: return nil
    }
    hex.order =
      HexNames.order(of: first.label) ?? HexNames.order(of: function?.name ?? undeclared)
    if call.arguments.count > 1 {
      guard call.arguments.count == 2, ["alpha", "opacity"].contains(call.labels[1]),
        let alpha = try evaluate(call.arguments[1].span, in: call.frame, as: "CGFloat").number
      else { return nil }
      hex.alpha = alpha
    }
    return colors.resolve(.hex(hex)).value.map { .color($0, type) }
  }

  /// The color that a member of strings parses from the digits of the string itself: `"#112233".hexColor()`.
  ///
  /// The frame is that of its body, with its arguments.
  mutating func hexColor(
    of instance: SwiftValue?, by member: Declaration, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue? {
    guard case .text(let text)? = instance, colors.project.isHexInitializer(member.path),
      let type = frame.result.flatMap({ ColorType(named: $0) }), member.parameters.count < 2
    else { return nil }
    var hex = HexForm(text: text, call: member.path)
    hex.order = HexNames.order(of: member.name)
    if let parameter = member.parameters.first {
      guard ["alpha", "opacity"].contains(parameter.name), let alpha = frame.locals[parameter.name],
        let number = try force(alpha).number
      else { return nil }
      hex.alpha = number
    }
    return colors.resolve(.hex(hex)).value.map { .color($0, type) }
  }
}

extension ColorValue {
  /// The color with a function applied to each of its appearances.
  func mapped(_ change: (inout ColorSample) -> Void) -> ColorValue {
    var color = self
    change(&color.light)
    for part in [\ColorValue.dark, \.highContrast, \.darkHighContrast, \.elevated] {
      if var sample = color[keyPath: part] {
        change(&sample)
        color[keyPath: part] = sample
      }
    }
    return color
  }
}

extension Call {
  /// The labels in the form of a signature: `light:dark:`.
  var signature: String { labels.map { ($0 ?? "_") + ":" }.joined() }
}
