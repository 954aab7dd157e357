// Finds where the themes come from that views have as values.

extension NameResolver {
  /// The constants of a type that are instances of it, one for each theme: light and dark ones, or any where the
  /// environment of views holds one of them.
  package func themes(of type: String) -> [Int32] {
    project[target].themes.value(of: type) { readThemes(of: type) }
  }

  private func readThemes(of type: String) -> [Int32] {
    let isHeld = isInEnvironment(type)
    var all = constants(of: type, in: index.members(of: type))
    if all.isEmpty, isHeld || Self.isNamedTheme(type) { all = catalog(of: type) }
    // Of one theme for several platforms, that of iOS.
    let ranks = Dictionary(grouping: all) { index[$0].name }
      .mapValues { $0.min { rank(index[$0]) < rank(index[$1]) } }
    let own = all.filter { ranks[index[$0].name] == $0 && rank(index[$0]) < 2 }
    let names = own.map { index[$0].name.lowercased() }
    let isThemed = ["light", "dark"].allSatisfy { word in names.contains { $0.contains(word) } }
    guard own.count <= Evaluator.mostThemes, isThemed || own.count > 1 && isHeld else { return [] }
    return own
  }

  /// The constants among some members that are instances of a type.
  private func constants(of type: String, in members: some Sequence<Int32>) -> [Int32] {
    members.filter { place in
      let declared = index[place]
      return declared.isStatic && declared.isLet && declared.kind == .property
        && declared.type.flatMap { qualified($0, within: declared.owner) } == type
    }.sorted()
  }

  /// The constants of the one other type that makes instances of a theme: `enum Themes { static let day = Theme(…) }`.
  ///
  /// What only refers to another of them, as `static let fallback: Theme = day` does, is not one more.
  private func catalog(of type: String) -> [Int32] {
    // The name is cheap to compare, and rules out most properties.
    let name = DeclaredType.base(of: type)
    let all = index.declarations
    let made = all.indices.filter { place in
      all[place].kind == .property && all[place].isLet && all[place].isStatic
        && all[place].type.map { DeclaredType.base(of: $0) == name } ?? false
        && all[place].code?.hasSuffix(")") ?? false
        && !targets.productTargets(ofFile: all[place].file).isEmpty && !isForPreviews(all[place])
    }
    let places = constants(of: type, in: made.map { Int32($0) })
    let owners = Set(places.map { index[$0].owner })
    return owners.count == 1 ? places : []
  }

  /// Whether the environment of views has a value of a type.
  private func isInEnvironment(_ type: String) -> Bool {
    let holder = "EnvironmentValues"
    return index.members(of: holder).contains { place in
      index[place].type.flatMap { qualified($0, within: holder) } == type
    }
  }

  /// The function by which a type makes a theme for each case of an enum with a light and a dark one, or for the
  /// appearance: `static func create(for mode: Mode) -> Theme`, `static func palette(for scheme: ColorScheme) -> Palette`.
  package func factory(of type: String) -> Int32? {
    project[target].factories.value(of: type) { readFactory(of: type) }
  }

  private func readFactory(of type: String) -> Int32? {
    index.members(of: type).sorted().first { place in
      let declared = index[place]
      guard declared.kind == .function, declared.isStatic, declared.code != nil,
        declared.type.flatMap({ qualified($0, within: type) }) == type,
        case let required = declared.parameters.filter({ $0.defaultValue == nil }),
        required.count == 1
      else { return false }
      let written = required[0].type
      if SystemTypes.isAppearance(written), !declaresType(written) { return true }
      guard let choice = qualified(written, within: type) else { return false }
      let looks = Set(index.cases(ofEnum: choice).map { AppearanceMode(named: index[$0].name) })
      return looks.contains(.light) && looks.contains(.dark)
    }
  }

  /// Whether a type is called a theme of which views pass a value to one another.
  package static func isNamedTheme(_ type: String) -> Bool {
    ["Theme", "Palette"].contains { DeclaredType.base(of: type).hasSuffix($0) }
  }

  /// The properties that make the values of a theme that views pass to one another, without those of previews:
  /// `var theme: AppTheme { AppTheme(colorScheme: colorScheme) }`.
  package func makers(of type: String) -> [Int32] {
    project[target].makers.value(of: type) { readMakers(of: type) }
  }

  private func readMakers(of type: String) -> [Int32] {
    // The name is cheap to compare, and rules out most properties.
    let name = DeclaredType.base(of: type)
    let all = index.declarations
    return all.indices.map { Int32($0) }.filter { place in
      let declared = all[Int(place)]
      guard declared.kind == .property, declared.code != nil, let written = declared.type,
        DeclaredType.base(of: written) == name, declared.isLet || declared.isBody,
        !declared.isRequirement, !declared.attributes.contains(where: SystemTypes.holders.contains),
        !targets.productTargets(ofFile: declared.file).isEmpty, !isForPreviews(declared)
      else { return false }
      return qualified(written, within: declared.owner) == type
    }
  }

  private func isForPreviews(_ declared: Declaration) -> Bool {
    let words = NameWords.split(declared.name)
    return ["preview", "previews", "mock", "sample"].contains(where: words.contains)
      || index.types(declared.owner).contains { index[$0].inherited.contains("PreviewProvider") }
  }
}
