import MigrateKitCore

/// Writes findings as comma-separated values (RFC 4180): a header, then a row for every finding of
/// the report, lines ended by CRLF.
///
/// Text that a spreadsheet would read as a formula (`=`, `+`, `-` or `@` at its start) gets an
/// apostrophe, following OWASP's advice on CSV injection. Control characters are written out.
package struct CSVReporter: StreamedFormat {
  private static let columns = [
    "id", "file", "line", "column", "endLine", "endColumn", "category", "status", "source", "value",
    "dark", "role", "evidence", "site", "place", "token", "distance", "unit", "darkDistance",
    "replacement", "reasons", "message",
  ]

  /// Makes a reporter.
  package init() {}

  /// Rows end with their line break.
  package var separatorSize: Int { 0 }

  package func head(_ baseline: BaselineComparison?) -> [UInt8] {
    Array((Self.columns.joined(separator: ",") + "\r\n").utf8)
  }

  package func piece(
    _ suggestions: ArraySlice<Suggestion>, _ baseline: BaselineComparison?
  ) -> [UInt8] {
    suggestions.reduce(into: []) { bytes, suggestion in
      bytes += row(suggestion).map(Self.field).joined(separator: ",").utf8
      bytes += "\r\n".utf8
    }
  }

  package func foot(_ report: RunReport) -> [UInt8] { [] }

  private func row(_ suggestion: Suggestion) -> [String] {
    let finding = suggestion.finding
    let distance = suggestion.distance
    let (value, dark) = Self.values(finding.value)
    let codes = suggestion.reasons.map(\.code.rawValue).uniqued().joined(separator: " ")
    return [
      finding.id, finding.file, "\(finding.start.line)", "\(finding.start.column)",
      "\(finding.end.line)", "\(finding.end.column)", finding.category.rawValue,
      suggestion.status.rawValue, finding.source, value, dark, finding.role.role.rawValue,
      finding.role.evidence, finding.site.rawValue, finding.place.rawValue,
      suggestion.token ?? "", Self.number(distance?.value), distance?.unit.rawValue ?? "",
      Self.number(distance?.dark), suggestion.replacement ?? "", codes,
      FindingSentence(suggestion).text,
    ]
  }

  private static func values(_ value: StyleValue?) -> (light: String, dark: String) {
    switch value {
    case .color(let color): (color.light.rgba8.hex, color.dark?.rgba8.hex ?? "")
    case .font(let font): (ValueText.text(font), "")
    case .radius(let number), .number(let number, _): (ValueText.points(number), "")
    case .shadow(let shadow): (ValueText.text(shadow), "")
    case .animation(let animation): (ValueText.text(animation), "")
    case nil: ("", "")
    }
  }

  private static func number(_ value: Double?) -> String {
    value.flatMap { DecimalText.text($0, places: 4) } ?? ""
  }

  private static func field(_ text: String) -> String {
    let text = Self.withoutControls(text)
    let isFormula = text.utf8.first.map { "=+-@".utf8.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return safe }
    let quoted = safe.split(at: "\"", omittingEmptySubsequences: false)
    return "\"" + quoted.joined(separator: "\"\"") + "\""
  }

  /// Code keeps its line breaks; control characters are escaped.
  private static func withoutControls(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ControlCharacters.escaped(String($0)) }.joined(separator: "\n")
  }
}
