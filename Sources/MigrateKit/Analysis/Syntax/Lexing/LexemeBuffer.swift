/// The significant lexemes of a file, with matched brackets.
///
/// White space and comments are left out, and so are the lines of `#if`, `#elseif`, `#else` and
/// `#endif`: their contents read as if every branch were compiled, which keeps chains with
/// conditional modifiers intact. Their places are in `conditionalRegions`.
///
/// Strings and interpolations count as brackets: `"…"` and `\(…)` have partners like `(…)`.
package struct LexemeBuffer: Sendable {
  /// The significant lexemes in order.
  package private(set) var lexemes: [Lexeme] = []
  /// The links of each lexeme.
  package private(set) var links: [Link] = []
  /// The unmatched brackets, in order.
  private(set) var strays: [Int] = []
  /// The outermost `#if … #endif` regions, in order.
  private(set) var conditionalRegions: [ByteRange] = []

  /// The links of a lexeme, in one struct for locality, in eight bytes.
  package struct Link: Sendable {
    /// The index of a bracket's partner; -1 for an unmatched one and for all other lexemes.
    package var partner: Int32 = -1
    /// The encloser, with `startsLine` as the lowest bit.
    private var packed: Int32

    @inline(__always)
    init(encloser: Int32, startsLine: Bool) {
      packed = encloser << 1 | (startsLine ? 1 : 0)
    }

    /// The index of the innermost bracket open around; -1 at the top of the file.
    var encloser: Int32 {
      @inline(__always) get { packed >> 1 }
      @inline(__always) set { packed = newValue << 1 | packed & 1 }
    }

    /// Whether a line break is between it and the lexeme before.
    var startsLine: Bool {
      @inline(__always) get { packed & 1 != 0 }
    }
  }

  /// Filters and links the lexemes of `bytes` in one pass.
  package init(_ all: [Lexeme], bytes: [UInt8]) {
    var conditionals = ConditionalTracker()
    // Both arrays are preallocated for the maximum and written in place; an outline is short-lived.
    links = [Link](unsafeUninitializedCapacity: all.count) { links, count in
      lexemes = [Lexeme](unsafeUninitializedCapacity: all.count) { lexemes, lexemeCount in
        let rows = all.withUnsafeBufferPointer { all in
          Self.rows(of: all, bytes, &conditionals, Rows(lexemes: lexemes, links: links))
        }
        (count, lexemeCount) = (rows.count, rows.count)
        strays = rows.strays
      }
    }
    conditionalRegions = conditionals.finished(at: bytes.count)
  }

  /// Writes the significant lexemes and their links into rows.
  private static func rows(
    of all: UnsafeBufferPointer<Lexeme>, _ bytes: [UInt8], _ conditionals: inout ConditionalTracker,
    _ empty: Rows
  ) -> Rows {
    var rows = empty
    var lineBroken = true
    var index = 0
    while index < all.count {
      let lexeme = all[index]
      if lexeme.kind.isTrivia {
        if breaksLine(lexeme, bytes) { lineBroken = true }
      } else if lexeme.kind == .poundWord, lineBroken,
        let end = conditionals.directiveEnd(from: index, all, bytes)
      {
        index = end
        continue
      } else {
        rows.append(lexeme, startsLine: lineBroken)
        lineBroken = false
      }
      index += 1
    }
    return rows
  }

  /// The arrays while they are written.
  private struct Rows {
    let lexemes: UnsafeMutableBufferPointer<Lexeme>
    let links: UnsafeMutableBufferPointer<Link>
    private(set) var count = 0
    private var matcher = BracketMatcher()
    /// The unmatched brackets, in order.
    var strays: [Int] { matcher.strays.sorted() }

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
        let opener = matcher.close(closed, at: index)
        if let opener { links[Int(opener)].partner = index }
        links[count].partner = opener ?? -1
        links[count].encloser = matcher.innermost
      }
    }
  }

  /// Whether trivia separates lines: a block comment that spans lines does, as the line breaks it holds.
  @inline(__always)
  fileprivate static func breaksLine(_ lexeme: Lexeme, _ bytes: [UInt8]) -> Bool {
    switch lexeme.kind {
    case .newline: true
    case .blockComment: bytes[lexeme.start..<lexeme.end].contains { $0 == 10 || $0 == 13 }
    default: false
    }
  }
}

/// Pairs brackets; an unmatched one does not affect the others.
///
/// A closing bracket matches the nearest opening one of its kind and discards unmatched ones
/// inside. Counting the open ones of each kind keeps the work linear on any input.
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
  /// Those that were discarded.
  private var discarded: [Int] = []
  /// The unmatched brackets, in no order.
  var strays: [Int] { discarded + stack.map { Int($0.index) } }
  /// The innermost open bracket; -1 if there is none.
  private(set) var innermost: Int32 = -1

  mutating func open(_ family: Family, at index: Int32) {
    stack.append((family, index))
    open[Int(family.rawValue)] &+= 1
    innermost = index
  }

  mutating func close(_ family: Family, at index: Int32) -> Int32? {
    guard open[Int(family.rawValue)] > 0 else {
      discarded.append(Int(index))
      return nil
    }
    defer { innermost = stack.last?.index ?? -1 }
    while let top = stack.popLast() {
      open[Int(top.family.rawValue)] &-= 1
      if top.family == family { return top.index }
      discarded.append(Int(top.index))
    }
    return nil
  }
}

/// Recognizes the lines of conditional compilation, which are not part of any expression.
private struct ConditionalTracker {
  private var regions: [ByteRange] = []
  private var depth = 0
  private var regionStart = 0

  /// Where the line of a directive ends that may begin at a lexeme, the first of its line; `nil` where none
  /// begins.
  mutating func directiveEnd(
    from start: Int, _ all: UnsafeBufferPointer<Lexeme>, _ bytes: [UInt8]
  ) -> Int? {
    guard begins(all[start], bytes) else { return nil }
    // A condition in parentheses may run over several lines.
    var parens = 0
    var index = start + 1
    while index < all.count {
      switch all[index].kind {
      case .leftParen: parens += 1
      case .rightParen: parens = max(parens - 1, 0)
      case let kind where kind.isTrivia:
        if parens == 0, LexemeBuffer.breaksLine(all[index], bytes) { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// Whether a word is that of a directive, which opens or closes a region or does neither.
  private mutating func begins(_ lexeme: Lexeme, _ bytes: [UInt8]) -> Bool {
    let word = bytes[lexeme.start..<lexeme.end]
    if word.elementsEqual("#if".utf8) {
      if depth == 0 { regionStart = lexeme.start }
      depth += 1
      return true
    }
    if word.elementsEqual("#endif".utf8) {
      if depth == 1 { regions.append(ByteRange(regionStart, lexeme.end)) }
      depth = max(depth - 1, 0)
      return true
    }
    return word.elementsEqual("#else".utf8) || word.elementsEqual("#elseif".utf8)
  }

  func finished(at end: Int) -> [ByteRange] {
    depth > 0 ? regions + [ByteRange(regionStart, end)] : regions
  }
}
