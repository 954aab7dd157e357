import MigrateKitCore

// Types with many values, each of which is one style: the color assets that SwiftGen declares, and
// enums whose cases have a color, a font or a number.

extension ThemeReader {
  /// A property of a value, and its kind of style.
  struct StyleProperty {
    var place: Int32
    var declared: Declaration
    var type: ThemeType
    /// The property of the value that holds it, with its period: `metrics.` of `metrics.font`.
    var holder = ""

    var isFont: Bool { type.isFont }
  }

  /// Whether a type is named like a style: `ColorAsset`, not `Badge`.
  func namesValues(_ type: String) -> Bool {
    let parts = type.split(at: ".").map(String.init)
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
    if isOneStyle(properties) { return properties }
    // `dynamic` of a pair of colors is `light` or `dark`.
    let whole = properties.filter { !["light", "dark"].contains($0.declared.name) }
    if properties.count - whole.count == 2, isOneStyle(whole),
      whole.allSatisfy({ $0.type.isColor && $0.declared.isBody })
    {
      return whole
    }
    // A style of text is its font, with the numbers beside it.
    let fonts = properties.filter(\.isFont)
    let isOfText = properties.allSatisfy { $0.isFont || $0.type.isNumber }
    return isOfText && isOneStyle(fonts) ? fonts : nil
  }

  /// The colors and fonts of a value of a type that is called after them.
  mutating func valueStyles(of type: String) -> [StyleProperty] {
    namesValues(type) ? styleProperties(of: type).filter { !$0.type.isNumber } : []
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
    let all = places.sorted().compactMap { place -> StyleProperty? in
      let declared = model.index[place]
      guard declared.kind == .property || Self.isCalledPlainly(declared), !declared.isStatic,
        !declared.isRequirement, declared.access >= .internal, scope.reads(declared),
        let style = withEvaluator(for: declared, { ThemeValue.writtenType(of: declared, $0) })
      else { return nil }
      return StyleProperty(place: place, declared: declared, type: style)
    }
    // Where a value has a font, its functions derive others.
    let properties = all.filter { $0.declared.kind == .property }
    return properties.contains { !$0.type.isNumber } ? properties : all
  }

