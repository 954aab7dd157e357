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
    func key(_ suggestion: Suggestion) -> String {
      "\(suggestion.finding.id) \(suggestion.status) \(suggestion.heldBy.map(\.rawValue).sorted())"
    }
    #expect(!some.isEmpty)
    #expect(Set(some.map(key)) == Set(whole.map(key)))
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
