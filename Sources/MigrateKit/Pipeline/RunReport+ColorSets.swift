extension RunReport {
  /// Adds suggestions of other files than those that it has, where their paths belong.
  mutating func add(_ others: [Suggestion]) {
    guard !others.isEmpty else { return }
    let all = (suggestions + others).enumerated().sorted { a, b in
      a.element.finding.file == b.element.finding.file
        ? a.offset < b.offset
        : a.element.finding.file.precedesByBytes(b.element.finding.file)
    }
    suggestions = all.map(\.element)
  }
}
