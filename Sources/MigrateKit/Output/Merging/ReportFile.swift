import MigrateKitCore

/// A JSON report, parsed as far as merging needs: its findings remain unparsed ranges of bytes.
package struct ReportFile: Sendable {
  /// Consecutive findings of one source file.
  struct Findings: Sendable {
    /// The file in the report.
    var file: String
    /// Their bytes in the report, with separators.
    var range: Range<Int>
  }

  /// The name of the file that it was read from, for messages.
  let name: String
  /// Returns a range of its bytes.
  let read: @Sendable (Range<Int>) throws -> [UInt8]
  private(set) var findings: [Findings] = []
  private(set) var frame = ReportFrame(
    problems: [], root: "", shards: nil, totals: ReportTotals())
  /// The version of the tool that wrote it.
  private(set) var version = ""

  /// Parses a report.
  ///
  /// - Parameters:
  ///   - bytes: The report. They are not kept if `read` is given:
  ///   - name: The name of its file, for messages.
  ///   - read: Returns a range of the same bytes.
  /// - Throws: `ReportMergeError`.
  package init(
    _ bytes: [UInt8], name: String, read: (@Sendable (Range<Int>) throws -> [UInt8])? = nil
  ) throws {
    self.name = name
    self.read = read ?? { Array(bytes[$0]) }
    do {
      try takeApart(bytes)
    } catch let failure as JSONSkimmer.Failure {
      let line = bytes.prefix(failure.offset).count { $0 == UInt8(ascii: "\n") } + 1
      throw ReportMergeError("'\(name)' is not a whole report: line \(line): \(failure.message)")
    }
  }

  private mutating func takeApart(_ bytes: [UInt8]) throws {
    var members: [String: JSONValue] = [:]
    var skimmer = JSONSkimmer(bytes)
    try skimmer.members { keyRange, range in
      let key = try Self.text(keyRange, of: bytes)
      if key == "findings" {
        try readFindings(of: bytes, at: range.lowerBound)
      } else {
        members[key] = try Self.value(range, of: bytes)
      }
    }
    try skimmer.end()
    try readFrame(CheckedReport(members: members, name: name))
  }

  private mutating func readFindings(of bytes: [UInt8], at start: Int) throws {
    var skimmer = JSONSkimmer(bytes, at: start)
    var last = 0..<0
    try skimmer.elements { range in
      let file = try Self.file(ofFinding: range, of: bytes)
      // Most findings are in the same file as the previous one.
      if !last.isEmpty, bytes[file].elementsEqual(bytes[last]) {
        let first = findings[findings.count - 1].range.lowerBound
        findings[findings.count - 1].range = first..<range.upperBound
      } else {
        findings.append(Findings(file: try Self.text(file, of: bytes), range: range))
      }
      last = file
    }
  }

  /// The range of a finding's file name, with its quotes.
  private static func file(
    ofFinding range: Range<Int>, of bytes: [UInt8]
  ) throws -> Range<Int> {
    var file: Range<Int>?
    var skimmer = JSONSkimmer(bytes, at: range.lowerBound)
    try skimmer.members { key, value in
      if bytes[key].elementsEqual(fileKey) { file = value }
    }
    guard let file else {
      throw JSONSkimmer.Failure(offset: range.lowerBound, message: "a finding without a file")
    }
    return file
  }

  private static let fileKey = Array("\"file\"".utf8)

  private mutating func readFrame(_ report: CheckedReport) throws {
    let schema = try report.int("schemaVersion")
    guard schema == JSONReporter.schemaVersion else {
      throw ReportMergeError(
        "'\(name)' has the shape \(schema); this version merges reports of the shape "
          + "\(JSONReporter.schemaVersion)")
    }
    guard try report.value("tool")["name"]?.string == Tool.name,
      let version = try report.value("tool")["version"]?.string
    else { throw ReportMergeError("'\(name)' is not a report of \(Tool.name)") }
    self.version = version
    let summary = try report.value("summary")
    guard summary["baseline"] == nil else {
      throw ReportMergeError(
        "'\(name)' compares with a baseline; reports are merged that were made without --baseline")
    }
    frame.root = try report.text("root")
    frame.problems = try report.elements("problems").map { problem in
      let inner = CheckedReport(members: problem, name: name)
      return try FileProblem(file: inner.text("file"), message: inner.text("message"))
    }
    frame.shards = try report.shards()
    frame.totals = try ReportTotals(CheckedReport(summary, name: name), name: name)
  }

  private static func text(_ range: Range<Int>, of bytes: [UInt8]) throws -> String {
    guard let text = try value(range, of: bytes).string else {
      throw JSONSkimmer.Failure(offset: range.lowerBound, message: "expected a string")
    }
    return text
  }

  private static func value(_ range: Range<Int>, of bytes: [UInt8]) throws -> JSONValue {
    do {
      return try JSONParser.parse(Array(bytes[range])).0
    } catch {
      throw JSONSkimmer.Failure(offset: range.lowerBound, message: "a value is malformed")
    }
  }
}

/// Why reports cannot be merged.
package struct ReportMergeError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
