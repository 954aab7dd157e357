/// The hard-coded values that a code base had at one time, so that a check can distinguish new ones.
///
/// An entry is known by what it is, not by where it is: it names the file, the literal and its
/// use. Lines may shift, code may be formatted anew, and messages may be worded otherwise.
package struct Baseline: Hashable, Sendable {
  /// Findings of one file that share literal and context.
  package struct Entry: Hashable, Sendable {
    /// The path of the file.
    package var file: String
    /// The kind of value.
    package var category: TokenCategory
    /// The code, for readers: on one line, the end of a long one cut.
    package var source: String
    /// Literal and context, as `FindingKey` spells them.
    package var key: String
    /// How many there are.
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

    /// The part of the key that names the literal, whatever it is used for.
    var literal: Substring { key.prefix(FindingKey.literalDigits) }
  }

  /// The entries, in order of file, code and key; no two share file and key.
  package let entries: [Entry]

  /// Makes a baseline of entries in any order.
  ///
  /// Two entries for the same findings, as a merge may leave them, are one with the greater count.
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

  /// Makes the baseline of what was found: all that a check would count.
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

  /// How many values there are.
  package var count: Int { entries.reduce(0) { $0 + $1.count } }

  /// How many files hold them.
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
