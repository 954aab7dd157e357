import MigrateKitCore

/// The figures of findings, added up file by file.
package struct FindingFigures: Hashable, Sendable {
  /// The number of findings.
  package private(set) var count = 0
  /// The number that `--check` does not pass with.
  package private(set) var failing = 0
  /// The number of findings by status, without zeros.
  private(set) var byStatus: [Status: Int] = [:]
  /// The number of findings by category, without zeros.
  private(set) var byCategory: [TokenCategory: Int] = [:]
  /// The number of findings by reason, without zeros.
  private(set) var byReason: [ReasonCode: Int] = [:]
  /// The hard-coded values of each folder that has any, without subfolders.
  private(set) var byFolder: [PathKey: ReportSummary.ProjectFigures] = [:]

  /// Makes the figures of no finding.
  init() {}

  /// Counts findings; those of a file are consecutive.
  mutating func add(_ suggestions: [Suggestion]) {
    count += suggestions.count
    // The folder of a file is looked up once.
    var ofFile = ReportSummary.ProjectFigures()
    for (index, suggestion) in suggestions.enumerated() {
      let file = suggestion.finding.file
      byStatus[suggestion.status, default: 0] += 1
      byCategory[suggestion.finding.category, default: 0] += 1
      let codes = suggestion.reasons.map(\.code)
      for place in codes.indices where !codes[..<place].contains(codes[place]) {
        byReason[codes[place], default: 0] += 1
      }
      if suggestion.failsCheck { failing += 1 }
      if suggestion.countsAsHardCoded { ofFile.count(suggestion.status) }
      let isLast =
        index + 1 == suggestions.count
        || !suggestions[index + 1].finding.file.hasSameBytes(as: file)
      guard isLast, ofFile.hardCoded > 0 else { continue }
      byFolder[PathKey(Folder.of(file)), default: ReportSummary.ProjectFigures()] += ofFile
      ofFile = ReportSummary.ProjectFigures()
    }
  }

  /// Adds the figures of other findings.
  static func += (sum: inout FindingFigures, other: FindingFigures) {
    sum.count += other.count
    sum.failing += other.failing
    sum.byStatus.merge(other.byStatus, uniquingKeysWith: +)
    sum.byCategory.merge(other.byCategory, uniquingKeysWith: +)
    sum.byReason.merge(other.byReason, uniquingKeysWith: +)
    for (folder, figures) in other.byFolder {
      sum.byFolder[folder, default: ReportSummary.ProjectFigures()] += figures
    }
  }
}

extension RunReport {
  /// The figures of all findings.
  package var figures: FindingFigures {
    var figures = passedOn
    figures.add(suggestions)
    return figures
  }
}
