/// Reads what a value is for from the comment that says so: on its line, or alone on the lines above.
///
///     Color(hex: "#FFFFFF")  // card background
///     /// The color of text on buttons.
///     static let ink = Color.black
///
/// A comment is weak evidence, and is read only where the code itself gives none.
struct CommentUses {
  private let lexemes: [Lexeme]
  private let bytes: [UInt8]

  /// Reads the comments around the drafts of one file that have no other evidence of their use.
  static func complete(
    _ rawFindings: inout [RawFinding], in outline: SyntaxOutline, lexemes: [Lexeme], bytes: [UInt8]
  ) {
    guard !lexemes.isEmpty else { return }
    let reader = CommentUses(lexemes: lexemes, bytes: bytes)
    for index in rawFindings.indices where rawFindings[index].role.role == .unknown {
      guard let words = Self.words(of: rawFindings[index].category) else { continue }
      let range = outline.byteRange(rawFindings[index].span)
      for comment in reader.comments(around: range) {
        guard let phrase = CommentPhrase(bytes[comment.start..<comment.end]),
          let (role, reported) = phrase.use(words)
        else { continue }
        rawFindings[index].role = RoleReading(
          role, evidence: "comment '\(reported)'", strength: .weak)
        break
      }
    }
  }

  /// Holds the values on the lines that a comment after them exempts from the design system.
  ///
  /// `// design-system-exempt: pixel-exact export` does; `comments` are the indices of all, in order.
  static func exempt(
    _ rawFindings: inout [RawFinding], in outline: SyntaxOutline, lexemes: [Lexeme],
    comments: [Int], bytes: [UInt8]
  ) {
    // From the beginning of its line to each mark; a line without a mark is examined once.
    var exempted: [ByteRange] = []
    var (line, examined) = (0, 0)
    for comment in comments.lazy.map({ lexemes[$0] })
    where CommentPhrase.exempts(bytes[comment.start..<comment.end]) {
      let lineEnd = bytes[examined..<comment.start].lastIndex(where: \.isLineEnd)
      line = lineEnd.map { $0 + 1 } ?? line
      examined = comment.start
      exempted.append(ByteRange(line, comment.start))
    }
    guard !exempted.isEmpty else { return }
    for index in rawFindings.indices {
      let range = outline.byteRange(rawFindings[index].span)
      let next = exempted.partitioningIndex { $0.end > range.start }
      guard next < exempted.count, exempted[next].start < range.end else { continue }
      rawFindings[index].hold("the comment on its line exempts it from the design system")
    }
  }

  /// The role that the words of a name suggest; `nil` for categories whose roles no name states.
  private static func words(of category: TokenCategory) -> ((String) -> UsageRole?)? {
    switch category {
    case .color: NameWords.role(of:)
    case .radius: ComponentRole.role(ofName:)
    default: nil
    }
  }

  // MARK: - Comments

  /// The limits of lexemes in a line, and of lines of comments.
  private static let maximumWalk = 64

  /// The comments that are about a value, the nearest first: after it on its line, and the block of
  /// lines above its line that hold comments alone.
  private func comments(around range: ByteRange) -> [Lexeme] {
    let start = lexeme(at: range.start)
    var comments: [Lexeme] = []
    for index in start..<min(start + Self.maximumWalk, lexemes.count) {
      let kind = lexemes[index].kind
      if kind == .newline, lexemes[index].start >= range.end { break }
      if kind.isComment, lexemes[index].start >= range.end { comments.append(lexemes[index]) }
    }
    var index = start
    while index > 0, start - index < Self.maximumWalk, lexemes[index].kind != .newline {
      index -= 1
    }
    return comments + block(endingAt: index)
  }

  /// The comments of the lines above a line break, upwards, as far as they hold nothing else.
  private func block(endingAt newline: Int) -> [Lexeme] {
    var found: [Lexeme] = []
    var pending: Lexeme?
    var index = newline
    for _ in 0..<Self.maximumWalk {
      guard index >= 0 else { break }
      let lexeme = lexemes[index]
      if lexeme.kind == .newline {
        found += pending.map { [$0] } ?? []
        pending = nil
        // A blank line ends the comment of the value.
        guard lineBreaks(in: lexeme) == 1, index == newline || !found.isEmpty else { break }
      } else if lexeme.kind.isComment {
        pending = lexeme
      } else if lexeme.kind != .whitespace {
        pending = nil
        break
      }
      index -= 1
      if index < 0 { found += pending.map { [$0] } ?? [] }
    }
    // The use is named at the start of a comment.
    return found.reversed()
  }

  private func lineBreaks(in lexeme: Lexeme) -> Int {
    let text = bytes[lexeme.start..<lexeme.end]
    return max(text.count { $0 == UInt8(ascii: "\n") }, text.count { $0 == UInt8(ascii: "\r") })
  }

  /// The index of the lexeme that starts at an offset.
  private func lexeme(at offset: Int) -> Int {
    lexemes.partitioningIndex { $0.start >= offset }
  }
}

extension Lexeme.Kind {
  fileprivate var isComment: Bool { self == .lineComment || self == .blockComment }
}
