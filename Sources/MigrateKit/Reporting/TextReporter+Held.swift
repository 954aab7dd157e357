// What waits for a person, by reason, with the option that would apply it.

extension ReportGroups.Held {
  /// What the group waits for.
  var label: String {
    if codes.isEmpty { return option == "--level near" ? "imperceptible change" : "not certain" }
    return codes.map(\.label).joined(separator: ", ")
  }
}

extension ReportGroups.Gap {
  /// What the group lacks: `shadow color: no token for this role`.
  var label: String {
    if code == .iconSize { return code.label }
    let role = self.role == .unknown ? "" : Self.words(self.role) + " "
    return "\(role)\(category.rawValue): \(code.label)"
  }

  private static func words(_ role: UsageRole) -> String {
    role == .onAccent ? "on-accent" : role.rawValue
  }
}

extension TextReporter {
  func held(_ groups: ReportGroups) -> [String] {
    guard !groups.held.isEmpty else { return [] }
    var lines = [style.bold("Wait for you: \(Count.text(groups.heldCount, "value")), by reason")]
    for group in groups.held {
      var line = TextLine(indent: 0)
      let count = Count.grouped(group.suggestions.count)
      line.pad(to: 5 - count.count)
      line.add(count, style.yellow)
      line.add("  " + group.label)
      lines += [""] + withOption(line, group.option)
      if group.option.isEmpty {
        let remedies = group.codes.map(\.remedy).filter { !$0.isEmpty }
        lines += remedies.map { TextLine(indent: 7).text + style.faint($0) }
      }
      let kinds = ReportGroups.kinds(group.suggestions)
      lines += kinds.prefix(Self.longestHeldList).flatMap { kind in
        self.line(of: kind, note: note(kind.first)) + message(of: kind.first)
      }
      lines += more(kinds.dropFirst(Self.longestHeldList))
    }
    return lines
  }

  /// What only this finding's own sentence tells: the tokens of a tie, the name that is missing.
  private func message(of suggestion: Suggestion) -> [String] {
    let codes = suggestion.heldBy.filter { !$0.isAcceptable }
    let reason = suggestion.reasons.first { codes.contains($0.code) && !$0.message.isEmpty }
    guard let reason else { return [] }
    return TextWrap.lines(SafeText.line(reason.message), width: style.width - 11).map {
      TextLine(indent: 11).text + style.faint($0)
    }
  }

  /// The figure that a person decides by.
  private func note(_ suggestion: Suggestion) -> String {
    if suggestion.heldBy.contains(.changesInDark), let dark = suggestion.distance?.dark,
      let text = DecimalText.text(dark, places: 1)
    {
      return "dark mode: \(text) away"
    }
    return ValueText.distance(suggestion.distance)
  }

  func gaps(_ groups: ReportGroups) -> [String] {
    guard !groups.gaps.isEmpty else { return [] }
    var lines = [
      style.bold("No token: \(Count.text(groups.gapCount, "value")), by what is missing")
    ]
    for group in groups.gaps {
      var line = TextLine(indent: 0)
      let count = Count.grouped(group.suggestions.count)
      line.pad(to: 5 - count.count)
      line.add(count, style.red)
      line.add("  " + group.label)
      lines += ["", line.text]
      lines += clusterLines(group.suggestions, indent: 7, maximum: 3)
    }
    return lines
  }

  /// Values with their counts, most frequent first, on at most `maximum` lines.
  func clusterLines(_ suggestions: [Suggestion], indent: Int, maximum: Int) -> [String] {
    let clusters = ValueClusters(suggestions).clusters
    var lines: [TextLine] = []
    var line = TextLine(indent: indent)
    for (index, cluster) in clusters.enumerated() {
      var item = values.line(cluster.value)
      item.add(cluster.count > 1 ? " ×\(Count.grouped(cluster.count))" : "", style.faint)
      let rest = clusters.count - index
      // The last line keeps room to say how many are missing.
      let room = style.width - (lines.count == maximum - 1 && rest > 1 ? 12 : 0)
      if line.width > indent, line.width + 3 + item.width > room {
        lines.append(line)
        line = TextLine(indent: indent)
        if lines.count == maximum {
          lines[maximum - 1].add("   … \(rest) more", style.faint)
          break
        }
      }
      if line.width > indent { line.add("   ") }
      line.add(item)
    }
    if line.width > indent { lines.append(line) }
    return lines.map(\.text)
  }
}
