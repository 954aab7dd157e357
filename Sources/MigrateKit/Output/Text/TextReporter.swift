import MigrateKitCore

/// Writes a report as text: totals, applied changes, held changes with reasons, gaps, and the next
/// command.
///
/// Short reports list every change by file. Long ones list kinds of changes; a patch or the JSON
/// report has every single one.
package struct TextReporter: Sendable {
  /// The limit of rows in a list by file; longer ones become a list of kinds.
  static let longestFileList = 60
  /// The limit of kinds in a list.
  static let longestKindList = 15
  /// The limit of kinds for each holding reason.
  static let longestHeldList = 6
  /// The limit if there are many reasons.
  static let shortHeldList = 3

  let style: TextStyle
  let isQuiet: Bool
  let invocation: String

  var values: ValueText { ValueText(style: style) }

  /// Makes a reporter.
  ///
  /// - Parameters:
  ///   - style: How to draw.
  ///   - isQuiet: Whether to write only the totals.
  ///   - invocation: The paths and options that the next command needs too, as typed in a shell.
  package init(style: TextStyle = TextStyle(), isQuiet: Bool = false, invocation: String = "") {
    self.style = style
    self.isQuiet = isQuiet
    self.invocation = invocation
  }

  /// The number of values that need review.
  package static func waitingCount(in report: RunReport) -> Int { ReportGroups(report).heldCount }

  /// The report as text, with a final newline.
  package func text(of report: RunReport) -> String {
    let groups = ReportGroups(report)
    let summary = ReportSummary(report)
    var sections: [[String]] = []
    if let baseline = report.baseline {
      sections = self.sections(report, since: baseline, summary)
    } else if report.isInventory {
      sections.append(inventoryTotals(report, groups, summary))
      if !isQuiet {
        sections += inventory(groups)
        sections.append(nextAfterInventory(summary))
      }
    } else {
      let isEmpty = summary.hardCoded == 0
      let totals = isEmpty ? ["", "  Nothing is hard-coded."] : totals(groups)
      sections.append(
        header(report, summary) + otherSystem(report, groups) + totals + footnotes(report, groups))
      if !isQuiet {
        sections += [applied(groups), held(groups), gaps(groups), reportOnly(groups)]
        sections += [adoptionByFolder(report, summary), usesWithoutValue(report), next(groups)]
      }
    }
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }
}

extension RunReport {
  /// Whether the run had no mapping, so that the report is an inventory.
  var isInventory: Bool { mappings.isEmpty }
}

// MARK: - Totals

extension TextReporter {
  func header(_ report: RunReport, _ summary: ReportSummary) -> [String] {
    var parts = headerParts(report)
    parts.append(Count.text(summary.hardCoded, "hard-coded value"))
    parts.append(report.isInventory ? "no mapping" : adoption(summary))
    return [style.bold(parts.joined(separator: " · "))]
  }

  /// `adoption 31%`.
  func adoption(_ summary: ReportSummary) -> String {
    "adoption \(Percent.progress(summary.adoption))"
  }

  /// The design systems and the number of files.
  func headerParts(_ report: RunReport) -> [String] {
    var parts: [String] = []
    if report.mappings.count > 3 {
      parts.append("\(report.mappings.count) mappings")
    } else if !report.mappings.isEmpty {
      parts.append(report.mappings.map(SafeText.line).joined(separator: ", "))
    }
    parts.append(Count.text(report.fileCount, "file"))
    if let shard = report.shard { parts.append("shard \(shard.number) of \(shard.count)") }
    return parts
  }

  /// The next step for a mapping of another design system.
  private func otherSystem(_ report: RunReport, _ groups: ReportGroups) -> [String] {
    guard let notice = OtherSystemNotice(report, groups) else { return [] }
    func lines(_ text: String) -> [String] {
      text.isEmpty ? [] : TextWrap.lines(text, width: style.width - 2).map { "  " + $0 }
    }
    return [""] + lines(notice.problem(SafeText.line) + ":")
      + ["    " + style.bold(notice.command)] + lines(notice.alternative)
  }

