import MigrateKit
import MigrateKitCore

/// The checked values of `--serve` and its related options.
struct ServeOptions {
  /// The port to listen on; 0 for any free one.
  let port: UInt16
  /// How a rewrite is verified.
  let verification: VerifyOptions?

  /// The options that only the page's button for applying uses.
  static let forApplying = [Flags.allowDirty, Flags.allowNoVCS, Flags.verify, Flags.verifyLimit]

  /// Reads the options; `nil` without `--serve`.
  init?(_ parsed: ParsedArguments) throws {
    guard parsed.has(Flags.serve) else {
      if let flag = ([Flags.port] + Self.forApplying).first(where: parsed.has) {
        throw UsageError("'\(flag.option)' is for '--serve', which is not given")
      }
      return nil
    }
    if parsed.has(Flags.html) {
      throw UsageError("'--serve' shows the page itself, so it cannot be used with '--html'")
    }
    verification = try VerifyOptions(parsed)
    port = try Self.port(parsed)
  }

  private static func port(_ parsed: ParsedArguments) throws -> UInt16 {
    guard let word = parsed.last(Flags.port) else { return 0 }
    guard let number = UInt16(word), number > 0 else {
      throw UsageError("'--port' takes a number from 1 to 65535, not '\(word)'")
    }
    return number
  }
}
