/// A token file to be written: Design Tokens 2025.10, laid out for editing by hand.
///
/// Groups and tokens keep the order in which they come. A type that all tokens of a group share is
/// written once, at the group.
package struct TokenDocument: Hashable, Sendable {
  /// The description of the file; empty for none.
  package var summary: String
  /// The tokens, no two of one path, none inside of another.
  package var tokens: [TokenDraft]

  /// Makes a document.
  package init(summary: String = "", tokens: [TokenDraft]) {
    self.summary = summary
    self.tokens = tokens
  }

  /// The schema that editors check the file against.
  static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"

  /// The bytes of the file.
  package func write() -> [UInt8] { JSONWriter.document(json) }

  /// The document as a value.
  package var json: JSONValue {
    var root = Node()
    for token in tokens { root.add(token, at: token.path.split(at: ".")[...]) }
    var document = JSONObject()
    document["$schema"] = .string(Self.schema)
    if !summary.isEmpty { document["$description"] = .string(summary) }
    for (name, child) in root.children {
      // Types are written at the groups below, which makes each of them self-contained.
      document[name] = child.json(inherited: nil)
    }
    return .object(document)
  }

  /// A group or a token on the way to being written.
  private struct Node {
    var token: TokenDraft?
    var names: [String: Int] = [:]
    var children: [(name: String, node: Node)] = []

    mutating func add(_ token: TokenDraft, at path: ArraySlice<Substring>) {
      guard let name = path.first.map(String.init) else {
        self.token = token
        return
      }
      if names[name] == nil {
        names[name] = children.count
        children.append((name, Node()))
      }
      guard let index = names[name] else { return }
      children[index].node.add(token, at: path.dropFirst())
    }

    /// The one type of all tokens below; `nil` when there are none, or several.
    var sharedType: TokenType? {
      var shared: TokenType?
      for type in types {
        guard shared == nil || shared == type else { return nil }
        shared = type
      }
      return shared
    }

    private var types: Set<TokenType> {
      children.reduce(into: Set([token?.type].compactMap { $0 })) { $0.formUnion($1.node.types) }
    }

    func json(inherited: TokenType?) -> JSONValue {
      // A token that contains others becomes the `$root` of their group.
      guard !children.isEmpty else {
        return token?.json(inherited: inherited) ?? .object(JSONObject())
      }
      var object = JSONObject()
      let shared = sharedType
      if let shared, shared != inherited { object["$type"] = .string(shared.rawValue) }
      if let token { object["$root"] = token.json(inherited: shared ?? inherited) }
      for (name, child) in children { object[name] = child.json(inherited: shared ?? inherited) }
      return .object(object)
    }
  }
}

extension TokenDraft {
  /// The token as a member of a group that passes its type down.
  fileprivate func json(inherited: TokenType?) -> JSONValue {
    var object = JSONObject()
    if let type, type != inherited { object["$type"] = .string(type.rawValue) }
    object["$value"] = value
    if !summary.isEmpty { object["$description"] = .string(summary) }
    if let deprecated {
      object["$deprecated"] = deprecated.isEmpty ? .bool(true) : .string(deprecated)
    }
    var extensions = JSONObject()
    if !modes.isEmpty {
      var written = JSONObject()
      for mode in AppearanceMode.allCases { written[mode.rawValue] = modes[mode] }
      extensions["mode"] = .object(written)
    }
    for (vendor, data) in self.extensions.members where vendor != "mode" {
      extensions[vendor] = data
    }
    if extensions.count > 0 { object["$extensions"] = .object(extensions) }
    return .object(object)
  }
}
