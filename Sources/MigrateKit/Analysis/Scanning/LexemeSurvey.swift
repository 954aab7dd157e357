/// The few lexemes of a file that later stages look at, found in one pass over all of them.
struct LexemeSurvey {
  /// The comments, by their indices.
  private(set) var comments: [Int] = []
  /// What imports, conditions, attributes and names of color types begin with: `import`, `#if`, `@`, `Color`.
  private(set) var landmarks: [Int] = []
  /// The identifiers that may begin the use of a token.
  private(set) var mentions: [Int] = []
  /// Whether one of the words occurs without which a file has no values.
  private(set) var mayHoldValues = false

  /// Surveys the lexemes of `bytes`.
  ///
  /// - Parameters:
  ///   - lexemes: All lexemes of the file.
  ///   - bytes: The bytes of the file.
  ///   - candidates: The words without which a file has no values.
  ///   - names: The names by which uses of tokens begin.
  init(
    _ lexemes: [Lexeme], _ bytes: [UInt8], candidates: CandidateWords? = nil,
    names: NameFilter? = nil
  ) {
    lexemes.withUnsafeBufferPointer { row in
      bytes.withUnsafeBufferPointer { bytes in
        for index in row.indices {
          let lexeme = row[index]
          switch lexeme.kind {
          case .identifier:
            if lexeme.word != .none {
              if Self.isLandmark(lexeme.word) { landmarks.append(index) }
              if !mayHoldValues { mayHoldValues = candidates?.contains(lexeme) ?? false }
            }
            if let names, names.mayContain(lexeme, bytes) { mentions.append(index) }
          case .lineComment, .blockComment: comments.append(index)
          case .at: landmarks.append(index)
          case .poundWord:
            landmarks.append(index)
            if !mayHoldValues { mayHoldValues = candidates?.contains(lexeme) ?? false }
          default: continue
          }
        }
      }
    }
  }

  @inline(__always)
  private static func isLandmark(_ word: KnownWord) -> Bool {
    switch word {
    case .import, .Color, .UIColor, .NSColor: true
    default: false
    }
  }
}
