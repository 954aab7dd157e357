import MigrateKitCore

/// A view of the project before and after the changes.
package struct SketchedView: Sendable {
  /// The path of the file, as reports write it.
  package let file: String
  /// The name of the type: `HomeView.Row`.
  package let name: String
  /// The line of the declaration, counted from 1.
  package let line: Int
  let before: SketchPicture
  let after: SketchPicture
  /// The positions of the changes among the suggestions of the report, in the order of the report.
  package let changes: [Int]
  /// What the sketch assumes or leaves out, in order.
  package let notes: [String]
  /// The views and modifiers in the code, and how many of them could not be drawn.
  package let elementCount: Int
  package let unknownCount: Int

  /// Which share of the view's elements is drawn.
  package var drawnShare: Double {
    elementCount == 0 ? 0 : 1 - Double(min(unknownCount, elementCount)) / Double(elementCount)
  }
}

/// The changed views of a run.
package struct SketchReport: Sendable {
  /// The views, in order of path and position.
  package var views: [SketchedView]
  /// The changes that no view shows, by their positions among the suggestions.
  package var unseen: [Int]
}

/// The files of one run in one phase, by their numbers.
struct SketchPhase: Sendable {
  /// The bytes of a file in one phase, and the values in them.
  struct Source: Sendable {
    var bytes: [UInt8]
    var changed: [ByteRange: SketchFile.Changed]
  }

  /// The file as it is, with the values that were found.
  static func before(
    _ bytes: [UInt8], _ suggestions: [(number: Int, suggestion: Suggestion)], applied: Set<Int>
  ) -> Source {
    var changed: [ByteRange: SketchFile.Changed] = [:]
    for (number, suggestion) in suggestions {
      changed[suggestion.finding.range] = SketchFile.Changed(
        change: applied.contains(number) ? number : nil, value: suggestion.finding.value,
        isCode: false)
    }
    return Source(bytes: bytes, changed: changed)
  }

  /// The file as the edits of the applied suggestions leave it.
  static func after(
    _ bytes: [UInt8], _ suggestions: [(number: Int, suggestion: Suggestion)], applied: Set<Int>
  ) -> (source: Source, applied: Set<Int>) {
    let chosen = suggestions.filter { applied.contains($0.number) }
    let plan = EditPlan(chosen.map { Fix($0.suggestion.edits) }, byteCount: bytes.count)
    let accepted = plan.accepted.map { chosen[$0] }
    let moved = MovedRanges(plan.edits)
    var changed: [ByteRange: SketchFile.Changed] = [:]
    for (number, suggestion) in suggestions where !accepted.contains(where: { $0.number == number })
    {
      changed[moved.range(suggestion.finding.range)] = SketchFile.Changed(
        change: nil, value: suggestion.finding.value, isCode: false)
    }
    for (number, suggestion) in accepted {
      let token = suggestion.candidates.first { $0.token == suggestion.token }?.value
      for edit in suggestion.edits where edit.kind == .replace && !edit.text.isEmpty {
        changed[moved.range(edit.range)] = SketchFile.Changed(
          change: number, value: token, isCode: true)
      }
    }
    return (Source(bytes: plan.applied(to: bytes), changed: changed), Set(accepted.map(\.number)))
  }
}

/// Where ranges of a file are after some edits.
struct MovedRanges {
  private let edits: [Edit]
  /// The offset of the bytes behind each edit.
  private var shifts: [Int] = []

  /// Prepares for edits in order of position.
  init(_ edits: [Edit]) {
    self.edits = edits
    var shift = 0
    for edit in edits {
      shift += edit.text.utf8.count - edit.range.length
      shifts.append(shift)
    }
  }

  /// The range after the edits: that of the new text for the range of an edit.
  func range(_ range: ByteRange) -> ByteRange {
    let first = edits.partitioningIndex { $0.range.start >= range.start }
    // An insertion right before the range moves it.
    var start = first
    while start < edits.count, edits[start].range == ByteRange(range.start, range.start),
      range.length > 0
    {
      start += 1
    }
    let end = edits.partitioningIndex { $0.range.start >= range.end }
    let before = start > 0 ? shifts[start - 1] : 0
    let after = end > 0 ? shifts[end - 1] : 0
    return ByteRange(range.start + before, max(range.end + after, range.start + before))
  }
}
