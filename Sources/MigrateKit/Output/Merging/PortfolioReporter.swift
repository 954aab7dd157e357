import MigrateKitCore

/// Writes a portfolio as text: one line for each project, and the reasons that hold values.
package struct PortfolioReporter: Sendable {
  private let style: TextStyle

  /// Makes a reporter that draws as a terminal allows.
  package init(style: TextStyle = TextStyle()) {
    self.style = style
  }

  /// The portfolio as text, with a final newline.
  package func text(of portfolio: Portfolio) -> String {
    var lines = [style.bold((["Portfolio"] + portfolio.heading).joined(separator: " · "))]
    if let gap = portfolio.gap { lines.append(style.red("  not whole: \(gap)")) }
    if !portfolio.rows.isEmpty { lines += [""] + table(portfolio) }
    if !portfolio.reasons.isEmpty { lines += [""] + reasons(portfolio) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ portfolio: Portfolio) -> [String] {
    // The total is the longest figure of a column.
    let widths = zip(Portfolio.columns, Portfolio.figures(portfolio.total)).map { name, figure in
      max(name.count + 1, Count.grouped(figure).count + 1, 6)
    }
    let longest = portfolio.rows.map { SafeText.width(SafeText.line($0.folder)) }.max() ?? 0
    let room = style.width - 2 - widths.reduce(0, +) - Self.shareWidth
    let nameWidth = min(max(longest, 7), max(room, 16))
    var head = TextLine(indent: 2)
    head.add("project", style.faint)
    head.pad(to: nameWidth + 2)
    for (name, width) in zip(Portfolio.columns, widths) {
      head.pad(to: head.width + width - name.count)
      head.add(name, style.faint)
    }
    head.pad(to: head.width + Self.shareWidth - "adopted".count)
    head.add("adopted", style.faint)
    func line(_ name: String, _ figures: ReportSummary.ProjectFigures) -> String {
      var line = TextLine(indent: 2)
      line.add(SafeText.cutStart(name, to: nameWidth))
      line.pad(to: nameWidth + 2)
      for (figure, width) in zip(Portfolio.figures(figures), widths) {
        line.add(figure: figure, width: width)
      }
      let share = Portfolio.percent(figures)
      line.pad(to: line.width + Self.shareWidth - share.count)
      line.add(share)
      return line.text
    }
    return [head.text] + portfolio.rows.map { line(SafeText.line($0.folder), $0.figures) }
      + [style.bold(line("all", portfolio.total))]
  }

  private func reasons(_ portfolio: Portfolio) -> [String] {
    [style.bold("Reasons, by how many values carry each"), ""]
      + portfolio.reasons.map { reason in
        var line = TextLine()
        line.add(figure: reason.count, width: 9)
        line.add("  \(SafeText.line(reason.label))")
        return line.text
      }
  }

  /// The width of the adoption column with its gap.
  private static let shareWidth = 9
}

/// Writes a portfolio as Markdown: one table for the projects and one for the reasons.
package struct PortfolioMarkdown: Sendable {
  /// Makes a reporter.
  package init() {}

  /// The portfolio as Markdown, with a final newline.
  package func text(of portfolio: Portfolio) -> String {
    var lines = ["### Design tokens, project by project", ""]
    lines.append(portfolio.heading.joined(separator: " · "))
    if let gap = portfolio.gap { lines += ["", "**Not whole:** \(gap)"] }
    if !portfolio.rows.isEmpty {
      lines += [
        "", MarkdownText.row(["project"] + Portfolio.columns + ["adopted"]),
        "|---" + String(repeating: "|---:", count: Portfolio.columns.count + 1) + "|",
      ]
      lines += portfolio.rows.map { row(MarkdownText.code($0.folder), $0.figures) }
      lines.append(row("**all**", portfolio.total))
    }
    if !portfolio.reasons.isEmpty {
      lines += ["", MarkdownText.row(["values", "reason"]), "|---:|---|"]
      lines += portfolio.reasons.map { MarkdownText.row([Count.grouped($0.count), $0.label]) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ name: String, _ figures: ReportSummary.ProjectFigures) -> String {
    MarkdownText.row(
      [name] + Portfolio.figures(figures).map(Count.grouped) + [Portfolio.percent(figures)])
  }
}
