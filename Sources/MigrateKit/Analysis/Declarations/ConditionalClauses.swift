/// The clauses of conditional compilation in a file: `#if` … `#elseif` … `#else` … `#endif`.
struct ConditionalClauses: Hashable, Sendable {
  /// One clause.
  struct Clause: Hashable, Sendable {
    /// The bytes from the directive that begins it to the directive that ends it.
    var range: ByteRange
    /// The condition for compiling its code, including those of enclosing clauses.
    var condition: BuildCondition
  }

  /// The clauses in order of their starts; an inner one follows the one around it.
  private(set) var clauses: [Clause] = []

  /// Makes an empty list of clauses.
  init() {}

  /// Whether the whole file is compiled unconditionally.
  var isEmpty: Bool { clauses.isEmpty }

  /// The condition for compiling the byte at an offset; `nil` if it is unconditional.
  ///
  /// The innermost clause counts, since its condition includes those around it.
  func condition(at offset: Int) -> BuildCondition? {
    clauses.last { $0.range.start <= offset && offset < $0.range.end }?.condition
  }

  /// Reads the clauses of a file from all of its lexemes.
  init(_ lexemes: [Lexeme], bytes: [UInt8]) {
    var open: [Open] = []
    var index = 0
    while index < lexemes.count {
      let lexeme = lexemes[index]
      index += 1
      guard lexeme.kind == .poundWord else { continue }
      let word = bytes[lexeme.start..<lexeme.end]
      if word.elementsEqual("#if".utf8) {
        let condition = Self.condition(after: &index, lexemes, bytes)
        open.append(Open(around: open.last?.current, start: lexeme.start, own: condition))
      } else if word.elementsEqual("#elseif".utf8) {
        let condition = Self.condition(after: &index, lexemes, bytes)
        close(&open, at: lexeme.start)
        if !open.isEmpty { open[open.count - 1].next(condition, start: lexeme.start) }
      } else if word.elementsEqual("#else".utf8) {
        close(&open, at: lexeme.start)
        if !open.isEmpty { open[open.count - 1].next(nil, start: lexeme.start) }
      } else if word.elementsEqual("#endif".utf8) {
        close(&open, at: lexeme.start)
        _ = open.popLast()
      }
    }
    while !open.isEmpty {
      close(&open, at: bytes.count)
      open.removeLast()
    }
    clauses.sort { ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end) }
  }

  /// An `#if` that has no `#endif` yet.
  private struct Open {
    var around: BuildCondition?
    var start: Int
    /// The condition of the current clause, the negated ones before it included.
    var own: BuildCondition
    /// The negated conditions of earlier clauses.
    private var earlier: BuildCondition?

    init(around: BuildCondition?, start: Int, own: BuildCondition) {
      self.around = around
      self.start = start
      self.own = own
      first = own
    }

    /// The written condition of the current clause; `nil` for `#else`.
    private var first: BuildCondition?

    var current: BuildCondition { BuildCondition.both(around, own) ?? own }

    mutating func next(_ condition: BuildCondition?, start: Int) {
      if let first { earlier = .both(earlier, .not(first)) }
      first = condition
      own = BuildCondition.both(earlier, condition) ?? .constant(true)
      self.start = start
    }
  }

  private mutating func close(_ open: inout [Open], at end: Int) {
    guard let last = open.last else { return }
    clauses.append(Clause(range: ByteRange(last.start, end), condition: last.current))
  }

  /// The condition in the rest of a directive's line.
  private static func condition(
    after index: inout Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> BuildCondition {
    var line: [Lexeme] = []
    var parens = 0
    while index < lexemes.count {
      let lexeme = lexemes[index]
      if lexeme.kind == .newline, parens <= 0 { break }
      if lexeme.kind == .leftParen { parens += 1 }
      if lexeme.kind == .rightParen { parens -= 1 }
      if !lexeme.kind.isTrivia { line.append(lexeme) }
      index += 1
    }
    return BuildCondition(line, bytes: bytes)
  }
}
