/// Writes findings as Xcode and most editors read them from a build:
/// `/app/Views/Home.swift:12:20: warning: …`.
///
/// Paths are absolute, because Xcode opens no others. What no token matches is a `note`, which shows
/// in the log and marks no line.
package struct XcodeReporter: Sendable {
  /// Makes a reporter.
  package init() {}

  /// The findings as UTF-8, a line each.
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
