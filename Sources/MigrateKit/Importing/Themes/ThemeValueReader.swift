/// Reads values from code that stands by itself, with the readers that find hard-coded values.
enum ThemeValueReader {
  /// The color that an expression, or the statements of a body, come to.
  static func color(_ code: String, type: ColorType, isAppKit: Bool) -> ColorExpression? {
    let module = isAppKit ? "AppKit" : "UIKit"
    let name = type.rawValue
    let expression = SyntaxOutline(Array("import \(module)\nlet value: \(name) = \(code)".utf8))
    if let property = expression.properties.first, !property.initializer.isEmpty {
      let reader = ColorReader(outline: expression)
      let span = property.initializer
      let isWhole = span.upperBound == expression.count
      if isWhole, let reading = reader.read(span, expecting: type), reading.span == span,
        reading.isConstant
      {
        return reading.expression
      }
    }
    let body = SyntaxOutline(Array("import \(module)\nvar value: \(name) { \(code) }".utf8))
    guard let property = body.properties.first, property.scope >= 0 else { return nil }
    let reading =
      ColorReader(outline: body).readBody(scope: property.scope, expecting: type)
      ?? body.singleValue(of: property).flatMap {
        ColorReader(outline: body).read($0, expecting: type)
      }
    return reading.flatMap { $0.isConstant ? $0.expression : nil }
  }

  /// The light and the dark color of a body that chooses among the app's own themes:
  /// `switch theme { case .light: … case .dark: … }`, as one expression.
  static func themeCases(in code: String) -> String? {
    let outline = SyntaxOutline(Array("var value: Color { \(code) }".utf8))
    guard let body = outline.scopes.indices.first(where: { outline.scopes[$0].kind == .switchBody })
    else { return nil }
    var results: [String: String] = [:]
    for scope in outline.cases(ofSwitch: body) {
      let current = outline.scopes[scope]
      guard current.word == .case, current.bodyStart > current.open + 1,
        let statements = outline.statements(inScope: scope), statements.count == 1
      else { continue }
      let isReturn = outline.bareWord(statements[0].lowerBound) == .return
      let value = isReturn ? statements[0].dropFirst() : statements[0]
      guard !value.isEmpty else { continue }
      for index in current.open + 1..<current.bodyStart where outline.kind(index) == .identifier {
        results[outline.text(index)] = outline.text(value)
      }
    }
    guard let light = results["light"], let dark = results["dark"] else { return nil }
    return "Color(light: \(light), dark: \(dark))"
  }

  /// The font that an expression makes.
  static func font(_ code: String, type: String) -> StyleValue? {
    let outline = SyntaxOutline(Array("import UIKit\nlet value: \(type) = \(code)".utf8))
    guard let property = outline.properties.first, property.initializer.upperBound == outline.count
    else { return nil }
    let span = property.initializer
    let reader = FontReader(outline)
    if let style = textStyle(span, reader) { return style }
    for index in span where FontWords.makers.contains(outline.word(index)) {
      guard let font = reader.expression(at: index), font.span == span, font.unknownPart == nil,
        case .constant(let size) = font.size, size > 0
      else { continue }
      var value = font.font
      value.size = size
      return .font(value)
    }
    return nil
  }

  /// `.body`, `Font.title.bold()`: a text style of the system.
  private static func textStyle(_ span: Range<Int>, _ reader: FontReader) -> StyleValue? {
    let outline = reader.outline
    let period = span.first { outline.kind($0) == .period } ?? span.upperBound
    guard outline.kind(period + 1) == .identifier, outline.kind(period + 2) != .leftParen,
      let style = SystemTextStyle.named(outline.name(period + 1))
    else { return nil }
    let font = reader.swiftUIChain(
      FontExpression(
        form: .style, span: span.lowerBound..<period + 2, spelling: "", site: .font,
        size: .constant(style.size), font: style.font))
    return font.span == span ? .font(font.font) : nil
  }

  /// The animation that an expression makes.
  static func animation(_ code: String, type: String) -> StyleValue? {
    let outline = SyntaxOutline(Array("let value: \(type) = \(code)".utf8))
    guard let property = outline.properties.first, property.initializer.upperBound == outline.count
    else { return nil }
    let span = property.initializer
    let last = span.upperBound - 1
    if outline.kind(last) == .identifier, outline.kind(last - 1) == .period,
      span.count == 2 || span.count == 3 && outline.text(span.lowerBound) == type
    {
      return AnimationValue.Motion.named(outline.name(last)).map { .animation(AnimationValue($0)) }
    }
    let file = ScannedFile(path: "", outline: outline, settings: DetectionSettings())
    let draft = AnimationDetector().drafts(in: file).first { $0.span == span }
    guard case .known(let value)? = draft?.value else { return nil }
    return value
  }

  /// The number that an expression comes to.
  static func number(_ code: String) -> Double? {
    let outline = SyntaxOutline(Array("let value: CGFloat = \(code)".utf8))
    guard let property = outline.properties.first, property.initializer.upperBound == outline.count
    else { return nil }
    return outline.number(property.initializer)
  }

  /// The two ends of a range of numbers: `12...16`.
  static func range(_ code: String) -> (lower: Double, upper: Double)? {
    let outline = SyntaxOutline(Array("let value = \(code)".utf8))
    guard let property = outline.properties.first else { return nil }
    let span = property.initializer
    guard let op = span.first(where: { outline.isText($0, "...") || outline.isText($0, "..<") }),
      let lower = outline.number(span.lowerBound..<op),
      let upper = outline.number(op + 1..<span.upperBound), lower <= upper
    else { return nil }
    return (lower, upper)
  }

  /// A color as code that the readers understand: a pair where it changes with the appearance.
  static func code(_ color: ColorValue, type: String) -> String {
    guard color.isAdaptive || color.hasHighContrast else { return code(color.light, type: type) }
    var parts = [("light", color.light), ("dark", color.drawn(in: .dark))]
    if let high = color.highContrast { parts.append(("highContrast", high)) }
    if let high = color.darkHighContrast { parts.append(("darkHighContrast", high)) }
    let list = parts.map { "\($0.0): \(code($0.1, type: type))" }.joined(separator: ", ")
    return "\(type)(\(list))"
  }

  private static func code(_ sample: ColorSample, type: String) -> String {
    var sample = sample
    if sample.space == .srgbLinear { sample = sample.inSRGB }
    let parts = [sample.red, sample.green, sample.blue, sample.alpha].map { "\($0)" }
    if type == "Color" {
      let space = sample.space == .displayP3 ? ".displayP3" : ".sRGB"
      return "Color(\(space), red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), "
        + "opacity: \(parts[3]))"
    }
    let red = sample.space == .displayP3 ? "displayP3Red" : "red"
    return "\(type)(\(red): \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
  }
}
