// Detects colors behind a whole screen, as opposed to a card.

extension SyntaxOutline {
  /// Whether the color `span` covers a screen: it ignores the safe area, is at the bottom of a
  /// screen's root stack, or is the background of the root of a screen's body or of a controller's
  /// view.
  func coversScreen(_ span: Range<Int>) -> Bool {
    for (span, slot) in ancestors(of: span) {
      switch slot {
      case .receiver:
        let whole = chain(around: span.lowerBound)
        let links = Array(links(from: whole.lowerBound))
        guard whole != span, !isBounded(links) else { return false }
        if links.contains(where: leavesSafeArea) { return true }
      case .ternary, .parenthesized(_, nil, 0): continue
      case .argument(let open, let label, _):
        guard let call = call(at: open) else { return false }
        guard ColorType(word(call.name)) != nil, arguments(call).count == 1 else {
          return label == nil && isScreenBackground(call)
        }
      case .statement: return isScreenLayer(span)
      case .assigned(let target):
        return isBackgroundOfScreen(compactText(target))
      default: return false
      }
    }
    return false
  }

  /// Whether what is assigned to is the background of the view of a controller, or of the list or the scroll view that fills it.
  private func isBackgroundOfScreen(_ target: String) -> Bool {
    let own = target.hasPrefix("self.") ? String(target.dropFirst("self.".utf8.count)) : target
    return ["view", "tableView", "collectionView", "scrollView"]
      .contains { own == $0 + ".backgroundColor" }
  }

  // MARK: Modifiers

  /// Whether a call is `background(_:)` on a view that is a screen.
  private func isScreenBackground(_ call: CallExpression) -> Bool {
    guard isText(call.name, "background"), kind(call.name - 1) == .period else { return false }
    let labels = arguments(call).compactMap { $0.label.map { name($0) } }
    if labels.contains("ignoresSafeAreaEdges") { return true }
    return !labels.contains("in") && isScreen(chain(around: call.name), isBottom: false)
  }

  /// Whether a link makes a view ignore the safe area on all sides.
  private func leavesSafeArea(_ link: ChainLink) -> Bool {
    guard link.kind == .member else { return false }
    switch text(link.name) {
    case "ignoresSafeArea", "edgesIgnoringSafeArea":
      guard link.open >= 0, let close = partner(link.open) else { return false }
      // A bar ignores one edge.
      let edges = ["bottom", "top", "horizontal", "vertical", "leading", "trailing"]
      return !(link.open..<close).contains { edges.contains(text($0)) }
    default: return false
    }
  }

  /// Whether modifiers give a view a shape or a size.
  private func isBounded(_ links: [ChainLink]) -> Bool {
    links.contains { link in
      guard link.kind == .member else { return false }
      switch text(link.name) {
      case "cornerRadius", "clipShape", "mask", "listRowBackground": return true
      case "frame":
        return call(named: link.name).map { call in
          arguments(call).contains { argument in
            argument.label.map { isText($0, "height") || isText($0, "width") } ?? false
          }
        } ?? false
      default: return false
      }
    }
  }

  // MARK: Containers

  /// Whether a color that is drawn as a view lies at the bottom of a screen, or is its background.
  private func isScreenLayer(_ span: Range<Int>) -> Bool {
    let scope = scopes[scopeIndex(span.lowerBound)]
    guard scope.kind == .closure, scope.bodyStart == span.lowerBound,
      let name = callTaking(closure: scope.open)
    else { return false }
    switch text(name) {
    case "ZStack": return isScreen(chain(around: name), isBottom: true)
    case "background": return isScreen(chain(around: name), isBottom: false)
    default: return false
    }
  }

  /// Whether a view is the root of a screen.
  ///
  /// `isBottom` means that a color is at the bottom of the view's stack; cards have a background
  /// instead.
  private func isScreen(_ view: Range<Int>, isBottom: Bool) -> Bool {
    let links = Array(links(from: view.lowerBound))
    if isBounded(links) { return false }
    if links.contains(where: leavesSafeArea) { return true }
    guard case .statement = slot(of: view) else {
      guard case .returned = slot(of: view) else { return false }
      return isRoot(view, links, isBottom: isBottom)
    }
    let scope = scopes[scopeIndex(view.lowerBound)]
    guard scope.kind == .closure else { return isRoot(view, links, isBottom: isBottom) }
    guard let name = callTaking(closure: scope.open) else { return false }
    let container = text(name)
    if Self.navigation.contains(container) { return true }
    guard ["Group", "GeometryReader", "ScrollViewReader"].contains(container) else { return false }
    return isScreen(chain(around: name), isBottom: isBottom)
  }

  /// Whether the root view of a type's body is a whole screen.
  private func isRoot(_ view: Range<Int>, _ links: [ChainLink], isBottom: Bool) -> Bool {
    let scope = scopes[callableScope(around: view.lowerBound)]
    guard scope.kind == .property, memberName(scope) == "body" else { return false }
    let words = Set(NameWords.split(enclosingTypeName(of: view.lowerBound) ?? ""))
    guard words.isDisjoint(with: Self.partWords) else { return false }
    if isBottom || !words.isDisjoint(with: Self.screenWords) { return true }
    let head = headName(at: view.lowerBound)
    if Self.navigation.contains(head) || ["List", "Form"].contains(head) { return true }
    return links.contains { link in
      guard link.kind == .member else { return false }
      return Self.screenModifiers.contains(text(link.name)) || fillsHeight(link)
    }
  }

  private func fillsHeight(_ link: ChainLink) -> Bool {
    guard isText(link.name, "frame"), let call = call(named: link.name) else { return false }
    return arguments(call).contains { argument in
      argument.label.map { isText($0, "maxHeight") } ?? false
        && isText(argument.value.upperBound - 1, "infinity")
    }
  }

  private static let navigation: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
  ]
  private static let screenModifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarHidden",
    "navigationDestination", "toolbar", "searchable", "refreshable", "tabItem",
  ]
  private static let screenWords: Set<String> = ["screen", "page", "root"]
  private static let partWords: Set<String> = [
    "badge", "banner", "bar", "bubble", "button", "card", "cell", "chip", "field", "footer",
    "header", "item", "label", "row", "section", "tag", "tile", "widget",
  ]
}
