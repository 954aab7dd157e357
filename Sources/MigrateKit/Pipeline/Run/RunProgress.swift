import MigrateKitCore

/// The progress of a run.
package struct RunProgress: Hashable, Sendable {
  /// The stages of a run.
  package enum Stage: String, CaseIterable, Sendable {
    /// Files are read, and their facts are kept.
    case reading
    /// Findings are matched with tokens.
    case matching
    /// The planned changes are compared with the original.
    case checking
  }

  /// The current stage.
  package var stage: Stage
  /// The number of finished files of the stage.
  package var filesDone = 0
  /// The number of files of the stage.
  package var fileCount: Int
  /// The number of bytes read so far; only while reading.
  package var bytesDone = 0
}

/// Counts the finished files of one stage and reports progress.
///
/// `@unchecked`: the count is only accessed, and the listener only called, with the lock held, so
/// that steps are reported one at a time and in order.
final class ProgressCounter: @unchecked Sendable {
  private let lock = Lock()
  private let listener: @Sendable (RunProgress) -> Void
  private var progress: RunProgress

  /// Starts a stage; `nil` without a listener.
  init?(
    _ stage: RunProgress.Stage, fileCount: Int, listener: (@Sendable (RunProgress) -> Void)?
  ) {
    guard let listener else { return nil }
    self.listener = listener
    progress = RunProgress(stage: stage, fileCount: fileCount)
  }

  /// Reports a finished file.
  func finishFile(bytes: Int = 0) {
    lock {
      progress.filesDone += 1
      progress.bytesDone += bytes
      listener(progress)
    }
  }
}
