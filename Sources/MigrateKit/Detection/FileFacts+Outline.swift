extension FileFacts {
  /// Reads what other files need to know of this one.
  init(_ outline: SyntaxOutline) {
    self.init()
    let section = outline.importSection()
    imports = section.modules
    importInsertion = section.insertion
    newline = section.newline
    members = Self.members(in: outline)
    hexInitializers = HexInitializerReader.read(outline)
    shadowedTypes = Self.shadowedTypes(in: outline)
  }

  /// Types at the top of the file that take the name of one of the system's. A `typealias` for the
  /// system's own type hides nothing.
  private static func shadowedTypes(in outline: SyntaxOutline) -> Set<String> {
    var result: Set<String> = []
    for type in outline.types where type.keyword != .extension && type.parent == 0 {
      guard ColorType(outline.word(type.name.lowerBound)) != nil else { continue }
      result.insert(outline.name(type.name.lowerBound))
    }
    for alias in outline.aliases where alias.parent == 0 {
      guard ColorType(outline.word(alias.name)) != nil,
        outline.word(alias.name) != outline.word(alias.type.upperBound - 1)
      else { continue }
      result.insert(outline.name(alias.name))
    }
    return result
  }

  private static func members(in outline: SyntaxOutline) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    var names: [Int: String] = [:]
    func add(_ member: Int, parent: Int) {
      guard outline.scopes[parent].kind == .type else { return }
      let type = names[parent] ?? outline.qualifiedTypeName(ofScope: parent)
      names[parent] = type
      result[type, default: []].insert(outline.name(member))
    }
    for property in outline.properties { add(property.name, parent: property.parent) }
    for function in outline.functions where function.keyword == .func {
      add(function.name, parent: function.parent)
    }
    for type in outline.types where type.name.count == 1 {
      add(type.name.lowerBound, parent: type.parent)
    }
    for alias in outline.aliases { add(alias.name, parent: alias.parent) }
    return result
  }
}
