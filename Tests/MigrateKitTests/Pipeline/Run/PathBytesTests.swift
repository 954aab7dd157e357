import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Two files whose names Swift takes for equal: `é` as one scalar and as two.
///
/// A file system that takes them for one name, as on macOS, cannot hold both; there the tests have
/// nothing to show.
@Suite(.enabled(if: BytewiseNames.areKept)) struct PathBytesTests {
  static let composed = "App/Caf\u{E9}.swift"
  static let decomposed = "App/Cafe\u{301}.swift"

  private func same(_ a: [String], _ b: [String]) -> Bool {
    a.map { Array($0.utf8) } == b.map { Array($0.utf8) }
  }

  @Test func eachFileGetsItsOwnText() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.composed, "let a = 1\n")
    try folder.write(Self.decomposed, "let b = 2\n")
    try folder.commitAll()
    let changes = [
      ChangeSample.change(folder, Self.decomposed, reading: "let b = 2\n", becoming: "two"),
      ChangeSample.change(folder, Self.composed, reading: "let a = 1\n", becoming: "one"),
    ]
    let place = JournalPlace(paths: ["."], workingDirectory: folder.path)
    let transaction = try RewriteTransaction(changes, in: place)
    #expect(transaction.write(changes) == [nil, nil])
    #expect(transaction.restore(changes[0]) == nil)
    #expect(transaction.write(changes[0]) == nil)
    try transaction.finish()
    #expect(try folder.text(Self.composed) == "let a = one\n")
    #expect(try folder.text(Self.decomposed) == "let b = two\n")
    let restored = try RewriteHistory(place).undo().restored
    #expect(same(restored, [Self.decomposed, Self.composed]))
    #expect(try folder.text(Self.composed) == "let a = 1\n")
    #expect(try folder.text(Self.decomposed) == "let b = 2\n")
  }

  @Test func refusingOneDoesNotAffectTheOther() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.write(Self.composed, ChangeSample.before)
    try outside.write("Out.swift", ChangeSample.before)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(Self.decomposed), withDestinationPath: outside.path("Out.swift"))
    try folder.commitAll()
    let changes = [Self.composed, Self.decomposed].map { ChangeSample.change(folder, $0) }
    let place = JournalPlace(paths: ["."], workingDirectory: folder.path)
    let transaction = try RewriteTransaction(changes, in: place)
    let problems = transaction.write(changes)
    try transaction.finish()
    #expect(problems[0] == nil)
    #expect(problems[1] != nil)
    #expect(try folder.text(Self.composed) == ChangeSample.after)
  }

  @Test func bothAreFoundAlsoWhenNamedTogether() throws {
    let folder = try TemporaryFolder()
    for name in [Self.composed, Self.decomposed] { try folder.write(name, "") }
    let request = SourceFinder.Request(
      paths: [Self.composed, Self.decomposed, "App"], workingDirectory: folder.path)
    let found = try SourceFinder.find(request)
    #expect(same(found.files.map(\.name), [Self.decomposed, Self.composed]))
  }

  @Test func configurationsOfEquivalentFolderNamesAreSeparate() throws {
    let folder = try TemporaryFolder()
    for (name, app) in [("\u{E9}", "one"), ("e\u{301}", "two")] {
      try folder.write("\(name)/.dsmigrate.json", #"{ "exclude": ["\#(app).swift"] }"#)
      try folder.write("\(name)/one.swift", "")
      try folder.write("\(name)/two.swift", "")
    }
    let request = SourceFinder.Request(paths: ["."], workingDirectory: folder.path)
    let found = try SourceFinder.find(request)
    #expect(same(found.files.map(\.name), ["e\u{301}/one.swift", "\u{E9}/two.swift"]))
    #expect(Set(found.files.map(\.projectIndex)).count == 2)
  }

  @Test func anEquivalentlyNamedFolderIsOutside() {
    #expect(!FilePath.contains("/x/\u{E9}", "/x/e\u{301}/a"))
    #expect(!FilePath.contains("/x/\u{E9}", "/x/e\u{301}"))
    #expect(FilePath.contains("/x", "/x/\u{301}a"))
    #expect(FilePath.absolute("../\u{301}b", from: "/x/y") == "/x/\u{301}b")
  }

  @Test func compilerPathsAreMatchedByBytes() {
    let paths = ChangedPaths(
      ["/r/" + Self.composed, "/r/" + Self.decomposed], directory: "/r", exists: { _ in true })
    #expect(paths.file(named: Self.composed) == 0)
    #expect(paths.file(named: Self.decomposed) == 1)
  }

  // MARK: - Reports and state

  private func finding(_ file: String) -> Suggestion {
    Suggestion(finding: AwkwardReport.finding(file, 1, "12", .radius(12)), status: .gap)
  }

  @Test func aBaselineDistinguishesThem() throws {
    let both = [finding(Self.decomposed), finding(Self.composed)]
    let baseline = Baseline(of: both)
    #expect(baseline.entries.count == 2)
    #expect(baseline.fileCount == 2)
    let read = BaselineFile.read(BaselineFile.write(baseline), file: "b.json").baseline
    #expect(read?.entries.count == 2)
    // A value that goes from one file is not the one that stays in the other.
    let comparison = BaselineComparison(
      of: [both[0]], with: baseline, file: "b.json", covers: { _ in true }, isGone: { _ in false })
    #expect(comparison.all.gone == 1)
    #expect(same(comparison.absent.map(\.file), [Self.composed]))
  }

  @Test func reportsCountThemSeparately() throws {
    var report = RunReport(root: "/r", suggestions: [])
    report.suggestions = ["\u{E9}/a.swift", "e\u{301}/a.swift"].map(finding)
    report.countFiles(1, in: "\u{E9}")
    report.countFiles(1, in: "e\u{301}")
    let summary = ReportSummary(report)
    #expect(summary.byFolder.count == 2)
    #expect(summary.byProject.values.allSatisfy { $0.files == 1 && $0.gap == 1 })
    let problems = ["\u{E9}", "e\u{301}"].map { FileProblem(file: $0, message: "m") }
    #expect(Set(problems).count == 2)
  }

  @Test func decisionsOnOneDoNotAffectTheOther() throws {
    let (a, b) = (finding(Self.composed).finding, finding(Self.decomposed).finding)
    #expect(Fingerprint.id(of: a.key, in: a.file) != Fingerprint.id(of: b.key, in: b.file))
  }
}

/// Whether the file system holds two files whose names only look alike.
private enum BytewiseNames {
  static let areKept: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    for name in ["\u{E9}", "e\u{301}"] { try? folder.write(name, "") }
    return (try? FileSystem.entries(of: folder.path))?.count == 2
  }()
}
