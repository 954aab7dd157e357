import MigrateKit
import MigrateKitCore

/// `init`: writes a configuration, a mapping and a token file for the code's own theme.
struct InitCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let jobs = try RunConfiguration(parsed, paths: parsed.rest).request.jobs
    let paths = parsed.rest.isEmpty ? ["."] : parsed.rest
    let source = try source()
    let swift = try RunConfiguration.filled(parsed, Flags.swift)
    if let swift { try refuse(swift, source, paths) }
    let writes = !parsed.has(Flags.dryRun)
    // All are checked before the first is written.
    let runs = try paths.map { try InitRun.run($0, from: source, writes: writes, jobs: jobs) }
    var exit = Terminal.Exit.done
    var text = ""
    for (path, run) in zip(paths, runs) {
      if !text.isEmpty { text += "\n" }
      for problem in run.problems { terminal.say("dsmigrate: \(problem.file): \(problem.message)") }
      if run.problems.contains(where: { !$0.isWarning }) { exit = .failed }
      text += report(on: run, path)
      guard !parsed.has(Flags.dryRun) else { continue }
      if let problem = run.write() { throw UsageError(problem) }
      if let swift, let theme = run.check?.missingThemes.first {
        try write(theme, to: swift)
      }
    }
    return terminal.finish(terminal.fitted(text), as: exit)
  }

  /// The source of the tokens.
  private func source() throws -> InitRun.Source {
    let system = try RunConfiguration.filled(parsed, Flags.system)
    if system != nil, parsed.has(Flags.suggest) {
      throw UsageError("'--system' and '--suggest' exclude each other")
    }
    return system.map { .system($0) } ?? (parsed.has(Flags.suggest) ? .values : .code)
  }

  private func refuse(_ swift: String, _ source: InitRun.Source, _ paths: [String]) throws {
    if case .code = source {
      throw UsageError(
        "'--swift' needs '--system' or '--suggest': what the code declares is declared already")
    }
    if paths.count > 1 { throw UsageError("'--swift' takes one folder at a time") }
    if MigrationRun.exists(swift) {
      throw UsageError("'\(swift)' exists already, and init overwrites nothing")
    }
  }

  /// Writes the missing declarations.
  private func write(_ theme: SwiftTheme, to file: String) throws {
    for omission in theme.omissions {
      terminal.say("dsmigrate: cannot declare the code of '\(omission.token)': \(omission.reason)")
    }
    if let problem = OutputFile.write(theme.source(), to: file) { throw UsageError(problem) }
  }

  private func report(on run: InitRun, _ path: String) -> String {
    let reporter = ThemeReporter(
      style: TextStyle(depth: terminal.depth, width: terminal.width),
      listsAll: parsed.has(Flags.all))
    var text = "\(SafeText.line(run.name)): \(ThemeReporter.count(run.fileCount, "Swift file"))"
    if run.colorSetCount > 0 { text += ", \(ThemeReporter.count(run.colorSetCount, "color set"))" }
    text += "\n\n"
    let place = path == "." ? "" : " \(ShellText.quoted(path))"
    guard !run.drafts.isEmpty else {
      if run.suggestions != nil { return text + "The code repeats no value. Nothing is written.\n" }
      return text + unthemed(run, reporter, place)
    }
    let swift = parsed.last(Flags.swift)
    if let binding = run.binding, let check = run.check?.checks.first {
      text += BindingReporter(binding, check, style: reporter.style)
        .text(mapping: run.drafts[1].name, isMissingWritten: swift != nil)
    } else if let suggestions = run.suggestions {
      text += SuggestionReporter(style: reporter.style).list(suggestions)
    } else {
      text +=
        run.survey.isEmpty
        ? reporter.paragraph("No design token with a value that can be computed is declared here.")
        : reporter.tokens(of: run.survey)
      let parts = [
        reporter.questions(of: run.survey, mapping: run.drafts[1].name),
        reporter.guesses(of: run.survey, mapping: run.drafts[1].name),
        reporter.outOfForce(in: run.survey, mapping: run.drafts[1].name),
        reporter.external(of: run.survey), reporter.unreadable(of: run.survey),
      ]
      for part in parts where !part.isEmpty { text += "\n" + part }
    }
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
    return text + next(run, swift, place)
  }

  /// The next command: generating the theme if tokens have no declaration yet.
  private func next(_ run: InitRun, _ swift: String?, _ place: String) -> String {
    let lacksTheme = run.suggestions != nil || run.binding?.bound.isEmpty ?? false
    guard let swift else {
      let app = place.isEmpty ? " ." : place
      return lacksTheme
        ? "\nNext: dsmigrate tokens generate --app\(app) --swift FILE   the theme in Swift\n"
        : "\nNext: dsmigrate scan\(place)\n"
    }
    return
      "wrote \(SafeText.line(swift))\n\nAdd that file to the app's target, then: dsmigrate scan\(place)\n"
  }

  private func unthemed(_ run: InitRun, _ reporter: ThemeReporter, _ place: String) -> String {
    var text = reporter.paragraph(
      "No design token is declared here: no color in an extension of Color or UIColor, none in a type "
        + "of a theme, none in an asset catalog. Nothing is written.")
    let unreadable = reporter.unreadable(of: run.survey, isWritten: false)
    if !unreadable.isEmpty { text += "\n" + unreadable }
    let names = ShippedSystem.all.map(\.name).joined(separator: ", ")
    return text + """

      Next: a first palette from the values in the code
        dsmigrate tokens suggest\(place)
      or that palette as token file, mapping and Swift theme
        dsmigrate init --suggest --swift FILE\(place)
      or a design system (\(names), or a file)
        dsmigrate init --system NAME --swift FILE\(place)

      """
  }
}
