// Looks up members of types and checks their visibility.

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
        for name in declaration.inherited {
          guard let found = qualified(name, within: declaration.owner), found != owner,
            !DeclaredType.isSystem(found), !result.contains(found)
          else { continue }
          result.append(found)
          open.append(found)
        }
      }
    }
    return result
  }

  /// The qualified names of the types that conform to a protocol of the project, without tests, in
  /// declaration order; empty for other types.
  package func conformers(to type: String) -> [String] {
    guard isProtocol(type) else { return [] }
    return project.conformers.value(of: target) { readConformers() }[type] ?? []
  }

  private func readConformers() -> [String: [String]] {
    var result: [String: [String]] = [:]
    let types = index.subtypes.filter { name in
      index.types(name).contains { place in
        let declared = index[place]
        return !declared.isExtension && !declared.isProtocol
          && !targets.productTargets(ofFile: declared.file).isEmpty
      }
    }
    for name in types.sorted(by: { index.types($0)[0] < index.types($1)[0] }) {
      for type in supertypes(of: name).uniqued() where isProtocol(type) {
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
    let parts = path.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    let owner = parts.dropLast().joined(separator: ".")
    let aliases = index.members(last, of: owner).filter { index[$0].kind == .alias }
    // Of one declaration per platform, the one that this target compiles, preferably for iOS.
    let compiled = aliases.min { rank(index[$0]) < rank(index[$1]) }
    guard let alias = compiled, !standsInForSystemType(index[alias]) else { return nil }
    return qualified(index[alias].type ?? "", within: owner, depth: depth + 1)
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
      let chain = project.parsedCode(of: place)?.outline.memberChains.first, chain.names.count > 1
    else { return nil }
    var next = self
    next.references += 1
    let inner = Place(file: declaration.file, enclosingType: declaration.owner)
    guard case .success(let resolution) = next.resolve(chain, at: inner) else { return nil }
    return resolution.type
  }

  // MARK: Visibility

  /// Why code at a place cannot name a declaration; `nil` when it can.
  func sees(_ place: Int32, at use: Place) -> ResolutionFailure? {
    let declaration = index[place]
    let homes = targets.targets(ofFile: declaration.file)
    if homes.contains(target) {
      switch declaration.access {
      case .internal, .package, .public: return nil
      case .fileprivate: return declaration.file == use.file ? nil : .isPrivate(place)
      case .private:
        let outer = declaration.owner.split(separator: ".").first ?? ""
        let isInside =
          declaration.file == use.file
          && (outer.isEmpty || use.enclosingType.split(separator: ".").first == outer)
        return isInside ? nil : .isPrivate(place)
      }
    }
    let reachable = homes.filter { targets.reach[target].contains($0) }
    guard !reachable.isEmpty else { return .unreachable(place) }
    if declaration.access == .public { return nil }
    // `@testable import` makes internal declarations visible.
    if targets.targets[target].isTest, declaration.access >= .internal { return nil }
    let manifest = targets.targets[target].manifest
    let isPackage =
      declaration.access == .package
      && reachable.contains { targets.targets[$0].manifest == manifest }
    return isPackage ? nil : .notPublic(place)
  }

  /// Global declarations of the module shadow imported ones; extensions from modules that no file
  /// of the target imports only count if there is nothing else.
  func nearest(_ visible: [Int32], of owner: String) -> [Int32] {
    guard visible.count > 1 else { return visible }
    let own = visible.filter { targets.targets(ofFile: index[$0].file).contains(target) }
    if !own.isEmpty, own.count < visible.count {
      if owner.isEmpty { return own }
      let imported = visible.filter { place in
        targets.targets(ofFile: index[place].file).contains {
          $0 == target || targets.imports(targets.targets[$0].module, by: target)
        }
      }
      return imported
    }
    return visible
  }

  /// A type of the module hides one of the same name that it imports, with all of its members.
  ///
  /// A member belongs to the type that its own module declares, or else sees.
  func requireSameType(
    _ member: Int32, in resolution: NameResolution, _ name: String
  ) throws(ResolutionFailure) {
    guard resolution.isType, let type = resolution.declarations.first, index[type].kind == .type,
      index[type].owner.isEmpty
    else { return }
    let users = targets.targets(ofFile: index[member].file)
    let sees = resolution.declarations.contains { place in
      targets.targets(ofFile: index[place].file).contains { home in
        users.contains { targets.reach[$0].contains(home) }
      }
    }
    if !sees { throw .hidden(by: type, name: name) }
  }

  /// A default implementation counts as the requirement of the same protocol.
  func withoutRequirements(_ visible: [Int32]) -> [Int32] {
    let implemented = visible.filter { !index[$0].isRequirement }
    return implemented.isEmpty ? visible : implemented
  }

  /// Two declarations that `#if` does not separate are ambiguous.
  private func requireUnambiguous(_ visible: [Int32]) throws(ResolutionFailure) {
    guard visible.count > 1 else { return }
    for (offset, first) in visible.enumerated() {
      for second in visible[(offset + 1)...] where !areApart(index[first], index[second]) {
        throw .ambiguous(first, second)
      }
    }
  }

  private func areApart(_ a: Declaration, _ b: Declaration) -> Bool {
    // The same name on `Color` and on `ShapeStyle` counts as one declaration.
    if a.owner != b.owner { return true }
    if a.kind == .function || a.kind == .initializer, a.signature != b.signature { return true }
    if a.isStatic != b.isStatic { return true }
    guard a.condition != b.condition || a.file == b.file && a.condition != nil else { return false }
    guard let first = a.condition, let second = b.condition else { return false }
    return variants.allSatisfy { $0.implies(first, .not(second)) }
  }

  /// In every build in which the place is compiled, one of the declarations must be.
  private func requireCompiled(
    _ visible: [Int32], at place: Place
  ) throws(ResolutionFailure) {
    let conditions = visible.compactMap { index[$0].condition }
    if conditions.count == visible.count, let first = conditions.first {
      let any = conditions.dropFirst().reduce(first) { .or($0, $1) }
      let isCovered = variants.allSatisfy { $0.implies(place.condition, any) }
      if !isCovered { throw .otherPlatform(visible[0], any) }
    }
    let minimums = targets.targets[target].minimumVersions
    for declared in visible {
      guard let availability = index[declared].availability else { continue }
      for (platform, release) in availability.introduced.sorted(by: { $0.key < $1.key }) {
        guard let built = variants.first(where: { $0.platform?.satisfies(os: platform) ?? false }),
          let minimum = built.platform.flatMap({ minimums[$0] }),
          VersionNumbers.precedes(minimum, release)
        else { continue }
        throw .tooNew(declared, platform: platform, release: release)
      }
      let platforms = variants.compactMap(\.platform)
      let isMissing =
        availability.unavailable.contains("*")
        || platforms.contains { platform in
          availability.unavailable.contains { platform.satisfies(os: $0) }
        }
      if isMissing { throw .tooNew(declared, platform: "", release: []) }
    }
  }

  /// A type of UIKit or AppKit exists on the platforms of the framework.
  func requireFramework(of type: String, at place: Place) throws(ResolutionFailure) {
    let framework =
      type.hasPrefix("UI") ? "UIKit" : type.hasPrefix("NS") && type != "NSObject" ? "AppKit" : nil
    guard let framework else { return }
    let needed = BuildCondition.test("canImport(\(framework))")
    let isThere = variants.allSatisfy { variant in
      guard variant.canSatisfy(place.condition), variant.platform != nil else { return true }
      return variant.implies(place.condition, needed)
    }
    if !isThere { throw .missingFramework(framework) }
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

extension DeclaredType {
  /// The path of a written type without `some`, optionals and generic arguments: `Theme.Colors` of
  /// `Theme.Colors?`.
  package static func path(of written: String) -> String {
    var name = written[...]
    for prefix in ["some ", "any ", "inout "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    while let last = name.last, last == "?" || last == "!" { name = name.dropLast() }
    if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
    for framework in ["SwiftUI.", "UIKit.", "AppKit.", "Swift."] where name.hasPrefix(framework) {
      name = name.dropFirst(framework.count)
    }
    return String(name)
  }
}
