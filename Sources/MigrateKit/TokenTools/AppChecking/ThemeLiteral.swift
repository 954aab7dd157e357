import MigrateKitCore

/// The literal in the value of a theme's declaration, and its edits for another value.
struct ThemeLiteral {
  private let outline: SyntaxOutline
  private let span: Range<Int>

  /// Finds the value of a declaration; `nil` where no single expression gives it.
  init?(of declared: Declaration, in bytes: [UInt8]) {
    outline = SyntaxOutline(bytes)
    let lines = LineIndex(bytes)
    let outline = outline
    func isHere(_ name: Int) -> Bool {
      outline.name(name) == declared.name
        && lines.position(at: outline.byteRange(name..<name + 1).start).line == Int(declared.line)
    }
    if declared.kind == .enumCase {
      let elements = outline.indices(of: .case).flatMap { outline.caseElements(after: Int($0)) }
      guard let value = elements.first(where: { isHere($0.name) })?.rawValue else { return nil }
      span = value
    } else {
      guard
        let property = outline.properties.first(where: {
          outline.kind($0.name) == .identifier && isHere($0.name)
        }),
        let value = property.isComputed
          ? outline.singleValue(of: property)
          : property.initializer.isEmpty ? nil : property.initializer
      else { return nil }
      span = value
    }
  }

  /// The bytes of the whole value.
  var range: ByteRange { outline.byteRange(span) }

  /// The value as it is written.
  var text: String { outline.text(span) }

  /// The value with one literal, or its components, replaced in each way that may give `value`.
  ///
  /// Evaluation decides which of them does, because initializers differ in the order of hex digits.
  func rewritings(for value: StyleValue) -> [[Edit]] {
    switch value {
    case .color(let color):
      guard !color.isAdaptive else { return [] }
      return colorRewritings(color.light)
    default:
      guard let number = value.number else { return [] }
      return numberRewritings(number)
    }
  }

  /// The value with some edits applied.
  func text(with edits: [Edit]) -> String {
    var result = ""
    var copied = range.start
    for edit in edits {
      result += String(decoding: outline.bytes[copied..<edit.range.start], as: UTF8.self)
      result += edit.text
      copied = edit.range.end
    }
    return result + String(decoding: outline.bytes[copied..<range.end], as: UTF8.self)
  }

  // MARK: Numbers

  private var numbers: [Int] {
    span.filter { outline.kind($0) == .integer || outline.kind($0) == .float }
  }

  private func numberRewritings(_ number: Double) -> [[Edit]] {
    guard numbers.count == 1, let literal = numbers.first else { return [] }
    guard var text = DecimalText.text(number, places: 5) else { return [] }
    if outline.kind(literal) == .float, !text.contains(".") { text += ".0" }
    return [[Edit(outline.byteRange(literal..<literal + 1), text)]]
  }

  // MARK: Colors

  private func colorRewritings(_ color: ColorSample) -> [[Edit]] {
    let strings = span.filter { outline.kind($0) == .stringText }
    let starts = span.count { outline.kind($0) == .stringStart }
    let hex = numbers.filter { outline.text($0).lowercased().hasPrefix("0x") }
    if starts == 1, strings.count == 1 {
      return hexRewritings(strings[0], prefixes: ["#", "0x", "0X"], color)
    }
    if starts == 0, hex.count == 1 { return hexRewritings(hex[0], prefixes: ["0x", "0X"], color) }
    return starts == 0 && hex.isEmpty ? componentRewritings(color) : []
  }

  private func hexRewritings(
    _ literal: Int, prefixes: [String], _ color: ColorSample
  ) -> [[Edit]] {
    let text = outline.text(literal)
    let prefix = prefixes.first { text.hasPrefix($0) } ?? ""
    let digits = text.dropFirst(prefix.count).filter { $0 != "_" }
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return [] }
    let bytes = color.rgba8
    let opaque = String(bytes.hex.drop { $0 == "#" }.prefix(6))
    let alpha = String(bytes.hex.suffix(2))
    let all = [opaque, alpha + opaque, opaque + alpha].filter { new in
      // Opaque colors keep their six digits; a translucent one may need eight.
      digits.count == 8 || digits.count == 4
        ? new.count == 8 : new.count == 6 || bytes.alpha < 255
    }
    let isLower = digits.contains(where: \.isLowercase)
    return all.map { new in
      [Edit(outline.byteRange(literal..<literal + 1), prefix + (isLower ? new.lowercased() : new))]
    }
  }

  /// The arguments of the one call that have the labels of components.
  private func componentRewritings(_ color: ColorSample) -> [[Edit]] {
    let opens = span.filter { outline.kind($0) == .leftParen }
    guard let call = opens.lazy.compactMap({ outline.call(at: $0) }).first else { return [] }
    var wanted: [String: Double] = [
      "red": color.red, "green": color.green, "blue": color.blue, "alpha": color.alpha,
      "opacity": color.alpha,
    ]
    if color.red == color.green, color.green == color.blue { wanted["white"] = color.red }
    var edits: [Edit] = []
    var found: Set<String> = []
    for argument in outline.elements(open: call.open, close: call.close) {
      guard let label = argument.label.map({ outline.name($0) }), let new = wanted[label] else {
        continue
      }
      found.insert(label)
      guard let old = outline.number(argument.value) else { return [] }
      if RGBA8.byte(old) == RGBA8.byte(new) { continue }
      let range = argument.value
      if range.count == 3, outline.text(range.lowerBound + 1) == "/",
        outline.number(range.lowerBound + 2..<range.upperBound) == 255
      {
        let first = range.lowerBound
        let isFloat = outline.kind(first) == .float
        edits.append(
          Edit(
            outline.byteRange(first..<first + 1), "\(RGBA8.byte(new))" + (isFloat ? ".0" : "")))
      } else if range.count == 1, let text = DecimalText.text(new, places: 5) {
        edits.append(Edit(outline.byteRange(range), text))
      } else {
        return []
      }
    }
    guard found.contains("white") || found.isSuperset(of: ["red", "green", "blue"]) else {
      return []
    }
    return edits.isEmpty ? [] : [edits]
  }
}
