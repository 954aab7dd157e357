// What a value is one of: insets, the colors of a gradient or of a list, the cases of a switch.

extension SyntaxOutline {
  /// The insets, the tuple, the gradient or the list that an expression is a part of; `nil` for none.
  func group(among ancestors: [Ancestor]) -> FindingContext.Group? {
    typealias Group = FindingContext.Group
    return insets(among: ancestors).map { Group(kind: .insets, place: $0) }
      ?? tuple(among: ancestors).map { Group(kind: .tuple, place: $0) }
      ?? gradient(among: ancestors).map { Group(kind: .gradient, place: $0) }
      ?? list(among: ancestors).map { Group(kind: .list, place: $0.open, count: $0.count) }
  }

  /// The call that takes an expression as one of several insets, or as the radius of one of the corners of a shape.
  private func insets(among ancestors: [Ancestor]) -> Int? {
    for (_, slot) in ancestors.prefix(2) {
      guard case .argument(let open, let label?, _) = slot else { continue }
      guard let call = call(at: open) else { return nil }
      switch word(call.name) {
      case .EdgeInsets, .UIEdgeInsets, .NSEdgeInsets, .NSDirectionalEdgeInsets, .`init`:
        let sides = ["top", "left", "leading", "bottom", "right", "trailing"]
        return sides.contains(name(label)) ? open : nil
      case .UnevenRoundedRectangle, .RectangleCornerRadii: return open
      default: return nil
      }
    }
    return nil
  }

  /// The tuple that an expression is an element of, whole or as the arm of a choice.
  private func tuple(among ancestors: [Ancestor]) -> Int? {
    for (_, slot) in ancestors {
      switch slot {
      case .parenthesized(let open, let label, let position):
        if label != nil || position > 0 { return open }
        guard let close = partner(open) else { return nil }
        if elements(open: open, close: close).count > 1 { return open }
      case .ternary, .receiver: continue
      default: return nil
      }
    }
    return nil
  }

  /// The array of colors or stops of a gradient that an expression is an element of.
  private func gradient(among ancestors: [Ancestor]) -> Int? {
    var array: Int?
    for (inner, slot) in ancestors {
      switch slot {
      case .ternary, .receiver, .operand: continue
      // `Gradient.Stop(color: .white, location: 0)`
      case .argument(_, let label?, 0) where array == nil && isText(label, "color"): continue
      // `Color(.systemRed)`
      case .argument(let open, nil, 0) where array == nil && isConversion(open): continue
      case .element(let open) where array == nil: array = open
      case .argument(let open, let label?, _):
        guard isText(label, "colors") || isText(label, "stops"), let call = call(at: open) else {
          return nil
        }
        let callee = name(call.name)
        return callee.hasSuffix("Gradient") || callee == "init" ? array : nil
      case .initializer(let property):
        return isGradient(named: properties[property].name) ? array : nil
      // `gradientLayer.colors = [top.cgColor, bottom.cgColor]`
      case .assigned(let target):
        let isOfLayer = target.count > 2 && isText(target.upperBound - 1, "colors")
        return isOfLayer || isGradient(named: target.upperBound - 1) ? array : nil
      case .returned, .statement:
        var scope = scopes[scopeIndex(inner.lowerBound)]
        while [.switchCase, .switchBody, .control, .accessor].contains(scope.kind) {
          scope = scopes[scope.parent]
        }
        return nameIndex(ofScope: scope).map(isGradient) ?? false ? array : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether the call of a parenthesis makes a color of one framework from that of another.
  private func isConversion(_ open: Int) -> Bool {
    call(at: open).map { ColorType(named: name($0.name)) != nil } ?? false
  }

  /// Whether a declaration is called a gradient, or the colors of one: `gradientColors`.
  private func isGradient(named index: Int) -> Bool {
    NameWords.split(name(index)).contains("gradient")
  }

  /// The list of three or more that an expression is an element of: they were chosen to differ.
  private func list(among ancestors: [Ancestor]) -> (open: Int, count: Int)? {
    let slots = ancestors.lazy.map(\.slot).drop { slot in
      switch slot {
      // `UIColor(hex: "…") ?? .clear`
      case .receiver, .operand: true
      default: false
      }
    }
    let open: Int
    switch slots.first {
    case .element(let bracket)?, .dictionaryValue(let bracket, _)?: open = bracket
    default: return nil
    }
    guard let close = partner(open) else { return nil }
    let count = elements(open: open, close: close).count
    return count > 2 ? (open, count) : nil
  }

  /// The choice that an expression is an arm of; `nil` for none.
  func choice(
    among ancestors: [Ancestor], _ names: inout DeclarationNames
  ) -> FindingContext.Choice? {
    var question: FindingContext.Choice?
    for (inner, slot) in ancestors {
      switch slot {
      case .receiver: continue
      // The insets of one size, in a table of sizes.
      case .argument(let open, _?, _)
      where call(at: open).map { name($0.name).hasSuffix("EdgeInsets") } ?? false:
        continue
      // Of choices in one another the outermost is the decision.
      case .ternary(let place, _): question = FindingContext.Choice(place: place, isSwitch: false)
      case .returned, .statement:
        let scope = scopes[scopeIndex(inner.lowerBound)]
        guard scope.kind == .switchCase else { return question }
        return FindingContext.Choice(
          place: scopes[scope.parent].open, isSwitch: true,
          count: names.caseCount(ofSwitch: scope.parent))
      default: return question
      }
    }
    return question
  }

  /// The number of cases of a `switch`, given its body.
  func caseCount(ofSwitch body: Int) -> Int {
    let end = partner(scopes[body].open) ?? scopes[body].open
    return scopes[(body + 1)...].lazy.prefix { $0.open <= end }
      .count { $0.parent == body && $0.kind == .switchCase }
  }
}
