import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// One awkward report through every way to write it, byte for byte.
@Suite struct ReporterGoldenTests {
  private func expect(_ text: String, _ name: String) throws {
    try Snapshot.expect(Array(text.utf8), in: "report/" + name)
  }

  @Test func text() throws {
    let reporter = TextReporter(invocation: " samples")
    try expect(reporter.text(of: AwkwardReport.report()), "text.txt")
  }

  @Test func textInColor() throws {
    let reporter = TextReporter(style: TextStyle(usesColor: true, width: 100))
    try expect(reporter.text(of: AwkwardReport.report()), "color.txt")
  }

  @Test func totalsOnly() throws {
    let reporter = TextReporter(isQuiet: true)
    try expect(reporter.text(of: AwkwardReport.report()), "quiet.txt")
  }

  @Test func longReportsListKindsOfChange() throws {
    var report = AwkwardReport.report()
    for file in 0..<120 {
      let finding = AwkwardReport.finding(
        "Feature\(file)/View.swift", 3, "Color(hex: 0x0891B\(file % 5))",
        AwkwardReport.color(0x0891B0 + UInt32(file % 5)))
      report.suggestions.append(
        AwkwardReport.suggestion(
          finding, .exact, token: "color.accent.primary", distance: Distance(0, .dE00),
          replacement: "Color.accent"))
    }
    try expect(TextReporter().text(of: report), "long.txt")
  }

  @Test func inventory() throws {
    var report = AwkwardReport.report()
    report.mappings = []
    for index in report.suggestions.indices {
      let suggestion = report.suggestions[index]
      guard suggestion.countsAsHardCoded else { continue }
      report.suggestions[index] = Suggestion(
        finding: suggestion.finding, status: .gap, reasons: [Reason(.noMapping, "no mapping")])
    }
    try expect(TextReporter(invocation: " samples").text(of: report), "inventory.txt")
  }

  @Test func nothingFound() throws {
    let report = RunReport(root: "/app", mappings: ["Wellness"], fileCount: 3, tokenUses: 12)
    try expect(TextReporter().text(of: report), "nothing.txt")
  }

  @Test func json() throws {
    try Snapshot.expect(JSONReporter().write(AwkwardReport.report()), in: "report/report.json")
  }

  @Test func jsonInPiecesEqualsTheWhole() {
    let report = AwkwardReport.report()
    let whole = JSONReporter().write(report)
    for (count, jobs) in [(1, 1), (1, 3), (2, 2), (1000, 2)] {
      var pieces: [[UInt8]] = []
      JSONReporter().write(report, findingsInPiece: count, jobs: jobs) { pieces.append($0) }
      #expect(pieces.count == (report.suggestions.count + count - 1) / count + 2)
      #expect(Array(pieces.joined()) == whole)
    }
  }

  @Test func explanation() throws {
    let suggestions = AwkwardReport.report().suggestions.filter {
      [3, 5, 9].contains($0.finding.start.line)
    }
    let text = ExplanationText(style: TextStyle()).text(of: suggestions)
    try expect(text, "explanation.txt")
  }

  @Test func emptyJSON() throws {
    try Snapshot.expect(JSONReporter().write(RunReport(root: "/")), in: "report/empty.json")
  }

  @Test(arguments: ["text.txt", "quiet.txt", "long.txt", "inventory.txt", "explanation.txt"])
  func linesFitEightyColumns(name: String) throws {
    let url = URL(fileURLWithPath: Snapshot.fixtures + "/report/" + name)
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    for line in text.split(separator: "\n") {
      #expect(SafeText.width(String(line)) <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func noControlCharacterReachesATerminal() throws {
    var report = AwkwardReport.report()
    for index in report.suggestions.indices {
      report.suggestions[index].finding.file += "\u{1B}]0;x\u{7}\u{9B}"
      report.suggestions[index].finding.source = "a\u{1B}[2J\u{202E}b"
      report.suggestions[index].finding.role.evidence = "\u{8}\u{85}"
      report.suggestions[index].token = report.suggestions[index].token.map { $0 + "\u{7F}\n" }
    }
    report.mappings = ["\u{1B}c"]
    let style = TextStyle()
    let texts = [
      TextReporter(style: style, invocation: "").text(of: report),
      ExplanationText(style: style).text(of: report.suggestions),
      String(decoding: JSONReporter().write(report), as: UTF8.self),
    ]
    for text in texts {
      let found = text.unicodeScalars.filter { $0 != "\n" && ControlCharacters.contains($0) }
      #expect(found.isEmpty)
    }
  }

  /// Keys are written in alphabetical order, and the document is what a JSON reader expects.
  @Test func jsonIsReadByOthersAndSorted() throws {
    let bytes = JSONReporter().write(AwkwardReport.report())
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(object?["schemaVersion"] as? Int == 1)
    #expect((object?["findings"] as? [Any])?.count == AwkwardReport.report().suggestions.count)
    #expect(unsortedKeys(bytes) == [])
  }

  /// The keys that follow a key of their object which sorts after them.
  private func unsortedKeys(_ json: [UInt8]) -> [String] {
    var result: [String] = []
    var lastKeys: [String] = []
    var index = 0
    while index < json.count {
      switch json[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): lastKeys.append("")
      case UInt8(ascii: "}"), UInt8(ascii: "]"): lastKeys.removeLast()
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while json[index] != UInt8(ascii: "\"") {
          index += json[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard json[index + 1] == UInt8(ascii: ":") else { break }
        let key = String(decoding: json[start..<index], as: UTF8.self)
        if key <= lastKeys[lastKeys.count - 1] { result.append(key) }
        lastKeys[lastKeys.count - 1] = key
      default: break
      }
      index += 1
    }
    return result
  }
}
