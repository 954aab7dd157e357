// Views, members, modifiers and styles that the project declares itself.

extension SketchBuilder {
  /// The protocols whose types are views or modify them.
  private static let viewProtocols: Set<String> = ["View"]
  private static let modifierProtocols: Set<String> = ["ViewModifier"]
  static let buttonStyleProtocols: Set<String> = ["ButtonStyle", "PrimitiveButtonStyle"]

  /// The box of a view without its modifiers.
  func head(of node: ViewNode, _ scope: SketchScope, _ style: SketchStyle) -> SketchBox {
    countElement()
    switch node.kind {
    case .choice(let ternary):
      let chosen = values.chosen(ternary.span, scope) ?? ternary.thenArm
      return box(scope.file.reader.view(chosen), scope, style)
    case .joined(let parts):
      let boxes = parts.map { box(scope.file.reader.view($0), scope, style) }
      return SketchBox(.stack(.horizontal, spacing: 0, alignment: 1, boxes))
    case .other: return unknown(node, scope)
    case .named(let names): return named(names, node, scope, style)
    }
  }

  private func named(
    _ names: [String], _ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle
  ) -> SketchBox {
    if let binding = scope.bindings[names.joined(separator: ".")] {
      switch binding {
      case .drawn(let draw): return draw(style)
      case .views(let open, let place):
        let closure = ViewClosure(label: nil, open: open)
        return grouped(boxes(in: closure, place, style))
      case .code(let span, let place):
        if !names.contains("self"), names.count == 1 || place !== scope {
          return box(place.file.reader.view(span), place, style)
        }
      case .unknown: return unknown(node, scope)
      }
    }
    let plain = names.first == "self" || names.first == "Self" ? Array(names.dropFirst()) : names
    guard let last = plain.last else { return unknown(node, scope) }
    if plain.count == 1, let member = member(last, node, scope, style) { return member }
    if scope.depth <= Self.maximumDepth,
      let place = project.type(named: last, conforming: Self.viewProtocols, from: scope)
    {
      return ownView(place, node, scope, style)
    }
    let name = plain.first == "SwiftUI" ? plain.dropFirst().joined(separator: ".") : last
    let use = SketchUse(self, node, name: plain.first == "Color" ? "Color" : name, scope, style)
    guard let rule = SketchRules.views[use.name] else {
      if let paint = paint(node.head, scope) {
        return SketchBox(.shape(.rectangle, fill: paint, stroke: nil))
      }
      return unknown(node, scope)
    }
    let (box, changes) = values.changes { rule.draw(use) }
    return marked(changes, box)
  }

  /// Several boxes as one view: a column.
  func grouped(_ boxes: [SketchBox]) -> SketchBox {
    boxes.count == 1
      ? boxes[0] : SketchBox(.stack(.vertical, spacing: 8, alignment: 0.5, boxes))
  }

  private func unknown(_ node: ViewNode, _ scope: SketchScope) -> SketchBox {
    let code = QuotedCode.line(scope.outline.text(node.head))
    noteUnknown("not drawn: \(code.count > 60 ? code.prefix(59) + "…" : code)")
    let name = node.name.isEmpty ? String(code.prefix(24)) : node.name
    let isGreedy = SketchRules.greedyUnknowns.contains(name)
    return SketchBox(.unknown(name, isGreedy: isGreedy))
  }

  // MARK: Members

  /// A view that a property or a function of the type makes.
  private func member(
    _ name: String, _ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle
  ) -> SketchBox? {
    guard !scope.type.isEmpty, scope.depth <= Self.maximumDepth + 2 else { return nil }
    let typeName = scope.type.split(separator: ".").last.map(String.init) ?? scope.type
    let others = project.index.files(declaring: typeName).lazy.compactMap { self.project.file($0) }
      .filter { $0 !== scope.file }
    for file in [scope.file] + Array(others) {
      guard let body = memberBody(name, node, of: scope.type, in: file, from: scope) else {
        continue
      }
      return grouped(boxes(file.reader.statements(ofMember: body.index), body.scope, style))
    }
    return nil
  }

