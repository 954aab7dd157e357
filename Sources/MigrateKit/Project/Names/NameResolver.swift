/// Resolves names in the code of one target by Swift's rules: nested types first, then the module,
/// then imports.
package struct NameResolver: Sendable {
  /// The place of the code that names something.
  package struct Place: Hashable, Sendable {
    /// The number of the file; `nil` for no particular one.
    var file: Int32?
    /// The qualified name of the innermost type around; empty outside of types.
    var enclosingType = ""
    /// The types that this type inherits from and that are not Apple's, as its file writes them.
    var supertypes: [String] = []
    /// The `#if` conditions of the place.
    var condition: BuildCondition?

    /// What code there may name, besides what the target sees; `nil` for all.
    var limits: PlaceLimits?

    /// Makes a place; by default one at the top level of no particular file.
    package init(file: Int32? = nil, enclosingType: String = "", condition: BuildCondition? = nil) {
      self.file = file
      self.enclosingType = enclosingType
      self.condition = condition
    }
  }

  /// The declarations of the project.
  package let project: ProjectNames
  /// The target that compiles the code.
  package let target: Int
  /// The limit of references that are followed for the type of a property without an annotation.
  static let maximumReferences = 8
  /// The number of references followed so far.
  var references = 0

  package var index: DeclarationIndex { project.index }
  package var targets: TargetMap { project.targets }
  /// The build variants of the target.
  var variants: [BuildVariant] { project.variants[target] }

  /// Makes a resolver for the code of a target.
  package init(_ project: ProjectNames, target: Int) {
    self.project = project
    self.target = target
  }

  // MARK: Chains

  /// Resolves a chain at a place.
  ///
  /// - Parameters:
  ///   - chain: The names.
  ///   - place: The place of the names.
  ///   - implicitType: The type of an implicit member: `Color` where a `Color` is expected.
  ///   - receiver: The type of the implicit receiver of the first name: `View` for a modifier.
  /// - Returns: The declarations, or why there are none.
  package func resolve(
    _ chain: MemberChain, at place: Place, implicitType: String? = nil, receiver: String? = nil
  ) -> Result<NameResolution, ResolutionFailure> {
    do throws(ResolutionFailure) {
      var walk = try start(chain, at: place, implicitType, receiver)
      while walk.next < chain.names.count {
        try step(&walk, chain.names[walk.next], at: place)
      }
      return .success(walk.resolution)
    } catch {
      return .failure(error)
    }
  }

  /// The progress through a chain.
  private struct Walk {
    var resolution = NameResolution()
    /// The place of the next name in the chain.
    var next = 0
    /// The qualified name of the type reached.
    var type: String?
    /// Whether the chain has reached a value of the type, not the type itself.
    var isValue = false
  }

  private func start(
    _ chain: MemberChain, at place: Place, _ implicitType: String?, _ receiver: String?
  ) throws(ResolutionFailure) -> Walk {
    var walk = Walk()
    if chain.isImplicit {
      walk.type = implicitType ?? "Color"
      return walk
    }
    let head = chain.names[0]
    if let owner = try owner(ofHead: head, at: place) {
      walk.type = owner
      // A member of the instance around: `theme` of `theme.ink`.
      walk.isValue = index.members(head.text, of: owner).allSatisfy { !index[$0].isStatic }
      try step(&walk, head, at: place)
      return walk
    }
    let top = index.members(head.text, of: "")
    if !top.isEmpty {
      walk.type = ""
      try step(&walk, head, at: place)
      return walk
    }
    if chain.names.count > 1, targets.reaches(module: head.text, from: target) {
      walk.type = ""
      walk.next = 1
      return walk
    }
    guard DeclaredType.isSystem(head.text) || !index.types(head.text).isEmpty else {
      // A modifier of the project or the frameworks, else a type from code that is not read.
      if head.isCall, let receiver, !index.members(head.text, of: receiver).isEmpty {
        walk.type = receiver
        walk.isValue = true
        try step(&walk, head, at: place)
        return walk
      }
      if head.isCall, SystemNames.isViewModifier(head.text) {
        walk.next = 1
        walk.isValue = true
        return walk
      }
      // A local value, which is not evaluated.
      if !head.isCall, chain.names.count > 1, head.text.first?.isLowercase == true {
        throw .external(head.text)
      }
      throw .notDeclared(name: head.text, owner: "")
    }
    try requireFramework(of: head.text, at: place)
    walk.type = head.text
    walk.next = 1
    walk.isValue = head.isCall
    walk.resolution.type = head.text
    walk.resolution.isType = !head.isCall
    return walk
  }

  /// The enclosing type that declares the head of a chain as a nested type or a static member.
  private func owner(
    ofHead head: MemberChain.Name, at place: Place
  ) throws(ResolutionFailure) -> String? {
    guard !place.enclosingType.isEmpty else { return nil }
    for owner in enclosing(place.enclosingType) {
      let inherited = owner == place.enclosingType ? inheritedTypes(at: place) : []
      for type in [owner] + supertypes(of: owner) + inherited {
        let found = index.members(head.text, of: type).filter { sees($0, at: place) == nil }
        if !found.isEmpty { return type }
      }
    }
    return nil
  }

  /// The supertypes of the type around a place, whose nested types it has.
  func inheritedTypes(at place: Place) -> [String] {
    place.supertypes.flatMap { written -> [String] in
      // Of a protocol, perhaps only an extension was read.
      let type =
        qualified(written, within: place.enclosingType)
        ?? DeclaredType.path(of: written)
      guard !DeclaredType.isSystem(type) else { return [] }
      return [type] + supertypes(of: type)
    }.uniqued()
  }

  /// The nested type that the head of a chain means at a place, whatever has its name outside of the
  /// types around.
  func nestedType(named head: MemberChain.Name, at place: Place) -> Int32? {
    guard let owner = try? owner(ofHead: head, at: place) else { return nil }
    return index.members(head.text, of: owner).first {
      [.type, .alias].contains(index[$0].kind) && sees($0, at: place) == nil
    }
  }

  private func step(
    _ walk: inout Walk, _ name: MemberChain.Name, at place: Place
  ) throws(ResolutionFailure) {
    defer { walk.next += 1 }
    guard let owner = walk.type else {
      // The type of the base is unknown.
      if SystemNames.hasInstanceMember(name.text) { return }
      throw .external(walk.resolution.path.last.map { index[$0].name } ?? name.text)
    }
    if TupleType.isTuple(owner) {
      guard let element = TupleType.type(ofElement: name.text, in: owner) else {
        throw .notDeclared(name: name.text, owner: "")
      }
      walk.type = qualified(element, within: walk.resolution.owner)
      walk.resolution.type = walk.type
      return
    }
    let found = try members(name, of: owner, isValue: walk.isValue, at: place)
    guard let first = found.first else {
      try stepIntoFramework(&walk, name, owner)
      return
    }
    let declaration = index[first]
    try requireSameType(first, in: walk.resolution, name.text)
    try requireBase(of: declaration, in: walk.resolution, at: place)
    walk.resolution.declarations = found
    walk.resolution.path += found
    walk.resolution.owner = owner
    walk.resolution.declaredCount = walk.next + 1
    switch declaration.kind {
    case .type:
      walk.type = declaration.path
      walk.isValue = name.isCall
    case .alias:
      // What an associated type is, its conforming types say.
      walk.type =
        declaration.type.map { target in
          qualified(target, within: declaration.owner) ?? DeclaredType.base(of: target)
        } ?? declaration.path
      walk.isValue = name.isCall
    case .enumCase:
      walk.type = declaration.owner
      walk.isValue = true
    case .initializer:
      walk.type = owner
      walk.isValue = true
    case .property, .function:
      let type = declaration.type ?? typeOfReference(first)
      walk.type = type.flatMap { qualified($0, within: declaration.owner) }
      walk.isValue = true
    }
    walk.resolution.isType = !walk.isValue
    walk.resolution.type = walk.type
  }

  /// A name that Apple's frameworks declare or may declare.
  private func stepIntoFramework(
    _ walk: inout Walk, _ name: MemberChain.Name, _ owner: String
  ) throws(ResolutionFailure) {
    if walk.isValue || name.text == "init" {
      guard SystemNames.hasInstanceMember(name.text) else {
        throw isOpen(owner) ? .external(owner) : .notDeclared(name: name.text, owner: owner)
      }
      if let type = SystemNames.type(ofInstanceMember: name.text) {
        walk.type = type.isEmpty ? nil : type
        walk.resolution.type = walk.type
      }
      walk.isValue = true
      walk.resolution.isType = false
      return
    }
    guard isSystem(owner), SystemNames.hasStaticMember(name.text, of: owner) else {
      throw isOpen(owner) ? .external(owner) : .notDeclared(name: name.text, owner: owner)
    }
    walk.isValue = true
    walk.resolution.isType = false
  }

  /// Whether a type is one of Apple's, and not a nested type of the project with such a name: `enum Text`
  /// in an extension of `UIColor`.
  func isSystem(_ type: String) -> Bool {
    (DeclaredType.isSystem(type) || SystemNames.isPartOfFonts(type))
      && !(type.contains(".") && declaresType(type))
  }

  /// Whether a type of the project may have members that are not read: from supertypes declared
  /// elsewhere, or from macros.
  private func isOpen(_ owner: String) -> Bool {
    let places = index.types(owner)
    if places.isEmpty { return !isSystem(owner) }
    return places.contains { place in
      let declaration = index[place]
      if declaration.attributes.contains(where: { !Self.plainAttributes.contains($0) }) {
        return true
      }
      return !declaration.isExtension
        && declaration.inherited.contains { name in
          !Self.plainSupertypes.contains(DeclaredType.base(of: name))
            && !DeclaredType.isSystem(name) && qualified(name, within: declaration.owner) == nil
        }
    }
  }

  /// Attributes that do not add members.
  private static let plainAttributes: Set<String> = [
    "main", "objc", "objcMembers", "frozen", "MainActor", "usableFromInline", "propertyWrapper",
    "resultBuilder", "unchecked", "preconcurrency", "retroactive", "dynamicCallable", "globalActor",
    "Observable", "available", "discardableResult",
  ]
  /// Supertypes that do not add static style members.
  private static let plainSupertypes: Set<String> = [
    "CaseIterable", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
    "Sendable", "Comparable", "RawRepresentable", "CustomStringConvertible", "Error", "NSObject",
    "ObservableObject", "OptionSet", "AnyObject", "EnvironmentKey", "PreferenceKey", "Int",
    "String",
    "CGFloat", "Double", "Float", "ExpressibleByStringLiteral", "ShapeStyle",
  ]
}
