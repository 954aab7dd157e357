/// A value in a YAML file.
indirect enum YAMLValue: Sendable {
  /// A string, a number or a boolean, as written.
  case scalar(String)
  case list([YAMLValue])
  case map(YAMLMap)
  case null

  /// The value of a key in a map.
  subscript(key: String) -> YAMLValue? {
    guard case .map(let map) = self else { return nil }
    return map[key]
  }

  /// The text of a scalar.
  var text: String? {
    if case .scalar(let text) = self { return text }
    return nil
  }

  /// The elements of a list; a value that is not a list, as the only one.
  var elements: [YAMLValue] {
    switch self {
    case .list(let elements): elements
    case .null: []
    case .scalar, .map: [self]
    }
  }

  /// The texts in a list, or the text itself.
  var texts: [String] { elements.compactMap(\.text) }

  /// The keys and values of a map, in order.
  var pairs: [(key: String, value: YAMLValue)] {
    guard case .map(let map) = self else { return [] }
    return map.keys.map { ($0, map[$0] ?? .null) }
  }

  /// Whether the value is a map.
  var isMap: Bool {
    if case .map = self { return true }
    return false
  }

  /// The value of a boolean; `nil` for other values.
  var flag: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The number of values in it, itself included.
  var size: Int {
    switch self {
    case .scalar, .null: 1
    case .list(let elements): elements.reduce(1) { $0 + $1.size }
    case .map(let map): map.keys.reduce(1) { $0 + (map[$1]?.size ?? 0) }
    }
  }
}

/// The keys and values of a YAML map.
struct YAMLMap: Sendable {
  /// The keys in the order of the file.
  private(set) var keys: [String] = []
  private var values: [String: YAMLValue] = [:]

  /// The value of a key; setting `nil` leaves the map as it is.
  subscript(key: String) -> YAMLValue? {
    get { values[key] }
    set {
      guard let newValue else { return }
      if values.updateValue(newValue, forKey: key) == nil { keys.append(key) }
    }
  }
}
