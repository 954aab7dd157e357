/// The comparison of a run with a baseline.
package struct BaselineComparison: Sendable {
  /// The numbers of values before, now, removed and new.
  ///
  /// `then - gone + new` is always `now`.
  package struct Tally: Hashable, Sendable {
    /// The number in the baseline.
    package var then = 0
    /// The number now.
    package var now = 0
    /// The number of the baseline's values that are gone.
    package var gone = 0
    /// The number of values that are not in the baseline.
    package var new = 0

    /// Makes an empty tally.
    package init() {}
  }

  /// The baseline state of a finding, in the terms of SARIF.
  package enum State: String, Sendable {
    case new, unchanged
  }

  /// The name of the baseline file in messages.
  package let file: String
  /// The total.
  package private(set) var all = Tally()
  /// By category; only those that occur.
  package private(set) var byCategory: [TokenCategory: Tally] = [:]
  /// By folder of the values, now or before.
  package private(set) var byFolder: [PathKey: Tally] = [:]
  /// The unmatched entries, with their counts.
  package private(set) var absent: [Baseline.Entry] = []
  private var states: [String: State] = [:]

  /// Compares findings with a baseline.
  ///
  /// - Parameters:
  ///   - suggestions: The findings, in order of path and position.
  ///   - baseline: The baseline.
  ///   - file: The name of its file.
  ///   - covers: Whether the run covers an entry: its file was read, or is gone. Other entries are
  ///     ignored.
  ///   - isGone: Whether a file no longer exists.
  package init(
    of suggestions: [Suggestion], with baseline: Baseline, file: String,
    covers: (Baseline.Entry) -> Bool, isGone: (String) -> Bool
  ) {
    self.file = file
    let known = baseline.entries.filter(covers)
    let found = suggestions.filter(\.countsAsHardCoded)
    let matcher = BaselineMatcher(found.map(\.finding), known, isGone: isGone)
    for (suggestion, match) in zip(found, matcher.matches) {
      if match != nil {
        states[suggestion.finding.id] = .unchanged
        add(suggestion.finding) {
          $0.then += 1; $0.now += 1
        }
      } else if suggestion.failsCheck {
        states[suggestion.finding.id] = .new
        add(suggestion.finding) {
          $0.new += 1; $0.now += 1
        }
      }
    }
    for (var entry, left) in zip(known, matcher.left) where left > 0 {
      entry.count = left
      absent.append(entry)
      add(entry.category, Folder.of(entry.file)) {
        $0.then += left; $0.gone += left
      }
    }
  }

  /// The state of a finding; `nil` for one that a check does not count.
  package func state(of finding: Finding) -> State? { states[finding.id] }

  private mutating func add(_ finding: Finding, _ count: (inout Tally) -> Void) {
    add(finding.category, Folder.of(finding.file), count)
  }

  private mutating func add(
    _ category: TokenCategory, _ folder: String, _ count: (inout Tally) -> Void
  ) {
    count(&all)
    count(&byCategory[category, default: Tally()])
    count(&byFolder[PathKey(folder), default: Tally()])
  }
}
