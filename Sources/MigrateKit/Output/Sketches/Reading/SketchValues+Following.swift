import MigrateKitCore

// Resolves names and calls to members and functions of the project.

extension SketchValues {
  /// The code of the declaration that a name or a call resolves to.
  enum Followed {
    case value(Range<Int>, SketchScope)
    /// The scope of a getter or a function.
    case body(Int, SketchScope)
  }

  /// The limit of nested members, functions and views.
  private static let maximumHops = 24

  /// The declaration of the project that a name or a call names; `nil` for any other expression.
  func followed(_ span: Range<Int>, _ scope: SketchScope) -> Followed? {
    guard scope.hops < Self.maximumHops, let (base, name) = lastMember(of: span, scope.outline)
    else { return nil }
    let node = scope.file.reader.view(name..<span.upperBound)
    let word = scope.outline.name(name)
    guard let base else {
      return member(word, node, of: scope, from: scope) ?? global(word, node, scope)
    }
    if base.isEmpty { return implicitMember(word, node, scope) }
    let isName = base.count == 1 && scope.outline.kind(base.lowerBound) == .identifier
    guard
      let owner = instance(base, scope)
        ?? (isName ? extended(scope.outline.name(base.lowerBound), scope) : nil)
    else { return nil }
    if case .code(let span, let place) = owner.bindings[word] { return .value(span, place) }
    return member(word, node, of: owner, from: scope)
  }

  /// The value of a name or a call when the view first appears, from its declaration.
  func result(of span: Range<Int>, _ scope: SketchScope) -> (Range<Int>, SketchScope)? {
    switch followed(span, scope) {
    case .value(let span, let place): return (span, place)
    case .body(let index, let place):
      return returned(place.file.reader.statements(ofMember: index), place)
    case nil: return nil
    }
  }

  /// The expression that statements return.
  private func returned(
    _ statements: [ViewStatement], _ scope: SketchScope
  ) -> (Range<Int>, SketchScope)? {
    var scope = scope
    var last: (Range<Int>, SketchScope)?
    for statement in statements {
      switch statement {
      case .local(let property):
        guard let value = scope.outline.singleValue(of: property) else { continue }
        scope = scope.adding([scope.outline.name(property.name): .code(value, scope)])
      case .branches(let branches):
        guard let branch = taken(branches, scope) else { continue }
        let inner = scope.file.reader.statements(inScope: branch.scope)
        if let result = returned(inner, unwrapping(branch, scope)) { return result }
      case .view(let node): last = (node.span, scope)
      }
    }
    return last
  }

  /// The last name of a chain, and its base.
  private func lastMember(
    of span: Range<Int>, _ outline: SyntaxOutline
  ) -> (base: Range<Int>?, name: Int)? {
    guard let first = span.first else { return nil }
    let isOne = span.count == 1 || outline.call(named: first)?.close == span.upperBound - 1
    if outline.kind(first) == .identifier, isOne { return (nil, first) }
    if outline.startsImplicitMember(first), span.count > 1,
      span.count == 2 || outline.call(named: first + 1)?.close == span.upperBound - 1
    {
      return (first..<first, first + 1)
    }
    let link = outline.links(from: first).first { $0.end == span.upperBound }
    guard let last = link, last.kind == .member, last.name - 1 > first else { return nil }
    return (first..<last.name - 1, last.name)
  }

  /// `.brand` where the project extends a type of SwiftUI's styles by it.
  private func implicitMember(
    _ name: String, _ node: ViewNode, _ scope: SketchScope
  ) -> Followed? {
    for type in ["Color", "ShapeStyle", "LinearGradient", "Gradient", "Font", "UIColor", "UIFont"] {
      let found = extended(type, scope).flatMap { member(name, node, of: $0, from: scope) }
      if let found { return found }
    }
    return nil
  }

