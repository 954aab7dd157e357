import MigrateKit
import MigrateKitCore

/// `scan`: reports, writes nothing.
struct ScanCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let format = try ReportFormat(parsed)
    let baseline = try BaselineOptions(parsed)
    let timings = Timings(parsed)
    let run = try CommandRun(parsed, on: terminal, needsMapping: false) {
      $0.request.clock = timings?.clock
      $0.request.keepsEvidence = format == .html
      if format == .html { $0.request.prepareForPage() }
      baseline.prepare(&$0.request)
    }
    let (configuration, outcome) = (run.configuration, run.outcome)
    var lap = StageLap(timings?.clock, onTheWall: true)
    let exit: Terminal.Exit
    if format == .json {
      exit = try terminal.deliver(to: configuration.output, as: run.exit) { write in
        JSONReporter().write(outcome.report, jobs: configuration.request.jobs, write)
      }
    } else {
      let product = try write(run, as: format)
      exit = terminal.deliver(
        product, to: configuration.output, as: run.exit, replacing: format.outputKind)
    }
    let found = baseline.finish(outcome, on: terminal)
    lap.end(.report)
    timings?.print(on: terminal)
    run.keepUntilExit()
    return exit == .done ? found : exit
  }

  private func write(_ run: CommandRun, as format: ReportFormat) throws -> [UInt8] {
    let report = run.outcome.report
    switch format {
    case .html: return try run.reviewPage(parsed)
    case .json: return JSONReporter().write(report)
    case .markdown: return MarkdownReporter().write(report)
    case .sarif: return SARIFReporter().write(report)
    case .github: return GitHubReporter().write(report)
    case .xcode: return XcodeReporter().write(report)
    case .csv: return CSVReporter().write(report)
    case .text:
      var style = TextStyle(depth: terminal.depth, width: terminal.width)
      if run.configuration.output != nil { style = TextStyle(width: 80) }
      let reporter = TextReporter(
        style: style, isQuiet: parsed.has(Flags.quiet), invocation: parsed.invocation)
      return terminal.fitted(reporter.text(of: report), isFile: run.configuration.output != nil)
    }
  }
}

extension RunConfiguration {
  /// Runs the scan, with a progress bar on a terminal.
  func run(_ parsed: ParsedArguments) throws -> MigrationRun.Outcome {
    let bar = ProgressBar(isQuiet: parsed.has(Flags.quiet))
    defer { bar?.clear() }
    var request = request
    if let bar { request.progress = { bar.show($0) } }
    do {
      var outcome = try MigrationRun.run(request)
      // An empty shard is valid.
      if outcome.report.fileCount == 0, outcome.report.problems.isEmpty, request.shard == nil {
        throw UsageError(try nothingToRead(parsed))
      }
      outcome.report.add(problems)
      return outcome
    } catch let error as MigrationError {
      // A word that is not a path may have been meant as a command.
      if !parsed.namesCommand, let word = parsed.rest.first,
        error.message == "cannot find '\(word)'"
      {
        let names = Command.all.filter { !$0.isHidden }.map(\.name.rawValue)
        throw UsageError(error.message + DidYouMean.hint(word, among: names))
      }
      throw error
    }
  }

  /// The message for paths without Swift files, or without any that pass the filters.
  private func nothingToRead(_ parsed: ParsedArguments) throws -> String {
    let isHere = request.paths == ["."] && parsed.paths.isEmpty
    let paths =
      isHere ? "the working directory" : "'\(request.paths.joined(separator: "', '"))'"
    let filters = [Flags.include, Flags.exclude].flatMap { flag in
      parsed.all(flag).map { "\(flag.option) '\($0)'" }
    }
    var unfiltered = request
    unfiltered.include = []
    unfiltered.exclude = []
    let count = filters.isEmpty ? 0 : try MigrationRun.fileCount(unfiltered)
    guard count > 0 else { return "no Swift file to read in \(paths)" }
    let verb = filters.count == 1 ? "leaves" : "leave"
    return "\(filters.joined(separator: " and ")) \(verb) none of the"
      + " \(Count.text(count, "file")) in \(paths)"
  }
}

extension ParsedArguments {
  /// The paths and reading options that the next command needs too.
  var invocation: String {
    var words = rest
    for flag in Flags.reading + [Flags.decisions] {
      for value in all(flag) {
        words += flag.takesValue ? [flag.option, value] : [flag.option]
      }
    }
    return words.map { " " + ShellText.quoted($0) }.joined()
  }
}

extension RunReport {
  /// The exit status for this report.
  func exit(else exit: Terminal.Exit) -> Terminal.Exit {
    problems.contains { !$0.isWarning } ? .failed : exit
  }
}

extension Terminal {
  /// Names every file that could not be handled.
  func sayProblems(_ report: RunReport) {
    for problem in report.problems { say("dsmigrate: \(problem.file): \(problem.message)") }
  }

  /// Writes output to a file or to standard output.
  ///
  /// Does not overwrite a file that output of its `kind` must not replace; `nil` replaces any.
  func deliver(
    _ bytes: [UInt8], to path: String?, as exit: Exit, replacing kind: OutputGuard.Kind? = .report
  ) -> Exit {
    guard let path else { return finish(bytes, as: exit) }
    let objection = kind.flatMap { OutputGuard.objection(to: path, replacedBy: $0) }
    guard let problem = objection ?? OutputFile.write(bytes, to: path) else { return exit }
    say("dsmigrate: \(problem)")
    return .failed
  }

  /// Writes output in pieces to a file, atomically, or to standard output.
  func deliver(
    to path: String?, as exit: Exit, pieces: (_ write: ([UInt8]) -> Void) throws -> Void
  ) throws -> Exit {
    guard let path else { return try finish(as: exit, pieces: pieces) }
    let objection = OutputGuard.objection(to: path, replacedBy: .report)
    guard let problem = try objection ?? OutputFile.write(to: path, pieces: pieces) else {
      return exit
    }
    say("dsmigrate: \(problem)")
    return .failed
  }
}
