// Reads light/dark pairs: ternaries on the color scheme, `light:dark:`, dynamic providers.

extension ColorReader {
  /// Combines the results of `read` in each appearance into one color; `nil` if one cannot be read.
  ///
  /// Its span is `span`, or else that read in both.
  func adaptive(
    over span: Range<Int>?, expecting type: ColorType?, signature: String?,
    _ read: (ColorReader, ColorType?) -> ColorReading?
  ) -> ColorReading? {
    func readings(
      _ highContrast: Bool, _ type: ColorType?, certainly: Bool = false
    ) -> [ColorReading?] {
      [SystemAppearance.Style.light, .dark].map { style in
        var reader = self
        reader.appearance = SystemAppearance(
          style, highContrast: highContrast, isCertain: certainly)
        guard let reading = read(reader, type), reading.isConstant else { return nil }
        return reading
      }
    }
    guard appearance == nil else { return nil }
    var found = readings(false, type)
    var type = type
    if found.contains(nil), type == nil, let known = found.compactMap({ $0?.type }).first {
      // An implicit member in one arm takes its type from the other.
      type = known
      found = readings(false, type)
    }
    guard let light = found[0], let dark = found[1] else { return nil }
    let isOwnSpan = span == nil
    guard !isOwnSpan || light.span == dark.span else { return nil }
    let span = span ?? light.span
    let contrast = asksForContrast(span) ? readings(true, type) : [nil, nil]
    // Code with the same result in every appearance is not a choice.
    let spans = [dark.span] + contrast.compactMap { $0?.span }
    guard isOwnSpan || spans.contains(where: { $0 != light.span }) else { return nil }
    return ColorReading(
      span: span,
      expression: .pair(
        light: light.expression, dark: dark.expression, highContrast: contrast[0]?.expression,
        darkHighContrast: contrast[1]?.expression),
      type: light.type ?? dark.type, signature: signature ?? light.signature, form: .pair,
      reasons: light.reasons + dark.reasons.filter { !light.reasons.contains($0) },
      isPair: true, isCertainPair: readings(false, type, certainly: true) == found,
      isFailable: light.isFailable && light.span == span,
      premises: light.premises + dark.premises,
      obstacle: light.obstacle ?? dark.obstacle)
  }

  private func asksForContrast(_ span: Range<Int>) -> Bool {
    span.prefix(SyntaxOutline.maximumWalk).contains { index in
      outline.kind(index) == .identifier && outline.text(index).hasSuffix("ontrast")
    }
  }

  // MARK: - Ternaries, if and switch

  /// The pair of a ternary on the color scheme.
  func readTernary(
    _ ternary: TernaryExpression, expecting type: ColorType?, depth: Int = 0
  ) -> ColorReading? {
    guard
      AppearanceCondition.style(of: ternary.condition, in: outline) != nil
        || asksForContrast(ternary.condition)
    else { return nil }
    return adaptive(over: ternary.span, expecting: type, signature: "light/dark ternary") {
      $0.read(ternary.span, expecting: $1, depth: depth + 1)
    }
  }

  /// The pair of a whole expression: `scheme == .dark ? A : B`.
  func readTernary(_ span: Range<Int>, expecting type: ColorType?, depth: Int) -> ColorReading? {
    guard let question = outline.outerQuestion(in: span),
      let ternary = outline.ternary(at: question),
      ternary.span == span
    else { return nil }
    return readTernary(ternary, expecting: type, depth: depth)
  }

  /// The pair of `if scheme == .dark { A } else { B }` or a `switch`, as an expression.
  func readBranches(_ span: Range<Int>, expecting type: ColorType?) -> ColorReading? {
    let keyword = outline.bareWord(span.lowerBound) == .if ? "if" : "switch"
    return adaptive(over: span, expecting: type, signature: "light/dark \(keyword)") {
      reader, type in reader.read(span, expecting: type)
    }
  }

  /// The pair of a body that only chooses by the appearance.
  func readBody(scope: Int, expecting type: ColorType?) -> ColorReading? {
    guard let statements = outline.statements(inScope: scope), let first = statements.first,
      let last = statements.last
    else { return nil }
    let span = first.lowerBound..<last.upperBound
    return adaptive(over: span, expecting: type, signature: "light/dark body") { reader, type in
      reader.readResult(ofScope: scope, expecting: type, depth: 0)
    }
  }

  private func readResult(ofScope scope: Int, expecting type: ColorType?, depth: Int)
    -> ColorReading?
  {
    guard let appearance else { return nil }
    let choice = AppearanceChoice(outline: outline, appearance: appearance)
    return choice.result(ofScope: scope).flatMap {
      read($0, expecting: type, depth: depth + 1)
    }
  }

  // MARK: - Providers

