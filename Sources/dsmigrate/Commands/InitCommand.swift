import MigrateKit

/// `init`: writes a configuration, a mapping and a token file for what the code declares already.
struct InitCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let jobs = try RunConfiguration(parsed, paths: parsed.rest).request.jobs
    let paths = parsed.rest.isEmpty ? ["."] : parsed.rest
    // All are looked at before the first is written.
    let runs = try paths.map { try InitRun.run($0, jobs: jobs) }
    var exit = Terminal.Exit.done
    var text = ""
    for (path, run) in zip(paths, runs) {
      if !text.isEmpty { text += "\n" }
      for problem in run.problems { terminal.say("dsmigrate: \(problem.file): \(problem.message)") }
      if run.problems.contains(where: { !$0.isWarning }) { exit = .failed }
      text += report(on: run, path)
      if !parsed.has(Flags.dryRun), let problem = run.write() {
        throw UsageError(problem)
      }
    }
    return terminal.finish(terminal.fitted(text), as: exit)
  }

  private func report(on run: InitRun, _ path: String) -> String {
    let reporter = ThemeReporter(
      style: TextStyle(depth: terminal.depth, width: terminal.width))
    var text = "\(SafeText.line(run.name)): \(ThemeReporter.count(run.fileCount, "Swift file"))"
    if run.colorSetCount > 0 { text += ", \(ThemeReporter.count(run.colorSetCount, "color set"))" }
    text += "\n\n"
    let place = path == "." ? "" : " \(ShellText.quoted(path))"
    guard !run.drafts.isEmpty else {
      return text + unthemed(run, reporter, place)
    }
    text += reporter.tokens(of: run.survey)
    let parts = [
      reporter.questions(of: run.survey, mapping: run.drafts[1].name),
      reporter.guesses(of: run.survey, mapping: run.drafts[1].name),
      reporter.unreadable(of: run.survey),
    ]
    for part in parts where !part.isEmpty { text += "\n" + part }
    text += "\n"
    if parsed.has(Flags.dryRun) {
      for draft in run.drafts {
        text +=
          "would write \(SafeText.line(draft.name)):\n"
          + String(decoding: draft.bytes, as: UTF8.self) + "\n"
      }
      return text + reporter.paragraph("Nothing is written. Next: dsmigrate init\(place)")
    }
    for draft in run.drafts { text += "wrote \(SafeText.line(draft.name))\n" }
    return text + "\nNext: dsmigrate scan\(place)\n"
  }

  private func unthemed(_ run: InitRun, _ reporter: ThemeReporter, _ place: String) -> String {
    var text = reporter.paragraph(
      "No design token is declared here: no color in an extension of Color or UIColor, none in a type "
        + "of a theme, none in an asset catalog. Nothing is written.")
    let unreadable = reporter.unreadable(of: run.survey)
    if !unreadable.isEmpty { text += "\n" + unreadable }
    return text + "\nNext: dsmigrate tokens suggest\(place)   "
      + "a first palette from the values in the code\n"
  }
}
