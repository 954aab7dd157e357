/// Whether a declaration, or the code at a place, is isolated to the main actor, where the code itself says so.
package enum ActorIsolation: UInt8, Sendable {
  /// It runs on the main actor: `@MainActor`, a view.
  case main
  /// It runs anywhere, or on another actor: `nonisolated`, an actor.
  case elsewhere
  /// It runs where the type around does, which other files decide: a supertype, or an extension of a type of theirs.
  case byType
}

/// What the code at a place may name, besides what its target sees.
package struct PlaceLimits: Hashable, Sendable {
  /// The isolation of the place; `nil` for the default of the target.
  var isolation: ActorIsolation?
  /// Whether other modules compile the code, so that it may only name what is public: bodies of `@inlinable` functions,
  /// default arguments of public ones.
  var isInlined = false
  /// The first release of each platform on which the code runs, where it says so: `if #available(iOS 17, *)`.
  var releases: [String: [Int]] = [:]
}

/// Where the code of one file runs, with what its scopes and types say once it was asked for.
struct IsolationReader {
  private let outline: SyntaxOutline
  /// The isolation of types by their indices.
  private var types: [Int: ActorIsolation?] = [:]
  /// The isolation of code in the bodies of members by its scopes.
  private var scopes: [Int: ActorIsolation?] = [:]

  init(_ outline: SyntaxOutline) { self.outline = outline }

  /// What the code at a lexeme may name.
  mutating func limits(at index: Int) -> PlaceLimits {
    PlaceLimits(
      isolation: isolation(at: index), isInlined: outline.isInlined(at: index),
      releases: outline.releases(at: index))
  }

  /// The isolation that a member or the type around it states.
  mutating func isolation(ofMember name: Int, from start: Int, in scope: Int) -> ActorIsolation? {
    if let stated = outline.isolation(from: start, to: name) { return stated }
    let declaration = outline.scopes[scope].declaration
    return scope > 0 && declaration >= 0 ? isolation(ofType: declaration) : nil
  }

  private mutating func isolation(ofType index: Int) -> ActorIsolation? {
    if let known = types[index] { return known }
    let isolation = outline.isolation(of: outline.types[index])
    types[index] = .some(isolation)
    return isolation
  }

  /// The isolation of the code at a lexeme; `nil` for the default of the target.
  private mutating func isolation(at index: Int) -> ActorIsolation? {
    let scope = outline.scopeIndex(index)
    guard outline.scopes[scope].memberScope < 0 else {
      if let known = scopes[scope] { return known }
      let isolation = isolation(at: index, in: scope)
      scopes[scope] = .some(isolation)
      return isolation
    }
    if let property = outline.initializedMember(around: index),
      let stated = outline.isolation(from: property.start, to: property.name)
    {
      return stated
    }
    return isolation(at: index, in: scope)
  }

  private mutating func isolation(at index: Int, in scope: Int) -> ActorIsolation? {
    var scope = scope
    var isMember = true
    for _ in 0..<SyntaxOutline.maximumDepth where scope > 0 {
      let current = outline.scopes[scope]
      switch current.kind {
      case .closure:
        if let isolation = outline.isolation(ofClosure: current) { return isolation }
      case .function, .property:
        if let isolation = outline.isolation(ofBody: current) { return isolation }
      case .type:
        guard current.declaration >= 0 else { return nil }
        let isolation = isolation(ofType: current.declaration)
        if isolation == .elsewhere { return isolation }
        if isMember {
          // What a function of a view gives to it, in an extension apart from the view.
          if isolation != .main, outline.isWitness(in: current.declaration, at: index) {
            return .main
          }
          if isolation != nil { return isolation }
        }
        isMember = false
      default: break
      }
      scope = current.parent
    }
    return nil
  }
}

extension SyntaxOutline {
  // MARK: Isolation

  /// The isolation that the declaration of a function or a property states for its body.
  fileprivate func isolation(ofBody scope: Scope) -> ActorIsolation? {
    guard let member = member(of: scope) else { return nil }
    if let stated = isolation(from: member.start, to: member.name) { return stated }
    guard scope.kind == .function, functions[scope.declaration].keyword == .deinit,
      !hasModifier(.isolated, from: member.start, to: member.name)
    else { return nil }
    return .elsewhere
  }

