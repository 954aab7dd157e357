import MigrateKitCore

/// Writes findings as workflow commands, which GitHub Actions shows next to the changed lines:
/// `::warning file=Views/Home.swift,line=12,…::…`.
///
/// Escaping follows the runner's own toolkit (`actions/toolkit`, `command.ts`): in messages `%`, CR
/// and LF; in properties also `:` and `,`. This prevents commands in source code and file names.
package struct GitHubReporter: Sendable {
  /// Makes a reporter.
  package init() {}

  /// The findings as UTF-8, one command each.
  package func write(_ report: RunReport) -> [UInt8] {
    report.hardCoded.reduce(into: []) { $0 += command(for: $1).utf8 }
  }

  private func command(for suggestion: Suggestion) -> String {
    let finding = suggestion.finding
    var properties = [
      ("file", finding.file), ("line", "\(finding.start.line)"),
      ("endLine", "\(finding.end.line)"),
    ]
    // GitHub refuses columns for multi-line ranges.
    if finding.start.line == finding.end.line {
      properties.append(("col", "\(finding.start.scalarColumn)"))
      properties.append(("endColumn", "\(finding.end.scalarColumn)"))
    }
    let kind = suggestion.finding.category.rawValue
    properties.append(("title", "hard-coded \(kind), \(suggestion.status.rawValue)"))
    let list = properties.map { "\($0)=\(Self.escaped($1, inProperty: true))" }
    let command = suggestion.status == .gap ? "notice" : "warning"
    let message = Self.escaped(FindingSentence(suggestion).text, inProperty: false)
    return "::\(command) \(list.joined(separator: ","))::\(message)\n"
  }

  private static func escaped(_ text: String, inProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where inProperty: result += "%3A"
      case "," where inProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return ControlCharacters.escaped(result)
  }
}
