// Colors: the forms of Apple's frameworks, asset catalogs, hex digits.

extension Evaluator {
  // MARK: Initializers

  /// The color that an initializer of Apple's makes, or one that no file declares and that its labels
  /// explain.
  mutating func makeColor(_ type: ColorType, _ call: Call) throws(Stop) -> Value {
    if let provider = try provided(type, call) { return provider }
    if let literal = literalColor(type, call) { return .color(literal, type) }
    if let sample = try components(type, call) {
      return .color(ColorValue(light: sample), type)
    }
    if let asset = try assetColor(type, call) { return asset }
    if let bridged = try bridged(type, call) { return bridged }
    if let pair = try pair(type, call) { return pair }
    throw .unknown("the code of '\(type.rawValue)(\(call.signature))' was not read")
  }

  /// The color of a closure that gets the traits: `UIColor { traits in … }`.
  private mutating func provided(_ type: ColorType, _ call: Call) throws(Stop) -> Value? {
    guard type == .uiColor || type == .nsColor else { return nil }
    let closure: Value
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

  /// The color of a call that holds nothing but literals, by the reader of hard-coded colors.
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
      reading.isConstant, reading.form != .asset, reading.form != .pair
    else { return nil }
    return colors.resolve(reading.expression).value
  }

  /// Whether an expression names nothing but a color space and number types.
  private func isLiteral(_ span: Range<Int>, in outline: SyntaxOutline) -> Bool {
    span.allSatisfy { index in
      guard outline.kind(index) == .identifier else { return outline.kind(index) != .leftBrace }
      return ["sRGB", "displayP3", "sRGBLinear", "CGFloat", "Double"].contains(outline.text(index))
    }
  }

