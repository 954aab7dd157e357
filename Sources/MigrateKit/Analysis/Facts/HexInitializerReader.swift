/// Finds the hex initializers of a file, and determines the order of eight digits from their
/// bodies.
///
/// It recognizes the shift or the mask of the topmost byte, and the name that this byte is assigned
/// to.
struct HexInitializerReader {
  private let outline: SyntaxOutline

  /// The hex initializers that a file declares, in order.
  static func read(_ outline: SyntaxOutline) -> [HexInitializer] {
    let reader = HexInitializerReader(outline: outline)
    return outline.functions.compactMap { reader.initializer($0) ?? reader.member($0) }
      + outline.properties.compactMap { reader.member($0) }
  }

  /// The description of a declaration; `nil` if it does not make a color from hex digits.
  private func initializer(_ function: FunctionDeclaration) -> HexInitializer? {
    guard function.scope >= 0, let callee = callee(of: function),
      let digits = outline.parameters(function).first,
      let type = outline.reading(ofType: digits.type), !type.isArray, type.key == nil
    else { return nil }
    let readsStrings = ["String", "Substring", "StringProtocol", "NSString"].contains {
      outline.text(type.name) == $0
    }
    let readsIntegers = outline.text(type.name).isIntegerType
    let body = outline.scopes[function.scope].bodyStart..<outline.scopes[function.scope].close
    guard readsStrings || readsIntegers, readsDigits(in: body) || namesDigits(function, digits)
    else { return nil }
    let label = digits.label.map { outline.name($0) } ?? "_"
    return HexInitializer(
      call: "\(callee)(\(label):)", readsStrings: readsStrings, readsIntegers: readsIntegers,
      order: order(in: body), space: space(in: body),
      countsPrefix: readsStrings && countsPrefix(in: body))
  }

  /// The call of a declaration: `Color`, `Color.hex`, `colorFromHex`.
  private func callee(of function: FunctionDeclaration) -> String? {
    let owner = outline.scopes[function.parent].typeScope
    let colorOwner = colorType(ofScope: owner)
    switch function.keyword {
    case .`init`:
      return colorOwner?.rawValue
    case .func:
      guard colorOwner != nil || owner < 0,
        let result = outline.reading(ofType: function.result)
      else { return nil }
      let makesColor = ColorType(outline.word(result.name)) != nil
      let name = outline.name(function.name)
      // Code calls one of an instance by `UIColor().hex("…")`.
      if let colorOwner, makesColor || outline.isText(result.name, "Self") {
        return "\(colorOwner.rawValue).\(name)"
      }
      return owner < 0 && makesColor ? name : nil
    default:
      return nil
    }
  }

  /// The color type whose members a scope contains.
  private func colorType(ofScope scope: Int) -> ColorType? {
    guard scope >= 0, outline.scopes[scope].declaration >= 0 else { return nil }
    let name = outline.types[outline.scopes[scope].declaration].name
    return ColorType(outline.word(name.upperBound - 1))
  }

  // MARK: Members of strings

  /// The description of a function of strings that makes a color from the digits of the string: `"#112233".color()`.
  private func member(_ function: FunctionDeclaration) -> HexInitializer? {
    guard function.keyword == .func, function.scope >= 0,
      !outline.isStatic(from: function.start, to: function.name)
    else { return nil }
    return member(function.name, function.result, in: function.parent, body: function.scope)
  }

  private func member(_ property: PropertyDeclaration) -> HexInitializer? {
    guard property.isComputed, property.scope >= 0, !outline.isStatic(property) else { return nil }
    return member(property.name, property.type, in: property.parent, body: property.scope)
  }

  private func member(
    _ name: Int, _ result: Range<Int>, in parent: Int, body scope: Int
  ) -> HexInitializer? {
    guard isStringExtension(outline.scopes[parent].typeScope),
      let type = outline.reading(ofType: result), ColorType(outline.word(type.name)) != nil
    else { return nil }
    let body = outline.scopes[scope].bodyStart..<outline.scopes[scope].close
    guard readsDigits(ofTextIn: body) else { return nil }
    return HexInitializer(
      call: "String.\(outline.name(name))", readsStrings: true, readsIntegers: false,
      order: order(in: body), space: space(in: body), countsPrefix: countsPrefix(in: body))
  }

