/// The edits for one finding.
///
/// They are applied together or not at all.
package struct Fix: Hashable, Sendable {
  /// The edits, in any order.
  package let edits: [Edit]

  /// Makes a fix of its edits.
  package init(_ edits: [Edit]) {
    self.edits = edits
  }
}

/// The fixes that can be applied to one file together, and why each other one cannot.
///
/// Fixes are taken in the order given: of two that overlap the first wins, and the other is
/// rejected as a whole, with its reason. Edits that only touch are both taken. An edit that several
/// fixes share, such as one import, is applied once.
package struct EditPlan: Sendable {
  /// Why a fix cannot be applied.
  package enum Rejection: Hashable, Sendable {
    /// It would change bytes that the given edit of an earlier fix changes.
    case overlaps(Edit)
    /// Two of its edits change the same bytes.
    case overlapsItself
    /// Its range exceeds the file.
    case outsideFile
  }

  /// The edits to apply, in order of position; they never overlap.
  package private(set) var edits: [Edit] = []
  /// The indices, in the given list, of the applied fixes.
  package private(set) var accepted: [Int] = []
  /// The indices of the rejected fixes, each with the reason.
  package private(set) var rejected: [(index: Int, reason: Rejection)] = []

  /// Plans `fixes` for a file of `byteCount` bytes.
  ///
  /// - Complexity: O(n log n) in the number of edits that come in order of position.
  package init(_ fixes: [Fix], byteCount: Int) {
    for (index, fix) in fixes.enumerated() {
      if let reason = reject(fix, byteCount: byteCount) {
        rejected.append((index, reason))
      } else {
        accepted.append(index)
        for edit in fix.edits { insert(edit) }
      }
    }
  }

  /// Whether the plan leaves the file as it is.
  package var isEmpty: Bool { edits.isEmpty }

  /// The bytes of the file after the edits.
  ///
  /// - Precondition: `bytes` has the number of bytes that the plan was made for.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.text.utf8.count })
    var copied = 0
    for edit in edits {
      result += bytes[copied..<edit.range.start]
      result += edit.text.utf8
      copied = edit.range.end
    }
    result += bytes[copied...]
    return result
  }
}

extension EditPlan {
  private func reject(_ fix: Fix, byteCount: Int) -> Rejection? {
    if fix.edits.contains(where: { $0.range.start < 0 || $0.range.end > byteCount }) {
      return .outsideFile
    }
    for (position, edit) in fix.edits.enumerated() {
      if fix.edits[..<position].contains(where: { $0 != edit && $0.conflicts(with: edit) }) {
        return .overlapsItself
      }
      if let other = overlapping(edit) { return .overlaps(other) }
    }
    return nil
  }

  /// The index of the first planned edit that starts at or after `offset`.
  private func firstIndex(startingAtOrAfter offset: Int) -> Int {
    edits.partitioningIndex { $0.range.start >= offset }
  }

  /// A planned edit that changes bytes which `edit` changes too; the same edit does not count.
  private func overlapping(_ edit: Edit) -> Edit? {
    // Planned edits do not overlap, so once one ends at or before the start, all earlier ones do.
    var index = firstIndex(startingAtOrAfter: max(edit.range.end, edit.range.start + 1))
    while index > 0 {
      index -= 1
      let planned = edits[index]
      if planned == edit { continue }
      if planned.conflicts(with: edit) { return planned }
      if planned.range.end <= edit.range.start && planned.range != edit.range { break }
    }
    return nil
  }

  /// Inserts an edit in order: by start, insertions before replacements, then in order of arrival.
  private mutating func insert(_ edit: Edit) {
    var index = firstIndex(startingAtOrAfter: edit.range.start)
    while index < edits.count, edits[index].range <= edit.range {
      if edits[index] == edit { return }
      index += 1
    }
    edits.insert(edit, at: index)
  }
}

extension Edit {
  /// Whether both edits change the same bytes.
  ///
  /// Insertions at the same offset do not: they keep their order.
  fileprivate func conflicts(with other: Edit) -> Bool {
    range.overlaps(other.range)
  }
}
