import MigrateKitCore

/// Writes the check of a mapping and its token files.
package struct TokenCheckReporter: Sendable {
  private let style: TextStyle

  /// Makes a reporter that writes plain text.
  package init() { style = TextStyle() }

  /// Makes a reporter that draws as a terminal allows.
  package init(style: TextStyle) { self.style = style }

  // MARK: Text

  /// The totals, then load errors, then the findings by severity and kind.
  package func text(_ check: TokenCheck) -> String {
    var lines = [headline(check)]
    for severity in [LoadProblem.Severity.error, .warning] {
      let problems = check.problems.filter { $0.severity == severity }
      if problems.isEmpty { continue }
      let title = severity == .error ? "Does not load" : "Loads, but"
      lines += ["", style.bold(title) + " · \(problems.count)"]
      let draw = severity == .error ? style.red : style.yellow
      for problem in problems { lines += entry(problem.description, mark: draw("×")) }
    }
    for kind in TokenCheck.Kind.allCases {
      let findings = check.findings.filter { $0.kind == kind }
      if !findings.isEmpty { lines += [""] + section(kind, findings, check) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(
    _ kind: TokenCheck.Kind, _ findings: [TokenCheck.Finding], _ check: TokenCheck
  ) -> [String] {
    let title = style.bold(kind.title) + " · " + count(kind, findings)
    let mark = mark(kind.severity)
    if kind.isContrast { return ContrastTable(style, check, mark: mark).lines(findings, title) }
    if kind.isNamesOnly, findings.contains(where: { !$0.tokens.isEmpty }) {
      let names = findings.flatMap { $0.tokens.prefix(1) }
      return [title] + entry(names.joined(separator: ", "), mark: mark)
    }
    return [title]
      + findings.flatMap { finding in
        entry(finding.message, mark: mark, swatches: swatches(finding, check))
      }
  }

  /// `12`; for pairs also the number of colors: `3 colors, 12 pairs`.
  private func count(_ kind: TokenCheck.Kind, _ findings: [TokenCheck.Finding]) -> String {
    guard kind.isContrast, findings.count > 1 else { return "\(findings.count)" }
    return Count.text(TokenCheck.groupCount(findings), "color") + ", "
      + Count.text(findings.count, "pair")
  }

  private func mark(_ severity: TokenCheck.Severity) -> String {
    switch severity {
    case .mistake: style.red("×")
    case .warning: style.yellow("!")
    case .note: style.faint("·")
    }
  }

  /// The colors of a finding, if they add something to their names.
  private func swatches(_ finding: TokenCheck.Finding, _ check: TokenCheck) -> TextLine {
    var line = TextLine()
    for token in finding.tokens.prefix(finding.kind == .sameValue ? 1 : 3) {
      let color: ColorSample? =
        if case .color(let color)? = check.values[token] { color.light } else { nil }
      if let color = color ?? ColorText.parse(token) { line.add(swatch: style.swatch(color)) }
    }
    return line
  }

  private func headline(_ check: TokenCheck) -> String {
    var parts = ["\(check.tokenCount) token\(check.tokenCount == 1 ? "" : "s")"]
    if check.vocabularyCount > 0 {
      let missing = check.findings.count { $0.kind == .missingName }
      parts.append("\(check.vocabularyCount - missing) of \(check.vocabularyCount) shared names")
    }
    let mistakes = check.problems.count + check.groupCount(.mistake)
    parts.append(mistakes == 0 ? style.green("no mistake") : Count.text(mistakes, "mistake"))
    let warnings = check.groupCount(.warning)
    if warnings > 0 { parts.append(Count.text(warnings, "warning")) }
    return style.bold(SafeText.line(check.name)) + " · " + parts.joined(separator: " · ")
  }

  /// A message with its mark, wrapped to the width.
  private func entry(
    _ sentence: String, mark: String, swatches: TextLine = TextLine()
  ) -> [String] {
    let width = max(style.width - 4 - swatches.width, 20)
    let rows = TextWrap.lines(SafeText.line(sentence), width: width)
    let indent = String(repeating: " ", count: 4 + swatches.width)
    return rows.enumerated().map { index, row in
      (index == 0 ? "  \(mark) " + swatches.text : indent) + row
    }
  }

  // MARK: JSON

  /// The check as JSON with a final newline: keys in alphabetical order.
  package func json(_ check: TokenCheck) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("findings")
    json.beginArray()
    for finding in check.findings {
      json.beginObject(inline: true)
      json.key("figures")
      json.figures(finding.figures)
      json.member("kind", finding.kind.rawValue)
      json.member("message", finding.message)
      json.member("severity", finding.kind.severity.rawValue)
      json.array("tokens", of: finding.tokens, inline: true) { $0.string($1) }
      json.endObject()
    }
    json.endArray()
    json.member("name", check.name)
    json.key("problems")
    json.beginArray()
    for problem in check.problems {
      json.beginObject(inline: true)
      json.member("file", problem.file)
      json.member("message", problem.message)
      json.member("path", problem.path.description)
      json.member("severity", problem.severity.rawValue)
      json.endObject()
    }
    json.endArray()
    json.member("schemaVersion", JSONReporter.schemaVersion)
    json.member("tokens", check.tokenCount)
    json.member("vocabulary", check.vocabularyCount)
    json.endObject()
    return json.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func figures(_ figures: [TokenCheck.Figure]) {
    beginArray(inline: true)
    for figure in figures {
      beginObject(inline: true)
      member("appearance", figure.appearance.rawValue)
      member("needs", figure.needs)
      member("unit", figure.unit.rawValue)
      member("value", figure.value)
      member("vision", figure.vision?.rawValue)
      endObject()
    }
    endArray()
  }
}

extension TokenCheck.Kind {
  /// Whether the names are enough below their heading.
  fileprivate var isNamesOnly: Bool {
    switch self {
    case .missingName, .noCode, .noRole, .fixedText, .noDark, .lendsToNone, .unused: true
    default: false
    }
  }

  /// Whether it is a ratio of one color on another.
  fileprivate var isContrast: Bool {
    switch self {
    case .contrast, .labelContrast, .accentContrast, .graphicContrast: true
    default: false
    }
  }

  /// The heading of its findings.
  fileprivate var title: String {
    switch self {
    case .unknownName: "Unknown names in shared groups"
    case .noCode: "No code in the mapping, so nothing can use them"
    case .noRole: "No role: matches any use"
    case .systemName: "Names that Apple's frameworks have already"
    case .falseClaim: "Contrast below the assertions"
    case .contrast: "Text that is hard to read"
    case .labelContrast: "Labels on accents that are hard to read"
    case .pureBlack: "Pure black, against the assertions"
    case .smallText: "Text under 11 points"
    case .smallTarget: "Touch targets under 44 points"
    case .fixedText: "Text that does not scale, against the assertions"
    case .offGrid: "Off the grid, against the assertions"
    case .unit: "Most likely in another unit"
    case .accentContrast: "Accents that are hard to read as text"
    case .graphicContrast: "Marks that are hard to see"
    case .lessContrast: "Less contrast under increased contrast"
    case .colorBlind: "Alike with a color-vision deficiency"
    case .noDark: "The same in dark appearance"
    case .nearDuplicate: "They look the same"
    case .systemValue: "The system's colors in the wrong place"
    case .missingName: "Shared names without a token"
    case .missingRole: "Roles without a token"
    case .noHighContrast: "Increased contrast"
    case .sameValue: "One value under several names"
    case .similar: "Close to one another"
    case .twoValues: "One name for several values"
    case .styleName: "Named like a text style of the system, and different"
    case .systemRelease: "The system's colors of an earlier release"
    case .lendsToNone: "Without a role and without an alias"
    case .unused: "Never used by the code"
    }
  }
}
