/// The figures of a report that add up when reports are merged.
struct ReportTotals: Hashable, Sendable {
  /// How many Swift files were read.
  var files = 0
  /// How many findings there are.
  var findings = 0
  /// How many uses of mapped tokens are in the code.
  var tokens = 0
  /// How many values are hard-coded.
  var hardCoded = 0
  /// How many findings each category has, by its name.
  var byCategory: [String: Int] = [:]
  /// How many findings carry each reason, by its code.
  var byReason: [String: Int] = [:]
  /// How many findings have each status, by its name.
  var byStatus: [String: Int] = [:]
  /// How far each folder has come.
  var byFolder: [PathKey: ReportSummary.FolderAdoption] = [:]
  /// The figures of each project, by its folder.
  var byProject: [PathKey: ReportSummary.ProjectFigures] = [:]

  /// The share of style values that are tokens, 0 to 1; 0 where there are none of either.
  var adoption: Double { ReportSummary.adoption(tokens: tokens, hardCoded: hardCoded) }

  /// The figures of nothing.
  init() {}

  /// Counts what a report holds.
  init(_ report: RunReport) {
    let summary = ReportSummary(report)
    files = report.fileCount
    findings = report.suggestions.count
    tokens = summary.tokenUses
    hardCoded = summary.hardCoded
    for (category, count) in summary.byCategory { byCategory[category.rawValue] = count }
    for (reason, count) in summary.byReason { byReason[reason.rawValue] = count }
    for (status, count) in summary.byStatus { byStatus[status.rawValue] = count }
    byFolder = summary.byFolder
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
    for (folder, figures) in other.byProject {
      sum.byProject[folder, default: ReportSummary.ProjectFigures()] += figures
    }
  }
}
