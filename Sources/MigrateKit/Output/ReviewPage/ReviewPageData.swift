/// What the review page knows of a report: JSON in the shape that its script reads.
struct ReviewPageData {
  private let report: RunReport
  private let tokens: TokenLists
  private let decisions: Decisions
  private let next: ReviewPage.NextStep

  init(
    _ report: RunReport, tokens: TokenLists, decisions: Decisions = Decisions(),
    next: ReviewPage.NextStep = ReviewPage.NextStep()
  ) {
    self.report = report
    self.tokens = tokens
    self.decisions = decisions
    self.next = next
  }

  /// The JSON, without any `<`: nothing in it can end the element that it stands in.
  func json() -> [UInt8] {
    var json = JSONWriter()
    let changes = report.hardCoded
    let summary = ReportSummary(report)
    json.beginObject()
    json.member("key", storageKey())
    json.member("root", report.root)
    json.member("folder", next.folder.isEmpty ? report.root : next.folder)
    json.member("decisionsFile", next.decisionsFile)
    json.member("command", next.command)
    json.array("mappings", of: report.mappings, inline: true) { $0.string($1) }
    json.key("categories")
    json.beginArray(inline: true)
    for category in TokenCategory.allCases
    where changes.contains(where: { $0.finding.category == category }) {
      json.string(category.rawValue)
    }
    json.endArray()
    json.key("summary")
    json.beginObject(inline: true)
    json.member("adoption", summary.adoption)
    json.member("files", report.fileCount)
    json.endObject()
    writeSystems(to: &json)
    let book = DecisionBook(decisions)
    json.key("changes")
    json.beginArray()
    for change in changes {
      json.change(
        change, system: tokens.index(ofFile: change.finding.file), decision: book.entry(for: change)
      )
    }
    json.endArray()
    writeOtherDecisions(besides: changes, to: &json)
    writeGaps(to: &json)
    json.endObject()
    return Self.withoutLessThan(json.finished())
  }

  /// What the browser keeps decisions under: the same for the same code, so that a new report of it
  /// finds them; another one for other decisions, which are where the person goes on.
  private func storageKey() -> String {
    let names = report.mappings.joined(separator: ",")
    guard !decisions.isEmpty else { return report.root + " " + names }
    let hash = FNV1a.hash(DecisionsFile.write(decisions))
    return "\(report.root) \(names) \(String(hash, radix: 16))"
  }

  private func writeSystems(to json: inout JSONWriter) {
    json.key("systems")
    json.beginArray()
    for list in tokens.lists {
      json.beginObject()
      json.member("name", list.name)
      json.key("tokens")
      json.beginObject()
      for token in list.tokens {
        json.key(token.path)
        json.look(of: token.value, category: token.category)
      }
      json.endObject()
      json.endObject()
    }
    json.endArray()
  }

  /// The decisions on findings that this report does not have: an export keeps them.
  private func writeOtherDecisions(besides changes: [Suggestion], to json: inout JSONWriter) {
    let known = Set(changes.map(\.finding.id))
    json.key("others")
    json.beginObject()
    for (id, decision) in decisions.entries.sorted(by: { $0.key < $1.key })
    where !known.contains(id) {
      json.key(id)
      DecisionsFile.write(decision, to: &json)
    }
    json.endObject()
  }

  private func writeGaps(to json: inout JSONWriter) {
    json.key("gaps")
    json.beginArray()
    for gap in TokenProposals(report.suggestions, taken: tokens.lists.flatMap(\.tokens).map(\.path))
      .proposals
    {
      json.beginObject(inline: true)
      json.member("count", gap.count)
      json.member("proposal", gap.path)
      json.key("value")
      json.look(of: gap.value)
      json.array("values", of: gap.values, inline: true) { $0.look(of: $1) }
      json.endObject()
    }
    json.endArray()
  }

  private static func withoutLessThan(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      if byte == UInt8(ascii: "<") { result += "\\u003C".utf8 } else { result.append(byte) }
    }
    return result
  }
}

