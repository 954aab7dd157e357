import MigrateKitCore

/// The changes of a report for the page: one array per property over all changes.
///
/// Repeated texts, values and lists are stored once, under `values`, and columns under `shared`
/// refer to them by position; columns under `lists` contain lists of positions, and those under
/// `plain` numbers and ids. A column without any value is empty.
struct ReviewPageColumns {
  private let changes: [Suggestion]
  private let risks: [ReviewRisk]
  private let tokens: TokenLists
  private let decisions: [DecisionBook.Entry]
  /// The interned values.
  var interned = InternedJSON()

  init(_ changes: [Suggestion], policy: ApplyPolicy, tokens: TokenLists, book: DecisionBook) {
    self.changes = changes
    self.tokens = tokens
    risks = changes.map { ReviewRisk($0, policy: policy) }
    decisions = changes.map { book.entry(for: $0) }
  }

  /// Writes the member `changes`.
  mutating func write(to json: inout JSONWriter) {
    json.key("changes")
    json.beginObject()
    json.member("count", changes.count)
    json.key("plain")
    json.beginObject()
    writeNumbers(to: &json)
    json.endObject()
    json.key("shared")
    json.beginObject()
    writeTexts(to: &json)
    writeValues(to: &json)
    json.endObject()
    json.key("lists")
    json.beginObject()
    writeLists(to: &json)
    json.endObject()
    json.endObject()
  }

  // MARK: Columns

  private func numbers(
    _ name: StaticString, to json: inout JSONWriter, _ number: (Suggestion) -> Int
  ) {
    json.array(name, of: changes, inline: true) { $0.int(number($1)) }
  }

  private mutating func shared<Element>(
    _ name: StaticString, of elements: [Element], to json: inout JSONWriter,
    _ position: (inout InternedJSON, Element) -> Int
  ) {
    let positions = elements.map { position(&interned, $0) }
    let isEmpty = positions.allSatisfy { $0 == 0 }
    json.array(name, of: isEmpty ? [] : positions, inline: true) { $0.int($1) }
  }

  private mutating func texts(
    _ name: StaticString, to json: inout JSONWriter, _ text: (Suggestion) -> String?
  ) {
    shared(name, of: changes, to: &json) { $0.position(of: text($1)) }
  }

  private func writeNumbers(to json: inout JSONWriter) {
    json.array("id", of: changes, inline: true) { $0.string($1.finding.id) }
    numbers("alike", to: &json) { $0.finding.key.count }
    numbers("line", to: &json) { $0.finding.start.line }
    numbers("endLine", to: &json) { $0.finding.end.line }
    numbers("system", to: &json) { tokens.index(ofFile: $0.finding.file) ?? -1 }
    numbers("isForeground", to: &json) {
      [.text, .icon, .onAccent].contains($0.finding.role.role) ? 1 : 0
    }
    numbers("hasUnknownBackdrop", to: &json) { $0.hasUnknownBackdrop ? 1 : 0 }
  }

  private mutating func writeTexts(to json: inout JSONWriter) {
    texts("file", to: &json) { $0.finding.file }
    texts("recorded", to: &json) { $0.finding.recordedName }
    texts("view", to: &json) { Self.view(of: $0.finding) }
    texts("category", to: &json) { $0.finding.category.rawValue }
    texts("source", to: &json) { SafeText.joined($0.finding.source) }
    texts("excerpt", to: &json) { QuotedCode.line($0.finding.source) }
    texts("before", to: &json) { Self.code($0.finding.excerpt?.before ?? "") }
    texts("after", to: &json) { Self.code($0.finding.excerpt?.after ?? "") }
    texts("role", to: &json) { $0.finding.role.role.rawValue }
    texts("evidence", to: &json) { SafeText.line($0.finding.role.evidence) }
    texts("status", to: &json) { $0.status.rawValue }
    texts("token", to: &json) { $0.token }
    texts("replacement", to: &json) { $0.replacement.map(SafeText.joined) }
    texts("closed", to: &json) { $0.closedReason }
    texts("unproven", to: &json) { $0.unprovenLabel }
    shared("risk", of: risks, to: &json) { $0.position(of: $1.rawValue) }
    shared("objection", of: decisions, to: &json) { interned, entry in
      guard case .unclear(_, let objection) = entry else { return 0 }
      return interned.position(of: SafeText.line(objection))
    }
  }

