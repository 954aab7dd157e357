// Evaluates names.

extension Evaluator {
  /// The value of a name that begins a chain, with its call.
  mutating func named(
    _ name: String, _ called: Call?, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    if let local = frame.locals[name] {
      let value = try force(local)
      guard let called else { return value }
      return try call(value, with: called, as: type)
    }
    if called == nil, let word = try word(name, in: frame) { return word }
    if name == "Self", let called {
      return try construct(selfType(in: frame), called)
    }
    if let found = try declared(name, called, in: frame, as: type) { return found }
    if let called {
      if let value = try function(name, called, as: type) { return value }
      if isSystem(name) { return try construct(name, called) }
    } else if isSystem(name) {
      return .type(name)
    }
    let resolver = resolver(for: frame.target)
    if called == nil {
      if SystemTypes.frameworks.contains(name) { return .type(name) }
      if resolver.targets.reaches(module: name, from: frame.target) { return .type("") }
    }
    // `UIView.CornerRadius.small` of an extension.
    if called == nil, !resolver.index.types(name).isEmpty { return .type(name) }
    if let instance = frame.instance,
      let value = try systemMember(name, called, of: instance, in: frame)
    {
      return value
    }
    if called == nil, let setting = SystemTypes.settings[name] { return .setting(setting) }
    if called == nil, SystemTypes.monospacedDigits.contains(name) { return .symbol(name) }
    // `systemFont(ofSize: 12)` in an extension of `UIFont`.
    let own = selfType(in: frame)
    if let called, frame.instance == nil, ColorType(named: own) != nil || own.hasSuffix("Font"),
      let value = try systemStatic(name, called, of: own, in: frame)
    {
      return value
    }
    throw .notDeclared(name)
  }

  private func word(_ name: String, in frame: CodeFrame) throws(EvaluationStop) -> SwiftValue? {
    switch name {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "nil": return SwiftValue.none
    case "Self": return .type(selfType(in: frame))
    case "self":
      if let instance = frame.instance { return instance }
      return .type(selfType(in: frame))
    default: return nil
    }
  }

  /// The type of `Self`: that of the value, else of the extension; `Color` for `ShapeStyle`.
  func selfType(in frame: CodeFrame) -> String {
    let type = frame.instance?.typeName ?? frame.place.enclosingType
    return type == "ShapeStyle" ? "Color" : type
  }

