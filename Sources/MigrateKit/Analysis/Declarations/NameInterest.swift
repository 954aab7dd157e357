/// The names of interest, whose declarations are kept: those in the code of tokens.
///
/// An index of all names would grow with unrelated code; everything that a token's code can reach
/// starts with one of these.
package struct NameInterest: Sendable {
  /// The names by their hashes.
  private var names: [UInt64: [[UInt8]]] = [:]
  /// The number of names.
  package private(set) var count = 0
  private var filter = NameFilter()
  /// Whether every declaration is kept.
  private(set) var isEverything = false

  /// Makes an interest in no name.
  init() {}

  /// Makes an interest in the names of some expressions.
  package init(codes: some Sequence<String>) {
    for code in codes { add(code) }
  }

  /// Makes an interest in every name, for a survey of a project's declarations.
  package static let everything: NameInterest = {
    var interest = NameInterest()
    interest.isEverything = true
    return interest
  }()

  /// Whether it contains no names.
  var isEmpty: Bool { names.isEmpty && !isEverything }

  /// Whether every name of another interest is one of them.
  package func isSuperset(of other: NameInterest) -> Bool {
    other.names.values.joined().allSatisfy { isName($0) }
  }

  /// Adds the names of an expression.
  package mutating func add(_ code: String) {
    let bytes = Array(code.utf8)
    for lexeme in Lexer.lexemes(in: bytes) where lexeme.kind == .identifier {
      insert(Array(bytes[lexeme.start..<lexeme.end].filter { $0 != UInt8(ascii: "`") }))
    }
  }

  /// Adds the names of another interest.
  package mutating func formUnion(_ other: NameInterest) {
    for name in other.names.values.joined() { insert(name) }
  }

  /// Adds a name without backticks.
  mutating func insert(_ name: [UInt8]) {
    guard !name.isEmpty, !isName(name) else { return }
    names[FNV1a.hash(name), default: []].append(name)
    count += 1
    filter.insert(name)
  }

  /// Whether bytes are one of the names.
  private func isName(_ bytes: some Sequence<UInt8>) -> Bool {
    names[FNV1a.hash(bytes)]?.contains { $0.elementsEqual(bytes) } ?? false
  }

  /// Whether a name without backticks is one of them.
  func contains(_ name: [UInt8]) -> Bool { isEverything || isName(name) }

  /// Whether an identifier is one of them.
  func contains(_ index: Int, of outline: SyntaxOutline) -> Bool {
    isEverything
      || outline.mayBe(index, in: filter) && isName(outline.nameBytes(index))
  }

  /// Whether a file may declare one of the names.
  ///
  /// A declared name follows a keyword (`let`, `func`, `case`, `struct`), or a comma behind another
  /// one: `case small, large`. Commas between arguments are nested deeper in brackets than the keyword.
  /// An alias of a style's type may be extended in place of the type, and be the type of a constant. A name after `\.` may be a value of the environment
  /// that the file sets. A file that decodes JSON may declare how a theme is loaded, and one that declares or sets values
  /// of the environment may give views a theme under another name than that of their property.
  func mayBeDeclared(in lexemes: [Lexeme], bytes: [UInt8]) -> Bool {
    guard !isEmpty else { return false }
    if isEverything { return true }
    return lexemes.withUnsafeBufferPointer { lexemes in
      bytes.withUnsafeBufferPointer { mayBeDeclared(in: lexemes, $0) }
    }
  }

  private func mayBeDeclared(
    in lexemes: UnsafeBufferPointer<Lexeme>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (follows, isKeyPath, isEnvironment) = (false, false, false)
    var (depth, depthOfKeyword) = (0, 0)
    var namesOfAlias = 0
    for index in 0..<lexemes.count {
      let lexeme = lexemes[index]
      switch lexeme.kind {
      case let kind where kind.isTrivia: continue
      case .identifier:
        if follows || namesOfAlias > 0, isOne(lexeme, bytes) { return true }
        if (1...2).contains(namesOfAlias), Self.isNumberOrStyle(lexeme, bytes) { return true }
        namesOfAlias = lexeme.word == .typealias ? 3 : max(namesOfAlias - 1, 0)
        if lexeme.word == .JSONDecoder || lexeme.word == .EnvironmentValues { return true }
        isEnvironment = lexeme.word == .environment || lexeme.word == .transformEnvironment
        follows = Self.declares(lexeme.word)
        if follows { depthOfKeyword = depth }
        continue
      case .backslash:
        if isEnvironment { return true }
        isKeyPath = true
      case .period where isKeyPath:
        (follows, isKeyPath) = (true, false)
        continue
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      default: break
      }
      follows = lexeme.kind == .comma && depth == depthOfKeyword
    }
    return false
  }

  func isOne(_ lexeme: Lexeme, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes[lexeme.start] == UInt8(ascii: "`"), lexeme.length > 2 {
      return isName(bytes[lexeme.start + 1..<lexeme.end - 1])
    }
    return filter.mayContain(lexeme, bytes)
      && isName(bytes[lexeme.start..<lexeme.end])
  }

  /// Whether a name in an alias is a style's type or a number's.
  private static func isNumberOrStyle(
    _ lexeme: Lexeme, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    DeclaredType.isNumberOrStyle(
      String(decoding: bytes[lexeme.start..<lexeme.end], as: UTF8.self))
  }

  private static func declares(_ word: KnownWord) -> Bool {
    switch word {
    case .let, .var, .func, .case, .struct, .class, .enum, .protocol, .actor, .typealias,
      .extension:
      true
    default: false
    }
  }
}
