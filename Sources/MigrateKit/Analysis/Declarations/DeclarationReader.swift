/// Reads the declarations of a file that the code of tokens, or their values, can name.
///
/// Keeps declarations with a name of interest, all members of types with such a name and of the types nested
/// in these, everything of a style type, what their values name in the same file, and the enclosing types of
/// kept declarations.
struct DeclarationReader {
  let outline: SyntaxOutline
  let interest: NameInterest
  let clauses: ConditionalClauses
  /// The names in the values of kept declarations that the file declares too; `nil` while the names of
  /// interest are read.
  var followed: NameInterest?
  /// The kept declarations.
  var found: [Found] = []
  /// The keys of the kept declarations, while more are read.
  var known: Set<Found.Key> = []
  /// The qualified names of types by the scopes of their members.
  private var typeNames: [Int: String] = [:]
  private var isolations: IsolationReader
  /// The aliases of types of styles that the file declares: `typealias AssetColor = UIColor`.
  private let aliases: Set<String>
  /// The facts about each scope.
  var marks: [ScopeMarks]

  /// The declarations of a file, in order of their positions.
  static func declarations(
    in outline: SyntaxOutline, interest: NameInterest, clauses: ConditionalClauses
  ) -> [Declaration] {
    var reader = DeclarationReader(outline: outline, interest: interest, clauses: clauses)
    reader.read()
    if !interest.isEverything { reader.followValues() }
    reader.countLines()
    // Cases that share a line keep their order: raw values count them.
    let found = reader.found
    return found.indices.sorted {
      (found[$0].declaration.line, found[$0].key) < (found[$1].declaration.line, found[$1].key)
    }.map { found[$0].declaration }
  }

  /// Adds the declarations with wanted names.
  mutating func read() {
    readProperties()
    readFunctions()
    readAliases()
    readAssociatedTypes()
    readCases()
    readInitializers()
    readTypes()
  }

  private init(outline: SyntaxOutline, interest: NameInterest, clauses: ConditionalClauses) {
    self.outline = outline
    self.interest = interest
    self.clauses = clauses
    isolations = IsolationReader(outline)
    aliases = Set(
      outline.aliases.lazy.filter { alias in
        alias.parent == 0
          && DeclaredType.isStyleItself(DeclaredType.path(of: outline.compactText(alias.type)))
      }.map { outline.name($0.name) })
    marks = [ScopeMarks](repeating: [], count: outline.scopes.count)
  }

  // MARK: Members

  private mutating func readProperties() {
    for property in outline.properties {
      guard outline.kind(property.name) == .identifier, let scope = memberScope(property.parent)
      else { continue }
      let isNamed = isNamed(property.name, in: scope)
      guard isNamed || followed == nil && mayBeStyle(property),
        isNew(.property, property.name, in: scope)
      else { continue }
      let written = outline.typeText(property.type)
      let made =
        written ?? outline.roughType(property.initializer)
        ?? environmentType(of: property)
      guard isNamed || isStyle(made, in: scope) else { continue }
      let body = body(of: property)
      var declaration = declaration(
        .property, name: property.name, from: property.start, in: scope,
        type: written ?? outline.madeType(property.initializer) ?? environmentType(of: property))
      declaration.isStatic = scope == 0 || outline.isStatic(property)
      declaration.isTypeWritten = written != nil
      declaration.isLet = property.isLet
      if !property.isLet, !property.isComputed {
        declaration.isPrivatelySet = setterIsPrivate(property)
        declaration.isAssignable = !declaration.isPrivatelySet
      }
      var value = body?.value ?? 0..<0
      declaration.code = hasValue(made) || !property.isComputed ? body?.code : nil
      // What other files assign is known only of the names of interest.
      if isNamed, !property.isLet, !property.isComputed, !isStyle(made, in: scope),
        !isOfInterest(property.name, in: scope)
      {
        declaration.code = nil
      }
      declaration.isBody = body?.isBody ?? false
      if body == nil, made == nil, let key = environmentKey(of: property) {
        (declaration.code, value) = ("EnvironmentValues().\(outline.name(key))", key..<key + 1)
      }
      declaration.isRequirement = isProtocol(scope)
      append(declaration, at: property.name, in: scope, value: value)
    }
  }

