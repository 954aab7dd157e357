import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// What is found, and in which order, is the same however many threads look for it.
@Suite struct SourceFinderOrderTests {
  private func find(
    _ folder: TemporaryFolder, _ paths: [String] = ["."], jobs: Int? = nil,
    _ change: (inout SourceFinder.Request) -> Void = { _ in }
  ) throws -> FoundFiles {
    var request = SourceFinder.Request(paths: paths, workingDirectory: folder.path)
    request.jobs = jobs
    change(&request)
    return try SourceFinder.find(request)
  }

  /// All that was found or the mistake that ended the run, word for word.
  private func outcome(
    _ folder: TemporaryFolder, _ paths: [String], jobs: Int,
    _ change: (inout SourceFinder.Request) -> Void
  ) -> String {
    do {
      return String(describing: try find(folder, paths, jobs: jobs, change))
    } catch {
      return String(describing: error)
    }
  }

  // MARK: Laws

  static let pathsOfRuns = [
    ["."], ["b", "."], [".", "a", "a/b"], ["a", "b", "App", "a"], ["App/F0.swift", ".", "b"],
  ]

  @Test(arguments: 0..<3) func theResultDoesNotDependOnThreads(seed: Int) throws {
    let tree = try RandomTree(seed: UInt64(seed))
    for paths in Self.pathsOfRuns {
      for (readsAll, shard) in [(false, nil), (true, nil), (true, Shard(2, of: 3))] {
        let outcomes = [1, 2, 8].map { jobs in
          outcome(tree.folder, paths, jobs: jobs) { request in
            request.readsAll = readsAll
            request.shard = shard
          }
        }
        #expect(Set(outcomes).count == 1, "\(paths)")
      }
    }
  }

  @Test(arguments: 0..<3) func aMistakeIsTheSameForAllThreads(seed: Int) throws {
    let tree = try RandomTree(seed: UInt64(seed))
    for name in ["b/App/a", "a/b", "App/n"] {
      try tree.folder.write(name + "/.dsmigrate.json", "{")
    }
    for paths in Self.pathsOfRuns {
      let outcomes = [1, 2, 8].map { outcome(tree.folder, paths, jobs: $0) { _ in } }
      #expect(Set(outcomes).count == 1)
      #expect(outcomes[0].contains("the file ends inside an object"))
    }
  }

  /// The laws would hold of nothing, too.
  @Test func theTreesHoldSomethingOfEverything() throws {
    let tree = try RandomTree(seed: 0)
    let found = try find(tree.folder)
    let all = try find(tree.folder) { $0.readsAll = true }
    #expect(found.files.count > 100 && all.files.count > found.files.count)
    #expect(Set(all.files.map(\.place)) == [nil, .vendored, .generated])
    #expect(found.projects.count > 10 && !found.colorSets.isEmpty && !found.skippedFolders.isEmpty)
    #expect(found.projects.contains { !$0.exclude.isEmpty })
    // So many folders of one depth are worth several threads.
    let folders = Set(all.files.map { $0.name.split(separator: "/").dropLast().prefix(3) })
    #expect(folders.count { $0.count == 3 } >= 128)
  }

