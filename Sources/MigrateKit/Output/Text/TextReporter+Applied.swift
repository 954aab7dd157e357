import MigrateKitCore

// The applied changes: by file in short reports, by kind in long ones.

extension TextReporter {
  func applied(_ groups: ReportGroups) -> [String] {
    guard !groups.applied.isEmpty else { return [] }
    let rows = FileRows(groups.applied)
    let files = Count.text(rows.files.count, "file")
    let title = "Safe: \(Count.text(groups.applied.count, "value")) in \(files)"
    if rows.count <= Self.longestFileList { return [style.bold(title)] + byFile(rows) }
    return [style.bold(title), ""] + byKind(groups.applied) + [""] + busiest(rows)
  }

  private func byFile(_ rows: FileRows) -> [String] {
    var lines: [String] = []
    for file in rows.files {
      lines += ["", SafeText.line(file.name)]
      let valueWidth = min(
        file.rows.map { values.line(of: $0.first.finding).width }.max() ?? 0, 30)
      let tokenWidth = min(file.rows.map { $0.first.tokenText.count + 2 }.max() ?? 0, 34)
      for row in file.rows {
        var line = TextLine(indent: 2)
        line.pad(to: 9 - row.first.place.count)
        line.add(row.first.place, style.faint)
        line.add("  ")
        line.add(values.line(of: row.first.finding))
        line.pad(to: 11 + valueWidth)
        line.add(" → ")
        line.add(values.token(row.first.tokenText, value: row.first.tokenValue))
        line.pad(to: 14 + valueWidth + tokenWidth, gap: 1)
        line.add(row.first.certainty)
        lines.append(line.text.trimmingSpaces())
        lines.append(code(row))
      }
    }
    return lines
  }

  /// The line with the old and the new code, and the number of further places.
  private func code(_ row: FileRows.Row) -> String {
    let replacement = SafeText.joined(row.first.replacement ?? "")
    let others = row.others.map(\.place)
    var suffix = ""
    if !others.isEmpty {
      suffix = "  also " + others.prefix(4).joined(separator: ", ")
      if others.count > 4 { suffix += ", +\(others.count - 4)" }
    }
    let room = style.width - 11 - 3 - replacement.count - suffix.count
    let source = SafeText.cut(SafeText.joined(row.first.finding.source), to: max(room, 12))
    return TextLine(indent: 11).text + style.faint("\(source) → \(replacement)\(suffix)")
  }

  private func byKind(_ suggestions: [Suggestion]) -> [String] {
    let kinds = ReportGroups.kinds(suggestions)
    var lines = kinds.prefix(Self.longestKindList).map { kind in
      line(of: kind, note: kind.first.certainty).text
    }
    lines += more(kinds.dropFirst(Self.longestKindList))
    return lines
  }

  /// The files with the most changes, one per line.
  private func busiest(_ rows: FileRows) -> [String] {
    let files = rows.files.map { (name: $0.name, count: $0.count) }.largestFirst(\.count)
    return FileCounts.lines(files, limit: Self.longestKindList, width: style.width)
  }

  /// A kind of change: count, value, replacement.
  private func line(of kind: ReportGroups.Kind, note: String) -> TextLine {
    var line = TextLine(indent: 2)
    let count = Count.grouped(kind.count)
    line.pad(to: 7 - count.count)
    line.add(count + " ×")
    line.pad(to: 11)
    if kind.first.finding.value == nil {
      line.add(SafeText.cut(SafeText.joined(kind.first.finding.source), to: style.width - 30))
    } else {
      line.add(values.line(kind.first.finding.value))
    }
    if kind.first.token != nil {
      line.add(" → ")
      line.add(values.token(kind.first.tokenText, value: kind.first.tokenValue))
    }
    if !note.isEmpty {
      line.pad(to: 56, gap: 2)
      line.add(note)
    }
    return line
  }

  /// A kind of change with its first place.
  func lines(of kind: ReportGroups.Kind, note: String) -> [String] {
    var place = TextLine(indent: 11)
    let others = kind.count - 1
    let suffix =
      others == 0
      ? ""
      : kind.files.count == 1
        ? " and \(Count.grouped(others)) more there"
        : " and \(Count.grouped(others)) more in \(Count.text(kind.files.count, "file"))"
    place.add(
      SafeText.cutStart(kind.first.spot, to: style.width - 11 - suffix.count) + suffix,
      style.faint)
    return [line(of: kind, note: note).text, place.text]
  }

  /// The line that counts omitted entries.
  func more(_ kinds: ArraySlice<ReportGroups.Kind>) -> [String] {
    guard !kinds.isEmpty else { return [] }
    let values = kinds.reduce(0) { $0 + $1.count }
    return ["     … \(Count.text(values, "value")) of \(Count.text(kinds.count, "kind")) more"]
  }
}

/// Suggestions by file, with equal changes of a file in one row.
struct FileRows {
  struct Row {
    var first: Suggestion
    var others: [Suggestion] = []
  }

  struct File {
    var name: String
    var rows: [Row] = []

    /// How many changes there are.
    var count: Int { rows.reduce(0) { $0 + 1 + $1.others.count } }
  }

  private(set) var files: [File] = []

  /// How many rows there are.
  var count: Int { files.reduce(0) { $0 + $1.rows.count } }

  /// Sorts suggestions, given in order of path and position.
  init(_ suggestions: [Suggestion]) {
    for suggestion in suggestions {
      if files.last?.name != suggestion.finding.file {
        files.append(File(name: suggestion.finding.file))
      }
      let file = files.count - 1
      if let row = files[file].rows.firstIndex(where: { $0.first.makesSameChange(as: suggestion) })
      {
        files[file].rows[row].others.append(suggestion)
      } else {
        files[file].rows.append(Row(first: suggestion))
      }
    }
  }
}

extension Suggestion {
  fileprivate func makesSameChange(as other: Suggestion) -> Bool {
    finding.value == other.finding.value && token == other.token && status == other.status
      && replacement == other.replacement
  }

  /// The line and the column: `41:27`.
  var place: String { "\(finding.start.line):\(finding.start.column)" }

  /// The name of the token, or a dash.
  var tokenText: String { token.map(SafeText.line) ?? "–" }

  /// The status with the distance: `exact`, `near 0.4`, `review 2.1`; `deprecated name 31.1`.
  var certainty: String {
    let reported = isRenamed ? "deprecated name" : status.rawValue
    guard status != .exact, let distance, distance.value >= 0.05,
      let text = DecimalText.text(distance.value, places: 1)
    else { return reported }
    return "\(reported) \(text)"
  }
}

/// Files with their numbers of changes.
enum FileCounts {
  /// One line per file, at most `limit`, and one that counts the others.
  static func lines(
    _ files: [(name: String, count: Int)], limit: Int, width: Int
  ) -> [String] {
    var lines = files.prefix(limit).map { file in
      var line = TextLine()
      let text = Count.grouped(file.count)
      line.pad(to: 7 - text.count)
      line.add(text + "  " + SafeText.cutStart(SafeText.line(file.name), to: width - 9))
      return line.text
    }
    if files.count > limit {
      let rest = files.dropFirst(limit).reduce(0) { $0 + $1.count }
      lines.append(
        "     … \(Count.grouped(rest)) in \(Count.text(files.count - limit, "more file"))")
    }
    return lines
  }
}
