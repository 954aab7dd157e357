/// Writes a report as JSON, schema 1: keys in alphabetical order, no times, numbers without exponents
/// and with at most four decimals, hex colors as `#RRGGBBAA`.
public struct JSONReporter: Sendable {
  /// The version of the shape; it grows when a reader would break.
  public static let schemaVersion = 1

  /// Makes a reporter.
  public init() {}

  /// The report as UTF-8, with a final newline.
  public func write(_ report: RunReport) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report) { bytes += $0 }
    return bytes
  }

  /// Hands the report on in pieces as it is written, so that a long one never stands in memory whole.
  ///
  /// - Parameters:
  ///   - report: What to write.
  ///   - count: How many findings a piece has at most.
  ///   - jobs: How many threads write pieces at the same time; `nil` for one a processor.
  ///   - take: Takes the pieces in order; together they are the report.
  public func write(
    _ report: RunReport, findingsInPiece count: Int = 128, jobs: Int? = nil,
    _ take: (_ piece: [UInt8]) -> Void
  ) {
    var json = JSONWriter()
    json.beginObject()
    if let baseline = report.baseline {
      json.key("absent")
      json.absent(baseline.absent)
    }
    json.key("findings")
    json.beginArray()
    take(json.removeBytes())
    let pieces = report.suggestions.divided(every: count)
    // As many at a time as keep the threads busy: what waits to be taken stands in memory.
    let jobs = Workers.jobs(jobs)
    for batch in pieces.divided(every: jobs * 4) {
      let writer = json
      let written = Workers.map(count: batch.count, jobs: jobs) { index in
        let piece = batch[batch.startIndex + index]
        return write(piece, of: report, with: writer, isFirst: piece.startIndex == 0)
      }
      written.forEach(take)
    }
    if !report.suggestions.isEmpty { json.haveElements() }
    json.endArray()
    json.frame(ReportFrame(report))
    json.endObject()
    take(json.finished())
  }
}

// MARK: - One finding

extension JSONReporter {
  /// Some findings, with what stands before each of them in the list that `writer` has begun.
  private func write(
    _ suggestions: ArraySlice<Suggestion>, of report: RunReport, with writer: JSONWriter,
    isFirst: Bool
  ) -> [UInt8] {
    var json = writer
    if !isFirst { json.haveElements() }
    for suggestion in suggestions {
      write(suggestion, report.baseline?.state(of: suggestion.finding), to: &json)
    }
    return json.removeBytes()
  }

