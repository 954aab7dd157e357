import MigrateKitCore

/// The figures of a report.
package struct ReportSummary: Hashable, Sendable {
  /// The number of findings.
  package let findings: Int
  /// The number of findings by status, with all statuses.
  package private(set) var byStatus: [Status: Int] = [:]
  /// The number of findings by category, at least those that every run searches.
  package private(set) var byCategory: [TokenCategory: Int] = [:]
  /// The number of findings by reason, without zeros.
  package private(set) var byReason: [ReasonCode: Int] = [:]
  /// The number of uses of mapped tokens.
  package let tokenUses: Int
  /// The number of hard-coded values: `exact`, `near`, `review` and `gap`, outside tests.
  package private(set) var hardCoded = 0

  /// The same for each folder with values or tokens, by its path.
  package private(set) var byFolder: [PathKey: FolderAdoption] = [:]

  /// The figures of each project, by its folder.
  package private(set) var byProject: [PathKey: ProjectFigures] = [:]

  /// The adoption of one folder, without subfolders.
  package struct FolderAdoption: Hashable, Sendable {
    /// The number of uses of mapped tokens.
    package var tokens = 0
    /// The number of hard-coded values.
    package var hardCoded = 0
  }

  /// Counts the findings of a report.
  package init(_ report: RunReport) {
    let figures = report.figures
    for status in Status.allCases { byStatus[status] = 0 }
    for category in TokenCategory.always { byCategory[category] = 0 }
    byStatus.merge(figures.byStatus) { $1 }
    byCategory.merge(figures.byCategory) { $1 }
    byReason = figures.byReason
    findings = figures.count
    tokenUses = report.tokenUses
    byProject = report.filesByProject.mapValues { ProjectFigures(files: $0) }
    var projects = ProjectFinder(report)
    for (folder, ofFolder) in figures.byFolder {
      hardCoded += ofFolder.hardCoded
      byFolder[folder, default: FolderAdoption()].hardCoded += ofFolder.hardCoded
      byProject[projects.project(of: folder), default: ProjectFigures()] += ofFolder
    }
    for (file, uses) in report.tokenUsesByFile {
      let folder = PathKey(Folder.of(file.path))
      byFolder[folder, default: FolderAdoption()].tokens += uses
      byProject[projects.project(of: folder), default: ProjectFigures()].tokens += uses
    }
  }

  /// The share of style values that are tokens, 0 to 1; 0 if there are no values.
  package var adoption: Double { Self.adoption(tokens: tokenUses, hardCoded: hardCoded) }

  /// The share of tokens among tokens and hard-coded values.
  static func adoption(tokens: Int, hardCoded: Int) -> Double {
    tokens + hardCoded == 0 ? 0 : Double(tokens) / Double(tokens + hardCoded)
  }
}
