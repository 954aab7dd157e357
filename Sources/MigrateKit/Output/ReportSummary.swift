import MigrateKitCore

/// The figures of a report.
package struct ReportSummary: Hashable, Sendable {
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
    for status in Status.allCases { byStatus[status] = 0 }
    for category in TokenCategory.always { byCategory[category] = 0 }
    tokenUses = report.tokenUses
    byProject = report.filesByProject.mapValues { ProjectFigures(files: $0) }
    var projects = ProjectFinder(report)
    // The findings of a file are consecutive, so that its folder and project are looked up once.
    var ofFile = ProjectFigures()
    let suggestions = report.suggestions
    for (index, suggestion) in suggestions.enumerated() {
      let (category, file) = (suggestion.finding.category, suggestion.finding.file)
      byStatus[suggestion.status, default: 0] += 1
      byCategory[category, default: 0] += 1
      let codes = suggestion.reasons.map(\.code)
      for place in codes.indices where !codes[..<place].contains(codes[place]) {
        byReason[codes[place], default: 0] += 1
      }
      if suggestion.countsAsHardCoded { ofFile.count(suggestion.status) }
      let isLast =
        index + 1 == suggestions.count
        || !suggestions[index + 1].finding.file.hasSameBytes(as: file)
      guard isLast, ofFile.hardCoded > 0 else { continue }
      hardCoded += ofFile.hardCoded
      byFolder[PathKey(Folder.of(file)), default: FolderAdoption()].hardCoded += ofFile.hardCoded
      byProject[projects.project(of: file), default: ProjectFigures()] += ofFile
      ofFile = ProjectFigures()
    }
    for (file, uses) in report.tokenUsesByFile {
      byFolder[PathKey(Folder.of(file.path)), default: FolderAdoption()].tokens += uses
      byProject[projects.project(of: file.path), default: ProjectFigures()].tokens += uses
    }
  }

  /// The share of style values that are tokens, 0 to 1; 0 if there are no values.
  package var adoption: Double { Self.adoption(tokens: tokenUses, hardCoded: hardCoded) }

  /// The share of tokens among tokens and hard-coded values.
  static func adoption(tokens: Int, hardCoded: Int) -> Double {
    tokens + hardCoded == 0 ? 0 : Double(tokens) / Double(tokens + hardCoded)
  }
}
