// The types of declarations: as written, else those of their values.

extension CodeChecker {
  /// The type of code that names a declaration.
  enum NamedType: Hashable {
    /// A type by its name.
    case known(String)
    /// A written type that was not read.
    case unread(String)
    /// Neither written nor known from the value.
    case unknown
  }

  /// What a chain names at a site; a modifier may be one of texts alone.
  func resolution(
    of chain: MemberChain, at place: NameResolver.Place, _ type: String?, _ site: Site
  ) -> Result<NameResolution, ResolutionFailure> {
    let found = resolver.resolve(chain, at: place, implicitType: type, receiver: site.receiver)
    guard site == .viewModifier, case .failure = found,
      case .success(let ofTexts) = resolver.resolve(
        chain, at: place, implicitType: type, receiver: "Text")
    else { return found }
    return .success(ofTexts)
  }

  /// The types of what a chain names, one for each `#if` branch that declares it where the place is compiled.
  func types(
    of resolution: NameResolution, in chain: MemberChain, at place: NameResolver.Place
  ) -> [NamedType] {
    guard resolution.declaredCount == chain.names.count else {
      return [resolution.type.map { .known($0) } ?? .unknown]
    }
    let compiled = resolution.declarations.filter { declared in
      guard let condition = model.index[declared].condition else { return true }
      return !resolver.variants.allSatisfy { $0.implies(place.condition, .not(condition)) }
    }
    return (compiled.isEmpty ? resolution.declarations : compiled).map { place in
      switch model.index[place].kind {
      case .property, .function: type(ofMember: place)
      case .type, .alias, .enumCase, .initializer:
        resolution.type.map { .known($0) } ?? .unknown
      }
    }.uniqued()
  }

  private func type(ofMember place: Int32) -> NamedType {
    let declared = model.index[place]
    if let written = declared.type.map(Self.withoutParentheses) {
      if written.hasPrefix("any ") { return .known(written) }
      if let type = resolver.qualified(written, within: declared.owner) { return .known(type) }
      if NumberKind.isInteger(DeclaredType.path(of: written)) { return .known("Int") }
      if declared.isTypeWritten { return .unread(DeclaredType.path(of: written)) }
    }
    if let type = resolver.typeOfReference(place) { return .known(type) }
    return model.values[resolver.target].type(of: place).map { .known($0) } ?? .unknown
  }

  /// `Color` of `(Color)`.
  private static func withoutParentheses(_ type: String) -> String {
    guard type.hasPrefix("("), type.hasSuffix(")") else { return type }
    let parts = TypeText.tuple(type)
    return parts.count == 1 && parts[0].label == nil ? parts[0].type ?? type : type
  }
}

extension TargetValues {
  /// The type of the value of a declaration that writes none; `nil` if unknown.
  func type(of declaration: Int32) -> String? {
    switch content(of: declaration) {
    case .number? where usesFloat(declaration): "Float"
    case .number?: "CGFloat"
    case .integer?: "Int"
    case let value?: value.typeName
    case nil: nil
    }
  }

  /// Whether arithmetic in the code of a declaration has a `Float`.
  private func usesFloat(_ place: Int32) -> Bool {
    let declared = resolver.index[place]
    guard let outline = resolver.project.parsedCode(of: place)?.outline else { return false }
    let inside = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    return outline.memberChains.contains { chain in
      if chain.names[0].text == "Float" { return true }
      guard case .success(let resolution) = resolver.resolve(chain, at: inside) else {
        return false
      }
      return resolution.type == "Float"
    }
  }
}
