/// One run over files and folders: find, read, scan, resolve, match, plan.
///
/// Two passes and one read. Pass 1 reads each file once and keeps what it tells; the facts of all
/// files of one app merge in path order; pass 2 resolves and matches without touching the disk. Both
/// run on several threads, and results keep the order of the files, so that the output never depends
/// on how many threads there were.
public struct MigrationRun: Sendable {
  /// What to do.
  public struct Request: Sendable {
    /// Files and folders, as typed.
    public var paths: [String]
    /// The folder that relative paths start from.
    public var workingDirectory: String
    /// A mapping file that replaces those of all configurations; `nil` to use theirs.
    public var mapping: String?
    /// Globs of the only files to read; empty for all.
    public var include: [String] = []
    /// Globs of files to leave out.
    public var exclude: [String] = []
    /// The folder that names in the report start from; `nil` for the top of the work tree that all
    /// paths share.
    public var root: String?
    /// The part of the code to report; `nil` for all of it.
    public var shard: Shard?
    /// Whether to read vendored, ignored and generated files too.
    public var readsAll = false
    /// Whether to report what is never rewritten too: unresolved values.
    public var reportsUnresolved = false
    /// Whether to report only the files that `paths` names; the others are read for what they declare.
    public var reportsNamedOnly = false
    /// The categories to report; `nil` for all.
    public var only: Set<TokenCategory>?
    /// What counts as applicable.
    public var policy = ApplyPolicy()
    /// What people decided on single findings.
    public var decisions = Decisions()
    /// Whether decisions are carried out, or only looked at for those that speak of nothing any more.
    public var carriesOutDecisions = true
    /// What was hard-coded before, with the name of its file; `nil` to compare with nothing.
    public var baseline: (file: String, baseline: Baseline)?
    /// How many threads to use; `nil` for one a processor.
    public var jobs: Int?
    /// Whether the bytes of files with changes are needed, for a patch or a rewrite.
    public var keepsBytes = false
    /// Whether findings keep the code around them, for reports that show it.
    public var keepsExcerpts = false
    /// Whether candidates keep why they were not taken, which only a person who decides asks.
    public var keepsRejections = true
    /// How many lines above and below the code around a finding has.
    public var excerptLines = 0
    /// Told of every file that a stage is done with, one step at a time, on any thread.
    public var progress: (@Sendable (RunProgress) -> Void)?
    /// What adds up the time that each stage takes; `nil` for a run that is not timed.
    package var clock: StageClock?

    /// Asks for a run over `paths`.
    public init(paths: [String], workingDirectory: String? = nil) {
      self.paths = paths
      self.workingDirectory = workingDirectory ?? FilePath.workingDirectory()
    }
  }

  /// What came of a run.
  public struct Outcome: Sendable {
    /// Everything found.
    public var report: RunReport
    /// The files that the run's policy changes, in order of path; only with `keepsBytes`.
    public var changes: [FileChange]
    /// Whether any file of the run is governed by a mapping.
    public var hasMapping: Bool
    /// The tokens that each value may become.
    public var tokens = TokenLists()
    /// Whether the run can speak of an entry of a baseline.
    let speaks: @Sendable (Baseline.Entry) -> Bool
  }

  /// The folder of the `.dsmigrate.json` that governs a file; `nil` without one.
  package static func appFolder(ofFile path: String) -> String? {
    var folder = FilePath.folder(path)
    while FileSystem.kind(of: FilePath.join(folder, Configuration.fileName)) != .file {
      if folder == "/" { return nil }
      folder = FilePath.folder(folder)
    }
    return folder
  }

  /// The absolute path of a file given as a person types it: looked for from `workingDirectory`, then
  /// from the top of its git work tree; `nil` when it is in neither.
  package static func locate(_ typed: String, from workingDirectory: String) -> String? {
    let tops = [workingDirectory, GitWorkTree.top(of: workingDirectory)].compactMap { $0 }
    return tops.map { FilePath.absolute(typed, from: $0) }
      .first { FileSystem.kind(of: $0) != nil }
  }

  /// Whether there is anything at a path.
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
  let apps: [App]
  var decisions: DecisionApplier { DecisionApplier(request.decisions) }

  /// Runs `request`.
  ///
  /// - Throws: `MigrationError` when the run cannot start.
  public static func run(_ request: Request) throws -> Outcome {
    try run(request) { try MappingLoader.catalogue(at: $0, from: request.workingDirectory) }
  }

  /// Runs `request` with the design systems that `load` gives for the paths of mapping files.
  static func run(
    _ request: Request, load: (_ path: String) throws -> Catalogue
  ) throws -> Outcome {
    var lap = StageLap(request.clock, onTheWall: true)
    var search = SourceFinder.Request(
      paths: request.paths, workingDirectory: request.workingDirectory)
    search.readsAll = request.readsAll
    search.ignoresMappings = request.mapping != nil
    search.include = request.include.map { PathPattern($0) }
    search.exclude = request.exclude.map { PathPattern($0) }
    search.root = request.root
    search.shard = request.shard
    search.jobs = request.jobs
    let found = try SourceFinder.find(search)
    let apps = try App.load(
      found,
      replacement: request.mapping.map {
        FilePath.absolute($0, from: request.workingDirectory)
      }, asked: request.only ?? [], keepsRejections: request.keepsRejections, load: load)
    lap.end(.find, count: found.files.count)
    return MigrationRun(request: request, found: found, apps: apps).outcome()
  }