  private mutating func readFunctions() {
    for function in outline.functions where function.keyword == .func {
      guard let scope = memberScope(function.parent) else { continue }
      let isNamed = isNamed(function.name, in: scope)
      guard isNamed || followed == nil, isNew(.function, function.name, in: scope) else { continue }
      let decodes = !isNamed && decodesResult(function)
      guard isNamed || decodes || function.result.contains(where: { nameMayBeStyle($0) })
      else { continue }
      let result = outline.typeText(function.result)
      guard isNamed || decodes || isStyle(result, in: scope) else { continue }
      read(function, in: scope, result: result)
    }
  }

  /// Whether a function returns a value of any type that can be decoded: `func load<T: Decodable>(_ name: String) -> T`.
  private func decodesResult(_ function: FunctionDeclaration) -> Bool {
    guard outline.contains(.JSONDecoder), function.result.count == 1,
      let end = outline.genericEnd(function.name + 1)
    else { return false }
    return (function.name + 1..<end).contains { index in
      outline.word(index) == .Decodable || outline.word(index) == .Codable
    }
  }

  /// Reads the initializers of every type with kept members, because an initializer may change its
  /// arguments.
  private mutating func readInitializers() {
    for function in outline.functions where function.keyword == .`init` {
      guard let scope = memberScope(function.parent), scope > 0 else { continue }
      guard
        isStyleType(scope) || marks[scope].contains(.isKept)
          || isNamed(function.name, in: scope), isNew(.initializer, function.name, in: scope)
      else { continue }
      read(function, in: scope, result: nil)
    }
  }

  private mutating func read(_ function: FunctionDeclaration, in scope: Int, result: String?) {
    let isInitializer = function.keyword == .`init`
    var declaration = declaration(
      isInitializer ? .initializer : .function, name: function.name, from: function.start,
      in: scope, type: result)
    declaration.name = isInitializer ? "init" : outline.name(function.name)
    declaration.isTypeWritten = result != nil
    declaration.isStatic =
      isInitializer || scope == 0
      || outline.isStatic(from: function.start, to: function.name)
    declaration.parameters = parameters(of: function)
    declaration.isFailable =
      isInitializer && ["?", "!"].contains(outline.text(function.name + 1))
    declaration.isRequirement = isProtocol(scope)
    var value = 0..<0
    if function.scope >= 0, isInitializer || hasResult(result, in: scope) {
      if let body = body(ofScope: function.scope) {
        (declaration.code, value) = (body.code, body.value)
      }
      declaration.isBody = true
    }
    append(declaration, at: function.name, in: scope, value: value)
  }

  private mutating func readAliases() {
    for alias in outline.aliases {
      guard let scope = memberScope(alias.parent),
        isNamed(alias.name, in: scope) || isOfStyle(alias.type),
        isNew(.alias, alias.name, in: scope)
      else { continue }
      let start = outline.segmentStart(alias.name)
      var declaration = declaration(
        .alias, name: alias.name, from: start, in: scope, type: outline.typeText(alias.type))
      declaration.isTypeWritten = true
      append(declaration, at: alias.name, in: scope)
    }
  }