  @Test(arguments: 0..<3) func filesAreInOrderOfTheirBytesEachOnce(seed: Int) throws {
    let tree = try RandomTree(seed: UInt64(seed))
    for paths in Self.pathsOfRuns {
      let names = try find(tree.folder, paths).files.map { Array($0.name.utf8) }
      #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    }
  }

  // MARK: Order

  struct ProjectRow: CustomTestStringConvertible, Sendable {
    var paths: [String]
    var projects: [String]
    var testDescription: String { paths.joined(separator: " ") }
  }

  @Test(arguments: [
    // An outer project comes before those in it, and these come before the next beside it.
    ProjectRow(paths: ["."], projects: ["none", "B", "a", "a/m", "a/z", "a-b", "c/d/e"]),
    ProjectRow(paths: ["a-b", "."], projects: ["a-b", "none", "B", "a", "a/m", "a/z", "c/d/e"]),
    ProjectRow(
      paths: ["c/d", "a/z/x.swift", "a"], projects: ["none", "c/d/e", "a/z", "a", "a/m"]),
    ProjectRow(paths: ["a/m", "a/m"], projects: ["a/m"]),
  ])
  func projectsAreCountedAsTheyAreMet(_ row: ProjectRow) throws {
    let folder = try TemporaryFolder()
    for name in ["B", "a", "a-b", "a/m", "a/z", "c/d/e"] {
      try folder.write(name + "/x.swift", "")
      try folder.write(name + "/.dsmigrate.json", "{}")
    }
    let found = try find(folder, row.paths)
    let projects = found.projects.map { app in
      app.project.map { FilePath.relative($0, to: folder.path) } ?? "none"
    }
    #expect(projects == row.projects)
    for file in found.files {
      #expect(found.projects[file.projectIndex].project == file.folder)
    }
  }

  struct MistakeRow: CustomTestStringConvertible, Sendable {
    var paths: [String]
    var name: String
    var testDescription: String { paths.joined(separator: " ") }
  }

  @Test(arguments: [
    // The folder of `b` is read long before that of `a/deep/er`.
    MistakeRow(paths: ["."], name: "a/deep/er"), MistakeRow(paths: ["b", "."], name: "b"),
    MistakeRow(paths: ["c.swift", "b/x.swift", "a"], name: "b"),
    MistakeRow(paths: ["a", "b/x.swift"], name: "a/deep/er"),
  ])
  func theFirstMistakeIsTheFirstFailure(_ row: MistakeRow) throws {
    let folder = try TemporaryFolder()
    for name in ["a/deep/er", "b"] {
      try folder.write(name + "/x.swift", "")
      try folder.write(name + "/.dsmigrate.json", "[]")
    }
    try folder.write("c.swift", "")
    let message = "\(row.name)/.dsmigrate.json: expected an object, found an array"
    #expect(throws: MigrationError(message)) { try find(folder, row.paths).throwFailure() }
  }

  @Test func unreadableFoldersAreReportedInOrder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/deep/x.swift", "")
    try folder.write("b/x.swift", "")
    // A name that is not text is not found again; some file systems know no such name.
    for name in ["b", "a/deep"] {
      let path = Array(folder.path(name).utf8) + [UInt8(ascii: "/"), 0xFF, 0]
      guard mkdir(path.map { CChar(bitPattern: $0) }, 0o755) == 0 else { return }
    }
    let found = try find(folder)
    #expect(found.problems.map(\.file) == ["a/deep/\u{FFFD}", "b/\u{FFFD}"])
    #expect(
      found.problems.allSatisfy {
        $0.message == "cannot read the folder: no such file or directory"
      })
    #expect(found.files.map(\.name) == ["a/deep/x.swift", "b/x.swift"])
  }

  @Test(arguments: [
    ("", ""), ("", "a"), ("a", "a"), ("a", "ab"), ("a-b", "a/b"), ("a/b", "a.b"), ("Z", "a"),
    ("z", "ä"), ("ä", "a\u{308}"), ("é", "😀"), ("\u{FFFD}", "😀"),
  ])
  func textIsOrderedByItsBytes(a: String, b: String) {
    #expect(a.precedesByBytes(b) == Array(a.utf8).lexicographicallyPrecedes(Array(b.utf8)))
    #expect(b.precedesByBytes(a) == Array(b.utf8).lexicographicallyPrecedes(Array(a.utf8)))
  }
}

/// A tree of folders with all that a finder meets: projects and repositories in each other, ignore files,
/// asset catalogs, folders of other people's code, links.
private struct RandomTree {
  let folder: TemporaryFolder
  private var random: SeededRandom

  private static let names = [
    "a", "b", "a-b", "App", "n", "n.swift", "Pods", "gen", "Assets.xcassets", "Ink.colorset", ".x",
    "Kit",
  ]

  init(seed: UInt64) throws {
    folder = try TemporaryFolder()
    random = SeededRandom(seed: seed)
    for name in ["a/b", "App", "b"] { try folder.write(name + "/F0.swift", "") }
    for number in 0..<500 {
      try write("F\(number % 3)" + pick([".swift", ".swift", ".xib", ".m"]))
    }
    for _ in 0..<12 {
      try write(".dsmigrate.json", pick(["{}", #"{ "exclude": ["gen", "F1.*"] }"#]))
    }
    for _ in 0..<12 { try write(".git/HEAD", "") }
    for _ in 0..<12 {
      try write(".gitignore", pick(["gen/\n", "F2.swift\n", "/a\n!/a-b\n", "*.xib\n"]))
    }
    for _ in 0..<20 {
      try write("Contents.json", #"{ "properties": { "provides-namespace": true } }"#)
    }
    for _ in 0..<20 { try link() }
  }

  private mutating func pick(_ values: [String]) -> String {
    values.randomElement(using: &random) ?? ""
  }

  /// A folder somewhere in the tree.
  private mutating func place() -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in pick(Self.names) + "/" }.joined()
  }

  private mutating func write(_ name: String, _ text: String = "") throws {
    try folder.write(place() + name, text)
  }

  private mutating func link() throws {
    let place = place()
    try folder.write(place + "F0.swift", "")
    // Where a link of the name stands already, one is enough.
    try? FileManager.default.createSymbolicLink(
      atPath: folder.path(place + pick(["L.swift", "L"])),
      withDestinationPath: pick(["..", "F0.swift"]))
  }
}