  private func totals(_ groups: ReportGroups) -> [String] {
    var lines = [""]
    let kinds = groups.appliedKinds(accepted: "accepted by you")
    lines += total(
      ReviewRisk.Standing.safe.label, groups.applied.count, style.green,
      [(kinds.joined(separator: ", "), "")])
    lines += total(
      ReviewRisk.Standing.review.label, groups.heldCount, style.yellow,
      groups.held.map { ("\(Count.grouped($0.suggestions.count)) \($0.label)", $0.option) })
    lines += total(
      ReviewRisk.Standing.gap.label, groups.gapCount, style.red,
      groups.gapCounts.map { ("\(Count.grouped($0.count)) \($0.code.label)", "") })
    if !groups.reportOnly.isEmpty {
      lines += total(
        ReviewRisk.Standing.reportOnly.label, groups.reportOnlyCount, style.faint,
        groups.reportOnly.map { ("\(Count.grouped($0.suggestions.count)) \($0.label)", "") })
    }
    if !groups.kept.isEmpty {
      lines += total("keep as it is", groups.kept.count, style.faint, [("as you decided", "")])
    }
    return lines
  }

  /// Folders by their own names, each once: `Pods, Vendor ×3`.
  private static func folderNames(_ paths: [String]) -> [String] {
    var counts: [PathKey: Int] = [:]
    let names = paths.map { String($0.split(at: "/").last ?? "") }
    for name in names { counts[PathKey(name), default: 0] += 1 }
    return names.uniquedPaths().map { name in
      let count = counts[PathKey(name)] ?? 1
      return SafeText.line(name) + (count == 1 ? "" : " ×\(count)")
    }
  }

  /// One total with its parts; a long list is cut, because its section follows.
  private func total(
    _ name: String, _ count: Int, _ draw: (String) -> String,
    _ parts: [(text: String, option: String)]
  ) -> [String] {
    let shown = parts.filter { !$0.text.isEmpty }
    let limit = shown.count > 6 ? 5 : 6
    var rows = Array(shown.prefix(limit))
    if shown.count > limit { rows.append(("… \(shown.count - limit) more reasons below", "")) }
    var lines: [String] = []
    for (index, row) in (rows.isEmpty ? [("", "")] : rows).enumerated() {
      var line = TextLine(indent: 2)
      if index == 0 {
        line.add(name)
        let number = Count.grouped(count)
        line.pad(to: 22 - number.count, gap: 1)
        line.add(number, count == 0 ? style.faint : draw)
      }
      line.pad(to: 24)
      line.add(row.0)
      lines += withOption(line, row.1)
    }
    return lines
  }

  /// A line with an option at its right end, or on its own line if it does not fit.
  func withOption(_ line: TextLine, _ option: String) -> [String] {
    guard !option.isEmpty else { return [line.text.trimmingSpaces()] }
    var line = line
    if line.width + 2 + option.count <= style.width {
      line.pad(to: style.width - option.count)
      line.add(option, style.faint)
      return [line.text]
    }
    var second = TextLine()
    second.pad(to: max(style.width - option.count, 4))
    second.add(option, style.faint)
    return [line.text.trimmingSpaces(), second.text]
  }

  func footnotes(_ report: RunReport, _ groups: ReportGroups) -> [String] {
    var lines: [String] = []
    if !groups.others.isEmpty {
      let parts = groups.others.map { "\(Count.grouped($0.count)) \($0.name)" }
      lines.append("  not counted: " + parts.joined(separator: ", "))
    }
    if !report.skippedFolders.isEmpty {
      let names = Self.folderNames(report.skippedFolders).joined(separator: ", ")
      lines.append("  not read: \(SafeText.cut(names, to: style.width - 32)) (--all reads them)")
    }
    let failures = report.problems.count { !$0.isWarning }
    if failures > 0 {
      lines.append("  not handled: \(Count.text(failures, "file")), see standard error")
    }
    return lines.isEmpty ? [] : [""] + lines.map(style.faint)
  }
}

/// Numbers in reports.
package enum Count {
  /// The number with thousands separators: `1,204`.
  package static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits[...], at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// A number with its noun: `1 file`, `1,204 files`.
  package static func text(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }
}

extension String {
  /// The text without spaces at its end.
  func trimmingSpaces() -> String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
