import MigrateKitCore

// Tokens that the arguments of functions and of initializers select.

extension ThemeReader {
  /// The limit of values of an enum that selects a function's result.
  private static let mostChoices = 100

  /// Adds the tokens that the arguments of a function select: `UIColor.app(.title)`,
  /// `UIColor.palette(.blue, shade: .light)`; `false` where one is not an enum of the project, or
  /// none has a value.
  mutating func addChoices(of member: ThemeMember, _ value: ThemeValue) -> Bool {
    let required = member.declared.choosing
    if value.type == nil { return addParts(chosenBy: member) }
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

  /// Adds the styles of the values that a function returns for the cases of its arguments:
  /// `Palette.palette(for: .cat).fill`.
  private mutating func addParts(chosenBy member: ThemeMember) -> Bool {
    let declared = member.declared
    guard declared.kind == .function, declared.isStatic, let written = declared.type,
      (1...2).contains(declared.choosing.count),
      let type = withEvaluator(
        for: declared, { $0.typeName(written, within: declared.owner, $0.resolver.target) }),
      case let properties = valueStyles(of: type), properties.count > 1,
      let choices = choices(of: declared.choosing, in: declared),
      // The values for light and dark are those of one theme.
      !choices.all.contains(where: { AppearanceMode(named: $0.name) == .dark })
    else { return false }
    let known = result.tokens.count
    for choice in choices.all {
      for property in properties {
        var own = ThemeMember(
          property.declared, place: property.place,
          through: "\(member.plainCode)(\(choice.arguments))")
        own.holder = declared
        own.isOfValue = true
        own.isPublic = own.isPublic && member.isPublic
        own.deciding = choices.deciding
        own.chooser = declared.name
        own.listed = ("\(member.plainCode).\(choice.name)", property.declared.name)
        let value = appraise(own)
        if value.style != nil { add(own, value) }
      }
    }
    return result.tokens.count > known
  }

  /// The values that the arguments of a function, or the associated values of a case, can have.
  struct ArgumentChoices {
    var all = [(name: "", arguments: "")]
    /// The enums that have styles as members, which the function may return.
    var deciding: [String] = []
    /// A case that takes values itself; `nil` for none.
    var open: Declaration?
  }

  /// The choices among the cases of the parameters' enums; `nil` where a parameter is of another type, or there are too
  /// many.
  mutating func choices(
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
      required.count == 1,
      scope.reads(declared), declared.access >= .internal,
      ThemeWords.nameTheme([required[0].label ?? "", required[0].type])
    else { return }
    let member = ThemeMember(declared, place: place, through: codeName(of: declared))
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
    if parameter.type == "String" { values = texts(chosenIn: function) }
    // The values of a struct that describes styles: `static let title = TextStyle(size: 20)`.
    if cases.isEmpty, values.isEmpty {
      values = (choice.map { constants(of: $0) } ?? []).map(plain)
    }
    return (values, open, choice)
  }

  /// The texts that a function chooses by, `switch name { case "up": … }`, as names and as code.
  private func texts(chosenIn function: Declaration) -> [(name: String, code: String)] {
    guard let code = function.code, case let outline = model.names.parsed(code).outline else {
      return []
    }
    var names: Set<String> = []
    return outline.lexemes.indices.compactMap { index in
      guard outline.kind(index) == .stringStart,
        outline.bareWord(index - 1) == .case || outline.kind(index - 1) == .comma,
        let text = outline.string(index..<outline.stepOver(index)),
        [.colon, .comma].contains(outline.kind(outline.stepOver(index))),
        case let name = ThemeWords.camelCase(NameWords.split(text)), name.first?.isLetter ?? false,
        names.insert(name).inserted
      else { return nil }
      return (name, outline.text(index..<outline.stepOver(index)))
    }
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
}

extension Declaration {
  /// The parameters whose arguments select the result of a function: those without defaults, else the first.
  fileprivate var choosing: [DeclaredParameter] {
    let required = parameters.filter { $0.defaultValue == nil }
    return required.isEmpty ? Array(parameters.prefix(1)) : required
  }
}
