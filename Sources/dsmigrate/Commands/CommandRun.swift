import MigrateKit
import MigrateKitCore

/// The common start of every command over code: reads the options, makes the run, and reports
/// problems.
struct CommandRun {
  let configuration: RunConfiguration
  let outcome: MigrationRun.Outcome

  /// The exit status if nothing else goes wrong.
  var exit: Terminal.Exit { outcome.report.exit(else: .done) }

  /// Refuses to overwrite a file that the output must not replace, before doing the work.
  private static func mayReplace(_ output: String) throws {
    if let objection = OutputGuard.objection(to: output, replacedBy: .report) {
      throw UsageError(objection)
    }
  }

  /// The checked options of a command; `prepare` configures them further.
  static func configuration(
    _ parsed: ParsedArguments, prepare: (inout RunConfiguration) throws -> Void
  ) throws -> RunConfiguration {
    var configuration = try RunConfiguration(parsed, paths: parsed.rest)
    try prepare(&configuration)
    // The output of a series or a preview is a folder, which has other rules.
    if let output = configuration.output, !parsed.has(Flags.split), parsed.command != .preview {
      try Self.mayReplace(output)
    }
    return configuration
  }

  /// Makes the run of a command; `prepare` configures it further.
  ///
  /// With `needsMapping` the command requires a design system.
  init(
    _ parsed: ParsedArguments, on terminal: Terminal, needsMapping: Bool = true,
    prepare: (inout RunConfiguration) throws -> Void
  ) throws {
    try self.init(
      Self.configuration(parsed, prepare: prepare), parsed, on: terminal,
      needsMapping: needsMapping)
  }

  /// Makes the run of a command with checked options.
  init(
    _ configuration: RunConfiguration, _ parsed: ParsedArguments, on terminal: Terminal,
    needsMapping: Bool
  ) throws {
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
  /// Warns if the code is in the state of an interrupted run.
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
  /// Keeps the run alive until the process ends, because freeing each finding would take 1% of a
  /// scan.
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
