import MigrateKitCore

/// Explains single findings: the value, the evidence for its role, all candidates with their
/// distances, and why each was chosen or rejected.
package struct ExplanationText: Sendable {
  private let style: TextStyle
  private var values: ValueText { ValueText(style: style) }

  /// Makes a writer.
  package init(style: TextStyle) {
    self.style = style
  }

  /// The explanations of `suggestions`, one after the other.
  package func text(of suggestions: [Suggestion]) -> String {
    suggestions.map { lines(of: $0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func lines(of suggestion: Suggestion) -> [String] {
    let finding = suggestion.finding
    let place = "\(SafeText.line(finding.file)):\(suggestion.place)"
    var lines = [style.bold("\(place)  \(suggestion.status.rawValue)")]
    lines.append("  " + SafeText.cut(SafeText.joined(finding.source), to: style.width - 2))
    lines.append("")
    lines.append(row("value", values.line(of: finding)))
    let site = finding.site == .any ? "any type" : finding.site.rawValue
    lines.append(row("form", "\(SafeText.line(finding.signature)), where \(site) is expected"))
    lines.append(
      row("role", "\(finding.role.role.rawValue): \(SafeText.line(finding.role.evidence))"))
    if let meaning = finding.meaning {
      lines.append(row("meaning", SafeText.line(meaning.evidence)))
    }
    if finding.place != .view { lines.append(row("place", finding.place.rawValue)) }
    lines.append(row("becomes", becomes(suggestion)))
    if let replacement = suggestion.replacement {
      lines.append(row("code", SafeText.joined(replacement)))
    }
    for (index, reason) in suggestion.reasons.enumerated() {
      lines.append(row(index == 0 ? "because" : "", because(reason)))
    }
    lines += decision(suggestion) + held(suggestion) + [name(finding)] + candidates(suggestion)
    for (index, use) in finding.uses.enumerated() {
      let spot = "\(SafeText.line(use.file)):\(use.position.line):\(use.position.column)"
      lines.append(row(index == 0 ? "used at" : "", "\(spot)  \(use.role.role.rawValue)"))
    }
    return lines
  }

  private func becomes(_ suggestion: Suggestion) -> TextLine {
    var line = TextLine()
    guard suggestion.token != nil else {
      line.add("nothing")
      return line
    }
    line.add(values.token(suggestion.tokenText, value: suggestion.tokenValue))
    let distance = ValueText.distance(suggestion.distance)
    if !distance.isEmpty { line.add(", \(distance)") }
    if let dark = suggestion.distance?.dark, let text = DecimalText.text(dark, places: 1) {
      line.add(", in dark mode ΔE00 \(text)")
    }
    return line
  }

  private func because(_ reason: Reason) -> String {
    let message = reason.message.isEmpty ? reason.code.label : SafeText.line(reason.message)
    return "\(message) (\(reason.code.rawValue))"
  }

  private func decision(_ suggestion: Suggestion) -> [String] {
    guard let appliedDecision = suggestion.appliedDecision else { return [] }
    let reason = appliedDecision.reason.isEmpty ? "" : ": " + SafeText.line(appliedDecision.reason)
    var lines = [row("decided", appliedDecision.choice.rawValue + reason)]
    if let objection = appliedDecision.objection {
      lines.append(row("", "cannot be applied: " + SafeText.line(objection)))
    }
    for reason in appliedDecision.overrides { lines.append(row("", "although " + because(reason))) }
    return lines
  }

  /// The id of the finding in decisions files.
  private func name(_ finding: Finding) -> String {
    let key = finding.key
    let place = key.count > 1 ? ", number \(key.ordinal + 1) of \(key.count) alike" : ""
    return row("id", finding.id + place)
  }

  private func held(_ suggestion: Suggestion) -> [String] {
    guard suggestion.status == .review, suggestion.appliedDecision == nil else { return [] }
    guard suggestion.replacement != nil else {
      return [row("applied by", "a person's decision only")]
    }
    let codes = suggestion.heldBy.map(\.rawValue).sorted()
    let acceptable = !codes.isEmpty && suggestion.heldBy.allSatisfy(\.isAcceptable)
    let accept = acceptable ? "--accept \(codes.joined(separator: ",")) or " : ""
    let unproven = suggestion.unprovenCodes
    guard unproven.isEmpty else {
      let names = unproven.map(\.rawValue).sorted().joined(separator: ",")
      return [row("applied by", "--accept \(acceptable ? codes.joined(separator: ",") : names)")]
    }
    return [row("applied by", accept + "--level review")]
  }

  private func candidates(_ suggestion: Suggestion) -> [String] {
    guard !suggestion.candidates.isEmpty else { return [] }
    var lines = ["", "  candidates"]
    let width = suggestion.candidates.map { SafeText.width(SafeText.line($0.token)) }.max() ?? 0
    for (index, candidate) in suggestion.candidates.enumerated() {
      var line = TextLine(indent: 2)
      line.add("\(index + 1)  ")
      line.add(values.token(candidate.token, value: candidate.value))
      line.pad(to: 7 + width + (style.usesColor ? 2 : 0), gap: 1)
      line.add(distance(candidate.distance))
      line.pad(to: 27 + width, gap: 2)
      let isTaken = candidate.token == suggestion.token
      line.add(isTaken ? "taken" : SafeText.line(candidate.rejection), style.faint)
      lines.append(line.text.trimmingSpaces())
    }
    return lines
  }

  private func distance(_ distance: Distance) -> String {
    let value = DecimalText.text(distance.value, places: 2) ?? "?"
    let unit = distance.unit == .pt ? " pt" : ""
    guard let dark = distance.dark, let text = DecimalText.text(dark, places: 2) else {
      return value + unit
    }
    return "\(value)\(unit), dark \(text)"
  }

  private func row(_ name: String, _ text: String) -> String {
    TextWrap.lines(text, width: style.width - 14).enumerated().map { index, part in
      var line = TextLine()
      line.add(part)
      return row(index == 0 ? name : "", line)
    }.joined(separator: "\n")
  }

  private func row(_ name: String, _ content: TextLine) -> String {
    var line = TextLine(indent: 2)
    line.add(name, style.faint)
    line.pad(to: 14)
    line.add(content)
    return line.text
  }
}
