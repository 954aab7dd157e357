import MigrateKitCore

/// Writes a report as JSON, schema 1: keys in alphabetical order, no times, numbers without exponents
/// and with at most four decimals, hex colors as `#RRGGBBAA`.
package struct JSONReporter: StreamedFormat {
  /// The schema version, incremented for breaking changes.
  package static let schemaVersion = 1

  /// Makes a reporter.
  package init() {}

  /// A comma.
  package var separatorSize: Int { 1 }

  package func head(_ baseline: BaselineComparison?) -> [UInt8] {
    var json = JSONWriter()
    json.beginReport(baseline)
    return json.removeBytes()
  }

  package func piece(
    _ suggestions: ArraySlice<Suggestion>, _ baseline: BaselineComparison?
  ) -> [UInt8] {
    var json = JSONWriter()
    json.continueReport()
    json.reserveCapacity(suggestions.count * Self.usualSize)
    for suggestion in suggestions {
      write(suggestion, baseline?.state(of: suggestion.finding), to: &json)
    }
    return json.removeBytes()
  }

  package func foot(_ report: RunReport) -> [UInt8] {
    var json = JSONWriter()
    let frame = ReportFrame(report)
    json.continueReport(hasFindings: frame.totals.findings > 0)
    json.endArray()
    json.frame(frame)
    json.endObject()
    return json.finished()
  }

  /// The bytes that most findings take.
  private static let usualSize = 1280
}

extension JSONWriter {
  /// Begins a report up to its findings.
  fileprivate mutating func beginReport(_ baseline: BaselineComparison? = nil) {
    beginObject()
    if let baseline {
      key("absent")
      absent(baseline.absent)
    }
    key("findings")
    beginArray()
  }

  /// Continues a report whose beginning is written elsewhere.
  fileprivate mutating func continueReport(hasFindings: Bool = true) {
    beginReport()
    _ = removeBytes()
    if hasFindings { haveElements() }
  }
}

// MARK: - One finding

