import MigrateKitCore

// The figures of each project, for portfolios.

extension ReportSummary {
  /// The adoption of one project.
  package struct ProjectFigures: Hashable, Sendable {
    /// The number of Swift files read.
    package var files = 0
    /// The number of hard-coded values that are `exact`.
    package var exact = 0
    /// The number that are `near`.
    package var near = 0
    /// The number that are `review`.
    package var review = 0
    /// The number that are `gap`.
    package var gap = 0
    /// The number of uses of mapped tokens.
    package var tokens = 0

    /// The number of hard-coded values.
    package var hardCoded: Int { exact + near + review + gap }

    /// The share of style values that are tokens, 0 to 1; 0 if there are no values.
    package var adoption: Double { ReportSummary.adoption(tokens: tokens, hardCoded: hardCoded) }

    /// Counts a hard-coded value.
    mutating func count(_ status: Status) {
      switch status {
      case .exact: exact += 1
      case .near: near += 1
      case .review: review += 1
      case .gap: gap += 1
      case .definition, .suppressed, .unresolved: break
      }
    }

    /// Adds the figures of another part of the project.
    static func += (sum: inout ProjectFigures, other: ProjectFigures) {
      sum.files += other.files
      sum.exact += other.exact
      sum.near += other.near
      sum.review += other.review
      sum.gap += other.gap
      sum.tokens += other.tokens
    }
  }

  /// Finds the projects of folders by their names.
  struct ProjectFinder {
    private let folders: Set<PathKey>
    private var known: [PathKey: PathKey] = [:]

    init(_ report: RunReport) {
      folders = Set(report.filesByProject.keys)
    }

    /// The innermost project of a folder; `.` if there is none below the root.
    mutating func project(of folder: PathKey) -> PathKey {
      if let project = known[folder] { return project }
      var current = folder
      while current != ".", !folders.contains(current) {
        current = PathKey(Folder.of(current.path))
      }
      known[folder] = current
      return current
    }
  }
}
