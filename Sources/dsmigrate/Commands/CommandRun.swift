import MigrateKit

/// What every command over code begins with: the options are read, the run is made, and what went
/// wrong is told.
struct CommandRun {
  let configuration: RunConfiguration
  let outcome: MigrationRun.Outcome

  /// How the run ends when nothing else goes wrong.
  var exit: Terminal.Exit { outcome.report.exit(else: .done) }

  /// Refuses to replace a file that an output must not replace, before the work is done.
  private static func mayReplace(_ output: String) throws {
    if let objection = OutputGuard.objection(to: output, replacedBy: .report) {
      throw UsageError(objection)
    }
  }

  /// Makes the run of a command; `prepare` is what it asks of the run besides.
  ///
  /// With `needsMapping` the command makes no sense without a design system.
  init(
    _ parsed: ParsedArguments, on terminal: Terminal, needsMapping: Bool = true,
    prepare: (inout RunConfiguration) throws -> Void
  ) throws {
    var configuration = try RunConfiguration(parsed, paths: parsed.rest)
    try prepare(&configuration)
    // The output of a series or a preview is a folder, which has its own rules.
    if let output = configuration.output, !parsed.has(Flags.split), parsed.command != .preview {
      try Self.mayReplace(output)
    }
    outcome = try configuration.run(parsed)
    self.configuration = configuration
    terminal.sayProblems(outcome.report)
    if parsed.command != .apply { terminal.sayUnfinishedRun(configuration.request) }
    let isEmpty = outcome.report.shard != nil && outcome.report.fileCount == 0
    if needsMapping, !outcome.hasMapping, !isEmpty {
      throw UsageError(
        "'\(parsed.command.rawValue)' needs a mapping; name one with --mapping FILE or in a"
          + " .dsmigrate.json")
    }
  }
}

extension Terminal {
  /// Says that the code is half way through a run that was interrupted, if it is.
  func sayUnfinishedRun(_ request: MigrationRun.Request) {
    let history = RewriteHistory(
      paths: request.paths, workingDirectory: request.workingDirectory)
    guard history.hasUnfinishedRun else { return }
    say(
      "dsmigrate: an earlier 'apply' was interrupted, so some files may be rewritten and others not;"
        + " the next 'apply', or 'apply --undo', restores them first")
  }
}

extension CommandRun {
  /// Keeps everything that the run holds until the process ends, which frees it at once; freeing each
  /// finding takes a hundredth of a scan.
  func keepUntilExit() {
    _ = Unmanaged.passRetained(Kept(self))
  }

  private final class Kept {
    let run: CommandRun

    init(_ run: CommandRun) {
      self.run = run
    }
  }
}
