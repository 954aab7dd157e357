import MigrateKit
import MigrateKitCore

/// A progress bar on a terminal, shown once a run has taken longer than a second and removed at its
/// end.
///
/// `@unchecked`: a run calls its listener one step at a time, and `clear` is called after it.
final class ProgressBar: @unchecked Sendable {
  private static let delay = 1.0
  private static let pause = 0.1

  private let width: Int
  private let start = ProgressBar.now()
  private var stage: RunProgress.Stage?
  private var stageStart = 0.0
  private var lastDrawn = 0.0
  private var isShown = false
  /// Whether files are still read; projects are matched meanwhile, which the bar does not show.
  private var isReading = false

  /// Makes a bar; `nil` if standard error is not a terminal or must stay plain.
  init?(isQuiet: Bool) {
    guard isatty(2) == 1, !isQuiet, Terminal.environment("TERM") != "dumb" else { return nil }
    // The last column stays free: some terminals begin a new line once it is written.
    width = (Terminal.columns(of: 2) ?? 80) - 1
  }

  /// Records a step, and redraws the bar if it is time.
  func show(_ progress: RunProgress) {
    if progress.stage == .reading { isReading = progress.filesDone < progress.fileCount }
    guard progress.stage == .reading || !isReading else { return }
    let now = Self.now()
    if stage != progress.stage {
      stage = progress.stage
      stageStart = now
    }
    guard now - start >= Self.delay, now - lastDrawn >= Self.pause else { return }
    lastDrawn = now
    isShown = true
    let line = ProgressLine(
      stage: progress.stage.rawValue, filesDone: progress.filesDone,
      fileCount: progress.fileCount, bytesDone: progress.bytesDone, elapsed: now - stageStart)
    draw("\r" + line.text(width: width) + "\u{1B}[K")
  }

  /// Removes the bar.
  func clear() {
    guard isShown else { return }
    isShown = false
    draw("\r\u{1B}[K")
  }

  private func draw(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
  }

  /// Seconds of a monotonic clock.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
