import MigrateKitCore

/// The calls by which a file makes themes where it uses them: `HomeView(theme: AppTheme(colorScheme: colorScheme))`.
struct MadeThemes: Sendable {
  /// A call.
  struct Call: Sendable {
    /// The last name of the type.
    var type: String
    /// The type whose code makes the theme.
    var owner: String
    var code: String
  }

  private(set) var calls: [Call] = []

  /// Reads the calls in a file, without those of previews and of code that returns a theme, whose callers make it.
  init(_ outline: SyntaxOutline) {
    var previews: [Range<Int>]?
    for open in 0..<outline.count where outline.kind(open) == .leftParen {
      guard outline.startsUppercase(open - 1), outline.kind(open - 2) != .period,
        case let type = outline.name(open - 1), NameResolver.isNamedTheme(type),
        let call = outline.call(at: open), !Self.isDeclaration(call, in: outline)
      else { continue }
      let known = previews ?? PlaceClassifier.previews(in: outline)
      previews = known
      let owner = outline.enclosingTypeName(of: open) ?? ""
      guard !known.contains(where: { $0.contains(open) }),
        DeclaredType.base(of: owner) != type, !Self.returns(type, around: open, in: outline)
      else { continue }
      let code = outline.text(call.name..<call.close + 1)
      calls.append(Call(type: type, owner: owner, code: code))
    }
  }

  /// Whether the name is that of a type or of an attribute.
  private static func isDeclaration(_ call: CallExpression, in outline: SyntaxOutline) -> Bool {
    outline.kind(call.name - 1) == .at
  }

  /// Whether the property or the function around a lexeme has a type for its value.
  private static func returns(
    _ type: String, around index: Int, in outline: SyntaxOutline
  ) -> Bool {
    let member = outline.scopes[outline.scopeIndex(index)].memberScope
    guard member >= 0, case let scope = outline.scopes[member], scope.declaration >= 0 else {
      return false
    }
    let result: Range<Int> =
      switch scope.kind {
      case .function: outline.functions[scope.declaration].result
      case .property: outline.properties[scope.declaration].type
      default: 0..<0
      }
    return result.contains { outline.name($0) == type }
  }
}

extension ThemeReader {
  /// The value of a member of a theme that views pass to one another, unless code makes the theme with another one.
  mutating func agreed(_ value: ThemeValue, of member: ThemeMember) -> ThemeValue {
    let declared = member.declared
    guard member.requires != nil, declared.kind == .property,
      declared.code == nil || declared.isBody, NameResolver.isNamedTheme(declared.owner),
      let type = ThemeType(of: declared), let holder = member.holder, !holder.isStatic,
      // What the environment has is one theme for all views.
      holder.attributes.allSatisfy({ !SystemTypes.holders.contains($0) }),
      case let resolver = NameResolver(model.names, target: 0),
      resolver.themes(of: declared.owner).isEmpty, resolver.factory(of: declared.owner) == nil
    else { return value }
    var value = value
    // What a property makes of something unknown is not what a call makes.
    var isOpen = resolver.makers(of: declared.owner).isEmpty
    for worth in worths(of: declared) {
      let style = worth.tokenValue(model.index)
      if isOpen, value.style == nil, style != nil {
        (value.style, value.type, isOpen) = (style, value.type ?? type, false)
      } else if let known = value.style, !Self.agrees(style, with: known) {
        value.style = nil
        value.reason = "it has several values"
        if case .unknown(let reason) = worth { value.reason = reason }
        return value
      }
    }
    return value
  }

  /// The values of a theme's property in the themes that calls make, each once.
  private mutating func worths(of declared: Declaration) -> [Worth] {
    let name = DeclaredType.base(of: declared.owner)
    var asked: Set<String> = []
    var result: [Worth] = []
    for (file, notes) in notes.enumerated() {
      for call in notes.made.calls where call.type == name {
        guard asked.insert("\(call.owner) \(call.code)").inserted else { continue }
        let place = NameResolver.Place(file: Int32(clamping: file), enclosingType: call.owner)
        result.append(
          withEvaluator(for: declared) {
            $0.worth(ofCode: "\(call.code).\(declared.name)", at: place, expecting: .any)
          })
      }
    }
    return result
  }

  /// Whether a call makes the theme that is known: also where it leaves the appearance out, so that it is always that of
  /// light mode.
  private static func agrees(_ style: StyleValue?, with known: StyleValue) -> Bool {
    if let style, style.isSame(as: known) { return true }
    guard case .color(let color)? = style, case .color(let pair) = known else { return false }
    return color == ColorValue(light: pair.light)
  }
}
