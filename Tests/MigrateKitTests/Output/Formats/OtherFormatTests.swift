import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Formats for other tools: byte for byte on a report that is hard to write, and nothing in a source,
/// a path or a mapping is ever interpreted.
@Suite struct OtherFormatTests {
  static let formats: [(name: String, write: @Sendable (RunReport) -> [UInt8])] = [
    ("markdown.md", { MarkdownReporter().write($0) }),
    ("report.sarif", { SARIFReporter().write($0) }),
    ("github.txt", { GitHubReporter().write($0) }),
    ("xcode.txt", { XcodeReporter().write($0) }),
    ("report.csv", { CSVReporter().write($0) }),
  ]

  private static func text(_ name: String, _ report: RunReport = HostileReport.report()) -> String {
    let format = formats.first { $0.name == name }
    return String(decoding: format?.write(report) ?? [], as: UTF8.self)
  }

  @Test(arguments: formats.map(\.name)) func golden(name: String) throws {
    try Snapshot.expect(Array(Self.text(name).utf8), in: "report/" + name)
  }

  @Test(arguments: formats.map(\.name)) func controlCharactersAreEscaped(name: String) {
    let found = Self.text(name).unicodeScalars.filter {
      $0 != "\n" && $0 != "\r" && ControlCharacters.contains($0)
    }
    #expect(found.isEmpty)
  }

  /// Each finding is one line, and that line is the only command in it.
  @Test func sourcesCannotStartAWorkflowCommand() {
    let report = HostileReport.report()
    let lines = Self.text("github.txt").split(separator: "\n")
    #expect(lines.count == report.hardCoded.count)
    for line in lines {
      #expect(line.hasPrefix("::warning file=") || line.hasPrefix("::notice file="))
      #expect(!line.contains("\r"))
    }
  }

  @Test func everyBuildWarningIsOneLineWithAnAbsolutePath() {
    let lines = Self.text("xcode.txt").split(separator: "\n")
    #expect(lines.count == HostileReport.report().hardCoded.count)
    for line in lines { #expect(line.hasPrefix("/Users/ada/My \"App\"/")) }
  }

  @Test func noCellIsAFormula() throws {
    for row in try Self.rows(Self.text("report.csv")) {
      #expect(row.count == 22)
      for cell in row { #expect(!"=+-@".contains(cell.first ?? "x"), "\(cell)") }
    }
  }

  /// What is outside code spans is ours.
  @Test func markdownQuotesEveryForeignText() {
    for line in Self.text("markdown.md").split(separator: "\n") {
      let outside = Self.withoutCodeSpans(String(line))
      for foreign in ["script", "HYPERLINK", "everyone", "https", "onerror", "txt.exe"] {
        #expect(!outside.contains(foreign), "\(line)")
      }
    }
  }

  /// GitHub takes 65,536 characters in the body of a pull request.
  @Test func aLongReportFitsAPullRequest() {
    var report = HostileReport.report()
    for number in 0..<5_000 {
      var finding = AwkwardReport.finding(
        "Feature\(number)/Long/Path/To/The/View.swift", 3, "Color(hex: \(number))",
        AwkwardReport.color(UInt32(number * 37)))
      finding.role = RoleReading(
        UsageRole.allCases[number % UsageRole.allCases.count], evidence: "")
      report.suggestions.append(
        AwkwardReport.suggestion(
          finding, [.exact, .near, .review, .gap][number % 4], token: "color.\(number)",
          distance: Distance(1, .dE00), replacement: "Color.token\(number)",
          reasons: [Reason(.tooFar, "far")]))
    }
    #expect(Self.text("markdown.md", report).count < 65_536)
  }

  // MARK: Reading back

  private static func withoutCodeSpans(_ line: String) -> String {
    var outside = ""
    var rest = line[...]
    while let start = rest.firstIndex(of: "`") {
      outside += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[start...].dropFirst(fence.count)
      while let next = rest.firstIndex(of: "`") {
        let run = rest[next...].prefix { $0 == "`" }
        rest = rest[next...].dropFirst(run.count)
        if run.count == fence.count { break }
      }
    }
    return outside + rest
  }

  /// The cells of RFC 4180, read by rules of its own.
  private static func rows(_ text: String) throws -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = ""
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        cell.unicodeScalars.append(scalars.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: (row, cell) = (row + [cell], "")
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.unicodeScalars.append(scalar)
      }
    }
    try #require(cell.isEmpty && row.isEmpty && !isQuoted)
    return rows
  }
}
