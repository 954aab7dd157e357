/// The role of an app's color parameter.
struct ParameterUse: Hashable, Sendable {
  /// The common role of its uses.
  var role: RoleReading
  /// The path of the file that declares it.
  var file: String
}

/// Determines the roles of parameters by their uses in functions and views: the color of
/// `StatCard(color: .red)` is for text where `StatCard` has `Text(title).foregroundColor(color)`.
struct ParameterUseReader {
  /// A parameter with its scope.
  private struct Parameter {
    var key: UInt64
    /// The lexeme of its name.
    var name: Int
    /// The scope of the body, or of the members of its type.
    var scope: Int
    /// Whether it is a stored property, used in the functions of its type.
    var isProperty: Bool
  }

  private let outline: SyntaxOutline
  private var parameters: [Parameter] = []

  /// Starts with a file.
  init(_ outline: SyntaxOutline) {
    self.outline = outline
  }

  /// Adds a parameter of a function.
  mutating func add(_ key: UInt64, parameter name: Int, of function: FunctionDeclaration) {
    guard function.scope >= 0 else { return }
    parameters.append(Parameter(key: key, name: name, scope: function.scope, isProperty: false))
  }

  /// Adds a property that is a parameter of its type's initializer.
  mutating func add(_ key: UInt64, property: PropertyDeclaration) {
    parameters.append(
      Parameter(key: key, name: property.name, scope: property.parent, isProperty: true))
  }

  /// The role of each parameter; unknown if its uses differ or one has no evidence.
  func roles() -> [(key: UInt64, role: RoleReading)] {
    guard !parameters.isEmpty else { return [] }
    let names = Set(parameters.map { outline.name($0.name) })
    let references = outline.references(to: names)
    return parameters.map { parameter in
      (parameter.key, role(of: parameter, references, depth: 0))
    }
  }

  private func role(
    of parameter: Parameter, _ references: [String: [Range<Int>]], depth: Int
  ) -> RoleReading {
    let name = outline.name(parameter.name)
    var agreed: RoleReading?
    for span in (references[name] ?? []).prefix(64) where means(span, parameter) {
      let use = use(of: span, references, depth: depth)
      guard let use else { continue }
      guard use.role != .unknown, agreed == nil || agreed?.role == use.role else { return .unknown }
      if agreed.map({ use.strength < $0.strength }) ?? true { agreed = use }
    }
    guard var agreed, let owner = owner(of: parameter) else { return .unknown }
    if depth == 0 { agreed.evidence = "\(owner) uses \(name) as \(agreed.evidence)" }
    return agreed
  }

  /// The role of a use; `nil` for a neutral one: a comparison, the initial value of a property that
  /// is read instead.
  private func use(
    of span: Range<Int>, _ references: [String: [Range<Int>]], depth: Int
  ) -> RoleReading? {
    if case .assigned(let target) = outline.slot(of: span) {
      let last = target.upperBound - 1
      // An assignment target, or the property that an initializer assigns it to.
      guard depth == 0, let property = outline.storedProperty(assignedAt: last) else {
        return .unknown
      }
      let parameter = Parameter(
        key: 0, name: property.name, scope: property.parent, isProperty: true)
      var all = references
      let name = outline.name(property.name)
      if all[name] == nil { all[name] = outline.references(to: [name])[name] }
      return role(of: parameter, all, depth: depth + 1)
    }
    if outline.kind(span.upperBound) == .equal { return nil }
    let use = ColorUseReader.use(of: span, in: outline)
    return use.isInert ? nil : use.role
  }

  /// Whether a reference means a parameter: in its function, or on `self` and unqualified in its
  /// type without a nearer parameter of that name.
  private func means(_ span: Range<Int>, _ parameter: Parameter) -> Bool {
    let scope = outline.scopes[parameter.scope]
    let index = span.upperBound - 1
    guard scope.open < index, index < scope.close else { return false }
    let isOnSelf = span.count == 3 && outline.isText(span.lowerBound, "self")
    guard span.count == 1 || isOnSelf else { return false }
    guard parameter.isProperty else { return span.count == 1 }
    return isOnSelf || !outline.isParameter(index)
  }

  /// The owner of the parameter: the type, or the function.
  private func owner(of parameter: Parameter) -> String? {
    if !parameter.isProperty, let name = outline.memberName(outline.scopes[parameter.scope]),
      name != "init"
    {
      return name
    }
    return outline.enclosingTypeName(of: outline.scopes[parameter.scope].close - 1)
  }
}

extension SyntaxOutline {
  /// The called name of a function: the type's for an initializer.
  func calledName(of function: FunctionDeclaration) -> Int? {
    switch function.keyword {
    case .func: return function.name
    case .`init`:
      let scope = scopes[function.parent]
      guard scope.kind == .type, scope.declaration >= 0 else { return nil }
      return types[scope.declaration].name.upperBound - 1
    default: return nil
    }
  }

  /// The stored property of the type around an initializer that a name in it assigns.
  fileprivate func storedProperty(assignedAt index: Int) -> PropertyDeclaration? {
    let type = scopes[scopeIndex(index)].typeScope
    guard type >= 0 else { return nil }
    return properties.first {
      $0.parent == type && !$0.isComputed && name($0.name) == name(index)
    }
  }

  /// Whether a function around a name has a parameter of that name.
  fileprivate func isParameter(_ index: Int) -> Bool {
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth where scope >= 0 && scopes[scope].kind != .type {
      if scopes[scope].kind == .function, scopes[scope].declaration >= 0,
        parameters(functions[scopes[scope].declaration]).contains(where: {
          name($0.name) == name(index)
        })
      {
        return true
      }
      scope = scopes[scope].parent
    }
    return false
  }
}
