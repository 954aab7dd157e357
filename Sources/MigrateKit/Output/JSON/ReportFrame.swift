import MigrateKitCore

/// The members of a report besides its findings.
struct ReportFrame: Sendable {
  /// Problems with reading, parsing or writing files, in order.
  var problems: [FileProblem]
  /// The folder that the paths are relative to.
  var root: String
  /// The shards of this report; `nil` for the whole.
  var shards: ShardSet?
  /// The figures.
  var totals: ReportTotals
  /// The comparison with a baseline; `nil` without one.
  var baseline: BaselineComparison?

  /// Makes the frame of merged reports.
  init(problems: [FileProblem], root: String, shards: ShardSet?, totals: ReportTotals) {
    self.problems = problems
    self.root = root
    self.shards = shards
    self.totals = totals
  }

  /// The frame of a report.
  init(_ report: RunReport) {
    self.init(
      problems: report.problems, root: report.root, shards: report.shard.flatMap(ShardSet.init),
      totals: ReportTotals(report))
    baseline = report.baseline
  }
}

/// A proper subset of the shards.
struct ShardSet: Hashable, Sendable {
  /// The number of shards.
  var count: Int
  /// The included shards, from 1.
  var numbers: Set<Int>

  /// The set of some shards; `nil` if it is complete.
  init?(_ numbers: Set<Int>, of count: Int) {
    guard numbers.count < count else { return nil }
    self.numbers = numbers
    self.count = count
  }

  /// The set of one shard; `nil` if it is the only one.
  init?(_ shard: Shard) { self.init([shard.number], of: shard.count) }

  /// The missing shards, in order.
  var missing: [Int] { (1...count).filter { !numbers.contains($0) } }
}

extension JSONWriter {
  /// The members of a report that follow its findings.
  mutating func frame(_ frame: ReportFrame) {
    key("problems")
    beginArray()
    for problem in frame.problems {
      beginObject(inline: true)
      member("file", problem.file)
      member("message", problem.message)
      endObject()
    }
    endArray()
    member("root", frame.root)
    member("schemaVersion", JSONReporter.schemaVersion)
    if let shards = frame.shards {
      key("shards")
      beginObject(inline: true)
      member("count", shards.count)
      array("numbers", of: shards.numbers.sorted()) { $0.int($1) }
      endObject()
    }
    key("summary")
    summary(frame)
    key("tool")
    beginObject(inline: true)
    member("name", Tool.name)
    member("version", Tool.version)
    endObject()
  }

  private mutating func summary(_ frame: ReportFrame) {
    let totals = frame.totals
    beginObject()
    key("adoption")
    adoption(totals)
    if let baseline = frame.baseline {
      key("baseline")
      self.baseline(baseline)
    }
    key("byCategory")
    counts(totals.byCategory)
    key("byProject")
    beginArray()
    for (folder, figures) in totals.byProject.sorted(by: { $0.key < $1.key }) {
      project(folder.path, figures)
    }
    endArray()
    key("byReason")
    counts(totals.byReason)
    key("byStatus")
    counts(totals.byStatus)
    member("files", totals.files)
    member("findings", totals.findings)
    endObject()
  }

  private mutating func adoption(_ totals: ReportTotals) {
    beginObject()
    key("byFolder")
    beginArray()
    for (folder, adoption) in totals.byFolder.sorted(by: { $0.key < $1.key }) {
      beginObject(inline: true)
      member("folder", folder.path)
      member("hardcoded", adoption.hardCoded)
      member("tokens", adoption.tokens)
      endObject()
    }
    endArray()
    member("hardcoded", totals.hardCoded)
    member("ratio", totals.adoption)
    member("tokens", totals.tokens)
    if !totals.withoutValue.isEmpty {
      key("withoutValue")
      counts(totals.withoutValue)
    }
    endObject()
  }

  private mutating func project(_ folder: String, _ figures: ReportSummary.ProjectFigures) {
    beginObject(inline: true)
    for (name, figure) in [("exact", figures.exact), ("files", figures.files)] {
      member(named: name, figure)
    }
    member("folder", folder)
    for (name, figure) in [
      ("gap", figures.gap), ("near", figures.near), ("review", figures.review),
      ("tokens", figures.tokens),
    ] {
      member(named: name, figure)
    }
    endObject()
  }

  private mutating func counts(_ counts: [String: Int]) {
    beginObject(inline: true)
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      member(named: name, count)
    }
    endObject()
  }
}
