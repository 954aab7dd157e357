import MigrateKitCore

/// The changes of a run as numbered patches, each of which applies after the one before.
///
/// Together they are the single patch, byte for byte: every edit is in exactly one of them. An edit
/// that several findings share, such as one import, goes with the first that needs it.
package struct PatchSeries: Sendable {
  /// The criterion by which changes are split.
  package enum Split: String, CaseIterable, Sendable {
    /// The status, then the kind of value: exact, near, then review by reason.
    case status
    /// The kind of value.
    case category
    /// The folder of the file.
    case directory
    /// The file.
    case file
  }

  /// One patch of a series.
  package struct Patch: Sendable {
    /// The name of its file: `0001-exact-color.patch`.
    package var name: String
    /// Its subject line.
    package var subject: String
    /// The number of values it changes.
    package var valueCount: Int
    /// The files it changes, in order.
    package var files: [String]
    /// The preamble and the diffs.
    package var bytes: [UInt8]
  }

  /// The patches in the order in which they apply.
  package let patches: [Patch]

  /// Sorts the changes of a run into patches.
  ///
  /// - Parameters:
  ///   - outcome: The run, made with `keepsBytes`.
  ///   - split: The criterion by which changes are split.
  ///   - maxFiles: The limit of files per patch; larger patches are split.
  ///   - isReversed: Whether to write the patches that revert the changes, last change first.
  package init(
    _ outcome: MigrationRun.Outcome, split: Split, maxFiles: Int? = nil, isReversed: Bool = false
  ) {
    self.init(
      outcome.changes, root: outcome.report.root, mappings: outcome.report.mappings, split: split,
      maxFiles: maxFiles, isReversed: isReversed)
  }

  init(
    _ changes: [FileChange], root: String, mappings: [String] = [], split: Split,
    maxFiles: Int? = nil, isReversed: Bool = false
  ) {
    let groups = PatchGroup.groups(
      of: changes, in: PatchRepositories(changes, root: root), split: split, maxFiles: maxFiles)
    let staged = Self.staged(changes, in: groups)
    let order = isReversed ? Array(groups.indices.reversed()) : Array(groups.indices)
    let digits = max(String(groups.count).count, 4)
    patches = order.enumerated().map { position, stage in
      let group = groups[stage]
      let number = String(position + 1)
      let preamble = PatchPreamble(
        number: position + 1, count: groups.count, title: group.key.title, part: group.part,
        repository: group.key.repository.path, mapping: mappings.count == 1 ? mappings.first : nil,
        isReversed: isReversed,
        files: group.sections.map { section in
          PatchPreamble.File(name: changes[section.change].name, suggestions: section.suggestions)
        })
      var bytes = Array(preamble.text.utf8)
      for section in group.sections {
        bytes += staged[section.change].diff(
          of: stage, path: changes[section.change].name, isReversed: isReversed)
      }
      return Patch(
        name: String(repeating: "0", count: digits - number.count) + number + "-" + group.fileName
          + ".patch",
        subject: preamble.subject,
        valueCount: group.sections.reduce(0) { $0 + $1.suggestions.count },
        files: group.sections.map { changes[$0.change].name }, bytes: bytes)
    }
  }

  /// The edits of each file, each with the first group that needs it.
  private static func staged(_ changes: [FileChange], in groups: [PatchGroup]) -> [StagedEdits] {
    var stages = [[Edit: Int]](repeating: [:], count: changes.count)
    for (stage, group) in groups.enumerated() {
      for section in group.sections {
        for edit in section.suggestions.flatMap(\.edits) where stages[section.change][edit] == nil {
          stages[section.change][edit] = stage
        }
      }
    }
    return zip(changes, stages).map { change, stages in
      StagedEdits(
        original: change.original, edits: change.edits,
        stages: change.edits.map { edit in
          guard let stage = stages[edit] else { preconditionFailure("Every edit has a suggestion") }
          return stage
        })
    }
  }
}
