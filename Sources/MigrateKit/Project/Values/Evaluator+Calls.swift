// Evaluates calls of the project's functions and initializers, and members of values.

extension Evaluator {
  /// The value of a call of the project's function.
  mutating func invoke(
    _ place: Int32, with call: Call, on instance: SwiftValue?
  ) throws(EvaluationStop) -> SwiftValue {
    let declaration = resolver.index[place]
    if !declaration.isStatic, instance == nil {
      throw .unknown("'\(declaration.path)' belongs to a value")
    }
    var frame = try frame(of: place, from: call.frame.target)
    frame.instance = declaration.isStatic ? nil : instance
    try bind(declaration, call, in: &frame)
    frame.result = typeName(declaration.type, in: frame)
    do throws(EvaluationStop) {
      return try following { evaluator throws(EvaluationStop) in
        let result = try evaluator.result(ofBody: frame.code.all, in: frame)
        return try evaluator.settled(result, as: frame.result)
      }
    } catch {
      guard case .unknown = error else { throw error }
      if let color = try hexColor(of: instance, by: declaration, in: frame) { return color }
      guard let type = frame.result else { throw error }
      if let color = try hexColor(type, call, by: declaration) { return color }
      // Which theme is on is stored while the app runs: `static func currentTheme() -> Theme`.
      guard declaration.isStatic, declaration.parameters.isEmpty, !declaration.isOptional,
        let theme = open(looks: type, chosenBy: declaration.path)
      else { throw error }
      return theme
    }
  }

  /// Binds the arguments of a call, and defaults, to the parameters in a frame.
  mutating func bind(
    _ declaration: Declaration, _ call: Call, in frame: inout CodeFrame
  ) throws(EvaluationStop) {
    guard call.closure == nil, let bound = declaration.bound(call.labels) else {
      throw .ambiguous(declaration.path)
    }
    for parameter in declaration.parameters {
      guard let text = parameter.defaultValue else { continue }
      let code = resolver.project.parsed(text)
      var own = self.frame(code, around: declaration, from: frame.target)
      // As the default of a parameter, `#function` is the caller.
      own.member = call.frame.member
      frame.locals[parameter.name] = Lazy(
        code.all, in: own, as: typeName(parameter.type, in: frame))
    }
    for (argument, parameter) in zip(call.arguments, bound) {
      guard !parameter.type.hasSuffix("...") else { throw .notConstant }
      frame.locals[parameter.name] = Lazy(
        passed: argument.span, in: call.frame, as: typeName(parameter.type, in: frame))
      // `type: T.Type` says what T is.
      if parameter.type.hasSuffix(".Type") {
        frame.locals[String(parameter.type.dropLast(5))] = frame.locals[parameter.name]
      }
    }
  }

  // MARK: Initializers

  /// The value created by a call of a type.
  mutating func construct(_ type: String, _ call: Call) throws(EvaluationStop) -> SwiftValue {
    let resolver = resolver(for: call.frame.target)
    var found: [Int32] = []
    var own = call
    for owner in resolver.project.extended(type) {
      for form in call.forms(for: resolver.index.members("init", of: owner), resolver.index)
      where found.isEmpty {
        let part = MemberChain.Name(text: "init", labels: form.labels)
        found = resolver.overloads(part, of: owner, at: call.frame.place)
        own = form
      }
    }
    if isSystem(type) { found = try accepted(found, own) }
    if !found.isEmpty { return try initialize(type, found, own) }
    if isSystem(type) { return try makeSystemValue(type, call) }
    guard resolver.declaresType(type) else { throw .notDeclared(type) }
    if let raw = call.argument("rawValue"), !cases(ofEnum: type).isEmpty {
      return try enumCase(of: type, raw, in: call.frame)
    }
    return try makeMemberwise(type, call)
  }

  private mutating func initialize(
    _ type: String, _ found: [Int32], _ call: Call
  ) throws(EvaluationStop) -> SwiftValue {
    let place = try select(found, type, call, on: nil, in: call.frame)
    let declaration = resolver.index[place]
    do throws(EvaluationStop) {
      var frame = try frame(of: place, from: call.frame.target)
      if isSystem(type) { frame.place.enclosingType = type }
      frame.instance = isSystem(type) ? nil : .instance(Instance(type: type))
      frame.isInitializer = frame.instance != nil
      try bind(declaration, call, in: &frame)
      return try following { evaluator throws(EvaluationStop) in
        try evaluator.initialized(type, in: frame)
      }
    } catch {
      guard case .unknown = error, let color = try hexColor(type, call) else { throw error }
      return color
    }
  }

