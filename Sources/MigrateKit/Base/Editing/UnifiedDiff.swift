/// Writes the edits of one file as a unified diff.
///
/// The changed lines are known from the edits, so no search for differences is needed: each run of
/// changed lines is compared with its edited version, and equal lines at its ends are dropped. A
/// line ends at LF, as `git apply` and `patch` read it; a CR before it is part of the line.
package struct UnifiedDiff: Sendable {
  /// How many unchanged lines surround a change.
  package static let contextLines = 3

  /// The patch as bytes; empty when the edits change nothing.
  package let bytes: [UInt8]

  /// Writes the diff of one file.
  ///
  /// - Parameters:
  ///   - path: The path of the file relative to the folder in which the patch is applied.
  ///   - original: The bytes of the file.
  ///   - edits: Edits in order of position that do not overlap, as an `EditPlan` gives them.
  ///   - isReversed: Whether to write the diff from the edited file back to the original.
  package init(path: String, original: [UInt8], edits: [Edit], isReversed: Bool = false) {
    let lines = PatchLines(original)
    let changes = LineChange.changes(of: original, lines: lines, edits: edits)
    guard !changes.isEmpty else {
      bytes = []
      return
    }
    var output: [UInt8] = []
    let old = PatchPath(path, prefix: "a/")
    let new = PatchPath(path, prefix: "b/")
    output += "diff --git \(old.quoted) \(new.quoted)\n".utf8
    output += "--- \(old.header)\n+++ \(new.header)\n".utf8
    var shift = 0
    for hunk in Hunk.group(changes, lineCount: lines.count) {
      hunk.write(
        to: &output, original: original, lines: lines, shift: &shift, isReversed: isReversed)
    }
    bytes = output
  }
}

/// Where the lines of a file start, with LF as the only line end.
private struct PatchLines {
  private var starts: [Int]
  private let byteCount: Int

  init(_ bytes: [UInt8]) {
    starts = bytes.isEmpty ? [] : [0]
    byteCount = bytes.count
    bytes.withUnsafeBufferPointer { buffer in
      for index in buffer.indices.dropLast() where buffer[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
    }
  }

  /// The number of lines; text after the last LF counts, an empty rest does not.
  var count: Int { starts.count }

  /// The bytes of a line, its LF included.
  func range(of line: Int) -> Range<Int> { start(of: line)..<start(of: line + 1) }

  /// Where a line starts; the end of the file for the line after the last.
  func start(of line: Int) -> Int { line < starts.count ? starts[line] : byteCount }

  /// The line that holds a byte; the line after the last for the end of a file that ends with LF.
  func line(at offset: Int, in bytes: [UInt8]) -> Int {
    if offset >= byteCount {
      return bytes.last == UInt8(ascii: "\n") ? count : max(count - 1, 0)
    }
    return max(starts.partitioningIndex { $0 > offset } - 1, 0)
  }
}

/// Lines of the original and the lines that replace them, each with its line end.
private struct LineChange {
  var old: Range<Int>
  var new: [ArraySlice<UInt8>]

  /// The changes that `edits` make, in order, without lines that stay the same at either end.
  static func changes(of original: [UInt8], lines: PatchLines, edits: [Edit]) -> [LineChange] {
    var result: [LineChange] = []
    var index = 0
    while index < edits.count {
      let first = lines.line(at: edits[index].range.start, in: original)
      var end = endLine(of: edits[index], from: first, in: original, lines: lines)
      var next = index + 1
      // Edits that share a line, or are on neighboring ones, make one change.
      while next < edits.count,
        lines.line(at: edits[next].range.start, in: original) <= end
      {
        let line = lines.line(at: edits[next].range.start, in: original)
        end = max(end, endLine(of: edits[next], from: line, in: original, lines: lines))
        next += 1
      }
      let old = first..<min(end, lines.count)
      let text = Self.text(of: old, original: original, lines: lines, edits: edits[index..<next])
      if let change = trimmed(old, split(text), original: original, lines: lines) {
        result.append(change)
      }
      index = next
    }
    return result
  }

