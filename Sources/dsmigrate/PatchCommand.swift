import MigrateKit

/// `patch`: writes the changes as one unified diff.
struct PatchCommand {
  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    var configuration = try RunConfiguration(parsed, paths: parsed.rest)
    configuration.request.keepsBytes = true
    let outcome = try configuration.run(parsed)
    try outcome.requireMapping(for: "patch")
    terminal.sayProblems(outcome.report)
    let patch = outcome.changes.reduce(into: [UInt8]()) { $0 += $1.patch }
    if patch.isEmpty { terminal.say("dsmigrate: nothing to change") }
    let exit = terminal.deliver(
      patch, to: configuration.output, as: outcome.report.exit(else: .done))
    if let output = configuration.output, !patch.isEmpty, exit == .done {
      let changes = Count.text(outcome.changes.reduce(0) { $0 + $1.applied.count }, "change")
      let files = Count.text(outcome.changes.count, "file")
      terminal.say("dsmigrate: \(changes) in \(files) written to \(output)")
    }
    return exit
  }
}

extension MigrationRun.Outcome {
  /// Refuses to go on without a mapping.
  func requireMapping(for command: String) throws {
    if hasMapping { return }
    throw UsageError(
      "'\(command)' needs a mapping; name one with --mapping FILE or in a .dsmigrate.json")
  }
}
