import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// `scan --timings`: hidden, for people who work on the tool's speed.
@Suite struct TimingsTests {
  private static let view = "let c = Text(\"a\").foregroundColor(.red)\n"
  private static let plain = "let a = 1\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<20 { try folder.write("V\(number).swift", Self.view) }
    try folder.write("Plain.swift", Self.plain)
    return folder
  }

  @Test func printsEachStageOnceWithTheMemoryAtTheEnd() throws {
    let result = try BuiltTool.run(["scan", "--timings", "--format", "json", "."], in: folder())
    let names = result.error.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(
      names == [
        "find", "read", "tokenize", "structure", "detect", "match", "report", "wall", "peak",
      ])
    #expect(result.output.first == UInt8(ascii: "{"))
    #expect(result.status == 0)
  }

  @Test func changesNothingInTheReport() throws {
    let folder = try folder()
    #expect(
      try BuiltTool.run(["scan", "--timings", "."], in: folder).output
        == BuiltTool.run(["scan", "."], in: folder).output)
  }

  /// Only files that may hold a value get an outline.
  @Test(arguments: [1, 3]) func countsEveryFileAndEveryByteOnce(jobs: Int) throws {
    let folder = try folder()
    let clock = StageClock()
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.jobs = jobs
    request.clock = clock
    _ = try MigrationRun.run(request)
    let viewBytes = 20 * Self.view.utf8.count
    let all = viewBytes + Self.plain.utf8.count
    #expect(clock[.find].count == 21)
    for stage in [StageClock.Stage.read, .tokenize, .detect] {
      #expect(clock[stage].count == 21 && clock[stage].byteCount == all, "\(stage)")
    }
    #expect(clock[.structure].count == 20 && clock[.structure].byteCount == viewBytes)
    #expect(clock[.match].count == 21 && clock[.match].byteCount == 0)
    for stage in StageClock.Stage.allCases { #expect(clock[stage].seconds > 0, "\(stage)") }
  }

  @Test func linesKeepTheirUnits() throws {
    let lines = TimingsText.lines(StageClock(), peakBytes: 12_340_000)
    #expect(lines.first == "find            0.0 ms")
    #expect(lines.last == "peak           12.3 MB")
  }

  @Test func staysOutOfTheHelp() throws {
    let folder = try folder()
    for line in [["scan", "--help"], ["--help"]] {
      #expect(try !BuiltTool.run(line, in: folder).text.contains("--timings"))
    }
    let mistyped = try BuiltTool.run(["scan", "--timing", "."], in: folder)
    #expect(mistyped.error == "dsmigrate: unknown option '--timing'\n")
  }
}
