/// Applies unified diffs to one file, without any of the leniency of `git apply` and `patch`: every
/// line number, count and byte of context must be right.
///
/// It shares no code with what writes the diffs, so that the two can be held against each other.
enum StrictPatch {
  /// What a patch makes of a file; `nil` when it does not apply exactly.
  static func apply(_ patch: [UInt8], to original: [UInt8]) -> [UInt8]? {
    if patch.isEmpty { return original }
    var rows = lines(patch)[...]
    // What is before the first file is for people.
    while let row = rows.first, !row.starts(with: Array("diff --git ".utf8)) { rows.removeFirst() }
    guard let names = rows.popFirst(), names.last == newline,
      let old = rows.popFirst(), old.starts(with: Array("--- ".utf8)),
      let new = rows.popFirst(), new.starts(with: Array("+++ ".utf8)), !rows.isEmpty
    else { return nil }
    let source = lines(original)
    var result: [ArraySlice<UInt8>] = []
    var line = 0
    while let header = rows.popFirst() {
      guard let hunk = Hunk(header), hunk.oldStart >= line, hunk.oldStart <= source.count else {
        return nil
      }
      result += source[line..<hunk.oldStart]
      line = hunk.oldStart
      guard result.count == hunk.newStart else { return nil }
      var left = (old: hunk.oldCount, new: hunk.newCount)
      while left.old > 0 || left.new > 0 {
        guard var row = rows.popFirst(), let sign = row.popFirst() else { return nil }
        if rows.first?.first == UInt8(ascii: "\\") {
          rows.removeFirst()
          guard row.popLast() == newline else { return nil }
        }
        if sign != UInt8(ascii: "+") {
          guard line < source.count, source[line].elementsEqual(row) else { return nil }
          line += 1
          left.old -= 1
        }
        if sign != UInt8(ascii: "-") {
          result.append(row)
          left.new -= 1
        }
        guard " +-".utf8.contains(sign) else { return nil }
      }
      guard left.old == 0, left.new == 0 else { return nil }
    }
    result += source[line...]
    // Only the last line may lack its end.
    guard result.dropLast().allSatisfy({ $0.last == newline }) else { return nil }
    return Array(result.joined())
  }

  private static let newline = UInt8(ascii: "\n")

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == newline {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  /// The numbers of a hunk, with lines counted from 0.
  private struct Hunk {
    var oldStart: Int
    var oldCount: Int
    var newStart: Int
    var newCount: Int

    init?(_ line: ArraySlice<UInt8>) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 4, words[0] == "@@", words[3] == "@@\n",
        let old = Self.range(words[1], sign: "-"), let new = Self.range(words[2], sign: "+")
      else { return nil }
      (oldStart, oldCount) = old
      (newStart, newCount) = new
    }

    private static func range(_ word: Substring, sign: Character) -> (Int, Int)? {
      guard word.first == sign else { return nil }
      let parts = word.dropFirst().split(separator: ",")
      guard let start = parts.first.flatMap({ Int($0) }), parts.count <= 2 else { return nil }
      guard let count = parts.count == 2 ? Int(parts[1]) : 1 else { return nil }
      // An empty range names the line before it.
      return (count == 0 ? start : start - 1, count)
    }
  }
}