  /// `UIColor { $0.userInterfaceStyle == .dark ? A : B }`, with `if`, `guard` and `switch` as well.
  func readProvider(
    closure: Int, type: ColorType, start: Int, _ depth: Int, end: Int? = nil
  ) -> ColorReading? {
    guard type == .uiColor || type == .nsColor, depth < Self.maximumDepth,
      let close = outline.partner(closure)
    else { return nil }
    let scope = outline.scopeIndex(closure)
    let span = start..<(end ?? close + 1)
    if appearance != nil {
      var reading = readResult(ofScope: scope, expecting: type, depth: depth)
      reading?.span = span
      return reading
    }
    let signature =
      type.rawValue + (type == .nsColor ? "(name:dynamicProvider:)" : "(dynamicProvider:)")
    var whole = adaptive(over: span, expecting: type, signature: signature) { reader, type in
      reader.readResult(ofScope: scope, expecting: type, depth: depth)
    }
    whole?.type = type
    return whole
  }

  // MARK: - The app's initializers

  /// `Color(light: A, dark: B)`: the app's initializer with colors or hex digits, and those for
  /// increased contrast if any.
  func readPair(
    _ arguments: [Argument], _ type: ColorType, into reading: inout ColorReading, _ depth: Int
  ) -> Bool {
    // Each half is tried as every color type, so nested pairs would take exponential time.
    guard depth < 3, arguments.count > 1 else { return false }
    let labels = arguments.map { $0.label.map { PairLabel(outline.nameBytes($0)) } }
    let styles = labels.map { $0?.style }
    guard let light = styles.firstIndex(of: .light), let dark = styles.firstIndex(of: .dark),
      styles.count(where: { $0 != nil }) == 2
    else { return false }
    let call = reading.signature
    let colors = [ColorType.color, outline.platformColor]
    for inner in [type] + colors.filter({ $0 != type }) {
      guard
        let lightReading = part(arguments[light].value, inner, call, depth),
        let darkReading = part(arguments[dark].value, inner, call, depth)
      else { continue }
      let contrast = [.light, .dark].map { (style: SystemAppearance.Style) in
        labels.firstIndex { $0?.contrastStyle == style }.flatMap {
          part(arguments[$0].value, inner, call, depth)
        }
      }
      reading.expression = .pair(
        light: lightReading.expression, dark: darkReading.expression,
        highContrast: contrast[0]?.expression, darkHighContrast: contrast[1]?.expression)
      reading.form = .pair
      reading.isPair = true
      // The label determines the meaning of the app's initializer.
      reading.isCertainPair = [lightReading, darkReading].allSatisfy {
        !$0.isPair || $0.isCertainPair
      }
      reading.reasons +=
        lightReading.reasons + darkReading.reasons.filter { !lightReading.reasons.contains($0) }
      reading.premises += lightReading.premises + darkReading.premises
      if arguments.count > 2 {
        reading.obstacle = "the call takes more than a light and a dark color"
      }
      return true
    }
    return false
  }

  /// One half of a pair.
  private func part(
    _ value: Range<Int>, _ type: ColorType, _ call: String, _ depth: Int
  ) -> ColorReading? {
    if let reading = read(value, expecting: type, depth: depth + 1) { return reading }
    let hex: HexForm
    if let text = outline.string(value) {
      hex = HexForm(text: text, call: call)
    } else if let literal = outline.numericLiteral(value), literal.hexDigitCount != nil {
      hex = HexForm(literal: literal, call: call)
    } else {
      return nil
    }
    guard hex.value != nil, [3, 6, 8].contains(hex.count) else { return nil }
    return ColorReading(
      span: value, expression: .hex(hex), type: nil, signature: call, form: .hex)
  }
}

/// The label of a light or a dark color in one of the app's initializers.
struct PairLabel {
  private struct Words: OptionSet {
    let rawValue: UInt8

    static let light = Words(rawValue: 1)
    static let dark = Words(rawValue: 2)
    static let contrast = Words(rawValue: 4)
    static let any = Words(rawValue: 8)
    static let other = Words(rawValue: 16)
  }

  private static let known = WordTable<Words>([
    ("light", .light), ("dark", .dark), ("contrast", .contrast), ("any", .any),
  ])

  private var words: Words = []

  /// Reads the words of a label.
  init(_ label: ArraySlice<UInt8>) {
    label.withUnsafeBufferPointer { label in
      NameWords.forEachWord(of: label) { words.insert(Self.known[$0] ?? .other) }
    }
  }

  /// Reads the words of a label.
  init(_ label: String) { self.init(Array(label.utf8)[...]) }

  /// The appearance stated by the label: `light`, `darkHex`, `any`.
  var style: SystemAppearance.Style? {
    if words.contains(.contrast) { return nil }
    if words.contains(.dark) { return .dark }
    return words.contains(.light) || words == .any ? .light : nil
  }

  /// The appearance with increased contrast stated by the label: `highContrast`, `darkHighContrast`.
  var contrastStyle: SystemAppearance.Style? {
    guard words.contains(.contrast) else { return nil }
    return words.contains(.dark) ? .dark : .light
  }
}
