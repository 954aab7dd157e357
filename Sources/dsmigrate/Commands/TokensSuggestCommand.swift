import MigrateKit

/// `tokens suggest`: tokens for the values of the code that no token answers.
struct TokensSuggestCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let format = try ReportFormat(parsed, among: [.text, .json])
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    if let output = configuration.output, !parsed.has(Flags.force),
      OutputGuard.objection(to: output, replacedBy: .report) != nil
    {
      throw UsageError("'\(output)' exists already; '--force' replaces it")
    }
    let outcome = try configuration.run(parsed)
    terminal.sayProblems(outcome.report)
    // What is wrong with a mapping has been said with the problems of the run.
    let systems = ((try? configuration.mappings()) ?? []).compactMap(\.designSystem)
    let suggestions = TokenSuggestions(
      outcome.report.suggestions, taken: outcome.tokens.lists.flatMap(\.tokens).map(\.path),
      systems: systems)
    let reporter = SuggestionReporter(
      style: terminal.style(isFile: configuration.output != nil), invocation: invocation)
    let product =
      format == .json
      ? suggestions.document()
      : terminal.fitted(reporter.text(suggestions), isFile: configuration.output != nil)
    return terminal.deliver(
      product, to: configuration.output, as: outcome.report.exit(else: .done),
      replacing: nil)
  }

  /// The paths and the options of reading, without the word that names this action.
  private var invocation: String {
    var parsed = parsed
    parsed.rest = parsed.tokenArguments
    return parsed.invocation
  }
}