  /// The color of components that are computed.
  private mutating func components(_ type: ColorType, _ call: Call) throws(Stop) -> ColorSample? {
    var rest = call.arguments[...]
    var space = ColorSample.Space.srgb
    if let first = rest.first, first.label == nil || first.label == "colorSpace", rest.count > 1 {
      guard case .symbol(let name)? = try? evaluate(first.span, in: call.frame, as: nil) else {
        return nil
      }
      switch name {
      case "sRGB": space = .srgb
      case "sRGBLinear": space = .srgbLinear
      case "displayP3": space = .displayP3
      default: return nil
      }
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
  private mutating func bridged(_ type: ColorType, _ call: Call) throws(Stop) -> Value? {
    guard call.arguments.count == 1, call.closure == nil else { return nil }
    let expected: String
    switch call.labels[0] {
    case nil: expected = type == .color ? platformColor(in: call.frame).rawValue : "Color"
    case "uiColor": expected = "UIColor"
    case "nsColor": expected = "NSColor"
    case "cgColor": expected = "CGColor"
    case "color", "resource": expected = type == .color ? "Color" : type.rawValue
    default: return nil
    }
    let value = try evaluate(call.arguments[0].span, in: call.frame, as: expected)
    guard case .color(let color, _) = value else { return nil }
    return .color(color, type)
  }

  /// `Color(light: A, dark: B)` of code that is not read: its labels say what it makes of the two.
  private mutating func pair(_ type: ColorType, _ call: Call) throws(Stop) -> Value? {
    let styles = call.labels.map { $0.flatMap { PairLabels.style(of: $0) } }
    let own = resolver.overloads(
      MemberChain.Name(text: "init", labels: call.labels), of: type.rawValue, at: call.frame.place)
    let contrasts = call.labels.map { $0.flatMap { PairLabels.contrastStyle(of: $0) } }
    guard call.closure == nil, own.isEmpty,
      zip(styles, contrasts).allSatisfy({ $0 != nil || $1 != nil }),
      let light = styles.firstIndex(of: .light), let dark = styles.firstIndex(of: .dark),
      styles.count(where: { $0 != nil }) == 2
    else { return nil }
    func half(_ place: Int, _ evaluator: inout Evaluator) throws(Stop) -> ColorValue {
      let value = try evaluator.evaluate(
        call.arguments[place].span, in: call.frame, as: type.rawValue)
      guard case .color(let color, _) = value else { throw .notConstant }
      return color
    }
    let (lightColor, darkColor) = (try half(light, &self), try half(dark, &self))
    var color = ColorValue(
      light: lightColor.light, dark: darkColor.dark ?? darkColor.light,
      highContrast: lightColor.highContrast, darkHighContrast: darkColor.darkHighContrast)
    if let place = contrasts.firstIndex(of: .light) {
      color.highContrast = try half(place, &self).light
    }
    if let place = contrasts.firstIndex(of: .dark) {
      let high = try half(place, &self)
      color.darkHighContrast = high.dark ?? high.light
    }
    return .color(color, type)
  }

  /// The color that an initializer of the project's own reads from hex digits, where its body says no
  /// more than that it reads them.
  mutating func hexColor(_ type: String, _ call: Call) throws(Stop) -> Value? {
    guard let type = ColorType(named: type), let first = call.arguments.first else { return nil }
    let signature = "\(type.rawValue)(\(first.label ?? "_"):)"
    guard colors.project.isHexInitializer(signature) else { return nil }
    var hex: HexSpelling
    let literal = call.frame.outline.numericLiteral(first.span)
    switch try evaluate(first.span, in: call.frame, as: nil) {
    case .text(let text): hex = HexSpelling(text: text, call: signature)
    case .integer:
      guard let literal else { return nil }
      hex = HexSpelling(literal: literal, call: signature)
    default: return nil
    }
    hex.order = HexNames.order(of: first.label)
    if call.arguments.count > 1 {
      guard call.arguments.count == 2, ["alpha", "opacity"].contains(call.labels[1]),
        let alpha = try evaluate(call.arguments[1].span, in: call.frame, as: "CGFloat").number
      else { return nil }
      hex.alpha = alpha
    }
    return colors.resolve(.hex(hex)).value.map { .color($0, type) }
  }

  // MARK: Assets

  private mutating func assetColor(_ type: ColorType, _ call: Call) throws(Stop) -> Value? {
    guard let first = call.arguments.first, type != .cgColor, call.closure == nil,
      first.label == nil && type == .color || first.label == "named",
      call.arguments.dropFirst().allSatisfy({
        ["bundle", "in", "compatibleWith"].contains($0.label)
      })
    else { return nil }
    if first.label == nil {
      let start = call.frame.outline.kind(first.span.lowerBound)
      // An implicit member is a color or a resource, never a text.
      guard start != .period,
        case .text? = try? evaluate(first.span, in: call.frame, as: nil)
      else { return nil }
    }
    guard case .text(let name) = try evaluate(first.span, in: call.frame, as: "String") else {
      return nil
    }
    return .color(try asset(name), type)
  }

  /// The color of an asset catalog.
  private func asset(_ name: String) throws(Stop) -> ColorValue {
    let resolution = colors.resolve(.asset(name: name, hex: nil))
    guard let color = resolution.value else {
      throw .unknown(resolution.reasons.first?.message ?? Stop.notConstant.reason)
    }
    return color
  }

  /// The color whose symbol, which Xcode generates, begins at a lexeme, and the lexeme after it; `nil`
  /// where the project or the system declares the name.
  mutating func assetSymbol(
    at name: Int, of owner: String, in frame: Frame
  ) throws(Stop) -> (Value, Int)? {
    let outline = frame.outline
    let isResource = owner == "ColorResource"
    guard isResource || ColorType(named: owner) != nil && owner != "CGColor",
      isSystem(owner), let (symbol, end) = colors.project.assets.symbol(at: name, in: outline),
      outline.kind(end) != .leftParen
    else { return nil }
    let text = outline.name(name)
    let type = ColorType(named: owner) ?? platformColor(in: frame)
    let part = MemberChain.Name(text: text, labels: nil)
    guard resolver(for: frame.target).overloads(part, of: owner, at: frame.place).isEmpty,
      end > name + 1 || SystemColors.meaning(of: text, on: type.owner, in: .ios18) == nil
        || type == .color && SystemColors.swiftUIStyles.contains(text)
    else { return nil }
    return (.color(try asset(symbol), type), end)
  }

  // MARK: Members

  /// A color by name: `Color.red`, `UIColor.label`, or a factory of code that is not read.
  mutating func colorStatic(
    _ name: String, _ called: Call?, of type: ColorType
  ) throws(Stop) -> Value? {
    guard called == nil else { return nil }
    if name == "accentColor", let own = colors.project.assets["AccentColor"] {
      return .color(own, type)
    }
    guard SystemColors.meaning(of: name, on: type.owner, in: .ios26) != nil else { return nil }
    let resolution = colors.resolve(.system(type: type, member: name))
    guard let color = resolution.value else {
      throw .unknown("the value of '\(type.rawValue).\(name)' is not published")
    }
    return .color(color, type)
  }

  /// What is chained on a color: an alpha, a bridge.
  mutating func colorMember(
    _ name: String, _ called: Call?, of color: ColorValue, _ type: ColorType
  ) throws(Stop) -> Value? {
    guard let called else { return name == "cgColor" ? .color(color, .cgColor) : nil }
    if name == "mix" { throw .unknown("SwiftUI mixes it of two colors") }
    if name == "resolvedColor", let span = called.argument("with") {
      return .color(try resolved(color, by: span, in: called.frame), type)
    }
    guard called.arguments.count == 1, called.closure == nil else { return nil }
    switch (name, called.labels[0]) {
    case ("opacity", nil), ("withAlphaComponent", nil), ("copy", "alpha"):
      let value = try evaluate(called.arguments[0].span, in: called.frame, as: "CGFloat")
      guard let alpha = value.number, alpha.isFinite else { throw .notConstant }
      return .color(color.mapped { $0.alpha = name == "opacity" ? $0.alpha * alpha : alpha }, type)
    default: return nil
    }
  }

  /// The color as traits draw it: `color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))`.
  private mutating func resolved(
    _ color: ColorValue, by traits: Range<Int>, in frame: Frame
  ) throws(Stop) -> ColorValue {
    switch try evaluate(traits, in: frame, as: "UITraitCollection") {
    case .setting(.traits): return color
    case .instance(let traits):
      // A color that this run has chosen by the appearance is not the one of other traits.
      guard choices.answer(to: .style) == nil, choices.answer(to: .contrast) == nil else {
        throw .notConstant
      }
      guard traits.fields.count == 1, let field = traits.fields["userInterfaceStyle"],
        case .symbol(let style) = try force(field), style == "dark" || style == "light"
      else { throw .notConstant }
      let isDark = style == "dark"
      return ColorValue(
        light: isDark ? color.dark ?? color.light : color.light,
        highContrast: isDark ? color.darkHighContrast : color.highContrast)
    default: throw .notConstant
    }
  }

  /// The type of colors of the platform's own framework.
  func platformColor(in frame: Frame) -> ColorType {
    let platforms = resolver.variants.compactMap(\.platform)
    return !platforms.isEmpty && platforms.allSatisfy { $0 == .macOS } ? .nsColor : .uiColor
  }

  /// `#colorLiteral(…)`.
  func colorLiteral(_ start: Int, in outline: SyntaxOutline) throws(Stop) -> Value {
    let reader = ColorReader(outline: outline)
    guard let reading = reader.readChain(from: start, expecting: nil), reading.isConstant,
      let color = colors.resolve(reading.expression).value
    else { throw .notConstant }
    return .color(color, .uiColor)
  }
}

extension ColorValue {
  /// The color with a change to each of its appearances.
  func mapped(_ change: (inout ColorSample) -> Void) -> ColorValue {
    var color = self
    change(&color.light)
    for part in [\ColorValue.dark, \.highContrast, \.darkHighContrast] {
      if var sample = color[keyPath: part] {
        change(&sample)
        color[keyPath: part] = sample
      }
    }
    return color
  }
}

extension Call {
  /// The labels as a signature writes them: `light:dark:`.
  var signature: String { labels.map { ($0 ?? "_") + ":" }.joined() }
}
