import MigrateKitCore

// Views, members, modifiers and styles that the project declares itself.

extension SketchBuilder {
  /// The protocols of views, and of types that modify views.
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
    case .other:
      let paint = paint(node.head, scope)
      return paint.map { SketchBox(.shape(.rectangle, fill: $0, stroke: nil)) }
        ?? unknown(node, scope)
    case .named(let names): return named(names, node, scope, style)
    }
  }

  private func named(
    _ names: [String], _ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle
  ) -> SketchBox {
    let plain = names.first == "self" || names.first == "Self" ? Array(names.dropFirst()) : names
    if let binding = scope.bindings[names.joined(separator: ".")]
      ?? scope.bindings[plain.joined(separator: ".")]
    {
      switch binding {
      case .drawn(let draw): return draw(style)
      case .views(let open, let place):
        let closure = ViewClosure(label: nil, open: open)
        return grouped(boxes(in: closure, place, style))
      case .code(let span, let place):
        if !names.contains("self"), names.count == 1 || place !== scope {
          return box(place.file.reader.view(span), place, style)
        }
      case .nothing: return .empty
      case .geometry, .unknown: return unknown(node, scope)
      }
    }
    if plain.count > 1, case .code(let span, let place) = scope.bindings[plain[0]],
      place !== scope, let path = values.path(span, place.outline)
    {
      return named(path + plain.dropFirst(), node, place, style)
    }
    guard let last = plain.last else { return unknown(node, scope) }
    if plain.count == 1, !scope.type.isEmpty,
      case .body(let index, let place) = values.member(last, node, of: scope, from: scope)
    {
      return grouped(boxes(place.file.reader.statements(ofMember: index), place, style))
    }
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
      return followed(node, scope, style) ?? unknown(node, scope)
    }
    let (box, changes) = values.changes { rule.draw(use) }
    return marked(changes, box)
  }

  /// The view that a member, a global constant or a function of the project returns.
  private func followed(
    _ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle
  ) -> SketchBox? {
    switch values.followed(node.head, scope) {
    case .value(let span, let place): return box(place.file.reader.view(span), place, style)
    case .body(let index, let place):
      return grouped(boxes(place.file.reader.statements(ofMember: index), place, style))
    case nil: return nil
    }
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

  // MARK: Types

  /// The view of a type that the project declares.
  private func ownView(
    _ place: SketchProject.Place, _ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle
  ) -> SketchBox {
    let inner = values.scope(of: place, node, scope, isView: true)
    let outline = place.file.outline
    guard scope.depth < Self.maximumDepth,
      let body = outline.properties.first(where: {
        $0.parent == inner.typeScope && $0.scope >= 0 && outline.isText($0.name, "body")
      })
    else {
      noteUnknown("not followed further: \(node.name)")
      return SketchBox(.unknown(node.name, isGreedy: false))
    }
    return grouped(boxes(place.file.reader.statements(ofMember: body.scope), inner, style))
  }

  // MARK: Modifiers and styles

  /// What a modifier of the project draws around a view; `nil` where it is not known.
  func ownModifier(_ use: SketchUse, _ inner: @escaping (SketchStyle) -> SketchBox) -> SketchBox? {
    guard use.scope.hops < Self.maximumHops else { return nil }
    if use.name == "modifier" {
      guard let argument = use.argument(nil) else { return nil }
      let node = use.scope.file.reader.view(argument)
      guard let name = node.name.split(at: ".").last,
        let place = project.type(
          named: String(name), conforming: Self.modifierProtocols, from: use.scope)
      else { return nil }
      countElement()
      return body("body", of: place, node, given: ["content": .drawn(inner)], use)
    }
    let fitting = { (place: SketchProject.Place) in
      let outline = place.file.outline
      let function = outline.functions[place.declaration]
      guard self.values.isFitting(outline, function, use.arguments, use.scope) else { return false }
      guard SketchRules.modifiers[use.name] != nil, let argument = use.arguments.first,
        let parameter = outline.parameters(function).first
      else { return true }
      return self.values.isValue(argument.value, of: parameter.type, in: place.file, use.scope)
    }
    guard let place = project.viewFunction(named: use.name, fitting: fitting) else { return nil }
    countElement()
    let outline = place.file.outline
    let function = outline.functions[place.declaration]
    let node = ViewNode(
      kind: .other, head: use.span, span: use.span, arguments: use.arguments, closures: use.closures
    )
    let parameters = outline.parameters(function)
    var names = values.passed(node, to: parameters, in: place.file, use.scope)
    names["self"] = .drawn(inner)
    let home = SketchScope(file: place.file, depth: use.scope.depth)
    home.hops = use.scope.hops + 1
    let scope = home.adding(names, types: values.types(of: parameters, outline))
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
    let scope = values.scope(of: place, node, use.scope)
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
