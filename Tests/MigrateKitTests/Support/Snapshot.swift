import Foundation
import Testing

/// Outputs that are kept as files and compared byte for byte.
enum Snapshot {
  /// The folder of the fixtures.
  static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures").path

  /// Whether this run writes the files anew.
  ///
  /// Such a run fails, so that it is never taken for a test.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

  /// Expects that a file among the fixtures holds `bytes`; with `RECORD=1` writes it and fails.
  static func expect(
    _ bytes: [UInt8], in name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(
      bytes, named: name, at: URL(fileURLWithPath: fixtures + "/" + name), sourceLocation)
  }

  /// The same for a file of the repository, by its path: a document that is made of the code.
  static func expect(
    _ bytes: [UInt8], at path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(
      bytes, named: path, at: URL(fileURLWithPath: Repository.root + "/" + path), sourceLocation)
  }

  private static func expect(
    _ bytes: [UInt8], named name: String, at url: URL, _ sourceLocation: SourceLocation
  ) throws {
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      Issue.record("recorded \(name); run again without RECORD", sourceLocation: sourceLocation)
      return
    }
    guard let data = try? Data(contentsOf: url) else {
      Issue.record(
        "\(name) does not exist; record it with RECORD=1", sourceLocation: sourceLocation)
      return
    }
    let expected = String(decoding: data, as: UTF8.self)
    let actual = String(decoding: bytes, as: UTF8.self)
    guard Array(data) != bytes else { return }
    Issue.record("\(name): \(firstDifference(expected, actual))", sourceLocation: sourceLocation)
  }

  /// Where two texts part, with the lines of both.
  private static func firstDifference(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(old.count, new.count) {
      let before = index < old.count ? String(old[index]) : "end of file"
      let after = index < new.count ? String(new[index]) : "end of file"
      if before != after {
        return "line \(index + 1)\n  expected: \(before)\n  actual:   \(after)"
      }
    }
    return "they differ in bytes that are not text"
  }
}
