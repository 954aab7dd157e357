// Converts values to styles, and evaluates declarations with open parameters.

extension Evaluator {
  /// The style of a value for a site.
  mutating func style(of value: SwiftValue, expecting site: Site) throws(EvaluationStop)
    -> StyleValue
  {
    let style = try style(of: value)
    let fits: Bool
    switch style {
    case .color: fits = site.colorType != nil || site == .any
    case .font: fits = [.font, .uiFont, .nsFont, .any].contains(site)
    case .animation: fits = [.animation, .timingFunction, .any].contains(site)
    case .shadow: fits = [.viewModifier, .layer, .any].contains(site)
    case .radius, .number: fits = [.cgFloat, .double, .float, .number, .any].contains(site)
    }
    guard fits else { throw .unknown("it is \(value.kindName), not a value of '\(site.rawValue)'") }
    return style
  }

  private mutating func style(of value: SwiftValue) throws(EvaluationStop) -> StyleValue {
    switch value {
    case .color(let color, _): return .color(color)
    case .font(let font, _): return .font(font)
    case .animation(let animation): return .animation(animation)
    case .shadow(let shadow): return .shadow(shadow)
    case .integer, .number:
      guard let number = value.number, !number.isNaN else { throw .notConstant }
      guard number.isFinite else { throw .unknown("it is infinite") }
      return .number(number, of: .spacing)
    case .instance(let instance):
      return .shadow(try shadow(of: instance))
    default:
      throw .unknown("it is \(value.kindName)")
    }
  }

  /// The shadow in a value of a project's type: its color, radius, x and y.
  private mutating func shadow(of instance: Instance) throws(EvaluationStop) -> ShadowValue {
    func part(_ name: String, _ evaluator: inout Evaluator) throws(EvaluationStop) -> SwiftValue? {
      guard evaluator.hasStoredProperty(name, of: instance) else { return nil }
      return try evaluator.member(name, of: .instance(instance))
    }
    guard case .color(let color, _)? = try part("color", &self),
      let radius = try part("radius", &self)?.number
    else { throw .unknown("it is a value of '\(instance.type)'") }
    let x = try part("x", &self)
    let y = try part("y", &self)
    if x != nil && x?.number == nil || y != nil && y?.number == nil { throw .notConstant }
    return ShadowValue(color: color, radius: radius, x: x?.number ?? 0, y: y?.number ?? 0)
  }

  // MARK: Open declarations

  /// The value of a declaration without arguments: a parameter becomes a choice if it is a system
  /// setting or an enum of the project, else unknown.
  mutating func value(ofOpen place: Int32) throws(EvaluationStop) -> SwiftValue {
    let declaration = resolver.index[place]
    var instance: SwiftValue?
    if !declaration.isStatic, !declaration.owner.isEmpty {
      instance =
        open(type: declaration.owner, chosenBy: declaration.owner)
        ?? .instance(Instance(type: declaration.owner, isOpen: true))
    }
    switch declaration.kind {
    case .property:
      // A protocol requirement has the values of the conforming types.
      if declaration.isRequirement, let instance, instance.typeName != declaration.owner {
        return try member(declaration.name, of: instance)
      }
      return try value(ofProperty: place, of: instance, from: resolver.target)
    case .function:
      var frame = try frame(of: place, from: resolver.target)
      frame.instance = instance
      for parameter in declaration.parameters {
        frame.locals[parameter.name] = try argument(open: parameter, of: declaration, in: frame)
      }
      frame.result = typeName(declaration.type, in: frame)
      return try following { evaluator throws(EvaluationStop) in
        try evaluator.result(ofBody: frame.code.all, in: frame)
      }
    case .enumCase: throw .unknown("it is a case of '\(declaration.owner)'")
    case .type, .alias: throw .unknown("it is a type")
    case .initializer: throw .takes(declaration.parameters.first?.type ?? "value")
    }
  }

