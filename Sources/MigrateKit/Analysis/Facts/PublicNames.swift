/// The names that a file declares for other modules: types, functions and what extensions add to types.
///
/// Two modules that declare one of them make it ambiguous where both are imported.
struct PublicNames {
  /// The names with what they are members of, and the labels of functions: `Row`, `String.trimmed`, `scaled(_:by:)`.
  private(set) var names: [String] = []

  /// What a brace opens.
  private enum Body {
    case `extension`(of: String, isPublic: Bool)
    case other
  }

  private var bodies: [Body] = []
  private var pending = Body.other
  private var isPublic = false
  private var isHidden = false

  /// Reads the lexemes of a file.
  init(_ lexemes: [Lexeme], _ bytes: [UInt8]) {
    var rest = Significant(lexemes: lexemes, bytes: bytes)
    while let lexeme = rest.next() {
      switch lexeme.kind {
      case .identifier where lexeme.word != .none: read(lexeme.word, &rest)
      case .leftBrace:
        bodies.append(pending)
        reset()
      case .rightBrace:
        bodies.removeLast(min(1, bodies.count))
        reset()
      case .semicolon: reset()
      default: continue
      }
    }
  }

  private mutating func reset() { (pending, isPublic, isHidden) = (.other, false, false) }

  private mutating func read(_ word: KnownWord, _ rest: inout Significant) {
    switch word {
    case .public, .open: isPublic = true
    case .private, .fileprivate, .internal, .package:
      if rest.peek()?.kind != .leftParen { isHidden = true }
    case .extension:
      pending = .extension(of: rest.path(), isPublic: isPublic)
      (isPublic, isHidden) = (false, false)
    case .struct, .class, .enum, .protocol, .actor, .typealias:
      // `class func`
      guard let name = rest.peek(), name.kind == .identifier,
        name.word == .none || !name.word.isModifier,
        name.word != .func, name.word != .var, name.word != .subscript
      else { return }
      add(rest.path(), member: false)
    case .func: add(rest.path() + rest.labels(), member: true)
    case .var, .let: add(rest.path(), member: true)
    case .`init`: if case .extension? = bodies.last { add("init" + rest.labels(), member: true) }
    default: return
    }
  }

  private mutating func add(_ name: String, member: Bool) {
    defer { (isPublic, isHidden) = (false, false) }
    switch (bodies.last, bodies.count) {
    case (nil, _): if isPublic { names.append(name) }
    case (.extension(let type, let isGiven)?, 1):
      if member, isPublic || isGiven && !isHidden { names.append("\(type).\(name)") }
    default: return
    }
  }

  /// The lexemes without trivia, one after another.
  private struct Significant {
    let lexemes: [Lexeme]
    let bytes: [UInt8]
    var index = 0

    mutating func peek() -> Lexeme? {
      while index < lexemes.count, lexemes[index].kind.isTrivia { index += 1 }
      return index < lexemes.count ? lexemes[index] : nil
    }

    mutating func next() -> Lexeme? {
      let lexeme = peek()
      index += 1
      return lexeme
    }

    /// The last name of a path of names.
    mutating func path() -> String {
      var name = ""
      while let lexeme = peek(), lexeme.kind == .identifier || lexeme.kind == .period {
        if lexeme.kind == .identifier {
          guard name.isEmpty || lexemes[..<index].last?.kind == .period else { break }
          name = lexeme.text(in: bytes)
        }
        index += 1
      }
      return name
    }

    /// The labels of the parameters that follow: `(_:by:)`.
    mutating func labels() -> String {
      var depth = 0
      while let lexeme = peek(), lexeme.kind == .op || depth > 0, lexeme.kind != .leftBrace {
        if lexeme.kind == .op { depth += lexeme.angleChange(in: bytes) }
        index += 1
      }
      guard peek()?.kind == .leftParen else { return "" }
      index += 1
      var (labels, brackets, isStart) = ("(", 0, true)
      while let lexeme = next() {
        switch lexeme.kind {
        case .leftParen, .leftSquare, .leftBrace: brackets += 1
        case .rightParen, .rightSquare, .rightBrace: brackets -= 1
        case .comma where brackets == 0: isStart = true
        case .identifier where isStart && brackets == 0:
          labels += lexeme.text(in: bytes) + ":"
          isStart = false
        default: break
        }
        if brackets < 0 { break }
      }
      return labels + ")"
    }
  }
}
