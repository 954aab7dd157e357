import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Swift source, scanned and matched against a system, as a run does it for one file.
struct MatchedSource {
  /// The source without its marks, and the ranges that were marked.
  let source: MarkedSource
  /// The answers, in order of position.
  let suggestions: [Suggestion]

  /// Matches `marked`, in an app that declares `Color(hex:)` and `UIColor(hex:)` besides.
  init(_ marked: String, _ designSystem: DesignSystem) {
    source = MarkedSource(marked)
    let settings = DetectionSettings(designSystem)
    let scanner = FileScanner(settings: settings)
    let scan = scanner.scan(SourceFile(path: "App/View.swift", bytes: source.bytes))
    let helper = scanner.scan(SourceFile(path: "App/Hex.swift", bytes: Array(Self.helper.utf8)))
    let project = ProjectFacts(files: [helper.facts, scan.facts])
    let findings = FindingResolver(settings: settings, project: project).findings(in: scan)
    suggestions = designSystem.answers(findings, file: scan.facts, project: project)
  }

  /// The source with the values marked that `isMeant` picks.
  func marking(_ isMeant: (Suggestion) -> Bool) -> String {
    MarkedSource.marking(suggestions.filter(isMeant).map(\.finding.range), in: source.text)
  }

  /// The first answer to a value that is written as `text`.
  func answer(to text: String) -> Suggestion? {
    suggestions.first { $0.finding.source == text }
  }

  private static let helper = """
    extension Color {
      init(hex: String) { self.init(red: 0, green: 0, blue: 0) }
    }
    extension UIColor {
      convenience init(hex: String) { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
    }
    """
}

/// A source in which what a guard holds is marked, with what the row is about.
struct GuardRow: CustomTestStringConvertible {
  let testDescription: String
  let source: String

  init(_ name: String, _ source: String) {
    testDescription = name
    self.source = source
  }
}
