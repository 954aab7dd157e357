import MigrateKitCore

/// Reads the views that a class of UIKit or AppKit makes: its properties and the constants in its functions,
/// what is assigned to them, and what is added to what.
///
/// Conditions are taken as in SwiftUI's bodies. Constraints are not read, but for constant widths and heights.
struct KitReader {
  let values: SketchValues
  let scope: SketchScope
  /// The views by their names; that of the class itself has none.
  private(set) var views: [String: KitView] = [:]
  /// The names in the order of the code.
  private(set) var names: [String] = []
  private var body = 0

  private var outline: SyntaxOutline { scope.outline }

  /// Reads the class of a scope.
  init(_ scope: SketchScope, base: String, values: SketchValues) {
    self.values = values
    self.scope = scope
    views[""] = KitView(name: "", type: scope.type, base: base, scope: scope)
    let outline = scope.outline
    for property in outline.properties where isMember(property.parent) { read(property) }
    for function in outline.functions where isMember(function.parent) && function.scope >= 0 {
      guard !Self.laterFunctions.contains(outline.name(function.name)) else { continue }
      body += 1
      let parameters = outline.parameters(function)
      var bindings: [String: SketchScope.Binding] = [:]
      for parameter in parameters {
        let name = outline.name(parameter.name)
        bindings[name] = .unknown(name)
      }
      let inner = scope.adding(bindings, types: values.types(of: parameters, outline))
      read(scope.file.reader.statements(inScope: function.scope), inner, aliases: [:])
    }
    readSizes()
  }

  /// Functions that change views after they have appeared.
  private static let laterFunctions: Set<String> = [
    "prepareForReuse", "setSelected", "setHighlighted", "traitCollectionDidChange", "draw",
    "touchesBegan", "touchesEnded", "touchesCancelled", "deinit",
  ]

  private func isMember(_ parent: Int) -> Bool {
    outline.scopes[parent].kind == .type && outline.qualifiedTypeName(ofScope: parent) == scope.type
  }

  // MARK: Views

  /// The class of UIKit or AppKit that a type is or inherits from.
  static func base(of type: String, _ values: SketchValues, _ scope: SketchScope) -> String? {
    var (type, scope) = (type, scope)
    for _ in 0..<6 {
      if KitRules.views[type] != nil || KitRules.roots.contains(type) { return type }
      guard let place = values.project.type(named: type, from: scope) else { return nil }
      let outline = place.file.outline
      let inherited = outline.types[place.declaration].inherited
      guard let first = inherited.first(where: { outline.kind($0) == .identifier }) else {
        return nil
      }
      type = outline.name(first)
      scope = SketchScope(file: place.file, depth: scope.depth)
    }
    return nil
  }

  /// Adds a view that a type names; returns whether it is one.
  private mutating func add(
    _ name: String, type: String, call: ViewNode?, _ scope: SketchScope
  ) -> Bool {
    guard views[name] == nil, let base = Self.base(of: type, values, scope) else {
      return views[name] != nil
    }
    views[name] = KitView(name: name, type: type, base: base, call: call, scope: scope)
    names.append(name)
    for argument in call?.arguments ?? [] where argument.label.map({ isArranged($0) }) ?? false {
      addAll(argument.value, to: name, scope, aliases: [:])
    }
    return true
  }

  private func isArranged(_ label: Int) -> Bool {
    outline.isText(label, "arrangedSubviews") || outline.isText(label, "views")
  }

  private mutating func read(_ property: PropertyDeclaration) {
    guard !property.isComputed else { return }
    let name = outline.name(property.name)
    let declared = SketchValues.typeName(property.type, outline)
    body += 1
    guard !property.initializer.isEmpty else {
      // An outlet: a storyboard or other code makes the view.
      if let declared { _ = add(name, type: declared, call: nil, scope) }
      return
    }
    read(property.initializer, named: name, declared, scope)
  }

