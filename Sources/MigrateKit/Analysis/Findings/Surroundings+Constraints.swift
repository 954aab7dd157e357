// Reads the height that constraints give a view whose layer has round corners.

extension SyntaxOutline {
  /// The height of the view whose layer's corners a number rounds.
  ///
  /// It is that of `chip.heightAnchor.constraint(equalToConstant: 24)`: for a property of the type anywhere in the type,
  /// for any other view in the same function or closure. Constraints that differ, and corners of which only some are
  /// round, give none.
  ///
  /// - Parameters:
  ///   - span: The number.
  ///   - ancestors: The expressions around it.
  /// - Returns: The height in points; `nil` if it is not known.
  func constrainedHeight(around span: Range<Int>, among ancestors: [Ancestor]) -> Double? {
    guard case .assigned(let target)? = ancestors.first?.slot, let corner = target.last,
      word(corner) == .cornerRadius, target.count > 2, isText(corner - 2, "layer"),
      case let anchors = indices(of: .constraint), !anchors.isEmpty
    else { return nil }
    var view = receiver(target.lowerBound..<corner - 2)
    var scope = bodyScope(around: span.lowerBound)
    if let index = property(named: view, around: span.lowerBound) {
      view = [properties[index].name]
      scope = scopes[properties[index].parent]
    }
    let range = scope.open..<scope.close
    var heights: Set<Double> = []
    for anchor in anchors.lazy.map({ Int($0) }) where range.contains(anchor) {
      guard isText(anchor - 2, "heightAnchor"), let call = modifierCall(named: anchor),
        let argument = arguments(call).first, let label = argument.label,
        isText(label, "equalToConstant"), let height = number(argument.value),
        isSame(receiver(chainStart(anchor)..<anchor - 2), view)
      else { continue }
      heights.insert(height)
    }
    guard heights.count == 1, !range.contains(where: { isText($0, "maskedCorners") }) else {
      return nil
    }
    return heights.first
  }

  /// The names before a member, without `self`: `chip` of `self.chip.layer`.
  private func receiver(_ span: Range<Int>) -> [Int] {
    span.filter { kind($0) == .identifier && !isText($0, "self") }
  }

  private func isSame(_ names: [Int], _ others: [Int]) -> Bool {
    names.count == others.count && zip(names, others).allSatisfy { nameBytes($0) == nameBytes($1) }
  }

  /// The function or the closure around a lexeme.
  private func bodyScope(around index: Int) -> Scope {
    var scope = scopes[scopeIndex(index)]
    while [.control, .switchCase, .switchBody].contains(scope.kind) { scope = scopes[scope.parent] }
    return scope
  }

  /// The property of a type that a name in a body means: the one that the body makes, `chip = { … }()`, or one that the
  /// type around it declares and the body does not.
  private func property(named names: [Int], around index: Int) -> Int? {
    if let made = propertyIndex(initializedAround: index),
      scopes[properties[made].parent].kind == .type
    {
      return made
    }
    guard names.count == 1 else { return nil }
    let named = properties.indices.filter { nameBytes(properties[$0].name) == nameBytes(names[0]) }
    guard named.count == 1, let only = named.first,
      case let scope = scopes[properties[only].parent], scope.kind == .type,
      scope.open < index, index < scope.close
    else { return nil }
    return only
  }
}
