import MigrateKitCore

// Writes the comparison with a baseline.

extension JSONWriter {
  /// The counts since a baseline: in all, by category and by folder.
  mutating func baseline(_ baseline: BaselineComparison) {
    beginObject()
    key("byCategory")
    beginObject()
    for (category, tally) in baseline.byCategory.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      key(named: category.rawValue)
      beginObject(inline: true)
      tallyMembers(tally)
      endObject()
    }
    endObject()
    key("byFolder")
    beginArray()
    for (folder, tally) in baseline.byFolder.sorted(by: { $0.key < $1.key }) {
      beginObject(inline: true)
      member("folder", folder.path)
      tallyMembers(tally)
      endObject()
    }
    endArray()
    member("file", baseline.file)
    tallyMembers(baseline.all)
    endObject()
  }

  /// The entries of a baseline that are gone.
  mutating func absent(_ entries: [Baseline.Entry]) {
    beginArray()
    for entry in entries {
      beginObject(inline: true)
      member("category", entry.category.rawValue)
      member("count", entry.count)
      member("file", entry.file)
      member("source", entry.source)
      endObject()
    }
    endArray()
  }

  private mutating func tallyMembers(_ tally: BaselineComparison.Tally) {
    for (name, count) in [
      ("gone", tally.gone), ("new", tally.new), ("now", tally.now), ("then", tally.then),
    ] {
      member(named: name, count)
    }
  }
}
