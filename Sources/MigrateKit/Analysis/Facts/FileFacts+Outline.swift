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
      guard let type = Self.systemType(alias.type, in: outline) else { continue }
      if alias.parent == 0, ColorType(type) != nil { colorAliases.insert(outline.name(alias.name)) }
      if type == .UIFont || type == .NSFont { fontAliases.insert(outline.name(alias.name)) }
    }
  }

  /// The last name of a type that may be the system's: `UIColor`, `SwiftUI.Color`, not `ShopAsset.Color`.
  private static func systemType(_ type: Range<Int>, in outline: SyntaxOutline) -> KnownWord? {
    guard let last = type.last else { return nil }
    let isSystem =
      type.count == 1
      || type.count == 3
        && ["SwiftUI", "UIKit", "AppKit"].contains { outline.isText(type.lowerBound, $0) }
    return isSystem ? outline.word(last) : nil
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
