import MigrateKitCore

// The facts about a change: its role with the evidence, the runner-up, the reasons, the decision.

extension ReviewScreen {
  func facts(_ number: Int) -> [ScreenLine] {
    let change = review.changes[number]
    let suggestion = change.suggestion
    let finding = change.finding
    var lines: [ScreenLine] = []
    let note = review.note(on: number)
    if let objection = review.objections[number], review.decided[number] == nil {
      lines += row("decide again", objection, .tint(.yellow))
    }
    if !note.isEmpty { lines += row("note", note, .tint(.blue)) }
    for (index, reason) in suggestion.reasons.enumerated() {
      let text = reason.message.isEmpty ? reason.code.label : reason.message
      lines += row(index == 0 ? "because" : "", "\(text) (\(reason.code.rawValue))")
    }
    lines += row("role", "\(finding.role.role.rawValue): \(finding.role.evidence)")
    lines += candidates(number)
    if isTall, let meaning = finding.meaning, !meaning.words.isEmpty {
      lines += row("meaning", meaning.evidence)
    }
    if finding.place != .view { lines += row("place", finding.place.rawValue) }
    for (index, use) in finding.uses.prefix(4).enumerated() {
      lines += row(index == 0 ? "used at" : "", "\(use.file):\(use.position.line)")
    }
    return lines
  }

  /// The runner-up; all candidates if there is room.
  private func candidates(_ number: Int) -> [ScreenLine] {
    let change = review.changes[number]
    let others = change.suggestion.candidates.filter { $0.token != review.tokenText(on: number) }
    return others.prefix(isTall ? 4 : 1).enumerated().map { index, candidate in
      var line = label(index == 0 ? "runner-up" : "")
      line.add(swatch(Review.result(of: candidate.value, on: change)))
      line.add(candidate.token)
      let distance = ValueText.distance(candidate.distance)
      line.add(", " + (distance.isEmpty ? "same value" : distance))
      if !candidate.rejection.isEmpty { line.add("  \(candidate.rejection)", .faint) }
      return line
    }
  }

  private func label(_ name: String) -> ScreenLine {
    var line = ScreenLine(" \(name)", .faint)
    line.pad(to: 12, gap: 1)
    return line
  }

  /// A labeled text, wrapped.
  func row(_ name: String, _ text: String, _ look: Look = .plain) -> [ScreenLine] {
    let room = max(width - max(name.count + 2, 12) - 1, 10)
    return TextWrap.lines(SafeText.line(text), width: room).prefix(4).enumerated()
      .map { index, part in
        var line = label(index == 0 ? name : "")
        line.add(part, look)
        return line
      }
  }
}
