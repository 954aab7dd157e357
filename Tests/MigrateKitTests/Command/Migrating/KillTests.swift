import Foundation
import Testing

@testable import MigrateKit

/// The command is killed with SIGKILL at random moments, and no file is lost or torn.
///
/// The law holds whatever the moment, so that the speed of the machine decides only how soon enough
/// kills have fallen into the writing. `Scripts/kill-test` does the same for as long as one likes.
@Suite struct KillTests {
  /// How many kills must fall between the first and the last write of a run, and of an undo.
  private static let wanted = (applies: 6, undos: 3)
  /// After so many tries the machine is taken to be unable to hit that moment.
  private static let mostRounds = 60

  @Test func everyFileIsOldOrNewAndUndoRestoresAll() throws {
    var project = try KilledProject(fileCount: 200, seed: 0x6B69_6C6C)
    var hits = (applies: 0, undos: 0)
    var rounds = 0
    while hits.applies < Self.wanted.applies || hits.undos < Self.wanted.undos {
      rounds += 1
      guard rounds <= Self.mostRounds else { break }
      if try project.killWhileRunning(["apply", "-q"]) { hits.applies += 1 }
      #expect(try project.tornFiles() == [])
      if hits.applies >= Self.wanted.applies || rounds % 2 == 0 {
        // Whether or not the run ended, taking it back is killed too.
        if try project.killWhileRunning(["apply", "-q", "--undo"]) { hits.undos += 1 }
        #expect(try project.tornFiles() == [])
      }
      try project.takeBack()
      #expect(try project.changedFiles() == [])
      #expect(try project.gitStatus() == "", "temporary files are taken away")
    }
    #expect(hits.applies >= Self.wanted.applies && hits.undos >= Self.wanted.undos, "\(hits)")
  }
}

/// A generated app whose rewriting is killed.
private struct KilledProject {
  private let folder: TemporaryFolder
  private let names: [String]
  private let old: [[UInt8]]
  private let new: [[UInt8]]
  private var random: SeededRandom
  /// How long the writing takes when nobody kills it.
  private var span: Duration = .zero

  init(fileCount: Int, seed: UInt64) throws {
    folder = try GeneratedProject.make(fileCount: fileCount)
    names = GeneratedProject.names(fileCount)
    random = SeededRandom(seed: seed)
    old = try names.map { [folder] in try folder.read($0) }
    let tool = try StartedTool(["apply", "-q"], in: folder)
    Self.waitForWriting(of: tool, in: folder)
    span = ContinuousClock().measure { tool.wait() }
    new = try names.map { [folder] in try folder.read($0) }
    #expect(zip(old, new).allSatisfy { $0 != $1 }, "the run rewrites every file")
    try takeBack()
  }

  /// Starts the command, kills it at a random moment of its writing, and says whether files had
  /// still to be written then.
  mutating func killWhileRunning(_ arguments: [String]) throws -> Bool {
    let delay = span * Double.random(in: 0...1, using: &random)
    let tool = try StartedTool(arguments, in: folder)
    Self.waitForWriting(of: tool, in: folder)
    usleep(UInt32(delay / .microseconds(1)))
    tool.killNow()
    return isUnfinished
  }

  /// Waits until the journal of a run that writes is there, or the run is over.
  private static func waitForWriting(of tool: StartedTool, in folder: TemporaryFolder) {
    let store = Self.store(of: folder)
    while tool.isRunning, !store.entries().contains(where: \.state.isUnfinished) { usleep(200) }
  }

  private static func store(of folder: TemporaryFolder) -> JournalStore {
    JournalStore(root: folder.path, folder: folder.path(".git/dsmigrate"))
  }

  private var isUnfinished: Bool {
    Self.store(of: folder).entries().contains { $0.state.isUnfinished }
  }

  /// Has whatever the last run did taken back, unless it did nothing.
  func takeBack() throws {
    guard Self.store(of: folder).entries().contains(where: { $0.state != .new }) else { return }
    let result = try BuiltTool.run(["apply", "--undo", "-q"], in: folder)
    #expect(result.status == 0, "\(result.error)")
  }

  /// Files that are neither what they were nor what the run makes of them.
  func tornFiles() throws -> [String] {
    try names.indices.filter { index in
      let bytes = try folder.read(names[index])
      return bytes != old[index] && bytes != new[index]
    }.map { names[$0] }
  }

  /// Files that are not what they were.
  func changedFiles() throws -> [String] {
    try names.indices.filter { try folder.read(names[$0]) != old[$0] }.map { names[$0] }
  }

  func gitStatus() throws -> String {
    try folder.run("git", ["status", "--porcelain", "--untracked-files=all"]).text
  }
}
