import MigrateKitCore

/// One run over files and folders: find, read, scan, resolve, match, plan.
///
/// Two passes. Pass 1 reads each file once and keeps its facts, which are merged per app in path
/// order; files with a name that the values of tokens need are read again for its declaration.
/// Pass 2 resolves and matches without disk access. Both run on several threads, and results keep
/// the order of the files, so that the output never depends on how many threads there were.
package struct MigrationRun: Sendable {
  /// The request of a run.
  package struct Request: Sendable {
    /// Files and folders, as typed.
    package var paths: [String]
    /// The folder that relative paths start from.
    package var workingDirectory: String
    /// A mapping file that replaces those of all configurations; `nil` to use theirs.
    package var mapping: String?
    /// Globs of the only files to read; empty for all.
    package var include: [String] = []
    /// Globs of files to leave out.
    package var exclude: [String] = []
    /// The folder that names in the report start from; `nil` for the top of the work tree that all
    /// paths share.
    package var root: String?
    /// The shard to report; `nil` for all.
    package var shard: Shard?
    /// Whether to read vendored, ignored and generated files too.
    package var readsAll = false
    /// Whether to report unresolved values too, which are never rewritten.
    package var reportsUnresolved = false
    /// Whether to report only the files in `paths`; the others are read for their declarations.
    package var reportsNamedOnly = false
    /// The categories to report; `nil` for all.
    package var only: Set<TokenCategory>?
    /// Which changes count as applicable.
    package var policy = ApplyPolicy()
    /// Decisions on single findings.
    package var decisions = Decisions()
    /// Whether decisions are applied, or only checked for stale ones.
    package var carriesOutDecisions = true
    /// The baseline with the name of its file; `nil` for no comparison.
    package var baseline: (file: String, baseline: Baseline)?
    /// The number of threads; `nil` for one per core.
    package var jobs: Int?
    /// Whether the bytes of files with changes are needed, for a patch or a rewrite.
    package var keepsBytes = false
    /// Whether the models of the projects are kept, for drawing changed views.
    package var keepsModels = false
    /// Whether findings keep the surrounding code, for reports that show it.
    package var keepsExcerpts = false
    /// Whether findings keep their surroundings and candidates their rejections, for reviews.
    package var keepsEvidence = true
    /// The number of lines of surrounding code above and below a finding.
    package var excerptLines = 0
    /// Called after each file of a stage, one step at a time, on any thread.
    package var progress: (@Sendable (RunProgress) -> Void)?
    /// Takes the findings file by file instead of the report; `nil` to keep them.
    ///
    /// Baselines and decisions need all of them at the end.
    package var stream: ReportStream?
    /// The clock for the stages; `nil` for a run that is not timed.
    package var clock: StageClock?

    /// Makes a request for a run over `paths`.
    package init(paths: [String], workingDirectory: String? = nil) {
      self.paths = paths
      self.workingDirectory = workingDirectory ?? FilePath.workingDirectory()
    }
  }

  /// The result of a run.
  package struct Outcome: Sendable {
    /// The report.
    package var report: RunReport
    /// The files that the run's policy changes, in order of path; only with `keepsBytes`.
    package var changes: [FileChange]
    /// Whether any file of the run has a mapping.
    package var hasMapping: Bool
    /// The candidate tokens of each value.
    package var tokens = TokenLists()
    /// The categories of the run; `nil` for all.
    let only: Set<TokenCategory>?
    /// The run itself, with its files and, with `keepsModels`, the models of its projects.
    let run: MigrationRun
    /// The files the run covers; computed on demand.
    let scope: @Sendable () -> RunScope
    /// The recorded names of files, as in baselines.
    let names: RecordedNames
  }

  /// The folder of the `.dsmigrate.json` that governs a file; `nil` without one.
  package static func appFolder(ofFile path: String) -> String? {
    var folder = FilePath.real(FilePath.folder(path))
    while FileSystem.kind(of: FilePath.join(folder, Configuration.fileName)) != .file {
      guard let outer = Configuration.folder(after: folder) else { return nil }
      folder = outer
    }
    return folder
  }

  /// The number of files that a request reads.
  package static func fileCount(_ request: Request) throws -> Int {
    let search = SourceFinder.Request(request)
    let found = try SourceFinder.find(search)
    return found.files.count(where: \.isOwn) + found.colorSets.count(where: \.isOwn)
  }

  /// The absolute path of a typed file name: relative to `workingDirectory`, else to the top of its
  /// git work tree; `nil` if it is in neither.
  package static func locate(_ typed: String, from workingDirectory: String) -> String? {
    let tops = [workingDirectory, GitWorkTree.top(of: workingDirectory)].compactMap { $0 }
    return tops.map { FilePath.absolute(typed, from: $0) }
      .first { FileSystem.kind(of: $0) != nil }
  }

  /// Whether a path exists.
  package static func exists(_ path: String) -> Bool { FileSystem.kind(of: path) != nil }

  /// The bytes of one file.
  package static func read(_ path: String) throws -> [UInt8] {
    do {
      return try FileSystem.read(path)
    } catch {
      throw MigrationError("cannot read '\(path)': \(error.message)")
    }
  }

  let request: Request
  let found: FoundFiles
  let projects: [Project]
  let compilers: Compilers
  /// The models of the projects that are being matched, by number.
  var models: [Int: ProjectViews] = [:]
  let names: RecordedNames
  /// The bytes of the files by name, if they are not read from disk.
  var sources: [PathKey: [UInt8]]?
  var decisions: DecisionApplier { DecisionApplier(request.decisions) }

  /// Runs `request`.
  ///
  /// - Throws: `MigrationError` when the run cannot start.
  package static func run(_ request: Request) throws -> Outcome {
    try run(request) { try MappingLoader.designSystem(at: $0, from: request.workingDirectory) }
  }

  /// Runs `request` with the design systems that `load` returns for the paths of mapping files.
  static func run(
    _ request: Request, load: (_ path: String) throws -> DesignSystem
  ) throws -> Outcome {
    try prepared(request, load: load).outcome()
  }

  /// A run over the files that `request` names, with their mappings, before anything is read.
  static func prepared(
    _ request: Request, load: (_ path: String) throws -> DesignSystem
  ) throws -> MigrationRun {
    var lap = StageLap(request.clock, onTheWall: true)
    var found = try SourceFinder.find(SourceFinder.Request(request))
    var failed = FailedProjects()
    let projects = try Project.load(
      found,
      replacement: request.mapping.map {
        FilePath.absolute($0, from: request.workingDirectory)
      }, asked: request.only ?? [], keepsRejections: request.keepsEvidence, load: load
    ) { number, error in
      // An explicit mapping is needed by every project.
      if request.mapping != nil { throw error }
      try failed.add(number, error, in: found)
    }
    found = try failed.removed(from: found)
    let run = MigrationRun(request: request, found: found, projects: projects)
    lap.end(.find, count: found.files.count)
    return run
  }

  init(request: Request, found: FoundFiles, projects: [Project]) {
    self.request = request
    self.found = found
    compilers = Compilers(found, projects)
    self.projects = compilers.widened(projects)
    names = RecordedNames(found, paths: request.absolutePaths)
  }

  var jobs: Int { Workers.jobs(request.jobs) }

  /// The stream that takes the findings; `nil` without a Swift file, because such a run may end
  /// with an error.
  var stream: ReportStream? { found.files.contains(where: \.isOwn) ? request.stream : nil }

  /// The files the run covers: all but those that could not be read.
  private func scope(unread: Set<PathKey>) -> RunScope {
    let files = found.files.lazy.filter { covers($0) && !unread.contains(PathKey($0.name)) }
    let sets = found.colorSets.lazy.filter(\.isOwn).map(\.name)
    return RunScope(self, read: files.map(\.name).pathKeys.union(sets.pathKeys))
  }

  func outcome() -> Outcome {
    let assets = readAssets()
    let draft = OutcomeDraft(
      blankReport(assets.problems), places: PathPlaces(found), stream: stream)
    let kept = takeResults(assets, into: draft)
    var wall = StageLap(request.clock, onTheWall: true)
    var (report, changes) = draft.finished()
    report.countUsesWithoutValue(of: projects.compactMap(\.designSystem))
    let (unread, spokenOf) = (draft.unread, draft.decisions)
    if !request.decisions.isEmpty {
      report.problems += problems(
        of: request.decisions, spokenOf: spokenOf, in: report.suggestions,
        scope: scope(unread: unread))
    }
    report.baseline = comparison(of: report.suggestions) { scope(unread: unread) }
    let checked = own(kept.run.checked(changes, reads: kept.reads, assets: assets.named))
    report.add(draft.disagreements.uniqued() + checked.problems)
    wall.end(.report)
    var modelled = self
    modelled.models = kept.models
    return Outcome(
      report: report, changes: checked.changes,
      hasMapping: projects.contains { $0.designSystem != nil },
      tokens: tokens(lists: draft.tokens), only: request.only, run: modelled,
      scope: { scope(unread: unread) },
      names: names)
  }

  /// A report without findings.
  private func blankReport(_ assetProblems: [FileProblem]) -> RunReport {
    var report = RunReport(root: found.root, policy: request.policy, showsAll: request.readsAll)
    report.mappings = projects.compactMap(\.designSystem?.name).uniqued()
    report.hasOwnMapping =
      request.mapping == nil && projects.allSatisfy(\.configuration.ownsMapping)
    report.skippedFolders = found.skippedFolders
    report.problems = found.problems + assetProblems + codeConflicts
    report.shard = request.shard
    let names = projectNames
    for set in found.colorSets where set.isOwn { report.countFiles(0, in: names[set.projectIndex]) }
    return report
  }

  /// The tokens of the systems that govern the files with findings and the color sets.
  private func tokens(lists: TokenLists) -> TokenLists {
    found.colorSets.reduce(into: lists) { lists, set in
      if let designSystem = projects[set.projectIndex].designSystem {
        lists.add(designSystem, governs: set.name)
      }
    }
  }
}
