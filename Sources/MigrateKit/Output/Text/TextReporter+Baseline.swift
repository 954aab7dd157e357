import MigrateKitCore

// A report against a baseline: only new values, with their places and fixes.

extension TextReporter {
  /// The limit of new values listed with their code.
  private static let longestNewsList = 40

  /// The sections of a report against a baseline.
  func sections(
    _ report: RunReport, since baseline: BaselineComparison, _ summary: ReportSummary
  ) -> [[String]] {
    let groups = ReportGroups(report)
    let new = report.suggestions.filter { baseline.state(of: $0.finding) == .new }
    var sections = [
      header(report, summary, since: baseline) + [""]
        + burnDown(baseline, showsAll: report.showsAll) + footnotes(report, groups)
    ]
    if !isQuiet { sections += [news(new), afterNews(new, baseline)] }
    return sections
  }

  private func header(
    _ report: RunReport, _ summary: ReportSummary, since baseline: BaselineComparison
  ) -> [String] {
    var parts = headerParts(report)
    let count = baseline.all.new
    parts.append(count == 0 ? "nothing new" : Count.text(count, "new value"))
    if !report.isInventory { parts.append(adoption(summary)) }
    return [style.bold(parts.joined(separator: " · "))]
  }

  private func news(_ new: [Suggestion]) -> [String] {
    guard !new.isEmpty else { return [] }
    let files = Count.text(new.map(\.finding.file).pathKeys.count, "file")
    var lines = [style.bold("New: \(Count.text(new.count, "value")) in \(files)")]
    for suggestion in new.prefix(Self.longestNewsList) {
      let finding = suggestion.finding
      lines += ["", "\(SafeText.line(finding.file)):\(suggestion.place)"]
      var value = TextLine(indent: 4)
      value.add(values.line(finding.value))
      if suggestion.token != nil {
        value.add(" → ")
        value.add(values.token(suggestion.tokenText, value: suggestion.tokenValue))
      }
      lines.append(value.text)
      lines += remedy(suggestion)
    }
    if new.count > Self.longestNewsList {
      let rest = Count.text(new.count - Self.longestNewsList, "more new value")
      lines += ["", style.faint("… \(rest); --format json has every one")]
    }
    return lines
  }

  /// The replacement, or why there is none.
  private func remedy(_ suggestion: Suggestion) -> [String] {
    let source = SafeText.joined(suggestion.finding.source)
    if let replacement = suggestion.replacement.map(SafeText.joined) {
      let room = style.width - 4 - 3 - SafeText.width(replacement)
      var line = TextLine(indent: 4)
      line.add(SafeText.cut(source, to: max(room, 12)) + " → " + replacement, style.faint)
      guard suggestion.status == .review else { return [line.text] }
      let why = suggestion.holdingCodes.map(\.label).joined(separator: ", ")
      return [line.text, TextLine(indent: 4).text + style.faint("held: \(why)")]
    }
    let why = suggestion.holdingCodes.first ?? suggestion.reasons.first?.code
    let text = why.map { "\($0.label)" } ?? "no matching token"
    return [
      TextLine(indent: 4).text
        + style.faint(SafeText.cut(source, to: style.width - 8 - text.count) + "  (\(text))")
    ]
  }

  private func afterNews(_ new: [Suggestion], _ baseline: BaselineComparison) -> [String] {
    let file = ShellText.quoted(baseline.file)
    let write = "dsmigrate scan\(invocation) --write-baseline \(file)"
    if let first = new.first {
      return ["Next:"]
        + steps([
          ("dsmigrate explain \(ShellText.quoted(first.spot))", "see every candidate of one value"),
          (write, "or take them into the baseline"),
        ])
    }
    guard baseline.all.gone > 0 else { return [] }
    let gone = Count.text(baseline.all.gone, "value")
    return ["Next:"] + steps([(write, "so that the \(gone) cannot come back")])
  }
}
