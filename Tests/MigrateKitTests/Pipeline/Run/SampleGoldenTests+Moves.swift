import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// How one app moves to another's system by the names that both share.
///
/// The sample is rewritten to its own system first; then the theme of the other and a configuration
/// that moves it there are all that is added. `Scripts/typecheck-samples` type-checks the same move
/// before and after, and `Documentation/Guide/MovingSystems.md` shows it.
extension SampleGoldenTests {
  @Test("the story app in the coaching system")
  func move() throws {
    let move = try Move(from: "story", to: "coaching")
    try Snapshot.expect(Array(Move.patch(move.moved).utf8), in: "moves/story-to-coaching.patch")
    try Snapshot.expect(Array(move.report.utf8), in: "moves/story-to-coaching.txt")
    let byName = move.moved.report.suggestions.filter {
      $0.finding.context.deprecated != nil && ApplyPolicy(accept: Move.accepted).applies($0)
    }
    let names = Set(byName.map(\.finding.source))
    #expect(names.isSuperset(of: ["Color.deepNavy", "Color.magicalPrimary", "Font.bodySmall"]))
  }

  @Test("the document shows the move and its report")
  func moveInDocument() throws {
    let move = try Move(from: "story", to: "coaching")
    let page = "Documentation/Guide/MovingSystems.md"
    var text = try Repository.text(page)
    let patches = Move.patch(move.own) + Move.patch(move.moved)
    let diffs = Move.blocks("```diff\n", in: text).map { text[$0] }
    #expect(diffs.count == 3)
    for diff in diffs {
      let isShown = patches.contains(diff)
      #expect(isShown, "the move does not do this:\n\(diff)")
    }
    let overview = move.report.components(separatedBy: "\n\n").prefix(2)
    let block = try #require(Move.blocks("```\nCoaching", in: text).first)
    text.replaceSubrange(
      block, with: overview.joined(separator: "\n\n").dropFirst("Coaching".count) + "\n")
    try Snapshot.expect(Array(text.utf8), at: page)
  }
}

/// A move from one sample's system to that of another.
private struct Move {
  /// The rewrite to the sample's own system, all of it.
  var own: MigrationRun.Outcome
  /// What the move applies by default.
  var moved: MigrationRun.Outcome

  init(from: String, to: String) throws {
    let sample = try #require(SampleRun.all.first { $0.testDescription == "samples/\(from)" })
    let folder = try sample.workspace()
    own = try sample.outcome(level: .review)
    for change in own.changes {
      try folder.write(change.name, String(decoding: change.rewritten, as: UTF8.self))
    }
    try FileManager.default.copyItem(
      atPath: Repository.root + "/samples/\(to)/Theme", toPath: folder.path("samples/app/Theme"))
    try folder.write(
      "samples/app/.dsmigrate.json",
      """
      { "mapping": "../../mappings/\(to).json", "movesFrom": "../../mappings/\(from).json" }
      """)
    moved = try SampleRun.run(folder, accept: Self.accepted)
  }

  /// What a team accepts that wants another look: a move changes colors and fonts visibly.
  static let accepted: Set<ReasonCode> = [
    .visibleChange, .changesInDark, .changesInHighContrast, .designDiffers, .weightDiffers,
    .startsScaling, .scalingDiffers,
  ]

  /// What people read of the move.
  var report: String { TextReporter().text(of: moved.report) }

  /// All patches of a run, as one text.
  static func patch(_ outcome: MigrationRun.Outcome) -> String {
    String(decoding: outcome.changes.reduce(into: []) { $0 += $1.patch }, as: UTF8.self)
  }

  /// What is in the blocks of a document that open with `fence`.
  static func blocks(_ fence: String, in text: String) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var rest = text.startIndex..<text.endIndex
    while let open = text.range(of: fence, range: rest),
      let close = text.range(of: "```", range: open.upperBound..<text.endIndex)
    {
      result.append(open.upperBound..<close.lowerBound)
      rest = close.upperBound..<text.endIndex
    }
    return result
  }
}
