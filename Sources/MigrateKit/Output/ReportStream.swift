import MigrateKitCore

/// A format whose findings come before all that is only known at the end of a run.
package protocol StreamedFormat: Sendable {
  /// The number of bytes that separate findings, which precede those of each piece.
  var separatorSize: Int { get }
  /// The bytes before the first finding.
  func head(_ baseline: BaselineComparison?) -> [UInt8]
  /// The bytes of findings, each with a separator before it.
  func piece(_ suggestions: ArraySlice<Suggestion>, _ baseline: BaselineComparison?) -> [UInt8]
  /// The bytes after the last finding.
  func foot(_ report: RunReport) -> [UInt8]
}

extension StreamedFormat {
  /// The report as UTF-8.
  package func write(_ report: RunReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return bytes
  }

  /// Passes the report on in pieces, so that a long one is never in memory as a whole.
  ///
  /// - Parameters:
  ///   - report: What to write.
  ///   - count: The limit of findings per piece.
  ///   - jobs: The number of writing threads; `nil` for one per core.
  ///   - take: Takes the pieces in order; together they are the report.
  package func write(
    _ report: RunReport, findingsInPiece count: Int = 128, jobs: Int? = nil,
    _ take: @escaping (_ piece: [UInt8]) -> Void
  ) {
    ReportStream(
      self, baseline: report.baseline, findingsInPiece: count, jobs: jobs, to: take
    ).finish(report)
  }
}

/// Writes a report in pieces: from memory, or file by file while a run matches, which then keeps no
/// finding.
///
/// `@unchecked`: only one thread at a time adds to it.
package final class ReportStream: @unchecked Sendable {
  /// The findings of a file that wait for those of the files before it.
  enum Waiting: Sendable {
    /// Findings that are too many to be in memory as bytes.
    case findings([Suggestion])
    /// The bytes of findings, with their figures.
    case written([UInt8], FindingFigures)
  }

  private let format: any StreamedFormat
  private let baseline: BaselineComparison?
  private let findingsInPiece: Int
  private let jobs: Int
  private let take: (_ piece: [UInt8]) -> Void
  private var hasHead = false
  private var isEmpty = true

  /// Starts a report; writes nothing before the first finding, or the end.
  ///
  /// - Parameters:
  ///   - format: How to write.
  ///   - baseline: The comparison that findings are marked by; `nil` without one.
  ///   - findingsInPiece: The limit of findings per piece.
  ///   - jobs: The number of threads that write many findings; `nil` for one per core.
  ///   - take: Takes the pieces in order; together they are the report.
  package init(
    _ format: any StreamedFormat, baseline: BaselineComparison? = nil, findingsInPiece: Int = 128,
    jobs: Int? = nil, to take: @escaping (_ piece: [UInt8]) -> Void
  ) {
    self.format = format
    self.baseline = baseline
    self.findingsInPiece = findingsInPiece
    self.jobs = Workers.jobs(jobs)
    self.take = take
  }

  /// The findings of a file as they wait for their turn; called on any thread.
  func waiting(_ suggestions: [Suggestion]) -> Waiting {
    guard suggestions.count <= findingsInPiece else { return .findings(suggestions) }
    var figures = FindingFigures()
    figures.add(suggestions)
    return .written(format.piece(suggestions[...], baseline), figures)
  }

  /// Writes the next findings, and counts them as passed on by `report`.
  func add(_ waiting: Waiting, to report: inout RunReport) {
    switch waiting {
    case .findings(let suggestions):
      report.passedOn.add(suggestions)
      write(suggestions)
    case .written(let piece, let figures):
      report.passedOn += figures
      write(piece: piece)
    }
  }

  /// Writes the findings that were not passed on, and the end.
  package func finish(_ report: RunReport) {
    writeHead()
    write(report.suggestions)
    take(format.foot(report))
  }

  private func write(_ suggestions: [Suggestion]) {
    let pieces = suggestions.divided(every: findingsInPiece)
    // Limits the pieces in memory to as many as keep the threads busy.
    for batch in pieces.divided(every: jobs * 4) {
      let (format, baseline) = (format, baseline)
      let written = Workers.map(count: batch.count, jobs: jobs) {
        format.piece(batch[batch.startIndex + $0], baseline)
      }
      written.forEach(write(piece:))
    }
  }

  private func write(piece: [UInt8]) {
    writeHead()
    take(isEmpty ? Array(piece.dropFirst(format.separatorSize)) : piece)
    isEmpty = false
  }

  private func writeHead() {
    guard !hasHead else { return }
    hasHead = true
    take(format.head(baseline))
  }
}
