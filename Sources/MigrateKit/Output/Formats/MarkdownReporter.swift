import MigrateKitCore

/// Writes a report as the body of a pull request: totals in one table, everything else folded.
///
/// Changes are grouped by kind, most frequent first, and colors have code spans of their own, for
/// which GitHub shows a swatch. GitHub's limit is 65,536 characters; long lists are cut, with the
/// number of omitted entries.
package struct MarkdownReporter: Sendable {
  /// The limit of kinds in a list.
  private static let longestList = 25

  /// Makes a reporter.
  package init() {}

  /// The report as UTF-8.
  package func write(_ report: RunReport) -> [UInt8] {
    let groups = ReportGroups(report)
    let summary = ReportSummary(report)
    var blocks = [heading(report, summary)]
    if report.isInventory {
      blocks += inventory(groups)
    } else if summary.hardCoded == 0 {
      blocks.append(["Nothing is hard-coded."])
    } else {
      if let notice = OtherSystemNotice(report, groups) {
        let sentences = [
          notice.problem(MarkdownText.code) + " with `\(notice.command)`.", notice.alternative,
        ]
        blocks.append([sentences.filter { !$0.isEmpty }.joined(separator: " ")])
      }
      blocks.append(totals(groups))
      blocks += [applied(groups), held(groups), gaps(groups)]
    }
    blocks.append(problems(report))
    let text = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
    return Array(text.joined(separator: "\n").utf8)
  }

  private func heading(_ report: RunReport, _ summary: ReportSummary) -> [String] {
    var parts = [
      "**\(Count.text(summary.hardCoded, "hard-coded value"))**",
      Count.text(report.fileCount, "file"),
    ]
    if report.isInventory {
      parts.append("no mapping")
    } else {
      parts.append("adoption \(Percent.progress(summary.adoption))")
      parts.append(report.mappings.map(MarkdownText.code).joined(separator: ", "))
    }
    return ["### Design tokens", "", parts.joined(separator: " · ")]
  }

  private func totals(_ groups: ReportGroups) -> [String] {
    let kinds = groups.appliedKinds(accepted: "accepted")
    let held = groups.held.map { "\(Count.grouped($0.suggestions.count)) \($0.label)" }
    let gaps = groups.gapCounts.map { "\(Count.grouped($0.count)) \($0.code.label)" }
    return [
      MarkdownText.row(["", "values", ""]), "|---|---:|---|",
      MarkdownText.row([
        ReviewRisk.Standing.safe.label, Count.grouped(groups.applied.count),
        kinds.joined(separator: "<br>"),
      ]),
      MarkdownText.row([
        ReviewRisk.Standing.review.label, Count.grouped(groups.heldCount),
        held.joined(separator: "<br>"),
      ]),
      MarkdownText.row([
        ReviewRisk.Standing.gap.label, Count.grouped(groups.gapCount),
        gaps.joined(separator: "<br>"),
      ]),
    ]
      + (groups.reportOnly.isEmpty
        ? []
        : [
          MarkdownText.row([
            ReviewRisk.Standing.reportOnly.label, Count.grouped(groups.reportOnlyCount),
            groups.reportOnly.map { "\(Count.grouped($0.suggestions.count)) \($0.label)" }
              .joined(separator: "<br>"),
          ])
        ])
  }

  // MARK: Folded details

  private func applied(_ groups: ReportGroups) -> [String] {
    guard !groups.applied.isEmpty else { return [] }
    return MarkdownText.folded(
      "Safe: \(Count.text(groups.applied.count, "value"))", table(of: groups.applied))
  }

  private func held(_ groups: ReportGroups) -> [String] {
    section("To review: \(Count.text(groups.heldCount, "value"))", groups.held)
      + section("Report only: \(Count.text(groups.reportOnlyCount, "value"))", groups.reportOnly)
  }

  private func section(_ title: String, _ groups: [ReportGroups.Held]) -> [String] {
    guard !groups.isEmpty else { return [] }
    var lines: [String] = []
    for group in groups {
      let option = group.option.isEmpty ? "" : " · " + MarkdownText.code(group.option)
      if !lines.isEmpty { lines.append("") }
      lines += [
        "**\(Count.grouped(group.suggestions.count)) \(group.label)**\(option)", "",
      ]
      if !group.parts.isEmpty { lines += ["In part: " + group.partList(MarkdownText.code), ""] }
      lines += table(of: group.suggestions)
    }
    return MarkdownText.folded(title, lines)
  }

  private func gaps(_ groups: ReportGroups) -> [String] {
    guard groups.gapCount > 0 else { return [] }
    let total = "Without a token: \(Count.text(groups.gapCount, "value"))"
    if groups.hidesGaps { return ["\(total), \(OtherSystemNotice.unlisted)."] }
    var lines: [String] = []
    for gap in groups.gaps {
      let role = gap.role == .unknown ? "" : ", for \(gap.role.rawValue)"
      let title = "\(Count.grouped(gap.suggestions.count)) \(gap.code.label)"
      if !lines.isEmpty { lines.append("") }
      lines += ["**\(title)** (\(gap.category.rawValue)\(role))", ""]
      lines += table(of: gap.suggestions)
    }
    return MarkdownText.folded(total, lines)
  }

  private func inventory(_ groups: ReportGroups) -> [[String]] {
    TokenCategory.allCases.compactMap { category in
      let found = groups.gaps.filter { $0.category == category }.flatMap(\.suggestions)
      guard !found.isEmpty else { return nil }
      return MarkdownText.folded(
        "\(category.rawValue): \(Count.text(found.count, "value"))", table(of: found))
    }
  }

  /// Like changes in one row: count, value, replacement, difference, and the first place.
  private func table(of suggestions: [Suggestion]) -> [String] {
    let kinds = ReportGroups.kinds(suggestions)
    let hasTokens = kinds.contains { $0.first.token != nil }
    var head = ["×", "value"]
    if hasTokens { head += ["token", "written as", "distance"] }
    var lines = [
      MarkdownText.row(head + ["first place"]),
      "|---:" + String(repeating: "|---", count: head.count) + "|",
    ]
    for kind in kinds.prefix(Self.longestList) {
      var cells = [Count.grouped(kind.count), value(of: kind.first)]
      if hasTokens {
        cells += [
          MarkdownText.code(kind.first.token ?? ""),
          MarkdownText.code(kind.first.replacement ?? ""), ValueText.distance(kind.first.distance),
        ]
      }
      lines.append(MarkdownText.row(cells + [MarkdownText.code(kind.first.spot)]))
    }
    let rest = kinds.dropFirst(Self.longestList)
    if !rest.isEmpty {
      let values = Count.text(rest.reduce(0) { $0 + $1.count }, "value")
      lines += ["", "… \(values) of \(Count.text(rest.count, "kind")) more"]
    }
    return lines
  }

  private func value(of suggestion: Suggestion) -> String {
    switch suggestion.finding.value {
    case .color(let color):
      let light = MarkdownText.code(ValueText.text(color.light))
      guard let dark = color.dark, dark != color.light else { return light }
      return light + " / " + MarkdownText.code(ValueText.text(dark))
    case .font(let font): return MarkdownText.code(ValueText.text(font))
    case .radius(let number), .number(let number, _):
      return MarkdownText.code(ValueText.points(number))
    case .shadow(let shadow): return MarkdownText.code(ValueText.text(shadow))
    case .animation(let animation): return MarkdownText.code(ValueText.text(animation))
    case nil: return MarkdownText.code(suggestion.finding.source)
    }
  }

  private func problems(_ report: RunReport) -> [String] {
    let failures = report.problems.filter { !$0.isWarning }
    guard !failures.isEmpty else { return [] }
    return ["**Not handled**", ""]
      + failures.map { "- \(MarkdownText.code($0.file)): \(MarkdownText.code($0.message))" }
  }
}