  /// A type that the project does not declare but extends.
  private func extended(_ type: String, _ scope: SketchScope) -> SketchScope? {
    guard scope.bindings[type] == nil, let number = project.index.files(declaring: type).first,
      let file = project.file(number)
    else { return nil }
    let owner = SketchScope(file: file, type: type, depth: scope.depth)
    owner.hops = scope.hops + 1
    return owner
  }

  private func global(_ name: String, _ node: ViewNode, _ scope: SketchScope) -> Followed? {
    let isCalled = node.head.count > 1
    guard let place = project.global(named: name, isCalled: isCalled, from: scope) else {
      return nil
    }
    let home = SketchScope(file: place.file, depth: scope.depth)
    home.hops = scope.hops + 1
    let outline = place.file.outline
    guard isCalled else {
      let property = outline.properties[place.declaration]
      if let value = outline.singleValue(of: property) { return .value(value, home) }
      return property.scope >= 0 ? .body(property.scope, home) : nil
    }
    let function = outline.functions[place.declaration]
    let parameters = outline.parameters(function)
    return .body(
      function.scope,
      home.adding(
        passed(node, to: parameters, in: place.file, scope), types: types(of: parameters, outline)))
  }

  // MARK: Members

  /// A property or a function of a type, in any file of the project.
  func member(
    _ name: String, _ node: ViewNode, of owner: SketchScope, from scope: SketchScope
  ) -> Followed? {
    guard !owner.type.isEmpty, owner.hops < Self.maximumHops else { return nil }
    let typeName = owner.type.split(at: ".").last.map(String.init) ?? owner.type
    let others = project.index.files(declaring: typeName).lazy
      .compactMap { self.project.file($0) }.filter { $0 !== owner.file }
    for file in [owner.file] + Array(others) {
      if let found = member(name, node, of: owner, in: file, from: scope) { return found }
    }
    return nil
  }

  private func member(
    _ name: String, _ node: ViewNode, of owner: SketchScope, in file: SketchFile,
    from scope: SketchScope
  ) -> Followed? {
    let outline = file.outline
    func isMember(_ parent: Int) -> Bool {
      outline.scopes[parent].kind == .type
        && outline.qualifiedTypeName(ofScope: parent) == owner.type
    }
    func place(_ parent: Int) -> SketchScope {
      let isSame = file === owner.file
      let place = SketchScope(
        file: file, type: owner.type, typeScope: isSame ? owner.typeScope : parent,
        bindings: owner.bindings.filter { isSame || !$0.key.contains(".") }, depth: owner.depth)
      place.types = owner.types
      place.hops = max(owner.hops, scope.hops) + 1
      return place
    }
    if let property = outline.properties.first(where: {
      outline.name($0.name) == name && isMember($0.parent)
    }) {
      if property.isComputed, property.scope >= 0 {
        return .body(property.scope, place(property.parent))
      }
      return outline.singleValue(of: property).map { .value($0, place(property.parent)) }
    }
    let functions = outline.functions.filter {
      $0.keyword == .func && $0.scope >= 0 && outline.name($0.name) == name && isMember($0.parent)
    }
    let fitting = functions.first { isFitting(outline, $0, node.arguments, scope) }
    guard let function = fitting ?? functions.first else { return nil }
    let parameters = outline.parameters(function)
    let passed = passed(node, to: parameters, in: file, scope)
    return .body(
      function.scope, place(function.parent).adding(passed, types: types(of: parameters, outline)))
  }

  // MARK: Instances

  /// The members of an expression: a type of the project, or a value of such a type.
  func instance(_ span: Range<Int>, _ scope: SketchScope, depth: Int = 0) -> SketchScope? {
    guard depth < 8, scope.hops < Self.maximumHops, !span.isEmpty else { return nil }
    let outline = scope.outline
    let span = outline.withoutParentheses(span)
    let names = path(span, outline) ?? []
    if names == ["self"] || names == ["Self"] { return scope }
    let node = scope.file.reader.view(span)
    if node.modifiers.isEmpty, node.span.count == node.head.count,
      let last = node.name.split(at: ".").last, last.first?.isUppercase ?? false,
      let place = project.type(named: String(last), from: scope)
    {
      return self.scope(of: place, names.isEmpty ? node : nil, scope)
    }
    if let (bound, place) = binding(of: span, scope) ?? result(of: span, scope),
      let found = instance(bound, place, depth: depth + 1)
    {
      return found
    }
    guard let name = caseOwner(names) ?? declaredType(of: span, scope, depth),
      let place = project.type(named: name, from: scope)
    else { return nil }
    let owner = self.scope(of: place, nil, scope)
    owner.bindings["self"] =
      caseName(span, scope) == nil ? .unknown(outline.compactText(span)) : .code(span, scope)
    return owner
  }