  private mutating func argument(
    open parameter: DeclaredParameter, of declaration: Declaration, in frame: CodeFrame
  ) throws(EvaluationStop) -> Lazy {
    let type = typeName(parameter.type, in: frame)
    if let text = parameter.defaultValue {
      let code = resolver.project.parsed(text)
      return Lazy(code.all, in: self.frame(code, around: declaration, from: frame.target), as: type)
    }
    if parameter.isDarkFlag { return Lazy(.bool(try isSetting(.style, "dark"))) }
    guard let type, !parameter.type.hasSuffix("?"),
      let value = open(type: type, chosenBy: declaration.path + "." + parameter.name)
    else { throw .takes(parameter.type) }
    return Lazy(value)
  }

  /// A value of an open type: a system setting, each case of an enum in turn, or a value of each
  /// conforming type in turn.
  mutating func open(type: String, chosenBy chooser: String) -> SwiftValue? {
    if let setting = setting(ofType: type) { return .setting(setting) }
    return openChoice(of: type, chosenBy: chooser)
  }

  /// The setting of the system that a type represents; `nil` for a type that the project declares, such as a theme called
  /// `ColorScheme`.
  func setting(ofType type: String) -> SystemSetting? {
    resolver.declaresType(type) ? nil : SystemTypes.setting(ofType: type)
  }

  /// A value of an enum or of a protocol of the project, each in turn; `nil` for other types.
  mutating func openChoice(of type: String, chosenBy chooser: String) -> SwiftValue? {
    open(enum: type, chosenBy: chooser) ?? open(protocol: type) ?? open(themes: type)
  }

  /// A value of a type of the project that conforms to a protocol, of each in turn; `nil` for other types.
  ///
  /// One choice applies to all values of the protocol's type, because one theme is current at a
  /// time.
  mutating func open(protocol type: String) -> SwiftValue? {
    let types = themes[type] ?? themes(among: resolver.conformers(to: type))
    themes[type] = types
    guard !types.isEmpty, types.count <= Self.mostThemes else { return nil }
    return open(protocol: type, among: types)
  }

  /// The types that the target compiles, without the classes that others inherit from and that take arguments: what these
  /// pass makes a theme.
  func themes(among types: [String]) -> [String] {
    let bases = Set(types.flatMap { resolver.supertypes(of: $0) }.filter(resolver.isClass))
    return types.filter { type in
      let declared = resolver.index.types(type).first { !resolver.index[$0].isExtension }
      if let declared, resolver.rank(resolver.index[declared]) > 1 { return false }
      let initializers = resolver.index.members("init", of: type)
      return !bases.contains(type) || initializers.isEmpty
        || initializers.contains { resolver.index[$0].parameters.isEmpty }
    }
  }

  /// As many types that conform to a protocol are looked at.
  static let mostThemes = 32

  /// A value of one of the types that conform to a protocol, of each in turn; of a protocol, what all that
  /// conform to it share.
  mutating func open(protocol type: String, among types: [String]) -> SwiftValue {
    let chosen = types[choices.choose(.own(type), among: types)]
    if let value = open(enum: chosen, chosenBy: chosen) { return value }
    let frame = CodeFrame(code: resolver.project.parsed(""), place: use, target: resolver.target)
    let call = Call(frame: frame, arguments: [], closure: nil)
    return (try? construct(chosen, call)) ?? .instance(Instance(type: chosen, isOpen: true))
  }

  /// A case of an enum of themes that includes light and dark; `nil` for other types.
  mutating func open(looks type: String, chosenBy chooser: String) -> SwiftValue? {
    let looks = Set(cases(ofEnum: type).map { AppearanceMode(named: resolver.index[$0].name) })
    guard looks.contains(.light), looks.contains(.dark) else { return nil }
    return open(enum: type, chosenBy: chooser)
  }

  /// A case of an enum of the project, each in turn; `nil` for other types.
  mutating func open(enum type: String, chosenBy chooser: String) -> SwiftValue? {
    let cases = cases(ofEnum: type)
    guard !cases.isEmpty, cases.count <= 32,
      cases.allSatisfy({ resolver.index[$0].parameters.isEmpty })
    else { return nil }
    let names = cases.map { resolver.index[$0].name }
    let chosen = choices.choose(.own(chooser), among: names)
    return .enumCase(EnumCase(type: type, name: names[chosen]))
  }

  /// The cases of an enum in order.
  func cases(ofEnum type: String) -> [Int32] { resolver.index.cases(ofEnum: type) }

