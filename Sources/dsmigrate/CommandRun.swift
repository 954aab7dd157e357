import MigrateKit

/// What every command over code begins with: the options are read, the run is made, and what went
/// wrong is told.
struct CommandRun {
  let configuration: RunConfiguration
  let outcome: MigrationRun.Outcome

  /// How the run ends when nothing else goes wrong.
  var exit: Terminal.Exit { outcome.report.exit(else: .done) }

  /// Makes the run of a command; `prepare` is what it asks of the run besides.
  ///
  /// With `needsMapping` the command makes no sense without a design system.
  init(
    _ parsed: ParsedArguments, on terminal: Terminal, needsMapping: Bool = true,
    prepare: (inout RunConfiguration) throws -> Void
  ) throws {
    var configuration = try RunConfiguration(parsed, paths: parsed.rest)
    try prepare(&configuration)
    outcome = try configuration.run(parsed)
    self.configuration = configuration
    let isEmpty = outcome.report.shard != nil && outcome.report.fileCount == 0
    if needsMapping, !outcome.hasMapping, !isEmpty {
      throw UsageError(
        "'\(parsed.command.rawValue)' needs a mapping; name one with --mapping FILE or in a"
          + " .dsmigrate.json")
    }
    terminal.sayProblems(outcome.report)
  }
}
