import MigrateKitCore

/// Writes a comparison of design systems as text and as JSON.
package struct ComparisonReporter: Sendable {
  private let style: TextStyle

  /// Makes a reporter that draws as a terminal allows.
  package init(style: TextStyle) { self.style = style }

  // MARK: Text

  /// The systems, the table, then similar and missing tokens.
  package func text(_ comparison: TokenComparison) -> String {
    var lines: [String] = []
    let systems = comparison.systems
    for system in systems {
      var line = TextLine()
      line.add(SafeText.line(system.name), style.bold)
      line.add(" · \(Count.text(system.tokenCount, "token"))")
      line.add(" · \(comparison.rows.count - system.lacks.count) of \(comparison.rows.count) names")
      lines.append(line.text)
    }
    for category in TokenCategory.allCases {
      let rows = comparison.rows.filter { $0.category == category }
      if rows.isEmpty { continue }
      lines += ["", style.bold(category.title) + " · \(rows.count)"] + table(rows, systems)
    }
    lines += apart(comparison) + shared(comparison) + misses(comparison) + lacks(comparison)
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(
    _ rows: [TokenComparison.Row], _ systems: [TokenComparison.System]
  ) -> [String] {
    let cells = rows.map { row in row.cells.map { cell(of: $0) } }
    let names = min(rows.map { SafeText.width($0.name) }.max() ?? 0, 26)
    let widths = systems.indices.map { index in
      let widest = cells.map { $0[index].width }.max() ?? 0
      return min(max(widest, min(SafeText.width(systems[index].name), 12)), 24) + 2
    }
    var head = TextLine(indent: 2)
    head.pad(to: 4 + names)
    var column = 4 + names
    for (system, width) in zip(systems, widths) {
      head.pad(to: column)
      head.add(SafeText.cut(SafeText.line(system.name), to: width - 2), style.faint)
      column += width
    }
    return [head.text.trimmingSpaces()]
      + zip(rows, cells).map { row, cells in
        var line = TextLine(indent: 2)
        line.add(SafeText.cut(SafeText.line(row.name), to: names))
        var column = 4 + names
        for (cell, width) in zip(cells, widths) {
          line.pad(to: column, gap: 1)
          line.add(cell)
          column += width
        }
        return line.text.trimmingSpaces()
      }
  }

  private func cell(of token: DesignToken?) -> TextLine {
    var line = TextLine()
    guard let token else {
      line.add("–", style.faint)
      return line
    }
    switch token.value {
    case .color(let color): line.add(self.color(color))
    case .radius(let points): line.add(ValueText.points(points))
    case .number(let number, .duration): line.add(ValueText.points(number) + " s")
    case .number(let number, .opacity): line.add(Percent.text(number))
    case .number(let number, _): line.add(ValueText.points(number))
    case .font, .shadow, .animation: line.add(SafeText.cut(token.value.brief, to: 22))
    }
    return line
  }

  /// `■ #0891B2`, with the dark color behind where the terminal shows colors.
  private func color(_ color: ColorValue) -> TextLine {
    var line = TextLine()
    line.add(swatch: style.swatch(color.light))
    if color.isAdaptive, let dark = color.dark { line.add(swatch: style.swatch(dark)) }
    line.add(ValueText.text(color.light))
    if !style.usesColor, color.isAdaptive, let dark = color.dark {
      line.add("/" + ValueText.text(dark))
    }
    return line
  }

  // MARK: Similarities

  /// The names whose colors differ most, with the differences that ΔE00 does not cover.
  private func apart(_ comparison: TokenComparison) -> [String] {
    let rows = comparison.rowsApart
    if rows.isEmpty { return [] }
    let limit = 10
    let width = rows.prefix(limit).map { SafeText.width($0.row.name) }.max() ?? 0
    let lines = rows.prefix(limit).map { row, difference -> String in
      var line = TextLine(indent: 2)
      line.add(SafeText.line(row.name))
      line.pad(to: width + 4)
      let text = FixedText.text(difference.largest, places: 1)
      line.pad(to: width + 10 - text.count)
      line.add(text, style.bold)
      line.add("  ")
      for case let color? in row.cells.map({ $0?.color }) {
        line.add(swatch: style.swatch(color.light))
      }
      let notes = difference.notes(comparison.systems).joined(separator: "; ")
      line.add(SafeText.line(notes), style.faint)
      return line.text.trimmingSpaces()
    }
    return [
      "",
      style.bold("One name, several colors")
        + " · \(rows.count)  (largest ΔE00 in light or dark appearance)",
    ] + lines + more(rows.count - limit)
  }

  private func shared(_ comparison: TokenComparison) -> [String] {
    let colors = comparison.sharedColors
    if colors.isEmpty { return [] }
    let lines = colors.flatMap { color -> [String] in
      var line = TextLine(indent: 2)
      line.add(self.color(color.places[0].color))
      let names = color.places.map { place(of: $0, comparison) }.joined(separator: ", ")
      let rows = TextWrap.lines(names, width: max(style.width - line.width - 2, 20))
      let indent = String(repeating: " ", count: line.width + 2)
      return rows.enumerated().map { ($0 == 0 ? line.text + "  " : indent) + $1 }
    }
    return ["", style.bold("One color, several names") + " · \(colors.count)"] + lines
  }

  private func misses(_ comparison: TokenComparison) -> [String] {
    let misses = comparison.nearMisses
    if misses.isEmpty { return [] }
    let limit = 20
    let lines = misses.prefix(limit).map { miss -> String in
      var line = TextLine(indent: 2)
      line.add(FixedText.text(miss.distance, places: 2), style.bold)
      line.add(" \(miss.appearance.rawValue)", style.faint)
      line.pad(to: 12)
      for place in [miss.first, miss.second] {
        line.add("  ")
        line.add(swatch: style.swatch(place.color.drawn(in: miss.appearance)))
        line.add(self.place(of: place, comparison))
      }
      return line.text
    }
    return ["", style.bold("Nearly the same") + " · \(misses.count)  (ΔE00)"] + lines
      + more(misses.count - limit)
  }

  private func lacks(_ comparison: TokenComparison) -> [String] {
    comparison.systems.filter { !$0.lacks.isEmpty }.flatMap { system -> [String] in
      let title = "\(SafeText.line(system.name)) lacks"
      let names = SafeText.line(system.lacks.joined(separator: ", "))
      return ["", style.bold(title) + " · \(system.lacks.count)"]
        + TextWrap.lines(names, width: max(style.width - 2, 20)).map { "  " + $0 }
    }
  }

  private func more(_ count: Int) -> [String] {
    count > 0 ? ["  " + style.faint("and \(count) more")] : []
  }

  /// `Wellness color.text.primary`.
  private func place(of place: TokenComparison.Place, _ comparison: TokenComparison) -> String {
    SafeText.line("\(comparison.systems[place.system].name) \(place.name)")
  }
}