  /// Reads the code that creates a view: a call, a closure that is called, or a call with a
  /// configuring closure.
  private mutating func read(
    _ span: Range<Int>, named name: String, _ declared: String?, _ scope: SketchScope
  ) {
    if outline.kind(span.lowerBound) == .leftBrace {
      let index = scope.file.reader.scope(openedAt: span.lowerBound)
      let statements = scope.file.reader.statements(inScope: index)
      let local = statements.compactMap { made(by: $0) }.first
      guard let local, add(name, type: declared ?? local.type, call: local.call, scope) else {
        return
      }
      read(statements, scope, aliases: [local.name: name])
      return
    }
    let node = scope.file.reader.view(span)
    let type = node.name.split(at: ".").first.map(String.init)
    let isCall = !node.head.isEmpty && outline.kind(node.head.upperBound - 1) != .identifier
    let named = type == "init" ? declared : type
    guard isCall, let named, add(name, type: named, call: node, scope) else { return }
    for closure in node.closures + node.modifiers.flatMap(\.closures) {
      let index = scope.file.reader.scope(openedAt: closure.open)
      read(
        scope.file.reader.statements(inScope: index), scope,
        aliases: [closure.parameter(in: outline): name])
    }
  }

  /// The view that a statement creates: `let label = UILabel()`.
  private func made(by statement: ViewStatement) -> (name: String, type: String, call: ViewNode)? {
    guard case .local(let property) = statement, !property.initializer.isEmpty else { return nil }
    let node = scope.file.reader.view(property.initializer)
    let declared = SketchValues.typeName(property.type, outline)
    guard let first = node.name.split(at: ".").first.map(String.init),
      let type = first == "init" ? declared : first,
      Self.base(of: type, values, scope) != nil
    else { return nil }
    return (outline.name(property.name), type, node)
  }

  // MARK: Statements

  private mutating func read(
    _ statements: [ViewStatement], _ scope: SketchScope, aliases: [String: String]
  ) {
    var scope = scope
    for statement in statements {
      switch statement {
      case .local(let property):
        let name = outline.name(property.name)
        if aliases[name] == nil, let made = made(by: statement) {
          _ = add(name, type: made.type, call: made.call, scope)
        } else if let value = outline.singleValue(of: property) {
          scope = scope.adding([name: .code(value, scope)])
        }
      case .branches(let branches):
        guard let branch = values.taken(branches, scope) else { continue }
        let inner = scope.file.reader.statements(inScope: branch.scope)
        read(inner, values.unwrapping(branch, scope), aliases: aliases)
      case .view(let node): read(node.span, scope, aliases)
      }
    }
  }

  private mutating func read(
    _ span: Range<Int>, _ scope: SketchScope, _ aliases: [String: String]
  ) {
    var index = span.lowerBound
    while index < span.upperBound, outline.kind(index) != .equal { index = outline.stepOver(index) }
    guard index < span.upperBound else { return readCall(span, scope, aliases) }
    guard let names = names(of: span.lowerBound..<index),
      let (view, property) = target(names, aliases), !property.isEmpty
    else { return }
    views[view]?.set(property, to: index + 1..<span.upperBound, scope, body: body)
  }

  /// The names of `label.layer.cornerRadius` and `view?.backgroundColor`.
  private func names(of span: Range<Int>) -> [String]? {
    var names: [String] = []
    for index in span {
      switch outline.kind(index) {
      case .identifier, .dollarIdentifier: names.append(outline.name(index))
      case .period: continue
      default:
        guard outline.isText(index, "?") || outline.isText(index, "!") else { return nil }
      }
    }
    return names
  }

  /// The view that a path begins with, and the rest of the path.
  private func target(
    _ names: [String], _ aliases: [String: String]
  ) -> (view: String, property: String)? {
    var names = names[...]
    if names.first == "self" { names = names.dropFirst() }
    guard let first = names.first else { return ("", "") }
    if let view = aliases[first] { return (view, names.dropFirst().joined(separator: ".")) }
    if views[first] != nil { return (first, names.dropFirst().joined(separator: ".")) }
    if KitRules.ownViews.contains(first) { return ("", names.dropFirst().joined(separator: ".")) }
    return names.count == 1 || KitRules.parts.contains(first)
      ? ("", names.joined(separator: ".")) : nil
  }

