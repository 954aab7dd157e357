/// The hard-coded values that a code base had at one time, so that a check can distinguish new ones.
///
/// An entry is identified by file, literal and use, not by line, so that it survives shifted lines,
/// reformatted code and reworded messages.
package struct Baseline: Hashable, Sendable {
  /// Findings of one file that share literal and context.
  package struct Entry: Hashable, Sendable {
    /// The path of the file.
    package var file: String
    /// The kind of value.
    package var category: TokenCategory
    /// The code, for readers: on one line, the end of a long one cut.
    package var source: String
    /// Literal and context, as `FindingKey` writes them.
    package var key: String
    /// Their number.
    package var count: Int

    /// Makes an entry.
    package init(
      file: String, category: TokenCategory, source: String, key: String, count: Int = 1
    ) {
      self.file = file
      self.category = category
      self.source = source
      self.key = key
      self.count = count
    }

    /// The part of the key that names the literal, without its use.
    var literal: Substring { key.prefix(FindingKey.literalDigits) }
  }

  /// The entries, in order of file, code and key; no two share file and key.
  package let entries: [Entry]

  /// Makes a baseline of entries in any order.
  ///
  /// Duplicate entries, as a merge may leave them, become one with the greater count.
  package init(_ entries: [Entry]) {
    var places: [Place: Entry] = [:]
    for entry in entries {
      let place = Place(file: PathKey(entry.file), key: entry.key)
      let count = max(places[place]?.count ?? 0, entry.count)
      places[place] = entry
      places[place]?.count = count
    }
    self.entries = places.values.sorted(by: Self.precedes)
  }

  /// Makes the baseline of all findings that a check counts.
  package init(of suggestions: [Suggestion]) {
    var entries: [Place: Entry] = [:]
    for suggestion in suggestions where suggestion.failsCheck {
      let finding = suggestion.finding
      let place = Place(file: PathKey(finding.file), key: finding.key.text)
      entries[
        place,
        default: Entry(
          file: finding.file, category: finding.category,
          source: QuotedCode.line(finding.source), key: place.key, count: 0)
      ].count += 1
    }
    self.entries = entries.values.sorted(by: Self.precedes)
  }

  /// The number of values.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// The number of files with values.
  package var fileCount: Int { entries.map(\.file).pathKeys.count }

  private struct Place: Hashable {
    var file: PathKey
    var key: String
  }

  private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    if !a.file.hasSameBytes(as: b.file) { return a.file.precedesByBytes(b.file) }
    if a.source != b.source { return a.source.utf8.lexicographicallyPrecedes(b.source.utf8) }
    return a.key < b.key
  }
}