  // MARK: Environment

  /// A value of a project's type in a view's property: `@Environment(\.theme) var theme`,
  /// `@EnvironmentObject var theme: Theme`.
  ///
  /// If other code may set it, only properties shared by all values of the type are known.
  mutating func givenValue(of place: Int32, from target: Int) -> SwiftValue? {
    let declared = resolver.index[place]
    let resolver = resolver(for: target)
    guard declared.attributes.contains(where: SystemTypes.holders.contains),
      let written = declared.type ?? resolver.typeOfReference(place),
      let type = typeName(written, within: declared.owner, target), resolver.declaresType(type)
    else { return nil }
    // A function that makes a theme for the appearance may be one for previews; what the environment has is on.
    let isMade = resolver.themes(of: type).isEmpty && resolver.factory(of: type) != nil
    if isMade, let value = environmentDefault(declared, from: target) { return value }
    if let value = open(type: type, chosenBy: declared.path) { return value }
    if let value = environmentDefault(declared, from: target) { return value }
    if let value = value(madeForAppearance: type, from: target) { return value }
    if let value = object(of: type, from: target) { return value }
    return .instance(Instance(type: type, isOpen: true))
  }

  /// The default value in the environment.
  private mutating func environmentDefault(
    _ declared: Declaration, from target: Int
  ) -> SwiftValue? {
    let holder = "EnvironmentValues"
    guard let name = declared.code?.split(at: ".").last.map(String.init),
      !assigned.contains("\(holder).\(name)"),
      let key = resolver.index.members(name, of: holder).first
    else { return nil }
    guard resolver.index[key].isBody else {
      // `@Entry var theme = Theme()`
      return try? knownProperty(key, of: nil, from: target, as: nil)
    }
    guard let outline = resolver.project.parsedCode(of: key)?.outline,
      let open = outline.lexemes.indices.first(where: { outline.kind($0) == .leftSquare }),
      let close = outline.partner(open), outline.isText(close - 1, "self")
    else { return nil }
    let keyType = typeName(
      outline.compactText(open + 1..<close - 2), within: resolver.index[key].owner, target)
    let value = keyType.flatMap { resolver.index.members("defaultValue", of: $0).first }
    return value.flatMap { try? self.value(ofProperty: $0, of: nil, from: target) }
  }

  /// A value that whoever sets it makes for the appearance: `Theme(colorScheme: colorScheme)`.
  private mutating func value(madeForAppearance type: String, from target: Int) -> SwiftValue? {
    guard let label = resolver.index.appearanceLabel(ofInitializer: type) else { return nil }
    let code = resolver.project.parsed("\(type)(\(label.map { "\($0): " } ?? "")colorScheme)")
    let frame = CodeFrame(code: code, place: use, target: target)
    return try? evaluate(code.all, in: frame, as: nil)
  }

  /// A value of a class whose initializers have no parameters, so that all instances are equal.
  private mutating func object(of type: String, from target: Int) -> SwiftValue? {
    let initializers = resolver.index.members("init", of: type).map { resolver.index[$0] }
    guard initializers.allSatisfy(\.parameters.isEmpty) else { return nil }
    let frame = CodeFrame(code: resolver.project.parsed(""), place: use, target: target)
    return try? construct(type, Call(frame: frame, arguments: [], closure: nil))
  }
}

extension DeclarationIndex {
  /// The label of the appearance that an initializer of a type takes, if it takes nothing else.
  fileprivate func appearanceLabel(ofInitializer type: String) -> String?? {
    members("init", of: type).lazy.map { self[$0].parameters }
      .first { $0.count == 1 && SystemTypes.isAppearance($0[0].type) }.map { $0[0].label }
  }

  /// Whether the values of a type are made for an appearance, which it keeps or its initializer takes.
  package func isMadeForAppearance(_ type: String) -> Bool {
    if appearanceLabel(ofInitializer: type) != nil { return true }
    return memberNames(of: type).lazy.flatMap { members($0, of: type) }.contains { place in
      let member = self[place]
      return member.kind == .property && !member.isStatic && !member.isBody
        && member.type.map(SystemTypes.isAppearance) ?? false
    }
  }
}
