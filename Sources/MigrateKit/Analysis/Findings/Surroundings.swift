// The context of a value that is common to all detectors.

extension SyntaxOutline {
  /// Adds the enclosing type and view of an expression, which has these ancestors and this chain, to what a detector
  /// knows of it.
  func addSurroundings(
    of span: Range<Int>, _ category: TokenCategory, among ancestors: [Ancestor], chain: Int?,
    to context: inout FindingContext, _ names: inout DeclarationNames
  ) {
    context.enclosingType = names.type(around: span.lowerBound)
    context.limits = names.isolations.limits(at: span.lowerBound)
    context.hasExpectedType = hasExpectedType(among: ancestors)
    context.mayBeNil =
      (category == .color || category == .font) && mayBeNil(span, among: ancestors)
    context.isOutsideInstance = !namesInstance(at: span.lowerBound)
    context.view = names.declaration(around: span.lowerBound)
    context.isInShape = isPadding(ancestors, where: hasShape(afterModifier:))
    context.isAroundCard =
      category == .spacing && isPadding(ancestors, where: isCard(beforeModifier:))
    context.components = components(of: span, among: ancestors, isInShape: context.isInShape)
    context.subject = subject(of: span, among: ancestors)
    context.group = group(among: ancestors)
    context.choice = choice(among: ancestors, &names)
    if let other = otherArm(than: span, among: ancestors) {
      context.otherArm = other.code
      if other.isTried { context.isFallback = true }
    }
    guard category == .radius else { return }
    context.knownHeight = fixedHeight(around: span, chain: chain)
    context.constrainedHeight = constrainedHeight(around: span, among: ancestors)
    context.shapeWidth = shapeWidth(around: span)
  }

  /// The code of the other arm, if an expression is a whole arm of a ternary, or what is tried before it, if it is a
  /// fallback.
  private func otherArm(
    than span: Range<Int>, among ancestors: [Ancestor]
  ) -> (code: String, isTried: Bool)? {
    var arm: Range<Int>
    var isTried = false
    switch ancestors.first?.slot {
    case .ternary(let question, let isThen)?:
      guard let ternary = ternary(at: question) else { return nil }
      arm = isThen ? ternary.elseArm : ternary.thenArm
    case .operand(let op)? where isText(op, "??") && op < span.lowerBound:
      let start = operands(around: span).lowerBound
      guard start < op else { return nil }
      arm = start..<op
      isTried = true
    default: return nil
    }
    return arm.count <= Self.longestArm ? (compactText(arm), isTried) : nil
  }

  private static let longestArm = 16

  /// The parts of an interface in the names around an expression: of enclosing views, calls and
  /// declarations.
  private func components(
    of span: Range<Int>, among ancestors: [Ancestor], isInShape: Bool
  ) -> ComponentSet {
    var names = NamedComponents(outline: self)
    var outermost = span
    var isOfPart = false
    for (inner, slot) in ancestors {
      outermost = inner
      switch slot {
      case .argument(let open, let label, _):
        guard let call = call(at: open) else { continue }
        for link in [chainStart(call.name), call.name] { names.insert(link) }
        if let label { names.insert(label) }
      case .assigned(let target):
        isOfPart = self.isOfPart(assignedTo: target)
        for index in target.prefix(32) where kind(index) == .identifier {
          names.insert(index)
        }
      case .initializer(let property): names.insert(properties[property].name)
      default: continue
      }
    }
    var scope = scopeIndex(outermost.lowerBound)
    for _ in 0..<Self.maximumDepth where scope > 0 {
      let current = scopes[scope]
      switch current.kind {
      case .closure:
        if let callee = callee(ofClosure: current.open), !Self.screenHolders.contains(name(callee))
        {
          names.insert(callee)
        }
      case .function where isCallback(current): break
      case .function, .property, .type:
        if !isOfPart, let index = nameIndex(ofScope: current) { names.insert(index) }
      default: break
      }
      scope = current.parent
    }
    // What has a shape is in a screen, and its padding is not that of the screen.
    let components = isInShape ? names.components.subtracting(.wholes) : names.components
    return components.union(states(around: outermost.lowerBound, among: ancestors))
  }

