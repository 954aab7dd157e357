extension FileFacts {
  /// Reads the facts that other files need; `requiredNames` are those that codes of tokens require
  /// to be in scope.
  package init(_ outline: SyntaxOutline, path: String, requiredNames: Set<String> = []) {
    self.init()
    read(outline, path: path, requiredNames: requiredNames)
  }

  /// Adds the facts that other files need.
  mutating func read(_ outline: SyntaxOutline, path: String, requiredNames: Set<String>) {
    let section = outline.importSection()
    imports = section.modules
    importInsertion = section.insertion
    importTerminator = section.terminator
    isScript = PathPlace.isScript(path) || outline.isScript(at: path)
    grantsLicense = LicenseNotice.isGranted(in: outline)
    members = Self.members(in: outline, requiredNames)
    hexInitializers = HexInitializerReader.read(outline)
    redeclarations = Redeclaration.all(in: outline, path: path)
    parameters = ParameterFacts(outline, path: path)
    schemeMentions = AppearanceProperty.mentions(in: outline)
    for type in outline.types where type.keyword == .extension || type.keyword == .class {
      for index in type.keyword == .class ? type.inherited : type.name
      where outline.kind(index) == .identifier {
        reopenedTypes.add(outline.name(index), in: path)
      }
    }
    for alias in outline.aliases {
      // `SwiftUI.Color` is one, `ShopAsset.Color` is not.
      let type = DeclaredType.path(of: outline.compactText(alias.type))
      if alias.parent == 0, ColorType(named: type) != nil {
        colorAliases.insert(outline.name(alias.name))
      }
      if type == "UIFont" || type == "NSFont" { fontAliases.insert(outline.name(alias.name)) }
    }
  }

  private static func members(
    in outline: SyntaxOutline, _ requiredNames: Set<String>
  ) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    var names: [Int: String] = [:]
    func add(_ member: Int, parent: Int) {
      guard outline.scopes[parent].kind == .type,
        isSystemType(outline.word(member))
          || !requiredNames.isEmpty && requiredNames.contains(outline.name(member))
      else { return }
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

  /// Whether a system type has this name, which a member may shadow.
  private static func isSystemType(_ word: KnownWord) -> Bool {
    switch word {
    case .Color, .UIColor, .NSColor, .CGColor, .Font, .UIFont, .NSFont, .CGFloat, .Double: true
    default: false
    }
  }
}