  /// The project's declarations of a name that are visible in a frame; `nil` if there are none.
  ///
  /// Members of the enclosing types come first, then globals.
  private mutating func declared(
    _ name: String, _ call: Call?, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue? {
    let resolver = resolver(for: frame.target)
    let part = MemberChain.Name(text: name, labels: call?.labels)
    var owners = resolver.enclosing(frame.place.enclosingType) + [""]
    let inherited = resolver.inheritedTypes(at: frame.place)
    owners.insert(contentsOf: inherited, at: min(1, owners.count - 1))
    if let own = frame.instance?.typeName, own != owners.first { owners.insert(own, at: 0) }
    let around = frame.instance == nil ? nil : owners.first
    for owner in owners {
      var found = resolver.overloads(part, of: owner, at: frame.place)
      if let call, hasSystemOverload(name, of: owner) { found = try accepted(found, call) }
      guard !found.isEmpty else { continue }
      let isOwn = owner == around || owner == frame.place.enclosingType
      return try value(
        of: found, name, call, on: isOwn ? frame.instance : nil, in: frame, as: type)
    }
    return nil
  }

  /// The value of the declaration that a call, or its absence, selects among several.
  mutating func value(
    of found: [Int32], _ name: String, _ called: Call?, on instance: SwiftValue?,
    in frame: CodeFrame,
    as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    let place = try select(found, name, called, on: instance, in: frame, as: type)
    let declaration = resolver.index[place]
    switch declaration.kind {
    case .type:
      guard let called else { return .type(declaration.path) }
      return try construct(declaration.path, called)
    case .alias:
      guard let target = typeName(declaration, frame) else { throw .noValue(declaration.path) }
      guard let called else { return .type(target) }
      return try construct(target, called)
    case .enumCase:
      let values = (called?.arguments ?? []).enumerated().map { offset, argument in
        let parameter = offset < declaration.parameters.count ? declaration.parameters[offset] : nil
        let type = parameter.flatMap { typeName($0.type, within: declaration.owner, frame.target) }
        return (parameter?.label, Lazy(argument.span, in: called?.frame ?? frame, as: type))
      }
      return .enumCase(EnumCase(type: declaration.owner, name: declaration.name, values: values))
    case .property:
      let value = try value(ofProperty: place, of: instance, from: frame.target)
      guard let called else { return value }
      return try call(value, with: called, as: type)
    case .function, .initializer:
      guard let called else { throw .unknown("'\(declaration.path)' is a function") }
      return try invoke(place, with: called, on: instance)
    }
  }

  private func typeName(_ alias: Declaration, _ frame: CodeFrame) -> String? {
    typeName(alias.type, within: alias.owner, frame.target)
  }

  // MARK: Properties

  /// The value of a property; for an instance property, of a value of its type.
  mutating func value(
    ofProperty place: Int32, of instance: SwiftValue?, from target: Int
  ) throws(EvaluationStop) -> SwiftValue {
    let declaration = resolver.index[place]
    if !declaration.isStatic {
      guard let instance else {
        // The environment's color scheme is the system's.
        let written = declaration.type.map(DeclaredType.base(of:))
        if written == "ColorScheme" || declaration.name == "colorScheme",
          written.map({ !resolver.declaresType($0) }) ?? true
        {
          return .setting(.style)
        }
        if let value = openProtocol(of: declaration, from: target) { return value }
        if let value = givenValue(of: place, from: target) { return value }
        if let value = try passedTheme(declaration, place, from: target) { return value }
        throw .unknown("'\(declaration.path)' belongs to a value")
      }
      if case .enumCase(let element) = instance, declaration.isRequirement,
        declaration.name == "rawValue"
      {
        return try rawValue(of: element)
      }
      if case .instance(let holder) = instance, !declaration.isBody {
        if let field = try field(declaration.name, of: holder) { return field }
        if holder.isOpen, let value = anyValue(of: declaration, from: target) { return value }
        if holder.isOpen, !declaration.isLet {
          if declaration.isDarkFlag { return .bool(isOn(declaration)) }
          if let type = declaration.type, !type.hasSuffix("?"),
            let name = typeName(type, within: declaration.owner, target)
          {
            if let setting = setting(ofType: name) { return .setting(setting) }
            if let value = open(enum: name, chosenBy: declaration.path) { return value }
          }
          if let wrapper = declaration.wrapper { throw .wrapped(declaration.path, in: wrapper) }
          // Only what conforms has a value.
          if declaration.isRequirement, resolver.isProtocol(holder.type) { throw .impossible }
          throw declaration.isOptional && !declaration.isLet
            ? .setLater(declaration.path) : .noValue(declaration.path)
        }
      }
      return try evaluateProperty(place, of: instance, from: target)
    }
    return try cached(place) { evaluator throws(EvaluationStop) in
      try evaluator.evaluateProperty(place, of: nil, from: target)
    }
  }

  /// Some value of a stored property of an object that code makes, of which only what all values of the type share is
  /// known: the constants that have their value where they are declared.
  private func anyValue(of declared: Declaration, from target: Int) -> SwiftValue? {
    guard let type = declared.type, !type.hasSuffix("?"), !declared.isLet || declared.code == nil,
      let name = typeName(type, within: declared.owner, target), resolver.declaresType(name),
      cases(ofEnum: name).isEmpty, !resolver.isProtocol(name), !resolver.hasSubtypes(name)
    else { return nil }
    return .instance(Instance(type: name, isOpen: true))
  }

  mutating func evaluateProperty(
    _ place: Int32, of instance: SwiftValue?, from target: Int
  ) throws(EvaluationStop) -> SwiftValue {
    let declaration = resolver.index[place]
    let type = typeName(declaration.type, within: declaration.owner, target)
    do throws(EvaluationStop) {
      if let wrapper = declaration.wrapper {
        if let setting = SystemTypes.setting(of: declaration, wrapper) { return .setting(setting) }
        guard isOwn(wrapper: wrapper, of: declaration, from: target) else {
          throw .wrapped(declaration.path, in: wrapper)
        }
      }
      if assigned.contains(declaration.path), !declaration.isBody {
        if declaration.isFlag { return .bool(isOn(declaration)) }
        throw .assigned(declaration.path)
      }
      if declaration.code == nil {
        if let type, let setting = setting(ofType: type) { return .setting(setting) }
        if declaration.isOptional, !declaration.isLet, !declaration.isRequirement { return .none }
        throw .noValue(declaration.path)
      }
      if let value = try whicheverTheme(of: declaration, from: target) { return value }
      if !declaration.isLet, !declaration.isBody, let type,
        let value = open(themes: type) ?? open(looks: type, chosenBy: declaration.path)
      {
        return value
      }
      return try knownProperty(place, of: instance, from: target, as: type)
    } catch {
      // What the user has set is not in the code.
      if case .unknown = error, declaration.isDarkFlag { return .bool(isOn(declaration)) }
      // For an enum each case is tried, for a protocol each conforming type.
      guard case .unknown = error, let type, declaration.type?.hasSuffix("?") == false,
        let value = openChoice(of: type, chosenBy: declaration.path)
      else { throw error }
      return value
    }
  }

  /// Whether the project declares the property wrapper that states a property's value, so that its code is read as that of
  /// any other type.
  private func isOwn(wrapper: String, of declared: Declaration, from target: Int) -> Bool {
    guard declared.code?.hasPrefix("\(wrapper)(") ?? false,
      let type = typeName(wrapper, within: declared.owner, target)
    else { return false }
    return resolver.index.types(type).contains {
      resolver.index[$0].attributes.contains("propertyWrapper")
    }
  }

  /// Whether a flag that code assigns to is on, both in turn: `static var isFontLoaded = false`.
  ///
  /// One that says whether an app's theme is dark is the appearance.
  private mutating func isOn(_ flag: Declaration) -> Bool {
    if flag.isDarkFlag { return choices.choose(.style, among: ["light", "dark"]) == 1 }
    return choices.choose(.own(flag.path), among: [flag.path, "!\(flag.path)"]) == 0
  }

  /// A value of a stored variable whose type is a protocol, which may hold each theme whatever its initial value;
  /// `nil` for other properties.
  ///
  /// Types that declare no name of a token are not read. The refining protocols count for them, and the protocol
  /// itself if the type of the initial value is not read.
  mutating func whicheverTheme(
    of declared: Declaration, from target: Int
  ) throws(EvaluationStop) -> SwiftValue? {
    guard !declared.isLet, !declared.isBody,
      let type = typeName(declared.type, within: declared.owner, target)
    else { return nil }
    let known = resolver.conformers(to: type)
    var themes = self.themes(among: known) + resolver.protocolsWithoutConformers(refining: type)
    if let code = declared.code, case let first = code.prefix(while: { $0 != "(" }),
      // `{ saved ?? Day.instance }()` chooses among those that are read.
      first.first == "{" ? !known.contains(where: code.contains) : !known.contains(String(first)),
      !themes.isEmpty
    {
      themes.append(type)
    }
    guard themes.count > 1 else { return nil }
    guard themes.count <= Self.mostThemes else {
      throw .unknown("'\(declared.path)' may be any of \(themes.count) types")
    }
    return open(protocol: type, among: themes)
  }

  /// A value of a property whose type is a protocol of the project: `let theme: any Theme`.
  private mutating func openProtocol(of declared: Declaration, from target: Int) -> SwiftValue? {
    guard let type = typeName(declared.type, within: declared.owner, target),
      !resolver.conformers(to: type).isEmpty || !resolver.themes(of: type).isEmpty
        || resolver.factory(of: type) != nil
    else { return nil }
    return open(type: type, chosenBy: declared.path)
  }

  mutating func knownProperty(
    _ place: Int32, of instance: SwiftValue?, from target: Int, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    let declaration = resolver.index[place]
    var frame = try frame(of: place, from: target)
    frame.instance = instance
    let expected = declaration.isTypeWritten ? type : nil
    if declaration.isStatic,
      frame.code.outline.namesMember(declaration.name, of: declaration.owner),
      let value = try systemStatic(declaration.name, nil, of: declaration.owner, in: frame)
    {
      return value
    }
    if declaration.isBody { frame.result = expected }
    do throws(EvaluationStop) {
      return try following { evaluator throws(EvaluationStop) in
        let value =
          declaration.isBody
          ? try evaluator.result(ofBody: frame.code.all, in: frame)
          : try evaluator.initialValue(frame, as: expected)
        return try evaluator.settled(value, as: expected)
      }
    } catch {
      guard case .unknown = error,
        let color = try hexColor(of: instance, by: declaration, in: frame)
      else { throw error }
      return color
    }
  }

  private mutating func initialValue(
    _ frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    try requireUnconditional(frame.code.all, in: frame)
    return try evaluate(frame.code.all, in: frame, as: type)
  }

  // MARK: Types

  /// The qualified name of a written type in a frame; `nil` if unknown.
  func typeName(_ written: String?, in frame: CodeFrame) -> String? {
    typeName(written, within: frame.place.enclosingType, frame.target)
  }

  /// The qualified name of a type written inside of another one.
  package func typeName(_ written: String?, within owner: String, _ target: Int) -> String? {
    guard var name = written else { return nil }
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    for prefix in ["inout ", "@escaping ", "@autoclosure "] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    if name.hasPrefix("[") { return collectionName(name, within: owner, target) }
    if name.hasPrefix("("), let result = TypeText.result(name) {
      let parts = TypeText.parameters(name) + [result]
      let full = parts.map { typeName($0, within: owner, target) ?? $0 }
      return "(\(full.dropLast().joined(separator: ", "))) -> \(full[full.count - 1])"
    }
    if name.hasPrefix("("), name.hasSuffix(")") {
      let parts = TypeText.tuple(name).map { label, type in
        let full = typeName(type, within: owner, target) ?? type ?? ""
        return label.map { "\($0): \(full)" } ?? full
      }
      return "(" + parts.joined(separator: ", ") + ")"
    }
    if name == "Self" { return owner == "ShapeStyle" ? "Color" : owner }
    let found = resolver(for: target).qualified(name, within: owner)
    if let found { return found == "ShapeStyle" ? "Color" : found }
    let path = DeclaredType.path(of: name)
    if path == "TimeInterval" || path == "CFTimeInterval" { return "Double" }
    return isSystem(path) ? path : nil
  }

  /// Whether the evaluator knows a type of Apple's that the project does not shadow.
  func isSystem(_ type: String) -> Bool {
    SystemTypes.isKnown(type) && !resolver.declaresType(type)
  }

  private func collectionName(_ name: String, within owner: String, _ target: Int) -> String {
    let (key, value) = TypeText.elements(of: name)
    func full(_ part: String) -> String { typeName(part, within: owner, target) ?? part }
    guard let value else { return name }
    guard let key else { return "[\(full(value))]" }
    return "[\(full(key)): \(full(value))]"
  }
}

extension Declaration {
  /// The property wrapper that provides its value: `Published`.
  var wrapper: String? { attributes.first { $0.first?.isUppercase ?? false } }

  /// Whether it is stored and on or off at first: `var isLoaded = false`.
  package var isFlag: Bool { code == "true" || code == "false" }

  /// Whether it says of an object that has an appearance whether that is dark: `isDark` of a `ThemeManager`.
  fileprivate var isDarkFlag: Bool {
    (type == "Bool" || isFlag) && AppearanceFlag.isName(name)
      && AppearanceFlag.isOwner(DeclaredType.base(of: owner))
  }
}

extension SyntaxOutline {
  /// Whether the code is a member's own name, as where an extension of the system's type declares the system's
  /// member anew: `static let white = UIColor.white`.
  fileprivate func namesMember(_ name: String, of owner: String) -> Bool {
    let code = count == 2 ? [".", name] : [owner, ".", name]
    return count == code.count && code.indices.allSatisfy { text($0) == code[$0] }
  }
}
