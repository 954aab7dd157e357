/// Holds our lexemes of one file against the full parser's tokens and comments.
enum LexerOracle {
  struct Disagreement: Sendable {
    var offset: Int
    var ours: String
    var theirs: String
  }

  struct Outcome: Sendable {
    var compared = 0
    var hasError = false
    var disagreements: [Disagreement] = []
  }

  static func compare(_ bytes: [UInt8]) -> Outcome {
    let isValid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    let (theirs, hasError) = TokenView.stretches(of: bytes, withComments: isValid)
    let ours = Lexer.lexemes(in: bytes).compactMap(Self.stretch)
      .filter { isValid || !$0.kind.hasSuffix("Comment") }
    var outcome = Outcome(hasError: hasError)
    var mine = ours[...]
    var other = theirs[...]
    while let a = mine.first, let b = other.first {
      outcome.compared += 1
      if a.start == b.start, a.end == b.end {
        if !agree(a.kind, b.kind) { outcome.add(a, b, bytes) }
        mine.removeFirst()
        other.removeFirst()
      } else if let taken = splitCount(of: a, in: other) {
        mine.removeFirst()
        other.removeFirst(taken)
      } else if let taken = splitCount(of: b, in: mine) {
        mine.removeFirst(taken)
        other.removeFirst()
      } else {
        outcome.add(a, b, bytes)
        // On to the next place where both start something.
        let end = max(a.end, b.end)
        mine = mine.drop { $0.start < end }
        other = other.drop { $0.start < end }
      }
    }
    if let a = mine.first { outcome.add(a, nil, bytes) }
    if let b = other.first { outcome.add(nil, b, bytes) }
    return outcome
  }

  /// How many of `parts` make up `whole`, where the parser, which knows the grammar, takes a lexeme
  /// apart: `>>` closes two angle brackets, `13.0` in a version is two numbers, `.?.` in a key path
  /// is three marks, and `::` is one mark where we write two colons.
  private static func splitCount(of whole: Stretch, in parts: ArraySlice<Stretch>) -> Int? {
    guard whole.kind.hasSuffix("operator") || whole.kind == "float" || whole.kind == "colonColon"
    else { return nil }
    var end = whole.start
    var count = 0
    for part in parts {
      guard part.start == end, part.end <= whole.end else { return nil }
      end = part.end
      count += 1
      if end == whole.end { return count > 1 ? count : nil }
    }
    return nil
  }

  private static func stretch(_ lexeme: Lexeme) -> Stretch? {
    guard let kind = kind(of: lexeme) else { return nil }
    return Stretch(kind: kind, start: lexeme.start, end: lexeme.end)
  }

  /// The shared word for a lexeme; `nil` for what the parser gives no token: white space, and bytes
  /// that it passes over with a complaint.
  private static func kind(of lexeme: Lexeme) -> String? {
    switch lexeme.kind {
    case .whitespace, .newline, .conflict, .unknown: nil
    case .identifier, .dollarIdentifier: "word"
    case .op:
      lexeme.flags == .prefix
        ? "prefix operator" : lexeme.flags == .postfix ? "postfix operator" : "infix operator"
    default: "\(lexeme.kind)"
    }
  }

  private static func agree(_ ours: String, _ theirs: String) -> Bool {
    if ours == theirs { return true }
    // The parser gives some operators a meaning of their own by where they stand.
    if ours.hasSuffix("operator"), theirs == "operator" { return true }
    return theirs == "shebang(\"\")" || (ours == "shebang" && theirs.hasPrefix("shebang"))
  }
}

extension LexerOracle.Outcome {
  fileprivate mutating func add(_ ours: Stretch?, _ theirs: Stretch?, _ bytes: [UInt8]) {
    disagreements.append(
      LexerOracle.Disagreement(
        offset: min(ours?.start ?? .max, theirs?.start ?? .max),
        ours: Self.describe(ours, bytes), theirs: Self.describe(theirs, bytes)))
  }

  private static func describe(_ stretch: Stretch?, _ bytes: [UInt8]) -> String {
    guard let stretch else { return "nothing" }
    let text = String(
      decoding: bytes[stretch.start..<min(stretch.end, stretch.start + 60)], as: UTF8.self)
    return "\(stretch.kind) \(text.debugDescription) (\(stretch.end - stretch.start) bytes)"
  }
}