  /// The line after the last one that an edit touches.
  private static func endLine(
    of edit: Edit, from first: Int, in original: [UInt8], lines: PatchLines
  ) -> Int {
    guard edit.range.length > 0 else { return first + 1 }
    // Removing a line end joins the next line to this one.
    let removesLineEnd =
      original[edit.range.end - 1] == UInt8(ascii: "\n")
      && edit.text.utf8.last != UInt8(ascii: "\n")
    return lines.line(at: edit.range.end - (removesLineEnd ? 0 : 1), in: original) + 1
  }

  private static func text(
    of old: Range<Int>, original: [UInt8], lines: PatchLines, edits: ArraySlice<Edit>
  ) -> [UInt8] {
    var text: [UInt8] = []
    var copied = lines.start(of: old.lowerBound)
    for edit in edits {
      text += original[copied..<edit.range.start]
      text += edit.text.utf8
      copied = edit.range.end
    }
    text += original[copied..<max(copied, lines.start(of: old.upperBound))]
    return text
  }

  private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(text[start...index])
      start = index + 1
    }
    if start < text.count { result.append(text[start...]) }
    return result
  }

  private static func trimmed(
    _ old: Range<Int>, _ new: [ArraySlice<UInt8>], original: [UInt8], lines: PatchLines
  ) -> LineChange? {
    var old = old
    var new = new[...]
    while let line = new.first, !old.isEmpty,
      line.elementsEqual(original[lines.range(of: old.lowerBound)])
    {
      old = (old.lowerBound + 1)..<old.upperBound
      new.removeFirst()
    }
    while let line = new.last, !old.isEmpty,
      line.elementsEqual(original[lines.range(of: old.upperBound - 1)])
    {
      old = old.lowerBound..<(old.upperBound - 1)
      new.removeLast()
    }
    return old.isEmpty && new.isEmpty ? nil : LineChange(old: old, new: Array(new))
  }
}

/// Changes near enough to share their context.
private struct Hunk {
  var changes: [LineChange]
  var old: Range<Int>

  static func group(_ changes: [LineChange], lineCount: Int) -> [Hunk] {
    let context = UnifiedDiff.contextLines
    var hunks: [Hunk] = []
    for change in changes {
      let end = min(change.old.upperBound + context, lineCount)
      if let last = hunks.indices.last,
        change.old.lowerBound - context <= hunks[last].old.upperBound
      {
        hunks[last].changes.append(change)
        hunks[last].old = hunks[last].old.lowerBound..<end
      } else {
        hunks.append(
          Hunk(changes: [change], old: max(change.old.lowerBound - context, 0)..<end))
      }
    }
    return hunks
  }

  func write(
    to output: inout [UInt8], original: [UInt8], lines: PatchLines, shift: inout Int,
    isReversed: Bool
  ) {
    let growth = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    let before = Self.range(old.lowerBound, old.count)
    let after = Self.range(old.lowerBound + shift, old.count + growth)
    output += "@@ -\(isReversed ? after : before) +\(isReversed ? before : after) @@\n".utf8
    shift += growth
    var line = old.lowerBound
    for change in changes {
      write(line..<change.old.lowerBound, of: original, lines, as: " ", to: &output)
      // Removed lines come before added ones, in either direction.
      if isReversed { for come in change.new { Self.write(come, as: "-", to: &output) } }
      write(change.old, of: original, lines, as: isReversed ? "+" : "-", to: &output)
      if !isReversed { for come in change.new { Self.write(come, as: "+", to: &output) } }
      line = change.old.upperBound
    }
    write(line..<old.upperBound, of: original, lines, as: " ", to: &output)
  }

  private func write(
    _ range: Range<Int>, of original: [UInt8], _ lines: PatchLines, as sign: Character,
    to output: inout [UInt8]
  ) {
    for line in range { Self.write(original[lines.range(of: line)], as: sign, to: &output) }
  }

  /// A range as hunk headers write it: counted from 1, or the line before when it is empty.
  private static func range(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private static func write(_ line: ArraySlice<UInt8>, as sign: Character, to output: inout [UInt8])
  {
    output += sign.utf8
    output += line
    if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
  }
}
