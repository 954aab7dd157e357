import MigrateKit

/// `debug lexemes FILE`: what the tokenizer makes of a file.
struct DebugCommand {
  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    guard parsed.rest.count == 2 else {
      throw UsageError("'debug' takes what to show and a file: lexemes FILE, or outline FILE")
    }
    throw UsageError("unknown stage '\(parsed.rest[0])'; known are lexemes, outline")
  }
}
