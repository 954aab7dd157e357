import MigrateKitCore

/// Merges several reports.
///
/// Merging the reports of all shards, in any order and grouping, gives byte for byte the report of
/// one run over everything: findings and problems have a defined order, figures add up, and the
/// report of some shards states which. Missing shards are reported, and duplicates are refused.
package struct MergedReport: Sendable {
  private let reports: [ReportFile]
  /// The findings in order, as ranges of the reports.
  private let pieces: [Piece]
  let frame: ReportFrame

  /// Merges reports.
  ///
  /// - Parameters:
  ///   - reports: The reports, at least one.
  ///   - root: The common base of paths, for reports from several machines; `nil` if it is the same
  ///     folder.
  /// - Throws: `ReportMergeError`.
  package init(_ reports: [ReportFile], root: String? = nil) throws {
    guard let first = reports.first else { throw ReportMergeError("there is no report to merge") }
    for report in reports where report.version != first.version {
      throw ReportMergeError(
        "'\(report.name)' was written by version \(report.version), '\(first.name)' by "
          + "\(first.version); scan again with one version")
    }
    for report in reports where root == nil && !report.frame.root.hasSameBytes(as: first.frame.root)
    {
      throw ReportMergeError(
        "'\(report.name)' has its paths from '\(report.frame.root)', '\(first.name)' from "
          + "'\(first.frame.root)'; give both scans the same --root, or name it here when they ran on "
          + "different machines")
    }
    let shards = try Self.shards(of: reports)
    try Self.checkProjects(of: reports)
    self.reports = reports
    pieces = Self.pieces(try Self.findings(of: reports), of: reports)
    var totals = ReportTotals()
    for report in reports { totals += report.frame.totals }
    frame = ReportFrame(
      problems: Self.problems(of: reports), root: root ?? first.frame.root, shards: shards,
      totals: totals)
  }

  /// The message about missing shards; `nil` if there are none.
  package var gap: String? {
    guard let shards = frame.shards else { return nil }
    let missing = shards.missing
    let numbers = missing.map(String.init).joined(separator: ", ")
    return missing.count == 1
      ? "shard \(numbers) of \(shards.count) is missing"
      : "shards \(numbers) of \(shards.count) are missing"
  }

  /// Passes the merged report on in pieces, of which only one is in memory.
  ///
  /// - Parameter take: Takes the pieces in order; together they are the report.
  /// - Throws: The error of a report whose findings can no longer be read.
  package func write(_ take: (_ piece: [UInt8]) -> Void) throws {
    var json = JSONWriter()
    json.beginObject()
    json.key("findings")
    json.beginArray()
    for piece in pieces {
      json.written(try reports[piece.report].read(piece.range)[...])
      take(json.removeBytes())
    }
    json.endArray()
    json.frame(frame)
    json.endObject()
    take(json.finished())
  }

  /// The merged report as UTF-8, with a final newline.
  package func write() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try write { bytes += $0 }
    return bytes
  }

  /// Findings that are consecutive both in a report and in the merged one.
  private struct Piece {
    /// The number of the report.
    var report: Int
    /// Their bytes, with separators.
    var range: Range<Int>
    /// The size limit of a piece: large enough for efficient reading, small enough for memory.
    static let size = 1 << 18
  }

  private static func pieces(
    _ findings: [(report: Int, number: Int)], of reports: [ReportFile]
  ) -> [Piece] {
    var pieces: [Piece] = []
    var last: (report: Int, number: Int)?
    for next in findings {
      let range = reports[next.report].findings[next.number].range
      if let last, let piece = pieces.last, last.report == next.report,
        last.number + 1 == next.number, range.upperBound - piece.range.lowerBound <= Piece.size
      {
        pieces[pieces.count - 1].range = piece.range.lowerBound..<range.upperBound
      } else {
        pieces.append(Piece(report: next.report, range: range))
      }
      last = next
    }
    return pieces
  }
}

// MARK: - Compatibility

extension MergedReport {
  private static func twice(_ a: ReportFile, _ b: ReportFile, _ what: String) -> ReportMergeError {
    ReportMergeError("'\(a.name)' and '\(b.name)' both report \(what); give each report once")
  }

  /// The combined shards of the reports; `nil` if complete.
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

  /// Checks that no project is in two reports, except for one whose files are divided among shards.
  private static func checkProjects(of reports: [ReportFile]) throws {
    var owner: [PathKey: ReportFile] = [:]
    for report in reports {
      for project in report.frame.totals.byProject.keys.sorted() {
        if let other = owner[project], other.frame.shards == nil || report.frame.shards == nil {
          throw twice(other, report, "the project '\(project.path)'")
        }
        owner[project] = report
      }
    }
  }

  /// The findings of each file of code, in order of the files: the number of the report, and the
  /// number there.
  private static func findings(
    of reports: [ReportFile]
  ) throws -> [(report: Int, number: Int)] {
    func file(_ place: (report: Int, number: Int)) -> String.UTF8View {
      reports[place.report].findings[place.number].file.utf8
    }
    var all: [(report: Int, number: Int)] = []
    for (number, report) in reports.enumerated() {
      all += report.findings.indices.map { (number, $0) }
    }
    // Ordered by bytes, because canonically equivalent names may be different files.
    all.sort { a, b in
      file(a).elementsEqual(file(b)) ? a < b : file(a).lexicographicallyPrecedes(file(b))
    }
    for (a, b) in zip(all, all.dropFirst())
    where a.report != b.report && file(a).elementsEqual(file(b)) {
      throw twice(reports[a.report], reports[b.report], "'\(String(file(a)))'")
    }
    return all
  }

  /// The union of the reports' entries, each as often as in the report that has it most often.
  ///
  /// Every shard reports problems outside of all shards, such as a folder that cannot be opened.
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
