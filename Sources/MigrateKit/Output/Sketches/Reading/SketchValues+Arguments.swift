import MigrateKitCore

// The arguments of a call to a function or a type of the project.

extension SketchValues {
  /// What the parameters of a function are bound to at a call.
  func passed(
    _ node: ViewNode, to parameters: [Parameter], in file: SketchFile, _ scope: SketchScope
  ) -> [String: SketchScope.Binding] {
    let outline = file.outline
    let home = SketchScope(file: file, depth: scope.depth)
    home.hops = scope.hops + 1
    var arguments = node.arguments[...]
    var closures = trailingClosures(node)[...]
    var result: [String: SketchScope.Binding] = [:]
    for parameter in parameters {
      let name = outline.name(parameter.name)
      let label = parameter.label.map { outline.name($0) }
      if let first = arguments.first, first.label.map({ scope.outline.name($0) }) == label {
        result[name] = meaning(of: first.value, scope)
        arguments = arguments.dropFirst()
      } else if isFunction(parameter.type, outline), let closure = closures.first {
        result[name] = .views(open: closure.open, scope)
        closures = closures.dropFirst()
      } else if !parameter.defaultValue.isEmpty {
        result[name] = .code(parameter.defaultValue, home)
      } else {
        result[name] = .unknown(name)
      }
    }
    return result
  }

  /// The types of parameters, by their names.
  func types(of parameters: [Parameter], _ outline: SyntaxOutline) -> [String: String] {
    var types: [String: String] = [:]
    for parameter in parameters {
      types[outline.name(parameter.name)] = Self.typeName(parameter.type, outline)
    }
    return types
  }

  private func trailingClosures(_ node: ViewNode) -> [ViewClosure] {
    node.closures.filter { closure in
      !node.arguments.contains { $0.value.lowerBound == closure.open }
    }
  }

  private func isFunction(_ type: Range<Int>, _ outline: SyntaxOutline) -> Bool {
    type.contains { outline.kind($0) == .arrow }
  }

  /// The meaning of an argument in the called code.
  private func meaning(of span: Range<Int>, _ scope: SketchScope) -> SketchScope.Binding {
    if scope.outline.kind(span.lowerBound) == .leftBrace {
      return .views(open: span.lowerBound, scope)
    }
    // A name of a view, or of an unknown value, keeps this meaning.
    if let names = path(span, scope.outline), let known = scope.bindings[names.last ?? ""] {
      if names.count == 1 { return known }
    }
    return .code(span, scope)
  }

  // MARK: Types

  /// The scope of a type's members where a call made the value.
  func scope(
    of place: SketchProject.Place, _ node: ViewNode?, _ scope: SketchScope, isView: Bool = false
  ) -> SketchScope {
    let outline = place.file.outline
    let type = outline.types[place.declaration]
    let inner = SketchScope(
      file: place.file, type: outline.qualifiedTypeName(ofScope: type.scope),
      typeScope: type.scope, depth: scope.depth + (isView ? 1 : 0))
    inner.hops = scope.hops + 1
    guard let node else { return inner }
    let initializer = outline.functions.first {
      $0.keyword == .`init` && $0.parent == type.scope
        && isFitting(outline, $0, node.arguments, scope, isComplete: false)
    }
    if let initializer {
      let parameters = outline.parameters(initializer)
      inner.bindings = passed(node, to: parameters, in: place.file, scope)
      inner.types = types(of: parameters, outline)
      bindFields(of: initializer, in: inner)
    } else {
      inner.bindings = memberwise(node, of: type, in: place.file, scope)
    }
    return inner
  }

  /// Whether a call's arguments are among those that a function takes, in order, and with `isComplete` all that it
  /// asks for.
  func isFitting(
    _ outline: SyntaxOutline, _ function: FunctionDeclaration, _ arguments: [Argument],
    _ scope: SketchScope, isComplete: Bool = true
  ) -> Bool {
    var arguments = arguments[...]
    for parameter in outline.parameters(function) {
      if let first = arguments.first,
        first.label.map({ scope.outline.name($0) }) == parameter.label.map({ outline.name($0) })
      {
        arguments = arguments.dropFirst()
      } else if isComplete, parameter.defaultValue.isEmpty, !isFunction(parameter.type, outline) {
        return false
      }
    }
    return arguments.isEmpty
  }

  /// Whether an argument is a value of a type that the project declares; any other type takes everything.
  ///
  /// Swift prefers the overload whose types fit: `font(.headline)` is SwiftUI's own beside the project's
  /// `font(_ style: AppFont)`.
  func isValue(
    _ span: Range<Int>, of type: Range<Int>, in file: SketchFile, _ scope: SketchScope
  ) -> Bool {
    let home = SketchScope(file: file, depth: scope.depth)
    guard let name = Self.typeName(type, file.outline),
      let place = project.type(named: name, from: home)
    else { return true }
    let outline = scope.outline
    if outline.startsImplicitMember(span.lowerBound) {
      let declared = place.file.outline
      let body = declared.scopes[declared.types[place.declaration].scope]
      let member = outline.name(span.lowerBound + 1)
      return (body.bodyStart..<body.close).contains {
        declared.kind($0) == .identifier && declared.name($0) == member
      }
    }
    return instance(span, scope)?.type.split(at: ".").last.map(String.init) == name
  }

  /// Binds the properties that an initializer assigns: `self.content = content()`.
  private func bindFields(of initializer: FunctionDeclaration, in scope: SketchScope) {
    let outline = scope.outline
    guard initializer.scope >= 0 else { return }
    let body = outline.scopes[initializer.scope]
    for index in body.bodyStart..<max(body.close - 4, body.bodyStart)
    where outline.isText(index, "self") && outline.kind(index + 3) == .equal {
      let source = index + 4
      guard outline.kind(source) == .identifier, let known = scope.bindings[outline.name(source)]
      else { continue }
      scope.bindings[outline.name(index + 2)] = known
    }
  }

  /// The properties that the initializer which the compiler makes sets.
  private func memberwise(
    _ node: ViewNode, of type: TypeDeclaration, in file: SketchFile, _ scope: SketchScope
  ) -> [String: SketchScope.Binding] {
    let outline = file.outline
    var result: [String: SketchScope.Binding] = [:]
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      result[scope.outline.name(label)] = meaning(of: argument.value, scope)
    }
    let stored = outline.properties.filter { $0.parent == type.scope && !$0.isComputed }
    let functions = stored.filter { property in
      isFunction(property.type, outline) && result[outline.name(property.name)] == nil
    }
    for (position, closure) in trailingClosures(node).enumerated() {
      let name =
        closure.label
        ?? (functions.indices.contains(position)
          ? outline.name(functions[position].name) : "content")
      result[name] = .views(open: closure.open, scope)
    }
    for property in stored where result[outline.name(property.name)] == nil {
      let isOptional = property.type.last.map { outline.isText($0, "?") } ?? false
      if isOptional, property.initializer.isEmpty, !property.isLet {
        result[outline.name(property.name)] = .nothing
      }
    }
    return result
  }
}
