// Evaluates fonts, animations and shadows of Apple's frameworks.

extension Evaluator {
  /// `Font.body`, `.system(size: 17)`, `UIFont.systemFont(ofSize: 17)`.
  mutating func fontStatic(
    _ name: String, _ called: Call?, of type: String
  ) throws(EvaluationStop) -> SwiftValue? {
    let site = Site(rawValue: type) ?? .font
    guard let called else {
      // UIKit's names of text styles are no members of SwiftUI's font.
      guard type == "Font", let style = SystemTextStyle.named(name), style.name == name else {
        return nil
      }
      return .font(style.font, site)
    }
    switch name {
    case "system" where type == "Font": return try systemFont(called)
    case "custom" where type == "Font": return try customFont(called)
    case "preferredFont":
      // `compatibleWith` traits determine the scaling with the user's text size.
      guard let span = called.argument("forTextStyle"),
        called.labels.allSatisfy({ $0 == "forTextStyle" || $0 == "compatibleWith" })
      else { throw .notConstant }
      return .font(try textStyle(span, in: called.frame).font, site)
    default: return try platformFont(name, called, site)
    }
  }

  private mutating func systemFont(_ call: Call) throws(EvaluationStop) -> SwiftValue {
    var font: FontValue
    if let size = call.argument("size") {
      font = try sized(FontValue(size: 0), by: size, in: call.frame)
    } else if let first = call.arguments.first, first.label == nil {
      font = try textStyle(first.span, in: call.frame).font
    } else {
      throw .notConstant
    }
    try apply(call, to: &font)
    return .font(font, .font)
  }

  private mutating func customFont(_ call: Call) throws(EvaluationStop) -> SwiftValue {
    guard let name = call.arguments.first, name.label == nil,
      let size = call.argument("size") ?? call.argument("fixedSize")
    else { throw .notConstant }
    var font = try named(name.span, size: size, in: call.frame)
    if let style = call.argument("relativeTo") {
      font.textStyle = try textStyle(style, in: call.frame).name
    } else if call.argument("size") != nil {
      // Without `relativeTo`, a custom font scales as the body.
      font.textStyle = "body"
    }
    return .font(font, .font)
  }

  private mutating func platformFont(
    _ name: String, _ call: Call, _ site: Site
  ) throws(EvaluationStop) -> SwiftValue? {
    let word = resolver.project.parsed(name).outline.word(0)
    guard let base = PlatformFont(word), let size = call.argument("ofSize") else { return nil }
    var font = FontValue(
      size: 0, weight: base.weight, design: base.design, isItalic: base.isItalic)
    font = try sized(font, by: size, in: call.frame)
    font.hasMonospacedDigits = word == .monospacedDigitSystemFont
    font.isSystemBold = word == .boldSystemFont && site == .uiFont
    if word != .boldSystemFont { try apply(call, to: &font) }
    return .font(font, site)
  }

  /// `UIFont(name: "Lora", size: 17)`, `Font(uiFont)`.
  mutating func makeFont(_ site: Site, _ call: Call) throws(EvaluationStop) -> SwiftValue {
    if let name = call.argument("name"), let size = call.argument("size") {
      return .font(try named(name, size: size, in: call.frame), site)
    }
    if let descriptor = call.argument("descriptor"), let size = call.argument("size") {
      return .font(try font(from: descriptor, size: size, in: call.frame), site)
    }
    if let made = call.argument("resource") ?? call.argument("font"),
      let size = call.argument("size"), let face = generatedFace(made, in: call.frame)
    {
      return .font(face.font(size: try points(size, in: call.frame)), site)
    }
    guard site == .font, call.arguments.count == 1, call.labels[0] == nil,
      case .font(let font, _) = try evaluate(call.arguments[0].span, in: call.frame, as: "UIFont")
    else { throw .unknown("the code of '\(site.rawValue)(\(call.signature))' was not read") }
    return .font(font, .font)
  }

