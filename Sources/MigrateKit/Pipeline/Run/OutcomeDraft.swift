/// What comes of a run, put together file by file, in path order.
///
/// Unchecked: one thread at a time adds to it.
final class OutcomeDraft: @unchecked Sendable {
  private var report: RunReport
  /// What was found in files of other kinds, in path order: it has its place between the others.
  private var named: ArraySlice<Suggestion>
  /// The files that the run's policy changes.
  private(set) var changes: [FileChange] = []
  /// The files that could not be read.
  private(set) var unread: Set<PathKey> = []
  /// The decisions that are about some finding.
  private(set) var decisions: Set<String> = []
  /// The tokens of the systems that govern the files with findings.
  private(set) var tokens = TokenLists()

  /// Begins with a report that says about no finding yet.
  init(_ report: RunReport, named: [Suggestion]) {
    self.report = report
    self.named = named[...]
  }

  /// Adds the next file, of a project and governed by a design system.
  func add(
    _ fileResult: consuming MigrationRun.FileResult, of file: FoundFile, project: String,
    system: DesignSystem?
  ) {
    while let next = named.first, next.finding.file.precedesByBytes(file.name) {
      report.suggestions.append(named.removeFirst())
    }
    if !fileResult.wasRead { unread.insert(PathKey(file.name)) }
    decisions.formUnion(fileResult.decisions)
    if let change = fileResult.change { changes.append(change) }
    if let system, !fileResult.suggestions.isEmpty { tokens.add(system, governs: file.name) }
    guard file.isOwn else { return }
    report.countFiles(fileResult.wasRead ? 1 : 0, in: project)
    report.add(fileResult, of: file.name)
  }

  /// The report of all files.
  func finishedReport() -> RunReport {
    report.suggestions += named
    named = []
    return report
  }
}
