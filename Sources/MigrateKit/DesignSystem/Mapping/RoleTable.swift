/// Roles and meanings of tokens, as stated by a mapping or a vocabulary.
struct RoleTable {
  /// Statements about some tokens; a `nil` part is not stated.
  struct Entry: Hashable {
    var roles: Set<UsageRole>?
    var means: String?
    var words: Set<String>?
    var isSemantic: Bool?
    var isInUse: Bool?
    var axis: Axis?
    /// Why it is so, as a clause.
    var evidence: String?
  }

  /// The entries, with the patterns that they are for.
  var entries = PathPatterns<(entry: Entry, place: TokenOrigin)>()

  /// The combined entries of a token: each part from the most specific entry that states it.
  func entry(for path: String) -> Entry {
    var result = Entry()
    for (entry, _) in entries.statements(about: path) {
      result.roles = result.roles ?? entry.roles
      result.means = result.means ?? entry.means
      result.words = result.words ?? entry.words
      result.isSemantic = result.isSemantic ?? entry.isSemantic
      result.isInUse = result.isInUse ?? entry.isInUse
      result.axis = result.axis ?? entry.axis
      result.evidence = result.evidence ?? entry.evidence
    }
    return result
  }
}

extension RoleTable.Entry {
  /// The meanings that a token can have.
  static let meanings = ["feedback", "level", "data"]

  /// Reads roles, meaning and words from an object that holds them among other keys.
  init(_ object: CheckedObject) {
    roles = object.object["roles"].flatMap {
      Self.roles($0, at: object.place("roles"), log: object.log)
    }
    if let meaning = object.string("means") {
      if Self.meanings.contains(meaning) {
        means = meaning
      } else {
        object.error(
          "means",
          "unknown meaning '\(meaning)'; it is one of \(Self.meanings.joined(separator: ", "))")
      }
    }
    words = object.strings("words").map { Set($0.map { $0.text.lowercased() }) }
    isSemantic = object.flag("semantic")
    isInUse = object.flag("inUse")
    axis = object.string("axis").flatMap { name in
      CheckedObject.named(
        name, kind: "axis", at: object.place("axis"), log: object.log, among: Axis.allCases)
    }
    evidence = object.object["$description"]?.string.map(Self.clause)
  }

  /// The clause in a description: `no code uses it` of `a guess from the app's uses: no code uses it`.
  private static func clause(_ description: String) -> String {
    let first = description.prefix { $0 != ";" }
    guard description.hasPrefix("a guess from ") else { return String(first) }
    guard let colon = first.firstIndex(of: ":") else { return "" }
    return String(first[first.index(after: colon)...].drop { $0 == " " })
  }

  /// A list of roles; unknown ones are reported and skipped.
  static func roles(
    _ json: JSONValue, at origin: TokenOrigin, log: ProblemLog
  ) -> Set<UsageRole>? {
    guard let names = CheckedObject.strings(json, at: origin, log: log) else { return nil }
    let known = UsageRole.allCases.filter { $0 != .unknown }
    return Set(
      names.compactMap { name, place in
        CheckedObject.named(name, kind: "role", at: place, log: log, among: known)
      })
  }
}

extension MappingDecoder {
  /// `roles`: patterns of tokens and what they are for.
  func roles(_ object: CheckedObject) -> RoleTable {
    var table = RoleTable()
    for (key, value, place) in object.members("roles") {
      if value.object != nil {
        guard let entry = CheckedObject(value, at: place, keys: MappingKeys.role, log: log)
        else { continue }
        table.entries.append(PathGlob(key), (RoleTable.Entry(entry), place))
      } else if let roles = RoleTable.Entry.roles(value, at: place, log: log) {
        table.entries.append(PathGlob(key), (RoleTable.Entry(roles: roles), place))
      }
    }
    return table
  }
}
