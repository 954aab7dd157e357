import MigrateKit

/// `apply`: rewrites the files.
struct ApplyCommand {
  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    var configuration = try RunConfiguration(parsed, paths: parsed.rest)
    configuration.request.keepsBytes = true
    let outcome = try configuration.run(parsed)
    try outcome.requireMapping(for: "apply")
    terminal.sayProblems(outcome.report)
    var exit = outcome.report.exit(else: .done)
    if Terminal.environment("DRY_RUN") == "1" {
      terminal.say("dsmigrate: DRY_RUN=1 is set, so nothing is written")
      return terminal.finish(
        summary(of: outcome.changes, verb: "would change", in: outcome.report), as: exit)
    }
    if let objection = GitStatus.objection(
      to: outcome.changes, allowsDirty: parsed.has(Flags.allowDirty),
      allowsNoVCS: parsed.has(Flags.allowNoVCS))
    {
      throw UsageError(objection)
    }
    var written: [FileChange] = []
    for change in outcome.changes {
      if let problem = FileRewriter.write(change) {
        terminal.say("dsmigrate: \(problem.file): \(problem.message)")
        exit = .failed
      } else {
        written.append(change)
      }
    }
    return terminal.finish(summary(of: written, verb: "changed", in: outcome.report), as: exit)
  }

  /// How much was done, by file.
  private func summary(
    of changes: [FileChange], verb: String, in report: RunReport
  ) -> [UInt8] {
    var text = ""
    if !parsed.has(Flags.quiet) {
      let width = changes.map { String($0.applied.count).count }.max() ?? 0
      for change in changes {
        let count = String(change.applied.count)
        let indent = String(repeating: " ", count: width - count.count + 2)
        text += "\(indent)\(count)  \(SafeText.line(change.name))\n"
      }
    }
    let values = Count.text(changes.reduce(0) { $0 + $1.applied.count }, "value")
    text += "\(verb) \(values) in \(Count.text(changes.count, "file"))\n"
    let waiting = TextReporter.waitingCount(in: report)
    if waiting > 0, !parsed.has(Flags.quiet) {
      let verb = waiting == 1 ? "waits" : "wait"
      text +=
        "\(Count.text(waiting, "value")) \(verb) for you: dsmigrate scan\(parsed.invocation)\n"
    }
    return Array(text.utf8)
  }
}
