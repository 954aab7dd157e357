// Looks up members of types.

extension NameResolver {
  /// The visible declarations of a member, one for each `#if` branch.
  ///
  /// - Returns: Empty if the project declares no such member.
  /// - Throws: Why the existing declarations cannot be used.
  func members(
    _ name: MemberChain.Name, of owner: String, isValue: Bool, at place: Place
  ) throws(ResolutionFailure) -> [Int32] {
    var candidates: [Int32] = []
    for type in lookupTypes(owner) {
      candidates = declarations(of: name, in: type)
      if !candidates.isEmpty { break }
    }
    guard !candidates.isEmpty else { return [] }
    var visible: [Int32] = []
    var failure: ResolutionFailure?
    for candidate in candidates {
      if let obstacle = sees(candidate, at: place) {
        failure = failure ?? obstacle
      } else {
        visible.append(candidate)
      }
    }
    guard !visible.isEmpty else {
      // Declarations of Apple's frameworks with the same name remain visible.
      if !isValue, isSystem(owner), SystemNames.hasStaticMember(name.text, of: owner) {
        return []
      }
      throw failure ?? .notDeclared(name: name.text, owner: owner)
    }
    if !owner.isEmpty, !isValue, let wrong = visible.first(where: { !index[$0].isStatic }) {
      visible.removeAll { !index[$0].isStatic }
      if visible.isEmpty { throw .notStatic(wrong) }
    }
    visible = withoutRequirements(nearest(visible, of: owner))
    try requireUnambiguous(visible)
    try requireCompiled(visible, at: place)
    try requireLimits(visible, at: place)
    return visible
  }

  /// The types whose members a type has: itself, its supertypes, and for a color type `ShapeStyle`.
  func lookupTypes(_ owner: String) -> [String] {
    if owner.isEmpty { return [""] }
    if owner == "Color" { return ["Color", "ShapeStyle"] }
    if owner == "ShapeStyle" { return ["ShapeStyle", "Color"] }
    return [owner] + supertypes(of: owner)
  }

  /// The declarations that a type has of a name with its arguments, seen or not.
  ///
  /// A function that accepts the arguments is called, not a property with its name.
  func declarations(of name: MemberChain.Name, in type: String) -> [Int32] {
    let found = index.members(name.text, of: type).filter {
      fits(index[$0], name) && !standsInForSystemType(index[$0])
    }
    guard name.isCall, found.count > 1, found.contains(where: { index[$0].kind == .function })
    else { return found }
    return found.filter { index[$0].kind != .property }
  }

  /// Whether a declaration fits a name with its arguments.
  func fits(_ declaration: Declaration, _ name: MemberChain.Name) -> Bool {
    guard let labels = name.labels else {
      return declaration.kind != .function && declaration.kind != .initializer
    }
    switch declaration.kind {
    case .function, .initializer: return declaration.accepts(labels)
    case .enumCase: return declaration.parameters.count == labels.count
    case .type, .alias, .property: return true
    }
  }

  /// The qualified names of a type's supertypes that the project declares, nearest first.
  package func supertypes(of owner: String) -> [String] {
    // Fast path: most types have none, and extensions of Apple's types are numerous.
    guard index.hasSupertypes(owner) else { return [] }
    return project[target].supertypes.value(of: owner) { declaredSupertypes(of: owner) }
  }

  private func declaredSupertypes(of owner: String) -> [String] {
    var result: [String] = []
    var open = [owner]
    while let type = open.popLast(), result.count < 32 {
      for place in index.types(type) {
        let declaration = index[place]
        for name in declaration.inherited where project.mayBeOwn(name) {
          let known = qualified(name, within: declaration.owner) ?? extended(name)
          guard let found = known, found != owner,
            !DeclaredType.isSystem(found), !result.contains(found)
          else { continue }
          result.append(found)
          open.append(found)
        }
      }
    }
    return result
  }

  /// A protocol of which only extensions were read, all for every type that conforms: their members are those of the
  /// types.
  private func extended(_ name: String) -> String? {
    let places = index.types(name)
    let isForAll = places.allSatisfy { index[$0].inherited.allSatisfy { !$0.hasPrefix("Self") } }
    return places.isEmpty || !isForAll || DeclaredType.isSystem(name) ? nil : name
  }

  /// The qualified names of the types that conform to a protocol of the project, without tests, in
  /// declaration order; empty for other types.
  package func conformers(to type: String) -> [String] {
    guard isProtocol(type) else { return [] }
    return descendants(of: type)
  }

  /// Whether a class of the project inherits from a type.
  func hasSubtypes(_ type: String) -> Bool { !descendants(of: type).isEmpty }

  private func descendants(of type: String) -> [String] {
    project.descendants.value(of: target) { readDescendants() }[type] ?? []
  }

