/// What one stage of a run took, all threads together.
package struct StageTime: Sendable {
  /// Seconds: of a thread's own processor time, summed, for what is done file by file; on the wall
  /// for the rest.
  package var seconds = 0.0
  /// How many pieces of work the stage was given, which are files in most of them.
  package var count = 0
  /// How many bytes the stage looked at; 0 for a stage that sees no source.
  package var byteCount = 0
}

/// Adds up what the stages of a run take.
///
/// There is one for a run that is timed and none for any other, so that what is not timed asks for no
/// time. Unchecked: the times are only touched with the lock held.
package final class StageClock: @unchecked Sendable {
  /// What a run does with a file, in this order.
  package enum Stage: String, CaseIterable, Sendable {
    /// Folders are walked and mappings are loaded.
    case find
    /// Files are read.
    case read
    /// Bytes become lexemes.
    case tokenize
    /// Lexemes become an outline.
    case structure
    /// Values are found, with all that one file says about them.
    case detect
    /// The facts of all files merge, and each value gets its match.
    case match
    /// The report is put together and written.
    case report

    /// Whether the stage is timed thread by thread.
    package var isPerFile: Bool { ![.find, .report].contains(self) }
  }

  private let lock = Lock()
  private var times: [Stage: StageTime] = [:]
  private let start = StageLap.now(CLOCK_MONOTONIC)

  /// Starts the clock of a run.
  package init() {}

  /// What a stage has taken by now.
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

/// Reports to a run's clock what one thread does: each call of `end` closes the time since the one before.
///
/// Without a clock it does nothing and costs a test for `nil`.
package struct StageLap: ~Copyable {
  private let clock: StageClock?
  private let source: clockid_t
  private var start = 0.0

  /// Begins on the processor time of this thread, or on the wall for what all threads share.
  package init(_ clock: StageClock?, onTheWall: Bool = false) {
    self.clock = clock
    source = onTheWall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID
    if clock != nil { start = Self.now(source) }
  }

  /// What was done since the last call belongs to `stage`; with `count` pieces of work done by it.
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
