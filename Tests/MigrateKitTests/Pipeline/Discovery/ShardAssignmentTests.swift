import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Which files each worker reads, and which it is about.
@Suite struct ShardAssignmentTests {
  private func find(
    _ folder: TemporaryFolder, _ number: Int, of count: Int, _ paths: [String] = ["."]
  ) throws -> FoundFiles {
    var request = SourceFinder.Request(paths: paths, workingDirectory: folder.path)
    request.shard = Shard(number, of: count)
    return try SourceFinder.find(request)
  }

  /// The names of the files that each worker reads.
  private func read(
    _ folder: TemporaryFolder, by count: Int, _ paths: [String] = ["."]
  ) throws -> [[String]] {
    try (1...count).map { try find(folder, $0, of: count, paths).files.map(\.name) }
  }

  /// A folder of repositories, each with two files, and some files beside.
  private func repositories(_ names: [String], loose: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names {
      try folder.write("\(name)/A.swift", "")
      try folder.write("\(name)/Deep/B.swift", "")
      _ = try folder.run("git", ["init", "-q", name])
    }
    for name in loose { try folder.write(name, "") }
    return folder
  }

  private let names = ["alpha", "beta", "delta", "epsilon", "gamma", "zeta"]

  @Test func repositoriesAreReadWholeByOneWorker() throws {
    let folder = try repositories(names)
    let read = try read(folder, by: 3)
    #expect(
      read.flatMap { $0 }.sorted() == names.flatMap { ["\($0)/A.swift", "\($0)/Deep/B.swift"] })
    // alpha: 1; delta: 2; the others: 3.
    #expect(read[0] == ["alpha/A.swift", "alpha/Deep/B.swift"])
    #expect(read[1] == ["delta/A.swift", "delta/Deep/B.swift"])
    #expect(try find(folder, 1, of: 3).files.allSatisfy(\.isOwn))
  }

  @Test func addingARepositoryReassignsNoOther() throws {
    let before = try read(repositories(names), by: 3)
    let after = try read(repositories(names + ["eta", "theta"]), by: 3)
    for (before, after) in zip(before, after) { #expect(Set(before).isSubset(of: after)) }
  }

  @Test func foldersOfOtherShardsAreNotSearched() throws {
    let folder = try repositories(["alpha", "gamma"])
    // A configuration that does not load is a failure of the run that meets it.
    try folder.write("gamma/Deep/.dsmigrate.json", "{")
    // alpha: 2; gamma: 1.
    let second = try find(folder, 2, of: 2)
    #expect(second.files.map(\.name) == ["alpha/A.swift", "alpha/Deep/B.swift"])
    #expect(second.failures.isEmpty)
    let first = try find(folder, 1, of: 2)
    #expect(first.files.map(\.name) == ["gamma/A.swift"])
    #expect(first.failures.map(\.file) == ["gamma/Deep/.dsmigrate.json"])
  }

  @Test func codeOutsideOfRepositoriesIsOnePart() throws {
    let folder = try repositories(["gamma"], loose: ["c.swift", "loose/d.swift"])
    #expect(
      try read(folder, by: 2) == [
        ["gamma/A.swift", "gamma/Deep/B.swift"], ["c.swift", "loose/d.swift"],
      ])
  }

  @Test func appsOfOneRepositoryAreDividedToo() throws {
    let folder = try TemporaryFolder()
    for name in ["app", "one"] {
      try folder.write("\(name)/.dsmigrate.json", "{}")
      try folder.write("\(name)/a.swift", "")
      // What is a project inside of another goes with it.
      try folder.write("\(name)/inner/.dsmigrate.json", "{}")
      try folder.write("\(name)/inner/b.swift", "")
    }
    try folder.commitAll()
    // app: 1; one: 2.
    for paths in [["."], ["app", "one/inner", "one"]] {
      #expect(
        try read(folder, by: 2, paths) == [
          ["app/a.swift", "app/inner/b.swift"], ["one/a.swift", "one/inner/b.swift"],
        ])
    }
  }

  @Test func pathsInsideRepositoriesStayTogether() throws {
    let folder = try repositories(names)
    let paths = names.flatMap { ["\($0)/A.swift", "\($0)/Deep"] }
    #expect(try read(folder, by: 3, paths) == read(folder, by: 3))
  }

  @Test func theFilesOfASingleProjectAreDividedAndAllRead() throws {
    let folder = try repositories(["alpha"])
    for index in 0..<20 { try folder.write("alpha/V\(index).swift", "") }
    for paths in [["alpha"], ["."]] {
      let parts = try (1...3).map { try find(folder, $0, of: 3, paths) }
      #expect(parts.allSatisfy { $0.files.count == 22 })
      for index in 0..<22 {
        #expect(parts.count { $0.files[index].isOwn } == 1)
      }
      #expect(parts.allSatisfy { $0.files.contains(where: \.isOwn) })
    }
  }

  @Test func namesMayStartAtAFolderAbove() throws {
    let folder = try repositories(["team/alpha"])
    var request = SourceFinder.Request(paths: ["alpha"], workingDirectory: folder.path("team"))
    request.root = ".."
    #expect(
      try SourceFinder.find(request).files.map(\.name)
        == ["team/alpha/A.swift", "team/alpha/Deep/B.swift"])
    request.root = "alpha/Deep"
    #expect(
      throws: MigrationError("'\(folder.path("team/alpha"))' does not lie in the root 'alpha/Deep'")
    ) { try SourceFinder.find(request) }
  }
}