  /// A member chained on a font.
  mutating func fontMember(
    _ name: String, _ called: Call?, of font: FontValue, _ site: Site
  ) throws(EvaluationStop) -> SwiftValue? {
    guard let called else {
      switch name {
      case "pointSize": return .number(font.size)
      case "fontDescriptor": return Self.descriptor(of: font)
      default: return nil
      }
    }
    var font = font
    switch (name, called.arguments.count) {
    case ("weight", 1): font.weight = try weight(called.arguments[0].span, in: called.frame)
    case ("bold", 0): font.weight = .bold
    case ("italic", 0): font.isItalic = true
    case ("monospaced", 0): font.design = .monospaced
    case ("monospacedDigit", 0): font.hasMonospacedDigits = true
    case ("leading", 1): break
    case ("width", 1):
      let span = called.arguments[0].span
      guard case .symbol("standard") = try evaluate(span, in: called.frame, as: "Font.Width")
      else { throw .unknown("the width of the font is not read") }
    case ("smallCaps", 0), ("lowercaseSmallCaps", 0), ("uppercaseSmallCaps", 0):
      throw .unknown("the small capitals of the font are not read")
    case ("withSize", 1):
      font.size = try points(called.arguments[0].span, in: called.frame)
    default: return nil
    }
    return .font(font, site)
  }

  /// The font of `UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)`.
  mutating func scaledFont(
    _ span: Range<Int>, in frame: CodeFrame, by metrics: Instance
  ) throws(EvaluationStop) -> SwiftValue {
    guard case .font(var font, let site) = try evaluate(span, in: frame, as: "UIFont") else {
      throw .notConstant
    }
    guard font.textStyle == nil else { throw .unknown("it scales a font that scales by itself") }
    font.textStyle = try textStyle(of: metrics)
    return .font(font, site)
  }

  /// The style as which metrics scale: that of the body where none is stated.
  private mutating func textStyle(of metrics: Instance) throws(EvaluationStop) -> String {
    guard let field = metrics.fields["forTextStyle"] else { return "body" }
    guard case .symbol(let name) = try force(field), let style = SystemTextStyle.named(name)
    else { throw .notConstant }
    return style.name
  }

  // MARK: Parts

