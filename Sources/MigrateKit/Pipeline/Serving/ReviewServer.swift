/// Serves the page of a review on the loopback interface, keeps what is decided on it, and hands out the
/// rewrites that a person asks for there.
///
/// Requests are answered on threads. Rewrites are made by the thread that calls `nextRewrite`, the main one,
/// because signals are held back there.
package final class ReviewServer: Sendable {
  private let listener: LoopbackListener
  let state: Monitor<ServedReview>
  let next: ReviewPage.NextStep
  /// The command that a rewrite is verified with, for the page.
  let verification: String?

  /// The link that opens the page, once.
  package var link: String { state { $0.access.link } }

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - outcome: What to decide on; the run has carried out no decision.
  ///   - decisions: What was decided before, in the file of `next`.
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

  /// Starts the threads that serve the page and plan what is decided.
  ///
  /// - Parameter plan: What decisions come to; called on one thread, never while a rewrite goes on.
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

  /// Plans the newest decisions once they have changed and no rewrite goes on.
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

  /// Waits until a person asks for a rewrite, and begins it; false when the review ends.
  package func nextRewrite() -> Bool {
    state.wait { state in
      guard state.activity == .idle else { return nil }
      if state.isEnding { return false }
      guard state.isRewriteWanted else { return nil }
      state.activity = .rewriting
      return true
    } ?? false
  }

  /// Shows a sentence of the rewrite that goes on.
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
  ///   - outcome: What there is to decide on now; `nil` where nothing was written.
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

  /// Ends the review, as soon as no rewrite goes on, when what started it closes a pipe to its standard input.
  ///
  /// A terminal ends it by the signal that it sends when it closes.
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
