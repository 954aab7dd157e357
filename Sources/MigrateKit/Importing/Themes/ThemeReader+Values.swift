// Types with many values, each of which is one style: the color assets that SwiftGen declares, and
// enums whose cases have a color, a font or a number.

extension ThemeReader {
  /// A property of a value, and its kind of style.
  struct StyleProperty {
    var place: Int32
    var declared: Declaration
    var type: ThemeType

    var isFont: Bool {
      if case .font = type { true } else { false }
    }
  }

  /// Whether a type is named like a style: `ColorAsset`, not `Badge`.
  func namesValues(_ type: String) -> Bool {
    let parts = type.split(separator: ".").map(String.init)
    return owners.declares(type) && ThemeType(named: type) == nil
      && ThemeWords.nameTheme(parts[...])
  }

  /// The properties by which a value of a type is one style, one for each framework: `color` and
  /// `swiftUIColor` of a `ColorAsset`; `nil` for a type whose values hold several, as a theme does.
  mutating func valueProperties(of type: String) -> [StyleProperty]? {
    guard namesValues(type) else { return nil }
    let properties = styleProperties(of: type)
    return isOneStyle(properties) ? properties : nil
  }

  private func isOneStyle(_ properties: [StyleProperty]) -> Bool {
    !properties.isEmpty && Set(properties.map(\.type.site)).count == properties.count
      && properties.allSatisfy { $0.type.isNumber == properties[0].type.isNumber }
  }

  /// The properties of a type's values that are styles.
  private mutating func styleProperties(of type: String) -> [StyleProperty] {
    let places = model.index.memberNames(of: type).flatMap { model.index.members($0, of: type) }
    return places.sorted().compactMap { place in
      let declared = model.index[place]
      guard declared.kind == .property, !declared.isStatic, !declared.isRequirement,
        declared.access >= .internal, Int(declared.file) < notes.count,
        let style = withEvaluator(
          for: declared, { ThemeValue.writtenType(of: declared, $0) })
      else { return nil }
      return StyleProperty(place: place, declared: declared, type: style)
    }
  }

  // MARK: Functions

  /// The limit of values of an enum that selects a function's result.
  private static let mostChoices = 100

  /// Adds the tokens that the arguments of a function select: `UIColor.app(.title)`,
  /// `UIColor.palette(.blue, shade: .light)`; `false` where one is not an enum of the project, or
  /// none has a value.
  mutating func addChoices(of member: ThemeMember, _ value: ThemeValue) -> Bool {
    let required = member.declared.parameters.filter { $0.defaultValue == nil }
    guard let type = value.type, member.namesStyle || member.declared.kind == .initializer,
      member.declared.isStatic || member.holder != nil,
      !type.isNumber || ThemeWords.category(of: member.declared.name, in: member.path) != nil,
      (1...2).contains(required.count)
    else { return false }
    // The category of a number follows from the name of the function, for globals from that alone.
    let isListedByName = type.isNumber || member.path.isEmpty
    var choices = [(name: "", arguments: "")]
    for parameter in required {
      let names = caseNames(of: parameter, in: member.declared)
      guard !names.isEmpty, names.count * choices.count <= Self.mostChoices else { return false }
      let label = parameter.label.map { "\($0): " } ?? ""
      choices = choices.flatMap { choice in
        names.map { name in
          let argument = "\(label).\(ThemeMember.quoted(name))"
          guard !choice.name.isEmpty else { return (name, argument) }
          return ("\(choice.name).\(name)", "\(choice.arguments), \(argument)")
        }
      }
    }
    let members = choices.map { choice in
      var own = member
      own.arguments = choice.arguments
      own.holder = member.holder ?? member.declared
      own.isOfValue = true
      own.chooser = member.declared.kind == .function ? member.declared.name : nil
      own.listed = (isListedByName ? member.plainCode : member.path, choice.name)
      return own
    }
    let values = members.map { appraise($0) }
    guard values.contains(where: { $0.style != nil }) else { return false }
    for (own, value) in zip(members, values) where value.style != nil { add(own, value) }
    // The cases without a value are one function, whose uses are counted together.
    if member.declared.kind == .function, let open = values.first(where: { $0.style == nil }) {
      leave(member, open.reason)
    }
    return true
  }