  /// The isolation that the attributes and modifiers of a declaration state; `nil` for none.
  func isolation(from start: Int, to name: Int) -> ActorIsolation? {
    for attribute in attributes(from: start) {
      if isText(attribute, "MainActor") { return .main }
      if self.name(attribute).hasSuffix("Actor") { return .elsewhere }
    }
    return hasModifier(.nonisolated, from: start, to: name) ? .elsewhere : nil
  }

  /// The isolation of the members of a type, by its declaration or, for an extension, that in the same file.
  func isolation(of type: TypeDeclaration) -> ActorIsolation? {
    if let stated = isolation(from: type.start, to: type.name.lowerBound) { return stated }
    if type.keyword == .actor { return .elsewhere }
    if type.keyword != .extension {
      if inheritsMainActor(type.inherited) || hasViewBody(type) { return .main }
      return type.inherited.isEmpty ? nil : .byType
    }
    if let own = declaration(ofExtended: type) { return isolation(of: own) }
    let extended = name(type.name.upperBound - 1)
    if Self.isOfMainActor(extended) { return .main }
    return DeclaredType.isSystem(extended) ? nil : .byType
  }

  /// The limit of declarations that are searched for one of a name.
  private static let mostDeclarations = 128

  /// The declaration of an extended type in the same file, which mostly is among the first.
  private func declaration(ofExtended type: TypeDeclaration) -> TypeDeclaration? {
    let last = name(type.name.upperBound - 1)
    return types.prefix(Self.mostDeclarations).first { declared in
      declared.keyword != .extension && name(declared.name.upperBound - 1) == last
    }
  }

  private func inheritsMainActor(_ inherited: Range<Int>) -> Bool {
    inherited.prefix(Self.mostDeclarations).contains {
      kind($0) == .identifier && Self.isOfMainActor(name($0))
    }
  }

  /// Whether a type is a view by a protocol of the project: it has `var body: some View`.
  private func hasViewBody(_ type: TypeDeclaration) -> Bool {
    guard type.scope >= 0 else { return false }
    let start = properties.partitioningIndex { $0.name > scopes[type.scope].open }
    return properties[start...].prefix(Self.mostDeclarations).contains {
      $0.parent == type.scope && isText($0.name, "body")
        && isText($0.type.lowerBound, "some") && isText($0.type.upperBound - 1, "View")
    }
  }

  /// Whether code is in the implementation of a requirement of Apple's frameworks that is isolated to the main actor.
  fileprivate func isWitness(in type: Int, at index: Int) -> Bool {
    guard inheritsMainActor(types[type].inherited), let member = enclosingMember(of: index),
      let name = memberNameIndex(member)
    else { return false }
    return Self.witnesses.contains(self.name(name))
  }

  /// The isolation that a closure has whatever is around it.
  fileprivate func isolation(ofClosure closure: Scope) -> ActorIsolation? {
    let signature = (closure.open + 1..<max(closure.bodyStart, closure.open + 1))
      .prefix(Self.mostDeclarations)
    if signature.contains(where: { isText($0, "MainActor") }) { return .main }
    let isSendable = signature.contains { kind($0) == .at && isText($0 + 1, "Sendable") }
    if isSendable { return .elsewhere }
    guard let callee = callee(taking: closure), callee > 0 else { return nil }
    if kind(callee) == .poundWord { return isText(callee, "#Preview") ? .main : nil }
    guard kind(callee) == .identifier else { return nil }
    guard mayBe(callee, in: Self.runnerFilter) else { return nil }
    let name = name(callee)
    if Self.sendableRunners.contains(name) { return .elsewhere }
    let head = chainStart(callee)
    switch name {
    case "run", "assumeIsolated": return isText(head, "MainActor") ? .main : nil
    case "async", "asyncAfter":
      // The compiler knows the main queue by its full name alone.
      guard kind(callee - 1) == .period else { return nil }
      let isMain = isText(head, "DispatchQueue") && isText(head + 2, "main") && callee == head + 4
      return isMain ? .main : .elsewhere
    default: return nil
    }
  }

