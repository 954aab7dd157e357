import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Reports that are written while files are matched.
@Suite struct ReportStreamTests {
  /// A project in a project, color sets between files, tests, and a file with many findings.
  private func tree() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let small = try SmallProject()
    for file in ["small.json", "small.tokens.json"] {
      try folder.write(file, small.folder.text("design/" + file))
    }
    for name in ["a", "b", "d"] {
      try folder.write("\(name)/Card.swift", SmallProject.card)
      try folder.write("\(name)/Tests/CardTests.swift", SmallProject.label)
      try folder.write("\(name)/A.xcassets/Sea.colorset/Contents.json", Self.colorSet)
    }
    try folder.write("c/.dsmigrate.json", #"{ "exclude": ["Gone"] }"#)
    try folder.write("c/Label.swift", SmallProject.label)
    let many = (0..<200).map { #"    Text("").cornerRadius(\#($0 + 1))"# }.joined(separator: "\n")
    try folder.write(
      "b/Many.swift",
      "import SwiftUI\nstruct M: View {\n  var body: some View {\n\(many)\n  }\n}\n")
    return folder
  }

  private static let colorSet = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "0x08", "green": "0x91", "blue": "0x12", "alpha": "1.000" } } }] }
    """

  private func request(_ folder: TemporaryFolder, jobs: Int) -> MigrationRun.Request {
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    request.mapping = "small.json"
    request.jobs = jobs
    return request
  }

  @Test(arguments: [1, 2, 7]) func aStreamedReportEqualsTheOneFromMemory(jobs: Int) throws {
    let folder = try tree()
    let kept = try MigrationRun.run(request(folder, jobs: jobs)).report
    #expect(kept.suggestions.count > 200)
    #expect(kept.suggestions.contains { $0.finding.file.hasSuffix("Contents.json") })
    let formats: [any StreamedFormat] = [JSONReporter(), CSVReporter()]
    for format in formats {
      for count in [1, 3, 1000] {
        var pieces: [[UInt8]] = []
        let stream = ReportStream(format, findingsInPiece: count, jobs: jobs) { pieces.append($0) }
        var request = request(folder, jobs: jobs)
        request.stream = stream
        let report = try MigrationRun.run(request).report
        #expect(report.suggestions.isEmpty)
        #expect(pieces.count > 1)
        #expect(report.figures == kept.figures)
        stream.finish(report)
        #expect(Array(pieces.joined()) == format.write(kept))
      }
    }
  }

  /// Such a run ends with an error, before which nothing may be written.
  @Test func nothingIsWrittenOfARunWithoutSwiftFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.xcassets/Sea.colorset/Contents.json", Self.colorSet)
    var request = MigrationRun.Request(paths: ["."], workingDirectory: folder.path)
    var pieces: [[UInt8]] = []
    let stream = ReportStream(JSONReporter()) { pieces.append($0) }
    request.stream = stream
    let report = try MigrationRun.run(request).report
    #expect(report.suggestions.count == 1)
    #expect(pieces.isEmpty)
    stream.finish(report)
    #expect(Array(pieces.joined()) == JSONReporter().write(report))
  }

  @Test func figuresOfPartsAddUp() {
    let suggestions = AwkwardReport.report().suggestions
    var (whole, sum) = (FindingFigures(), FindingFigures())
    whole.add(suggestions)
    for suggestion in suggestions {
      var one = FindingFigures()
      one.add([suggestion])
      sum += one
    }
    #expect(sum == whole)
    #expect(whole.failing == suggestions.count(where: \.failsCheck))
  }
}
