import MigrateKitCore

/// The members of the app's types that hold tokens, where code passes them as a whole, so that it names the member alone:
/// `roundedCorners(radius: .small)` for `Corner.small.rawValue`.
struct PassedMembers: Sendable {
  /// A use of a token by the member that holds it.
  struct Use: Hashable {
    /// The code of the token, or of a style without a value.
    var code: String
    /// Whether the member says more than the token does, as a style does that sets the spacing of lines.
    var isOfStyle: Bool
  }

  /// A parameter of a function, of an initializer or of a case, by the names that a call has; a property without a function.
  private struct Place: Hashable {
    var function: String?
    var name: String?
  }

  /// The type with tokens that each place takes, where it takes no other.
  private var types: [Place: String] = [:]
  /// The codes of the tokens, by type and member.
  private var codes: [String: [String: Set<String>]] = [:]
  /// The types that set more of a text than its font.
  private var styles: Set<String> = []
  /// The names of the members.
  private(set) var members: Set<String> = []

  /// Finds where the declarations of an app take the types of tokens.
  init(_ tokens: [ImportedToken], _ unreadable: [UnreadableMember], in index: DeclarationIndex) {
    addMembers(tokens, unreadable, in: index)
    guard !codes.isEmpty else { return }
    members = Set(codes.values.flatMap(\.keys))
    var found: [Place: Set<String>] = [:]
    forEachPlace(in: index) { place, type in
      if let type { found[place, default: []].insert(type) }
    }
    // Where another declaration takes another type under these names, the names do not say which is meant.
    forEachPlace(in: index) { place, type in
      if type == nil { found[place] = nil }
    }
    types = found.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// Visits the properties and the parameters of an app, each with the type with tokens that it has; `nil` for another type.
  private func forEachPlace(in index: DeclarationIndex, _ visit: (Place, String?) -> Void) {
    let all = index.declarations
    for position in all.indices where all[position].type != nil || !all[position].parameters.isEmpty
    {
      let declared = all[position]
      let last = DeclaredType.base(of: declared.owner)
      if declared.kind == .property {
        let type = declared.type.flatMap(holder)
        visit(Place(name: declared.name), type)
        if Self.isGivenAtStart(declared, in: index) {
          visit(Place(function: last, name: declared.name), type)
        }
      }
      // `CGFloat(.small)` of the app's own initializer is another code of the token.
      if declared.kind == .initializer, ThemeType(named: last) != nil { continue }
      let function = declared.kind == .initializer ? last : declared.name
      for given in declared.parameters {
        visit(Place(function: function, name: given.label), holder(given.type))
      }
    }
  }

  /// Whether the initializer that Swift makes for a struct takes a property.
  private static func isGivenAtStart(_ declared: Declaration, in index: DeclarationIndex) -> Bool {
    !declared.isStatic && !declared.isBody
      && index.members("init", of: declared.owner).isEmpty
      && index.cases(ofEnum: declared.owner).isEmpty
      && !index.types(declared.owner).contains { index[$0].isClass || index[$0].isProtocol }
  }

  private mutating func addMembers(
    _ tokens: [ImportedToken], _ unreadable: [UnreadableMember], in index: DeclarationIndex
  ) {
    var held: [String: [TokenCategory: Set<String>]] = [:]
    var known: [String: Bool] = [:]
    for token in tokens where token.enumCase != nil || token.hasStyleType {
      for (site, code) in token.codes {
        let isCall = site == .viewModifier && token.category == .font
        let found = isCall ? Self.element(token) : Self.member(in: code)
        guard let member = found, member.isRead else { continue }
        codes[member.type, default: [:]][member.name, default: []].insert(code)
        let name = "\(member.type).\(member.name)"
        held[name, default: [:]][token.category, default: []].insert(token.path)
        let type = token.holders.first ?? member.type
        let setsText = known[type] ?? Self.setsText(type, in: index)
        known[type] = setsText
        if setsText { styles.insert(member.type) }
      }
    }
    // A theme is passed on as well, and says nothing of any of its colors.
    for (type, members) in codes {
      for name in members.keys
      where held["\(type).\(name)"]?.values.contains(where: { $0.count > 1 }) ?? false {
        codes[type]?[name] = nil
      }
    }
    for code in unreadable.flatMap(\.codes) {
      guard let member = Self.member(in: code), !member.isRead,
        index.cases(ofEnum: member.path).contains(where: { index[$0].name == member.name })
      else { continue }
      codes[member.type, default: [:]][member.name, default: []].insert(code)
    }
  }

  /// The type with tokens that a written type names.
  private func holder(_ type: String) -> String? {
    let base = DeclaredType.base(of: type)
    return codes[base] == nil ? nil : base
  }

  /// The last type in a code, its path, its member, and whether code reads that one's value: `Corner`, `small` of
  /// `Corner.small.rawValue`.
  private static func member(
    in code: String
  ) -> (type: String, path: String, name: String, isRead: Bool)? {
    let names = code.split(at: ".").map(String.init)
    guard let first = names.firstIndex(where: { $0.first?.isLowercase ?? false }), first > 0,
      names.count - first <= 2, ThemeType(named: names[first - 1]) == nil
    else { return nil }
    return (
      names[first - 1], names[..<first].joined(separator: "."), names[first],
      names.count > first + 1
    )
  }

  /// The same of a font that a function of views sets: `AppFont`, `title` of `appFont(.title)`.
  private static func element(
    _ token: ImportedToken
  ) -> (type: String, path: String, name: String, isRead: Bool)? {
    guard let name = token.enumCase, case .member(let owner) = token.source else { return nil }
    return (DeclaredType.base(of: owner), owner, name, true)
  }

  /// Whether a type says how a text is set, apart from its font: by its properties, or by those of what they return.
  private static func setsText(_ type: String, in index: DeclarationIndex) -> Bool {
    index.members(of: type).contains { place in
      let member = index[place]
      guard member.kind == .property, !member.isStatic else { return false }
      return namesSetting(member.name)
        || index.memberNames(of: DeclaredType.base(of: member.type ?? "")).contains(
          where: namesSetting)
    }
  }

  private static func namesSetting(_ name: String) -> Bool {
    !settings.isDisjoint(with: NameWords.split(name))
  }

  /// The words for what a font cannot express.
  private static let settings: Set<String> = [
    "line", "kern", "kerning", "tracking", "letter", "paragraph", "color", "underline", "case",
    "transform",
  ]

  // MARK: Uses

  /// The tokens that an implicit member uses, by its name; none where its type is not known.
  func uses(at name: Int, in outline: SyntaxOutline) -> [Use] {
    guard outline.startsImplicitMember(name - 1) else { return [] }
    // Code of the type itself does not count.
    let own = outline.enclosingTypeName(of: name).map(DeclaredType.base(of:))
    guard let type = expected(at: name - 1..<name + 1, in: outline), type != own else { return [] }
    return (codes[type]?[outline.name(name)] ?? []).sorted()
      .map { Use(code: $0, isOfStyle: styles.contains(type)) }
  }

  /// The type with tokens that the place of an expression takes; `nil` for any other.
  private func expected(at span: Range<Int>, in outline: SyntaxOutline) -> String? {
    for (_, slot) in outline.ancestors(of: span) {
      switch slot {
      case .ternary: continue
      case .argument(let open, let label, _):
        return types[Place(function: outline.name(open - 1), name: label.map { outline.name($0) })]
      case .assigned(let target): return types[Place(name: outline.name(target.upperBound - 1))]
      case .initializer(let property): return holder(outline.properties[property].type, in: outline)
      case .returned, .statement:
        return outline.resultType(around: span.lowerBound).flatMap { holder($0, in: outline) }
      default: return nil
      }
    }
    return nil
  }

  private func holder(_ span: Range<Int>, in outline: SyntaxOutline) -> String? {
    outline.typeText(span).flatMap(holder)
  }
}