  /// Adds the tokens that the argument of a style's initializer selects: `Color(designSystemColor:
  /// .accent)`.
  ///
  /// Initializers for other enums (`Color(status: .failed)`) are not themes.
  mutating func addInitializer(_ declared: Declaration, _ place: Int32) {
    let required = declared.parameters.filter { $0.defaultValue == nil }
    guard isStyleExtension(declared.owner), !declared.isFailable, required.count == 1,
      Int(declared.file) < notes.count, declared.access >= .internal,
      ThemeWords.nameTheme([required[0].label ?? "", required[0].type])
    else { return }
    let member = ThemeMember(declared, place: place, through: codeName(declared.owner))
    _ = addChoices(of: member, appraise(member))
  }

  /// The case names of a parameter's enum; none if it is not an enum of the project or a case has
  /// associated values.
  private mutating func caseNames(
    of parameter: DeclaredParameter, in function: Declaration
  ) -> [String] {
    let choice = withEvaluator(for: function) {
      $0.typeName(parameter.type, within: function.owner, $0.resolver.target)
    }
    let cases = choice.map { model.index.cases(ofEnum: $0).map { model.index[$0] } } ?? []
    guard cases.isEmpty else {
      return cases.allSatisfy(\.parameters.isEmpty) ? cases.map(\.name) : []
    }
    // The values of a struct that describes styles: `static let title = TextStyle(size: 20)`.
    return choice.map { constants(of: $0) } ?? []
  }

  /// The names of the constants of a type that are values of it, where its name says that they are styles.
  private func constants(of type: String) -> [String] {
    guard namesValues(type) else { return [] }
    let resolver = NameResolver(model.names, target: 0)
    return model.index.memberNames(of: type).flatMap { model.index.members($0, of: type) }.sorted()
      .map { model.index[$0] }.filter { declared in
        declared.isStatic && declared.isLet && declared.kind == .property
          && declared.type.flatMap { resolver.qualified($0, within: type) } == type
      }.map(\.name)
  }

  // MARK: Constants

  /// Adds the token of a constant of a type with many values: `Asset.brand` by `Asset.brand.color`.
  mutating func addValue(_ place: Int32, _ properties: [StyleProperty]) {
    let constant = model.index[place]
    for property in properties {
      add(value: constant, of: codeName(constant.owner), property, isOnly: true)
    }
  }

  // MARK: Cases

  /// Adds the tokens that the cases of enums represent.
  mutating func addCases() {
    let enums = Set(
      model.index.declarations.lazy.filter { [notes] in
        $0.kind == .enumCase && Int($0.file) < notes.count && $0.access >= .internal
      }.map(\.owner))
    for name in enums.sorted() where !(owners[name]?.isClosed ?? true) {
      let parts = name.split(separator: ".").map(String.init)
      let cases = model.index.cases(ofEnum: name).map { model.index[$0] }
      let app = cases.first.map { names.words(for: model.fileNames[Int($0.file)]) } ?? []
      let properties = (styleProperties(of: name) + rawValue(of: name)).filter { property in
        property.type.isNumber
          ? ThemeWords.nameMeasures(parts, app: app)
          : ThemeWords.nameTheme(parts[...]) || property.isFont && ThemeWords.nameText(parts)
      }
      let isOnly = isOneStyle(properties)
      // If the cases are themes, each property is one token with a value per theme.
      if !isOnly, cases.allSatisfy({ AppearanceMode(named: $0.name) != nil }) { continue }
      for element in cases where element.parameters.isEmpty {
        for property in properties { add(value: element, of: name, property, isOnly: isOnly) }
      }
    }
  }

  /// The raw value of an enum of numbers: `case small = 8` by `Spacing.small.rawValue`.
  private func rawValue(of name: String) -> [StyleProperty] {
    let resolver = NameResolver(model.names, target: 0)
    guard let raw = resolver.rawType(of: name), let type = ThemeType(named: raw),
      let first = model.index.cases(ofEnum: name).first
    else { return [] }
    var declared = model.index[first]
    declared.kind = .property
    declared.name = "rawValue"
    declared.type = raw
    declared.isStatic = false
    return [StyleProperty(place: first, declared: declared, type: type)]
  }

  // MARK: Members

  /// Adds one property of a value, under the name of the value if that has no other style.
  private mutating func add(
    value: Declaration, of owner: String, _ property: StyleProperty, isOnly: Bool
  ) {
    let path = "\(owner).\(ThemeMember.quoted(value.name))"
    var declared = property.declared
    (declared.file, declared.line) = (value.file, value.line)
    guard isCandidate(declared) || property.declared.name == "rawValue" else { return }
    var member = ThemeMember(declared, place: property.place, through: path)
    member.isPublic = member.isPublic && value.access >= .package
    member.holder = value
    member.isOfValue = true
    if isOnly { member.listed = (owner, value.name) }
    add(member, appraise(member))
  }
}
