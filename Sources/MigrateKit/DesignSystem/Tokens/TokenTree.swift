/// A value as written, with its place; it may be or contain references.
package struct WrittenValue: Hashable, Sendable {
  package var json: JSONValue
  var origin: TokenOrigin
  /// Tokens Studio's modifier of the color: `$extensions["studio.tokens"].modify`; `nil` without
  /// one.
  var modifier: ModifiedColor?
}

/// A declared token: not resolved yet, but with what it inherits from groups.
package struct WrittenToken: Hashable, Sendable {
  /// The value in every mode that `modes` does not name.
  package var value: WrittenValue
  /// The values of modes that differ.
  package var modes: [AppearanceMode: WrittenValue] = [:]
  /// The `$type` on the token itself.
  var type: TokenType?
  /// Whether a `$type` on the token or around it could not be read, which has been reported already.
  var hasUnreadableType = false
  /// The `$type` inherited from the nearest group.
  var inheritedType: TokenType?
  /// The type suggested by its path and value, in a format without types.
  var suggestedType: TokenType?
  /// `$description`.
  var summary = ""
  /// `$deprecated`: the reason, empty without one; `nil` if absent.
  var deprecation: Deprecation?
  /// `$extensions`, kept as written.
  var extensions: JSONObject?
  /// Where the token is.
  var origin: TokenOrigin

  /// Whether Tokens Studio modifies its color in some mode.
  package var isModified: Bool {
    value.modifier != nil || modes.values.contains { $0.modifier != nil }
  }
}

/// The value of `$deprecated`.
enum Deprecation: Hashable, Sendable {
  case deprecated(reason: String)
  /// `false`: overrides the group's.
  case current
}

/// A group of tokens, its members in the order of the file.
struct TokenGroup: Sendable {
  /// A member of a group.
  indirect enum Member: Sendable {
    case token(WrittenToken)
    case group(TokenGroup)
  }

  private(set) var names: [String] = []
  private var members: [String: Member] = [:]
  var type: TokenType?
  /// Whether its `$type` could not be read.
  var hasUnreadableType = false
  var deprecation: Deprecation?
  /// The dotted path of the group that it extends.
  var extends: WrittenValue?
  var origin: TokenOrigin

  init(origin: TokenOrigin) { self.origin = origin }

  subscript(name: String) -> Member? {
    get { members[name] }
    set {
      if members[name] == nil, newValue != nil { names.append(name) }
      members[name] = newValue
    }
  }

  /// Merges a later group over this one: groups by their members, a token replaced whole.
  mutating func merge(_ later: TokenGroup) {
    type = later.type ?? type
    deprecation = later.deprecation ?? deprecation
    extends = later.extends ?? extends
    for name in later.names {
      guard let new = later[name] else { continue }
      if case .group(let newGroup) = new, case .group(var oldGroup)? = self[name] {
        oldGroup.merge(newGroup)
        self[name] = .group(oldGroup)
      } else {
        self[name] = new
      }
    }
  }
}