  /// Reads the cases of enums of which one is named: what an enum may be is known by all of its cases.
  private mutating func readCases() {
    var kept: Set<Int> = []
    for (keyword, scope) in outline.enumCases where !kept.contains(scope) {
      for element in outline.caseElements(after: keyword) where isNamed(element.name, in: scope) {
        kept.insert(scope)
      }
    }
    for (keyword, scope) in outline.enumCases where kept.contains(scope) {
      for element in outline.caseElements(after: keyword) {
        guard isNew(.enumCase, element.name, in: scope) else { continue }
        var declaration = declaration(
          .enumCase, name: element.name, from: outline.segmentStart(keyword), in: scope, type: nil)
        // Cases reach as far as their enum.
        declaration.access = access(ofType: scope)
        declaration.code = element.rawValue.map { outline.text($0) }
        declaration.parameters = element.values.map {
          DeclaredParameter(label: $0.label, name: $0.label ?? "", type: $0.type)
        }
        append(
          declaration, at: element.name, in: scope, value: element.rawValue ?? 0..<0)
      }
    }
  }

  mutating func keep(typesAround scope: Int) {
    var scope = scope
    for _ in 0..<SyntaxOutline.maximumDepth where scope > 0 && !marks[scope].contains(.isKept) {
      marks[scope].insert(.isKept)
      scope = max(outline.scopes[outline.scopes[scope].parent].typeScope, 0)
    }
  }

  func isKept(_ type: TypeDeclaration) -> Bool {
    type.scope >= 0 && marks[type.scope].contains(.isKept)
  }

  // MARK: What is kept

  /// Whether the body of a property may have a value: not if it draws a view, and in a survey of
  /// everything not without a type.
  private func hasValue(_ type: String?) -> Bool {
    guard let type else { return !interest.isEverything }
    return type != "some View" && type != "Void"
  }

  /// The same of a function, which may be a modifier: `func cardShadow() -> some View`.
  private func hasResult(_ type: String?, in scope: Int) -> Bool {
    !interest.isEverything || hasValue(type) || isModifier(scope)
  }

  /// Whether the functions of a type give styles to views: an extension of `View` or `UIView`, a view modifier, a style of
  /// buttons.
  private func isModifier(_ scope: Int) -> Bool {
    let declaration = outline.scopes[scope].declaration
    guard scope > 0, declaration >= 0 else { return false }
    let type = outline.types[declaration]
    let modified: Set<String> = [
      "View", "Text", "UIView", "CALayer", "UILabel", "UIButton", "UITextField", "UITextView",
    ]
    return type.keyword == .extension && modified.contains(outline.compactText(type.name))
      || type.inherited.contains { DeclaredType.carriersOfStyle.contains(outline.name($0)) }
  }

  /// Whether a declaration has a name of the interest, or is in a type that has one.
  ///
  /// So are all values of the environment: a view may hold its theme under another name.
  private mutating func isNamed(_ name: Int, in scope: Int) -> Bool {
    isWanted(name) || scope > 0 && (holdsTokens(scope) || isEnvironment(scope))
  }

  private func isEnvironment(_ scope: Int) -> Bool {
    let declaration = outline.scopes[scope].declaration
    return declaration >= 0
      && outline.word(outline.types[declaration].name.upperBound - 1) == .EnvironmentValues
  }

  /// Whether a declaration or a type around it has a name of the interest itself.
  private func isOfInterest(_ name: Int, in scope: Int) -> Bool {
    if interest.contains(name, of: outline) { return true }
    var scope = scope
    for _ in 0..<SyntaxOutline.maximumDepth where scope > 0 {
      let declaration = outline.scopes[scope].declaration
      if declaration >= 0,
        outline.types[declaration].name.contains(where: { interest.contains($0, of: outline) })
      {
        return true
      }
      scope = outline.scopes[outline.scopes[scope].parent].typeScope
    }
    return false
  }

  /// Whether the type of an alias is a style's or a number's, whose extensions and constants may use the alias.
  ///
  /// So may one of a type in the code of tokens.
  private func isOfStyle(_ type: Range<Int>) -> Bool {
    guard let name = type.last, type.count == 1 || type.count == 3 else { return false }
    if interest.contains(name, of: outline) { return true }
    return outline.kind(name) == .identifier && DeclaredType.isNumberOrStyle(outline.name(name))
  }

  private func isStyle(_ type: String?, in scope: Int) -> Bool {
    guard let type else { return false }
    if type == "Self" { return isStyleType(scope) }
    return DeclaredType.isStyle(type) && (scope == 0 || !isView(scope))
  }

