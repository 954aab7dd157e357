import Testing

@testable import MigrateKit

/// Reports that pass through memory in pieces.
@Suite struct StreamedFilesTests {
  private func report(_ project: String, findings count: Int) -> [UInt8] {
    var report = RunReport(root: "/code")
    report.countFiles(count, in: project)
    report.suggestions = (0..<count).map { index in
      let name = String(1000 + index) + ".swift"
      return AwkwardReport.suggestion(
        AwkwardReport.finding("\(project)/\(name)", 3, "12", .radius(12)), .exact, token: "radius")
    }
    return JSONReporter().write(report)
  }

  @Test func reportsOnDiskMergeLikeThoseInMemory() throws {
    let folder = try TemporaryFolder()
    let reports = ["b": 700, "a": 2, "c": 500].map { ($0.key, report($0.key, findings: $0.value)) }
    for (name, bytes) in reports { try folder.write(name, bytes) }
    let onDisk = try MergedReport(reports.map { try ReportFile(path: folder.path($0.0)) })
    let inMemory = try MergedReport(reports.map { try ReportFile($0.1, name: $0.0) })
    #expect(try onDisk.write() == inMemory.write())
    // Neither one piece nor one for each finding.
    var count = 0
    try onDisk.write { _ in count += 1 }
    #expect((4...50).contains(count), "\(count) pieces")
  }

  @Test(arguments: ["", "{}\n"]) func aReportThatChangesIsNotMerged(_ addition: String) throws {
    let folder = try TemporaryFolder()
    let bytes = report("a", findings: 2)
    try folder.write("a.json", bytes)
    let merged = try MergedReport([ReportFile(path: folder.path("a.json"))])
    try folder.write("a.json", addition.isEmpty ? [] : bytes + addition.utf8)
    #expect(
      throws: MigrationError("'\(folder.path("a.json"))' changed while it was merged")
    ) { try merged.write() }
  }

  @Test func nothingIsWrittenWhenAPieceFails() throws {
    let folder = try TemporaryFolder()
    try folder.write("out", "old")
    #expect(throws: MigrationError("no more")) {
      try OutputFile.write(to: folder.path("out")) { write in
        write(Array("new".utf8))
        throw MigrationError("no more")
      }
    }
    #expect(try folder.text("out") == "old")
    #expect(try folder.run("ls", ["-A"]).text == "out\n")
  }

  @Test func piecesAddUpToTheFile() throws {
    let folder = try TemporaryFolder()
    let problem = try OutputFile.write(to: folder.path("out")) { write in
      for piece in ["one", "", " two"] { write(Array(piece.utf8)) }
    }
    #expect(problem == nil)
    #expect(try folder.text("out") == "one two")
  }
}
