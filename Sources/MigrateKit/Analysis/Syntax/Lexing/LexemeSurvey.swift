/// The few lexemes of a file that later stages need, collected while the lexer emits them.
package struct LexemeSurvey {
  /// The comments, by their indices.
  private(set) var comments: [Int] = []
  /// The starts of imports, conditions, attributes and types, and names of color types: `import`, `#if`, `@`, `class`,
  /// `Color`.
  package private(set) var landmarks: [Int] = []
  /// The identifiers that may begin the use of a token.
  package private(set) var mentions: [Int] = []
  /// Whether one of the candidate words occurs.
  private(set) var mayHoldValues = false
  private let candidates: CandidateWords?
  private let names: NameFilter?

  /// Starts a survey.
  ///
  /// - Parameters:
  ///   - candidates: The candidate words.
  ///   - names: The first names of token uses.
  package init(candidates: CandidateWords? = nil, names: NameFilter? = nil) {
    self.candidates = candidates
    self.names = names
  }

  /// Surveys the lexemes of `bytes`.
  init(_ lexemes: [Lexeme], _ bytes: [UInt8], names: NameFilter? = nil) {
    self.init(names: names)
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, lexeme) in lexemes.enumerated() { add(lexeme, at: index, base) }
    }
  }

  /// Adds the next lexeme of a file with its bytes.
  ///
  /// Inlined where the lexer knows the kind, which leaves little of it.
  @inline(__always)
  mutating func add(_ lexeme: Lexeme, at index: Int, _ bytes: UnsafePointer<UInt8>) {
    switch lexeme.kind {
    case .identifier:
      if lexeme.word != .none {
        if Self.isLandmark(lexeme.word) { landmarks.append(index) }
        noteCandidate(lexeme)
      }
      if let names, names.mayContain(lexeme, bytes) { mentions.append(index) }
    case .lineComment, .blockComment: comments.append(index)
    case .at: landmarks.append(index)
    case .poundWord:
      landmarks.append(index)
      noteCandidate(lexeme)
    default: return
    }
  }

  @inline(__always)
  private mutating func noteCandidate(_ lexeme: Lexeme) {
    if !mayHoldValues { mayHoldValues = candidates?.contains(lexeme) ?? false }
  }

  @inline(__always)
  private static func isLandmark(_ word: KnownWord) -> Bool {
    switch word {
    case .import, .Color, .UIColor, .NSColor, .class, .struct, .enum, .protocol, .actor, .public,
      .open:
      true
    default: false
    }
  }
}
