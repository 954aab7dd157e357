import MigrateKit
import MigrateKitCore

/// `apply`: rewrites the files.
struct ApplyCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let verification = try VerifyOptions(parsed)
    if parsed.has(Flags.undo) { return try undo() }
    let isDryRun = DryRun(parsed) != nil
    let run = try CommandRun(parsed, on: terminal) {
      $0.request.keepsBytes = true
      if !isDryRun { try recover($0.request) }
    }
    let (request, outcome, exit) = (run.configuration.request, run.outcome, run.exit)
    if let dryRun = DryRun(parsed) {
      terminal.sayUnfinishedRun(request)
      if dryRun == .environment {
        terminal.say("dsmigrate: DRY_RUN=1 is set, so nothing is written")
      }
      return terminal.finish(
        summary(of: outcome.changes, verb: "would change", in: outcome.report), as: exit)
    }
    if let objection = GitStatus.objection(
      to: outcome.changes, allowsDirty: parsed.has(Flags.allowDirty),
      allowsNoVCS: parsed.has(Flags.allowNoVCS))
    {
      throw UsageError(objection)
    }
    if let verification, !outcome.changes.isEmpty {
      return try apply(outcome, for: request, verifying: verification)
    }
    let written = try write(outcome.changes, for: request)
    let isComplete = written.count == outcome.changes.count
    return terminal.finish(
      summary(
        of: written, verb: "changed", in: outcome.report, beyond: beyond(written, request)),
      as: isComplete ? exit : .failed)
  }

  /// Reverts the last run; a signal ends the process after that.
  private func undo() throws -> Terminal.Exit {
    let taken = [Flags.undo, Flags.allowDirty, Flags.quiet, Flags.noColor].map(\.name)
    let refused = Command.named(.apply).flags.first {
      parsed.has($0) && !taken.contains($0.name)
    }
    if let refused { throw UsageError("'--undo' does not take '\(refused.option)'") }
    if DryRun(parsed) != nil {
      throw UsageError("'--undo' restores files, so it cannot be used with DRY_RUN=1")
    }
    let shield = SignalShield()
    defer { shield.lower() }
    return try UndoCommand(parsed: parsed, terminal: terminal).run()
  }

  /// Reverts a run that was interrupted, before anything is read.
  private func recover(_ request: MigrationRun.Request) throws {
    let shield = SignalShield()
    defer { shield.lower() }
    let history = RewriteHistory(
      paths: request.paths, workingDirectory: request.workingDirectory)
    if let restoration = try history.recover() { terminal.say(restoration.sentence) }
  }

  /// Writes the changes; returns those that were written and reports the others.
  private func write(
    _ changes: [FileChange], for request: MigrationRun.Request
  ) throws -> [FileChange] {
    if changes.isEmpty { return [] }
    let shield = SignalShield()
    defer { shield.lower() }
    let transaction = try RewriteTransaction.begin(changes, for: request)
    if let restoration = transaction.recovered { terminal.say(restoration.sentence) }
    let problems: [FileProblem?]
    do throws(VerificationError) {
      problems = try transaction.write(changes, under: shield)
    } catch {
      // Unrestored files remain in the open journal, for the next run.
      if case .interrupted = error { try transaction.finish() }
      terminal.say("dsmigrate: \(error)")
      // Ends the process like the signal would have.
      shield.deliver()
      throw error
    }
    for problem in problems.compactMap({ $0 }) + transaction.warnings {
      terminal.say("dsmigrate: \(problem.file): \(problem.message)")
    }
    try transaction.finish()
    if shield.pending != nil {
      terminal.say(
        "dsmigrate: interrupted after the last file was written; to revert the run:"
          + " dsmigrate apply --undo\(parsed.pathArguments)")
      shield.deliver()
    }
    return zip(changes, problems).filter { $1 == nil }.map(\.0)
  }

  /// Keeps the changes with which the command passes.
  private func apply(
    _ outcome: MigrationRun.Outcome, for request: MigrationRun.Request,
    verifying options: VerifyOptions
  ) throws -> Terminal.Exit {
    let isQuiet = parsed.has(Flags.quiet)
    let verified = try VerifiedApply(options: options, terminal: terminal, isQuiet: isQuiet)
      .run(outcome.changes, for: request, in: outcome.report.root)
    let verification = VerificationSummary(
      command: options.command, width: terminal.width, isQuiet: isQuiet)
    let text =
      summary(
        of: verified.kept, verb: "changed", in: outcome.report,
        beyond: beyond(verified.kept, request))
      + verification.text(of: verified).utf8
    if !verified.problems.isEmpty { return terminal.finish(text, as: .failed) }
    return terminal.finish(
      text, as: outcome.report.exit(else: verified.takenBackCount == 0 ? .done : .found))
  }

  /// The additional arguments for reverting the changes.
  private func beyond(_ changes: [FileChange], _ request: MigrationRun.Request) -> String {
    RewriteHistory.rootsBeyondPaths(of: changes, for: request)
      .map { " " + ShellText.quoted($0) }.joined()
  }

  /// The counts of changes, by file.
  private func summary(
    of changes: [FileChange], verb: String, in report: RunReport, beyond: String = ""
  ) -> [UInt8] {
    var text = ""
    if !parsed.has(Flags.quiet) {
      let width = changes.map { String($0.applied.count).count }.max() ?? 0
      for change in changes {
        let count = String(change.applied.count)
        let indent = String(repeating: " ", count: width - count.count + 2)
        text += "\(indent)\(count)  \(SafeText.line(change.name))\n"
      }
    }
    let values = Count.text(changes.reduce(0) { $0 + $1.applied.count }, "value")
    text += "\(verb) \(values) in \(Count.text(changes.count, "file"))\n"
    let waiting = TextReporter.waitingCount(in: report)
    if waiting > 0, !parsed.has(Flags.quiet) {
      let verb = waiting == 1 ? "needs" : "need"
      text +=
        "\(Count.text(waiting, "value")) \(verb) review: dsmigrate scan\(parsed.invocation)\n"
    }
    if verb == "changed", !changes.isEmpty, !parsed.has(Flags.quiet) {
      text += "To revert: dsmigrate apply --undo\(parsed.pathArguments)\(beyond)\n"
    }
    return terminal.fitted(text)
  }
}
