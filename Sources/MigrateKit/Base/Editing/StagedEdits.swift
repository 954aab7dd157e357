/// The edits of one file, made in stages: each stage is its own patch, written for the file as
/// the stages before have left it.
///
/// Every edit belongs to one stage, so that the file after the last stage is the same as with all
/// edits at once, whatever the order of the stages.
package struct StagedEdits {
  private let original: [UInt8]
  private let edits: [Edit]
  private let stages: [Int]

  /// Sorts edits into stages.
  ///
  /// - Parameters:
  ///   - original: The bytes of the file before any edit.
  ///   - edits: Edits in order of position that do not overlap, as an `EditPlan` gives them.
  ///   - stages: The stage of each edit.
  package init(original: [UInt8], edits: [Edit], stages: [Int]) {
    precondition(edits.count == stages.count, "Every edit has a stage")
    self.original = original
    self.edits = edits
    self.stages = stages
  }

  /// The bytes of the file before a stage.
  func bytes(before stage: Int) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for (edit, own) in zip(edits, stages) where own < stage {
      result += original[copied..<edit.range.start]
      result += edit.text.utf8
      copied = edit.range.end
    }
    result += original[copied...]
    return result
  }

  /// The edits of a stage, at their places in the bytes before it.
  func edits(of stage: Int) -> [Edit] {
    var result: [Edit] = []
    var shift = 0
    for (edit, own) in zip(edits, stages) {
      if own == stage {
        let range = ByteRange(edit.range.start + shift, edit.range.end + shift)
        result.append(Edit(range, edit.text, kind: edit.kind))
      } else if own < stage {
        shift += edit.text.utf8.count - edit.range.length
      }
    }
    return result
  }

  /// The changes of a stage as a unified diff; reversed, the diff that reverts them.
  package func diff(of stage: Int, path: String, isReversed: Bool = false) -> [UInt8] {
    UnifiedDiff(
      path: path, original: bytes(before: stage), edits: edits(of: stage), isReversed: isReversed
    ).bytes
  }
}
