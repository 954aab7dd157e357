import MigrateKitCore

/// The result of a run, assembled in path order.
///
/// `@unchecked`: only one thread at a time adds to it.
final class OutcomeDraft: @unchecked Sendable {
  /// The results of a file or a color set.
  enum Part: Sendable {
    /// The results of a Swift file, with its project and design system.
    ///
    /// Stored apart, so that color sets, which wait for all files before them, stay small.
    indirect case file(
      MigrationRun.FileResult, of: FoundFile, project: String, system: DesignSystem?)
    /// The result of a color set.
    case colorSet([Suggestion])
    /// A file with nothing to report, as most are, with the project that counts it.
    case silent(project: String?)
  }

  private var report: RunReport
  /// Takes the findings in place of the report; `nil` to keep them.
  private let stream: ReportStream?
  /// The order of all files and color sets.
  let places: PathPlaces
  /// The parts that wait for an earlier one, by their places.
  private var waiting: [Int: Part] = [:]
  /// The place of the next part.
  private var next = 0
  /// The files that the run's policy changes.
  private(set) var changes: [FileChange] = []
  /// The files that could not be read.
  private(set) var unread: Set<PathKey> = []
  /// The decisions that are about some finding.
  private(set) var decisions: Set<String> = []
  /// The tokens of the systems that govern the files with findings.
  private(set) var tokens = TokenLists()
  /// Tokens whose values the projects contradict.
  private(set) var disagreements: [FileProblem] = []

  /// Starts with a report without findings.
  init(_ report: RunReport, places: PathPlaces, stream: ReportStream?) {
    self.report = report
    self.stream = stream
    self.places = places
  }

  /// Makes room for the findings of a group at once: a long list that grows is in memory twice.
  func makeRoom(for count: Int) {
    if stream == nil { report.suggestions.makeRoom(for: count) }
  }

  /// Adds the results of the file with a number.
  func add(
    _ fileResult: consuming MigrationRun.FileResult, ofFile number: Int, _ file: FoundFile,
    project: String, system: DesignSystem?
  ) {
    let place = places.files[number]
    if fileResult.isSilent {
      add(.silent(project: file.isOwn ? project : nil), at: place)
    } else {
      add(.file(fileResult, of: file, project: project, system: system), at: place)
    }
  }

  /// Adds the result of the color set with a number.
  func add(_ suggestions: [Suggestion], ofColorSet number: Int) {
    add(.colorSet(suggestions), at: places.colorSets[number])
  }

  /// Adds unreadable manifests, and tokens whose values projects contradict.
  func add(problems: [FileProblem], disagreements: [FileProblem]) {
    report.problems += problems
    self.disagreements += disagreements
  }

  private func add(_ part: consuming Part, at place: Int) {
    guard place == next else {
      waiting[place] = part
      return
    }
    take(part)
    while let part = waiting.removeValue(forKey: next) { take(part) }
  }

  private func take(_ part: consuming Part) {
    next += 1
    switch part {
    case .colorSet(let suggestions):
      if let stream, !suggestions.isEmpty {
        stream.add(stream.waiting(suggestions), to: &report)
      } else {
        report.suggestions += suggestions
      }
    case .silent(let project):
      if let project { report.countFiles(1, in: project) }
    case .file(let fileResult, let file, let project, let system):
      if !fileResult.wasRead { unread.insert(PathKey(file.name)) }
      decisions.formUnion(fileResult.decisions)
      if let change = fileResult.change { changes.append(change) }
      if let system, fileResult.hasFindings { tokens.add(system, governs: file.name) }
      guard file.isOwn else { return }
      report.countFiles(fileResult.wasRead ? 1 : 0, in: project)
      if let waiting = fileResult.waiting { stream?.add(waiting, to: &report) }
      report.add(fileResult, of: file.name)
    }
  }

  /// Moves out the report of all files, and their changes.
  func finished() -> (report: RunReport, changes: [FileChange]) {
    precondition(waiting.isEmpty, "every file and color set is added once")
    defer { (report, changes) = (RunReport(root: ""), []) }
    return (report, changes)
  }
}

/// The combined order of files and color sets by path.
struct PathPlaces: Sendable {
  /// The place of each file.
  private(set) var files: [Int]
  /// The place of each color set.
  private(set) var colorSets: [Int]

  /// Orders the files and color sets of a run.
  init(_ found: FoundFiles) {
    files = Array(found.files.indices)
    colorSets = Array(found.colorSets.indices)
    var file = 0
    for (number, set) in found.colorSets.enumerated() {
      while file < found.files.count, !set.name.precedesByBytes(found.files[file].name) {
        files[file] += number
        file += 1
      }
      colorSets[number] += file
    }
    for rest in file..<files.count { files[rest] += found.colorSets.count }
  }
}
