/// Finds the word that a mistyped or renamed one most likely means.
package enum DidYouMean {
  /// The keys of mappings and the reasons that had other names before 0.1, with the current ones.
  private static let renamed = [
    "spellings": "code", "legacyNames": "deprecatedNames", "promises": "assertions",
    "noSpelling": "noCode", "legacyName": "deprecatedName",
  ]

  /// `; did you mean 'format'?`, `; its name is 'code' now`, or nothing when no known word is near.
  package static func hint(_ word: String, among known: [String]) -> String {
    if let name = renamed[word], known.contains(name) { return "; its name is '\(name)' now" }
    guard let best = nearest(word, among: known) else { return "" }
    return "; did you mean '\(best)'?"
  }

  /// The known word with the fewest edits, at most a third of its length; the first of several.
  package static func nearest(_ word: String, among known: [String]) -> String? {
    var best: (word: String, distance: Int)?
    let letters = Array(word.utf8)
    for candidate in known {
      // Stops a comparison as soon as the candidate cannot beat the best so far.
      let limit = min(max(candidate.utf8.count / 3, 1), (best?.distance ?? .max) - 1)
      // Also avoids comparing a name of a million letters.
      guard abs(candidate.utf8.count - letters.count) <= limit, letters.count <= 200 else {
        continue
      }
      if let distance = editDistance(letters, Array(candidate.utf8), atMost: limit) {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// The number of insertions, deletions, replacements and swaps of neighbors (optimal string alignment);
  /// `nil` where there are more than `limit`.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var before: [Int] = []
    var last = Array(0...b.count)
    // The least of the last two rows: no later row falls below it, a swap being one more edit.
    var (leastBefore, least) = (0, 0)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
      (leastBefore, least) = (least, row.min() ?? 0)
      if min(least, leastBefore + 1) > limit { return nil }
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
