/// Writes what a check of a mapping and its token files found.
public struct TokenCheckReporter: Sendable {
  private let style: TextStyle

  /// Makes a reporter that writes plain text.
  public init() { style = TextStyle() }

  /// Makes a reporter that draws as a terminal allows.
  package init(style: TextStyle) { self.style = style }

  // MARK: Text

  /// Totals first, then what does not load, then what should be known, by kind.
  public func text(_ check: TokenCheck) -> String {
    var lines = [headline(check)]
    for severity in [CatalogueProblem.Severity.error, .warning] {
      let problems = check.problems.filter { $0.severity == severity }
      if problems.isEmpty { continue }
      let title = severity == .error ? "Does not load" : "Loads, but"
      lines += ["", style.bold(title) + " · \(problems.count)"]
      let draw = severity == .error ? style.red : style.yellow
      for problem in problems { lines += entry(problem.description, mark: draw("×")) }
    }
    for kind in TokenCheck.Kind.allCases {
      let findings = check.findings.filter { $0.kind == kind }
      if findings.isEmpty { continue }
      lines += ["", style.bold(title(kind)) + " · \(findings.count)"]
      let mark = kind.isMistake ? style.yellow("!") : style.faint("·")
      if kind.isNamesOnly {
        lines += entry(findings.flatMap(\.tokens).joined(separator: ", "), mark: mark)
      } else {
        for finding in findings { lines += entry(finding.message, mark: mark) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func headline(_ check: TokenCheck) -> String {
    var parts = ["\(check.tokenCount) token\(check.tokenCount == 1 ? "" : "s")"]
    if check.vocabularyCount > 0 {
      let missing = check.findings.count { $0.kind == .missingName }
      parts.append("\(check.vocabularyCount - missing) of \(check.vocabularyCount) shared names")
    }
    let mistakes =
      check.problems.count + check.findings.count { $0.kind.isMistake }
    parts.append(
      mistakes == 0 ? style.green("no mistake") : "\(mistakes) mistake\(mistakes == 1 ? "" : "s")")
    return style.bold(SafeText.line(check.name)) + " · " + parts.joined(separator: " · ")
  }

  private func title(_ kind: TokenCheck.Kind) -> String {
    switch kind {
    case .unknownName: "Unknown names in shared groups"
    case .noSpelling: "Without a spelling, so no code can use them"
    case .noRole: "Without a role, so they answer for any"
    case .contrast: "Hard to read"
    case .missingName: "Shared names without a token"
    case .sameValue: "One value under several names"
    }
  }

  /// A sentence with its mark, wrapped to the width.
  private func entry(_ sentence: String, mark: String) -> [String] {
    let rows = TextWrap.lines(SafeText.line(sentence), width: max(style.width - 4, 20))
    return rows.enumerated().map { index, row in (index == 0 ? "  \(mark) " : "    ") + row }
  }

  // MARK: JSON

  /// The check as JSON with a final newline: keys in alphabetical order.
  public func json(_ check: TokenCheck) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("findings")
    json.beginArray()
    for finding in check.findings {
      json.beginObject(inline: true)
      json.key("kind")
      json.string(finding.kind.rawValue)
      json.key("message")
      json.string(finding.message)
      json.key("tokens")
      json.beginArray(inline: true)
      for token in finding.tokens { json.string(token) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.key("name")
    json.string(check.name)
    json.key("problems")
    json.beginArray()
    for problem in check.problems {
      json.beginObject(inline: true)
      json.key("file")
      json.string(problem.file)
      json.key("message")
      json.string(problem.message)
      json.key("path")
      json.string(problem.path.description)
      json.key("severity")
      json.string(problem.severity.rawValue)
      json.endObject()
    }
    json.endArray()
    json.key("schemaVersion")
    json.int(JSONReporter.schemaVersion)
    json.key("tokens")
    json.int(check.tokenCount)
    json.key("vocabulary")
    json.int(check.vocabularyCount)
    json.endObject()
    return json.finished()
  }
}

extension TokenCheck.Kind {
  /// Whether the names alone say everything, once the heading is read.
  fileprivate var isNamesOnly: Bool {
    self == .missingName || self == .noSpelling || self == .noRole
  }
}
