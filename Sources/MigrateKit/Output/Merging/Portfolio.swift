import MigrateKitCore

/// The figures of each project in a merged report.
package struct Portfolio: Sendable {
  /// One project.
  struct Row: Sendable {
    /// The folder, relative to the root; `.` for the root's own code.
    var folder: String
    var figures: ReportSummary.ProjectFigures
  }

  /// The projects, the one with the most hard-coded values first.
  let rows: [Row]
  /// The total.
  let total: ReportSummary.ProjectFigures
  /// The number of findings by reason, the most frequent first.
  let reasons: [(label: String, count: Int)]
  /// The message about missing shards; `nil` if there are none.
  let gap: String?

  /// The portfolio of a merged report.
  package init(_ report: MergedReport) {
    let totals = report.frame.totals
    rows = totals.byProject.map { Row(folder: $0.key.path, figures: $0.value) }.sorted { a, b in
      let (left, right) = (a.figures.hardCoded, b.figures.hardCoded)
      return left == right ? a.folder.precedesByBytes(b.folder) : left > right
    }
    total = rows.reduce(into: ReportSummary.ProjectFigures()) { $0 += $1.figures }
    reasons = totals.byReason.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (ReasonCode(rawValue: $0.key)?.label ?? $0.key, $0.value) }
    gap = report.gap
  }

  /// The names of the columns of figures.
  static let columns = ["files", "values", "exact", "near", "review", "gap", "tokens"]

  /// The figures of the columns.
  static func figures(_ figures: ReportSummary.ProjectFigures) -> [Int] {
    [
      figures.files, figures.hardCoded, figures.exact, figures.near, figures.review, figures.gap,
      figures.tokens,
    ]
  }

  /// The adoption in whole percent, rounded down; `–` for a project without values.
  static func percent(_ figures: ReportSummary.ProjectFigures) -> String {
    if figures.tokens + figures.hardCoded == 0 { return "–" }
    return Percent.progress(figures.adoption)
  }

  /// The parts of the heading.
  var heading: [String] {
    [
      Count.text(rows.count, "project"), Count.text(total.files, "file"),
      Count.text(total.hardCoded, "hard-coded value"), "adoption \(Self.percent(total))",
    ]
  }
}
