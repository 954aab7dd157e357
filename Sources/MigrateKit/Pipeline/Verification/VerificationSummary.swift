import MigrateKitCore

/// The messages at the end of a verified rewrite.
package struct VerificationSummary {
  private let command: String
  private let width: Int
  private let isQuiet: Bool

  /// Prepares to write lines of `width` columns; `isQuiet` omits all but the totals.
  package init(command: String, width: Int, isQuiet: Bool) {
    self.command = SafeText.cut(SafeText.joined(command), to: width / 2)
    self.width = width
    self.isQuiet = isQuiet
  }

  /// The changes with which the command passed, and each value that was reverted.
  package func text(of outcome: VerifiedRewrite.Outcome) -> String {
    let runs = Count.text(outcome.runs, "run")
    if outcome.takenBackCount == 0 { return "'\(command)' passes (\(runs))\n" }
    var text = ""
    if !outcome.culprits.isEmpty {
      text += "reverted \(Count.text(outcome.culprits.count, "value"))"
      text += " that '\(command)' fails with (\(runs))\(isQuiet ? "" : ":")\n"
      let groups = groups(of: outcome.culprits.map { ($0.suggestion, $0.message) })
      if !isQuiet { text += groups.map(self.text).joined() }
    }
    if !outcome.untried.isEmpty {
      text += "reverted \(Count.text(outcome.untried.count, "value"))"
      text += " untried: \(runs) of '\(command)' did not show which of them fail;"
      text += " --verify-limit allows more\(isQuiet ? "" : ":")\n"
      let groups = groups(of: outcome.untried.map { ($0, "") })
      if !isQuiet { text += groups.map(self.text).joined() }
    }
    return text
  }

  /// Values with the same replacement and the same message of the command.
  private struct Group {
    let replacement: String
    let message: String
    var suggestions: [Suggestion] = []
  }

  private func groups(of values: [(suggestion: Suggestion, message: String)]) -> [Group] {
    var groups: [Group] = []
    var numbers: [[String]: Int] = [:]
    for value in values {
      let replacement = SafeText.joined(value.suggestion.replacement ?? "")
      let message = SafeText.joined(value.message)
      let number = numbers[[replacement, message], default: groups.count]
      if number == groups.count {
        numbers[[replacement, message]] = number
        groups.append(Group(replacement: replacement, message: message))
      }
      groups[number].suggestions.append(value.suggestion)
    }
    return groups
  }

  private func text(of group: Group) -> String {
    let count = group.suggestions.count
    var text = count == 1 ? "  " : "  \(Count.grouped(count)) × "
    text += "→ \(group.replacement)\n"
    if !group.message.isEmpty { text += "      \(SafeText.cut(group.message, to: width - 6))\n" }
    return text + group.suggestions.map(place).joined()
  }

  /// One value with its place, in a form that editors recognize.
  private func place(of suggestion: Suggestion) -> String {
    let finding = suggestion.finding
    let place =
      "      \(SafeText.line(finding.file)):\(finding.start.line):\(finding.start.column)  "
    let room = max(width - SafeText.width(place), 16)
    return place + SafeText.cut(SafeText.joined(finding.source), to: room) + "\n"
  }
}
