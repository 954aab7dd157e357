/// Matches findings with the entries of a baseline.
///
/// Each entry is used as often as its count, by the first of these rules that applies:
/// 1. the same literal in the same use and file, wherever it is there;
/// 2. the same literal in the same file: its declaration was renamed, or it moved within the file;
/// 3. the same literal in the same use in another file: the declaration moved there;
/// 4. the same literal in a file that is new, where more than half of what a file had that is gone
///    is now: the file was renamed, and what it declares with it. Git detects renames in the same way.
struct BaselineMatcher {
  /// The entry of each finding.
  private(set) var matches: [Int?]
  /// The unmatched count of each entry.
  private(set) var left: [Int]

  private let entries: [Baseline.Entry]
  private let findings: [Finding]

  /// Matches findings, in order of path and position, with entries.
  ///
  /// - Parameters:
  ///   - findings: The current findings.
  ///   - entries: The entries that the run covers.
  ///   - isGone: Whether a file no longer exists.
  init(_ findings: [Finding], _ entries: [Baseline.Entry], isGone: (String) -> Bool) {
    self.findings = findings
    self.entries = entries
    matches = Array(repeating: nil, count: findings.count)
    left = entries.map(\.count)
    match(finding: { "\($0.file)\u{0}\($0.key.text)" }, entry: { "\($0.file)\u{0}\($0.key)" })
    match(
      finding: { "\($0.file)\u{0}\($0.key.literalText)" },
      entry: { "\($0.file)\u{0}\($0.literal)" })
    match(finding: { $0.key.text }, entry: { $0.key })
    matchRenamedFiles(isGone)
  }

  /// Gives each unmatched finding the first remaining entry with the same key.
  private mutating func match(
    finding name: (Finding) -> String, entry entryName: (Baseline.Entry) -> String,
    where isMeant: (Finding) -> Bool = { _ in true }
  ) {
    var open: [PathKey: [Int]] = [:]
    for index in entries.indices.reversed() where left[index] > 0 {
      open[PathKey(entryName(entries[index])), default: []].append(index)
    }
    guard !open.isEmpty else { return }
    for index in findings.indices where matches[index] == nil && isMeant(findings[index]) {
      let name = PathKey(name(findings[index]))
      guard let entry = open[name]?.last else { continue }
      matches[index] = entry
      left[entry] -= 1
      if left[entry] == 0 { open[name]?.removeLast() }
    }
  }

  private mutating func matchRenamedFiles(_ isGone: (String) -> Bool) {
    let known = entries.map(\.file).pathKeys
    var newFiles: [PathKey: [Substring: Int]] = [:]
    for index in findings.indices
    where matches[index] == nil && !known.contains(PathKey(findings[index].file)) {
      newFiles[PathKey(findings[index].file), default: [:]][
        findings[index].key.literalText[...], default: 0] += 1
    }
    guard !newFiles.isEmpty else { return }
    for old in known.sorted().map(\.path) where isGone(old) {
      let own = entries.indices.filter { entries[$0].file.hasSameBytes(as: old) }
      let total = own.reduce(0) { $0 + entries[$1].count }
      var best: (file: PathKey, shared: Int)?
      for (file, literals) in newFiles.sorted(by: { $0.key < $1.key }) {
        let shared = self.shared(own, literals)
        if shared > best?.shared ?? total / 2 { best = (file, shared) }
      }
      guard let best else { continue }
      match(
        finding: { $0.key.literalText },
        entry: { $0.file.hasSameBytes(as: old) ? String($0.literal) : "" },
        where: { PathKey($0.file) == best.file })
      newFiles[best.file] = nil
    }
  }

  /// The number of values of a removed file that are in another.
  private func shared(_ own: [Int], _ literals: [Substring: Int]) -> Int {
    var rest = literals
    var shared = 0
    for index in own {
      let taken = min(left[index], rest[entries[index].literal] ?? 0)
      rest[entries[index].literal, default: 0] -= taken
      shared += taken
    }
    return shared
  }
}
