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
    /// Whether to read vendored, ignored and generated files, and to report unresolved values too.
    public var readsAll = false
    /// The categories to report; `nil` for all.
    public var only: Set<TokenCategory>?
    /// What counts as applicable.
    public var policy = ApplyPolicy()
    /// How many threads to use; `nil` for one a processor.
    public var jobs: Int?
    /// Whether the bytes of files with changes are needed, for a patch or a rewrite.
    public var keepsBytes = false

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
  }

  let request: Request
  let found: FoundFiles
  let apps: [App]

  /// Runs `request`.
  ///
  /// - Parameter load: Reads the mapping file at a path.
  /// - Throws: `MigrationError`, or what `load` throws, when the run cannot start.
  public static func run(
    _ request: Request, load: (_ path: String) throws -> Catalogue
  ) throws -> Outcome {
    var search = SourceFinder.Request(
      paths: request.paths, workingDirectory: request.workingDirectory)
    search.readsAll = request.readsAll
    search.ignoresMappings = request.mapping != nil
    search.include = request.include.map { PathPattern($0) }
    search.exclude = request.exclude.map { PathPattern($0) }
    let found = try SourceFinder.find(search)
    let apps = try App.load(
      found,
      replacement: request.mapping.map {
        FilePath.absolute($0, from: request.workingDirectory)
      }, load: load)
    return MigrationRun(request: request, found: found, apps: apps).outcome()
  }

  private var jobs: Int { max(request.jobs ?? Workers.processorCount, 1) }

  private func outcome() -> Outcome {
    let (assets, assetProblems) = readAssets()
    let reads = Workers.map(count: found.files.count, jobs: jobs) { read(found.files[$0]) }
    let projects = mergeFacts(reads, assets: assets)
    let answers = Workers.map(count: reads.count, jobs: jobs) { index in
      answer(reads[index], of: found.files[index], projects: projects)
    }
    var report = RunReport(root: found.root, policy: request.policy, showsAll: request.readsAll)
    report.mappings = apps.compactMap(\.catalogue?.name).uniqued()
    report.skippedFolders = found.skippedFolders
    report.problems = found.problems + assetProblems
    var changes: [FileChange] = []
    for (read, answer) in zip(reads, answers) {
      if let problem = read.problem {
        report.problems.append(problem)
      } else {
        report.fileCount += 1
      }
      report.tokenUses += read.scan.tokenUses
      report.suggestions += answer.suggestions
      if let change = answer.change { changes.append(change) }
    }
    report.problems.sort { $0.file.precedesByBytes($1.file) }
    return Outcome(
      report: report, changes: changes, hasMapping: apps.contains { $0.catalogue != nil })
  }
}

// MARK: - Pass 1

extension MigrationRun {
  /// What pass 1 keeps of a file.
  private struct FileRead: Sendable {
    var scan: FileScan
    var byteCount = 0
    var bytes: [UInt8]?
    /// Where an import would go, as a person would name it.
    var importPosition = SourcePosition(offset: 0, line: 1, column: 1)
    var problem: FileProblem?
  }

  private func read(_ file: FoundFile) -> FileRead {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(file.path)
    } catch {
      let problem = FileProblem(file: file.name, message: "cannot read it: \(error.message)")
      return FileRead(scan: FileScan(path: file.name), problem: problem)
    }
    let scan = apps[file.app].scanner.scan(SourceFile(path: file.name, bytes: bytes))
    return FileRead(
      scan: scan, byteCount: bytes.count, bytes: request.keepsBytes ? bytes : nil,
      importPosition: EditLocator.position(of: scan.facts.importInsertion, in: bytes))
  }

  private func readAssets() -> (assets: [[String: ColorValue]], problems: [FileProblem]) {
    ([[String: ColorValue]](repeating: [:], count: apps.count), [])
  }

  /// The facts of each app's files, in path order.
  private func mergeFacts(
    _ reads: [FileRead], assets: [[String: ColorValue]]
  ) -> [ProjectFacts] {
    var facts = [[FileFacts]](repeating: [], count: apps.count)
    for (file, read) in zip(found.files, reads) { facts[file.app].append(read.scan.facts) }
    return zip(facts, assets).map { ProjectFacts(files: $0, assets: $1) }
  }
}

// MARK: - Pass 2

extension MigrationRun {
  private struct Answer: Sendable {
    var suggestions: [Suggestion] = []
    var change: FileChange?
  }

  private func answer(
    _ read: FileRead, of file: FoundFile, projects: [ProjectFacts]
  ) -> Answer {
    let app = apps[file.app]
    let project = projects[file.app]
    let resolver = FindingResolver(settings: app.settings, project: project)
    let findings = resolver.findings(in: read.scan).compactMap { placed($0, in: file) }
    guard !findings.isEmpty else { return Answer() }
    var suggestions = app.matcher.suggestions(
      for: findings, file: read.scan.facts, module: app.module(of: file.path), project: project)
    suggestions.removeAll { suggestion in
      if suggestion.status == .unresolved && !request.readsAll { return true }
      return !(request.only?.contains(suggestion.finding.category) ?? true)
    }
    let locator = EditLocator(importPosition: read.importPosition)
    for index in suggestions.indices { locator.locate(&suggestions[index]) }
    let plan = FilePlan(&suggestions, policy: request.policy, byteCount: read.byteCount)
    var change: FileChange?
    if let bytes = read.bytes, !plan.edits.isEmpty {
      change = FileChange(
        name: file.name, path: file.path, original: bytes, plan: plan, suggestions: suggestions)
    }
    return Answer(suggestions: suggestions, change: change)
  }

  /// The finding with what the file's folder and the user say of its place; `nil` when the run leaves
  /// such places out.
  private func placed(_ finding: Finding, in file: FoundFile) -> Finding? {
    var finding = finding
    if finding.place == .generated && !request.readsAll && !file.isNamed { return nil }
    if let place = file.place {
      finding.place = place
      if finding.disposition == .open {
        finding.disposition = .reportOnly
        let reason = place == .vendored ? "the file is other people's code" : "git ignores the file"
        finding.reasons.append(Reason(.reportOnly, reason))
      }
    }
    if finding.place == .test, finding.disposition == .reportOnly, includesByName(file) {
      finding.reasons.removeAll { $0.code == .inTest }
      if !finding.reasons.contains(where: { $0.code == .reportOnly }) {
        finding.disposition = .open
      }
    }
    return finding
  }

  /// Whether the user asked for this file by name, or by a glob that covers it.
  private func includesByName(_ file: FoundFile) -> Bool {
    file.isNamed || request.include.contains { PathPattern($0).covers(file.name) }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in order of first appearance.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
