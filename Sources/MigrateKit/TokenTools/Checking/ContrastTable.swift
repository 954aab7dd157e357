import MigrateKitCore

/// A table of ratios that are too low: a color, and below it its backgrounds.
struct ContrastTable {
  private let style: TextStyle
  private let check: TokenCheck
  private let mark: String

  init(_ style: TextStyle, _ check: TokenCheck, mark: String) {
    self.style = style
    self.check = check
    self.mark = mark
  }

  /// The heading with the names of the columns, then the rows.
  func lines(_ all: [TokenCheck.Finding], _ title: String) -> [String] {
    let findings = shown(all)
    let modes = AppearanceMode.allCases.filter { mode in
      findings.contains { $0.figures.contains { $0.appearance == mode } }
    }
    let labels = findings.map { backdrop(of: $0) }
    let heads = findings.map { $0.tokens[0] }
    let widest = max(
      labels.map { 6 + $0.width }.max() ?? 0, heads.map { 6 + $0.utf8.count }.max() ?? 0)
    let start = min(widest + 2, max(style.width - modes.count * Self.column, 24))
    var lines = [title]
    var last = ""
    for (finding, label) in zip(findings, labels) {
      if finding.tokens[0] != last {
        last = finding.tokens[0]
        lines.append(head(finding, modes, start: start))
      }
      lines.append(row(finding, label, modes, start: start))
    }
    return lines
  }

  /// For a translucent background over several others, the combination with the lowest contrast.
  private func shown(_ findings: [TokenCheck.Finding]) -> [TokenCheck.Finding] {
    var worst: [[String]: Double] = [:]
    for finding in findings {
      let key = Array(finding.tokens.prefix(2))
      worst[key] = min(worst[key] ?? .infinity, lowest(finding))
    }
    var isTold: Set<[String]> = []
    return findings.filter { finding in
      let key = Array(finding.tokens.prefix(2))
      return lowest(finding) == worst[key] && isTold.insert(key).inserted
    }
  }

  private func lowest(_ finding: TokenCheck.Finding) -> Double {
    finding.figures.map(\.value).min() ?? 0
  }

  /// The columns that one figure takes.
  private static let column = 10

  /// `× ■ color.text.secondary        light      dark`.
  private func head(
    _ finding: TokenCheck.Finding, _ modes: [AppearanceMode], start: Int
  ) -> String {
    var line = TextLine(indent: 2)
    line.add("× ", { _ in mark + " " })
    line.add(swatched(finding.tokens[0]))
    var column = start
    for mode in modes {
      column += Self.column
      line.pad(to: column - mode.columnTitle.count, gap: 1)
      line.add(mode.columnTitle, style.faint)
    }
    return line.text
  }

  private func row(
    _ finding: TokenCheck.Finding, _ label: TextLine, _ modes: [AppearanceMode], start: Int
  ) -> String {
    var line = TextLine(indent: 6)
    line.add(label)
    var column = start
    for mode in modes {
      column += Self.column
      guard let figure = finding.figures.first(where: { $0.appearance == mode }) else { continue }
      let text = text(of: figure)
      line.pad(to: column - text.count, gap: 1)
      line.add(text, isLow(figure) ? style.bold : style.faint)
    }
    return line.text
  }

  /// A ratio that is too low with what it should be: `2.92 < 4.5`; others as they are.
  private func text(of figure: TokenCheck.Figure) -> String {
    let value = FixedText.text(figure.value, places: 2)
    guard isLow(figure), let needs = figure.needs else { return value }
    return "\(value)<\(DecimalText.text(needs, places: 1) ?? "?")"
  }

  private func isLow(_ figure: TokenCheck.Figure) -> Bool {
    figure.value < (figure.needs ?? 0) - 0.005
  }

  /// `on ■ color.background.card`.
  private func backdrop(of finding: TokenCheck.Finding) -> TextLine {
    var line = TextLine()
    line.add("on ", style.faint)
    for (index, name) in finding.tokens.dropFirst().enumerated() {
      if index > 0 { line.add(" over ", style.faint) }
      line.add(swatched(name))
    }
    return line
  }

  /// A name with the swatches of its light and dark color.
  private func swatched(_ name: String) -> TextLine {
    var line = TextLine()
    if case .color(let color)? = check.values[name] {
      line.add(swatch: style.swatch(color.light))
      if color.isAdaptive, let dark = color.dark { line.add(swatch: style.swatch(dark)) }
    }
    line.add(SafeText.line(name))
    return line
  }
}

extension AppearanceMode {
  /// The appearance at the head of a column.
  fileprivate var columnTitle: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .highContrast: "light+"
    case .darkHighContrast: "dark+"
    }
  }
}
