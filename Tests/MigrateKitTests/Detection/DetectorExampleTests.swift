import Testing

@testable import MigrateKit

/// Every example in the documentation of a detector is true.
@Suite struct DetectorExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var info: DetectorInfo
    var example: DetectorInfo.Example

    var testDescription: String {
      switch example {
      case .finds(let source): "\(info.id) finds \(source)"
      case .ignores(let source): "\(info.id) ignores \(source)"
      }
    }
  }

  static let cases: [Case] = DetectorRegistry.infos.flatMap { info in
    info.examples.map { Case(info: info, example: $0) }
  }

  @Test(arguments: cases)
  func example(_ example: Case) {
    switch example.example {
    case .finds(let source):
      let marked = MarkedSource(source)
      let found = marked.findings(in: [example.info.category])
      #expect(MarkedSource.marking(found.map(\.range), in: marked.text) == source)
      #expect(!found.isEmpty)
    case .ignores(let source):
      let found = MarkedSource(source).findings(in: [example.info.category])
      #expect(found.map(\.source) == [])
    }
  }

  @Test("identifiers are unique, and every form shows what it finds")
  func infos() {
    let infos = DetectorRegistry.infos
    #expect(Set(infos.map(\.id)).count == infos.count)
    for info in infos {
      #expect(!info.examples.isEmpty, "\(info.id) has no example")
      #expect(info.summary.hasSuffix("."), "\(info.id)")
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
    with others: [String] = [], assets: [String: ColorValue] = [:]
  ) -> [Finding] {
    let scanner = FileScanner(settings: settings)
    let scan = scanner.scan(SourceFile(path: path, bytes: bytes))
    let others = others.enumerated().map { index, text in
      scanner.scan(SourceFile(path: "App/Other\(index).swift", bytes: Array(text.utf8))).facts
    }
    let project = ProjectFacts(files: [scan.facts] + others, assets: assets)
    return FindingResolver(settings: settings, project: project).findings(in: scan)
  }
}
