/// Finds hex digits in strings that become colors elsewhere: `case .run: return "#FF0000"`, used in
/// `Color(hex: kind.hex)`.
///
/// Such strings cannot become tokens, so they are reported with the places that make colors from
/// them.
enum HexTexts {
  /// The strings that a property or a function returns; other files determine whether they become
  /// colors.
  ///
  /// `texts` are the string texts that begin with `#` and have the length of six digits.
  static func rawFindings(among texts: [Int], in outline: SyntaxOutline) -> [RawFinding] {
    texts.compactMap { index in
      guard outline.kind(index - 1) == .stringStart, outline.kind(index + 1) == .stringEnd else {
        return nil
      }
      return rawFinding(index - 1..<index + 2, outline.text(index), in: outline)
    }
  }

  private static func rawFinding(
    _ span: Range<Int>, _ text: String, in outline: SyntaxOutline
  ) -> RawFinding? {
    let hex = HexForm(text: text, call: "")
    guard hex.value != nil, let name = giver(of: span, in: outline) else { return nil }
    var rawFinding = RawFinding(
      detector: ColorForm.hex.rawValue, category: .color, span: span, signature: "\"#RRGGBB\"",
      value: .color(.hex(hex)), site: .color)
    rawFinding.meaning = MeaningReader.meaning(of: span, in: outline)
    rawFinding.premises = [.usedAsHex(name)]
    rawFinding.hold("it is a string that other code turns into a color")
    return rawFinding
  }

  /// The name of the property or function that returns a string.
  private static func giver(of span: Range<Int>, in outline: SyntaxOutline) -> String? {
    for ancestor in outline.ancestors(of: span) {
      switch ancestor.slot {
      case .element, .dictionaryValue, .ternary, .parenthesized: continue
      case .operand(let op) where outline.isText(op, "??"): continue
      case .initializer(let property):
        return outline.name(outline.properties[property].name)
      case .returned, .statement:
        let index = ancestor.span.lowerBound
        guard let type = outline.resultType(around: index),
          let reading = outline.reading(ofType: type), outline.isText(reading.name, "String")
        else { return nil }
        return outline.enclosingMember(of: index).flatMap { outline.memberName($0) }
      default: return nil
      }
    }
    return nil
  }

  /// The places where a file makes colors from named hex digits, by the last name.
  static func uses(in outline: SyntaxOutline, file: SourceFile) -> [String: [UseSite]] {
    var result: [String: [UseSite]] = [:]
    var lines: LineIndex?
    for word in [KnownWord.Color, .UIColor, .NSColor] {
      for index in outline.indices(of: word) {
        guard let call = outline.call(named: Int(index)),
          let argument = outline.arguments(call).first,
          argument.label.map({ HexNames.isHex(outline.name($0)) }) ?? false,
          let name = named(argument.value, in: outline)
        else { continue }
        let table = lines ?? LineIndex(file.bytes)
        lines = table
        let span = call.name..<call.close + 1
        // The result of a mapping closure has the use of the whole expression.
        let isMapped = outline.isText(argument.value.lowerBound, "$0")
        result[name, default: []].append(
          UseSite(
            file: file.path, position: table.position(at: outline.byteRange(span).start),
            role: isMapped ? .unknown : ColorUseReader.use(of: span, in: outline).role))
      }
    }
    return result
  }

  /// The last name of the source of the digits: `hex` of `kind.hex`, `kind.hex(for: a)` and
  /// `hexes[0]`, and of what a closure maps.
  private static func named(_ span: Range<Int>, in outline: SyntaxOutline) -> String? {
    var span = span
    if span.count == 1, outline.isText(span.lowerBound, "$0") {
      let scope = outline.scopes[outline.scopeIndex(span.lowerBound)]
      guard scope.kind == .closure, let call = outline.callTaking(closure: scope.open),
        ["map", "compactMap"].contains(outline.text(call)), outline.kind(call - 1) == .period
      else { return nil }
      span = outline.chainStart(call)..<call - 1
    }
    var last: Int?
    var index = span.lowerBound
    while index < span.upperBound {
      switch outline.kind(index) {
      case .identifier: last = index
      case .period, .leftParen, .leftSquare, .postfixQuestion, .exclamation: break
      default: return nil
      }
      index = outline.stepOver(index)
    }
    return last.map { outline.name($0) }
  }
}
