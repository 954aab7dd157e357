import MigrateKitCore

// The next command to type, and the inventory of code without a mapping.

extension TextReporter {
  func next(_ groups: ReportGroups) -> [String] {
    var steps: [(command: String, purpose: String)] = []
    if !groups.applied.isEmpty {
      let count = Count.text(groups.applied.count, "change")
      steps.append(("dsmigrate patch\(invocation) -o tokens.patch", "read the \(count) as a diff"))
      steps.append(("dsmigrate apply\(invocation)", "write them"))
    }
    if let group = groups.held.first(where: { !$0.option.isEmpty }) {
      steps.append(
        (
          "dsmigrate patch\(invocation) \(group.option)",
          "with \(Count.grouped(group.suggestions.count)) more"
        ))
    }
    if let first = groups.held.first?.suggestions.first ?? groups.gaps.first?.suggestions.first {
      steps.append(
        ("dsmigrate explain \(ShellText.quoted(first.spot))", "see every candidate of one value"))
    }
    return steps.isEmpty ? [] : ["Next:"] + self.steps(steps)
  }

  /// Commands with their purposes.
  func steps(_ steps: [(command: String, purpose: String)]) -> [String] {
    let longest = steps.map { 2 + SafeText.width($0.command) }.max() ?? 0
    let column = min(longest + 2, 52)
    return steps.flatMap { nextStep($0.command, $0.purpose, column: column) }
  }

  private func nextStep(_ command: String, _ purpose: String, column: Int) -> [String] {
    var line = TextLine(indent: 2)
    line.add(command, style.bold)
    line.pad(to: column, gap: 2)
    if line.width + purpose.count <= style.width {
      line.add(purpose, style.faint)
      return [line.text]
    }
    return [TextLine(indent: 2).text + style.bold(command), "      " + style.faint(purpose)]
  }

  func inventoryTotals(
    _ report: RunReport, _ groups: ReportGroups, _ summary: ReportSummary
  ) -> [String] {
    var lines = header(report, summary)
    let found = groups.gaps.flatMap(\.suggestions)
    if found.isEmpty { return lines + footnotes(report, groups) }
    lines.append("")
    for category in TokenCategory.allCases {
      let suggestions = found.filter { $0.finding.category == category }
      if suggestions.isEmpty { continue }
      let clusters = ValueClusters(suggestions).clusters
      var line = TextLine(indent: 2)
      line.add(category.plural)
      let count = Count.grouped(suggestions.count)
      line.pad(to: 16 - count.count)
      line.add(count)
      line.add("  \(Count.text(clusters.count, "different one"))")
      lines.append(line.text)
    }
    return lines + footnotes(report, groups)
  }

  /// The inventory by category and role, then the files with most values.
  func inventory(_ groups: ReportGroups) -> [[String]] {
    let found = groups.gaps.flatMap(\.suggestions)
    var sections: [[String]] = []
    for category in TokenCategory.allCases {
      let ofCategory = groups.gaps.filter { $0.category == category }
      if ofCategory.isEmpty { continue }
      var lines = [style.bold(category.title)]
      for group in ofCategory {
        let role = group.role == .unknown ? "role not stated" : group.role.rawValue
        lines.append("  \(role) \(Count.grouped(group.suggestions.count))")
        lines += clusterLines(group.suggestions, indent: 4, maximum: 4)
      }
      sections.append(lines)
    }
    sections.append(busiestFiles(found))
    return sections
  }

  private func busiestFiles(_ suggestions: [Suggestion]) -> [String] {
    var counts: [PathKey: Int] = [:]
    for suggestion in suggestions { counts[PathKey(suggestion.finding.file), default: 0] += 1 }
    guard counts.count > 1 else { return [] }
    let files = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return [style.bold("Where")]
      + FileCounts.lines(files.map { ($0.key.path, $0.value) }, limit: 10, width: style.width)
  }

  func nextAfterInventory(_ summary: ReportSummary) -> [String] {
    guard summary.hardCoded > 0 else { return [] }
    return [
      "Next: name a mapping, and the same scan shows what each value becomes",
      "  " + style.bold("dsmigrate scan\(invocation) --mapping FILE"),
      "or begin with a palette and scales made of these values",
      "  " + style.bold("dsmigrate tokens suggest\(invocation)"),
    ]
  }
}

extension TokenCategory {
  /// The kind of value in the plural, with a capital.
  var title: String { plural.prefix(1).uppercased() + plural.dropFirst() }

  /// The singular at the start of a sentence: `A radius`.
  var withArticle: String { (self == .opacity ? "An " : "A ") + noun }
}
