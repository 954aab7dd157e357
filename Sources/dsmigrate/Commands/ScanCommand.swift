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
    let configuration = try CommandRun.configuration(parsed) {
      $0.request.clock = timings?.clock
      $0.request.keepsEvidence = format == .html
      if format == .html { $0.request.prepareForPage() }
      baseline.prepare(&$0.request)
    }
    let needsFindings = baseline.needsFindings || !configuration.request.decisions.isEmpty
    // On a terminal, the report would be written into the progress bar.
    let isShown = terminal.isTerminal && configuration.output == nil
    let (run, delivered) =
      if let streamed = format.streamed, !needsFindings, !isShown {
        try stream(streamed, configuration)
      } else {
        try deliver(format, configuration)
      }
    guard let run else { return delivered }
    var lap = StageLap(timings?.clock, onTheWall: true)
    let found = baseline.finish(run.outcome, on: terminal)
    lap.end(.report)
    timings?.print(on: terminal)
    run.keepUntilExit()
    if delivered != .done { return delivered }
    return run.exit == .done ? found : run.exit
  }

  /// Runs, and writes the report while files are matched; no run if the output cannot be written.
  private func stream(
    _ format: any StreamedFormat, _ configuration: RunConfiguration
  ) throws -> (run: CommandRun?, delivered: Terminal.Exit) {
    var run: CommandRun?
    let delivered = try terminal.deliver(to: configuration.output, as: .done) { write in
      let stream = ReportStream(format, jobs: configuration.request.jobs, to: write)
      var configuration = configuration
      configuration.request.stream = stream
      let done = try CommandRun(configuration, parsed, on: terminal, needsMapping: false)
      var lap = StageLap(configuration.request.clock, onTheWall: true)
      stream.finish(done.outcome.report)
      lap.end(.report)
      run = done
    }
    return (run, delivered)
  }

  /// Runs, and then writes the report.
  private func deliver(
    _ format: ReportFormat, _ configuration: RunConfiguration
  ) throws -> (run: CommandRun?, delivered: Terminal.Exit) {
    let run = try CommandRun(configuration, parsed, on: terminal, needsMapping: false)
    var lap = StageLap(configuration.request.clock, onTheWall: true)
    defer { lap.end(.report) }
    let output = configuration.output
    guard let streamed = format.streamed else {
      let product = try write(run, as: format)
      return (run, terminal.deliver(product, to: output, as: .done, replacing: format.outputKind))
    }
    let delivered = try terminal.deliver(to: output, as: .done) { write in
      streamed.write(run.outcome.report, jobs: configuration.request.jobs, write)
    }
    return (run, delivered)
  }

  private func write(_ run: CommandRun, as format: ReportFormat) throws -> [UInt8] {
    let report = run.outcome.report
    switch format {
    case .html: return try run.reviewPage(parsed)
    case .markdown: return MarkdownReporter().write(report)
    case .sarif: return SARIFReporter().write(report)
    case .github: return GitHubReporter().write(report)
    case .xcode: return XcodeReporter().write(report)
    case .json, .csv: return format.streamed?.write(report) ?? []
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
    to path: String?, as exit: Exit,
    pieces: (_ write: @escaping ([UInt8]) -> Void) throws -> Void
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
