import MigrateKit

/// `--timings`: what each stage of the run took, printed at its end.
struct Timings {
  let clock = StageClock()

  /// Starts the clock; `nil` when nobody asked.
  init?(_ parsed: ParsedArguments) {
    guard parsed.has(Flags.timings) else { return nil }
  }

  /// Writes one line a stage.
  func tell(on terminal: Terminal) {
    for line in TimingsText.lines(clock, peakBytes: Self.peakBytes) { terminal.say(line) }
  }

  /// The most memory that the process has had so far.
  private static var peakBytes: Int {
    var usage = rusage()
    // RUSAGE_SELF, which is a number on one system and an enumeration on another.
    getrusage(0, &usage)
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }
}
