/// A color or a font of the app that has no single value: a property that depends on the theme, or a function that
/// makes one from its arguments.
struct StyleWithoutValue: Sendable {
  /// Its code without arguments: `Font.body`.
  var code: String
  /// The kind of site that takes it.
  var site: Site
  var declaration: Int32
  /// The role that the name of a color states.
  var role: UsageRole?
  /// The number of files that use it.
  var users: Int

  /// The words of its code.
  var words: [String] { Self.words(of: code) }

  private static func words(of code: String) -> [String] {
    code.split(at: ".").flatMap { NameWords.split(String($0)) }
  }

  /// Those that the mapping lists and some file uses, by category, those that most use first.
  static func all(
    of system: DesignSystem, in index: DeclarationIndex, uses: CodeUses
  ) -> [TokenCategory: [StyleWithoutValue]] {
    let objects = typesOfObjects(in: system.codesWithoutValue, index)
    let used = system.codesWithoutValue.map { (users: uses.userCount(of: $0), code: $0) }
      .filter { $0.users > 0 }.sorted { ($1.users, $0.code) < ($0.users, $1.code) }
    return Dictionary(
      uniqueKeysWithValues: [TokenCategory.color, .font, .radius, .spacing].map { category in
        (
          category,
          used.compactMap {
            StyleWithoutValue($0.code, category, objects, users: $0.users, in: index)
          }
        )
      })
  }

  /// The types of the objects whose members codes name, by the names that views have for them: `AppTheme` of `theme` in
  /// `theme.ink`.
  private static func typesOfObjects(
    in codes: Set<String>, _ index: DeclarationIndex
  ) -> [String: String] {
    let names = Set(
      codes.compactMap { code -> String? in
        let parts = code.split(at: ".")
        return parts.count > 1 && parts[0].first?.isLowercase ?? false ? String(parts[0]) : nil
      })
    guard !names.isEmpty else { return [:] }
    var types: [String: String] = [:]
    // A copy of each declaration would cost more than looking at it.
    let all = index.declarations
    for place in all.indices where all[place].kind == .property && names.contains(all[place].name) {
      guard let type = all[place].type.map(DeclaredType.base(of:)), !index.types(type).isEmpty
      else { continue }
      types[all[place].name] = types[all[place].name] ?? type
    }
    return types
  }

  /// The type of what an object holds: `Radii` of `theme.radii`, given the types of objects.
  private static func type(
    of object: String, _ objects: [String: String], in index: DeclarationIndex
  ) -> String? {
    let names = object.split(at: ".").map(String.init)
    guard var type = names.first.flatMap({ objects[$0] }) else { return nil }
    for name in names.dropFirst() {
      let members = index.members(name, of: type).lazy.compactMap { index[$0].type }
      guard let next = members.first.map(DeclaredType.base(of:)) else { return nil }
      type = index.types("\(type).\(next)").isEmpty ? next : "\(type).\(next)"
    }
    return type
  }

  /// Whether a code names a kind of number: any names a color or a font, whose type says so.
  private static func names(_ category: TokenCategory, _ code: String) -> Bool {
    guard let words = kinds[category] else { return true }
    return !words.isDisjoint(with: Self.words(of: code))
  }

  private static let kinds: [TokenCategory: Set<String>] = [
    .radius: ["radius", "radii", "corner", "corners", "rounding"],
    .spacing: ["spacing", "spacings", "space", "padding", "paddings", "gap", "inset"],
  ]

  private init?(
    _ code: String, _ category: TokenCategory, _ objects: [String: String], users: Int,
    in index: DeclarationIndex
  ) {
    guard let period = code.lastIndex(ofByte: UInt8(ascii: ".")), Self.names(category, code) else {
      return nil
    }
    let name = String(code[code.index(after: period)...])
    let owner = String(code[..<period])
    let type = Self.type(of: owner, objects, in: index)
    let places = index.members(name, of: type ?? owner).filter { place in
      let declared = index[place]
      return declared.isStatic == (type == nil)
        && (declared.kind == .property || !declared.parameters.isEmpty)
    }
    let withSize = places.first { index[$0].takesSize }
    guard let place = withSize ?? places.first, let type = index[place].type,
      let site = Site(typeNamed: DeclaredType.base(of: type), in: category)
    else { return nil }
    self.code = code
    self.site = site
    self.users = users
    declaration = place
    role = category == .color ? NameWords.role(of: name) : nil
  }
}

extension Declaration {
  /// Whether it has a parameter for a number, such as the size of a font.
  var takesSize: Bool {
    parameters.contains {
      ["CGFloat", "Double", "Float", "Int"].contains(DeclaredType.base(of: $0.type))
    }
  }
}
