import Testing

@testable import MigrateKitCore

/// Every example in the documentation of a detector is true.
@Suite struct DetectorExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var example: DetectorExample
    var outcome: DetectorInfo.Example.Outcome
    var testDescription: String { "\(example.info.id) \(outcome): \(example.source)" }
  }

  static let cases = DetectorExample.all.map { Case(example: $0.example, outcome: $0.outcome) }

  @Test("exactly the marked ranges are found, with the documented outcome", arguments: cases)
  func example(_ row: Case) {
    let findings = row.example.findings
    let text = MarkedSource(row.example.source).text
    let found = MarkedSource.marking(findings.map(\.range), in: text)
    #expect(found == row.example.source)
    #expect(findings.isEmpty == (row.outcome == .ignored))
    for finding in findings {
      let codes = finding.reasons.map(\.code)
      switch row.outcome {
      case .found:
        #expect(finding.disposition == .open && codes == [], "\(finding.source)")
      case .reported(let code):
        #expect(codes.contains(code), "\(finding.source): \(codes)")
      case .closed(let disposition):
        #expect(finding.disposition == disposition, "\(finding.source)")
      case .ignored:
        break
      }
    }
  }

  @Test("identifiers are unique, and every form and rule has an example")
  func infos() {
    let infos = DetectorInfo.all
    #expect(Set(infos.map(\.id)).count == infos.count)
    for info in infos {
      #expect(info.examples.contains { $0.outcome != .ignored }, "\(info.id) finds nothing")
      #expect(info.summary.hasSuffix("."), "\(info.id)")
      #expect(info.explanation.isEmpty || info.explanation.hasSuffix("."), "\(info.id)")
    }
  }
}

extension MarkedSource {
  /// The findings of some categories, whether every run looks for them or not.
  func findings(in categories: Set<TokenCategory>) -> [Finding] {
    var settings = DetectionSettings()
    settings.categories = categories
    return findings(settings: settings).filter { categories.contains($0.category) }
  }

  /// The findings of the source, alone in its app.
  func findings(
    path: String = "App/View.swift", settings: DetectionSettings = DetectionSettings(),
    with others: [String] = [], assets: NamedColors = [:]
  ) -> [Finding] {
    let scanner = FileScanner(settings: settings)
    let scan = scanner.scan(SourceFile(path: path, bytes: bytes), assets: assets)
    let others = others.enumerated().map { index, text in
      scanner.scan(SourceFile(path: "App/Other\(index).swift", bytes: Array(text.utf8))).facts
    }
    let project = ProjectFacts(files: [scan.facts] + others, assets: assets)
    return FindingResolver(settings: settings, project: project).findings(in: scan)
  }
}
