import Foundation

/// What a fixture states about the values of one line, in a comment at its end.
///
/// `// expect: exact Spacing.sm` is a change that is applied with this code;
/// `// expect: review notVisible` is one that is held, with the reason.
struct ExpectedOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The file, relative to the fixture.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The status: `exact`, `near` or `review`.
  var status: String
  /// The code that is written, or the reason of a held change.
  var detail: String

  /// Whether the change is written by default.
  var isApplied: Bool { status == "exact" || status == "near" }

  var description: String { "\(file):\(line): \(status) \(detail)" }

  /// All outcomes that the Swift files of a folder state, by file and line.
  static func all(in folder: String) throws -> [ExpectedOutcome] {
    try lines(of: folder).compactMap { file, line, text in
      guard let words = comment("// expect: ", in: text) else { return nil }
      let parts = words.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, ["exact", "near", "review"].contains(parts[0]) else {
        throw Malformed(description: "\(file):\(line): expected a status and a code or reason")
      }
      return ExpectedOutcome(
        file: file, line: line, status: String(parts[0]), detail: String(parts[1]))
    }
  }

  /// The modules that a rewrite adds to each file: `// expect-import: DesignKit`.
  static func imports(in folder: String) throws -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (file, _, text) in try lines(of: folder) {
      if let module = comment("// expect-import: ", in: text) {
        result[file, default: []].append(String(module))
      }
    }
    return result
  }

  /// A comment that cannot be read.
  struct Malformed: Error, CustomStringConvertible {
    var description: String
  }

  private static func comment(_ mark: String, in text: Substring) -> Substring? {
    text.range(of: mark).map { text[$0.upperBound...] }
  }

  private static func lines(
    of folder: String
  ) throws -> [(file: String, line: Int, text: Substring)] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        (file: name, line: $0.offset + 1, text: $0.element)
      }
    }
  }
}
