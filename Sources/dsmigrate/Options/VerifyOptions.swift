import MigrateKit
import MigrateKitCore

/// The checked values of `--verify` and `--verify-limit`.
struct VerifyOptions {
  /// The shell command.
  let command: String
  /// The limit of its runs.
  let limit: Int

  /// Reads the options; `nil` without `--verify`.
  init?(_ parsed: ParsedArguments) throws {
    guard let command = parsed.last(Flags.verify) else {
      if parsed.has(Flags.verifyLimit) {
        throw UsageError("'--verify-limit' bounds the runs of '--verify', which is not given")
      }
      return nil
    }
    guard command.contains(where: { !$0.isWhitespace }) else {
      throw UsageError("'--verify' needs a command, such as 'swift build'")
    }
    if parsed.has(Flags.undo) {
      throw UsageError("'--verify' checks a rewrite, so it cannot be used with '--undo'")
    }
    if let dryRun = DryRun(parsed) {
      throw UsageError(
        "'--verify' has to change files to check them, so it cannot be used with "
          + (dryRun == .option ? "'\(Flags.dryRun.option)'" : "DRY_RUN=1"))
    }
    self.command = command
    limit = try Self.limit(parsed)
  }

  private static func limit(_ parsed: ParsedArguments) throws -> Int {
    guard let word = parsed.last(Flags.verifyLimit) else { return VerifiedRewrite.defaultLimit }
    guard let number = Int(word), (2...100_000).contains(number) else {
      throw UsageError(
        "'--verify-limit' takes a number from 2 (one run before the rewrite, one after it)"
          + " to 100000, not '\(word)'")
    }
    return number
  }
}