  /// The value of a type without its own initializer: its properties by their names.
  ///
  /// An argument without a property beside one that has it is for a property that no token's code names.
  private mutating func makeMemberwise(_ type: String, _ call: Call) throws(EvaluationStop)
    -> SwiftValue
  {
    guard call.closure == nil, cases(ofEnum: type).isEmpty else { throw .notConstant }
    let hasOwn = !resolver.index.members("init", of: type).filter {
      let place = resolver.index[$0]
      return place.kind == .initializer && !place.isRequirement
    }.isEmpty
    if hasOwn, !call.arguments.isEmpty { throw .noMember("init", of: type) }
    var instance = Instance(type: type)
    let members = call.arguments.map { argument in
      argument.label.map { resolver.index.members($0, of: type) } ?? []
    }
    let isRead = members.contains { !$0.isEmpty } && resolver.declaresType(type)
    for (argument, members) in zip(call.arguments, members) {
      if isRead, argument.label != nil, members.isEmpty { continue }
      guard let label = argument.label,
        let property = members.first(where: {
          let declaration = resolver.index[$0]
          return declaration.kind == .property && !declaration.isStatic && !declaration.isBody
        })
      else { throw .noMember(argument.label ?? "init", of: type) }
      let declared = resolver.index[property]
      if let wrapper = declared.wrapper {
        throw .wrapped(declared.path, in: wrapper)
      }
      instance.fields[label] = Lazy(
        passed: argument.span, in: call.frame,
        as: typeName(declared.type, within: declared.owner, call.frame.target))
    }
    return .instance(instance)
  }

  /// The case of an enum with a raw value.
  private mutating func enumCase(
    of type: String, _ raw: Range<Int>, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    let wanted = try evaluate(raw, in: frame, as: nil)
    for place in cases(ofEnum: type) {
      let element = EnumCase(type: type, name: resolver.index[place].name)
      if try isEqual(rawValue(of: element), wanted) { return .enumCase(element) }
    }
    return .none
  }

  /// The raw value of a case: explicit, its name, or one more than that of the previous case.
  mutating func rawValue(of element: EnumCase) throws(EvaluationStop) -> SwiftValue {
    let own = resolver.index.members("rawValue", of: element.type)
    if let place = own.first(where: { !resolver.index[$0].isRequirement }) {
      return try value(ofProperty: place, of: .enumCase(element), from: resolver.target)
    }
    let inherited = resolver.index.types(element.type).flatMap { resolver.index[$0].inherited }
    let types = inherited.compactMap { typeName($0, within: element.type, resolver.target) }
    guard let type = types.first(where: SystemTypes.canBeRaw) else {
      throw .noMember("rawValue", of: element.type)
    }
    var counter = 0
    for place in cases(ofEnum: element.type) {
      let declaration = resolver.index[place]
      var value: SwiftValue =
        type == "String" ? .text(declaration.name) : .integer(counter, isLiteral: true)
      if declaration.code != nil {
        let frame = try frame(of: place, from: resolver.target)
        value = try evaluate(frame.code.all, in: frame, as: type)
      }
      if case .integer(let number, _) = value { counter = number &+ 1 }
      if declaration.name == element.name { return value.settled(as: type) }
    }
    throw .noMember(element.name, of: element.type)
  }

  // MARK: Members

  /// The value of an uncalled member, independent of place.
  mutating func member(_ name: String, of value: SwiftValue) throws(EvaluationStop) -> SwiftValue {
    let frame = CodeFrame(code: resolver.project.parsed(""), place: use, target: resolver.target)
    return try member(name, nil, of: value, in: frame, as: nil)
  }

  /// The value of a member of a value or of a type, with its call.
  mutating func member(
    _ name: String, _ called: Call?, of value: SwiftValue, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    if case .type(let path) = value {
      return try staticMember(name, called, of: path, in: frame, as: type)
    }
    if case .instance(let instance) = value, called == nil,
      let field = try field(name, of: instance)
    {
      return field
    }
    if name == "self", called == nil { return value }
    if let owner = value.typeName {
      let resolver = resolver(for: frame.target)
      let part = MemberChain.Name(text: name, labels: called?.labels)
      var found: [Int32] = []
      for type in [owner] + SystemTypes.otherNames(of: owner) where found.isEmpty {
        found = resolver.overloads(part, of: type, at: frame.place)
      }
      found.removeAll { resolver.index[$0].isStatic }
      if !found.isEmpty {
        do throws(EvaluationStop) {
          return try self.value(of: found, name, called, on: value, in: frame, as: type)
        } catch {
          guard case .unknown = error, let called,
            let font = try generatedFont(name, called, of: value)
          else { throw error }
          return font
        }
      }
    }
    if let found = try systemMember(name, called, of: value, in: frame) { return found }
    if let called, let found = try mapped(value, name, called, as: type) { return found }
    throw .noMember(name, of: value.typeName ?? "it")
  }

