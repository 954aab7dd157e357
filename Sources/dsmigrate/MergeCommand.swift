import MigrateKit

/// `merge`: several reports as one.
struct MergeCommand {
  private let parsed: ParsedArguments
  private let terminal: Terminal

  init(_ parsed: ParsedArguments, _ terminal: Terminal) {
    self.parsed = parsed
    self.terminal = terminal
  }

  func run() throws -> Terminal.Exit {
    let format =
      parsed.has(Flags.format)
      ? try ReportFormat(parsed, among: [.json, .text, .markdown]) : .json
    let output = try RunConfiguration.filled(parsed, Flags.output).flatMap { $0 == "-" ? nil : $0 }
    guard !parsed.rest.isEmpty else {
      throw UsageError("'merge' takes the reports to merge, as 'scan --format json' writes them")
    }
    let reports = try parsed.rest.map { path in
      try ReportFile(try MigrationRun.read(path), name: path)
    }
    let merged = try MergedReport(reports, root: RunConfiguration.filled(parsed, Flags.root))
    if let gap = merged.gap { terminal.say("dsmigrate: the report is not whole: \(gap)") }
    if format == .json, output == nil {
      return terminal.finish(as: .done) { merged.write(inPiecesOf: 1 << 18, $0) }
    }
    return terminal.deliver(product(of: merged, as: format), to: output, as: .done)
  }

  private func product(of merged: MergedReport, as format: ReportFormat) -> [UInt8] {
    switch format {
    case .text:
      let style = terminal.style(isFile: parsed.has(Flags.output))
      return Array(PortfolioReporter(style: style).text(of: Portfolio(merged)).utf8)
    case .markdown: return Array(PortfolioMarkdown().text(of: Portfolio(merged)).utf8)
    default: return merged.write()
    }
  }
}
