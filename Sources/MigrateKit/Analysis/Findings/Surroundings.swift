// What surrounds a value, the same for all detectors.

extension SyntaxOutline {
  /// Adds the enclosing type, view and chain of an expression to what a detector knows of it.
  func addSurroundings(
    of span: Range<Int>, to context: inout FindingContext, _ names: inout DeclarationNames
  ) {
    context.enclosingType = names.type(around: span.lowerBound)
    context.view = names.declaration(around: span.lowerBound)
    let chain = modifierChain(around: span)
    context.chain = chain
    context.knownHeight = fixedHeight(around: span, chain: chain)
  }

  /// The property whose initial value a lexeme belongs to.
  func propertyIndex(initializedAround index: Int) -> Int? {
    let next = properties.partitioningIndex { $0.name >= index }
    // Locals of a closure in the initial value come later; look a little further back.
    var candidate = next - 1
    for _ in 0..<32 where candidate >= 0 {
      if properties[candidate].initializer.contains(index) { return candidate }
      candidate -= 1
    }
    return nil
  }

  /// The start of the chain of modifiers that an expression is an argument of.
  ///
  /// Calls on the way out are passed through until a modifier is met, and from there on only
  /// modifiers: the color in `.background(Capsule().fill(.red))` belongs to what has the background,
  /// but a view passed to another view has its own chain.
  func modifierChain(around span: Range<Int>) -> Int? {
    var found: Int?
    var isChain = false
    for (_, slot) in ancestors(of: span) {
      let wasChain = isChain
      isChain = false
      switch slot {
      case .argument(let open, _, _):
        guard let call = call(at: open) else { return found }
        let whole = chain(around: call.name)
        let isModifier = kind(call.name - 1) == .period && whole.lowerBound < call.name - 1
        if isModifier { found = whole.lowerBound } else if found != nil { return found }
        isChain = true
      case .receiver:
        // A whole chain has no link after it: this one is too long to be followed to its end.
        guard !wasChain else { return found }
        isChain = true
      default: break
      }
    }
    return found
  }

  /// The height that the shape is given which an expression is an argument of, else the view that
  /// the shape belongs to: `RoundedRectangle(cornerRadius: 2).frame(height: 4)`.
  func fixedHeight(around span: Range<Int>) -> Double? {
    fixedHeight(around: span, chain: modifierChain(around: span))
  }

  /// The same, by the view's chain of modifiers.
  private func fixedHeight(around span: Range<Int>, chain: Int?) -> Double? {
    if case .argument(let open, _, _) = slot(of: span), let call = call(at: open),
      let height = fixedHeight(inChainFrom: chainStart(call.name))
    {
      return height
    }
    return chain.flatMap { fixedHeight(inChainFrom: $0) }
  }

  /// The height that a chain fixes with `.frame(height: 44)`.
  func fixedHeight(inChainFrom start: Int) -> Double? {
    for link in links(from: start) where link.open >= 0 && isText(link.name, "frame") {
      guard let call = call(named: link.name) else { continue }
      for argument in arguments(call) {
        guard let label = argument.label, isText(label, "height") else { continue }
        return number(argument.value)
      }
    }
    return nil
  }
}
