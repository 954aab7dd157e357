import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What the project declares decides what is written: the values of the test project fare as their lines
/// state.
@Suite struct ThreeTargetsTests {
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.removeItem(atPath: folder.path)
    try FileManager.default.copyItem(
      atPath: Snapshot.fixtures + "/three-targets", toPath: folder.path)
    _ = try folder.run("git", ["init", "-q"])
    return folder
  }

  /// What a line states, as the run matches it.
  private func fares(_ outcome: ExpectedOutcome, _ suggestions: [Suggestion]) -> Bool {
    suggestions.contains { suggestion in
      guard suggestion.status.rawValue == outcome.status else { return false }
      return outcome.isApplied
        ? suggestion.replacement == outcome.detail
        : suggestion.heldBy.contains { $0.rawValue == outcome.detail }
    }
  }

  private func outcomes(
    _ folder: TemporaryFolder, _ paths: [String]
  ) throws -> [String: [Suggestion]] {
    let request = MigrationRun.Request(paths: paths, workingDirectory: folder.path)
    let report = try MigrationRun.run(request).report
    #expect(report.problems.allSatisfy { $0.isWarning })
    return Dictionary(grouping: report.suggestions) {
      "\($0.finding.file):\($0.finding.start.line)"
    }
  }

  @Test func everyValueHasTheExpectedOutcome() throws {
    let folder = try Self.project()
    let answers = try outcomes(folder, ["."])
    for outcome in try ExpectedOutcome.all(in: folder.path) {
      let answer = answers["\(outcome.file):\(outcome.line)"] ?? []
      #expect(
        fares(outcome, answer),
        "\(outcome): \(answer.map { "\($0.status) \($0.replacement ?? "-") \($0.reasons.map(\.code))" })"
      )
    }
  }

  @Test func importsNameTheDeclaringModules() throws {
    let folder = try Self.project()
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.keepsBytes = true
    var imports: [String: [String]] = [:]
    for change in try MigrationRun.run(request).changes {
      let texts = change.edits.filter { $0.kind == .import }.map(\.text)
      if !texts.isEmpty { imports[change.name] = texts }
    }
    let expected = try ExpectedOutcome.imports(in: folder.path)
    #expect(imports == expected.mapValues { $0.map { "import \($0)\n" } })
  }

  @Test(arguments: ["App/Views", "Widget", "App/Views/PlantCard.swift"])
  func statusesDoNotDependOnThePartThatIsReported(part: String) throws {
    let folder = try Self.project()
    let whole = try outcomes(folder, ["."]).values.joined()
      .filter { $0.finding.file == part || $0.finding.file.hasPrefix(part + "/") }
    let some = try outcomes(folder, [part]).values.joined()
    #expect(!some.isEmpty)
    #expect(keys(some) == keys(whole))
  }

  /// Status and reasons, without what only a complete report has.
  private func keys(_ suggestions: some Sequence<Suggestion>) -> Set<String> {
    Set(suggestions.map { "\($0.finding.id) \($0.status) \($0.heldBy.map(\.rawValue).sorted())" })
  }

  @Test func shardsHaveTheStatusesOfTheWhole() throws {
    let folder = try Self.project()
    try folder.write("Other/.dsmigrate.json", "{}")
    try folder.write("Other/A.swift", "import SwiftUI\nlet a = Color(white: 0.5)\n")
    let whole = keys(try outcomes(folder, ["."]).values.joined())
    var parts: Set<String> = []
    for number in 1...2 {
      var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
      request.shard = Shard(number, of: 2)
      parts.formUnion(keys(try MigrationRun.run(request).report.suggestions))
    }
    #expect(parts == whole)
  }

  /// The build plugins scan the files of one target by their names.
  @Test func theFilesOfOneTargetHaveTheStatusesOfTheWhole() throws {
    let folder = try Self.project()
    let whole = try outcomes(folder, ["."]).values.joined()
    let files = ["Widget/MeadowWidget.swift", "Widget/StreakView.swift", "Shared/PlantRow.swift"]
    let part = try outcomes(folder, files).values.joined()
    #expect(!part.isEmpty)
    #expect(keys(part) == keys(whole.filter { files.contains($0.finding.file) }))
  }

  @Test func explainStatesTheReasonOfTheWhole() throws {
    let folder = try Self.project()
    for suggestion in try outcomes(folder, ["."]).values.joined()
    where suggestion.heldBy.count == 1 && suggestion.finding.file == "App/Views/PlantCard.swift" {
      let place = "PlantCard.swift:\(suggestion.finding.start.line)"
      let explained = try BuiltTool.run(["explain", place], in: folder, at: "App/Views").text
      let reason = try #require(suggestion.reasons.first { suggestion.heldBy.contains($0.code) })
      // The explanation is wrapped at the width of the terminal.
      let words = explained.split { $0.isWhitespace }.joined(separator: " ")
      #expect(words.contains(reason.message), "\(place): \(words)")
    }
  }

  @Test func onlyItsNameAcceptsAReasonOfTheProject() throws {
    let folder = try Self.project()
    func applied(_ policy: ApplyPolicy) throws -> Set<ReasonCode> {
      var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
      request.policy = policy
      let report = try MigrationRun.run(request).report
      return report.suggestions.filter { policy.applies($0) }
        .reduce(into: []) { $0.formUnion($1.unprovenCodes) }
    }
    #expect(try applied(ApplyPolicy()) == [])
    #expect(try applied(ApplyPolicy(level: .review)) == [])
    #expect(try applied(ApplyPolicy(accept: [.notDeclared])) == [.notDeclared])
  }
}
