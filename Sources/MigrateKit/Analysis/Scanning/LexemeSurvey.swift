/// The few lexemes of a file that later stages need, collected in one pass.
struct LexemeSurvey {
  /// The comments, by their indices.
  private(set) var comments: [Int] = []
  /// The starts of imports, conditions, attributes and names of color types: `import`, `#if`, `@`,
  /// `Color`.
  private(set) var landmarks: [Int] = []
  /// The identifiers that may begin the use of a token.
  private(set) var mentions: [Int] = []
  /// Whether one of the candidate words occurs.
  private(set) var mayHoldValues = false

  /// Surveys the lexemes of `bytes`.
  ///
  /// - Parameters:
  ///   - lexemes: All lexemes of the file.
  ///   - bytes: The bytes of the file.
  ///   - candidates: The candidate words.
  ///   - names: The first names of token uses.
  init(
    _ lexemes: [Lexeme], _ bytes: [UInt8], candidates: CandidateWords? = nil,
    names: NameFilter? = nil
  ) {
    lexemes.withUnsafeBufferPointer { row in
      bytes.withUnsafeBufferPointer { bytes in
        for index in row.indices {
          let lexeme = row[index]
          if lexeme.kind == .identifier {
            if lexeme.word != .none {
              if Self.isLandmark(lexeme.word) { landmarks.append(index) }
              if !mayHoldValues { mayHoldValues = candidates?.contains(lexeme) ?? false }
            }
            if let names, names.mayContain(lexeme, bytes) { mentions.append(index) }
          } else if lexeme.kind == .lineComment || lexeme.kind == .blockComment {
            comments.append(index)
          } else if lexeme.kind == .at || lexeme.kind == .poundWord {
            landmarks.append(index)
            if !mayHoldValues { mayHoldValues = candidates?.contains(lexeme) ?? false }
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
