/// The time of one stage of a run, summed over all threads.
package struct StageTime: Sendable {
  /// Seconds: processor time of all threads for stages that work file by file, wall time for the
  /// others.
  package var seconds = 0.0
  /// The number of items the stage processed, in most stages files.
  package var count = 0
  /// The number of bytes the stage read; 0 for a stage that reads no source.
  package var byteCount = 0
}

/// Sums the time of the stages of a run.
///
/// Only timed runs have one, so that other runs never read a clock. `@unchecked`: the times are
/// only accessed with the lock held.
package final class StageClock: @unchecked Sendable {
  /// The stages of a run, in this order.
  package enum Stage: String, CaseIterable, Sendable {
    /// Folders are walked and mappings are loaded.
    case find
    /// Files are read.
    case read
    /// Bytes become lexemes.
    case tokenize
    /// Lexemes become an outline.
    case structure
    /// Values are found, with everything that one file states about them.
    case detect
    /// The facts of all files are merged, and each value is matched.
    case match
    /// The report is assembled and written.
    case report

    /// Whether the stage is timed thread by thread.
    package var isPerFile: Bool { ![.find, .report].contains(self) }
  }

  private let lock = Lock()
  private var times: [Stage: StageTime] = [:]
  private let start = StageLap.now(CLOCK_MONOTONIC)

  /// Starts the clock of a run.
  package init() {}

  /// The time of a stage so far.
  package subscript(_ stage: Stage) -> StageTime {
    lock { times[stage] ?? StageTime() }
  }

  /// Seconds since the run began.
  package var elapsed: Double { StageLap.now(CLOCK_MONOTONIC) - start }

  fileprivate func add(_ time: StageTime, to stage: Stage) {
    lock {
      times[stage, default: StageTime()].seconds += time.seconds
      times[stage, default: StageTime()].count += time.count
      times[stage, default: StageTime()].byteCount += time.byteCount
    }
  }
}

/// Measures one thread for a run's clock: each call of `end` records the time since the previous
/// one.
///
/// Without a clock it does nothing but a test for `nil`.
package struct StageLap: ~Copyable {
  private let clock: StageClock?
  private let source: clockid_t
  private var start = 0.0

  /// Starts with the processor time of this thread, or with wall time for work that all threads
  /// share.
  package init(_ clock: StageClock?, onTheWall: Bool = false) {
    self.clock = clock
    source = onTheWall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID
    if clock != nil { start = Self.now(source) }
  }

  /// Adds the time since the last call to `stage`, with `count` processed items.
  package mutating func end(_ stage: StageClock.Stage, count: Int = 0, bytes: Int = 0) {
    guard let clock else { return }
    let now = Self.now(source)
    clock.add(StageTime(seconds: now - start, count: count, byteCount: bytes), to: stage)
    start = now
  }

  /// Seconds on one of the system's clocks.
  fileprivate static func now(_ source: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(source, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
