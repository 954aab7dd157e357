// Reads the height that constraints give a view whose layer has round corners.

extension SyntaxOutline {
  /// The height of the view whose layer's corners a number rounds.
  ///
  /// It is that of `chip.heightAnchor.constraint(equalToConstant: 24)`, or of `make.height.equalTo(24)` in the closure of
  /// `chip.snp.makeConstraints`: for a property of the type anywhere in the type, for any other view in the same function
  /// or closure. Constraints that differ, and corners of which only some are round, give none.
  ///
  /// - Parameters:
  ///   - span: The number.
  ///   - ancestors: The expressions around it.
  /// - Returns: The height in points; `nil` if it is not known.
  func constrainedHeight(around span: Range<Int>, among ancestors: [Ancestor]) -> Double? {
    guard case .assigned(let target)? = ancestors.first?.slot, let corner = target.last,
      word(corner) == .cornerRadius, target.count > 2, isText(corner - 2, "layer"),
      contains(.constraint) || contains(.equalTo)
    else { return nil }
    var view = receiver(target.lowerBound..<corner - 2)
    var scope = bodyScope(around: span.lowerBound)
    if let name = configuredView(assignedTo: target) {
      view = receiver(chainStart(name)..<name + 1)
      scope = bodyScope(around: scope.open)
    }
    if let index = property(named: view, around: span.lowerBound) {
      view = [properties[index].name]
      scope = scopes[properties[index].parent]
    }
    let range = scope.open..<scope.close
    let heights = Set(heights(ofAnchorsOf: view, in: range) + heights(bySnapKitOf: view, in: range))
    guard heights.count == 1, !range.contains(where: { isText($0, "maskedCorners") }) else {
      return nil
    }
    return heights.first ?? nil
  }

  /// The constants of the constraints on the height anchor of a view.
  private func heights(ofAnchorsOf view: [Int], in range: Range<Int>) -> [Double?] {
    places(of: .constraint, in: range).compactMap { anchor in
      guard isText(anchor - 2, "heightAnchor"), let call = modifierCall(named: anchor),
        let argument = arguments(call).first, let label = argument.label,
        isText(label, "equalToConstant"),
        isSame(receiver(chainStart(anchor)..<anchor - 2), view)
      else { return nil }
      return number(argument.value)
    }
  }

  /// The heights in the closures that make the constraints of a view, as SnapKit writes them: `$0.width.height.equalTo(24)`,
  /// `make.size.equalTo(24)`; `nil` for one that is computed, or that gives way to others.
  private func heights(bySnapKitOf view: [Int], in range: Range<Int>) -> [Double?] {
    places(of: .equalTo, in: range).compactMap { relation in
      let start = chainStart(relation)
      let isHeight = (start..<relation).contains { isText($0, "height") || isText($0, "size") }
      guard isHeight, let call = modifierCall(named: relation),
        case let closure = bodyScope(around: relation), closure.kind == .closure,
        let maker = callee(ofClosure: closure.open), isText(maker - 2, "snp"),
        Self.makers.contains(text(maker)),
        case let head = chainStart(maker),
        isSame(receiver(head..<max(head, maker - 3)), view)
      else { return nil }
      let isPlain = kind(call.close + 1) != .period
      return .some(isPlain ? arguments(call).first.flatMap { number($0.value) } : nil)
    }
  }

  private func places(of word: KnownWord, in range: Range<Int>) -> [Int] {
    indices(of: word).map { Int($0) }.filter { range.contains($0) }
  }

  private static let makers: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints",
  ]

  /// The names before a member, without `self`: `chip` of `self.chip.layer`.
  private func receiver(_ span: Range<Int>) -> [Int] {
    span.filter {
      kind($0) == .dollarIdentifier || kind($0) == .identifier && !isText($0, "self")
    }
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
