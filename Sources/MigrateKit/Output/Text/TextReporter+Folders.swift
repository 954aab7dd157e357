import MigrateKitCore

// The adoption of each folder.

extension TextReporter {
  /// The limit of folders in a table.
  static let longestFolderList = 12
  /// The number of cells of a bar.
  private static let barLength = 10

  /// The share of tokens in each folder; empty if there is only one.
  func adoptionByFolder(_ report: RunReport, _ summary: ReportSummary) -> [String] {
    let table = FolderRows(
      summary.byFolder.mapValues { [$0.tokens, $0.hardCoded] },
      limit: report.showsAll ? nil : Self.longestFolderList)
    guard table.rows.count > 1 else { return [] }
    let width = folderWidth(table, columns: 39)
    var title = TextLine()
    title.add("Adoption by folder", style.bold)
    title.pad(to: width + 2)
    title.add("  tokens  hard-coded", style.faint)
    return [title.text, ""]
      + table.rows.map { row in
        let (tokens, hardCoded) = (row.figures[0], row.figures[1])
        var line = folderLine(row, in: table, width: width)
        line.add(figure: tokens, width: 8)
        line.add(figure: hardCoded, width: 12)
        let share = tokens + hardCoded == 0 ? 0 : Double(tokens) / Double(tokens + hardCoded)
        line.add("   ")
        addBar(share, to: &line)
        line.add(right: Percent.progress(share), width: 5)
        return line.text
      }
  }

  /// The uses that count as adoption without a known value; empty without any.
  func usesWithoutValue(_ report: RunReport) -> [String] {
    let styles = report.usesWithoutValue.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !styles.isEmpty else { return [] }
    let listed = styles.prefix(report.showsAll ? styles.count : 5).map {
      "\(SafeText.line($0.key)) (\($0.value))"
    }
    let rest = styles.count - listed.count
    let text =
      "Of the uses of tokens, \(styles.reduce(0) { $0 + $1.value }) are of styles whose value is not known: "
      + listed.joined(separator: ", ") + (rest > 0 ? " and \(rest) more (--all)" : "")
    return TextWrap.lines(text, width: style.width)
  }

  /// The figures of a baseline: in total, then by changed folder.
  func burnDown(_ baseline: BaselineComparison, showsAll: Bool) -> [String] {
    var rows = TokenCategory.allCases.compactMap { category in
      baseline.byCategory[category].map { (category.plural, $0) }
    }
    if rows.count != 1 { rows.append(("all", baseline.all)) }
    let changed = baseline.byFolder.filter { showsAll || $0.value.gone + $0.value.new > 0 }
    let table = FolderRows(
      changed.mapValues { [$0.then, $0.now, $0.gone, $0.new] },
      limit: showsAll ? nil : Self.longestFolderList)
    let width = max(folderWidth(table, columns: 30), 20)
    func header(_ name: String) -> String {
      var line = TextLine(indent: 2)
      line.add(SafeText.cut(name, to: width), style.faint)
      line.pad(to: width + 2)
      for column in ["then", "now", "gone", "new"] {
        line.pad(to: line.width + 7 - column.count)
        line.add(column, style.faint)
      }
      return line.text
    }
    func figures(_ line: inout TextLine, _ tally: [Int]) {
      for (index, figure) in tally.enumerated() {
        let isNews = index == 3 && figure > 0
        line.add(figure: figure, width: 7, isNews ? style.red : { $0 })
      }
    }
    var lines = [header("since \(SafeText.line(baseline.file))")]
    for (name, tally) in rows {
      var line = TextLine(indent: 2)
      line.add(name)
      line.pad(to: width + 2)
      figures(&line, [tally.then, tally.now, tally.gone, tally.new])
      lines.append(line.text)
    }
    guard !table.rows.isEmpty, baseline.byFolder.count > 1 else { return lines }
    lines += ["", header(showsAll ? "by folder" : "where it changed")]
    for row in table.rows {
      var line = folderLine(row, in: table, width: width)
      figures(&line, row.figures)
      lines.append(line.text)
    }
    return lines
  }

  // MARK: Parts of a table

  private func folderWidth(_ table: FolderRows, columns: Int) -> Int {
    let longest = table.rows.map { SafeText.width(name($0, in: table)) }.max() ?? 0
    return min(max(longest, 16), style.width - 2 - columns)
  }

  private func folderLine(_ row: FolderRows.Row, in table: FolderRows, width: Int) -> TextLine {
    var line = TextLine(indent: 2)
    line.add(
      SafeText.cutStart(name(row, in: table), to: width), row.folder.isEmpty ? style.faint : { $0 })
    line.pad(to: width + 2)
    return line
  }

  private func name(_ row: FolderRows.Row, in table: FolderRows) -> String {
    row.folder.isEmpty
      ? "\(Count.text(table.rest, "other folder")) (--all)" : SafeText.line(row.folder)
  }

  private func addBar(_ share: Double, to line: inout TextLine) {
    // At least one cell once a folder has started, and all cells only for a complete one.
    var full = Int((share * Double(Self.barLength)).rounded(.down))
    if share > 0 { full = max(full, 1) }
    line.add(String(repeating: "█", count: full), style.green)
    line.add(String(repeating: "░", count: Self.barLength - full), style.faint)
  }
}

extension TextLine {
  /// Adds a number at the right end of a column.
  mutating func add(figure: Int, width: Int, _ draw: (String) -> String = { $0 }) {
    add(right: Count.grouped(figure), width: width, draw)
  }

  /// Adds text at the right end of a column.
  mutating func add(right text: String, width: Int, _ draw: (String) -> String = { $0 }) {
    add(String(repeating: " ", count: max(width - text.count, 1)))
    add(text, draw)
  }
}
