import MigrateKit

/// `explain FILE:LINE`: every candidate of the findings on a line.
struct ExplainCommand {
  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    throw UsageError("'explain' is not ready yet")
  }
}