  private func write(
    _ suggestion: Suggestion, _ state: BaselineComparison.State?, to json: inout JSONWriter
  ) {
    let finding = suggestion.finding
    json.beginObject()
    if let state { json.state(state) }
    json.key("candidates")
    json.beginArray()
    for candidate in suggestion.candidates.prefix(5) { json.candidate(candidate) }
    json.endArray()
    json.key("category")
    json.string(finding.category.rawValue)
    if let ruling = suggestion.ruling { json.ruling(ruling) }
    json.key("distance")
    json.distance(suggestion.distance)
    json.key("edits")
    json.beginArray()
    for edit in suggestion.edits { json.edit(edit, in: finding) }
    json.endArray()
    json.key("file")
    json.string(finding.file)
    json.key("id")
    json.string(finding.id)
    json.key("place")
    json.string(finding.place.rawValue)
    json.key("range")
    json.range(finding.start, finding.end)
    json.key("reasons")
    json.beginArray()
    for reason in suggestion.reasons { json.reason(reason) }
    json.endArray()
    json.key("replacement")
    json.string(suggestion.replacement)
    json.key("role")
    json.string(finding.role.role.rawValue)
    json.key("roleEvidence")
    json.string(finding.role.evidence)
    json.key("site")
    json.string(finding.site.rawValue)
    json.key("source")
    json.string(finding.source)
    json.key("spelling")
    json.string(finding.spelling)
    json.key("status")
    json.string(suggestion.status.rawValue)
    json.key("token")
    json.string(suggestion.token)
    json.key("uses")
    json.beginArray()
    for use in finding.uses { json.use(use) }
    json.endArray()
    json.key("value")
    json.value(finding.value)
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func candidate(_ candidate: Candidate) {
    beginObject(inline: true)
    key("distance")
    number(candidate.distance.value)
    key("replacement")
    string(candidate.replacement)
    key("token")
    string(candidate.token)
    endObject()
  }

  fileprivate mutating func distance(_ distance: Distance?) {
    guard let distance else { return null() }
    beginObject(inline: true)
    key("dark")
    number(distance.dark)
    key("unit")
    string(distance.unit.rawValue)
    key("value")
    number(distance.value)
    endObject()
  }

  /// Where a finding stands with the baseline.
  fileprivate mutating func state(_ state: BaselineComparison.State) {
    key("baselineState")
    string(state.rawValue)
  }

  /// What a person decided, and why that cannot be carried out, if it cannot.
  fileprivate mutating func ruling(_ ruling: Ruling) {
    key("decision")
    beginObject(inline: true)
    key("choice")
    string(ruling.choice.rawValue)
    key("objection")
    string(ruling.objection)
    key("overrides")
    beginArray(inline: true)
    for reason in ruling.overrides { string(reason.code.rawValue) }
    endArray()
    key("reason")
    string(ruling.reason.isEmpty ? nil : ruling.reason)
    endObject()
  }

  fileprivate mutating func position(_ position: SourcePosition) {
    beginObject(inline: true)
    key("column")
    int(position.column)
    key("line")
    int(position.line)
    key("offset")
    int(position.offset)
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
  /// Offsets alone are certain for every edit; lines and columns are known for those at the
  /// finding's own ends.
  fileprivate mutating func edit(_ edit: Edit, in finding: Finding) {
    beginObject()
    key("kind")
    string(edit.kind.rawValue)
    key("range")
    range(edit.start ?? finding.start, edit.end ?? finding.end)
    key("text")
    string(edit.text)
    endObject()
  }

  fileprivate mutating func reason(_ reason: Reason) {
    beginObject(inline: true)
    key("code")
    string(reason.code.rawValue)
    key("message")
    string(reason.message)
    key("values")
    beginObject()
    for (name, value) in reason.values.sorted(by: { $0.key < $1.key }) {
      key(name)
      switch value {
      case .number(let number): self.number(number)
      case .text(let text): string(text)
      }
    }
    endObject()
    endObject()
  }

  fileprivate mutating func use(_ use: UseSite) {
    beginObject(inline: true)
    key("column")
    int(use.position.column)
    key("file")
    string(use.file)
    key("line")
    int(use.position.line)
    key("offset")
    int(use.position.offset)
    key("role")
    string(use.role.role.rawValue)
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
    key(unit)
    number(value)
    endObject()
  }

  private mutating func shadow(_ shadow: ShadowValue) {
    beginObject(inline: true)
    key("color")
    string(shadow.color.light.rgba8.hex)
    key("dark")
    string(shadow.color.dark?.rgba8.hex)
    key("radius")
    number(shadow.radius)
    key("x")
    number(shadow.x)
    key("y")
    number(shadow.y)
    endObject()
  }

  private mutating func animation(_ animation: AnimationValue) {
    beginObject(inline: true)
    switch animation.motion {
    case .curve(let x1, let y1, let x2, let y2):
      key("curve")
      beginArray(inline: true)
      for coordinate in [x1, y1, x2, y2] { number(coordinate) }
      endArray()
      if let duration = animation.duration {
        key("seconds")
        number(duration)
      }
    case .spring(let response, let dampingFraction):
      key("dampingFraction")
      number(dampingFraction)
      key("response")
      number(response)
    }
    endObject()
  }

  private mutating func color(_ color: ColorValue) {
    beginObject()
    key("colorSpace")
    string(color.light.space.rawValue)
    key("components")
    beginArray(inline: true)
    for component in [color.light.red, color.light.green, color.light.blue, color.light.alpha] {
      number(component)
    }
    endArray()
    key("dark")
    string(color.dark?.rgba8.hex)
    key("highContrast")
    string(color.highContrast?.rgba8.hex)
    key("light")
    string(color.light.rgba8.hex)
    endObject()
  }

  private mutating func font(_ font: FontValue) {
    beginObject(inline: true)
    key("design")
    string(font.design?.rawValue)
    key("family")
    string(font.family)
    key("points")
    number(font.size)
    key("weight")
    string(font.weight?.rawValue)
    endObject()
  }
}
