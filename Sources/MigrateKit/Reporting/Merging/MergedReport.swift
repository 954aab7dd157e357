/// Several reports as one.
///
/// Merging the reports of all shards gives, byte for byte, the report of one run over everything,
/// in whatever order and grouping: findings and problems have an order of their own, figures add up,
/// and the report of some shards says which they are. Nothing is lost unseen and nothing counts twice:
/// shards that are missing are named, and what is reported twice is refused.
package struct MergedReport: Sendable {
  private let reports: [ReportFile]
  /// The findings of each file of code, in order of the files, with the numbers of their reports.
  private let findings: [(report: Int, findings: ReportFile.Findings)]
  let frame: ReportFrame

  /// Merges reports.
  ///
  /// - Parameters:
  ///   - reports: The reports; one alone is merged with nothing.
  ///   - root: What the paths of all of them are relative to, where they come from several machines;
  ///     `nil` when that is the same folder.
  /// - Throws: `ReportMergeError`.
  package init(_ reports: [ReportFile], root: String? = nil) throws {
    guard let first = reports.first else { throw ReportMergeError("there is no report to merge") }
    for report in reports where report.version != first.version {
      throw ReportMergeError(
        "'\(report.name)' was written by version \(report.version), '\(first.name)' by "
          + "\(first.version); scan again with one version")
    }
    for report in reports where root == nil && report.frame.root != first.frame.root {
      throw ReportMergeError(
        "'\(report.name)' has its paths from '\(report.frame.root)', '\(first.name)' from "
          + "'\(first.frame.root)'; give both scans the same --root, or name it here when they ran on "
          + "different machines")
    }
    let shards = try Self.shards(of: reports)
    try Self.checkProjects(of: reports)
    self.reports = reports
    findings = try Self.findings(of: reports)
    var totals = ReportTotals()
    for report in reports { totals += report.frame.totals }
    frame = ReportFrame(
      problems: Self.problems(of: reports), root: root ?? first.frame.root, shards: shards,
      totals: totals)
  }

  /// What is missing to the whole, as a sentence; `nil` when nothing is.
  package var gap: String? {
    guard let shards = frame.shards else { return nil }
    let missing = shards.missing
    let numbers = missing.map(String.init).joined(separator: ", ")
    return missing.count == 1
      ? "shard \(numbers) of \(shards.count) is missing"
      : "shards \(numbers) of \(shards.count) are missing"
  }

  /// Hands the merged report on in pieces as it is written.
  ///
  /// - Parameters:
  ///   - size: The bytes after which a piece is handed on.
  ///   - take: Takes the pieces in order; together they are the report.
  package func write(inPiecesOf size: Int, _ take: (_ piece: [UInt8]) -> Void) {
    var json = JSONWriter()
    json.beginObject()
    json.key("findings")
    json.beginArray()
    for (report, findings) in findings {
      json.written(reports[report].bytes[findings.range])
      if json.bytes.count >= size { take(json.removeBytes()) }
    }
    json.endArray()
    json.frame(frame)
    json.endObject()
    take(json.finished())
  }

  /// The merged report as UTF-8, with a final newline.
  package func write() -> [UInt8] {
    var bytes: [UInt8] = []
    write(inPiecesOf: .max) { bytes = $0 }
    return bytes
  }
}

// MARK: - What goes together

extension MergedReport {
  private static func twice(_ a: ReportFile, _ b: ReportFile, _ what: String) -> ReportMergeError {
    ReportMergeError("'\(a.name)' and '\(b.name)' both report \(what); give each report once")
  }

  /// The shards that the reports are together; `nil` when nothing is missing.
  private static func shards(of reports: [ReportFile]) throws -> ShardSet? {
    var owner: [Int: ReportFile] = [:]
    var first: (report: ReportFile, count: Int)?
    for report in reports {
      guard let shards = report.frame.shards else { continue }
      if let first, first.count != shards.count {
        throw ReportMergeError(
          "'\(report.name)' is of \(shards.count) shards, '\(first.report.name)' of \(first.count); "
            + "merge the shards of one division")
      }
      first = first ?? (report, shards.count)
      for number in shards.numbers.sorted() {
        if let other = owner[number] {
          throw twice(other, report, "shard \(number) of \(shards.count)")
        }
        owner[number] = report
      }
    }
    return first.flatMap { ShardSet(Set(owner.keys), of: $0.count) }
  }

  /// Makes sure that no project is in two reports, but for one whose files are divided among shards.
  private static func checkProjects(of reports: [ReportFile]) throws {
    var owner: [String: ReportFile] = [:]
    for report in reports {
      for project in report.frame.totals.byProject.keys.sorted() {
        if let other = owner[project], other.frame.shards == nil || report.frame.shards == nil {
          throw twice(other, report, "the project '\(project)'")
        }
        owner[project] = report
      }
    }
  }

  private static func findings(
    of reports: [ReportFile]
  ) throws -> [(report: Int, findings: ReportFile.Findings)] {
    var all: [(report: Int, findings: ReportFile.Findings)] = []
    for (number, report) in reports.enumerated() {
      all += report.findings.map { (number, $0) }
    }
    // By bytes, as everywhere: names that look alike are of different files.
    func isSameFile(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }
    all.sort { a, b in
      isSameFile(a.findings.file, b.findings.file)
        ? (a.report, a.findings.range.lowerBound) < (b.report, b.findings.range.lowerBound)
        : a.findings.file.utf8.lexicographicallyPrecedes(b.findings.file.utf8)
    }
    for (a, b) in zip(all, all.dropFirst())
    where a.report != b.report && isSameFile(a.findings.file, b.findings.file) {
      throw twice(reports[a.report], reports[b.report], "'\(a.findings.file)'")
    }
    return all
  }

  /// What any of the reports tells, as often as the one that tells it most often.
  ///
  /// Every shard tells of what lies outside of all of them, such as a folder that cannot be opened.
  private static func problems(of reports: [ReportFile]) -> [FileProblem] {
    var most: [FileProblem: Int] = [:]
    for report in reports {
      let counts = Dictionary(grouping: report.frame.problems) { $0 }.mapValues(\.count)
      most.merge(counts, uniquingKeysWith: max)
    }
    return most.flatMap { Array(repeating: $0.key, count: $0.value) }
      .sorted(by: FileProblem.precedes)
  }
}
