/// How far a run has come.
package struct RunProgress: Hashable, Sendable {
  /// What a run does one after the other.
  package enum Stage: String, CaseIterable, Sendable {
    /// Files are read, and what they say is kept.
    case reading
    /// What was found is answered with tokens.
    case matching
    /// What would be written is held against the original.
    case checking
  }

  /// What is being done.
  package var stage: Stage
  /// How many files of the stage are done.
  package var filesDone = 0
  /// How many files the stage has.
  package var fileCount: Int
  /// How many bytes were read so far; only while reading.
  package var bytesDone = 0
}

/// Counts what the workers of one stage have done and reports it.
///
/// Unchecked: the count is only touched with the lock held, and the listener is called with the lock
/// held, so that it hears of one step at a time and never of an earlier one after a later one.
final class ProgressCounter: @unchecked Sendable {
  private let lock = Lock()
  private let listener: @Sendable (RunProgress) -> Void
  private var progress: RunProgress

  /// Begins a stage; `nil` when nobody listens.
  init?(
    _ stage: RunProgress.Stage, fileCount: Int, listener: (@Sendable (RunProgress) -> Void)?
  ) {
    guard let listener else { return nil }
    self.listener = listener
    progress = RunProgress(stage: stage, fileCount: fileCount)
  }

  /// One more file is done.
  func finishFile(bytes: Int = 0) {
    lock {
      progress.filesDone += 1
      progress.bytesDone += bytes
      listener(progress)
    }
  }
}