  private mutating func writeValues(to json: inout JSONWriter) {
    func look(_ interned: inout InternedJSON, _ value: StyleValue?) -> Int {
      interned.position { $0.look(of: value) }
    }
    shared("value", of: changes, to: &json) { look(&$0, $1.finding.value) }
    // The backdrop of a text or an icon, before and after.
    shared("ground", of: changes, to: &json) { look(&$0, $1.backdrop.map { .color($0.before) }) }
    shared("groundAfter", of: changes, to: &json) {
      look(&$0, $1.backdrop.map { .color($0.after) })
    }
    shared("distance", of: changes, to: &json) { interned, change in
      interned.position { $0.distance(change.distance) }
    }
    shared("loss", of: changes, to: &json) { interned, change in
      interned.position { $0.loss(change.reasons.first { $0.code == .contrast }) }
    }
    shared("decision", of: decisions, to: &json) { interned, entry in
      guard case .decided(let decision) = entry else { return 0 }
      return interned.position { $0.made(decision) }
    }
    shared("candidates", of: changes, to: &json) { interned, change in
      let rows = change.candidates.prefix(5).map { Self.candidate($0, &interned) }
      return interned.position { json in
        json.beginArray(inline: true)
        for row in rows { json.written(row[...]) }
        json.endArray()
      }
    }
  }

  private mutating func writeLists(to json: inout JSONWriter) {
    let lines = positionsByLine()
    func list(_ name: StaticString, _ texts: (Suggestion) -> [String]) {
      json.array(name, of: changes, inline: true) { json, change in
        json.beginArray(inline: true)
        for text in texts(change) {
          if let parts = lines[text] {
            json.int(interned.position { $0.positions(parts) })
          } else {
            json.int(interned.position(of: text))
          }
        }
        json.endArray()
      }
    }
    list("above") { $0.finding.excerpt?.above.map(Self.code) ?? [] }
    list("below") { $0.finding.excerpt?.below.map(Self.code) ?? [] }
    list("codes") { $0.reasons.map(\.code.rawValue) }
    list("messages") { $0.reasons.map { SafeText.line($0.message) } }
  }

  /// The parts of each line with a change, which is often also the context of another one.
  private mutating func positionsByLine() -> [String: [Int]] {
    var lines: [String: [Int]] = [:]
    for change in changes {
      let parts = [
        Self.code(change.finding.excerpt?.before ?? ""), SafeText.joined(change.finding.source),
        Self.code(change.finding.excerpt?.after ?? ""),
      ]
      lines[parts.joined()] = parts.map { interned.position(of: $0) }
    }
    return lines
  }

  // MARK: Properties

  /// The view in words: `DashboardView › header`.
  private static func view(of finding: Finding) -> String? {
    guard let view = finding.context.view ?? finding.context.enclosingType else { return nil }
    var parts = view.split(at: ".").map(String.init)
    if parts.count > 1, parts.last == "body" { parts.removeLast() }
    return SafeText.line(parts.joined(separator: " › "))
  }

  /// Code with tabs as spaces, because control characters would be escaped.
  private static func code(_ text: String) -> String {
    let text = text.contains("\t") ? text.map { $0 == "\t" ? "  " : String($0) }.joined() : text
    return SafeText.line(text)
  }

  private static func candidate(
    _ candidate: Candidate, _ interned: inout InternedJSON
  ) -> [UInt8] {
    let texts = [candidate.token, candidate.replacement.map(SafeText.joined)]
      .map { interned.position(of: $0) }
    let rejection = SafeText.line(candidate.rejection)
    let notes = interned.position(of: rejection.isEmpty ? nil : rejection)
    let look = interned.position { $0.look(of: candidate.value) }
    var json = JSONWriter(isCompact: true)
    json.beginArray(inline: true)
    for position in texts { json.int(position) }
    json.number(candidate.distance.value)
    json.int(notes)
    json.int(look)
    json.endArray()
    return json.removeBytes()
  }
}

extension JSONWriter {
  fileprivate mutating func positions(_ positions: [Int]) {
    beginArray(inline: true)
    for position in positions { int(position) }
    endArray()
  }

  fileprivate mutating func distance(_ distance: Distance?) {
    guard let distance else { return null() }
    beginObject(inline: true)
    member("value", distance.value)
    member("dark", distance.dark)
    member("unit", distance.unit.rawValue)
    endObject()
  }

  /// The contrast before and after from the guard, which knows more than the file of a change.
  fileprivate mutating func loss(_ reason: Reason?) {
    guard case .number(let before)? = reason?.values["before"],
      case .number(let after)? = reason?.values["after"]
    else { return null() }
    beginObject(inline: true)
    member("before", before)
    member("now", after)
    if case .text(let mode)? = reason?.values["appearance"] { member("mode", mode) }
    endObject()
  }

  /// A decision in the format of the script.
  mutating func made(_ decision: Decision) {
    beginObject(inline: true)
    member("choice", decision.choice.rawValue)
    member("token", decision.token ?? "")
    member("reason", decision.reason)
    endObject()
  }
}
