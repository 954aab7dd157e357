import MigrateKit
import MigrateKitCore

/// `--timings`: the time of each stage, printed at the end of the run.
struct Timings {
  let clock = StageClock()

  /// Starts the clock; `nil` without the option.
  init?(_ parsed: ParsedArguments) {
    guard parsed.has(Flags.timings) else { return nil }
  }

  /// Writes one line per stage.
  func print(on terminal: Terminal) {
    for line in TimingsText.lines(clock, peakBytes: Self.peakBytes) { terminal.say(line) }
  }

  /// The peak memory of the process.
  private static var peakBytes: Int {
    var usage = rusage()
    // RUSAGE_SELF, whose type differs between platforms.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }
}
