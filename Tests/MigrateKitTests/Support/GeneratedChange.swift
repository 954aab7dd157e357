@testable import MigrateKit
@testable import MigrateKitCore

/// Changes of files that never were: awkward line ends, no final newline, bytes that are no text,
/// edits on one line, and imports that several edits share.
enum GeneratedChange {
  /// The changes of several files, the same for the same seed.
  static func several(_ names: [String], seed: Int, in folder: String = "/") -> [FileChange] {
    var random = SeededRandom(seed: UInt64(seed))
    return names.enumerated().compactMap { index, name in
      change(index, name, in: folder, using: &random)
    }
  }

  private static func change(
    _ index: Int, _ name: String, in folder: String, using random: inout SeededRandom
  ) -> FileChange? {
    let original = bytes(using: &random)
    // Where an import goes: after a line end, or at the start.
    let lineStarts = [0] + original.indices.filter { original[$0] == 10 }.map { $0 + 1 }
    let importOffset = lineStarts.randomElement(using: &random) ?? 0
    var suggestions: [Suggestion] = []
    var start = 0
    while start < original.count {
      start += Int.random(in: 0...30, using: &random)
      let end = start + Int.random(in: 1...8, using: &random)
      guard end <= original.count else { break }
      if !(start..<end).contains(importOffset) || start == importOffset {
        suggestions.append(
          suggestion(
            name, ByteRange(start, end), importOffset: importOffset, number: suggestions.count,
            using: &random))
      }
      start = end
    }
    let plan = FilePlan(
      &suggestions, policy: ApplyPolicy(level: .review), byteCount: original.count)
    if plan.edits.isEmpty { return nil }
    return FileChange(
      index: index, name: name, path: FilePath.join(folder, name), original: original, plan: plan,
      suggestions: suggestions)
  }

  private static func bytes(using random: inout SeededRandom) -> [UInt8] {
    let pieces: [[UInt8]] =
      [[0xFF], [0xE2, 0x80, 0xA8], [0]]
      + [
        "let a = 1", "\n", "\n", "\n", "\r\n", "\r", "-- a", "++ b", "@@ -1 +1 @@", " ", "é", "\\",
      ]
      .map { Array($0.utf8) }
    let mark: [UInt8] = Bool.random(using: &random) ? [] : [0xEF, 0xBB, 0xBF]
    return (0..<Int.random(in: 1...90, using: &random)).reduce(into: mark) { bytes, _ in
      bytes += pieces.randomElement(using: &random) ?? []
    }
  }

  private static func suggestion(
    _ file: String, _ range: ByteRange, importOffset: Int, number: Int,
    using random: inout SeededRandom
  ) -> Suggestion {
    let category = TokenCategory.allCases.randomElement(using: &random) ?? .color
    let status = [Status.exact, .near, .review].randomElement(using: &random) ?? .exact
    let reason = [ReasonCode.changesInDark, .roleUnknown].randomElement(using: &random)
    let text =
      ["T.a", "", "x\ny", "\n", "a\r\n", "T.\(number)"].randomElement(using: &random) ?? ""
    var edits = [Edit(range, text)]
    if Bool.random(using: &random) {
      let line = ByteRange(importOffset, importOffset)
      edits.append(Edit(line, "import Theme\n", kind: .import))
    }
    let position = SourcePosition(offset: range.start, line: 1, column: 1)
    return Suggestion(
      finding: Finding(
        file: file, range: range, start: position, end: position, category: category,
        source: "x", signature: "x", value: nil, site: .any),
      status: status, token: "t.\(number)", replacement: text, edits: edits,
      heldBy: status == .review ? Set([reason].compactMap { $0 }) : [])
  }
}
