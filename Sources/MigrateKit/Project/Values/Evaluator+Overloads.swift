// Overload resolution.

extension Evaluator {
  /// The quality of an argument's fit to a parameter's type.
  private enum Fit: Int, Comparable {
    case no, perhaps, converted, exact
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// The declaration selected by a use: it is compiled, and fits the arguments best.
  ///
  /// - Throws: An ambiguity that labels and kinds of arguments do not resolve.
  mutating func select(
    _ found: [Int32], _ name: String, _ call: Call?, on instance: SwiftValue?, in frame: CodeFrame,
    as type: String? = nil
  ) throws(EvaluationStop) -> Int32 {
    var compiled: [Int32] = []
    for place in found {
      let condition = BuildCondition.both(use.condition, frame.place.condition)
      if isCompiled(resolver.index[place].condition, given: condition, in: frame.target) {
        compiled.append(place)
      }
    }
    guard !compiled.isEmpty else { throw .impossible }
    if compiled.count > 1 {
      let own = compiled.filter { resolver.index[$0].isStatic == (instance == nil) }
      if !own.isEmpty { compiled = own }
    }
    if compiled.count > 1 {
      // `color()` selects the function, `color` the property of that name.
      let meant = compiled.filter { (resolver.index[$0].kind == .property) == (call == nil) }
      if !meant.isEmpty { compiled = meant }
    }
    if compiled.count > 1, let call {
      compiled = try best(compiled, for: call, in: frame, as: type)
    }
    if compiled.count > 1 {
      // Declarations of the module shadow imported ones.
      let own = compiled.filter { place in
        resolver.targets.targets(ofFile: resolver.index[place].file).contains(frame.target)
      }
      if !own.isEmpty { compiled = own }
    }
    if compiled.count > 1, !areCopies(compiled) {
      // Each file of targets that no manifest divides may have its own.
      let own = compiled.filter { resolver.index[$0].file == frame.place.file }
      if own.count == 1 { compiled = own }
    }
    guard compiled.count == 1 || areCopies(compiled) else { throw .ambiguous(name) }
    return compiled[0]
  }

  /// Whether declarations are the same in each word, as an initializer that each module of an app declares for itself.
  private func areCopies(_ places: [Int32]) -> Bool {
    guard let first = places.first.map({ resolver.index[$0] }), let code = first.code else {
      return false
    }
    let words = Self.words(code)
    return places.dropFirst().allSatisfy { place in
      let other = resolver.index[place]
      return other.parameters == first.parameters && other.code.map(Self.words) == words
    }
  }

  private static func words(_ code: String) -> [Substring] {
    code.split(whereSeparator: \.isWhitespace)
  }

  private mutating func best(
    _ candidates: [Int32], for call: Call, in frame: CodeFrame, as type: String?
  ) throws(EvaluationStop) -> [Int32] {
    var fits: [(place: Int32, fit: [Fit])] = []
    for place in candidates {
      let fit = try fit(of: place, for: call)
      if !fit.contains(.no) { fits.append((place, fit)) }
    }
    guard fits.count > 1 else { return fits.map(\.place) }
    // The one that fits no argument worse than any other is selected.
    let best = fits.filter { one in
      fits.allSatisfy { other in zip(one.fit, other.fit).allSatisfy { $0 >= $1 } }
    }
    guard best.count > 1 else { return best.map(\.place) }
    if let type {
      let typed = best.filter { place, _ in
        let declaration = resolver.index[place]
        return typeName(declaration.type, within: declaration.owner, frame.target) == type
      }
      if typed.count == 1 { return typed.map(\.place) }
    }
    let counts = best.map { resolver.index[$0.place].parameters.count }
    let fewest = best.filter { resolver.index[$0.place].parameters.count == counts.min() }
    return fewest.map(\.place)
  }