  /// Calls that add views to others and those that set a property.
  private mutating func readCall(
    _ span: Range<Int>, _ scope: SketchScope, _ aliases: [String: String]
  ) {
    let found = span.first { index in
      outline.kind(index) == .identifier && KitRules.calls[outline.name(index)] != nil
    }
    guard let found, let meaning = KitRules.calls[outline.name(found)] else { return }
    let start = outline.chainStart(found)
    let base = start < found - 1 ? names(of: start..<found - 1) : []
    guard let base, let (view, rest) = target(base, aliases), rest.isEmpty else { return }
    let arguments = outline.call(named: found).map { outline.arguments($0) } ?? []
    switch meaning {
    case .adds:
      // `[a, b].forEach(stack.addArrangedSubview)`
      let isList = found > span.lowerBound && outline.kind(span.lowerBound) == .leftSquare
      if isList, let close = outline.partner(span.lowerBound) {
        addAll(span.lowerBound..<close + 1, to: view, scope, aliases: aliases)
      } else {
        for argument in arguments where argument.label == nil {
          addAll(argument.value, to: view, scope, aliases: aliases)
        }
      }
    case .sets(let property):
      // What a button shows at rest.
      let isAtRest = arguments.allSatisfy { argument in
        guard let label = argument.label, outline.isText(label, "for") else { return true }
        return argument.value.contains { outline.isText($0, "normal") }
          || outline.kind(argument.value.lowerBound) == .leftSquare
      }
      guard isAtRest, let value = arguments.first(where: { $0.label == nil })?.value else { return }
      views[view]?.set(property, to: value, scope, body: body)
    }
  }

  /// Adds the view or the list of views that an expression is to another.
  private mutating func addAll(
    _ span: Range<Int>, to parent: String, _ scope: SketchScope, aliases: [String: String]
  ) {
    if outline.kind(span.lowerBound) == .leftSquare,
      let close = outline.partner(span.lowerBound), close == span.upperBound - 1
    {
      for element in outline.elements(open: span.lowerBound, close: close) {
        addAll(element.value, to: parent, scope, aliases: aliases)
      }
      return
    }
    var child = names(of: span).flatMap { target($0, aliases) }.flatMap { view, rest in
      rest.isEmpty ? view : nil
    }
    if child == nil {
      // A view that is made where it is added, or one of a class that is declared elsewhere.
      let name = outline.compactText(span)
      let node = scope.file.reader.view(span)
      let type = node.name.split(at: ".").first.map(String.init) ?? ""
      if !add(name, type: type, call: node, scope) {
        views[name] = KitView(name: name, type: type, base: "", scope: scope)
        names.append(name)
      }
      child = name
    }
    guard let child, !child.isEmpty, child != parent,
      !views.values.contains(where: { $0.children.contains(child) })
    else { return }
    views[parent]?.children.append(child)
  }

  // MARK: Sizes

  /// Constant widths and heights: `icon.heightAnchor.constraint(equalToConstant: 24)`.
  private mutating func readSizes() {
    for type in outline.types where type.scope >= 0 && isMember(type.scope) {
      let body = outline.scopes[type.scope]
      for index in body.bodyStart..<max(body.bodyStart, body.close - 4) {
        let isWidth = outline.isText(index, "widthAnchor")
        guard isWidth || outline.isText(index, "heightAnchor"),
          outline.isText(index + 2, "constraint"), let call = outline.call(named: index + 2),
          let argument = outline.arguments(call).first, let label = argument.label,
          outline.isText(label, "equalToConstant")
        else { continue }
        let start = outline.chainStart(index)
        let names = start < index ? names(of: start..<index - 1) : []
        guard let names, let (view, rest) = target(names, [:]), rest.isEmpty else { continue }
        views[view]?.set(isWidth ? "width" : "height", to: argument.value, scope, body: 0)
      }
    }
  }
}
