/// Reads and writes decisions files: JSON with one decision per line, in order of file and code, so
/// that they merge well and a change is one line in a diff.
package enum DecisionsFile {
  /// The version of the format that is read and written.
  package static let version = 1

  /// Reads the decisions in `bytes`; reports every mistake and keeps entries without one.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: Its name in messages.
  /// - Returns: The decisions, `nil` if the file is not a decisions file, and every mistake.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (decisions: Decisions?, problems: [LoadProblem]) {
    let log = ProblemLog()
    let origin = TokenOrigin(file: file, path: .root)
    guard let document = JSONFile.document(bytes, file: file, log: log),
      let object = CheckedObject(document, at: origin, keys: MappingKeys.decisions, log: log),
      FileVersion.check(object, is: version, kind: "decisions")
    else { return (nil, log.finish()) }
    var decisions = Decisions(file: file)
    for (id, value, place) in object.members("decisions") {
      if let decision = decision(value, at: place, log: log) {
        decisions.entries[id] = decision
      } else {
        decisions.unreadable.insert(id)
      }
    }
    return (decisions, log.finish())
  }

  private static func decision(
    _ json: JSONValue, at origin: TokenOrigin, log: ProblemLog
  ) -> Decision? {
    let before = log.problems.count
    guard let object = CheckedObject(json, at: origin, keys: MappingKeys.decision, log: log) else {
      return nil
    }
    guard let word = object.string("decision") else {
      if object.object["decision"] == nil {
        log.error(
          origin.file, origin.path, "'decision' is missing; it is one of accept, reject, use")
      }
      return nil
    }
    let choice = CheckedObject.named(
      word, kind: "decision", at: object.place("decision"), log: log,
      among: AppliedDecision.Choice.allCases)
    var decision = Decision(choice ?? .reject)
    decision.token = object.string("token")
    decision.reason = object.text("reason")
    decision.file = object.text("file")
    decision.source = object.text("source")
    decision.alike = object.count("alike") ?? 1
    if choice == .use, object.object["token"] == nil {
      log.error(origin.file, origin.path, "'use' needs the token to take")
    }
    return log.problems.count == before ? decision : nil
  }

  /// The decisions as UTF-8, with a final newline: the same bytes for the same decisions.
  package static func write(_ decisions: Decisions, schema: String = "decisions.schema.json")
    -> [UInt8]
  {
    let sorted = decisions.entries.sorted { a, b in
      if !a.value.file.hasSameBytes(as: b.value.file) {
        return a.value.file.precedesByBytes(b.value.file)
      }
      if a.value.source != b.value.source {
        return a.value.source.utf8.precedes(b.value.source.utf8)
      }
      return a.key < b.key
    }
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", schema)
    json.member("version", version)
    json.key("decisions")
    json.beginObject()
    for (id, decision) in sorted {
      json.key(named: id)
      write(decision, to: &json)
    }
    json.endObject()
    json.endObject()
    return json.finished()
  }

  /// Writes one decision as an object on one line.
  package static func write(_ decision: Decision, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.member("decision", decision.choice.rawValue)
    for (key, text) in [
      ("token", decision.token ?? ""), ("reason", decision.reason), ("file", decision.file),
      ("source", decision.source),
    ] where !text.isEmpty {
      json.member(named: key, text)
    }
    if decision.alike > 1 {
      json.member("alike", decision.alike)
    }
    json.endObject()
  }
}

extension String.UTF8View {
  /// Orders by bytes: the same on every machine.
  func precedes(_ other: String.UTF8View) -> Bool { lexicographicallyPrecedes(other) }
}
