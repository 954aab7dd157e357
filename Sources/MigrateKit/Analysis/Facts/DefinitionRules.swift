/// Recognizes the design system's declarations, which are never rewritten.
///
/// These are
/// - static members, computed ones and functions returning such a type, with their bodies, and
///   initializers, in extensions of `Color`, `UIColor`, `NSColor`, `CGColor`, `ShapeStyle`, `Font`,
///   `UIFont`, `NSFont`, `CGFloat` and `Animation`;
/// - everything in the types that the mapping names, and what constants of the whole app pass to their initializers;
/// - everything in types other than views that only declare style values (`StyleOnlyTypes`).
///
/// A path never makes a definition.
struct DefinitionRules {
  private let outline: SyntaxOutline
  /// The types that the mapping names.
  private let names: Set<String>
  /// The scopes of their members.
  private let namedScopes: Set<Int>
  private let styleOnly: StyleOnlyTypes

  /// Prepares the rules for one file; `named` are the types that the mapping names.
  init(_ outline: SyntaxOutline, named: Set<String>) {
    self.outline = outline
    names = named
    namedScopes = Set(
      outline.types.lazy.filter { Self.isNamed($0, in: named, outline) }.map(\.scope))
    styleOnly = StyleOnlyTypes(outline)
  }

  /// Whether the lexeme at `index` is in a definition.
  func covers(_ index: Int) -> Bool { isInDefinition(index) || isPartOfTheme(index) }

  private func isInDefinition(_ index: Int) -> Bool {
    var scope = outline.scopes[outline.scopeIndex(index)].typeScope
    var nested = false
    for _ in 0..<SyntaxOutline.maximumDepth where scope >= 0 {
      guard outline.scopes[scope].declaration >= 0 else { return false }
      let type = outline.types[outline.scopes[scope].declaration]
      if namedScopes.contains(scope) || styleOnly.contains(scope) { return true }
      if type.keyword == .extension, extendsStyleType(type) {
        return nested || isDefiningMember(index, of: scope)
      }
      nested = true
      scope = outline.scopes[outline.scopes[scope].parent].typeScope
    }
    return false
  }

  /// Whether a lexeme is in an argument of the initializer of a type that the mapping names, in the value of a constant
  /// outside of functions: `let dayPalette = ColorPalette(text: .black)`.
  private func isPartOfTheme(_ index: Int) -> Bool {
    guard !names.isEmpty,
      let property = outline.propertyIndex(initializedAround: index).map({
        outline.properties[$0]
      }), outline.scopes[property.parent].kind == .file || outline.isStatic(property)
    else { return false }
    var open = outline.encloser(index)
    while open > property.initializer.lowerBound {
      if let call = outline.call(at: open), makesNamed(call.name, declaredAs: property.type) {
        return true
      }
      open = outline.encloser(open)
    }
    return false
  }

  /// Whether a call of this name makes a value of a type that the mapping names: `ColorPalette`, `Theme.Palette`, `.init` for
  /// a constant of that type or a list of it.
  private func makesNamed(_ name: Int, declaredAs type: Range<Int>) -> Bool {
    var made = outline.chainStart(name)..<name + 1
    if outline.isText(name, "init") {
      if made.count < 3 {
        return type.contains { names.contains(outline.name($0)) }
          || names.contains(outline.compactText(type))
      }
      made = made.lowerBound..<name - 1
    }
    guard let last = made.last else { return false }
    return names.contains(outline.name(last)) || names.contains(outline.compactText(made))
  }

  private static func isNamed(
    _ type: TypeDeclaration, in named: Set<String>, _ outline: SyntaxOutline
  ) -> Bool {
    guard !named.isEmpty, type.scope >= 0 else { return false }
    return named.contains(outline.name(type.name.upperBound - 1))
      || named.contains(outline.compactText(type.name))
      || named.contains(outline.qualifiedTypeName(ofScope: type.scope))
  }

  private func extendsStyleType(_ type: TypeDeclaration) -> Bool {
    guard let last = type.name.last else { return false }
    return StyleTypes.contains(outline.word(last))
  }

  /// Whether the member of an extension that holds a lexeme declares a value of the type.
  private func isDefiningMember(_ index: Int, of scope: Int) -> Bool {
    if let member = outline.enclosingMember(of: index), member.declaration >= 0 {
      switch member.kind {
      case .property:
        return member.word != .subscript
      case .function:
        let function = outline.functions[member.declaration]
        if function.keyword == .`init` { return true }
        return outline.reading(ofType: function.result).map { returnsStyle($0) } ?? false
      default:
        return false
      }
    }
    // A stored property of an extension is static.
    return outline.propertyIndex(initializedAround: index) != nil || isDefaultArgument(index, scope)
  }

  private func returnsStyle(_ type: TypeReading) -> Bool {
    StyleTypes.contains(outline.word(type.name)) || outline.isText(type.name, "Self")
  }

  /// Whether a lexeme is in the parameters of a defining function.
  private func isDefaultArgument(_ index: Int, _ scope: Int) -> Bool {
    var open = outline.encloser(index)
    for _ in 0..<SyntaxOutline.maximumDepth where open >= 0 && outline.kind(open) != .leftBrace {
      if let found = outline.functionIndex(parametersOpen: open) {
        let function = outline.functions[found]
        return function.keyword == .`init`
          || outline.reading(ofType: function.result).map { returnsStyle($0) } ?? false
      }
      open = outline.encloser(open)
    }
    return false
  }
}

/// The types whose values are style values.
enum StyleTypes {
  /// Whether a word names one.
  static func contains(_ word: KnownWord) -> Bool {
    switch word {
    case .Color, .UIColor, .NSColor, .CGColor, .ShapeStyle, .Font, .UIFont, .NSFont, .CGFloat,
      .Animation:
      true
    default: false
    }
  }
}
