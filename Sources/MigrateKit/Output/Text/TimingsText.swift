import MigrateKitCore

/// The time of each stage, one line per stage.
///
///     tokenize       65.4 ms         674 files     2.0 MB      31.0 MB/s
///
/// All lines use the same units, for scripts.
package enum TimingsText {
  /// A line for each stage, then the whole run with its peak memory.
  package static func lines(_ clock: StageClock, peakBytes: Int) -> [String] {
    StageClock.Stage.allCases.map { line($0, clock[$0]) } + [
      line("wall", [(clock.elapsed * 1000, "ms")]),
      line("peak", [(Double(peakBytes) / 1e6, "MB")]),
    ]
  }

  private static func line(_ stage: StageClock.Stage, _ time: StageTime) -> String {
    var cells = [(time.seconds * 1000, "ms")]
    if time.byteCount > 0 {
      let megabytes = Double(time.byteCount) / 1e6
      cells += [(megabytes, "MB"), (megabytes / max(time.seconds, 1e-9), "MB/s")]
    }
    return line(stage.rawValue, cells, count: time.count)
  }

  private static func line(
    _ name: String, _ cells: [(value: Double, unit: String)], count: Int = 0
  ) -> String {
    var texts = cells.map { padded(FixedText.text($0.value, places: 1), to: 10) + " " + $0.unit }
    if count > 0 { texts.insert(padded("\(count)", to: 8) + " files", at: 1) }
    return name + String(repeating: " ", count: 9 - name.count) + texts.joined(separator: " ")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