  /// A font of a size, which scales with the text if `UIFontMetrics.default.scaledValue(for: 16)` makes it.
  private mutating func sized(
    _ font: FontValue, by span: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> FontValue {
    var font = font
    let value = try evaluate(span, in: frame, as: "CGFloat")
    if case .instance(let metrics) = value, metrics.isScaledNumber,
      let size = metrics.fields["value"]
    {
      font.size = try points(force(size))
      font.textStyle = try textStyle(of: metrics)
    } else {
      font.size = try points(value)
    }
    return font
  }

  private func points(_ value: SwiftValue) throws(EvaluationStop) -> Double {
    guard let size = value.number, size.isFinite, size > 0 else { throw .notConstant }
    return size
  }

  mutating func points(_ span: Range<Int>, in frame: CodeFrame) throws(EvaluationStop)
    -> Double
  {
    try points(evaluate(span, in: frame, as: "CGFloat"))
  }

  mutating func named(
    _ name: Range<Int>, size: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> FontValue {
    guard case .text(let name) = try evaluate(name, in: frame, as: "String") else {
      throw .notConstant
    }
    return PostScriptName(name).font(size: try points(size, in: frame))
  }

  mutating func textStyle(
    _ span: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> SystemTextStyle {
    guard case .symbol(let name) = try evaluate(span, in: frame, as: "Font.TextStyle"),
      let style = SystemTextStyle.named(name)
    else { throw .notConstant }
    return style
  }

  private mutating func weight(
    _ span: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> FontValue.Weight? {
    switch try evaluate(span, in: frame, as: "Font.Weight") {
    case .symbol(let name):
      guard let weight = FontValue.Weight(rawValue: name) else { throw .notConstant }
      return weight
    case .none: return nil
    default: throw .notConstant
    }
  }

  /// Reads the weight and the design among the arguments.
  private mutating func apply(_ call: Call, to font: inout FontValue) throws(EvaluationStop) {
    if let span = call.argument("weight") {
      // No weight is that of the style.
      if let stated = try weight(span, in: call.frame) { font.weight = stated }
    }
    guard let span = call.argument("design") else { return }
    switch try evaluate(span, in: call.frame, as: "Font.Design") {
    case .symbol(let name):
      guard let design = FontValue.Design(rawValue: name) else { throw .notConstant }
      font.design = design
    case .none: break
    default: throw .notConstant
    }
  }

  // MARK: Animations

  /// `Animation.easeInOut(duration: 0.3)`, `.spring(response: 0.3, dampingFraction: 0.6)`, `.bouncy`.
  mutating func animationStatic(_ name: String, _ called: Call?) throws(EvaluationStop)
    -> SwiftValue?
  {
    guard let called else {
      let motion = AnimationValue.Motion.named(name) ?? .spring(name, [:])
      return motion.map { .animation(AnimationValue($0)) }
    }
    if AnimationValue.Motion.isSpring(name) { return try spring(name, called) }
    var motion = AnimationValue.Motion.named(name)
    if name == "timingCurve" {
      motion = try curve(called)
      if let motion, called.arguments.count == 4 {
        return .animation(AnimationValue(motion, duration: AnimationValue.standardDuration))
      }
    }
    guard let motion, called.labels.last == "duration", let span = called.argument("duration"),
      let seconds = try evaluate(span, in: called.frame, as: "Double").number
    else { return nil }
    return .animation(AnimationValue(motion, duration: seconds))
  }

  private mutating func curve(_ call: Call) throws(EvaluationStop) -> AnimationValue.Motion? {
    var points: [Double] = []
    for argument in call.arguments where argument.label == nil || argument.label == "controlPoints"
    {
      let value = try evaluate(argument.span, in: call.frame, as: "Double")
      guard let number = value.number else { throw .notConstant }
      points.append(number)
    }
    guard points.count == 4 else { return nil }
    return .curve(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
  }

  /// `spring(response: 0.3, dampingFraction: 0.6)`, `spring(duration: 0.3, bounce: 0.2)`, `bouncy(extraBounce: 0.1)`.
  private mutating func spring(_ name: String, _ call: Call) throws(EvaluationStop) -> SwiftValue? {
    var numbers: [String: Double] = [:]
    for argument in call.arguments {
      guard let label = argument.label,
        let number = try evaluate(argument.span, in: call.frame, as: "Double").number
      else { return nil }
      numbers[label] = number
    }
    guard let motion = AnimationValue.Motion.spring(name, numbers) else { return nil }
    return .animation(AnimationValue(motion))
  }

  /// `CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.2, 1)`, `CAMediaTimingFunction(name: .easeIn)`.
  mutating func timingFunction(_ call: Call) throws(EvaluationStop) -> SwiftValue {
    if let span = call.argument("name") {
      guard case .symbol(let name) = try evaluate(span, in: call.frame, as: nil),
        let motion = AnimationValue.Motion.named(name == "easeInEaseOut" ? "easeInOut" : name)
      else { throw .notConstant }
      return .animation(AnimationValue(motion))
    }
    guard let motion = try curve(call) else { throw .notConstant }
    return .animation(AnimationValue(motion))
  }

  // MARK: Shadows

  /// The shadow of a modifier: `shadow(color: .black, radius: 4, y: 2)`.
  mutating func shadowModifier(_ call: Call) throws(EvaluationStop) -> SwiftValue? {
    guard call.closure == nil, let radius = call.argument("radius"),
      call.labels.allSatisfy({ ["color", "radius", "x", "y"].contains($0) })
    else { return nil }
    var shadow = ShadowValue(color: ShadowValue.standardColor, radius: 0)
    if let span = call.argument("color") {
      guard case .color(let color, _) = try evaluate(span, in: call.frame, as: "Color") else {
        throw .notConstant
      }
      shadow.color = color
    }
    func number(_ span: Range<Int>, _ evaluator: inout Evaluator) throws(EvaluationStop) -> Double {
      let value = try evaluator.evaluate(span, in: call.frame, as: "CGFloat")
      guard let number = value.number, number.isFinite else { throw .notConstant }
      return number
    }
    shadow.radius = try number(radius, &self)
    if let x = call.argument("x") { shadow.x = try number(x, &self) }
    if let y = call.argument("y") { shadow.y = try number(y, &self) }
    return .shadow(shadow)
  }
}
