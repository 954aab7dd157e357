/// A JSON object of known shape: returns members of the expected kind and reports every other one.
package struct CheckedObject {
  let object: JSONObject
  let origin: TokenOrigin
  let log: ProblemLog

  /// Checks that `json` is an object and that every key is one of `keys` (pass `nil` for free keys).
  ///
  /// `$schema` and `$description` are allowed everywhere: editors need the one, and the other
  /// replaces comments.
  package init?(_ json: JSONValue, at origin: TokenOrigin, keys: [String]?, log: ProblemLog) {
    guard let object = json.object else {
      log.error(origin.file, origin.path, "expected an object, found \(json.kind)")
      return nil
    }
    self.object = object
    self.origin = origin
    self.log = log
    guard let keys else { return }
    for key in object.keys where !keys.contains(key) && !Self.everywhere.contains(key) {
      log.error(
        origin.file, origin.path.key(key),
        "unknown key '\(key)'" + DidYouMean.hint(key, among: keys))
    }
  }

  private static let everywhere = ["$schema", "$description"]

  /// Where a member is.
  func place(_ key: String) -> TokenOrigin { origin.key(key) }

  /// Notes a problem with a member.
  func error(_ key: String, _ message: String) {
    log.error(origin.file, origin.path.key(key), message)
  }

  /// A member that is a non-empty string.
  package func string(_ key: String) -> String? {
    switch object[key] {
    case .none: return nil
    case .string(let text) where !text.isEmpty: return text
    case .string: error(key, "may not be empty")
    case .some(let other): error(key, "expected a string, found \(other.kind)")
    }
    return nil
  }

  /// A member that is true or false; `nil` where it is absent or, with an error reported, anything else.
  package func flag(_ key: String) -> Bool? {
    switch object[key] {
    case .none: return nil
    case .bool(let flag)?: return flag
    case .some(let other):
      error(key, "expected true or false, found \(other.kind)")
      return nil
    }
  }

  /// A member that is an array of strings; wrong elements are noted and left out.
  package func strings(_ key: String) -> [(text: String, place: TokenOrigin)]? {
    guard let json = object[key] else { return nil }
    return Self.strings(json, at: place(key), log: log)
  }

  /// The strings of an array; wrong elements are noted and left out.
  package static func strings(
    _ json: JSONValue, at origin: TokenOrigin, log: ProblemLog
  ) -> [(text: String, place: TokenOrigin)]? {
    guard let elements = json.array else {
      log.error(origin.file, origin.path, "expected an array of strings, found \(json.kind)")
      return nil
    }
    return elements.enumerated().compactMap { index, element in
      let place = origin.index(index)
      if let text = element.string, !text.isEmpty { return (text, place) }
      log.error(
        place.file, place.path,
        element.string == nil ? "expected a string, found \(element.kind)" : "may not be empty")
      return nil
    }
  }

  /// The members of an object with free keys.
  func members(_ key: String) -> [(key: String, value: JSONValue, place: TokenOrigin)] {
    guard let json = object[key],
      let inner = CheckedObject(json, at: place(key), keys: nil, log: log)
    else { return [] }
    return inner.object.members.map { ($0.key, $0.value, inner.place($0.key)) }
      .filter { !Self.everywhere.contains($0.key) }
  }

  /// A value by its name in a closed list; an unknown one is noted with the nearest.
  static func named<Value: RawRepresentable & CaseIterable>(
    _ text: String, kind: String, at origin: TokenOrigin, log: ProblemLog,
    among allowed: [Value] = Array(Value.allCases)
  ) -> Value? where Value.RawValue == String {
    if let value = allowed.first(where: { $0.rawValue == text }) { return value }
    let names = allowed.map(\.rawValue)
    let hint = DidYouMean.hint(text, among: names)
    log.error(
      origin.file, origin.path,
      "unknown \(kind) '\(text)'"
        + (hint.isEmpty ? "; it is one of \(names.joined(separator: ", "))" : hint))
    return nil
  }
}
