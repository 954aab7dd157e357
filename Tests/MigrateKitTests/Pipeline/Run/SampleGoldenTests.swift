import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What each sample gives: its report, its JSON, its patches, and the files after a rewrite.
///
/// All of it is kept under `Fixtures/samples/NAME` and compared byte for byte; `RECORD=1 swift test`
/// writes it anew and fails.
@Suite struct SampleGoldenTests {
  @Test(arguments: SampleRun.all) func textReport(_ sample: SampleRun) throws {
    let outcome = try sample.outcome()
    try Snapshot.expect(
      Array(TextReporter().text(of: outcome.report).utf8), in: sample.expected + "/report.txt")
  }

  @Test(arguments: SampleRun.all) func jsonReport(_ sample: SampleRun) throws {
    var report = try sample.outcome().report
    // The only part that names the machine.
    report.root = "/app"
    try Snapshot.expect(JSONReporter().write(report), in: sample.expected + "/report.json")
  }

  @Test(arguments: SampleRun.all, [Status.near, .review])
  func patch(_ sample: SampleRun, level: Status) throws {
    let outcome = try sample.outcome(level: level)
    try Snapshot.expect(
      outcome.changes.reduce(into: []) { $0 += $1.patch },
      in: sample.expected + "/\(level.rawValue).patch")
  }

  @Test(arguments: SampleRun.all) func rewrittenFiles(_ sample: SampleRun) throws {
    let outcome = try sample.outcome()
    // Without a design system there is nothing to write.
    #expect(outcome.changes.isEmpty == !sample.hasMapping)
    for change in outcome.changes {
      let name = change.name.dropFirst("samples/app/".count)
      try Snapshot.expect(change.rewritten, in: sample.expected + "/output/\(name).txt")
    }
  }
}
