/// The significant lexemes of a file in one row, with their brackets matched.
///
/// White space and comments are left out, and so are the lines of `#if`, `#elseif`, `#else` and
/// `#endif`: what they enclose reads as if every branch were there, which keeps a chain of modifiers
/// whole when one of them is conditional. Where they stood is kept in `conditionalRegions`.
///
/// Strings and interpolations count as brackets: `"…"` and `\(…)` have partners like `(…)`.
struct LexemeBuffer: Sendable {
  /// The significant lexemes in order.
  private(set) var lexemes: [Lexeme] = []
  /// Where each lexeme is among the others.
  private(set) var links: [Link] = []
  /// The outermost `#if … #endif` regions, in order.
  private(set) var conditionalRegions: [ByteRange] = []

  /// Where a lexeme is among the others: one row, so that what is asked together lies together.
  struct Link: Sendable {
    /// The index of a bracket's partner; -1 for an unmatched one and for all other lexemes.
    var partner: Int32 = -1
    /// The index of the innermost bracket open around; -1 at the top of the file.
    var encloser: Int32
    /// Whether a line break is between it and the lexeme before.
    var startsLine: Bool
  }

  /// Sorts out the lexemes of `bytes` in one pass.
  init(_ all: [Lexeme], bytes: [UInt8]) {
    var conditionals = ConditionalTracker()
    // Both rows are written in place: each has room for all that may come, and an outline is short-lived.
    links = [Link](unsafeUninitializedCapacity: all.count) { links, count in
      lexemes = [Lexeme](unsafeUninitializedCapacity: all.count) { lexemes, lexemeCount in
        var rows = Rows(lexemes: lexemes, links: links)
        var lineBroken = true
        for lexeme in all {
          if lexeme.kind.isTrivia {
            if lexeme.kind == .newline || Self.holdsLineBreak(lexeme, bytes) {
              lineBroken = true
              conditionals.lineEnded()
            }
            continue
          }
          if conditionals.mayChange(at: lexeme),
            conditionals.skips(lexeme, bytes: bytes, startsLine: lineBroken)
          {
            continue
          }
          rows.append(lexeme, startsLine: lineBroken)
          lineBroken = false
        }
        (count, lexemeCount) = (rows.count, rows.count)
      }
    }
    conditionalRegions = conditionals.finished(at: bytes.count)
  }

  /// The rows while they are written.
  private struct Rows {
    let lexemes: UnsafeMutableBufferPointer<Lexeme>
    let links: UnsafeMutableBufferPointer<Link>
    private(set) var count = 0
    private var matcher = BracketMatcher()

    init(
      lexemes: UnsafeMutableBufferPointer<Lexeme>, links: UnsafeMutableBufferPointer<Link>
    ) {
      self.lexemes = lexemes
      self.links = links
    }

    @inline(__always)
    mutating func append(_ lexeme: Lexeme, startsLine: Bool) {
      lexemes.initializeElement(at: count, to: lexeme)
      links.initializeElement(
        at: count, to: Link(encloser: matcher.innermost, startsLine: startsLine))
      if lexeme.kind.isBracket { match(lexeme.kind) }
      count += 1
    }

    /// Pairs the bracket that was added last.
    private mutating func match(_ kind: Lexeme.Kind) {
      let index = Int32(truncatingIfNeeded: count)
      if let opened = BracketMatcher.Family(opening: kind) {
        matcher.open(opened, at: index)
      } else if let closed = BracketMatcher.Family(closing: kind) {
        let opener = matcher.close(closed)
        if let opener { links[Int(opener)].partner = index }
        links[count].partner = opener ?? -1
        links[count].encloser = matcher.innermost
      }
    }
  }

  /// A block comment that spans lines separates like the line breaks it holds.
  private static func holdsLineBreak(_ lexeme: Lexeme, _ bytes: [UInt8]) -> Bool {
    guard lexeme.kind == .blockComment else { return false }
    return bytes[lexeme.start..<lexeme.end].contains { $0 == 10 || $0 == 13 }
  }
}

/// Pairs brackets; one that has no partner never breaks the others.
///
/// A closing bracket closes the nearest opening one of its family and gives up what was left open
/// inside. Counting the open ones of each family keeps the work linear on any input.
private struct BracketMatcher {
  enum Family: UInt8 {
    case paren, square, brace, string, interpolation

    init?(opening kind: Lexeme.Kind) {
      switch kind {
      case .leftParen: self = .paren
      case .leftSquare: self = .square
      case .leftBrace: self = .brace
      case .stringStart: self = .string
      case .interpolationStart: self = .interpolation
      default: return nil
      }
    }

    init?(closing kind: Lexeme.Kind) {
      switch kind {
      case .rightParen: self = .paren
      case .rightSquare: self = .square
      case .rightBrace: self = .brace
      case .stringEnd: self = .string
      case .interpolationEnd: self = .interpolation
      default: return nil
      }
    }
  }

  private var stack: [(family: Family, index: Int32)] = []
  private var open = SIMD8<Int32>()
  /// The innermost bracket that is open; -1 when none is.
  private(set) var innermost: Int32 = -1

  mutating func open(_ family: Family, at index: Int32) {
    stack.append((family, index))
    open[Int(family.rawValue)] &+= 1
    innermost = index
  }

  mutating func close(_ family: Family) -> Int32? {
    guard open[Int(family.rawValue)] > 0 else { return nil }
    defer { innermost = stack.last?.index ?? -1 }
    while let top = stack.popLast() {
      open[Int(top.family.rawValue)] &-= 1
      if top.family == family { return top.index }
    }
    return nil
  }
}

/// Recognizes the lines of conditional compilation, which are not part of any expression.
private struct ConditionalTracker {
  private var regions: [ByteRange] = []
  private var depth = 0
  private var regionStart = 0
  private var isInDirective = false
  private var parens = 0

  mutating func lineEnded() {
    if parens == 0 { isInDirective = false }
  }

  /// Whether a lexeme is in the line of a directive, or may begin one; most do neither.
  @inline(__always)
  func mayChange(at lexeme: Lexeme) -> Bool { isInDirective || lexeme.kind == .poundWord }

  /// Whether `lexeme` belongs to the line of a directive.
  mutating func skips(_ lexeme: Lexeme, bytes: [UInt8], startsLine: Bool) -> Bool {
    if isInDirective {
      if lexeme.kind == .leftParen { parens += 1 }
      if lexeme.kind == .rightParen { parens = max(parens - 1, 0) }
      return true
    }
    guard lexeme.kind == .poundWord, startsLine else { return false }
    let word = bytes[lexeme.start..<lexeme.end]
    if word.elementsEqual("#if".utf8) {
      if depth == 0 { regionStart = lexeme.start }
      depth += 1
    } else if word.elementsEqual("#endif".utf8) {
      if depth == 1 { regions.append(ByteRange(regionStart, lexeme.end)) }
      depth = max(depth - 1, 0)
    } else if !word.elementsEqual("#else".utf8) && !word.elementsEqual("#elseif".utf8) {
      return false
    }
    isInDirective = true
    parens = 0
    return true
  }

  func finished(at end: Int) -> [ByteRange] {
    depth > 0 ? regions + [ByteRange(regionStart, end)] : regions
  }
}