  /// Whether it pads a view of some kind.
  private func isPadding(
    _ ancestors: [Ancestor], where isMeant: (CallExpression) -> Bool
  ) -> Bool {
    ancestors.contains { _, slot in
      guard case .argument(let open, _, _) = slot, let call = call(at: open) else { return false }
      return word(call.name) == .padding && isMeant(call)
    }
  }

  /// The names of what a value is for: of what it is assigned to, of the property that it is the initial value of,
  /// of the calls and labels that take it with their base, and of the view whose constraints it states.
  private func subject(of span: Range<Int>, among ancestors: [Ancestor]) -> String {
    var names: [Int] = []
    names.reserveCapacity(Self.mostSubjects)
    var outermost = span
    for (inner, slot) in ancestors where names.count < Self.mostSubjects {
      outermost = inner
      switch slot {
      case .argument(let open, let label, let position):
        guard let call = call(at: open) else { continue }
        let start = chainStart(call.name)
        // The padding around a button is not that in it.
        if word(call.name) != .padding || !name(start).hasSuffix("Button") { names.append(start) }
        names.append(call.name)
        if let label { names.append(label) }
        // `.padding(.top, 8)`
        if position > 0 {
          names += arguments(call).lazy.prefix(position).map { $0.value.upperBound - 1 }
        }
      case .assigned(let target): names += target.prefix(8)
      case .initializer(let property): names.append(properties[property].name)
      // `isHovered ? Palette.rowHover : .white` is about rows in both arms.
      case .ternary(let question, let isThen):
        guard let ternary = ternary(at: question) else { continue }
        let other = isThen ? ternary.elseArm : ternary.thenArm
        if kind(other.lowerBound) == .identifier { names.append(other.upperBound - 1) }
      default: continue
      }
    }
    let scope = scopes[scopeIndex(outermost.lowerBound)]
    if scope.kind == .closure, let callee = callee(ofClosure: scope.open) {
      names += links(from: chainStart(callee)).lazy.prefix(2).map(\.name).filter { !isOfScreen($0) }
      names.append(chainStart(callee))
    }
    var text: [UInt8] = []
    text.reserveCapacity(96)
    for (place, index) in names.enumerated()
    where kind(index) == .identifier && !names[..<place].contains(index) {
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += nameBytes(index)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let mostSubjects = 12

  /// Whether a modifier is about the bars or the accessibility of a screen, and not about the view that has it:
  /// `navigationBarBackButtonHidden` makes nothing in the view a button.
  private func isOfScreen(_ modifier: Int) -> Bool {
    let name = nameBytes(modifier)
    return Self.screenPrefixes.contains { name.starts(with: $0.utf8) }
  }

  private static let screenPrefixes = ["navigation", "toolbar", "accessibility"]

  /// Views around whole screens, which are not the bars that they draw.
  private static let screenHolders: Set<String> = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "TabView", "Tab",
  ]

  /// The name of the call with a trailing closure: `Button` in `Button(…) {` and in `} label: {`.
  func callee(ofClosure open: Int) -> Int? {
    guard isTrailingClosure(open) else { return nil }
    var before = open - 1
    if kind(before) == .colon, kind(before - 2) == .rightBrace, let first = partner(before - 2) {
      before = first - 1
    }
    if kind(before) == .rightParen { before = (partner(before) ?? before) - 1 }
    return kind(before) == .identifier ? before : nil
  }

  /// What the names at some lexemes are about.
  private struct NamedComponents {
    let outline: SyntaxOutline
    private(set) var components: ComponentSet = []

    init(outline: SyntaxOutline) { self.outline = outline }

    mutating func insert(_ index: Int) {
      outline.nameBytes(index).withUnsafeBufferPointer { components.insert(nameOf: $0) }
    }
  }

  func nameIndex(ofScope scope: Scope) -> Int? {
    guard scope.declaration >= 0 else { return nil }
    if scope.kind == .type { return types[scope.declaration].name.upperBound - 1 }
    return memberNameIndex(scope)
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
  /// Enclosing calls are skipped up to a modifier, and from there on only modifiers are followed:
  /// the color in `.background(Capsule().fill(.red))` belongs to the view with the background, but
  /// a view passed to another view has its own chain.
  func modifierChain(around span: Range<Int>) -> Int? {
    modifierChain(among: ancestors(of: span))
  }

  func modifierChain(among ancestors: some Sequence<Ancestor>) -> Int? {
    var found: Int?
    var isChain = false
    for (_, slot) in ancestors {
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
        // A link after the chain means that it is too long to follow.
        guard !wasChain else { return found }
        isChain = true
      default: break
      }
    }
    return found
  }

  /// The start of the chain of the view that has what an expression is in as an overlay or a background:
  /// `card.overlay { Rectangle() }`.
  func layeredView(around ancestors: [Ancestor]) -> Int? {
    guard case .statement(let scope)? = ancestors.last?.slot, scopes[scope].kind == .closure,
      let callee = callee(ofClosure: scopes[scope].open), kind(callee - 1) == .period,
      isText(callee, "overlay") || isText(callee, "background")
    else { return nil }
    return chainStart(callee)
  }

  /// The height of the shape that an expression is an argument of, `RoundedRectangle(cornerRadius:
  /// 2).frame(height: 4)`, else of the shape's view, else of the nearest enclosing view: nothing in
  /// a row of 44 points is higher than that.
  func fixedHeight(around span: Range<Int>) -> Double? {
    fixedHeight(around: span, chain: modifierChain(around: span))
  }

  /// The same, by the view's chain of modifiers.
  private func fixedHeight(around span: Range<Int>, chain: Int?) -> Double? {
    if let call = slotCall(of: span),
      let height = fixedSide(
        "height", inChainFrom: chainStart(call), paddedBefore: span.lowerBound)
    {
      return height
    }
    return chain.flatMap { fixedSide("height", inChainFrom: $0, paddedBefore: span.lowerBound) }
      ?? heightAround(span.lowerBound)
  }

  /// The width of the shape that an expression is an argument of: `RoundedRectangle(cornerRadius: 2).frame(width: 4)`.
  private func shapeWidth(around span: Range<Int>) -> Double? {
    guard contains(.frame), let shape = slotCall(of: span), chainStart(shape) == shape else {
      return nil
    }
    return fixedSide("width", inChainFrom: shape)
  }

  /// The name of the call that an expression is an argument of.
  private func slotCall(of span: Range<Int>) -> Int? {
    guard case .argument(let open, _, _) = slot(of: span) else { return nil }
    return call(at: open)?.name
  }

  /// The height of the nearest view around a lexeme that has one, among those that do not scroll.
  private func heightAround(_ index: Int) -> Double? {
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth {
      let current = scopes[scope]
      scope = current.parent
      if current.kind == .control || current.kind == .switchCase || current.kind == .switchBody {
        continue
      }
      guard current.kind == .closure, let callee = callee(ofClosure: current.open),
        Self.enclosing.contains(text(callee))
      else { return nil }
      let start = chainStart(callee)
      if let height = fixedSide("height", inChainFrom: start) { return height }
      scope = scopes[scopeIndex(start)].kind == .file ? 0 : scopeIndex(start)
    }
    return nil
  }

  /// Views and modifiers that bound the height of their content.
  private static let enclosing: Set<String> = [
    "HStack", "VStack", "ZStack", "Group", "ForEach", "Button", "NavigationLink", "Link", "Menu",
    "Label", "GeometryReader", "background", "overlay", "mask", "clipShape",
  ]

  /// The height or the width set by `.frame(width: 4, height: 44)` in a chain, the last one before `end`; none that padding
  /// enlarges before `end`: `.frame(height: 20).padding(12).cornerRadius(14)`.
  private func fixedSide(
    _ side: StaticString, inChainFrom start: Int, paddedBefore end: Int = 0
  ) -> Double? {
    guard contains(.frame) else { return nil }
    var found: Double??
    for link in links(from: start) where link.open >= 0 {
      guard let call = call(named: link.name) else { continue }
      if found == nil || link.name < end, word(link.name) == .frame {
        found =
          arguments(call).first { $0.label.map { isText($0, side) } ?? false }
          .map { number($0.value) } ?? found
      } else if found != nil, word(link.name) == .padding, link.name < end,
        !isHorizontal(padding: call)
      {
        return nil
      }
    }
    return found ?? nil
  }

  /// Whether it pads the sides alone: `.padding(.horizontal, 8)`.
  private func isHorizontal(padding call: CallExpression) -> Bool {
    guard let edges = arguments(call).first?.value else { return false }
    return ["horizontal", "leading", "trailing"].contains(text(edges.upperBound - 1))
  }
}
