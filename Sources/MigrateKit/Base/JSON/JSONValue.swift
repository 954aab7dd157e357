/// Any JSON value, with the members of objects in the order of the file.
///
/// Token files and mappings are read into this first, so that every mistake in them can be
/// reported: `Codable` stops at the first mistake, forgets the order and drops duplicate keys
/// silently.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number; too large ones (`1e999`) are infinite, which readers report.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The kind of value, for messages: `a string`.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The text of a string.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The value of a number.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value of a boolean.
  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The elements of an array.
  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object.
  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The member of an object.
  package subscript(key: String) -> JSONValue? { object?[key] }
}

/// The members of a JSON object in file order, with constant-time access by key.
package struct JSONObject: Hashable, Sendable {
  /// The keys, in the order of the file.
  package private(set) var keys: [String] = []
  private var values: [String: JSONValue] = [:]

  /// Makes an empty object.
  package init() {}

  /// The value of a key; setting `nil` removes it.
  package subscript(key: String) -> JSONValue? {
    get { values[key] }
    set {
      let old = values[key]
      values[key] = newValue
      if old == nil, newValue != nil { keys.append(key) }
      if old != nil, newValue == nil { keys.removeAll { $0 == key } }
    }
  }

  /// The members in the order of the file.
  package var members: [(key: String, value: JSONValue)] {
    keys.compactMap { key in values[key].map { (key, $0) } }
  }

  /// How many members there are.
  package var count: Int { keys.count }
}