  private func isStringExtension(_ scope: Int) -> Bool {
    guard scope >= 0, outline.scopes[scope].declaration >= 0 else { return false }
    let type = outline.types[outline.scopes[scope].declaration]
    return type.keyword == .extension && outline.compactText(type.name) == "String"
  }

  /// Whether a body reads the digits of a text, not of the hash that gives a name its color.
  private func readsDigits(ofTextIn body: Range<Int>) -> Bool {
    body.contains { readsHexadecimal($0) }
      && !body.contains { ["hash", "hashValue"].contains(outline.text($0)) }
  }

  private func namesDigits(_ function: FunctionDeclaration, _ digits: Parameter) -> Bool {
    [function.name, digits.label ?? digits.name, digits.name].contains {
      outline.text($0).lowercased().contains("hex")
    }
  }

  /// Whether a body parses digits: with shifts, masks, or base sixteen.
  private func readsDigits(in body: Range<Int>) -> Bool {
    body.contains { index in
      outline.kind(index) == .op ? outline.isText(index, ">>") : readsHexadecimal(index)
    }
  }

  /// Whether a name is that of what reads a text in base sixteen.
  private func readsHexadecimal(_ index: Int) -> Bool {
    guard outline.kind(index) == .identifier else { return false }
    let readers = ["scanHexInt32", "scanHexInt64", "scanHexInt", "hexadecimal"]
    return readers.contains(outline.text(index))
      || outline.isText(index, "radix") && number(index + 2) == 16
  }

  /// The space of the components that a body makes of the digits: `init(displayP3Red:…)`, `Color(.displayP3, red:…)`.
  private func space(in body: Range<Int>) -> ColorSample.Space {
    let isWide = body.contains {
      outline.kind($0) == .identifier
        && ["displayP3Red", "displayP3"].contains(outline.text($0))
    }
    return isWide ? .displayP3 : .srgb
  }

  /// Whether a body decides by a count of characters that a `0x` is among: it does not mention one.
  private func countsPrefix(in body: Range<Int>) -> Bool {
    body.contains { countsCharacters($0) }
      && !body.contains {
        outline.kind($0) == .stringText && outline.text($0).lowercased().hasPrefix("0x")
      }
  }

  /// Whether a count is compared: `switch hex.count {`, `hex.count == 6`.
  private func countsCharacters(_ index: Int) -> Bool {
    outline.isText(index, "count") && outline.kind(index - 1) == .period
      && (outline.kind(index + 1) == .leftBrace
        || ["==", "!="].contains { outline.isText(index + 1, $0) })
  }

  private func number(_ index: Int) -> UInt64? {
    index < outline.count
      ? NumericLiteral(outline.lexemes[index], in: outline.bytes)?.integer : nil
  }
}

// MARK: - The order of eight digits

extension HexInitializerReader {
  /// The order in the part of a body for eight digits, or in the whole body if it has no parts.
  private func order(in body: Range<Int>) -> HexDigitOrder? {
    if let part = partForEightDigits(in: body) { return topByteOrder(in: part) }
    return tellsLengthsApart(body) ? nil : topByteOrder(in: body)
  }

  /// The body of `case 8:` or of `if count == 8 { … }`.
  private func partForEightDigits(in body: Range<Int>) -> Range<Int>? {
    outline.scopes.lazy
      .filter { $0.bodyStart >= body.lowerBound && $0.close <= body.upperBound }
      .first { scope in
        switch scope.kind {
        case .switchCase: heads(scope, with: 8) && scope.bodyStart - scope.open <= 6
        case .control: heads(scope, with: 8)
        default: false
        }
      }
      .map { $0.bodyStart..<max($0.bodyStart, $0.close) }
  }