  /// The type of `Level.high`.
  private func caseOwner(_ names: [String]) -> String? {
    guard names.count > 1, let owner = names.dropLast().last, owner.first?.isUppercase ?? false
    else { return nil }
    return owner
  }

  /// The type that a parameter or a property is declared with.
  private func declaredType(
    of span: Range<Int>, _ scope: SketchScope, _ depth: Int
  ) -> String? {
    let outline = scope.outline
    guard let (base, name) = lastMember(of: span, outline) else { return nil }
    if base == nil, let type = scope.types[outline.name(name)] { return type }
    let owner = base.map { instance($0, scope, depth: depth + 1) } ?? scope
    guard let owner, owner.typeScope >= 0 else { return nil }
    let property = owner.outline.properties.first {
      $0.parent == owner.typeScope && owner.outline.name($0.name) == outline.name(name)
    }
    return property.flatMap { Self.typeName($0.type, owner.outline) }
  }

  /// The name of a type that is a plain one or an optional of one.
  static func typeName(_ span: Range<Int>, _ outline: SyntaxOutline) -> String? {
    let names = span.filter { outline.kind($0) == .identifier }
    let isPlain = span.allSatisfy { index in
      [.identifier, .period].contains(outline.kind(index)) || outline.isText(index, "?")
        || outline.isText(index, "!")
    }
    return isPlain ? names.last.map { outline.name($0) } : nil
  }

  // MARK: Screens

  /// A length that depends on the screen: of the screen itself, or of the place of a `GeometryReader`.
  func measured(_ span: Range<Int>, _ scope: SketchScope) -> Double? {
    guard let names = path(span, scope.outline), let first = names.first else { return nil }
    if let length = component(names, span, scope) { return length }
    guard names.count > 2 else { return nil }
    let isScreen = first == "UIScreen"
    if !isScreen {
      guard case .geometry = scope.bindings[first] else { return nil }
    }
    let screen = SketchLayout.screen
    let length: Double? =
      switch names.suffix(2) {
      case ["size", "width"], ["bounds", "width"]: screen.width
      case ["size", "height"], ["bounds", "height"]:
        isScreen
          ? screen.height : screen.height - SketchLayout.safeArea.top - SketchLayout.safeArea.bottom
      case ["safeAreaInsets", "top"]: SketchLayout.safeArea.top
      case ["safeAreaInsets", "bottom"]: SketchLayout.safeArea.bottom
      case ["safeAreaInsets", "leading"], ["safeAreaInsets", "trailing"]: 0
      default: nil
      }
    if let length, !isScreen {
      note("assumed: \(names.joined(separator: ".")) is \(Int(length)), that of a whole screen")
    }
    return length
  }

  /// A part of a size or a point in the code: `offset.width`, where `offset` is `.zero` at first.
  private func component(
    _ names: [String], _ span: Range<Int>, _ scope: SketchScope
  ) -> Double? {
    guard names.count > 1, let last = names.last, ["width", "height", "x", "y"].contains(last),
      let (bound, place) = binding(of: span.dropLast(2), scope)
    else { return nil }
    if place.outline.isText(bound.upperBound - 1, "zero") { return 0 }
    let argument = place.file.reader.view(bound).arguments.first {
      $0.label.map { place.outline.name($0) } == last
    }
    return argument.flatMap { number($0.value, place) }
  }
}
