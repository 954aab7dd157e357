import MigrateKitCore

/// The data of the review page: JSON in the format that its script reads.
struct ReviewPageData {
  private let report: RunReport
  private let tokens: TokenLists
  private let decisions: Decisions
  private let next: ReviewPage.NextStep
  private let serving: ReviewPage.Serving?
  private let sketches: SketchReport?

  init(
    _ report: RunReport, tokens: TokenLists, decisions: Decisions = Decisions(),
    next: ReviewPage.NextStep = ReviewPage.NextStep(), serving: ReviewPage.Serving? = nil,
    sketches: SketchReport? = nil
  ) {
    self.report = report
    self.tokens = tokens
    self.decisions = decisions
    self.next = next
    self.serving = serving
    self.sketches = sketches
  }

  /// The JSON, without any `<`, so that it cannot end its element.
  func json() -> [UInt8] {
    var json = JSONWriter(isCompact: true)
    let changes = report.hardCoded
    let summary = ReportSummary(report)
    json.beginObject()
    json.member("key", storageKey())
    json.member("root", report.root)
    json.member("folder", next.folder.isEmpty ? report.root : next.folder)
    json.member("decisionsFile", next.decisionsFile)
    json.member("command", next.command)
    json.array("scanned", of: scanned, inline: true) { $0.string($1) }
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
    writeServing(to: &json)
    writeSystems(to: &json)
    writeRisks(changes, to: &json)
    writeLabels(changes, to: &json)
    writeHeld(changes, to: &json)
    var columns = ReviewPageColumns(
      changes, policy: report.policy, tokens: tokens, book: DecisionBook(decisions))
    columns.write(to: &json)
    writeOtherDecisions(besides: changes, to: &json)
    writeGaps(to: &json, &columns.interned)
    if let sketches { json.screens(sketches, report) }
    json.array("values", of: columns.interned.values, inline: true) { $0.written($1[...]) }
    json.endObject()
    return Self.withoutLessThan(json.finished())
  }

  /// The scanned paths for the page's header: as typed, for absolute ones the end.
  private var scanned: [String] {
    let paths = next.paths.filter { $0 != "." && $0 != "./" }
    return (paths.isEmpty ? [report.root] : paths).map { path in
      path.hasPrefix("/") ? path.split(at: "/").suffix(2).joined(separator: "/") : path
    }
  }

  /// The key under which the browser stores decisions.
  ///
  /// Equal for the same code, so that a new report of it finds them; different for other initial
  /// decisions. A served page only stores reasons of open changes there.
  private func storageKey() -> String {
    let names = report.mappings.joined(separator: ",")
    guard serving == nil, !decisions.isEmpty else { return report.root + " " + names }
    let hash = FNV1a.hash(DecisionsFile.write(decisions))
    return "\(report.root) \(names) \(String(hash, radix: 16))"
  }

  private func writeServing(to json: inout JSONWriter) {
    guard let serving else { return }
    json.key("serving")
    json.beginObject(inline: true)
    json.member("generation", serving.generation)
    json.member("revision", serving.revision)
    json.member("verification", serving.verification.map { SafeText.line($0) })
    json.endObject()
  }

  /// The parts of the queue, in order, with what a run does with each.
  private func writeRisks(_ changes: [Suggestion], to json: inout JSONWriter) {
    json.array("risks", of: ReviewRisk.allCases, inline: true) { json, risk in
      json.beginObject(inline: true)
      json.member("name", risk.rawValue)
      json.member("title", risk.title)
      json.member("standing", risk.standing.label)
      json.endObject()
    }
  }

  /// The reasons that occur, with their words in reports.
  private func writeLabels(_ changes: [Suggestion], to json: inout JSONWriter) {
    let codes = Set(changes.flatMap { $0.reasons.map(\.code) })
    json.key("labels")
    json.beginObject(inline: true)
    for code in ReasonCode.allCases where codes.contains(code) {
      json.member(named: code.rawValue, code.label)
    }
    json.endObject()
  }

  /// What holds changes, as a report lists it, with what `--accept` takes of each group and the changes' positions.
  private func writeHeld(_ changes: [Suggestion], to json: inout JSONWriter) {
    let positions = Dictionary(keepingFirst: changes.enumerated().map { ($1.finding.id, $0) })
    json.array("held", of: ReportGroups(report).held) { json, group in
      json.beginObject()
      json.member("label", group.label)
      json.member("option", group.option)
      json.member("remedy", group.remedy)
      json.array("changes", of: group.suggestions, inline: true) { json, suggestion in
        json.int(positions[suggestion.finding.id] ?? -1)
      }
      json.array("parts", of: group.parts, inline: true) { json, part in
        json.beginObject(inline: true)
        json.member("option", part.option)
        json.member("scope", part.scope)
        json.member("count", part.count)
        json.endObject()
      }
      json.endObject()
    }
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
        json.key(named: token.path)
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
      json.key(named: id)
      DecisionsFile.write(decision, to: &json)
    }
    json.endObject()
  }

  private func writeGaps(to json: inout JSONWriter, _ interned: inout InternedJSON) {
    json.key("gaps")
    json.beginArray()
    for gap in TokenProposals(report.suggestions, taken: tokens.lists.flatMap(\.tokens).map(\.path))
      .proposals
    {
      json.beginObject(inline: true)
      json.member("count", gap.count)
      json.member("proposal", gap.path)
      json.member("value", interned.position { $0.look(of: gap.value) })
      let positions = gap.values.map { value in interned.position { $0.look(of: value) } }
      json.array("values", of: positions, inline: true) { $0.int($1) }
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
