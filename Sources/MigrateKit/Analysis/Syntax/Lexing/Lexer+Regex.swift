// Regular expression literals, distinguished from division and custom operators as the compiler does.

extension Lexer {
  /// A regular expression found by looking ahead.
  struct Regex {
    var end: Int
    var flags: Lexeme.Flags = []
  }

  /// The result of searching the end of a regular expression.
  private enum RegexEnd {
    case closed(Int)
    case unterminated(Int)
    case notARegex
  }

  /// The bare regex (`/…/`) that starts at a slash inside the operator `operatorStart..<operatorEnd`
  /// (`/` itself, or `!/`), if there is one.
  func bareRegex(at slash: Int, operatorStart: Int, operatorEnd: Int) -> Regex? {
    guard !cursor.isLeftBound(operatorStart) else { return nil }
    let previous = previous
    if previous?.word == .func || previous?.word == .operator { return nil }

    var mustBeRegex = false
    if !cursor.isRightBound(operatorEnd, isLeftBound: false) {
      let followsTry = isTryMark(previous)
      if !followsTry, !isRegexPosition(after: previous) { return nil }
      let followsInfix =
        previous?.kind == .equal || (previous?.kind == .op && previous?.flags == .infix)
      mustBeRegex = followsTry || followsInfix
    }
    return scanBareRegex(from: slash + 1, mustBeRegex: mustBeRegex)
  }

  /// Whether `lexeme` is the mark of `try?` or `try!`, which an expression must follow.
  private func isTryMark(_ lexeme: Lexeme?) -> Bool {
    guard let kind = lexeme?.kind, kind == .postfixQuestion || kind == .exclamation else {
      return false
    }
    return beforePrevious?.word == .try
  }

  /// Whether an expression, not an operator, is expected after `lexeme`.
  private func isRegexPosition(after lexeme: Lexeme?) -> Bool {
    guard let lexeme else { return true }
    switch lexeme.kind {
    case .leftParen, .leftSquare, .leftBrace, .interpolationStart, .comma, .colon, .semicolon,
      .equal, .infixQuestion, .prefixAmpersand, .unknown:
      return true
    case .op:
      return lexeme.flags != .postfix
    case .identifier:
      return startsExpression(lexeme.word)
    case .poundWord:
      switch lexeme.word {
      case .if, .else, .elseif, .endif: return true
      default: return false
      }
    default:
      return false
    }
  }

  /// Whether an expression may follow a keyword; after any other word, a slash divides.
  private func startsExpression(_ word: KnownWord) -> Bool {
    switch word {
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer,
      .deinit, .do, .else, .enum, .extension, .fallthrough, .fileprivate, .for, .guard, .if,
      .import, .in, .`init`, .inout, .internal, .is, .let, .precedencegroup, .private, .protocol,
      .public, .repeat, .rethrows, .return, .static, .struct, .subscript, .switch, .throw,
      .throws, .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }

  private func scanBareRegex(from start: Int, mustBeRegex: Bool) -> Regex? {
    switch cursor.byte(at: start) {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): if !mustBeRegex { return nil }
    case UInt8(ascii: "/"), UInt8(ascii: "*"): return nil
    default: break
    }
    switch endOfRegex(from: start, pounds: 0, isMultiline: false, mustBeRegex: mustBeRegex) {
    case .closed(let end): return Regex(end: end)
    case .unterminated(let end): return mustBeRegex ? Regex(end: end, flags: .unterminated) : nil
    case .notARegex: return nil
    }
  }

  /// The extended regex (`#/…/#`) at the cursor.
  ///
  /// If the opening ends its line, it spans several lines; if it is unterminated, only the opening
  /// is consumed, so that the code after it is still lexed.
  mutating func extendedRegex(pounds: Int) -> Regex? {
    let start = cursor.offset + pounds + 1
    let afterSpaces = cursor.offset(from: start) {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t")
    }
    let isMultiline =
      afterSpaces < cursor.count && cursor.has(.newline, cursor.base[afterSpaces])
    if isMultiline, pounds >= searches.unclosedRegexPounds {
      return Regex(end: afterSpaces, flags: .unterminated)
    }
    switch endOfRegex(from: start, pounds: pounds, isMultiline: isMultiline, mustBeRegex: true) {
    case .closed(let end):
      return Regex(end: end, flags: isMultiline ? .multiline : [])
    case .unterminated(let end):
      guard isMultiline else { return Regex(end: end, flags: .unterminated) }
      searches.unclosedRegexPounds = pounds
      return Regex(end: afterSpaces, flags: .unterminated)
    case .notARegex: return nil
    }
  }

  private func endOfRegex(
    from start: Int, pounds: Int, isMultiline: Bool, mustBeRegex: Bool
  ) -> RegexEnd {
    var offset = start
    var groups = 0
    var characterClasses = 0
    var trailingSpace = -1
    while offset < cursor.count {
      let byte = cursor.base[offset]
      switch byte {
      case UInt8(ascii: "/"):
        guard let end = closing(at: offset, pounds: pounds) else { break }
        if pounds == 0 {
          let next = cursor.byte(at: end)
          if next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return .unterminated(offset) }
          if trailingSpace == offset - 1, !mustBeRegex { return .notARegex }
        }
        return .closed(end)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return .unterminated(offset) }
      case UInt8(ascii: "\\"):
        let escaped = cursor.byte(at: offset + 1)
        if isMultiline || !cursor.has(.newline, escaped) { offset += 1 }
      case UInt8(ascii: "("): groups += characterClasses == 0 ? 1 : 0
      case UInt8(ascii: ")"):
        guard characterClasses == 0 else { break }
        if groups == 0, !mustBeRegex { return .notARegex }
        groups -= groups > 0 ? 1 : 0
      case UInt8(ascii: "["): characterClasses += 1
      case UInt8(ascii: "]"): characterClasses -= characterClasses > 0 ? 1 : 0
      case UInt8(ascii: " "), UInt8(ascii: "\t"): trailingSpace = offset
      default: break
      }
      offset += 1
    }
    return .unterminated(cursor.count)
  }

  /// The end of the closing delimiter at a slash, which takes all number signs that follow.
  private func closing(at slash: Int, pounds: Int) -> Int? {
    guard pounds > 0 else { return slash + 1 }
    let end = cursor.offset(from: slash + 1) { $0 != UInt8(ascii: "#") }
    return end - slash - 1 >= pounds ? end : nil
  }
}
