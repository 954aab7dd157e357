/// Pass 1: reads one file once. Pure, and safe to run on many files at a time.
public struct FileScanner: Sendable {
  private let settings: DetectionSettings

  /// Makes a scanner.
  public init(settings: DetectionSettings = DetectionSettings()) {
    self.settings = settings
  }

  /// Everything that `file` alone can tell.
  public func scan(_ file: SourceFile) -> FileScan {
    var scan = FileScan(path: file.path)
    let lexemes = Lexer.lexemes(in: file.bytes)
    guard lexemes.contains(where: { CandidateWords.contains($0) }) else { return scan }
    let outline = SyntaxOutline(lexemes, bytes: file.bytes)
    let scanned = ScannedFile(path: file.path, outline: outline, settings: settings)
    scan.facts = FileFacts(outline)
    let drafts = DetectorRegistry.detectors.flatMap { $0.init().drafts(in: scanned) }
    guard !drafts.isEmpty else { return scan }
    var finisher = DraftFinisher(file: file, scanned: scanned, lexemes: lexemes)
    scan.pending = finisher.finish(drafts)
    return scan
  }
}

/// The words without one of which a file holds nothing to find and nothing that others must know.
enum CandidateWords {
  private static let table: [Bool] = KnownWord.allCases.map { word in
    word.rawValue >= KnownWord.Color.rawValue
  }

  /// Whether the lexeme is such a word.
  static func contains(_ lexeme: Lexeme) -> Bool {
    switch lexeme.kind {
    case .identifier: table[Int(lexeme.word.rawValue)]
    // `#colorLiteral`; other words of its length are rare enough.
    case .poundWord: lexeme.length == 13
    default: false
    }
  }
}
