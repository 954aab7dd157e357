import MigrateKit
import MigrateKitCore

/// `merge`: merges reports.
struct MergeCommand {
  let parsed: ParsedArguments
  let terminal: Terminal

  func run() throws -> Terminal.Exit {
    let format =
      parsed.has(Flags.format)
      ? try ReportFormat(parsed, among: [.json, .text, .markdown]) : .json
    let output = try RunConfiguration.filled(parsed, Flags.output).flatMap { $0 == "-" ? nil : $0 }
    guard !parsed.rest.isEmpty else {
      throw UsageError("'merge' takes the reports to merge, as 'scan --format json' writes them")
    }
    let reports = try parsed.rest.flatMap(ReportFile.paths).map { try ReportFile(path: $0) }
    let merged = try MergedReport(reports, root: RunConfiguration.filled(parsed, Flags.root))
    if let gap = merged.gap { terminal.say("dsmigrate: the report is not whole: \(gap)") }
    switch format {
    case .text:
      let reporter = PortfolioReporter(style: terminal.style(isFile: output != nil))
      return terminal.deliver(
        terminal.fitted(reporter.text(of: Portfolio(merged)), isFile: output != nil), to: output,
        as: .done)
    case .markdown:
      return terminal.deliver(
        Array(PortfolioMarkdown().text(of: Portfolio(merged)).utf8), to: output, as: .done)
    default:
      return try terminal.deliver(to: output, as: .done) { try merged.write($0) }
    }
  }
}