  /// The label or the name of the function that a closure is given to; `nil` where it is given to none.
  private func callee(taking closure: Scope) -> Int? {
    let before = closure.open - 1
    if kind(before) == .rightParen { return (partner(before) ?? 0) - 1 }
    if kind(before) == .identifier || kind(before) == .poundWord { return before }
    // `onCancel: { }`, `addOperation({ })`
    if kind(before) == .colon, isText(before - 1, "onCancel") { return before - 1 }
    guard [.colon, .leftParen, .comma].contains(kind(before)), !isTrailingClosure(closure.open)
    else { return nil }
    return call(at: encloser(closure.open))?.name
  }

  /// Recognizes the functions whose closures run on a certain actor, without a copy of their names.
  private static let runnerFilter: NameFilter = {
    var filter = NameFilter()
    for name in sendableRunners.union(["run", "assumeIsolated", "async", "asyncAfter"]) {
      filter.insert(Array(name.utf8))
    }
    return filter
  }()

  /// The functions of Apple's that run a closure on another thread or task, or may do so.
  private static let sendableRunners: Set<String> = [
    "detached", "addTask", "addTaskUnlessCancelled", "onCancel", "dataTask", "downloadTask",
    "uploadTask", "addOperation", "addBarrierBlock", "scheduledTimer", "addObserver", "notify",
    "performBackgroundTask", "visualEffect", "scrollTransition", "onGeometryChange",
  ]

  /// The stored property of a type or a file whose initial value holds a lexeme.
  func initializedMember(around index: Int) -> PropertyDeclaration? {
    guard scopes[scopeIndex(index)].memberScope < 0,
      let property = propertyIndex(initializedAround: index)
    else { return nil }
    return properties[property]
  }

  /// The first lexeme and the name of what a scope is the body of.
  func member(of scope: Scope) -> (start: Int, name: Int)? {
    guard scope.declaration >= 0, let name = memberNameIndex(scope) else { return nil }
    return scope.kind == .function || scope.word == .subscript
      ? (functions[scope.declaration].start, name) : (properties[scope.declaration].start, name)
  }

  // MARK: Inlined code

  /// Whether other modules compile the code at a lexeme.
  fileprivate func isInlined(at index: Int) -> Bool {
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth where scope > 0 {
      let current = scopes[scope]
      switch current.kind {
      case .function, .property, .accessor:
        let start = member(of: current)?.start ?? current.header
        if start >= 0, isInlinable(start) { return true }
      case .type: return isEmitted(index, in: current)
      default: break
      }
      scope = current.parent
    }
    return isEmitted(index, in: scopes[0])
  }

  private func isInlinable(_ start: Int) -> Bool {
    attributes(from: start).contains { Self.inlinable.contains(name($0)) }
  }

  /// Whether a lexeme is in a default argument of a function that other modules call, or in the initial value of a
  /// property of a type whose layout they know.
  private func isEmitted(_ index: Int, in scope: Scope) -> Bool {
    var open = encloser(index)
    for _ in 0..<Self.maximumDepth where open > scope.open && open >= 0 {
      if let function = functionIndex(parametersOpen: open) {
        return isPublic(from: functions[function].start, to: functions[function].name)
      }
      open = encloser(open)
    }
    guard scope.kind == .type, scope.declaration >= 0 else { return false }
    let type = types[scope.declaration]
    let isFrozen = attributes(from: type.start).contains { isText($0, "frozen") }
    guard isFrozen, let property = initializedMember(around: index) else { return false }
    return !isStatic(property)
  }

  private func isPublic(from start: Int, to name: Int) -> Bool {
    if attributes(from: start).contains(where: { isText($0, "usableFromInline") }) { return true }
    let scope = max(scopes[scopeIndex(start)].typeScope, 0)
    return AccessReader(outline: self).access(from: start, to: name, in: scope) == .public
  }

  private static let inlinable: Set<String> = [
    "inlinable", "_alwaysEmitIntoClient", "_transparent", "backDeployed",
  ]
}