extension JSONReporter {
  private func write(
    _ suggestion: Suggestion, _ state: BaselineComparison.State?, to json: inout JSONWriter
  ) {
    let finding = suggestion.finding
    json.beginObject()
    if let state { json.state(state) }
    json.array("candidates", of: suggestion.candidates.prefix(5)) { $0.candidate($1) }
    json.member("category", finding.category.rawValue)
    if let appliedDecision = suggestion.appliedDecision { json.appliedDecision(appliedDecision) }
    json.key("distance")
    json.distance(suggestion.distance)
    json.array("edits", of: suggestion.edits) { $0.edit($1, in: finding) }
    json.member("file", finding.file)
    json.member("id", finding.id)
    json.member("place", finding.place.rawValue)
    json.key("range")
    json.range(finding.start, finding.end)
    json.array("reasons", of: suggestion.reasons) { $0.reason($1) }
    json.member("replacement", suggestion.replacement)
    json.member("role", finding.role.role.rawValue)
    json.member("roleEvidence", finding.role.evidence)
    json.member("site", finding.site.rawValue)
    json.member("source", finding.source)
    json.member("spelling", finding.signature)
    json.member("status", suggestion.status.rawValue)
    json.member("token", suggestion.token)
    json.array("uses", of: finding.uses) { $0.use($1) }
    json.key("value")
    json.value(finding.value)
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func candidate(_ candidate: Candidate) {
    beginObject(inline: true)
    member("distance", candidate.distance.value)
    member("replacement", candidate.replacement)
    member("token", candidate.token)
    endObject()
  }

  fileprivate mutating func distance(_ distance: Distance?) {
    guard let distance else { return null() }
    beginObject(inline: true)
    member("dark", distance.dark)
    member("unit", distance.unit.rawValue)
    member("value", distance.value)
    endObject()
  }

  /// The baseline state of a finding.
  fileprivate mutating func state(_ state: BaselineComparison.State) {
    member("baselineState", state.rawValue)
  }

  /// The decision, and why it cannot be applied, if so.
  fileprivate mutating func appliedDecision(_ appliedDecision: AppliedDecision) {
    key("decision")
    beginObject(inline: true)
    member("choice", appliedDecision.choice.rawValue)
    member("objection", appliedDecision.objection)
    array("overrides", of: appliedDecision.overrides, inline: true) { $0.string($1.code.rawValue) }
    member("reason", appliedDecision.reason.isEmpty ? nil : appliedDecision.reason)
    endObject()
  }

  fileprivate mutating func position(_ position: SourcePosition) {
    beginObject(inline: true)
    member("column", position.column)
    member("line", position.line)
    member("offset", position.offset)
    endObject()
  }

  fileprivate mutating func range(_ start: SourcePosition, _ end: SourcePosition) {
    beginObject()
    key("end")
    position(end)
    key("start")
    position(start)
    endObject()
  }

  /// An edit with its range.
  ///
  /// Every edit has offsets; lines and columns are only known for those at the finding's ends.
  fileprivate mutating func edit(_ edit: Edit, in finding: Finding) {
    beginObject()
    member("kind", edit.kind.rawValue)
    key("range")
    range(edit.start ?? finding.start, edit.end ?? finding.end)
    member("text", edit.text)
    endObject()
  }

  fileprivate mutating func reason(_ reason: Reason) {
    beginObject(inline: true)
    member("code", reason.code.rawValue)
    member("message", reason.message)
    key("values")
    beginObject()
    for member in reason.values {
      key(named: member.name)
      switch member.value {
      case .number(let number): self.number(number)
      case .text(let text): string(text)
      }
    }
    endObject()
    endObject()
  }

  fileprivate mutating func use(_ use: UseSite) {
    beginObject(inline: true)
    member("column", use.position.column)
    member("file", use.file)
    member("line", use.position.line)
    member("offset", use.position.offset)
    member("role", use.role.role.rawValue)
    endObject()
  }

  mutating func value(_ value: StyleValue?) {
    switch value {
    case nil: null()
    case .color(let color): self.color(color)
    case .font(let font): self.font(font)
    case .radius(let points): measure(points, in: "points")
    case .number(let share, of: .opacity): measure(share, in: "opacity")
    case .number(let seconds, of: .duration): measure(seconds, in: "seconds")
    case .number(let points, _): measure(points, in: "points")
    case .shadow(let shadow): self.shadow(shadow)
    case .animation(let animation): self.animation(animation)
    }
  }

  private mutating func measure(_ value: Double, in unit: String) {
    beginObject(inline: true)
    member(named: unit, value)
    endObject()
  }

  private mutating func shadow(_ shadow: ShadowValue) {
    beginObject(inline: true)
    member("color", shadow.color.light.rgba8.hex)
    member("dark", shadow.color.dark?.rgba8.hex)
    member("radius", shadow.radius)
    member("x", shadow.x)
    member("y", shadow.y)
    endObject()
  }

  private mutating func animation(_ animation: AnimationValue) {
    beginObject(inline: true)
    switch animation.motion {
    case .curve(let x1, let y1, let x2, let y2):
      array("curve", of: [x1, y1, x2, y2], inline: true) { $0.number($1) }
      if let duration = animation.duration {
        member("seconds", duration)
      }
    case .spring(let response, let dampingFraction):
      member("dampingFraction", dampingFraction)
      member("response", response)
    }
    endObject()
  }

  private mutating func color(_ color: ColorValue) {
    beginObject()
    member("colorSpace", color.light.space.rawValue)
    key("components")
    beginArray(inline: true)
    for component in [color.light.red, color.light.green, color.light.blue, color.light.alpha] {
      number(component)
    }
    endArray()
    member("dark", color.dark?.rgba8.hex)
    member("highContrast", color.highContrast?.rgba8.hex)
    member("light", color.light.rgba8.hex)
    endObject()
  }

  private mutating func font(_ font: FontValue) {
    beginObject(inline: true)
    member("design", font.design?.rawValue)
    member("family", font.family)
    member("points", font.size)
    member("weight", font.weight?.rawValue)
    endObject()
  }
}
