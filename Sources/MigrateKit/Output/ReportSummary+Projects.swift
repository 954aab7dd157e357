// The figures of each project, which portfolios are made of.

extension ReportSummary {
  /// How far one project has come.
  package struct ProjectFigures: Hashable, Sendable {
    /// How many Swift files were read of it.
    package var files = 0
    /// How many hard-coded values are `exact`.
    package var exact = 0
    /// How many are `near`.
    package var near = 0
    /// How many are `review`.
    package var review = 0
    /// How many are `gap`.
    package var gap = 0
    /// How many uses of mapped tokens are there.
    package var tokens = 0

    /// How many values are hard-coded.
    package var hardCoded: Int { exact + near + review + gap }

    /// The share of style values that are tokens, 0 to 1; 0 where there are none of either.
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

  /// Finds the projects of files by their names.
  struct ProjectFinder {
    private let folders: Set<PathKey>
    private var known: [PathKey: PathKey] = [:]

    init(_ report: RunReport) {
      folders = Set(report.filesByProject.keys)
    }

    /// The innermost project that a file lies in; `.` where it lies in none below the root.
    mutating func project(of file: String) -> PathKey {
      let folder = PathKey(Folder.of(file))
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
