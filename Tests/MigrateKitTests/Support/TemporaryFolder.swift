import Foundation

@testable import MigrateKitCore

/// A folder that lives as long as the test that made it.
final class TemporaryFolder: Sendable {
  /// The absolute path, without symbolic links.
  let path: String

  init() throws {
    // As the command sees it: Foundation would leave out `/private` on macOS.
    let base = FilePath.real(FileManager.default.temporaryDirectory.path)
    path = base + "/dsmigrate-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: statePath)
  }

  /// Where programs that run in the folder keep what they keep for their user.
  var statePath: String { path + "-state" }

  /// The path of a name in the folder.
  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, making the folders that it needs.
  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  /// Writes a file, making the folders that it needs.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The bytes of a file.
  func read(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The text of a file.
  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }

  /// Makes the folder a git work tree in which everything is committed.
  func commitAll() throws {
    for arguments in [
      ["init", "-q"], ["add", "-A"],
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "All"],
    ] {
      let result = try run("git", arguments)
      guard result.status == 0 else { throw ProgramError(text: result.error) }
    }
  }

  /// Runs a program in the folder.
  func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], in folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    try ProgramResult.run(
      program, arguments, input: input, in: folder.map { self.path($0) } ?? path,
      environment: ["XDG_STATE_HOME": statePath].merging(environment) { $1 })
  }
}

struct ProgramError: Error {
  var text: String
}

/// What a program wrote, and how it ended.
struct ProgramResult {
  var status: Int32
  var output: [UInt8]
  var error: String
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Runs a program that is found on the path, or named by its absolute path.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], in folder: String,
    environment: [String: String] = [:]
  ) throws -> ProgramResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = self.environment().merging(environment) { $1 }
    // Files instead of pipes: a pipe that fills up would stop the program.
    let files = try TemporaryFiles(input: input)
    process.standardInput = try FileHandle(forReadingFrom: files.input)
    process.standardOutput = try FileHandle(forWritingTo: files.output)
    process.standardError = try FileHandle(forWritingTo: files.error)
    try process.run()
    process.waitUntilExit()
    return ProgramResult(
      status: process.terminationStatus, output: Array(try Data(contentsOf: files.output)),
      error: String(decoding: try Data(contentsOf: files.error), as: UTF8.self))
  }

  /// The variables of this process, without what would change what a test sees.
  static func environment() -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    // The user's own settings must not change what a test sees.
    variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    variables["GIT_CONFIG_SYSTEM"] = "/dev/null"
    variables["DRY_RUN"] = nil
    variables["NO_COLOR"] = nil
    return variables
  }
}

/// The three streams of a program as files.
private final class TemporaryFiles {
  let input: URL
  let output: URL
  let error: URL
  private let folder: URL

  init(input bytes: [UInt8]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    input = folder.appendingPathComponent("input")
    output = folder.appendingPathComponent("output")
    error = folder.appendingPathComponent("error")
    try Data(bytes).write(to: input)
    try Data().write(to: output)
    try Data().write(to: error)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }
}