  private mutating func fit(of place: Int32, for call: Call) throws(EvaluationStop) -> [Fit] {
    let declaration = resolver.index[place]
    guard let bound = declaration.bound(call.labels) else { return [.no] }
    var result: [Fit] = []
    for (argument, parameter) in zip(call.arguments, bound) {
      let type = typeName(parameter.type, within: declaration.owner, call.frame.target)
      result.append(try fit(of: argument.span, in: call.frame, to: type ?? parameter.type))
    }
    return result
  }

  /// Whether Apple declares a function of a type, to which the project may add one with the same labels and other types.
  func hasSystemOverload(_ name: String, of type: String) -> Bool {
    isSystem(type) && type.hasSuffix("Font") && SystemNames.hasStaticMember(name, of: type)
  }

  /// The declarations that the kinds of a call's arguments fit.
  mutating func accepted(_ found: [Int32], _ call: Call) throws(EvaluationStop) -> [Int32] {
    var accepted: [Int32] = []
    for place in found where try !fit(of: place, for: call).contains(.no) {
      accepted.append(place)
    }
    return accepted
  }

  private mutating func fit(
    of span: Range<Int>, in frame: CodeFrame, to type: String
  ) throws(EvaluationStop) -> Fit {
    let outline = frame.outline
    let bare = outline.withoutParentheses(span)
    // `.Palette.oldTeal`
    if bare.count > 2, outline.kind(bare.lowerBound) == .period,
      outline.kind(bare.lowerBound + 2) == .period, !resolver.index.cases(ofEnum: type).isEmpty,
      isForeign(outline.name(bare.lowerBound + 1), to: type, in: frame)
    {
      return .no
    }
    // `.black`, and `.palette.ink` of a type that the app extends.
    if outline.kind(bare.lowerBound) == .period, bare.count == 2 || isSystem(type) {
      let member = outline.name(bare.lowerBound + 1)
      let isBasic = NumberKind.isInteger(type) || type == "String" || type == "Bool"
      if isBasic || isForeign(member, to: type, in: frame) { return .no }
      // A type may have more members than were read.
      let isDeclared = resolver.index.members(member, of: type).contains {
        resolver.index[$0].kind == .enumCase || resolver.index[$0].isStatic
      }
      return isDeclared ? .exact : .perhaps
    }
    if bare.count == 1, outline.isText(bare.lowerBound, "nil") { return .perhaps }
    // `UIColor { traits in … }` is one, whatever it depends on.
    if outline.kind(bare.lowerBound) == .identifier, isSystem(outline.name(bare.lowerBound)),
      [.leftBrace, .leftParen].contains(outline.kind(bare.lowerBound + 1)),
      outline.partner(bare.lowerBound + 1) == bare.upperBound - 1, isConcrete(type)
    {
      return .no
    }
    let value: SwiftValue
    do throws(EvaluationStop) {
      value = try evaluate(span, in: frame, as: nil)
    } catch {
      if case .limit = error { throw error }
      return .perhaps
    }
    switch value {
    case .integer(_, let isLiteral):
      if NumberKind.isInteger(type) { return .exact }
      if NumberKind.isFloating(type) { return isLiteral ? .converted : .no }
    case .number:
      if NumberKind.isFloating(type) { return .exact }
      if NumberKind.isInteger(type) { return .no }
    case .text: if type == "String" { return .exact }
    case .bool: if type == "Bool" { return .exact }
    case .instance(let metrics) where metrics.isScaledNumber && NumberKind.isFloating(type):
      return .exact
    case .color where isConcrete(type), .font where isConcrete(type): return .no
    default:
      if let own = value.typeName, own == type { return .exact }
      let isOther = NumberKind.isInteger(type) || NumberKind.isFloating(type)
      let isStyle = ["String", "Bool", "Color", "UIColor", "NSColor", "CGColor"].contains(type)
      return isOther || isStyle && value.typeName != nil ? .no : .perhaps
    }
    // A literal for a non-basic type.
    return DeclaredType.isSystem(type) || resolver.declaresType(type) ? .no : .perhaps
  }

  /// Whether the project declares a type that no value of the system's types is of.
  private func isConcrete(_ type: String) -> Bool {
    resolver.index.types(type).contains { place in
      !resolver.index[place].isExtension && !resolver.index[place].isProtocol
    }
  }

