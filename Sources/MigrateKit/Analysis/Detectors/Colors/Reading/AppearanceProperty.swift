/// A property of a type that reads the color scheme: `@Environment(\.colorScheme) var scheme`.
///
/// Once adaptive tokens replace a view's own choices, the property may be unused; this is reported,
/// and nothing is removed.
package struct AppearanceProperty: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Its place.
  package var position: SourcePosition
  /// The offsets of its uses in the file.
  var uses: [Int]
  /// The type that declares it, by its qualified name.
  var type: String
  /// Whether other files may use it.
  var isVisible: Bool

  /// Whether the property is unused once the `edited` bytes are replaced, and was used before.
  package func isUnused(after edited: [ByteRange], mentions: Set<String>) -> Bool {
    guard !uses.isEmpty, !(isVisible && mentions.contains(type + "." + name)) else { return false }
    return uses.allSatisfy { use in
      edited.contains { $0.start <= use && use < $0.end }
    }
  }
}

extension AppearanceProperty {
  /// The properties of a file, in order.
  static func all(in outline: SyntaxOutline, _ lines: () -> LineIndex) -> [AppearanceProperty] {
    outline.properties.compactMap { property in
      guard property.initializer.isEmpty, !property.isComputed, property.start < property.name,
        asksForScheme(property, outline)
      else { return nil }
      let scope = outline.scopes[property.parent]
      guard scope.kind == .type, scope.typeScope >= 0 else { return nil }
      let name = outline.name(property.name)
      let type = outline.qualifiedTypeName(ofScope: scope.typeScope)
      return AppearanceProperty(
        name: name, position: lines().position(at: outline.lexemes[property.name].start),
        uses: uses(of: property, inType: type, outline), type: type,
        isVisible: !outline.hasModifier(.private, from: property.start, to: property.name))
    }
  }

  /// The names for the color scheme that extensions of types use: `HomeView.colorScheme`.
  ///
  /// Only the environment's own name is searched.
  static func mentions(in outline: SyntaxOutline) -> Set<String> {
    var result: Set<String> = []
    for type in outline.types where type.keyword == .extension && type.scope >= 0 {
      let scope = outline.scopes[type.scope]
      for index in scope.bodyStart..<max(scope.close, scope.bodyStart)
      where outline.isText(index, "colorScheme") && outline.kind(index) == .identifier {
        guard outline.enclosingType(of: index)?.keyword == .extension,
          let name = outline.enclosingTypeName(of: index)
        else { continue }
        result.insert(name + ".colorScheme")
      }
    }
    return result
  }

  /// The types that set the appearance of their content, which differs from their own:
  /// `.environment(\.colorScheme, .dark)`; by their qualified names.
  static func typesSettingAppearance(in outline: SyntaxOutline) -> Set<String> {
    var result: Set<String> = []
    for (index, lexeme) in outline.lexemes.enumerated() where lexeme.kind == .identifier {
      let isSet =
        switch lexeme.length {
        case 11:
          outline.isText(index, "colorScheme") && outline.kind(index - 1) == .period
            && (outline.kind(index + 1) == .leftParen
              || isKeyPath(index, outline) && outline.kind(index + 1) == .comma)
        case 26: outline.isText(index, "overrideUserInterfaceStyle")
        default: false
        }
      if isSet, let type = outline.enclosingTypeName(of: index) { result.insert(type) }
    }
    return result
  }

  /// Whether a property is wrapped by `@Environment(\.colorScheme)`.
  static func asksForScheme(
    _ property: PropertyDeclaration, _ outline: SyntaxOutline
  ) -> Bool {
    let head = (property.start..<property.name).prefix(24)
    return head.contains { outline.isText($0, "colorScheme") && isKeyPath($0, outline) }
      && head.contains { outline.isText($0, "Environment") }
  }

  private static func isKeyPath(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    outline.kind(index - 1) == .period
      && (outline.kind(index - 2) == .backslash || outline.isText(index - 2, "EnvironmentValues"))
  }

  private static func uses(
    of property: PropertyDeclaration, inType type: String, _ outline: SyntaxOutline
  ) -> [Int] {
    let length = outline.lexemes[property.name].length
    let name = outline.name(property.name)
    return outline.lexemes.indices.filter { index in
      let lexeme = outline.lexemes[index]
      guard lexeme.length == length, lexeme.kind == .identifier, index != property.name,
        outline.name(index) == name, !isKeyPath(index, outline),
        let owner = outline.enclosingTypeName(of: index)
      else { return false }
      return owner == type || owner.hasPrefix(type + ".")
    }.map { outline.lexemes[$0].start }
  }
}
