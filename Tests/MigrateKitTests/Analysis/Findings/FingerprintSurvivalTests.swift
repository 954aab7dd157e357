import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// How many names of findings outlive an edit: every finding of the samples, after random edits.
///
@Suite("Edits that fingerprints survive")
struct FingerprintSurvivalTests {
  /// The figures, rounded down to whole percents, by kind of edit.
  static let expected: [SourceMutation.Kind: Int] = [
    .newLines: 100, .reindent: 100, .breakLines: 100, .renameOther: 100, .insertStatement: 100,
    .insertElsewhere: 100, .insertModifier: 100, .insertEqualUse: 100, .insertTwin: 0,
  ]

  private static let files: [(path: String, bytes: [UInt8], findings: [Finding])] =
    Repository.swiftFiles(in: "samples").compactMap { path in
      (try? Repository.read(path)).map { (path, $0, findings($0, path)) }
    }

  @Test("ids that still identify the same finding", arguments: SourceMutation.Kind.allCases)
  func survival(_ kind: SourceMutation.Kind) throws {
    var random = SeededRandom(seed: 7)
    var asked = 0
    var kept = 0
    var lost: [String] = []
    for file in Self.files {
      let before = file.findings
      guard let chosen = before.randomElement(using: &random),
        let mutation = SourceMutation(
          kind, of: file.bytes, finding: chosen, among: before, random: &random)
      else { continue }
      let after = Dictionary(
        grouping: Self.findings(mutation.bytes, file.path), by: \.range.start)
      // What an edit of the member itself does to others is not a question.
      let touched = Self.aimsAtOne.contains(kind) ? [chosen] : before
      for finding in touched {
        asked += 1
        let now = after[mutation.moved(finding.range.start)]?.first {
          $0.category == finding.category
        }
        if now?.id == finding.id {
          kept += 1
        } else {
          lost.append("\(file.path):\(finding.start.line): \(finding.source)")
        }
      }
    }
    #expect(asked >= 20)
    let percent = asked == 0 ? 0 : kept * 100 / asked
    #expect(percent == Self.expected[kind], "\(kind.rawValue): \(kept) of \(asked); lost: \(lost)")
  }

  /// The kinds whose edit is beside one finding, and is of no interest to the others.
  private static let aimsAtOne: Set<SourceMutation.Kind> = [
    .insertModifier, .insertEqualUse, .insertTwin,
  ]

  private static func findings(_ bytes: [UInt8], _ path: String) -> [Finding] {
    FileScanner.findings(in: String(decoding: bytes, as: UTF8.self), path: path)
  }
}
