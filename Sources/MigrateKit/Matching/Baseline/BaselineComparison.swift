/// What a run found, held against a baseline.
package struct BaselineComparison: Sendable {
  /// How many values there were, are, went and came.
  ///
  /// `then - gone + new` is always `now`.
  package struct Tally: Hashable, Sendable {
    /// How many the baseline has.
    package var then = 0
    /// How many there are now.
    package var now = 0
    /// How many of the baseline are no longer there.
    package var gone = 0
    /// How many are there that the baseline does not have.
    package var new = 0

    /// Makes an empty tally.
    package init() {}
  }

  /// Where a finding is with the baseline, in the words of SARIF.
  package enum State: String, Sendable {
    case new, unchanged
  }

  /// The name of the file of the baseline, as messages show it.
  package let file: String
  /// Everything together.
  package private(set) var all = Tally()
  /// By category; only those that occur.
  package private(set) var byCategory: [TokenCategory: Tally] = [:]
  /// By folder: where the values are now, or were.
  package private(set) var byFolder: [PathKey: Tally] = [:]
  /// The entries that no finding matches, as often as each.
  package private(set) var absent: [Baseline.Entry] = []
  private var states: [String: State] = [:]

  /// Compares what was found with a baseline.
  ///
  /// - Parameters:
  ///   - suggestions: What was found, in order of path and position.
  ///   - baseline: The baseline.
  ///   - file: The name of its file.
  ///   - speaks: Whether the run can be about an entry: its file was read, or would have been but for
  ///     being gone. Of the others nothing is said.
  ///   - isGone: Whether the file of a name does not exist any more.
  init(
    of suggestions: [Suggestion], with baseline: Baseline, file: String,
    speaks: (Baseline.Entry) -> Bool, isGone: (String) -> Bool
  ) {
    self.file = file
    let known = baseline.entries.filter(speaks)
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

  /// Where a finding is; `nil` for one that a check does not count.
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
