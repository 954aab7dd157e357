// Evaluates named colors: of asset catalogs, of the system, and members chained on them.

extension Evaluator {
  // MARK: Assets

  mutating func assetColor(_ type: ColorType, _ call: Call) throws(EvaluationStop) -> SwiftValue? {
    guard let first = call.arguments.first, type != .cgColor, call.closure == nil else {
      return nil
    }
    if first.label == "asset", call.arguments.count == 1 {
      return try generatedAsset(in: first.span, of: call.frame).map { name throws(EvaluationStop) in
        .color(try asset(name, in: call.frame), type)
      }
    }
    guard first.label == nil && type == .color || first.label == "named",
      call.arguments.dropFirst().allSatisfy({
        ["bundle", "in", "compatibleWith"].contains($0.label)
      })
    else { return nil }
    let bundle = Self.bundle(call)
    if first.label != nil {
      guard case .text(let name) = try evaluate(first.span, in: call.frame, as: "String") else {
        return nil
      }
      return .color(try asset(name, bundle, in: call.frame), type)
    }
    // An implicit member is a color or a resource, never a string.
    guard call.frame.outline.kind(first.span.lowerBound) != .period else { return nil }
    switch try? evaluate(first.span, in: call.frame, as: nil) {
    case .text(let name): return .color(try asset(name, bundle, in: call.frame), type)
    case .color(let color, _) where call.arguments.count == 1: return .color(color, type)
    default: return nil
    }
  }

  /// The bundle that a call names; without one, and for `nil`, that of the running program.
  private static func bundle(_ call: Call) -> TargetAssets.Bundle {
    guard let span = call.argument("bundle") ?? call.argument("in") else { return .main }
    let text = call.frame.outline.compactText(span)
    if ["nil", ".main", "Bundle.main"].contains(text) { return .main }
    let isOwn = [".module", "Bundle.module"].contains(text) || text.contains("(for:")
    return isOwn ? .own : .other
  }

  /// The color of an asset catalog, in a bundle of the code's target or of the programs that run it.
  mutating func asset(
    _ name: String, _ bundle: TargetAssets.Bundle = .own, in frame: CodeFrame
  ) throws(EvaluationStop) -> ColorValue {
    let color = try color(ofAsset: name, bundle, in: frame)
    note(ReadAsset(name: name, color: color))
    return color
  }

  private func color(
    ofAsset name: String, _ bundle: TargetAssets.Bundle, in frame: CodeFrame
  ) throws(EvaluationStop) -> ColorValue {
    switch assets.color(name, in: bundle, of: frame.target) {
    case .color(let color): return color
    case .elsewhere(let homes):
      let targets = resolver.targets.targets
      let names = homes.sorted().map { "'\(targets[$0].name)'" }.joined(separator: ", ")
      throw .unknown(
        "without 'bundle:' the color '\(name)' is that of the app, and only \(names) has one")
    case .unsettled: break
    }
    let resolution = colors.resolve(.asset(name: name, hex: nil))
    guard let color = resolution.value else {
      throw .unknown(resolution.reasons.first?.message ?? EvaluationStop.notConstant.reason)
    }
    return color
  }

  /// The color whose Xcode-generated symbol begins at a lexeme, and the lexeme after it; `nil` if
  /// the project or the system declares the name.
  mutating func assetSymbol(
    at name: Int, of owner: String, in frame: CodeFrame
  ) throws(EvaluationStop) -> (SwiftValue, Int)? {
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
    return (.color(try asset(symbol, in: frame), type), end)
  }

  // MARK: Members

  /// Whether a target is compiled for the Mac and nothing else.
  private func isForMacOnly(_ target: Int) -> Bool {
    let variants = resolver(for: target).variants
    return !variants.isEmpty && variants.allSatisfy { $0.platform == .macOS }
  }

  /// The app's own accent color; `nil` where the system's is used, as in an extension that has no catalog.
  private mutating func accentColor(in frame: CodeFrame) -> ColorValue? {
    let target = resolver.targets.targets[frame.target]
    // A library takes that of the app.
    let name = target.kind.isProgram ? target.accentColor : "AccentColor"
    guard let name, colors.project.assets.isKnown(name),
      !assets.knows(name) || assets.isInMainBundle(name, of: frame.target)
    else { return nil }
    return try? asset(name, .main, in: frame)
  }

  /// A color by name: `Color.red`, `UIColor.label`, or a factory in code that is not read.
  mutating func colorStatic(
    _ name: String, _ called: Call?, of type: ColorType, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue? {
    guard called == nil else { return nil }
    if name == "accentColor", let own = accentColor(in: frame) { return .color(own, type) }
    guard SystemColors.meaning(of: name, on: type.owner, in: .ios26) != nil else { return nil }
    // The Mac has its own shades of these.
    let isForMac = ["primary", "secondary"].contains(name) && isForMacOnly(frame.target)
    let resolution = colors.resolve(.system(type: type, member: name))
    guard let color = isForMac ? nil : resolution.value else {
      throw .unknown("the value of '\(type.rawValue).\(name)' is not published")
    }
    return .color(color, type)
  }

  /// A member chained on a color: an alpha, a bridge.
  mutating func colorMember(
    _ name: String, _ called: Call?, of color: ColorValue, _ type: ColorType
  ) throws(EvaluationStop) -> SwiftValue? {
    guard let called else {
      // `color.gradient` is that color, slightly lighter at the top.
      if name == "gradient" { return .gradient([Lazy(.color(color, type))]) }
      return name == "cgColor" ? .color(color, .cgColor) : nil
    }
    if name == "mix" { throw .unknown("SwiftUI mixes it from two colors") }
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

  /// The color resolved with traits: `color.resolvedColor(with:
  /// UITraitCollection(userInterfaceStyle: .dark))`.
  private mutating func resolved(
    _ color: ColorValue, by traits: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> ColorValue {
    switch try evaluate(traits, in: frame, as: "UITraitCollection") {
    case .setting(.traits): return color
    case .instance(let traits):
      // A color that this run has chosen by the appearance may differ for other traits.
      guard choices.choice(for: .style) == nil, choices.choice(for: .contrast) == nil else {
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
  func platformColor(in frame: CodeFrame) -> ColorType {
    let platforms = resolver.variants.compactMap(\.platform)
    return !platforms.isEmpty && platforms.allSatisfy { $0 == .macOS } ? .nsColor : .uiColor
  }

  /// `#colorLiteral(…)`.
  func colorLiteral(_ start: Int, in outline: SyntaxOutline) throws(EvaluationStop) -> SwiftValue {
    let reader = ColorReader(outline: outline)
    guard let reading = reader.readChain(from: start, expecting: nil), reading.isConstant,
      let color = colors.resolve(reading.expression).value
    else { throw .notConstant }
    return .color(color, .uiColor)
  }
}
