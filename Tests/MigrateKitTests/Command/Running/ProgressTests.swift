import Foundation
import Testing

@testable import MigrateKit

@Suite struct ProgressTests {
  /// Every step of a run in the order in which it was told.
  private final class Steps: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var all: [RunProgress] = []

    func add(_ step: RunProgress) { lock.withLock { all.append(step) } }
  }

  @Test func aRunReportsEveryFileOnceAndInOrder() throws {
    let folder = try TemporaryFolder()
    for number in 0..<40 { try folder.write("V\(number).swift", "let c = Color.red\n") }
    let steps = Steps()
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.jobs = 4
    request.progress = { steps.add($0) }
    _ = try MigrationRun.run(request)
    let reading = steps.all.filter { $0.stage == .reading }
    #expect(reading.map(\.filesDone) == Array(1...40))
    #expect(reading.last?.bytesDone == 40 * 18)
    #expect(steps.all.filter { $0.stage == .matching }.map(\.filesDone) == Array(1...40))
  }

  /// Enough work for the bar to show, whatever the machine: the tree grows until it does.
  @Test func aTerminalShowsABarThatIsRemovedAtTheEnd() throws {
    let folder = try TemporaryFolder()
    let view = "struct V: View { var body: some View { Text(\"a\").foregroundColor(.red) } }\n"
    for size in [2_000, 8_000, 32_000] {
      try folder.write("Big\(size).swift", String(repeating: view, count: size))
      for number in 0..<20 { try folder.write("V\(size)-\(number).swift", view) }
      let text = try PseudoTerminal(columns: 100).run(
        BuiltTool.path, ["scan", "--jobs", "1", "."], in: folder.path)
      guard text.contains("━") || text.contains("─") else { continue }
      #expect(text.contains(" files"))
      // The last thing that happens to the line of the bar is that it is cleared.
      let report = text.components(separatedBy: "\r\u{1B}[K").last
      #expect(report?.contains("hard-coded value") == true)
      #expect(report?.contains("━") == false)
      return
    }
    Issue.record("the bar never showed")
  }

  @Test func thereIsNoBarWithoutATerminal() throws {
    let folder = try TemporaryFolder()
    try folder.write("V.swift", "let c = Color.red\n")
    #expect(try BuiltTool.run(["scan", "."], in: folder).error == "")
  }
}
