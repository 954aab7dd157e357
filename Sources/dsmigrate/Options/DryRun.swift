import MigrateKit
import MigrateKitCore

/// The request for a dry run of `apply`.
enum DryRun {
  case option
  case environment

  /// Reads the option and the environment; `nil` if files may be written.
  init?(_ parsed: ParsedArguments) {
    if parsed.has(Flags.dryRun) {
      self = .option
    } else if Terminal.environment("DRY_RUN") == "1" {
      self = .environment
    } else {
      return nil
    }
  }
}