  private func memberBody(
    _ name: String, _ node: ViewNode, of type: String, in file: SketchFile, from scope: SketchScope
  ) -> (index: Int, scope: SketchScope)? {
    let outline = file.outline
    func isMember(_ parent: Int) -> Bool {
      outline.scopes[parent].kind == .type && outline.qualifiedTypeName(ofScope: parent) == type
    }
    let bindings = scope.bindings.filter { file === scope.file || !$0.key.contains(".") }
    func place(_ parent: Int, _ more: [String: SketchScope.Binding]) -> SketchScope {
      SketchScope(
        file: file, type: type, typeScope: file === scope.file ? scope.typeScope : parent,
        bindings: bindings.merging(more) { $1 }, depth: scope.depth + 1)
    }
    if let property = outline.properties.first(where: {
      $0.isComputed && $0.scope >= 0 && outline.name($0.name) == name && isMember($0.parent)
    }) {
      return (property.scope, place(property.parent, [:]))
    }
    guard
      let function = outline.functions.first(where: {
        $0.keyword == .func && $0.scope >= 0 && outline.name($0.name) == name && isMember($0.parent)
      })
    else { return nil }
    let passed = passed(node, to: outline.parameters(function), in: file, scope)
    return (function.scope, place(function.parent, passed))
  }

  // MARK: Arguments

