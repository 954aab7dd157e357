import MigrateKitCore

/// Writes findings in the format of compiler diagnostics, for Xcode and most editors:
/// `/app/Views/Home.swift:12:20: warning: …`.
///
/// Paths are absolute, because Xcode does not open others. Unmatched values are notes, which appear
/// in the log without marking a line.
package struct XcodeReporter: Sendable {
  /// Makes a reporter.
  package init() {}

  /// The findings as UTF-8, one line each.
  package func write(_ report: RunReport) -> [UInt8] {
    report.hardCoded.reduce(into: []) { $0 += line(of: $1, root: report.root).utf8 }
  }

  private func line(of suggestion: Suggestion, root: String) -> String {
    let finding = suggestion.finding
    let isAbsolute = finding.file.hasPrefix("/")
    let folder = isAbsolute ? "" : root.hasSuffix("/") ? root : root + "/"
    let path = SafeText.line(folder + finding.file)
    let kind = suggestion.status == .gap ? "note" : "warning"
    let place = "\(path):\(finding.start.line):\(finding.start.column)"
    return
      "\(place): \(kind): \(FindingSentence(suggestion).text) [\(suggestion.status.rawValue)]\n"
  }
}
