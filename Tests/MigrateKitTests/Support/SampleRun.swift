import Foundation
import Testing

@testable import MigrateKit
@testable import MigrateKitCore

/// Whole runs to test: every sample, and every folder of `Fixtures/runs` that has an `input`.
struct SampleRun: CustomTestStringConvertible, Sendable {
  /// The name of the run.
  var testDescription: String
  /// The folder of its code.
  var input: String
  /// The folder among the fixtures that keeps what comes of it.
  var expected: String

  /// Whether the code names a design system.
  var hasMapping: Bool {
    FileManager.default.fileExists(atPath: input + "/.dsmigrate.json")
  }

  /// Every run, in order.
  static let all: [SampleRun] =
    folders(in: Repository.root + "/samples").map { name, path in
      SampleRun(testDescription: "samples/\(name)", input: path, expected: "samples/\(name)")
    }
    + folders(in: Snapshot.fixtures + "/runs").map { name, path in
      SampleRun(testDescription: "runs/\(name)", input: path + "/input", expected: "runs/\(name)")
    }

  private static func folders(in path: String) -> [(name: String, path: String)] {
    let manager = FileManager.default
    return ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted().compactMap { name in
      var isFolder: ObjCBool = false
      let exists = manager.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      return exists && isFolder.boolValue ? (name, path + "/" + name) : nil
    }
  }

  /// A copy of the code beside the mappings, at the top of a work tree, so that no path of this machine is
  /// in what comes of it and ids are made of the paths in the report.
  func workspace() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: folder.path("samples"), withIntermediateDirectories: true)
    try manager.createDirectory(atPath: folder.path(".git"), withIntermediateDirectories: true)
    try manager.copyItem(atPath: input, toPath: folder.path("samples/app"))
    try manager.copyItem(atPath: Repository.root + "/mappings", toPath: folder.path("mappings"))
    return folder
  }

  /// What comes of the code as it is, one run for all tests that look at it.
  func outcome(level: Status = .near) throws -> MigrationRun.Outcome {
    let key = Key(input: input, level: level)
    let run = Self.outcomes.value(of: key) {
      Deferred { Result { try Self.run(try workspace(), level: level) } }
    }
    return try run.value.get()
  }

  private struct Key: Hashable {
    var input: String
    var level: Status
  }

  private static let outcomes = Memo<Key, Deferred<Result<MigrationRun.Outcome, any Error>>>()

  /// Runs the tool over a workspace.
  static func run(
    _ folder: TemporaryFolder, level: Status = .near, accept: Set<ReasonCode> = [],
    jobs: Int? = nil
  ) throws -> MigrationRun.Outcome {
    var request = MigrationRun.Request(paths: ["samples/app"], workingDirectory: folder.path)
    request.keepsBytes = true
    request.jobs = jobs
    request.policy = ApplyPolicy(level: level, accept: accept)
    return try MigrationRun.run(request)
  }
}