  /// What the parameters of a function are bound to at a call.
  func passed(
    _ node: ViewNode, to parameters: [Parameter], in file: SketchFile, _ scope: SketchScope
  ) -> [String: SketchScope.Binding] {
    let outline = file.outline
    let home = SketchScope(file: file, type: "", typeScope: -1, depth: scope.depth)
    var arguments = node.arguments[...]
    var closures = node.closures.filter { closure in
      !node.arguments.contains { $0.value.lowerBound == closure.open }
    }[...]
    var result: [String: SketchScope.Binding] = [:]
    for parameter in parameters {
      let name = outline.name(parameter.name)
      let label = parameter.label.map { outline.name($0) }
      if let first = arguments.first, first.label.map({ scope.outline.name($0) }) == label {
        result[name] = binding(of: first.value, scope)
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

  private func isFunction(_ type: Range<Int>, _ outline: SyntaxOutline) -> Bool {
    type.contains { outline.kind($0) == .arrow }
  }

  private func binding(of span: Range<Int>, _ scope: SketchScope) -> SketchScope.Binding {
    if scope.outline.kind(span.lowerBound) == .leftBrace {
      return .views(open: span.lowerBound, scope)
    }
    // A name that stands for a view or for something unknown keeps meaning that.
    if let names = values.path(span, scope.outline), let known = scope.bindings[names.last ?? ""] {
      if names.count == 1 { return known }
    }
    return .code(span, scope)
  }

  // MARK: Types

  /// The view of a type that the project declares.
  private func ownView(
    _ place: SketchProject.Place, _ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle
  ) -> SketchBox {
    let inner = self.scope(of: place, node, scope)
    let outline = place.file.outline
    guard scope.depth < Self.maximumDepth,
      let body = outline.properties.first(where: {
        $0.parent == inner.typeScope && $0.scope >= 0 && outline.isText($0.name, "body")
      })
    else {
      note("not followed further: \(node.name)")
      return SketchBox(.unknown(node.name, isGreedy: false))
    }
    return grouped(boxes(place.file.reader.statements(ofMember: body.scope), inner, style))
  }

  /// The scope of a type's members where a call made the value.
  func scope(
    of place: SketchProject.Place, _ node: ViewNode?, _ scope: SketchScope
  ) -> SketchScope {
    let outline = place.file.outline
    let type = outline.types[place.declaration]
    let inner = SketchScope(
      file: place.file, type: outline.qualifiedTypeName(ofScope: type.scope),
      typeScope: type.scope, depth: scope.depth + 1)
    guard let node else { return inner }
    let initializer = outline.functions.first {
      $0.keyword == .`init` && $0.parent == type.scope && accepts($0, node, outline, scope)
    }
    if let initializer {
      inner.bindings = passed(node, to: outline.parameters(initializer), in: place.file, scope)
      bindFields(of: initializer, in: inner)
    } else {
      inner.bindings = memberwise(node, of: type, in: place.file, scope)
    }
    return inner
  }

  /// Whether a call has all arguments that a function takes, and no other.
  private func isFitting(_ outline: SyntaxOutline, _ function: Int, _ use: SketchUse) -> Bool {
    var labels = use.arguments.map { $0.label.map { use.outline.name($0) } }[...]
    for parameter in outline.parameters(outline.functions[function]) {
      if let first = labels.first, first == parameter.label.map({ outline.name($0) }) {
        labels = labels.dropFirst()
      } else if parameter.defaultValue.isEmpty, !isFunction(parameter.type, outline) {
        return false
      }
    }
    return labels.isEmpty
  }

  /// Whether a call's labels are among those of an initializer, in order.
  private func accepts(
    _ initializer: FunctionDeclaration, _ node: ViewNode, _ outline: SyntaxOutline,
    _ scope: SketchScope
  ) -> Bool {
    var labels = node.arguments.map { $0.label.map { scope.outline.name($0) } }[...]
    for parameter in outline.parameters(initializer) {
      let label = parameter.label.map { outline.name($0) }
      if let first = labels.first, first == label { labels = labels.dropFirst() }
    }
    return labels.isEmpty
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
      result[scope.outline.name(label)] = binding(of: argument.value, scope)
    }
    let closures = node.closures.filter { closure in
      !node.arguments.contains { $0.value.lowerBound == closure.open }
    }
    let functions = outline.properties.filter { property in
      property.parent == type.scope && !property.isComputed && isFunction(property.type, outline)
        && result[outline.name(property.name)] == nil
    }
    for (position, closure) in closures.enumerated() {
      let name =
        closure.label
        ?? (functions.indices.contains(position)
          ? outline.name(functions[position].name) : "content")
      result[name] = .views(open: closure.open, scope)
    }
    return result
  }

  // MARK: Modifiers and styles

  /// What a modifier of the project draws around a view; `nil` where it is not known.
  func ownModifier(_ use: SketchUse, _ inner: @escaping (SketchStyle) -> SketchBox) -> SketchBox? {
    guard use.scope.depth < Self.maximumDepth + 2 else { return nil }
    if use.name == "modifier" {
      guard let argument = use.argument(nil) else { return nil }
      let node = use.scope.file.reader.view(argument)
      guard let name = node.name.split(separator: ".").last,
        let place = project.type(
          named: String(name), conforming: Self.modifierProtocols, from: use.scope)
      else { return nil }
      countElement()
      return body("body", of: place, node, given: ["content": .drawn(inner)], use)
    }
    let fitting = { (place: SketchProject.Place) in
      self.isFitting(place.file.outline, place.declaration, use)
    }
    guard let place = project.viewFunction(named: use.name, fitting: fitting) else { return nil }
    countElement()
    let outline = place.file.outline
    let function = outline.functions[place.declaration]
    let node = ViewNode(
      kind: .other, head: use.span, span: use.span, arguments: use.arguments, closures: use.closures
    )
    var names = passed(node, to: outline.parameters(function), in: place.file, use.scope)
    names["self"] = .drawn(inner)
    let scope = SketchScope(
      file: place.file, type: "", typeScope: -1, bindings: names, depth: use.scope.depth + 1)
    return grouped(boxes(place.file.reader.statements(inScope: function.scope), scope, use.style))
  }

  /// A label in a button style of the project.
  func styled(
    _ own: SketchStyle.OwnStyle, _ use: SketchUse, _ label: @escaping (SketchStyle) -> SketchBox
  ) -> SketchBox? {
    let outline = own.place.file.outline
    let type = outline.types[own.place.declaration]
    let function = outline.functions.first {
      $0.parent == type.scope && outline.isText($0.name, "makeBody")
    }
    guard let function, let parameter = outline.parameters(function).first else { return nil }
    let name = outline.name(parameter.name) + ".label"
    return body("makeBody", of: own.place, own.node, given: [name: .drawn(label)], use)
  }

  private func body(
    _ name: String, of place: SketchProject.Place, _ node: ViewNode,
    given: [String: SketchScope.Binding], _ use: SketchUse
  ) -> SketchBox? {
    let outline = place.file.outline
    let scope = scope(of: place, node, use.scope)
    guard
      let function = outline.functions.first(where: {
        $0.parent == scope.typeScope && $0.scope >= 0 && outline.name($0.name) == name
      })
    else { return nil }
    var names = given
    if name == "body", let parameter = outline.parameters(function).first {
      names[outline.name(parameter.name)] = given["content"]
    }
    return grouped(
      boxes(
        place.file.reader.statements(inScope: function.scope), scope.adding(names), use.style))
  }
}
