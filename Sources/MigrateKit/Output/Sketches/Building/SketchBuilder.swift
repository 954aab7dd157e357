import MigrateKitCore

/// Makes the boxes of a view from its code.
///
/// The rules (`SketchRules`) define what a view or a modifier draws. Views of the project are
/// followed a few levels deep; unknown views become boxes that name them.
final class SketchBuilder {
  /// The limit of nested views of the project.
  static let maximumDepth = 6
  /// The limit of nested modifiers of the project.
  static let maximumHops = 16
  /// The largest number of boxes in a sketch.
  private static let maximumBoxes = 2_000

  let values: SketchValues
  /// What the sketch assumes or leaves out, each once and in order.
  private(set) var notes: [String] = []
  /// The views and modifiers that the code names, and how many of them could not be drawn.
  private(set) var elementCount = 0
  private(set) var unknownCount = 0
  private var boxCount = 0

  init(project: SketchProject) {
    values = SketchValues(project: project)
  }

  var project: SketchProject { values.project }

  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// Notes code that cannot be drawn.
  func noteUnknown(_ text: String) {
    unknownCount += 1
    note(text)
  }

  func countElement() { elementCount += 1 }

  // MARK: Bodies

  /// The boxes of a body's statements.
  func boxes(
    _ statements: [ViewStatement], _ scope: SketchScope, _ style: SketchStyle
  ) -> [SketchBox] {
    var scope = scope
    var result: [SketchBox] = []
    for statement in statements {
      switch statement {
      case .view(let node): result += boxes(node, scope, style)
      case .local(let property):
        guard let value = scope.outline.singleValue(of: property) else { continue }
        scope = scope.adding([scope.outline.name(property.name): .code(value, scope)])
      case .branches(let branches):
        values.asksForAppearance = false
        let taken = values.taken(branches, scope)
        if values.asksForAppearance { note("drawn as in light mode: \(branches[0].title)") }
        guard let branch = taken else { continue }
        let statements = scope.file.reader.statements(inScope: branch.scope)
        result += boxes(statements, values.unwrapping(branch, scope), style)
      }
    }
    return result
  }

  /// The boxes of the views in a closure.
  func boxes(
    in closure: ViewClosure, _ scope: SketchScope, _ style: SketchStyle,
    parameters: [String: SketchScope.Binding] = [:]
  ) -> [SketchBox] {
    let reader = scope.file.reader
    let index = reader.scope(openedAt: closure.open)
    var names = parameters
    let signature = closure.open + 1..<max(closure.open + 1, scope.outline.scopes[index].bodyStart)
    for place in signature where scope.outline.kind(place) == .identifier {
      let name = scope.outline.name(place)
      if names[name] == nil { names[name] = .unknown(name) }
    }
    return boxes(reader.statements(inScope: index), scope.adding(names), style)
  }

  // MARK: Views

  /// The boxes of a view; several where it only groups others.
  func boxes(
    _ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle
  ) -> [SketchBox] {
    if node.modifiers.isEmpty {
      switch node.name {
      case "Group": return node.closures.flatMap { boxes(in: $0, scope, style) }
      case "ForEach": return repeated(node, scope, style)
      case "EmptyView": return []
      default: break
      }
    }
    return [box(node, scope, style)]
  }

  /// The box of a view with its modifiers.
  func box(_ node: ViewNode, _ scope: SketchScope, _ style: SketchStyle) -> SketchBox {
    boxCount += 1
    guard boxCount < Self.maximumBoxes else {
      note("the view is too large to be drawn whole")
      return .empty
    }
    let node = withImplicitSelf(node, scope)
    return box(node, modifiers: node.modifiers.count, scope, style)
  }

  /// The view with its innermost modifiers, `count` of them.
  private func box(
    _ node: ViewNode, modifiers count: Int, _ scope: SketchScope, _ style: SketchStyle
  ) -> SketchBox {
    guard count > 0 else { return head(of: node, scope, style) }
    let use = SketchUse(self, node.modifiers[count - 1], scope, style)
    let inner = { (style: SketchStyle) in
      self.box(node, modifiers: count - 1, scope, style)
    }
    let (box, changes) = values.changes { modified(use, inner) }
    return marked(changes, box)
  }

  /// A box with the changes that belong to it.
  func marked(_ changes: [Int], _ box: SketchBox) -> SketchBox {
    guard !changes.isEmpty else { return box }
    let marked = SketchBox(.marked(changes, box))
    marked.row = box.row
    return marked
  }

  /// In an extension of views, `padding()` is what `self.padding()` is.
  private func withImplicitSelf(_ node: ViewNode, _ scope: SketchScope) -> ViewNode {
    guard case .named(var names) = node.kind, scope.bindings["self"] != nil else { return node }
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, SketchRules.views[names[0]] == nil,
      names[0] == "modifier" || SketchRules.modifiers[names[0]] != nil
        || !project.index.files(extendingViewsWith: names[0]).isEmpty
    else { return node }
    var node = node
    let first = ViewModifierUse(
      name: names[0], span: node.head, arguments: node.arguments, closures: node.closures)
    node.kind = .named(["self"])
    node.modifiers.insert(first, at: 0)
    return node
  }

  private func modified(
    _ use: SketchUse, _ inner: @escaping (SketchStyle) -> SketchBox
  ) -> SketchBox {
    if let box = replacedShadow(use, inner) { return box }
    if let box = ownModifier(use, inner) { return box }
    guard let rule = SketchRules.modifiers[use.name] else {
      countElement()
      noteUnknown("not drawn: .\(use.excerpt)")
      return inner(use.style)
    }
    if rule.coverage != .ignored { countElement() }
    var style = use.style
    let (_, changes) = values.changes { rule.inherit?(use, &style) }
    for change in changes { values.touch(change) }
    let box = inner(style)
    guard let draw = rule.draw else { return box }
    let drawn = draw(use, box)
    if !drawn.row.isSection, drawn.row.background == nil { drawn.row = box.row }
    return drawn
  }

  /// A shadow that is written as a value, or by a token whose modifier the project declares.
  private func replacedShadow(
    _ use: SketchUse, _ inner: @escaping (SketchStyle) -> SketchBox
  ) -> SketchBox? {
    let call = use.span.dropFirst()
    guard let changed = use.scope.file.changed(call), case .shadow(let shadow) = changed.value
    else {
      return nil
    }
    countElement()
    values.touch(changed.change)
    return SketchBox(.shadowed(shadow, inner(use.style)))
  }
}