  /// Whether the label or the condition of a scope names a number.
  private func heads(_ scope: Scope, with value: UInt64) -> Bool {
    let head = scope.kind == .switchCase ? scope.open..<scope.bodyStart : scope.header..<scope.open
    return head.contains { number($0) == value }
  }

  /// Whether a body requires six digits, so that it does not determine the order of eight.
  private func tellsLengthsApart(_ body: Range<Int>) -> Bool {
    body.contains { index in
      number(index) == 6
        && (outline.isText(index - 1, "==") || outline.isText(index - 1, "!=")
          || outline.bareWord(index - 1) == .case)
    }
  }

  /// The order by the name of the variable with the topmost byte.
  private func topByteOrder(in part: Range<Int>) -> HexDigitOrder? {
    var found: HexDigitOrder?
    for index in part where takesTopByte(index) {
      guard let order = receiver(of: index).flatMap(Self.order(ofTopByte:)) else { continue }
      if let found, found != order { return nil }
      found = order
    }
    return found
  }

  /// Whether a lexeme is the 24 of `>> 24`, a mask of the topmost byte, or the 2 of `prefix(2)`.
  private func takesTopByte(_ index: Int) -> Bool {
    guard outline.kind(index) == .integer else { return false }
    switch number(index) {
    case 24: return outline.isText(index - 1, ">>")
    case 0xFF00_0000: return true
    case 2: return outline.isText(index - 2, "prefix") && outline.kind(index - 1) == .leftParen
    default: return false
    }
  }

  private static func order(ofTopByte name: String) -> HexDigitOrder? {
    let name = name.lowercased()
    if name == "a" || name.hasPrefix("alpha") || name == "opacity" { return .argb }
    if name == "r" || name.hasPrefix("red") { return .rgba }
    return nil
  }

  /// The name that the enclosing expression is assigned to: the label of an argument, the variable
  /// at the same place of a tuple, the target of an assignment.
  private func receiver(of index: Int) -> String? {
    var index = index
    for _ in 0..<SyntaxOutline.maximumDepth {
      let start = outline.segmentStart(index)
      if outline.kind(start + 1) == .colon, outline.kind(start) == .identifier,
        Self.order(ofTopByte: outline.name(start)) != nil
      {
        return outline.name(start)
      }
      let open = outline.encloser(index)
      guard open >= 0, outline.kind(open) == .leftParen else {
        return assignedName(from: start, to: index)
      }
      if !outline.isCall(open), let name = tupleName(forElementAt: index, of: open) { return name }
      index = open
    }
    return nil
  }

  /// `r` of `r = …`, `let r = …`, `self.r = …`.
  private func assignedName(from start: Int, to index: Int) -> String? {
    var equal = start
    while equal < index, outline.kind(equal) != .equal { equal += 1 }
    guard equal < index else { return nil }
    var name = equal - 1
    // Past a type annotation: `let r: CGFloat = …`.
    while name > start, outline.kind(name) != .identifier || outline.kind(name - 1) == .colon {
      name -= 1
    }
    return outline.kind(name) == .identifier ? outline.name(name) : nil
  }

  /// The name at the place of an element: `r` for the second of `(a, r, g, b) = (…, …, …, …)`.
  private func tupleName(forElementAt index: Int, of open: Int) -> String? {
    guard let close = outline.partner(open), outline.kind(open - 1) == .equal,
      let namesOpen = outline.partner(open - 2), outline.kind(namesOpen) == .leftParen
    else { return nil }
    let values = outline.elements(open: open, close: close)
    let names = outline.elements(open: namesOpen, close: open - 2)
    guard values.count == names.count,
      let place = values.firstIndex(where: { $0.value.contains(index) })
    else { return nil }
    return outline.name(names[place].value.lowerBound)
  }
}

extension String {
  fileprivate var isIntegerType: Bool {
    [
      "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "BinaryInteger", "FixedWidthInteger",
    ].contains(self)
  }
}
