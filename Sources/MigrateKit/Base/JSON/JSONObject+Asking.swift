/// A member of the wrong kind in a file that the tool wrote.
struct MistypedMember: Error {}

// Typed access to the members of an object: `nil` for a missing member or `null`; an error for
// another kind.

extension JSONObject {
  /// The text of a member.
  func string(_ key: String) throws(MistypedMember) -> String? {
    try member(key) { $0.string }
  }

  /// The members of a member.
  func object(_ key: String) throws(MistypedMember) -> JSONObject? {
    try member(key) { $0.object }
  }

  /// The elements of a member; none where it is missing.
  func array(_ key: String) throws(MistypedMember) -> [JSONValue] {
    try member(key) { $0.array } ?? []
  }

  private func member<Value>(
    _ key: String, _ read: (JSONValue) -> Value?
  ) throws(MistypedMember) -> Value? {
    guard let value = self[key], value != .null else { return nil }
    guard let found = read(value) else { throw MistypedMember() }
    return found
  }
}

extension JSONValue {
  /// The members of an object; an error for anything else.
  func members() throws(MistypedMember) -> JSONObject {
    guard let object else { throw MistypedMember() }
    return object
  }
}