  var jobs: Int { Workers.jobs(request.jobs) }

  /// The files that the run speaks of; some of what it found stands in files of other kinds.
  private func scope(_ answers: [Answer], _ found: [Suggestion]) -> RunScope {
    let told = zip(self.found.files, answers).filter { file, answer in
      answer.wasRead && speaks(of: file)
    }
    let others = self.found.colorSets.filter(\.isOwn).map(\.name) + found.map(\.finding.file)
    return RunScope(self, read: Set(told.map(\.0.name)).union(others))
  }

  private func outcome() -> Outcome {
    let (assets, colorSets, assetProblems) = readAssets()
    var reads = readFiles(assets)
    var lap = StageLap(request.clock)
    let projects = mergeFacts(reads, assets: assets)
    // A run that writes nothing is not checked by another over its results.
    let checkedReads = request.keepsBytes ? reads : []
    if checkedReads.isEmpty { for index in reads.indices { reads[index].forgetSharedFacts() } }
    let named = self.answers(toColorSets: colorSets, reads: reads, projects: projects)
    lap.end(.match)
    var answers = self.answers(to: consume reads, projects: projects)
    var wall = StageLap(request.clock, onTheWall: true)
    var report = RunReport(root: found.root, policy: request.policy, showsAll: request.readsAll)
    report.mappings = apps.compactMap(\.catalogue?.name).uniqued()
    report.skippedFolders = found.skippedFolders
    report.problems = found.problems + assetProblems
    report.shard = request.shard
    let names = projectNames
    for set in found.colorSets where set.isOwn { report.countFiles(0, in: names[set.app]) }
    var changes: [FileChange] = []
    let tokens = tokenLists(of: answers)
    report.suggestions.reserveCapacity(
      answers.reduce(named.count) { $0 + $1.suggestions.count })
    var unsorted = named[...]
    for index in answers.indices {
      let file = found.files[index]
      while let next = unsorted.first, next.finding.file.precedesByBytes(file.name) {
        report.suggestions.append(unsorted.removeFirst())
      }
      if let change = answers[index].change { changes.append(change) }
      if file.isOwn {
        report.countFiles(answers[index].wasRead ? 1 : 0, in: names[file.app])
        report.add(answers[index], of: file.name)
      }
      answers[index].suggestions = []
    }
    report.suggestions += unsorted
    let scope = scope(answers, report.suggestions)
    report.problems += problems(
      of: request.decisions, spokenOf: answers.reduce(into: []) { $0.formUnion($1.decisions) },
      in: report.suggestions, scope: scope)
    report.baseline = comparison(of: report.suggestions, scope)
    let checked = own(checked(changes, reads: checkedReads, assets: assets))
    report.add(checked.problems)
    wall.end(.report)
    return Outcome(
      report: report, changes: checked.changes, hasMapping: apps.contains { $0.catalogue != nil },
      tokens: tokens,
      speaks: { [only = request.only] in Self.speaks(of: $0, scope, only) })
  }

  /// Pass 1 over all files.
  private func readFiles(_ assets: [NamedColors]) -> [FileRead] {
    let counter = ProgressCounter(
      .reading, fileCount: found.files.count, listener: request.progress)
    return Workers.map(count: found.files.count, jobs: jobs) { index in
      let file = found.files[index]
      let read = read(file, assets: assets[file.app])
      counter?.finishFile(bytes: read.byteCount)
      return read
    }
  }

  /// Pass 2 over what pass 1 read, which is freed as the work goes on.
  private func answers(to reads: consuming [FileRead], projects: [ProjectFacts]) -> [Answer] {
    let counter = ProgressCounter(
      .matching, fileCount: found.files.count, listener: request.progress)
    return Workers.map(moving: reads, jobs: jobs) { index, read in
      let file = found.files[index]
      var lap = StageLap(request.clock)
      var answer = answer(read, of: file, index: index, project: projects[file.app])
      answer.pass(on: read)
      lap.end(.match, count: 1)
      counter?.finishFile()
      return answer
    }
  }

  /// The tokens of the systems that govern the files with findings.
  private func tokenLists(of answers: [Answer]) -> TokenLists {
    var lists = TokenLists()
    let files =
      zip(found.files, answers).filter { !$1.suggestions.isEmpty }
      .map { ($0.0.name, $0.0.app) } + found.colorSets.map { ($0.name, $0.app) }
    for (name, app) in files {
      if let catalogue = apps[app].catalogue { lists.add(catalogue, governs: name) }
    }
    return lists
  }
}