  /// Whether an implicit member is certainly none of a type: no case of an enum, no constant of a number.
  private func isForeign(_ member: String, to type: String, in frame: CodeFrame) -> Bool {
    let isNumber = NumberKind.isFloating(type)
    guard isNumber || !resolver.index.cases(ofEnum: type).isEmpty else { return false }
    let constants: Set<String> = ["zero", "pi", "infinity", "nan", "greatestFiniteMagnitude"]
    return resolver.index.members(member, of: type).isEmpty
      && !(isNumber && constants.contains(member))
  }

  // MARK: Conditional compilation

  /// Whether a condition of `#if` holds in this run; undecided tests become choices.
  mutating func isCompiled(
    _ condition: BuildCondition?, given: BuildCondition?, in target: Int
  ) -> Bool {
    guard let condition else { return true }
    choices.noteDependence()
    var variants = askedVariants(of: target).filter { $0.canSatisfy(given) }
    if let chosen = choices.choice(for: .platform)?.option {
      variants = variants.filter { $0.platform?.rawValue == chosen }
    }
    return condition.holds { test in
      let outcomes = variants.map { Self.holds(test, in: $0, given: given) }
      if let first = outcomes.first, let first, outcomes.allSatisfy({ $0 == first }) {
        return first
      }
      let names = variants.compactMap { $0.platform?.rawValue }
      if names.count > 1, outcomes.contains(where: { $0 != nil }) {
        let chosen = choices.choose(.platform, among: names)
        if let outcome = outcomes[chosen] { return outcome }
      }
      return choose(test)
    } ?? false
  }

  /// The variants of a target for the platforms of the one that asks: a package for phones and watches is only built
  /// for phones where a phone's app uses it.
  private func askedVariants(of target: Int) -> [BuildVariant] {
    let variants = resolver(for: target).variants
    guard target != resolver.target else { return variants }
    let asked = Set(resolver.variants.compactMap(\.platform))
    let shared = variants.filter { $0.platform.map(asked.contains) ?? true }
    return shared.isEmpty ? variants : shared
  }

  private static func holds(
    _ test: String, in variant: BuildVariant, given: BuildCondition?
  ) -> Bool? {
    if let known = variant.holds(test) { return known }
    guard let given else { return nil }
    if variant.implies(given, .test(test)) { return true }
    return variant.implies(given, .not(.test(test))) ? false : nil
  }

  private mutating func choose(_ test: String) -> Bool {
    if test.hasPrefix("os(") {
      // Code is built for one platform at a time.
      let other = choices.made.contains { choice in
        if case .test(let name) = choice.question {
          return name.hasPrefix("os(") && name != test && choice.chosen == 0
        }
        return false
      }
      if other { return false }
    }
    return choices.choose(.test(test), among: [test, "!" + test]) == 0
  }

  /// Checks that no `#if` splits an expression.
  func requireUnconditional(_ span: Range<Int>, in frame: CodeFrame) throws(EvaluationStop) {
    guard !frame.code.clauses.isEmpty, !span.isEmpty else { return }
    let outline = frame.outline
    let range = outline.byteRange(span)
    for clause in frame.code.clauses.clauses
    where clause.range.start > range.start && clause.range.start < range.end {
      let open = outline.encloser(outline.firstLexeme(from: clause.range.start))
      guard open >= span.lowerBound, outline.kind(open) == .leftBrace else {
        throw .unknown("a part of it is between #if and #endif")
      }
    }
  }
}

extension Declaration {
  /// The parameters of arguments with these labels; `nil` if they do not fit.
  func bound(_ labels: [String?]) -> [DeclaredParameter]? {
    guard accepts(labels) else { return nil }
    var rest = parameters[...]
    var result: [DeclaredParameter] = []
    for label in labels {
      while let next = rest.first, next.label != label { rest = rest.dropFirst() }
      guard let next = rest.popFirst() else { return nil }
      result.append(next)
    }
    return result
  }
}