  /// Whether a type has one of the names that the code of tokens names, or is nested in one that has.
  ///
  /// The values of tokens are often the raw values of a nested enum.
  private mutating func holdsTokens(_ scope: Int) -> Bool {
    if marks[scope].contains(.isJudged) { return marks[scope].contains(.holdsTokens) }
    marks[scope].insert(.isJudged)
    let declaration = outline.scopes[scope].declaration
    guard declaration >= 0 else { return false }
    let type = outline.types[declaration]
    let last = type.name.upperBound - 1
    let isNamed = isWanted(last) && !DeclaredType.isSystem(outline.name(last))
    guard isNamed || memberScope(type.parent).map({ $0 > 0 && holdsTokens($0) }) ?? false
    else { return false }
    marks[scope].insert(.holdsTokens)
    return true
  }

  private func isStyleType(_ scope: Int) -> Bool {
    let declaration = outline.scopes[scope].declaration
    guard scope > 0, declaration >= 0 else { return false }
    let name = outline.name(outline.types[declaration].name.upperBound - 1)
    return DeclaredType.isStyle(name) || aliases.contains(name)
  }

  /// Whether a scope is that of protocol requirements.
  func isProtocol(_ scope: Int) -> Bool {
    let declaration = outline.scopes[scope].declaration
    return scope > 0 && declaration >= 0 && outline.types[declaration].keyword == .protocol
  }

  // MARK: Parts

  /// The scope of the members around a declaration, 0 for the file; `nil` for a local.
  func memberScope(_ scope: Int) -> Int? {
    switch outline.scopes[scope].kind {
    case .file, .type: scope
    default: nil
    }
  }

  mutating func append(
    _ declaration: Declaration, at name: Int, in scope: Int, value: Range<Int> = 0..<0
  ) {
    let key = Found.Key(kind: declaration.kind, name: Int32(truncatingIfNeeded: name))
    let value = declaration.code == nil ? 0..<0 : value
    found.append(Found(declaration: declaration, key: key, scope: scope, value: value))
    keep(typesAround: scope)
  }

  mutating func declaration(
    _ kind: Declaration.Kind, name: Int, from start: Int, in scope: Int, type: String?
  ) -> Declaration {
    let offset = outline.byteRange(name..<name + 1).start
    let access = AccessReader(outline: outline)
    var declaration = Declaration(
      kind: kind, owner: typeName(scope), name: outline.name(name),
      access: access.access(from: start, to: name, in: scope),
      line: 0,
      condition: clauses.isEmpty ? nil : clauses.condition(at: offset), type: type)
    declaration.availability = access.availability(from: start, in: scope)
    if kind != .type {
      declaration.isolation = isolations.isolation(ofMember: name, from: start, in: scope)
    }
    declaration.attributes = outline.attributes(from: start).map { outline.text($0) }
      .filter { $0 != "available" && $0 != "discardableResult" && $0 != "MainActor" }
    declaration.isUsableFromInline = declaration.attributes.contains("usableFromInline")
    // Other modules see it only through an import that names the interface.
    if declaration.attributes.contains("_spi") {
      declaration.access = min(declaration.access, .internal)
      declaration.attributes.removeAll { $0 == "_spi" }
    }
    return declaration
  }

  private func access(ofType scope: Int) -> Declaration.Access {
    let declaration = outline.scopes[scope].declaration
    guard declaration >= 0 else { return .internal }
    let type = outline.types[declaration]
    return AccessReader(outline: outline).access(
      from: type.start, to: type.name.lowerBound, in: max(memberScope(type.parent) ?? 0, 0))
  }

  private mutating func typeName(_ scope: Int) -> String {
    if scope == 0 { return "" }
    if let known = typeNames[scope] { return known }
    let name = outline.qualifiedTypeName(ofScope: scope)
    typeNames[scope] = name
    return name
  }
}
