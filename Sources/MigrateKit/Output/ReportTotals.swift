import MigrateKitCore

/// The figures of a report that add up when reports are merged.
struct ReportTotals: Hashable, Sendable {
  /// The number of Swift files read.
  var files = 0
  /// The number of findings.
  var findings = 0
  /// The number of uses of mapped tokens.
  var tokens = 0
  /// The number of hard-coded values.
  var hardCoded = 0
  /// The number of findings by category name.
  var byCategory: [String: Int] = [:]
  /// The number of findings by reason code.
  var byReason: [String: Int] = [:]
  /// The number of findings by status name.
  var byStatus: [String: Int] = [:]
  /// The adoption of each folder.
  var byFolder: [PathKey: ReportSummary.FolderAdoption] = [:]
  /// The uses of styles whose values are not known, by their code.
  var withoutValue: [String: Int] = [:]
  /// The figures of each project, by its folder.
  var byProject: [PathKey: ReportSummary.ProjectFigures] = [:]

  /// The share of style values that are tokens, 0 to 1; 0 if there are no values.
  var adoption: Double { ReportSummary.adoption(tokens: tokens, hardCoded: hardCoded) }

  /// Makes empty totals.
  init() {}

  /// Counts the contents of a report.
  init(_ report: RunReport) {
    let summary = ReportSummary(report)
    files = report.fileCount
    findings = summary.findings
    tokens = summary.tokenUses
    hardCoded = summary.hardCoded
    for (category, count) in summary.byCategory { byCategory[category.rawValue] = count }
    for (reason, count) in summary.byReason { byReason[reason.rawValue] = count }
    for (status, count) in summary.byStatus { byStatus[status.rawValue] = count }
    byFolder = summary.byFolder
    withoutValue = report.usesWithoutValue
    byProject = summary.byProject
  }

  /// Adds the figures of another report.
  static func += (sum: inout ReportTotals, other: ReportTotals) {
    sum.files += other.files
    sum.findings += other.findings
    sum.tokens += other.tokens
    sum.hardCoded += other.hardCoded
    sum.byCategory.merge(other.byCategory, uniquingKeysWith: +)
    sum.byReason.merge(other.byReason, uniquingKeysWith: +)
    sum.byStatus.merge(other.byStatus, uniquingKeysWith: +)
    sum.byFolder.merge(other.byFolder) { a, b in
      ReportSummary.FolderAdoption(
        tokens: a.tokens + b.tokens, hardCoded: a.hardCoded + b.hardCoded)
    }
    sum.withoutValue.merge(other.withoutValue, uniquingKeysWith: +)
    for (folder, figures) in other.byProject {
      sum.byProject[folder, default: ReportSummary.ProjectFigures()] += figures
    }
  }
}
