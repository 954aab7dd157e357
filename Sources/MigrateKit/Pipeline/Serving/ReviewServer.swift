import MigrateKitCore

/// Serves a review page on the loopback interface, saves its decisions, and passes on requested
/// rewrites.
///
/// Requests are handled on threads. Rewrites are made by the main thread, which calls
/// `nextRewrite`, because it defers signals.
package final class ReviewServer: Sendable {
  private let listener: LoopbackListener
  let state: Monitor<ServedReview>
  let next: ReviewPage.NextStep
  /// The command that a rewrite is verified with, for the page.
  let verification: String?

  /// The link that opens the page, once.
  package var link: String { state { $0.access.link } }

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - outcome: The outcome to review, from a run without decisions.
  ///   - decisions: The existing decisions, in the file of `next`.
  ///   - next: The names that the page shows.
  ///   - port: The port to listen on; 0 for any free one.
  ///   - verification: The command that a rewrite is verified with.
  /// - Throws: `MigrationError` when the port is taken.
  package init(
    _ outcome: MigrationRun.Outcome, decisions: Decisions, next: ReviewPage.NextStep, port: UInt16,
    verification: String?
  ) throws(MigrationError) {
    do {
      listener = try LoopbackListener(port: port)
    } catch {
      throw MigrationError("cannot listen on port \(port): \(error.message)")
    }
    state = Monitor(
      ServedReview(
        access: AccessCheck(port: listener.port), reviewed: .init(outcome),
        decisions: ServedDecisions(decisions, file: next.decisionsFile)))
    self.next = next
    self.verification = verification
  }

  /// Starts the threads that serve the page and plan its decisions.
  ///
  /// - Parameter plan: Computes the result of decisions; called on one thread, never during a
  ///   rewrite.
  /// - Throws: `MigrationError` when the system has no thread left.
  package func start(
    planning plan: @escaping @Sendable (Decisions) -> ServedReview.Plan
  ) throws(MigrationError) {
    let serving = SystemThread.start { [self] in
      listener.serve { self.respond(to: $0, body: $1) }
    }
    let planning = SystemThread.start { [self] in
      while true { planNext(plan) }
    }
    guard let serving, let planning else {
      throw MigrationError("cannot start a thread: the system has none left")
    }
    serving.detach()
    planning.detach()
  }

  /// Plans the newest decisions once they have changed and no rewrite is in progress.
  private func planNext(_ plan: (Decisions) -> ServedReview.Plan) {
    let decisions = state.wait { state -> Decisions? in
      guard state.isPlanStale, state.activity == .idle, !state.isRewriteWanted else { return nil }
      state.activity = .planning
      state.planned = state.basis
      return state.decisions.decisions
    }
    guard let decisions else { return }
    let made = plan(decisions)
    state {
      $0.plan = made
      $0.activity = .idle
      $0.version += 1
    }
  }

  // MARK: Rewrites

  /// Waits for a requested rewrite, and starts it; false at the end of the review.
  package func nextRewrite() -> Bool {
    state.wait { state in
      guard state.activity == .idle else { return nil }
      if state.isEnding { return false }
      guard state.isRewriteWanted else { return nil }
      state.activity = .rewriting
      return true
    } ?? false
  }

  /// Shows a message of the current rewrite.
  package func say(_ sentence: String) {
    state {
      $0.rewrite?.lines.append(SafeText.line(sentence))
      $0.version += 1
    }
  }

  /// Ends the rewrite.
  ///
  /// - Parameters:
  ///   - hasSucceeded: Whether every file was written.
  ///   - outcome: The new outcome to review; `nil` if nothing was written.
  package func finishRewrite(hasSucceeded: Bool, outcome: MigrationRun.Outcome?) {
    state {
      $0.isRewriteWanted = false
      $0.activity = .idle
      $0.rewrite?.hasSucceeded = hasSucceeded
      if let outcome {
        $0.reviewed = .init(outcome)
        $0.generation += 1
      }
      $0.version += 1
    }
  }

  /// Ends the review, after a rewrite in progress, when the parent process closes the pipe to its
  /// standard input.
  ///
  /// A closing terminal ends it with a signal.
  package func endWithStandardInput() {
    var status = stat()
    guard fstat(0, &status) == 0, [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) else {
      return
    }
    let thread = SystemThread.start { [self] in
      var byte: UInt8 = 0
      while read(0, &byte, 1) > 0 || errno == EINTR {}
      state { $0.isEnding = true }
    }
    thread?.detach()
  }
}
