import MigrateKitCore

/// Extracts errors and the last lines of a command's output.
///
/// Processes the output in pieces with bounded memory.
struct CommandOutput: Sendable {
  /// The errors that name a line of a file, each once, in order.
  private(set) var diagnostics: [CompilerDiagnostic] = []
  /// The last non-empty lines, in order, without colors.
  private(set) var tail: [String] = []

  private var known: Set<CompilerDiagnostic> = []
  private var line: [UInt8] = []
  private var escape = Escape.none

  private static let longestLine = 4096
  private static let longestTail = 20
  private static let mostDiagnostics = 10_000

  /// The state of parsing terminal escape sequences.
  private enum Escape {
    /// Outside of a sequence.
    case none
    /// After ESC.
    case started
    /// After `ESC [`: ends with a letter.
    case control
    /// After `ESC ]`: a title or a link, ends with BEL or `ESC \`.
    case text
  }

  init() {}

  /// Processes the next piece.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { append(byte) }
  }

  /// Processes a last line without a line end.
  mutating func finish() { endLine() }

  /// The most informative line: the first error, else the last line.
  var gist: String? {
    if let first = diagnostics.first {
      return "\(FilePath.name(first.path)):\(first.line): \(first.message)"
    }
    return tail.last
  }

  private mutating func append(_ byte: UInt8) {
    switch (escape, byte) {
    case (.none, 0x1B), (.text, 0x1B): escape = .started
    case (.none, UInt8(ascii: "\n")), (.none, UInt8(ascii: "\r")): endLine()
    case (.none, _):
      if line.count < Self.longestLine { line.append(byte) }
    case (.started, UInt8(ascii: "[")): escape = .control
    case (.started, UInt8(ascii: "]")): escape = .text
    case (.started, _): escape = .none
    case (.control, 0x40...0x7E): escape = .none
    case (.text, 0x07): escape = .none
    // A sequence never spans lines, so an unterminated one ends with its line.
    case (.control, UInt8(ascii: "\n")), (.text, UInt8(ascii: "\n")):
      escape = .none
      endLine()
    case (.control, _), (.text, _): break
    }
  }

  private mutating func endLine() {
    defer { line.removeAll(keepingCapacity: true) }
    let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !isBlank else { return }
    tail.append(String(decoding: line, as: UTF8.self))
    if tail.count > Self.longestTail { tail.removeFirst() }
    guard diagnostics.count < Self.mostDiagnostics,
      let diagnostic = CompilerDiagnostic(line: line), known.insert(diagnostic).inserted
    else { return }
    diagnostics.append(diagnostic)
  }
}