extension JSONWriter {
  fileprivate mutating func change(
    _ suggestion: Suggestion, system: Int?, decision: DecisionBook.Entry
  ) {
    let finding = suggestion.finding
    beginObject(inline: true)
    member("id", finding.id)
    member("alike", finding.key.count)
    member("file", finding.file)
    if let name = finding.recordedName { member("recorded", name) }
    member("line", finding.start.line)
    member("endLine", finding.end.line)
    member("category", finding.category.rawValue)
    member("source", SafeText.joined(finding.source))
    member("excerpt", QuotedCode.line(finding.source))
    code(finding)
    key("value")
    look(of: finding.value)
    member("role", finding.role.role.rawValue)
    member("evidence", SafeText.line(finding.role.evidence))
    member("status", suggestion.status.rawValue)
    member("token", suggestion.token)
    key("distance")
    distance(suggestion.distance)
    member("replacement", suggestion.replacement.map(SafeText.joined))
    member("closed", suggestion.closedReason)
    if let label = suggestion.unprovenLabel { member("unproven", label) }
    if let system {
      member("system", system)
    }
    self.decision(decision)
    backdrop(suggestion)
    member("isForeground", [.text, .icon, .onAccent].contains(finding.role.role))
    key("reasons")
    beginArray(inline: true)
    for reason in suggestion.reasons {
      beginArray(inline: true)
      string(reason.code.rawValue)
      string(SafeText.line(reason.message))
      endArray()
    }
    endArray()
    array("candidates", of: suggestion.candidates.prefix(5), inline: true) { $0.candidate($1) }
    endObject()
  }

  /// What a text or an icon lies on, before and after.
  private mutating func backdrop(_ suggestion: Suggestion) {
    if let backdrop = suggestion.backdrop {
      key("ground")
      look(of: .color(backdrop.before))
      key("groundAfter")
      look(of: .color(backdrop.after))
    }
    if suggestion.hasUnknownBackdrop {
      member("hasUnknownBackdrop", true)
    }
  }

  /// The code around a value: what stands beside it, and the lines above and below.
  private mutating func code(_ finding: Finding) {
    func text(_ line: String) -> String { SafeText.line(Self.untabbed(line)) }
    member("before", text(finding.excerpt?.before ?? ""))
    member("after", text(finding.excerpt?.after ?? ""))
    for (name, lines) in [("above", finding.excerpt?.above), ("below", finding.excerpt?.below)] {
      array(name, of: lines ?? [], inline: true) { $0.string(text($1)) }
    }
  }

  private mutating func candidate(_ candidate: Candidate) {
    beginObject(inline: true)
    member("token", candidate.token)
    member("distance", candidate.distance.value)
    member("replacement", candidate.replacement.map(SafeText.joined))
    if !candidate.rejection.isEmpty { member("rejection", SafeText.line(candidate.rejection)) }
    key("value")
    look(of: candidate.value)
    endObject()
  }

  private mutating func distance(_ distance: Distance?) {
    guard let distance else { return null() }
    beginObject(inline: true)
    member("value", distance.value)
    member("dark", distance.dark)
    member("unit", distance.unit.rawValue)
    endObject()
  }

  /// What was decided before, in the shape in which the script keeps it; or why it no longer holds.
  private mutating func decision(_ entry: DecisionBook.Entry) {
    switch entry {
    case .none: return
    case .unclear(_, let objection): member("objection", SafeText.line(objection))
    case .decided(let decision):
      key("decision")
      beginObject(inline: true)
      member("choice", decision.choice.rawValue)
      member("token", decision.token ?? "")
      member("reason", decision.reason)
      endObject()
    }
  }

  /// Tabs as spaces: a control character would be spelled out.
  private static func untabbed(_ text: String) -> String {
    text.contains("\t") ? text.map { $0 == "\t" ? "  " : String($0) }.joined() : text
  }
}