  private func readDescendants() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for name in project.conformingTypes {
      for type in supertypes(of: name).uniqued() {
        result[type, default: []].append(name)
      }
    }
    return result
  }

  /// The protocols that refine another one and to which no type that is known conforms.
  func protocolsWithoutConformers(refining type: String) -> [String] {
    guard isProtocol(type) else { return [] }
    return index.subtypes.filter { name in
      isProtocol(name) && supertypes(of: name).contains(type) && conformers(to: name).isEmpty
    }.sorted()
  }

  /// Whether a type of the project is a protocol.
  package func isProtocol(_ type: String) -> Bool {
    index.types(type).contains { index[$0].isProtocol }
  }

  /// The enclosing types of a type, itself first: `A.B`, `A` of `A.B`.
  func enclosing(_ type: String) -> [String] {
    var result: [String] = []
    var rest = type[...]
    while !rest.isEmpty {
      result.append(String(rest))
      guard let period = rest.lastIndex(of: ".") else { break }
      rest = rest[..<period]
    }
    return result
  }

  /// The qualified name of a written type inside of another one; `nil` for a type that neither the
  /// project nor, as far as known, Apple's frameworks declare.
  package func qualified(_ written: String, within owner: String) -> String? {
    project[target].types.value(of: .init(text: written, owner: owner)) {
      qualified(written, within: owner, depth: 0)
    }
  }

  private func qualified(_ written: String, within owner: String, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    if TupleType.isTuple(written) { return written }
    let name = DeclaredType.path(of: written)
    if name == "Self" { return owner.isEmpty ? nil : owner }
    // `SwiftUI.Color` is not a nested `Color`.
    let base = DeclaredType.base(of: written)
    if DeclaredType.isSystem(base),
      written.hasPrefix("SwiftUI.") || written.hasPrefix("UIKit.")
        || written.hasPrefix("AppKit.")
    {
      return base
    }
    for around in enclosing(owner) {
      if let found = declaredType("\(around).\(name)", depth) { return found }
    }
    if let found = declaredType(name, depth) { return found }
    if let period = name.firstIndex(of: "."),
      targets.reaches(module: String(name[..<period]), from: target),
      let found = declaredType(String(name[name.index(after: period)...]), depth)
    {
      return found
    }
    return DeclaredType.isSystem(base) ? base : nil
  }

  private func declaredType(_ path: String, _ depth: Int) -> String? {
    if index.types(path).contains(where: { !index[$0].isExtension }) { return path }
    let parts = path.split(at: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let owner = parts.dropLast().joined(separator: ".")
    // `typealias Color = UIColor` of a module means nothing in one that does not depend on it.
    let isOfSystem = owner.isEmpty && DeclaredType.isSystem(last)
    let aliases = index.members(last, of: owner).filter {
      index[$0].kind == .alias && (!isOfSystem || isReachable(index[$0]))
    }
    // Of one declaration per platform, the one that this target compiles, preferably for iOS.
    let compiled = aliases.min { rank(index[$0]) < rank(index[$1]) }
    guard let alias = compiled, index[alias].type != nil, !standsInForSystemType(index[alias])
    else { return nil }
    return qualified(index[alias].type ?? "", within: owner, depth: depth + 1)
  }

  /// Whether the target or one that it depends on compiles the file of a declaration.
  private func isReachable(_ declared: Declaration) -> Bool {
    let homes = targets.targets(ofFile: declared.file)
    return homes.isEmpty || homes.contains { $0 == target || targets.reach[target].contains($0) }
  }

  /// Ranks a declaration by whether the target compiles it: for iOS, for another platform, not at all.
  ///
  /// A target without a stated platform counts as iOS.
  func rank(_ declared: Declaration) -> Int {
    let compiling = variants.map { variant in
      BuildVariant(platform: variant.platform ?? .iOS, conditions: variant.conditions)
    }.filter { $0.canSatisfy(declared.condition) }
    return compiling.contains { $0.platform == .iOS } ? 0 : compiling.isEmpty ? 2 : 1
  }

  /// Whether a build of the target for iOS compiles a declaration.
  package func isForPhone(_ declared: Declaration) -> Bool { rank(declared) == 0 }

  /// Whether a declaration is an alias for platforms without a system type, `typealias UIColor = NSColor`, and the
  /// target has the type: on iOS the name is the system's.
  func standsInForSystemType(_ declared: Declaration) -> Bool {
    guard declared.kind == .alias, declared.owner.isEmpty, DeclaredType.isSystem(declared.name)
    else { return false }
    return rank(declared) > (isForPhone ? 0 : 1)
  }

  /// Whether the target is compiled for iOS, among others.
  private var isForPhone: Bool { variants.contains { $0.platform ?? .iOS == .iOS } }

  /// The type of a property that is initialized with a reference to another one: `Theme` for
  /// `static let current = Theme.shared`.
  ///
  /// `nil` for cyclic or too long references.
  package func typeOfReference(_ place: Int32) -> String? {
    let declaration = index[place]
    guard references < Self.maximumReferences, !declaration.isBody,
      let code = declaration.code, code.utf8.count < 200,
      let outline = project.parsedCode(of: place)?.outline,
      outline.outerQuestion(in: 0..<outline.count) == nil,
      let chain = outline.memberChains.first, chain.names.count > 1
    else { return nil }
    var next = self
    next.references += 1
    let inner = Place(file: declaration.file, enclosingType: declaration.owner)
    guard case .success(let resolution) = next.resolve(chain, at: inner) else { return nil }
    return resolution.type
  }
}

extension Declaration {
  /// Whether a call with these labels fits the parameters; omitted ones must have defaults.
  func accepts(_ labels: [String?]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      while let next = rest.first, next.label != label, next.defaultValue != nil {
        rest = rest.dropFirst()
      }
      guard let next = rest.first, next.label == label else { return false }
      rest = rest.dropFirst()
    }
    return rest.allSatisfy { $0.defaultValue != nil }
  }
}
