import MigrateKit
import MigrateKitCore

/// The value of `--shard K/N`.
enum ShardOption {
  /// The requested part of the code; `nil` for all of it.
  static func shard(_ parsed: ParsedArguments) throws -> Shard? {
    guard let word = try RunConfiguration.filled(parsed, Flags.shard) else { return nil }
    let parts = word.split(at: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0 else {
      throw UsageError(
        "'--shard' takes K/N, such as 2/8 for the second of eight parts, not '\(word)'")
    }
    guard let shard = Shard(number, of: count) else {
      throw UsageError("there is no shard \(number) of \(count); K goes from 1 to \(count)")
    }
    let others = [Flags.baseline, Flags.writeBaseline]
    if let other = others.first(where: { parsed.has($0) }) {
      throw UsageError(
        "'\(other.option)' does not go with '--shard': a value that moved to another shard would"
          + " seem new; keep a baseline for each project")
    }
    return shard
  }
}