  /// Whether a function makes what it is called after, and needs no argument: `func font() -> Font`.
  private static func isCalledPlainly(_ declared: Declaration) -> Bool {
    declared.kind == .function && declared.parameters.allSatisfy { $0.defaultValue != nil }
      && ["font", "uiFont", "color", "uiColor"].contains(declared.name)
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
      token.isRangeEnd = true
      append(token, of: member)
    }
  }

  /// Adds a length that is an integer, which code that takes a number of any type accepts: `static let padding = 16`.
  mutating func addInteger(_ member: ThemeMember, _ value: ThemeValue) -> Bool {
    let (owner, name) = member.listed
    guard case .integer(let integer, _)? = value.held, member.declared.kind == .property,
      member.declared.type == "Int", isCalledLength(member.declared),
      let category = ThemeWords.category(of: name, in: owner),
      ThemeWords.isPlausible(Double(integer), category)
    else { return false }
    append(
      token(member, .measure(Double(integer), of: category), [.number: member.code]), of: member)
    return true
  }

  // MARK: Constants

  /// Adds the token of a constant of a type with many values: `Asset.brand` by `Asset.brand.color`.
  mutating func addValue(_ place: Int32, _ properties: [StyleProperty]) {
    let constant = model.index[place]
    for property in properties {
      add(value: constant, of: codeName(of: constant), property, isOnly: true)
    }
  }

  // MARK: Cases

  /// Adds the tokens that the cases of enums represent.
  mutating func addCases(_ themes: ThemeProtocols) {
    let all = model.index.declarations
    let enums = Set(
      all.indices.lazy.filter { [scope] in
        all[$0].kind == .enumCase && scope.reads(all[$0]) && all[$0].access >= .internal
      }.map { all[$0].owner })
    for name in enums.sorted() where !(owners[name]?.isClosed ?? true) {
      // Code asks the theme that is on.
      if themes.readsCases(of: name) { continue }
      let parts = name.split(at: ".").map(String.init)
      let cases = model.index.cases(ofEnum: name).map { model.index[$0] }
      let app = cases.first.map { names.words(for: model.fileNames[Int($0.file)]) } ?? []
      var own = styleProperties(of: name)
      if !own.contains(where: \.isFont) { own += fontsOfParts(of: name) }
      let isInFileOfTheme = isInFileOfTheme(cases)
      let properties = (own + rawValue(of: name)).filter { property in
        property.type.isNumber
          ? ThemeWords.nameMeasures(parts, app: app)
          : ThemeWords.nameTheme(parts[...]) || property.isFont && ThemeWords.nameText(parts)
            || isInFileOfTheme && property.type.isColor && own.count == 1
              // One that only chooses among tokens adds none.
              && property.declared.code?.contains("Color(") ?? false
      }
      if properties.isEmpty { leave(cases, of: name, with: own) }
      let isOnly = isOneStyle(properties)
      let isTheme = ThemeWords.nameTheme(parts[...])
      if isTheme { leaveOthers(of: name) }
      if isTheme || ThemeWords.nameText(parts) { leaveFunctions(ofEnum: name, isOfText: !isTheme) }
      // If the cases are themes, each property is one token with a value per theme.
      if !isOnly, cases.allSatisfy({ AppearanceMode(named: $0.name) != nil }) { continue }
      for element in cases {
        if properties.count > 1, !isOnly, cases.count > 2, isPlaceholder(element) { continue }
        for property in properties { add(element, of: name, property, isOnly: isOnly) }
      }
      if !ThemeWords.nameMeasures(parts, app: app) {
        addMeasures(own, of: name, cases, isOfText: ThemeWords.nameText(parts))
      }
    }
  }

  /// Whether an enum has so many plain cases that these are kinds of something, and the file of a theme declares them.
  private func isInFileOfTheme(_ cases: [Declaration]) -> Bool {
    // An enum of a view is a detail of it.
    cases.count > 2 && cases.allSatisfy { $0.parameters.isEmpty && !$0.owner.contains(".") }
      && ThemeWords.nameFile(model.fileNames[Int(cases[0].file)])
  }

  /// Leaves out a case whose styles are those that people choose, whatever its own are until then: `case custom`.
  private mutating func isPlaceholder(_ element: Declaration) -> Bool {
    guard element.parameters.isEmpty, ["custom", "userDefined"].contains(element.name) else {
      return false
    }
    result.unreadable.append(
      UnreadableMember(
        name: element.path, file: model.fileNames[Int(element.file)], line: Int(element.line),
        reason: "people choose its values"))
    return true
  }

  /// Adds the lengths that the cases of an enum of styles or of sizes have by their names, and lists its other measures:
  /// `lineSpacing` and `pointSize` of `enum FontSize { case small; var pointSize: CGFloat { … } }`.
  private mutating func addMeasures(
    _ properties: [StyleProperty], of name: String, _ cases: [Declaration], isOfText: Bool
  ) {
    let parts = name.split(at: ".").map(String.init)
    let app = cases.first.map { names.words(for: model.fileNames[Int($0.file)]) } ?? []
    guard isOfText || ThemeWords.nameTheme(parts[...]) || ThemeWords.endsWithSize(parts, app: app)
    else { return }
    if isOfText { leaveColors(properties, of: name) }
    for property in properties where property.type.isNumber {
      let declared = property.declared
      // The radius of a shadow is not that of a corner.
      let ofType = ThemeWords.category(of: declared.name, in: name)
      // The plain `size` of a style of text is one because of the type.
      let named = ThemeWords.category(of: declared.name, in: "")
      let isPlainSize = ofType == .fontSize && named == nil
      let category = isPlainSize ? ofType : named
      if category != nil, ofType == nil { continue }
      if let reason = reasonToLeave(property, category, of: name, cases, isOfText: isOfText) {
        leave(
          ThemeMember(declared, place: property.place, through: codeName(name)), reason,
          isOther: true)
        continue
      }
      switch category {
      case .spacing?, .radius?, .borderWidth?, .lineSpacing?, .touchTarget?, .fontSize?:
        for element in cases { add(element, of: name, property, isOnly: isPlainSize) }
      case nil:
        let other = OtherStyle(numberNamed: declared.name, in: name)
        guard other.isKnown, isCandidate(declared) else { continue }
        leave(ThemeMember(declared, place: property.place, through: codeName(name)), other)
      default: continue
      }
    }
  }

  /// Lists the colors that kinds of text have beside their fonts, which are tokens of the theme nearly always.
  private mutating func leaveColors(_ properties: [StyleProperty], of name: String) {
    guard properties.contains(where: \.isFont),
      !ThemeWords.nameTheme(name.split(at: ".").map(String.init)[...])
    else { return }
    for property in properties where property.type.isColor && isCandidate(property.declared) {
      let member = ThemeMember(property.declared, place: property.place, through: codeName(name))
      leave(member, "colors of kinds of text are not read", isOther: true)
    }
  }

  /// The fonts in the structs that the values of a type have: `font` of `var metrics: TextMetrics`.
  private mutating func fontsOfParts(of type: String) -> [StyleProperty] {
    let resolver = NameResolver(model.names, target: 0)
    let parts = model.index.members(of: type).sorted().map { model.index[$0] }.filter { part in
      part.kind == .property && !part.isStatic && part.access >= .internal && scope.reads(part)
        && ThemeType(of: part) == nil
    }
    return parts.flatMap { part -> [StyleProperty] in
      guard let written = part.type, let held = resolver.qualified(written, within: type),
        held != type, let owner = owners[held], owner.isDeclared, !owner.isClosed
      else { return [] }
      let fonts = styleProperties(of: held).filter(\.isFont)
      guard fonts.count == 1 else { return [] }
      return fonts.map { font in
        var font = font
        font.holder = "\(ThemeMember.quoted(part.name))."
        return font
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
  static func passesStyle(_ element: Declaration) -> Bool {
    element.parameters.allSatisfy { parameter in
      ThemeType(named: DeclaredType.base(of: parameter.type)).map { !$0.isNumber } ?? false
    }
  }

  /// The raw value of an enum of numbers: `case small = 8` by `Spacing.small.rawValue`.
  private func rawValue(of name: String) -> [StyleProperty] {
    let resolver = NameResolver(model.names, target: 0)
    guard let raw = resolver.rawType(of: name), let type = ThemeType(named: raw),
      let first = model.index.cases(ofEnum: name).first,
      !ThemeWords.nameFontSizes(of: name) || !isTakenForFonts(name)
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
  mutating func shadow(of member: ThemeMember, _ value: ThemeValue) -> ImportedToken? {
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
    var path = "\(owner).\(code ?? ThemeMember.quoted(value.name))"
    if !property.holder.isEmpty { path += ".\(property.holder.dropLast())" }
    var declared = property.declared
    (declared.file, declared.line) = (value.file, value.line)
    guard isCandidate(declared) || property.declared.name == "rawValue" else { return }
    var member = ThemeMember(declared, place: property.place, through: path)
    member.isPublic = member.isPublic && value.access >= .package
    member.holder = value
    member.isOfValue = true
    if isOnly { member.listed = (owner, value.name) }
    // The values of the struct are in the type that has it.
    if !property.holder.isEmpty { member.deciding = [owner] }
    add(member, appraise(member))
  }

  mutating func token(
    _ member: ThemeMember, _ value: StyleValue, _ code: [Site: String]
  ) -> ImportedToken {
    // Few places take an optional color, and what is declared with a value has one.
    let isOptional = withEvaluator(for: member.declared) { [declared = member.declared] in
      $0.resolver.isOptional(declared)
    }
    var token = ImportedToken(
      path: "", value: value, name: member.listed.name, source: .member(owner: member.listed.owner),
      codes: isOptional ? code.mapValues { "\($0)!" } : code,
      file: model.fileNames[Int(member.declared.file)],
      line: Int(member.declared.line), isPublic: member.isPublic)
    token.chooser = member.chooser
    token.isOfTheme = member.isOfTheme
    token.instance = member.instance
    token.enumCase = member.holder.flatMap { $0.kind == .enumCase ? $0.name : nil }
    if token.enumCase != nil { token.valueCode = valueCode(of: member.declared) }
    token.choice = member.holder.flatMap(owners.choice)
    token.isOfMode =
      value.number != nil && owners.isMode(member.holder)
      && !ThemeWords.nameFontSizes(of: member.holder?.owner ?? "")
    return token
  }
}
