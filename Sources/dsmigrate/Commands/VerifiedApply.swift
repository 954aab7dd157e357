import MigrateKit
import MigrateKitCore

/// `apply --verify`: rewrites the files and keeps the changes with which a command passes.
struct VerifiedApply {
  let options: VerifyOptions
  let terminal: Terminal
  let isQuiet: Bool

  /// Rewrites files below `root`, where the command runs.
  func run(
    _ changes: [FileChange], for request: MigrationRun.Request, in root: String
  ) throws -> VerifiedRewrite.Outcome {
    let shield = SignalShield()
    let transaction = try RewriteTransaction.begin(changes, for: request)
    if let restoration = transaction.recovered { terminal.say(restoration.sentence) }
    let rewrite = VerifiedRewrite(command: options.command, in: root, limit: options.limit) {
      if !isQuiet { terminal.say($0.sentence) }
    }
    do {
      let outcome = try rewrite.run(changes, writing: transaction, under: shield)
      try transaction.finish()
      for problem in outcome.problems + transaction.warnings {
        terminal.say("dsmigrate: \(problem.file): \(problem.message)")
      }
      return outcome
    } catch let error as VerificationError {
      switch error {
      // Unrestored files remain in the open journal, for the next run.
      case .notRestored:
        if shield.pending != nil {
          terminal.say("dsmigrate: \(error)")
          shield.deliver()
        }
        throw error
      case .failsBefore(_, let tail) where !tail.isEmpty:
        terminal.say("dsmigrate: the last output of the command:")
        for line in tail.suffix(10) { terminal.say("  " + line) }
      default: break
      }
      try transaction.finish()
      if case .interrupted = error {
        terminal.say("dsmigrate: \(error)")
        // Ends the process like the signal would have.
        shield.deliver()
      }
      throw error
    }
  }
}

extension VerifiedRewrite.Progress {
  /// The message before a run.
  fileprivate var sentence: String {
    let run = "dsmigrate: verify: run \(run) of at most \(limit)"
    if applied == 0 { return run + ", before any change" }
    let values = Count.text(total, "value")
    return run + (applied == total ? ", with \(values)" : ", with \(applied) of \(values)")
  }
}