  /// The result of a closure for a non-nil optional, `highContrast.map { UIColor($0) }`, or for the value of a lock.
  private mutating func mapped(
    _ value: SwiftValue, _ name: String, _ call: Call, as type: String?
  ) throws(EvaluationStop) -> SwiftValue? {
    guard ["map", "flatMap", "withLock"].contains(name), call.arguments.isEmpty,
      let open = call.closure
    else { return nil }
    if name == "withLock" {
      return try run(Closure(open: open, frame: call.frame), given: [Lazy(value)], as: type)
    }
    switch value {
    case .color, .font, .integer, .number, .bool, .enumCase:
      return try run(Closure(open: open, frame: call.frame), given: [Lazy(value)], as: type)
    default: return nil
    }
  }

  private mutating func staticMember(
    _ name: String, _ called: Call?, of path: String, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> SwiftValue {
    if path.isEmpty || SystemTypes.frameworks.contains(path) {
      // `SwiftUI.Color(…)` is the system's color even if the project declares a `Color`.
      if let called, !path.isEmpty, SystemTypes.isKnown(name), !isSystem(name) {
        return try makeSystemValue(name, called)
      }
      var top = frame
      top.place.enclosingType = ""
      top.instance = nil
      top.locals = [:]
      return try named(name, called, in: top, as: type)
    }
    // `Theme.init` as a function is what calls of the type make.
    if name == "self" || name == "init", called == nil { return .type(path) }
    if name == "init", let called { return try construct(path, called) }
    let resolver = resolver(for: frame.target)
    let part = MemberChain.Name(text: name, labels: called?.labels)
    var found = resolver.overloads(part, of: path, at: frame.place)
    if let called, hasSystemOverload(name, of: path) { found = try accepted(found, called) }
    if !found.isEmpty {
      return try value(of: found, name, called, on: nil, in: frame, as: type)
    }
    if let value = try systemStatic(name, called, of: path, in: frame) { return value }
    // `FontFamily.Inter` of an extension.
    if called == nil, !resolver.index.types("\(path).\(name)").isEmpty {
      return .type("\(path).\(name)")
    }
    throw .noMember(name, of: path)
  }

  /// The value of an implicit member: `.brand`, `.init(…)`.
  mutating func implicitMember(
    _ name: String, _ called: Call?, of type: String, in frame: CodeFrame
  ) throws(EvaluationStop) -> SwiftValue {
    if name == "none", called == nil { return .none }
    return try staticMember(name, called, of: type, in: frame, as: type)
  }

  /// The value that the initializer assigned to a property; `nil` for its initial value.
  mutating func field(_ name: String, of instance: Instance) throws(EvaluationStop) -> SwiftValue? {
    guard let field = instance.fields[name] else { return nil }
    let path = "\(instance.type).\(name)"
    guard !assigned.contains(path) else { throw .assigned(path) }
    if let place = resolver.index.members(name, of: instance.type).first,
      let theme = try whicheverTheme(of: resolver.index[place], from: resolver.target)
    {
      return theme
    }
    do throws(EvaluationStop) { return try force(field) } catch {
      // For an enum each case is tried, for a protocol each conforming type.
      guard case .unknown = error,
        let place = resolver.index.members(name, of: instance.type).first,
        case let declared = resolver.index[place], declared.type?.hasSuffix("?") == false,
        let type = typeName(declared.type, within: declared.owner, resolver.target),
        let value = openChoice(of: type, chosenBy: declared.path)
      else { throw error }
      return value
    }
  }

  /// Whether a type has a stored property of a name.
  func hasStoredProperty(_ name: String, of instance: Instance) -> Bool {
    instance.fields[name] != nil
      || resolver.overloads(
        MemberChain.Name(text: name, labels: nil), of: instance.type, at: use
      ).contains { resolver.index[$0].kind == .property && !resolver.index[$0].isStatic }
  }
}
