import MigrateKit
import MigrateKitCore

/// `tokens suggest`: proposes tokens for unmatched values.
struct TokensSuggestCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let format = try ReportFormat(parsed, among: [.text, .json])
    let configuration = try RunConfiguration(parsed, paths: parsed.tokenArguments)
    let mapping = try RunConfiguration.filled(parsed, Flags.writeMapping)
    if mapping != nil, format != .json || configuration.output == nil {
      throw UsageError(
        "'--write-mapping' needs '--format json' and '--output FILE': a mapping names its token file"
      )
    }
    for file in [configuration.output, mapping].compactMap({ $0 }) where !parsed.has(Flags.force) {
      guard OutputGuard.objection(to: file, replacedBy: .report) == nil else {
        throw UsageError("'\(file)' exists already; '--force' replaces it")
      }
    }
    let outcome = try configuration.run(parsed)
    terminal.sayProblems(outcome.report)
    // Mistakes in a mapping are reported with the problems of the run.
    let systems = ((try? configuration.mappings()) ?? []).compactMap(\.designSystem)
    let bridges = SuggestedCode.bridges(for: outcome.report.suggestions)
    let suggestions = TokenSuggestions(
      outcome.report.suggestions, taken: outcome.tokens.lists.flatMap(\.tokens).map(\.path),
      systems: systems.isEmpty ? [SuggestedCode.system(bridges: bridges)] : systems)
    if let mapping, let output = configuration.output {
      let bytes = suggestions.mapping(at: mapping, tokenFile: output, bridges: bridges)
      if let problem = OutputFile.write(bytes, to: mapping) { throw UsageError(problem) }
    }
    let reporter = SuggestionReporter(
      style: terminal.style(isFile: configuration.output != nil), invocation: invocation,
      folder: systems.isEmpty ? folder : nil)
    let product =
      format == .json
      ? suggestions.document()
      : terminal.fitted(reporter.text(suggestions), isFile: configuration.output != nil)
    return terminal.deliver(
      product, to: configuration.output, as: outcome.report.exit(else: .done),
      replacing: nil)
  }

  /// The given folder, with a space before it; `nil` for several, because 'init' takes one.
  private var folder: String? {
    let paths = parsed.tokenArguments
    return paths.count > 1 ? nil : paths.first.map { " \(ShellText.quoted($0))" } ?? ""
  }

  /// The paths and reading options, without the name of this action.
  private var invocation: String {
    var parsed = parsed
    parsed.rest = parsed.tokenArguments
    return parsed.invocation
  }
}
