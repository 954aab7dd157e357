import MigrateKitCore

// The held changes by reason, with the option that would apply them.

extension ReportGroups.Held {
  /// The reasons of the group.
  var label: String {
    switch holder {
    case .reason(let code): code.label
    case .severalReasons(let codes): codes.map(\.label).joined(separator: ", ")
    case .decision: "decided, but cannot be applied"
    case .level: "imperceptible change"
    case .unknown: "not certain"
    }
  }

  /// The remedy, if no option applies the group and it is not obvious.
  var remedy: String {
    guard case .reason(let code) = holder, option.isEmpty else { return "" }
    return code.remedy
  }
}

extension ReportGroups.Gap {
  /// The missing part of the group: `shadow color: no token for this role`.
  var label: String {
    if code == .iconSize { return code.label }
    let role = self.role == .unknown ? "" : Self.words(self.role) + " "
    return "\(role)\(category.noun): \(code.label)"
  }

  private static func words(_ role: UsageRole) -> String {
    role == .onAccent ? "on-accent" : role.rawValue
  }
}

extension TextReporter {
  func held(_ groups: ReportGroups) -> [String] {
    section(
      "To review: \(Count.text(groups.heldCount, "value")), by reason", groups.held, style.yellow)
  }

  func reportOnly(_ groups: ReportGroups) -> [String] {
    section(
      "Report only: \(Count.text(groups.reportOnlyCount, "value"))", groups.reportOnly, style.faint)
  }

  private func section(
    _ title: String, _ groups: [ReportGroups.Held], _ draw: (String) -> String
  ) -> [String] {
    guard !groups.isEmpty else { return [] }
    var lines = [style.bold(title)]
    let total = groups.reduce(0) { $0 + ReportGroups.kinds($1.suggestions).count }
    let limit = total > Self.longestFileList ? Self.shortHeldList : Self.longestHeldList
    for group in groups {
      var line = TextLine(indent: 0)
      let count = Count.grouped(group.suggestions.count)
      line.pad(to: 5 - count.count)
      line.add(count, draw)
      line.add("  " + group.label)
      lines += [""] + withOption(line, group.option)
      if !group.remedy.isEmpty { lines.append("       " + style.faint(group.remedy)) }
      lines += partLines(group)
      let kinds = ReportGroups.kinds(group.suggestions)
      lines += kinds.prefix(limit).flatMap { kind in
        self.lines(of: kind, note: note(kind.first)) + message(of: kind.first, in: group)
      }
      lines += more(kinds.dropFirst(limit))
    }
    return lines
  }

  /// The options that accept a part of a group.
  private func partLines(_ group: ReportGroups.Held) -> [String] {
    guard !group.parts.isEmpty else { return [] }
    return TextWrap.lines("in part: " + group.partList(), width: style.width - 7).map {
      TextLine(indent: 7).text + style.faint($0)
    }
  }

  /// The specific part of a finding's reason: the tokens of a tie, the missing name.
  private func message(of suggestion: Suggestion, in group: ReportGroups.Held) -> [String] {
    var text = ""
    switch group.holder {
    case .reason(let code) where code.effect != .holds:
      text = suggestion.reasons.first { $0.code == code }?.message ?? ""
    case .decision: text = suggestion.appliedDecision?.objection ?? ""
    case .reason, .severalReasons, .level, .unknown: break
    }
    guard !text.isEmpty else { return [] }
    return TextWrap.lines(SafeText.line(text), width: style.width - 11).map {
      TextLine(indent: 11).text + style.faint($0)
    }
  }

  /// The decisive figure.
  private func note(_ suggestion: Suggestion) -> String {
    if suggestion.heldBy.contains(.changesInDark), let dark = suggestion.distance?.dark,
      let text = DecimalText.text(dark, places: 1)
    {
      return "dark mode: ΔE00 \(text)"
    }
    return ValueText.distance(suggestion.distance)
  }

  func gaps(_ groups: ReportGroups) -> [String] {
    guard !groups.gaps.isEmpty else { return [] }
    if groups.hidesGaps {
      return [
        style.bold("Without a token: \(Count.text(groups.gapCount, "value"))")
          + ", \(OtherSystemNotice.unlisted)"
      ]
    }
    var lines = [
      style.bold("Without a token: \(Count.text(groups.gapCount, "value")), by what is missing")
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
      // The last line has room for the number of omitted values.
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
