extension JSONWriter {
  /// The line length of a document that people edit.
  private static let width = 100

  /// The bytes of a document in a layout for people: a value that fits on a line is on one, any
  /// other has a line per member.
  ///
  /// Made for small files that people go on editing: token files, mappings, configurations.
  package static func document(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    // The top level is always spread over lines, so that adding a member is a one-line change.
    writer.layOut(value, fitting: 0)
    return writer.finished()
  }

  /// Writes a value, on one line where that takes at most `limit` columns.
  private mutating func layOut(_ value: JSONValue, fitting limit: Int) {
    if let line = Self.line(value, limit: limit) { return written(Array(line.utf8)[...]) }
    switch value {
    case .array(let elements):
      beginArray()
      for element in elements { layOut(element, fitting: columnsLeft) }
      endArray()
    case .object(let object):
      beginObject()
      for member in object.members {
        key(named: member.key)
        layOut(member.value, fitting: columnsLeft - JSONText.quoted(member.key).count - 2)
      }
      endObject()
    case .null, .bool, .number, .string:
      // A scalar longer than a line.
      written(Array((Self.line(value, limit: .max) ?? "null").utf8)[...])
    }
  }

  /// The columns of a line after its indentation, minus one for a comma.
  private var columnsLeft: Int { Self.width - indentation - 1 }

  /// A value on one line; `nil` when it is longer than `limit`.
  private static func line(_ value: JSONValue, limit: Int) -> String? {
    guard limit > 0 else { return nil }
    let text: String
    switch value {
    case .null: text = "null"
    case .bool(let bool): text = bool ? "true" : "false"
    case .number(let number): text = JSONText.number(number)
    case .string(let string): text = JSONText.quoted(string)
    case .array(let elements):
      guard let parts = joined(elements.lazy.map { ("", $0) }, limit: limit) else { return nil }
      text = "[\(parts)]"
    case .object(let object):
      let members = object.members.lazy.map { (JSONText.quoted($0.key) + ": ", $0.value) }
      guard let parts = joined(members, limit: limit) else { return nil }
      text = parts.isEmpty ? "{}" : "{ \(parts) }"
    }
    return text.count <= limit ? text : nil
  }

  private static func joined(
    _ parts: some Sequence<(String, JSONValue)>, limit: Int
  ) -> String? {
    var text = ""
    for (key, value) in parts {
      if !text.isEmpty { text += ", " }
      text += key
      guard let part = line(value, limit: limit - text.count) else { return nil }
      text += part
    }
    return text
  }
}
