import MigrateKitCore

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

  /// Whether each value of a type is a scale of numbered shades, as those of the hues of a palette are: `green.a10`.
  ///
  /// What a type calls `normal` and `private` are modes of one color.
  func isScaleOfColors(_ type: String) -> Bool {
    let members = model.index.members(of: type).map { model.index[$0] }
      .filter { $0.kind == .property && !$0.isStatic }
    return members.count > 1 && namesValues(type)
      && members.allSatisfy { member in
        member.name.last?.isNumber ?? false && ThemeType(of: member).map { !$0.isNumber } ?? false
      }
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

  /// The properties of a type's values that are styles; each once, where several modules declare a type of the name.
  private mutating func styleProperties(of type: String) -> [StyleProperty] {
    let places = model.index.memberNames(of: type).flatMap { name in
      let all = model.index.members(name, of: type).filter { !model.index[$0].isStatic }
      return all.count > 1 && isDeclaredInEachFile(all, type) ? Array(all.prefix(1)) : all
    }
    return places.sorted().compactMap { place in
      let declared = model.index[place]
      guard declared.kind == .property, !declared.isStatic, !declared.isRequirement,
        declared.access >= .internal, scope.reads(declared),
        let style = withEvaluator(
          for: declared, { ThemeValue.writtenType(of: declared, $0) })
      else { return nil }
      return StyleProperty(place: place, declared: declared, type: style)
    }
  }

  /// Whether members of a name are those of types that different modules declare under one name.
  private func isDeclaredInEachFile(_ members: [Int32], _ type: String) -> Bool {
    let homes = Set(
      model.index.types(type).lazy.map { [index = model.index] in index[$0] }
        .filter { !$0.isExtension }.map(\.file))
    let files = members.map { model.index[$0].file }
    return Set(files).count == files.count && files.allSatisfy(homes.contains)
  }

  /// The property of a type whose values hold one color or one font and nothing else: `color` of a `HexColor`.
  mutating func onlyStyle(of type: String) -> StyleProperty? {
    guard owners[type]?.memberCount == 1 else { return nil }
    let properties = styleProperties(of: type)
    return properties.count == 1 && !properties[0].type.isNumber ? properties[0] : nil
  }

  /// Adds the only style of a part under the name of the part.
  mutating func add(_ style: StyleProperty, of part: ThemeMember) {
    var member = ThemeMember(style.declared, place: style.place, through: part.code)
    member.isPublic = member.isPublic && part.isPublic
    member.holder = part.holder
    member.instance = part.instance
    member.listed = (part.path, part.declared.name)
    add(member, appraise(member))
  }

  /// The two ends of `static let cardRadius: ClosedRange<CGFloat> = 12...16`.
  mutating func addRange(_ lower: Double, _ upper: Double, _ member: ThemeMember) {
    let declared = member.declared
    guard let category = ThemeWords.category(of: declared.name, in: member.path) else { return }
    let site: Site = declared.type?.contains("CGFloat") ?? false ? .cgFloat : .double
    for (end, number) in [("lowerBound", lower), ("upperBound", upper)]
    where ThemeWords.isPlausible(number, category) {
      var token = token(
        member, .measure(number, of: category), [site: "\(member.code).\(end)"])
      token.name = "\(declared.name).\(end)"
      append(token, of: member)
    }
  }

  // MARK: Functions

  /// The limit of values of an enum that selects a function's result.
  private static let mostChoices = 100

  /// Adds the tokens that the arguments of a function select: `UIColor.app(.title)`,
  /// `UIColor.palette(.blue, shade: .light)`; `false` where one is not an enum of the project, or
  /// none has a value.
  mutating func addChoices(of member: ThemeMember, _ value: ThemeValue) -> Bool {
    let required = member.declared.choosing
    var member = member
    member.choosesCases = true
    guard let type = value.type, member.namesStyle || member.declared.kind == .initializer,
      member.declared.isStatic || member.holder != nil,
      !type.isNumber || ThemeWords.category(of: member.declared.name, in: member.path) != nil,
      (1...2).contains(required.count)
    else { return false }
    // The category of a number follows from the name of the function, for globals from that alone.
    let isListedByName = type.isNumber || member.path.isEmpty
    guard let choices = choices(of: required, in: member.declared) else { return false }
    let members = choices.all.map { choice in
      var own = member
      own.arguments = choice.arguments
      own.deciding = choices.deciding
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
    if member.declared.kind == .function {
      if let open = values.first(where: { $0.style == nil }) {
        leave(member, open.reason)
      } else if let open = choices.open, !Self.passesStyle(open) {
        leave(member, "'.\(open.name)' takes \(ThemeMember.types(of: open.parameters))")
      }
    }
    return true
  }

  /// The values that the arguments of a function, or the associated values of a case, can have.
  private struct ArgumentChoices {
    var all = [(name: "", arguments: "")]
    /// The enums that have styles as members, which the function may return.
    var deciding: [String] = []
    /// A case that takes values itself; `nil` for none.
    var open: Declaration?
  }

  /// The choices among the cases of the parameters' enums; `nil` where a parameter is of another type, or there are too
  /// many.
  private mutating func choices(
    of parameters: [DeclaredParameter], in declared: Declaration, depth: Int = 0
  ) -> ArgumentChoices? {
    var choices = ArgumentChoices()
    for parameter in parameters {
      let (values, open, type) = cases(of: parameter, in: declared, depth: depth)
      guard !values.isEmpty, values.count * choices.all.count <= Self.mostChoices else {
        return nil
      }
      let label = parameter.label.map { "\($0): " } ?? ""
      choices.open = choices.open ?? open
      if let type, hasStyles(type) { choices.deciding.append(type) }
      choices.all = choices.all.flatMap { choice in
        values.map { value in
          let argument = "\(label)\(value.code)"
          guard !choice.name.isEmpty else { return (value.name, argument) }
          return ("\(choice.name).\(value.name)", "\(choice.arguments), \(argument)")
        }
      }
    }
    return choices
  }

  /// Adds the tokens that the argument of a style's initializer selects: `Color(designSystemColor:
  /// .accent)`.
  ///
  /// Initializers for other enums (`Color(status: .failed)`) are not themes.
  mutating func addInitializer(_ declared: Declaration, _ place: Int32) {
    let required = declared.parameters.filter { $0.defaultValue == nil }
    guard isStyleExtension(declared.owner), !model.names.isExtendedAlias(declared.owner),
      !declared.isFailable, required.count == 1,
      scope.reads(declared), declared.access >= .internal,
      ThemeWords.nameTheme([required[0].label ?? "", required[0].type])
    else { return }
    let member = ThemeMember(declared, place: place, through: codeName(declared.owner))
    _ = addChoices(of: member, appraise(member))
  }

  /// Whether members of a type are colors or fonts: `ink` of `enum Palette { case dark; var ink: UIColor { … } }`.
  private func hasStyles(_ type: String) -> Bool {
    model.index.members(of: type).contains { place in
      model.index[place].type.map { ThemeType(named: DeclaredType.base(of: $0)) != nil } ?? false
    }
  }

  /// The cases of a parameter's enum, as `.title` and `.text(.light)`, a case that takes other values, and the enum; no cases
  /// if it is none of the project.
  private mutating func cases(
    of parameter: DeclaredParameter, in function: Declaration, depth: Int = 0
  ) -> (values: [(name: String, code: String)], open: Declaration?, type: String?) {
    func plain(_ name: String) -> (name: String, code: String) {
      (name, ".\(ThemeMember.quoted(name))")
    }
    let choice = withEvaluator(for: function) {
      $0.typeName(parameter.type, within: function.owner, $0.resolver.target)
    }
    let cases = choice.map { model.index.cases(ofEnum: $0).map { model.index[$0] } } ?? []
    var values: [(name: String, code: String)] = []
    var open: Declaration?
    for element in cases {
      if element.parameters.isEmpty {
        values.append(plain(element.name))
      } else if depth == 0, let inner = choices(of: element.parameters, in: element, depth: 1) {
        values += inner.all.map { choice in
          ("\(element.name).\(choice.name)", "\(plain(element.name).code)(\(choice.arguments))")
        }
      } else {
        open = open ?? element
      }
    }
    // The values of a struct that describes styles: `static let title = TextStyle(size: 20)`.
    if cases.isEmpty { values = (choice.map { constants(of: $0) } ?? []).map(plain) }
    return (values, open, choice)
  }

  /// The names of the constants of a type that are values of it, where its name says that they are styles.
  private func constants(of type: String) -> [String] {
    guard namesValues(type) else { return [] }
    let resolver = NameResolver(model.names, target: 0)
    return model.index.members(of: type).sorted()
      .map { model.index[$0] }.filter { declared in
        declared.isStatic && declared.isLet && declared.kind == .property
          && declared.type.flatMap { resolver.qualified($0, within: type) } == type
      }.map(\.name)
  }

  /// Whether a function has a value without arguments, and others for the cases of its first one: `themeFont(_ size:
  /// FontSize = .body)`.
  mutating func choosesByDefault(_ member: ThemeMember) -> Bool {
    let declared = member.declared
    guard declared.kind == .function, member.arguments == nil, !member.needsArguments,
      !member.takesScheme,
      let first = declared.choosing.first, first.label == nil
    else { return false }
    return !cases(of: first, in: declared).values.isEmpty
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
      model.index.declarations.lazy.filter { [scope] in
        $0.kind == .enumCase && scope.reads($0) && $0.access >= .internal
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
      for element in cases {
        for property in properties { add(element, of: name, property, isOnly: isOnly) }
      }
    }
  }

  /// Adds one property of a case: for each choice of its associated values, if these are cases too.
  private mutating func add(
    _ element: Declaration, of name: String, _ property: StyleProperty, isOnly: Bool
  ) {
    guard !element.parameters.isEmpty else {
      return add(value: element, of: name, property, isOnly: isOnly)
    }
    if let choices = choices(of: element.parameters, in: element) {
      for choice in choices.all {
        var value = element
        value.name = "\(element.name).\(choice.name)"
        add(
          value: value, of: name, property, isOnly: isOnly,
          code: "\(ThemeMember.quoted(element.name))(\(choice.arguments))")
      }
    } else if !Self.passesStyle(element) {
      let member = ThemeMember(
        property.declared, place: property.place,
        through: "\(name).\(ThemeMember.quoted(element.name))")
      leave(member, "the case takes \(ThemeMember.types(of: element.parameters))")
    }
  }

  /// Whether a case only passes on a style that it is given: `custom(Color)`.
  private static func passesStyle(_ element: Declaration) -> Bool {
    element.parameters.allSatisfy { parameter in
      ThemeType(named: DeclaredType.base(of: parameter.type)).map { !$0.isNumber } ?? false
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

  // MARK: Shadows

  /// A shadow, written from the declared parts of its value.
  func shadow(of member: ThemeMember, _ value: ThemeValue) -> ImportedToken? {
    guard case .shadow? = value.style, case .instance(let instance)? = value.held,
      let shadow = value.style
    else { return nil }
    let labels = ["color", "radius", "x", "y"].filter { instance.fields[$0] != nil }
    guard labels.count > 1, Set(instance.fields.keys).isSubset(of: labels) else { return nil }
    let parts = labels.map { "\($0): \(member.code).\($0)" }.joined(separator: ", ")
    return token(member, shadow, [.viewModifier: "shadow(\(parts))"])
  }

  // MARK: Members

  /// Adds one property of a value, under the name of the value if that has no other style.
  private mutating func add(
    value: Declaration, of owner: String, _ property: StyleProperty, isOnly: Bool,
    code: String? = nil
  ) {
    let path = "\(owner).\(code ?? ThemeMember.quoted(value.name))"
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

  /// Whether a declaration has an optional type, which `UIColor(named:)` has too, unless the app declares its own.
  private func isOptional(_ declared: Declaration) -> Bool {
    if declared.isOptional { return true }
    guard let code = declared.code, case let outline = model.names.parsed(code).outline,
      let label = Self.optionalCalls[outline.text(0)], outline.text(2) == label,
      outline.call(named: 0)?.close == outline.count - 1
    else { return false }
    return !model.index.members("init", of: outline.text(0)).contains {
      model.index[$0].parameters.first?.label == label
    }
  }

  /// The labels of the initializers that may fail, by their types.
  private static let optionalCalls = ["UIColor": "named", "NSColor": "named", "UIFont": "name"]

  func token(
    _ member: ThemeMember, _ value: StyleValue, _ code: [Site: String]
  ) -> ImportedToken {
    // Few places take an optional color, and what is declared with a value has one.
    let isOptional = isOptional(member.declared)
    var token = ImportedToken(
      path: "", value: value, name: member.listed.name, source: .member(owner: member.listed.owner),
      codes: isOptional ? code.mapValues { "\($0)!" } : code,
      file: model.fileNames[Int(member.declared.file)],
      line: Int(member.declared.line), isPublic: member.isPublic)
    token.chooser = member.chooser
    token.isOfTheme = member.isOfTheme
    token.instance = member.instance
    token.enumCase = member.holder.flatMap { $0.kind == .enumCase ? $0.name : nil }
    token.choice = member.holder.flatMap(owners.choice)
    token.isOfMode = value.number != nil && owners.isMode(member.holder)
    return token
  }
}

extension Declaration {
  /// The parameters whose arguments select the result of a function: those without defaults, else the first.
  fileprivate var choosing: [DeclaredParameter] {
    let required = parameters.filter { $0.defaultValue == nil }
    return required.isEmpty ? Array(parameters.prefix(1)) : required
  }
}
