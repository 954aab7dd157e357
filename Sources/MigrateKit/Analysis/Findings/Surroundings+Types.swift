// What the code around a value says about types.

extension SyntaxOutline {
  /// The types that the file's types inherit from and that are not Apple's, as written, by the names of those.
  func supertypes() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for type in types where type.scope >= 0 {
      let names = supertypes(of: type)
      if !names.isEmpty { result[qualifiedTypeName(ofScope: type.scope), default: []] += names }
    }
    return result
  }

  private func supertypes(of type: TypeDeclaration) -> [String] {
    var names: [String] = []
    var next = type.inherited.lowerBound
    while next < type.inherited.upperBound, names.count < Self.mostSupertypes {
      let end = min(max(typeEnd(next), next + 1), type.inherited.upperBound)
      let name = compactText(next..<end)
      if kind(next) == .identifier, !DeclaredType.isSystem(name), !Self.isOfMainActor(name) {
        names.append(name)
      }
      next = end + (kind(end) == .comma ? 1 : 0)
    }
    return names
  }

  private static let mostSupertypes = 4

  /// Whether the place of an expression with these ancestors gives an implicit member in its place the type: an
  /// argument, a value that is assigned, returned or declared with a written type.
  ///
  /// `AnyShapeStyle` takes a value of any style, so that its argument has none.
  func hasExpectedType(among ancestors: [Ancestor]) -> Bool {
    for (inner, slot) in ancestors {
      switch slot {
      case .argument(let open, _, _): return !isText(open - 1, "AnyShapeStyle")
      case .assigned, .defaultArgument: return true
      case .initializer(let property): return !properties[property].type.isEmpty
      case .returned, .statement:
        guard let type = resultType(around: inner.lowerBound) else { return false }
        return !isText(type.lowerBound, "some")
      case .element, .dictionaryValue, .ternary, .parenthesized, .receiver: continue
      default: return false
      }
    }
    return false
  }

  /// Whether what an expression with these ancestors is assigned to, or the title of a button that it colors, may be nil: a
  /// color of a layer, or a color or the font of a view of UIKit whose type the file states or whose name is that of a bar.
  func mayBeNil(_ span: Range<Int>, among ancestors: [Ancestor]) -> Bool {
    if case .argument(let open, nil, 0)? = ancestors.first?.slot {
      guard isText(open - 1, "setTitleColor"), let call = call(at: open) else { return false }
      return arguments(call).dropFirst().first?.label.map { isText($0, "for") } ?? false
    }
    guard case .assigned(let target)? = ancestors.first?.slot, let property = target.last,
      target.count > 2
    else { return false }
    let isOptional = kind(property - 2) == .postfixQuestion
    let owner = isOptional ? property - 3 : property - 2
    if isText(span.upperBound - 1, "cgColor") {
      return Self.colorsOfLayers.contains(name(property))
        && NameWords.split(name(owner)).last == "layer"
    }
    guard Self.optionals.contains(name(property)) else { return false }
    if isOptional, Self.labels.contains(name(owner)) { return true }
    if Self.bars.contains(name(owner)), kind(owner - 1) == .period {
      let isChecked = [.postfixQuestion, .exclamation].contains(kind(owner - 2))
      return Self.holdersOfBars.contains(name(isChecked ? owner - 3 : owner - 2))
    }
    let view = configuredView(assignedTo: target) ?? owner
    guard target.count == 3 || target.count == 5 && isText(target.lowerBound, "self"),
      kind(view - 1) != .period || isText(view - 2, "self"),
      let type = statedType(of: view) ?? inheritedType(of: view, property)
    else { return false }
    return Self.texts.contains(type)
      || type.hasPrefix("UI") && ["backgroundColor", "tintColor"].contains(name(property))
  }

  /// The view of UIKit's that `self` inherits from, or that `self.view` is in a controller and `self.contentView` in a cell;
  /// `nil` for any other name, and where the file declares a property of the name that is assigned to.
  private func inheritedType(of view: Int, _ property: Int) -> String? {
    guard let type = enclosingType(of: view), type.keyword == .class, !type.inherited.isEmpty,
      !properties.contains(where: { nameBytes($0.name) == nameBytes(property) })
    else { return nil }
    let base = text(type.inherited.lowerBound)
    if isText(view, "self") { return Self.views.contains(base) ? base : nil }
    let isOfSelf = kind(view - 1) == .period && isText(view - 2, "self")
    guard isOfSelf, !properties.contains(where: { nameBytes($0.name) == nameBytes(view) }) else {
      return nil
    }
    switch name(view) {
    case "view" where Self.controllers.contains(base),
      "contentView" where base == "UITableViewCell" || base == "UICollectionViewCell":
      return "UIView"
    default: return nil
    }
  }

  private static let views: Set<String> = texts.union([
    "UIView", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableView",
    "UITableViewHeaderFooterView", "UICollectionView", "UIButton", "UIControl", "UIStackView",
    "UIScrollView", "UIImageView",
  ])

  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController",
  ]

  /// The type of the property or the variable that a name means, by its declaration or by the call that makes it; `nil` for
  /// a parameter.
  private func statedType(of view: Int) -> String? {
    if let member = enclosingMember(of: view), member.kind == .function, member.declaration >= 0,
      case let open = functions[member.declaration].parametersOpen, let close = partner(open),
      (open..<close).contains(where: { nameBytes($0) == nameBytes(view) })
    {
      return nil
    }
    let types = properties.lazy.filter { property in
      let scope = self.scopes[property.parent]
      return self.nameBytes(property.name) == self.nameBytes(view)
        && (scope.kind == .type
          ? self.sees(property.parent, from: view)
          : scope.kind == .file || scope.open < view && view < scope.close)
    }.map { self.text($0.type.isEmpty ? $0.initializer.lowerBound : $0.type.lowerBound) }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private static let colorsOfLayers: Set<String> = [
    "backgroundColor", "borderColor", "shadowColor", "fillColor", "strokeColor",
  ]

  private static let optionals: Set<String> = [
    "font", "textColor", "backgroundColor", "tintColor", "barTintColor", "unselectedItemTintColor",
  ]

  /// The bars and the items of bars that controllers of UIKit have.
  private static let bars: Set<String> = [
    "navigationBar", "tabBar", "toolbar", "leftBarButtonItem", "rightBarButtonItem",
    "backBarButtonItem",
  ]

  private static let holdersOfBars: Set<String> = [
    "navigationController", "tabBarController", "navigationItem",
  ]

  /// The views of UIKit that have a font and a color for text.
  private static let texts: Set<String> = ["UILabel", "UITextField", "UITextView"]

  /// The labels that other views of UIKit have.
  private static let labels: Set<String> = ["titleLabel", "textLabel", "detailTextLabel"]
}
