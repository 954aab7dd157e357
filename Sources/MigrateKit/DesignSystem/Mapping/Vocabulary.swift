/// The names that several design systems share, and what each is for.
package struct Vocabulary: Sendable {
  /// A shared name.
  package struct Entry: Hashable, Sendable {
    /// What kind of value it has.
    package var category: TokenCategory
    /// Its roles; empty if not stated.
    package var roles: Set<UsageRole>
    /// Its meaning, if it matches only stated meanings.
    package var means: String?
    /// The words that state the meaning; `nil` to derive them from its name.
    package var words: Set<String>?
    /// Its description.
    package var summary: String
  }

  /// Its name: `shared`.
  package var name: String
  /// The shared names, by path.
  package var entries: [String: Entry]

  /// The first parts of the shared names: `color`, `text`, `radius`.
  package var groups: Set<Substring> {
    Set(entries.keys.compactMap { $0.split(at: ".").first })
  }

  /// Reads a vocabulary file; `nil` when the document is not an object.
  static func read(_ document: JSONValue, file: String, log: ProblemLog) -> Vocabulary? {
    let origin = TokenOrigin(file: file, path: .root)
    guard
      let object = CheckedObject(document, at: origin, keys: MappingKeys.vocabulary, log: log)
    else { return nil }
    if object.object["tokens"] == nil { log.error(file, .root, "\"tokens\" is missing") }
    var vocabulary = Vocabulary(name: object.string("name") ?? "shared", entries: [:])
    for (path, value, place) in object.members("tokens") {
      guard
        let entry = CheckedObject(value, at: place, keys: MappingKeys.vocabularyToken, log: log)
      else { continue }
      guard let type = entry.string("type") else {
        if entry.object["type"] == nil { log.error(file, place.path, "\"type\" is missing") }
        continue
      }
      guard
        let category: TokenCategory = CheckedObject.named(
          type, kind: "type", at: entry.place("type"), log: log)
      else { continue }
      let said = RoleTable.Entry(entry)
      vocabulary.entries[path] = Entry(
        category: category, roles: said.roles ?? [], means: said.means, words: said.words,
        summary: entry.string("description") ?? "")
    }
    return vocabulary
  }
}
