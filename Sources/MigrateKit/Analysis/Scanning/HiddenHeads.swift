/// The declarations in a file that hide the first names of tokens' codes from a part of it: locals, parameters,
/// bindings, generic parameters and types in bodies.
///
/// Members and nested types, which may be in other files, are found by the lookup of names.
struct HiddenHeads {
  private let outline: SyntaxOutline
  /// The names with the scopes in which they are declared.
  private var scopes: [String: Set<Int>] = [:]

  /// Finds the declarations among the identifiers that may begin a code.
  ///
  /// - Parameters:
  ///   - mentions: The indices of these identifiers among the lexemes of the file.
  ///   - lexemes: The lexemes of the file.
  ///   - outline: The outline of the file.
  ///   - heads: The first names of codes.
  init(_ mentions: [Int], _ lexemes: [Lexeme], in outline: SyntaxOutline, heads: NameInterest) {
    self.outline = outline
    guard !heads.isEmpty else { return }
    for mention in mentions where !Self.isUsed(mention, lexemes) {
      let index = outline.firstLexeme(from: lexemes[mention].start)
      guard outline.kind(index) == .identifier, let scope = scope(declaring: index), scope > 0,
        heads.contains(index, of: outline)
      else { continue }
      scopes[outline.name(index), default: []].insert(scope)
    }
  }

  /// The names that are hidden at a lexeme, in order.
  func names(at index: Int) -> [String] {
    guard !scopes.isEmpty else { return [] }
    var around: Set<Int> = []
    var scope = outline.scopeIndex(index)
    for _ in 0..<SyntaxOutline.maximumDepth where scope > 0 {
      around.insert(scope)
      scope = outline.scopes[scope].parent
    }
    return scopes.filter { !$0.value.isDisjoint(with: around) }.keys.sorted()
  }

  /// Whether a member or a call follows, as for most mentions, so that the identifier declares nothing.
  private static func isUsed(_ mention: Int, _ lexemes: [Lexeme]) -> Bool {
    guard mention + 1 < lexemes.count else { return false }
    return [.period, .leftParen].contains(lexemes[mention + 1].kind)
  }

  /// The scope in which an identifier declares its name, unless it is a use or a member.
  private func scope(declaring index: Int) -> Int? {
    let scope = outline.scopeIndex(index)
    switch outline.bareWord(index - 1) {
    case .let, .var: return binding(index, in: scope)
    case .for: return body(behind: index)
    case .struct, .class, .enum, .actor, .typealias: return isBody(scope) ? scope : nil
    default: break
    }
    if let pattern = tuplePattern(around: index) { return binding(pattern, in: scope) }
    let current = outline.scopes[scope]
    if current.kind == .closure, index < current.bodyStart {
      return isClosureParameter(index) ? scope : nil
    }
    return parameterScope(index) ?? genericScope(index)
  }

  /// The scope of a name behind `let` or `var`: the body of the statement that binds it, else that of the statement.
  private func binding(_ index: Int, in scope: Int) -> Int? {
    switch outline.scopes[scope].kind {
    case .file: return nil
    // A variable with the name of a type hides the type.
    case .type: return outline.startsUppercase(index) ? scope : nil
    case .switchCase: return scope
    default: break
    }
    switch outline.bareWord(outline.segmentStart(index)) {
    case .if, .while, .for, .else: return body(behind: index) ?? scope
    default:
      let before = outline.bareWord(index - 2)
      return before == .if || before == .while || before == .case
        ? body(behind: index) ?? scope : scope
    }
  }

  /// The scope of the next braces on the level of a lexeme.
  private func body(behind index: Int) -> Int? {
    var next = index
    for _ in 0..<SyntaxOutline.maximumWalk where next < outline.count {
      if outline.kind(next) == .leftBrace { return outline.scopeIndex(next + 1) }
      next = outline.stepOver(next)
    }
    return nil
  }

  /// The parenthesis of a pattern that binds several names: `let (a, theme)`.
  private func tuplePattern(around index: Int) -> Int? {
    let open = outline.encloser(index)
    guard open > 0, outline.kind(open) == .leftParen else { return nil }
    let word = outline.bareWord(open - 1)
    return word == .let || word == .var || word == .for ? open : nil
  }

  /// Whether a name before `in` is a parameter, and neither captured nor a type.
  private func isClosureParameter(_ index: Int) -> Bool {
    let open = outline.encloser(index)
    if open >= 0, outline.kind(open) == .leftSquare { return false }
    switch outline.kind(index - 1) {
    case .colon, .arrow, .period, .at: return false
    default: return true
    }
  }

  /// The body of the function of which a name is a parameter.
  private func parameterScope(_ index: Int) -> Int? {
    let open = outline.encloser(index)
    guard open >= 0, outline.kind(open) == .leftParen, outline.kind(index + 1) == .colon,
      let function = outline.functionIndex(parametersOpen: open)
    else { return nil }
    return outline.functions[function].scope
  }

  /// The body of the type or function of which a name is a generic parameter.
  private func genericScope(_ index: Int) -> Int? {
    var open = index - 1
    for _ in 0..<SyntaxOutline.maximumWalk {
      switch outline.kind(open) {
      case .identifier, .comma, .period: open -= 1
      case .colon where outline.kind(index - 1) != .colon: open -= 1
      default:
        guard outline.isText(open, "<"), outline.genericEnd(open) != nil else { return nil }
        let name = open - 1
        return outline.types.first { $0.name.upperBound - 1 == name }?.scope
          ?? outline.functions.first { $0.name == name }?.scope
      }
    }
    return nil
  }

  /// Whether a scope is of code that runs, not of members.
  private func isBody(_ scope: Int) -> Bool {
    ![.file, .type].contains(outline.scopes[scope].kind)
  }
}
