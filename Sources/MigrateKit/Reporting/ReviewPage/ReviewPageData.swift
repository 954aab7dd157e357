/// What the review page knows of a report: JSON in the shape that its script reads.
struct ReviewPageData {
  private let report: RunReport
  private let tokens: TokenLists
  private let decisions: Decisions

  init(_ report: RunReport, tokens: TokenLists, decisions: Decisions = Decisions()) {
    self.report = report
    self.tokens = tokens
    self.decisions = decisions
  }

  /// The JSON, without any `<`: nothing in it can end the element that it stands in.
  func json() -> [UInt8] {
    var json = JSONWriter()
    let changes = report.hardCoded
    let summary = ReportSummary(report)
    json.beginObject()
    json.key("key")
    json.string(Self.key(of: changes, in: report))
    json.key("root")
    json.string(report.root)
    json.key("mappings")
    json.beginArray(inline: true)
    for name in report.mappings { json.string(name) }
    json.endArray()
    json.key("categories")
    json.beginArray(inline: true)
    for category in TokenCategory.allCases
    where changes.contains(where: { $0.finding.category == category }) {
      json.string(category.rawValue)
    }
    json.endArray()
    json.key("summary")
    json.beginObject(inline: true)
    json.key("adoption")
    json.number(summary.adoption)
    json.key("files")
    json.int(report.fileCount)
    json.endObject()
    writeTokens(to: &json)
    json.key("changes")
    json.beginArray()
    for change in changes { json.change(change) }
    json.endArray()
    writeGaps(to: &json)
    json.endObject()
    return Self.withoutLessThan(json.finished())
  }

  /// What the browser keeps decisions under: the same for the same code, so that a new report of it
  /// finds them.
  private static func key(of changes: [Suggestion], in report: RunReport) -> String {
    report.root + " " + report.mappings.joined(separator: ",")
  }

  private func writeTokens(to json: inout JSONWriter) {
    json.key("tokens")
    json.beginObject()
    var known: Set<String> = []
    for token in tokens.lists.flatMap(\.tokens) where known.insert(token.path).inserted {
      json.key(token.path)
      json.look(of: token.value, category: token.category)
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
      json.key("count")
      json.int(gap.count)
      json.key("proposal")
      json.string(gap.path)
      json.key("value")
      json.look(of: gap.value)
      json.key("values")
      json.beginArray(inline: true)
      for value in gap.values { json.look(of: value) }
      json.endArray()
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
  fileprivate mutating func change(_ suggestion: Suggestion) {
    let finding = suggestion.finding
    beginObject(inline: true)
    member("id", finding.id)
    key("alike")
    int(finding.key.count)
    member("file", finding.file)
    key("line")
    int(finding.start.line)
    member("category", finding.category.rawValue)
    member("source", SafeText.joined(finding.source))
    member("excerpt", QuotedCode.line(finding.source))
    member("before", SafeText.line(Self.untabbed(finding.excerpt?.before ?? "")))
    member("after", SafeText.line(Self.untabbed(finding.excerpt?.after ?? "")))
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
    key("isForeground")
    bool([.text, .icon, .onAccent].contains(finding.role.role))
    key("reasons")
    beginArray(inline: true)
    for reason in suggestion.reasons {
      beginArray(inline: true)
      string(reason.code.rawValue)
      string(SafeText.line(reason.message))
      endArray()
    }
    endArray()
    key("candidates")
    beginArray(inline: true)
    for candidate in suggestion.candidates.prefix(5) { self.candidate(candidate) }
    endArray()
    endObject()
  }

  private mutating func candidate(_ candidate: Candidate) {
    beginObject(inline: true)
    member("token", candidate.token)
    key("distance")
    number(candidate.distance.value)
    member("replacement", candidate.replacement.map(SafeText.joined))
    key("value")
    look(of: candidate.value)
    endObject()
  }

  private mutating func distance(_ distance: Distance?) {
    guard let distance else { return null() }
    beginObject(inline: true)
    key("value")
    number(distance.value)
    key("dark")
    number(distance.dark)
    member("unit", distance.unit.rawValue)
    endObject()
  }

  /// A value as the page draws it: colors as `#RRGGBBAA`, sizes with the text that names them.
  fileprivate mutating func look(of value: StyleValue?, category: TokenCategory? = nil) {
    guard let value else { return null() }
    beginObject(inline: true)
    switch value {
    case .color(let color):
      member("light", color.light.rgba8.hex)
      if let dark = color.dark { member("dark", dark.rgba8.hex) }
    case .font(let font):
      member("kind", "font")
      key("points")
      number(font.size)
      member("text", ValueText.text(font))
      if let weight = font.weight { member("weight", weight.rawValue) }
      if let design = font.design { member("design", design.rawValue) }
      if font.isItalic {
        key("italic")
        bool(true)
      }
    case .radius(let number), .number(let number, _):
      member("kind", value.category.rawValue)
      key("points")
      self.number(number)
      member("text", Self.measure(value, number))
    case .shadow(let shadow):
      member("kind", "shadow")
      member("color", shadow.color.light.rgba8.hex)
      for (name, number) in [("radius", shadow.radius), ("x", shadow.x), ("y", shadow.y)] {
        key(name)
        self.number(number)
      }
      member("text", ValueText.text(shadow))
    }
    if let category { member("category", category.rawValue) }
    endObject()
  }

  /// A number as the page writes it beside its picture, which says what it measures.
  private static func measure(_ value: StyleValue, _ number: Double) -> String {
    switch value.category {
    case .opacity: ValueText.points(number * 100) + " %"
    case .duration: ValueText.points(number) + " s"
    default: ValueText.points(number)
    }
  }

  /// Tabs as spaces: a control character would be spelled out.
  private static func untabbed(_ text: String) -> String {
    String(text.map { $0 == "\t" ? " " : $0 })
  }
}
