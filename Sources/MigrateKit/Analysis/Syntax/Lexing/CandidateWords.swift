/// The words of which a file must contain one to have findings or facts for other files.
package struct CandidateWords: Sendable {
  private let table: [Bool]

  /// The words that are candidates.
  init(where isCandidate: (KnownWord) -> Bool) {
    table = KnownWord.allCases.map(isCandidate)
  }

  /// Whether the lexeme is such a word.
  func contains(_ lexeme: Lexeme) -> Bool {
    switch lexeme.kind {
    case .identifier: table[Int(lexeme.word.rawValue)]
    // `#colorLiteral`, recognized by its length.
    case .poundWord: lexeme.length == 13
    default: false
    }
  }
}
