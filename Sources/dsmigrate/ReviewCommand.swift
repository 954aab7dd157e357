import MigrateKit

/// `review`: writes the page on which a person decides.
struct ReviewCommand {
  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    guard let file = parsed.last(Flags.html), !file.isEmpty else {
      throw UsageError("'review' needs the page to write: --html FILE")
    }
    var configuration = try RunConfiguration(parsed, paths: parsed.rest)
    configuration.request.keepsExcerpts = true
    let outcome = try configuration.run(parsed)
    try outcome.requireMapping(for: "review")
    terminal.sayProblems(outcome.report)
    let exit = terminal.deliver(
      ReviewPage(tokens: outcome.tokens).write(outcome.report), to: file == "-" ? nil : file,
      as: outcome.report.exit(else: .done))
    if exit == .done, file != "-" {
      let values = Count.text(
        outcome.report.suggestions.count(where: \.countsAsHardCoded), "value")
      terminal.say("dsmigrate: \(values) to decide on in \(file); open it in a browser")
    }
    return exit
  }
}
