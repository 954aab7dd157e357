import MigrateKitCore

/// The progress line of a run: a bar, files, megabytes per second, and the time left.
package struct ProgressLine {
  /// The stage in one word.
  private let stage: String
  private let filesDone: Int
  private let fileCount: Int
  private let bytesDone: Int
  /// Seconds since the stage began.
  private let elapsed: Double

  /// Describes a stage that has run for `elapsed` seconds.
  package init(
    stage: String, filesDone: Int, fileCount: Int, bytesDone: Int = 0, elapsed: Double
  ) {
    self.stage = stage
    self.filesDone = filesDone
    self.fileCount = fileCount
    self.bytesDone = bytesDone
    self.elapsed = elapsed
  }

  private var share: Double {
    fileCount == 0 ? 1 : min(max(Double(filesDone) / Double(fileCount), 0), 1)
  }

  /// The line, at most `width` columns wide; parts that do not fit are omitted, the bar last.
  package func text(width: Int) -> String {
    let percent = Percent.progress(share)
    var parts = [
      stage, percent, "\(Count.grouped(filesDone)) of \(Count.text(fileCount, "file"))",
    ]
    if let speed { parts.append(speed) }
    if let timeLeft { parts.append(timeLeft) }
    while parts.count > 2, columns(parts) > width { parts.removeLast() }
    let room = min(width - columns(parts) - 2, 30)
    if room >= 8 { parts.insert(bar(room), at: 1) }
    return SafeText.cut(parts.joined(separator: "  "), to: max(width, 2))
  }

  private func columns(_ parts: [String]) -> Int {
    parts.reduce(0) { $0 + $1.count + 2 } - 2
  }

  private func bar(_ width: Int) -> String {
    let filled = Int(share * Double(width))
    return String(repeating: "━", count: filled) + String(repeating: "─", count: width - filled)
  }

  private var speed: String? {
    guard bytesDone > 0, elapsed > 0.1 else { return nil }
    return "\(Int((Double(bytesDone) / elapsed / 1_000_000).rounded())) MB/s"
  }

  private var timeLeft: String? {
    guard share > 0.02, share < 1, elapsed > 0.5 else { return nil }
    let seconds = Int((elapsed / share * (1 - share)).rounded(.up))
    return seconds < 90 ? "\(seconds) s left" : "\((seconds + 30) / 60) min left"
  }
}
