import MigrateKit
import MigrateKitCore

/// `review --serve`: serves the page to browsers on this machine, and applies what is decided on it.
struct ServedReviewCommand {
  let parsed: ParsedArguments
  let options: ServeOptions
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let file = try ReviewCommand.ownDecisionsFile(parsed)
    let run = try scan()
    let server = try ReviewServer(
      run.outcome, decisions: run.configuration.request.decisions, next: run.nextStep(parsed),
      port: options.port, verification: options.verification?.command)
    try start(server, run.configuration.request)
    let values = Count.text(
      run.outcome.report.suggestions.count(where: \.countsAsHardCoded), "value")
    terminal.say(
      "dsmigrate: \(values) to decide on; the link works once, decisions are saved in \(file),"
        + " Ctrl-C ends the review")
    let exit = terminal.finish(Array((server.link + "\n").utf8), as: run.exit)
    while server.nextRewrite() {
      let exit = apply(saying: server)
      // A refused run has changed nothing, so the page does not change.
      let outcome = exit == nil ? nil : try? scan().outcome
      server.finishRewrite(hasSucceeded: exit == .done || exit == .found, outcome: outcome)
    }
    return exit
  }

  private func scan() throws -> CommandRun {
    try CommandRun(parsed, on: terminal) {
      $0.request.prepareForPage()
      try ReviewCommand.mustBeWhole($0.problems)
    }
  }

  /// Starts the threads of the server.
  ///
  /// They block the signals that end the process, so that the main thread can defer these while it
  /// writes.
  private func start(_ server: ReviewServer, _ request: MigrationRun.Request) throws {
    let shield = SignalShield()
    defer { shield.lower() }
    try server.start { decisions in
      var request = request
      request.prepareForPlan(decisions)
      do {
        return ServedReview.Plan(try MigrationRun.run(request))
      } catch {
        return ServedReview.Plan(problem: "\(error)")
      }
    }
    server.endWithStandardInput()
  }

  /// Runs `apply` with the same options and the decisions, and shows its output on the page.
  ///
  /// - Returns: The exit status; `nil` if it was refused.
  private func apply(saying server: ReviewServer) -> Terminal.Exit? {
    var applying = parsed
    applying.command = .apply
    for flag in [Flags.serve, Flags.port] { applying.values[flag.name] = nil }
    var listening = terminal
    listening.listener = { server.say($0) }
    do {
      let file = try RunConfiguration.decisionsFile(parsed)
      applying.values[Flags.decisions.name] = MigrationRun.exists(file) ? [file] : nil
      return try ApplyCommand(parsed: applying, terminal: listening).run()
    } catch {
      listening.say("dsmigrate: \((error as? UsageError)?.message ?? "\(error)")")
      return nil
    }
  }
}

extension MigrationRun.Request {
  /// The run that `apply` would make with `decisions`.
  fileprivate mutating func prepareForPlan(_ decisions: Decisions) {
    self.decisions = decisions
    carriesOutDecisions = true
    keepsBytes = true
    keepsExcerpts = false
  }
}
