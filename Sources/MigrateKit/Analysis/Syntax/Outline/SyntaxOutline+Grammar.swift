// Pieces of Swift's grammar that only need adjacent lexemes and brackets.

extension SyntaxOutline {
  /// The index after a lexeme; after its partner for an opening bracket.
  package func stepOver(_ index: Int) -> Int {
    guard let partner = partner(index), partner > index else { return index + 1 }
    return partner + 1
  }

  /// The index before a lexeme; before its partner for a closing bracket.
  func stepBack(_ index: Int) -> Int {
    guard let partner = partner(index), partner < index else { return index - 1 }
    return partner - 1
  }

  /// Whether a lexeme can be the last of an expression or of a type.
  func endsExpression(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier:
      kind(index - 1) == .period || isQuoted(index) || !word(index).isExpressionKeyword
    case .dollarIdentifier, .poundWord, .integer, .float, .stringEnd, .regex, .rightParen,
      .rightSquare, .rightBrace, .postfixQuestion, .exclamation:
      true
    case .op:
      buffer.lexemes[index].flags.contains(.postfix) || isText(index, ">")
    default: false
    }
  }

  /// Whether the statement continues after a lexeme that ends its line.
  func asksForMore(_ index: Int, before next: Int) -> Bool {
    switch kind(index) {
    case .comma, .colon, .period, .equal, .arrow, .infixQuestion, .prefixAmpersand, .at,
      .backslash, .pound:
      return true
    case .op:
      let flags = buffer.lexemes[index].flags
      return flags.contains(.infix) || flags.contains(.prefix)
    case .identifier:
      let bare = bareWord(index)
      if bare == .return { return !word(next).startsStatement || isQuoted(next) }
      return bare.asksForMore
    default:
      return false
    }
  }

  /// Whether a lexeme that starts its line belongs to the statement before it.
  func continuesLine(_ index: Int) -> Bool {
    switch kind(index) {
    case .period, .infixQuestion, .postfixQuestion, .colon, .equal, .arrow, .comma, .leftBrace:
      return true
    case .op:
      return buffer.lexemes[index].flags.contains(.infix)
    case .identifier:
      guard !isQuoted(index) else { return false }
      switch word(index) {
      case .else, .catch, .where, .in, .as, .is, .throws, .rethrows: return true
      case .async: return word(index + 1) != .let
      default: return false
      }
    default:
      return false
    }
  }

  /// The first lexeme of a declaration that is neither attribute nor modifier.
  func declarationKeyword(from start: Int) -> Int {
    var index = start
    for _ in 0..<Self.maximumDepth {
      if kind(index) == .at {
        index = attributeEnd(index)
      } else if kind(index) == .identifier, word(index).isModifier, !isQuoted(index) {
        guard let next = modifierEnd(index) else { return index }
        index = next
      } else {
        return index
      }
    }
    return index
  }

  /// The index after an attribute: `@State`, `@Foo.Bar(…)`.
  func attributeEnd(_ at: Int) -> Int {
    var index = at + 2
    while kind(index) == .period, kind(index + 1) == .identifier { index += 2 }
    if let generic = genericEnd(index) { index = generic }
    if kind(index) == .leftParen, touches(index - 1, index) { index = stepOver(index) }
    return index
  }

  private func modifierEnd(_ index: Int) -> Int? {
    var next = index + 1
    if kind(next) == .leftParen {
      let detail = text(next + 1)
      guard detail == "set" || detail == "safe" || detail == "unsafe" else { return nil }
      next = stepOver(next)
    }
    guard kind(next) == .identifier || kind(next) == .at else { return nil }
    if word(index) == .class {
      // `class` is a modifier only before a member.
      switch word(next) {
      case .func, .var, .let, .subscript, .override, .final, .private, .public, .internal: break
      default: return nil
      }
    }
    return next
  }

  /// The index after `<…>` that opens right after a name; `nil` where it is not a generic clause.
  func genericEnd(_ open: Int) -> Int? {
    guard kind(open) == .op, isText(open, "<"), touches(open - 1, open) else { return nil }
    var depth = 1
    var index = open + 1
    let limit = min(count, open + 256)
    while index < limit {
      switch kind(index) {
      case .op:
        guard let change = angleChange(index) else { return nil }
        depth += change
        if depth <= 0 { return index + 1 }
        index += 1
      case .identifier, .period, .comma, .colon, .postfixQuestion, .exclamation, .arrow, .at,
        .integer:
        index += 1
      case .leftParen, .leftSquare:
        index = stepOver(index)
      default:
        return nil
      }
    }
    return nil
  }

  /// How an operator changes the depth of angle brackets; `nil` for one that ends a type.
  private func angleChange(_ index: Int) -> Int? {
    let lexeme = buffer.lexemes[index]
    var change = 0
    for byte in bytes[lexeme.start..<lexeme.end] {
      switch byte {
      case UInt8(ascii: "<"): change += 1
      case UInt8(ascii: ">"): change -= 1
      case UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."): break
      case UInt8(ascii: "~"), UInt8(ascii: "="): break
      default: return nil
      }
    }
    return change
  }

  /// The index after the type that starts at `start`.
  func typeEnd(_ start: Int) -> Int {
    var index = start
    let limit = min(count, start + Self.maximumWalk)
    while index < limit {
      while index < limit, isTypePrefix(index) {
        index = kind(index) == .at ? attributeEnd(index) : index + 1
      }
      index = typePrimaryEnd(index)
      guard index < limit, joinsTypes(index) else { break }
      index += 1
    }
    return min(index, count)
  }

  private func isTypePrefix(_ index: Int) -> Bool {
    if kind(index) == .at { return true }
    switch word(index) {
    case .some, .any, .inout, .borrowing, .consuming, .isolated: return kind(index + 1) != .colon
    default: return false
    }
  }

  private func joinsTypes(_ index: Int) -> Bool {
    kind(index) == .arrow || isText(index, "&") || word(index) == .async
      || word(index) == .throws || word(index) == .rethrows
  }

  private func typePrimaryEnd(_ start: Int) -> Int {
    var index = start
    switch kind(index) {
    case .leftParen, .leftSquare:
      index = stepOver(index)
    case .identifier:
      index += 1
    default:
      return index
    }
    while true {
      if let generic = genericEnd(index) {
        index = generic
      } else if kind(index) == .period, kind(index + 1) == .identifier {
        index += 2
      } else if kind(index) == .postfixQuestion || kind(index) == .exclamation {
        index += 1
      } else {
        return index
      }
    }
  }

  /// The result type declared after a parameter list: `async throws -> some View`; empty for none.
  func resultType(after parameters: Int) -> Range<Int> {
    var index = parameters
    for _ in 0..<4 {
      switch word(index) {
      case .async, .throws, .rethrows:
        index += 1
        if kind(index) == .leftParen { index = stepOver(index) }
      default: break
      }
    }
    guard kind(index) == .arrow else {
      let none = min(index, count)
      return none..<none
    }
    let start = min(index + 1, count)
    return start..<max(start, typeEnd(start))
  }
}
