import MigrateKit
import MigrateKitCore

/// `tokens compare`: several design systems side by side.
struct TokensCompareCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let format = try ReportFormat(parsed, among: [.text, .json])
    let configuration = try RunConfiguration(parsed, paths: [])
    let page = try RunConfiguration.filled(parsed, Flags.html)
    let mappings = try MappingLoader.mappings(named: parsed.tokenArguments)
    for problem in mappings.flatMap(\.errors) { terminal.say("dsmigrate: \(problem)") }
    let loads = mappings.allSatisfy { $0.errors.isEmpty }
    let comparison = TokenComparison(mappings)
    guard comparison.systems.count > 1 else {
      throw UsageError("'tokens compare' needs at least two mappings that load")
    }
    let exit = loads ? Terminal.Exit.done : .failed
    if let page {
      return terminal.deliver(
        ComparisonPage(comparison).write(), to: page == "-" ? nil : page, as: exit,
        replacing: .page)
    }
    let reporter = ComparisonReporter(style: terminal.style(isFile: configuration.output != nil))
    let product =
      format == .json
      ? reporter.json(comparison)
      : terminal.fitted(reporter.text(comparison), isFile: configuration.output != nil)
    return terminal.deliver(product, to: configuration.output, as: exit)
  }
}
