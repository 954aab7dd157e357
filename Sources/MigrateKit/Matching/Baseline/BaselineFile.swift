/// Reads and writes baselines: JSON with one entry per line.
///
/// Every line ends alike, because an empty entry closes the list, so that branches that removed or
/// added values merge without conflicts, also with git's `merge=union`.
package enum BaselineFile {
  /// The version of the format that is read and written.
  package static let version = 1

  /// Reads the baseline in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: Its name in messages.
  /// - Returns: The baseline, `nil` if there are mistakes, and every mistake.
  package static func read(
    _ bytes: [UInt8], file: String
  ) -> (baseline: Baseline?, problems: [LoadProblem]) {
    let log = ProblemLog()
    let origin = TokenOrigin(file: file, path: .root)
    guard let document = JSONFile.document(bytes, file: file, log: log),
      let object = CheckedObject(document, at: origin, keys: MappingKeys.baseline, log: log),
      FileVersion.check(object, is: version, kind: "baselines")
    else { return (nil, log.finish()) }
    guard let elements = object.object["entries"]?.array else {
      object.error("entries", "expected an array of entries")
      return (nil, log.finish())
    }
    let place = object.place("entries")
    let entries = elements.enumerated().compactMap { index, json in
      json.object?.count == 0 ? nil : entry(json, at: place.index(index), log: log)
    }
    let problems = log.finish()
    return (problems.isEmpty ? Baseline(entries) : nil, problems)
  }

  private static func entry(
    _ json: JSONValue, at origin: TokenOrigin, log: ProblemLog
  ) -> Baseline.Entry? {
    guard let object = CheckedObject(json, at: origin, keys: MappingKeys.baselineEntry, log: log)
    else { return nil }
    for key in ["file", "category", "key"] where object.object[key] == nil {
      log.error(origin.file, origin.path, "'\(key)' is missing")
    }
    guard let file = object.string("file"), let word = object.string("category"),
      let key = object.string("key"),
      let category: TokenCategory = CheckedObject.named(
        word, kind: "category", at: object.place("category"), log: log)
    else { return nil }
    return Baseline.Entry(
      file: file, category: category, source: object.text("source"), key: key,
      count: object.count("count") ?? 1)
  }

  /// The baseline as UTF-8, with a final newline: the same bytes for the same findings.
  package static func write(
    _ baseline: Baseline, schema: String = "baseline.schema.json"
  ) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", schema)
    json.member("version", version)
    json.key("entries")
    json.beginArray()
    for entry in baseline.entries { write(entry, to: &json) }
    json.beginObject(inline: true)
    json.endObject()
    json.endArray()
    json.endObject()
    return json.finished()
  }

  private static func write(_ entry: Baseline.Entry, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    for (key, text) in [
      ("file", entry.file), ("category", entry.category.rawValue), ("source", entry.source),
      ("key", entry.key),
    ] {
      json.member(named: key, text)
    }
    if entry.count > 1 {
      json.member("count", entry.count)
    }
    json.endObject()
  }
}
