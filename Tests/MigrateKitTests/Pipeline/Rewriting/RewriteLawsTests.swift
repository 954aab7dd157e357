import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What holds for every run, whatever is found and whatever it becomes.
@Suite struct RewriteLawsTests {
  @Test func thereAreRuns() {
    #expect(SampleRun.all.count >= 5)
  }

  /// What a patch makes of the files is what the run would write, and a second run has nothing to do.
  @Test(arguments: SampleRun.all, [Status.near, .review])
  func patchAndRewriteAgreeAndAreStable(_ sample: SampleRun, level: Status) throws {
    let folder = try sample.workspace()
    let first = try sample.outcome(level: level)
    let failures = first.report.problems.filter { !$0.isWarning }
    #expect(failures == [])
    let patch = first.changes.reduce(into: [UInt8]()) { $0 += $1.patch }
    if !patch.isEmpty {
      let applied = try folder.run("git", ["apply", "--whitespace=nowarn"], input: patch)
      #expect(applied.status == 0, "\(applied.error)")
    }
    for change in first.changes { #expect(try folder.read(change.name) == change.rewritten) }
    let second = try SampleRun.run(folder, level: level)
    #expect(second.changes.map(\.name) == [])
  }

  @Test(arguments: SampleRun.all) func outputDoesNotDependOnTheNumberOfThreads(_ sample: SampleRun)
    throws
  {
    let folder = try sample.workspace()
    let one = try SampleRun.run(folder, jobs: 1)
    for jobs in [2, 7] {
      let many = try SampleRun.run(folder, jobs: jobs)
      #expect(JSONReporter().write(many.report) == JSONReporter().write(one.report))
      #expect(many.changes.map(\.patch) == one.changes.map(\.patch))
    }
  }
}
