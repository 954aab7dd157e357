import MigrateKit
import MigrateKitCore

/// `review`: lets a person decide, in the terminal or on a page.
struct ReviewCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    if let options = try ServeOptions(parsed) {
      return try ServedReviewCommand(parsed: parsed, options: options, terminal: terminal).run()
    }
    if let file = try RunConfiguration.filled(parsed, Flags.html) { return try writePage(to: file) }
    return try decide()
  }

  // MARK: The page

  private func writePage(to file: String) throws -> Terminal.Exit {
    let path = file == "-" ? nil : file
    if let objection = path.flatMap({ OutputGuard.objection(to: $0, replacedBy: .page) }) {
      throw UsageError(objection)
    }
    let run = try CommandRun(parsed, on: terminal) { $0.request.prepareForPage() }
    let exit = terminal.deliver(
      try run.reviewPage(parsed), to: path, as: run.exit, replacing: .page)
    if exit == .done, file != "-" {
      let values = Count.text(
        run.outcome.report.suggestions.count(where: \.countsAsHardCoded), "value")
      terminal.say("dsmigrate: \(values) to decide on in \(file); open it in a browser")
    }
    return exit
  }

  // MARK: The terminal

  private func decide() throws -> Terminal.Exit {
    guard Terminal.isInteractive else { throw TerminalReview.noTerminal }
    let file = try Self.ownDecisionsFile(parsed)
    let run = try CommandRun(parsed, on: terminal) {
      $0.request.prepareForReview(lines: 4)
      try Self.mustBeWhole($0.problems)
    }
    let review = Review(
      run.outcome.report, tokens: run.outcome.tokens,
      decisions: run.configuration.request.decisions)
    let session = TerminalReview(
      file: file, depth: terminal.depth, hasScreen: Terminal.environment("TERM") != "dumb")
    let (left, problem) = try session.run(review)
    if let problem {
      terminal.say("dsmigrate: \(problem)")
      return .failed
    }
    sayFarewell(left, file)
    return run.exit
  }

  /// The decisions file that the review writes.
  static func ownDecisionsFile(_ parsed: ParsedArguments) throws -> String {
    let file = try RunConfiguration.decisionsFile(parsed)
    if let objection = OutputGuard.objection(to: file, replacedBy: .decisions) {
      throw UsageError(objection)
    }
    return file
  }

  /// A file with mistakes is never overwritten, because unreadable decisions would be lost.
  static func mustBeWhole(_ problems: [FileProblem]) throws {
    guard let first = problems.first(where: { !$0.isWarning }) else { return }
    throw UsageError("\(first.file): \(first.message); correct it before you continue")
  }

  private func sayFarewell(_ review: Review, _ file: String) {
    guard review.decidedCount > 0 else { return }
    let open = review.openCount
    terminal.say(
      "dsmigrate: \(Count.text(review.decidedCount, "decision")) in \(file)"
        + (open > 0 ? ", \(Count.grouped(open)) to go" : ""))
    terminal.say("apply with: \(parsed.applying(file))")
  }
}

extension MigrationRun.Request {
  /// Values are reviewed as without decisions, with the surrounding code.
  mutating func prepareForReview(lines: Int = 2) {
    keepsExcerpts = true
    excerptLines = lines
    carriesOutDecisions = false
  }

  /// A page also shows the changed views.
  mutating func prepareForPage() {
    prepareForReview()
    keepsModels = true
  }
}

extension CommandRun {
  /// The page on which a person decides.
  func reviewPage(_ parsed: ParsedArguments) throws -> [UInt8] {
    ReviewPage(
      tokens: outcome.tokens, decisions: configuration.request.decisions,
      next: try nextStep(parsed), sketches: outcome.sketches(policy: .everything)
    ).write(outcome.report)
  }

  /// The use of the page's decisions.
  func nextStep(_ parsed: ParsedArguments) throws -> ReviewPage.NextStep {
    let file = try RunConfiguration.decisionsFile(parsed)
    return ReviewPage.NextStep(
      decisionsFile: file, folder: configuration.request.workingDirectory,
      command: parsed.applying(file), paths: parsed.rest)
  }
}

extension ParsedArguments {
  /// The shell command that applies the decisions in a file, with every given option that affects
  /// the result.
  func applying(_ decisions: String) -> String {
    var words = ["dsmigrate", "apply"] + Self.words(Flags.decisions, decisions)
    for flag in Flags.reading + [Flags.level, Flags.accept] {
      for value in all(flag) {
        words += flag.takesValue ? Self.words(flag, value) : [flag.option]
      }
    }
    if rest.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    return (words + rest).map(ShellText.quoted).joined(separator: " ")
  }

  /// An option and its value; as one word where the value looks like an option itself.
  private static func words(_ flag: Flag, _ value: String) -> [String] {
    value.hasPrefix("-") ? ["\(flag.option)=\(value)"] : [flag.option, value]
  }
}
