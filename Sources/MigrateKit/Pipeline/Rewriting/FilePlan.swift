import MigrateKitCore

/// The changes of a run in one file.
package struct FileChange: Sendable {
  /// The path in reports and patches.
  package let name: String
  /// The path to write, absolute.
  package let path: String
  /// The bytes that were read.
  package let original: [UInt8]
  /// The edits, in order of position.
  package let edits: [Edit]
  /// The applied suggestions.
  package let applied: [Suggestion]

  /// The number of the file in its run.
  let index: Int

  init(
    index: Int, name: String, path: String, original: [UInt8], plan: FilePlan,
    suggestions: [Suggestion]
  ) {
    self.index = index
    self.name = name
    self.path = path
    self.original = original
    edits = plan.edits
    applied = plan.applied.map { suggestions[$0] }
    rewrittenPlan = plan.plan
  }

  private let rewrittenPlan: EditPlan

  /// The change limited to the suggestions at `positions` in `applied`, given in order.
  ///
  /// An edit that several suggestions share, such as an import, is kept while one of them is.
  func keeping(_ positions: [Int]) -> FileChange { FileChange(self, keeping: positions) }

  private init(_ change: FileChange, keeping positions: [Int]) {
    index = change.index
    name = change.name
    path = change.path
    original = change.original
    applied = positions.map { change.applied[$0] }
    rewrittenPlan = EditPlan(applied.map { Fix($0.edits) }, byteCount: original.count)
    edits = rewrittenPlan.edits
  }

  /// The change without the suggestions because of which a second run would apply something at
  /// `findings` (ranges in the rewritten file), and these suggestions.
  ///
  /// These are the suggestions whose text a finding touches, else those of the nearest edit before
  /// it.
  func holding(whatCauses findings: [ByteRange]) -> (rest: FileChange, held: [Suggestion]) {
    let placed = placedEdits()
    var held: Set<Int> = []
    for finding in findings {
      let touched = placed.filter { $0.range.overlaps(finding) }.flatMap(\.suggestions)
      let nearest = placed.last { $0.range.start <= finding.start } ?? placed.first
      held.formUnion(touched.isEmpty ? nearest?.suggestions ?? [] : touched)
    }
    // The file has no changes.
    if held.isEmpty { held = Set(applied.indices) }
    return (
      keeping(applied.indices.filter { !held.contains($0) }), held.sorted().map { applied[$0] }
    )
  }

  /// The ranges of the suggestions' edits in the rewritten file, in order, without imports.
  private func placedEdits() -> [(range: ByteRange, suggestions: [Int])] {
    var shift = 0
    return edits.compactMap { edit in
      let start = edit.range.start + shift
      let end = start + edit.text.utf8.count
      shift += edit.text.utf8.count - (edit.range.end - edit.range.start)
      let owners = applied.indices.filter { applied[$0].edits.contains(edit) }
      return edit.kind == .import ? nil : (ByteRange(start, end), owners)
    }
  }

  /// The bytes after the change.
  package var rewritten: [UInt8] { rewrittenPlan.applied(to: original) }

  /// The change as a patch.
  package var patch: [UInt8] { patch() }

  /// The change as a patch; reversed, the patch that reverts it.
  package func patch(reversed isReversed: Bool = false) -> [UInt8] {
    UnifiedDiff(path: name, original: original, edits: edits, isReversed: isReversed).bytes
  }
}

/// The suggestions of one file that a policy applies, and their edits.
struct FilePlan: Sendable {
  fileprivate let plan: EditPlan
  /// The positions of the suggestions that are applied.
  let applied: [Int]

  /// The edits to make.
  var edits: [Edit] { plan.edits }

  /// Plans what `policy` applies.
  ///
  /// A suggestion that cannot be applied together with earlier ones loses its edits and gets a
  /// reason.
  init(_ suggestions: inout [Suggestion], policy: ApplyPolicy, byteCount: Int) {
    let chosen = suggestions.indices.filter {
      !suggestions[$0].edits.isEmpty && policy.applies(suggestions[$0])
    }
    plan = EditPlan(chosen.map { Fix(suggestions[$0].edits) }, byteCount: byteCount)
    applied = plan.accepted.map { chosen[$0] }
    for (index, rejection) in plan.rejected {
      suggestions[chosen[index]].hold(Self.reason(rejection))
    }
  }

  private static func reason(_ rejection: EditPlan.Rejection) -> Reason {
    switch rejection {
    case .overlaps(let edit):
      Reason(
        .overlap, "it overlaps a change to '\(edit.text)'",
        values: ["offset": .number(Double(edit.range.start))])
    case .overlapsItself: Reason(.overlap, "two of its edits overlap")
    case .outsideFile: Reason(.overlap, "it extends beyond the end of the file")
    }
  }
}

extension Suggestion {
  /// Restricts the suggestion to a person's decision.
  fileprivate mutating func hold(_ reason: Reason) {
    status = .review
    replacement = nil
    edits = []
    reasons.append(reason)
    heldBy.insert(reason.code)
    appliedDecision?.objection = reason.message
  }
}
