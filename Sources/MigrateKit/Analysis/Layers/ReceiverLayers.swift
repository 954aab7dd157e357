/// The layers of UIKit and AppKit views, by the names of the views.
///
/// A view lies on the one it is added to, and a part (`cell.textLabel`) on its whole. Colors set in
/// different branches are distinguished by their scopes.
struct ReceiverLayers {
  /// A view, by its name and owner: a type, or a scope for a local one.
  struct Receiver: Hashable {
    var owner: String
    var path: [String]
  }

  private struct Setting {
    var layer: Int
    var scope: Int
  }

  private var receivers: [Int: (receiver: Receiver, scope: Int, isSurface: Bool)] = [:]
  private var surfaces: [Receiver: [Setting]] = [:]
  private var parents: [Receiver: Receiver?] = [:]
  /// Whether a color is set on any view.
  private(set) var hasViews = false

  /// Records a color that is set on `receiver`.
  mutating func add(
    _ layer: Int, on receiver: Range<Int>, isSurface: Bool, in outline: SyntaxOutline
  ) {
    if !hasViews {
      hasViews = true
      readParents(in: outline)
    }
    let index = receiver.lowerBound
    let key = outline.receiver(receiver)
    let scope = outline.scopeIndex(index)
    receivers[layer] = (key, scope, isSurface)
    if isSurface { surfaces[key, default: []].append(Setting(layer: layer, scope: scope)) }
  }

  /// The layers beneath a layer.
  func backdrops(of layer: Int) -> [Int] {
    guard let (receiver, scope, isSurface) = receivers[layer] else { return [] }
    var view: Receiver? = isSurface ? parent(of: receiver) : receiver
    for _ in 0..<16 {
      guard let current = view else { return [] }
      if let settings = surfaces[current] { return Self.chosen(settings, from: scope) }
      view = parent(of: current)
    }
    return []
  }

  /// Of several settings those in the scope of the other color; unknown if there is none.
  private static func chosen(_ settings: [Setting], from scope: Int) -> [Int] {
    if settings.count == 1 { return settings.map(\.layer) }
    return settings.filter { $0.scope == scope }.map(\.layer)
  }

  private func parent(of receiver: Receiver) -> Receiver? {
    if let known = parents[receiver] { return known }
    guard receiver.path.count > 1 else { return nil }
    return Receiver(owner: receiver.owner, path: receiver.path.dropLast())
  }

  /// Reads `card.addSubview(label)` and similar; a view that is added to two has an unknown parent.
  private mutating func readParents(in outline: SyntaxOutline) {
    for name in outline.lexemes.indices where outline.lexemes[name].kind == .identifier {
      guard outline.isText(name, "addSubview") || outline.isText(name, "addArrangedSubview"),
        let call = outline.call(named: name), let view = outline.arguments(call).first?.value,
        view.allSatisfy({ outline.isPathPart($0) })
      else { continue }
      let start = outline.chainStart(name)
      let whole = start < name ? start..<name - 1 : name..<name
      guard whole.allSatisfy({ outline.isPathPart($0) }) else { continue }
      let child = outline.receiver(view)
      let parent = outline.receiver(whole)
      if let known = parents[child], known != parent {
        parents[child] = .some(nil)
      } else if child != parent {
        parents[child] = parent
      }
    }
  }
}

extension SyntaxOutline {
  /// Whether a lexeme belongs to a plain path: `self.card?.label`.
  fileprivate func isPathPart(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .period, .postfixQuestion, .exclamation: true
    default: false
    }
  }

  /// The view of a path, as far as the file shows.
  fileprivate func receiver(_ span: Range<Int>) -> ReceiverLayers.Receiver {
    var names = span.filter { kind($0) == .identifier }
    if let first = names.first, isText(first, "self") { names.removeFirst() }
    var path = names.map { name($0) }
    if path.last == "layer" { path.removeLast() }
    let type = enclosingTypeName(of: span.lowerBound) ?? ""
    guard let first = names.first, let scope = scope(declaring: first) else {
      return ReceiverLayers.Receiver(owner: type, path: path)
    }
    if let property = propertyMade(byClosure: scope), !path.isEmpty {
      // `let title: UILabel = { let label = UILabel() … }()`
      return ReceiverLayers.Receiver(owner: type, path: [property] + path.dropFirst())
    }
    return ReceiverLayers.Receiver(owner: "\(type)#\(scope)", path: path)
  }

  /// The scope inside of a member that declares the variable named at `index`.
  private func scope(declaring index: Int) -> Int? {
    let wanted = name(index)
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth where scope >= 0 {
      let kind = scopes[scope].kind
      guard kind != .type, kind != .file else { return nil }
      if properties(declaredIn: scope).contains(where: { name(properties[$0].name) == wanted }) {
        return scope
      }
      scope = scopes[scope].parent
    }
    return nil
  }

  /// The properties declared in a scope, by their places.
  private func properties(declaredIn scope: Int) -> [Int] {
    let open = scopes[scope].open
    let close = scopes[scope].close
    let next = properties.partitioningIndex { $0.name >= open }
    return properties[next...].prefix(Self.maximumWalk).indices.prefix {
      properties[$0].name < close
    }
    .filter { properties[$0].parent == scope }
  }

  /// The property of a type that a closure initializes: `let label: UILabel = { … }()`.
  private func propertyMade(byClosure scope: Int) -> String? {
    guard scopes[scope].kind == .closure,
      let index = propertyIndex(assignedBy: scopes[scope].open - 1),
      scopes[properties[index].parent].kind == .type
    else { return nil }
    return name(properties[index].name)
  }
}
