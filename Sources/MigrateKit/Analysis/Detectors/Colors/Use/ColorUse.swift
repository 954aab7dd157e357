/// What the code around a color expects and says: the type, the role with its evidence, the meaning.
struct ColorUse: Hashable, Sendable {
  /// The type expected right there; `nil` when nothing says.
  var expected: Site?
  /// How many arrays or dictionaries are between the color and the expected type.
  var depth = 0
  /// What the color is for.
  var role = RoleReading.unknown
  /// Whether it is compared, matched, or otherwise no color that is drawn.
  var isInert = false
  /// Whether it is one of the arms of a ternary.
  var isArm = false
  /// The appearance in which alone it is used, when it is an arm of a light/dark ternary.
  var appearance: SystemAppearance.Style?
  /// The modifier that mixes it with what lies beneath, so that another color is seen; empty for none.
  var blending = ""
  /// The property whose initial value it is; -1 for none.
  var property = -1
  /// What the declaration of the called function must say.
  var query: ParameterQuery?
  /// The type that an annotation names, which the app may have declared anew.
  var annotatedType: ColorType?
}

/// Walks outwards from a color and reads what the code says of it.
struct ColorUseReader {
  let outline: SyntaxOutline
  var use = ColorUse()
  /// Whether the expected type still is about the color itself.
  var isDirect = true
  /// The words of evidence gathered on the way out.
  var inner = ""
  /// What is said of the color where no name around it says anything: a `case` label, a key.
  var fallback = RoleReading.unknown
  /// The place among the elements of the tuple that holds the color; only the tuple's own type speaks
  /// of it from there on.
  var tupleElement: Int?

  private init(_ outline: SyntaxOutline) {
    self.outline = outline
  }

  /// What the code around the expression `span` says.
  static func use(of span: Range<Int>, in outline: SyntaxOutline) -> ColorUse {
    var reader = ColorUseReader(outline)
    var span: Range<Int>? = span
    for _ in 0..<SyntaxOutline.maximumClimb {
      guard let current = span else { break }
      let next = reader.step(outwardsFrom: current)
      span = next == current ? nil : next
    }
    if reader.use.role.role == .unknown { reader.use.role = reader.fallback }
    if !reader.use.blending.isEmpty {
      reader.use.role = RoleReading(
        .effect, evidence: "mixed with what lies beneath by \(reader.use.blending)")
    }
    return reader.use
  }

  /// Reads one slot; gives the expression around when there is more to learn from it.
  private mutating func step(outwardsFrom span: Range<Int>) -> Range<Int>? {
    switch outline.slot(of: span) {
    case .argument(let open, let label, let position):
      return argument(open, label, position)
    case .receiver:
      return receiver(span)
    case .ternary(let question, let isThen):
      return arm(of: question, isThen: isThen)
    case .parenthesized(let open, let label, let position):
      guard let close = outline.partner(open) else { return nil }
      let isGroup = label == nil && position == 0 && self.isGroup(open, close)
      return isGroup || enterTuple(at: position) ? open..<close + 1 : nil
    case .element(let open):
      return element(of: open)
    case .dictionaryValue(let open, let key):
      return dictionaryValue(open, key)
    case .operand(let op):
      return operand(op, span)
    case .assigned(let target):
      assigned(to: target)
      return nil
    case .initializer(let property):
      initializer(of: property)
      return nil
    case .defaultArgument(let function, let parameter):
      defaultArgument(function, parameter)
      return nil
    case .returned:
      result(at: span.lowerBound)
      return nil
    case .statement:
      return statement(span)
    case .pattern, .subject, .ternaryCondition, .dictionaryKey:
      use.isInert = true
      return nil
    case .subscripted, .interpolation, .bound, .rawValue, .unknown:
      return nil
    }
  }

  private func isGroup(_ open: Int, _ close: Int) -> Bool {
    var index = open + 1
    while index < close {
      if outline.kind(index) == .comma { return false }
      index = outline.stepOver(index)
    }
    return true
  }

  /// Takes a type as the expected one, while it still is about the color itself.
  mutating func expect(_ site: Site?) {
    guard isDirect, use.expected == nil, tupleElement == nil else { return }
    // The arms of a ternary keep one type: a `Color` then, whatever the slot takes.
    use.expected = use.isArm && site == .shapeStyle ? .color : site
  }

  mutating func expect(type span: Range<Int>) {
    guard isDirect, let span = leaveTuple(ofType: span),
      let reading = outline.reading(ofType: span)
    else { return }
    let isCollection = reading.isArray || reading.key != nil
    guard use.depth == (isCollection ? 1 : 0) else { return }
    expect(Site(type: reading.name, in: outline))
    let isQualified = outline.kind(reading.name - 1) == .period
    if !isQualified { use.annotatedType = ColorType(outline.word(reading.name)) }
  }

  mutating func decide(
    _ role: UsageRole, _ evidence: String, strength: RoleReading.Strength = .strong
  ) {
    guard strength > use.role.strength else { return }
    use.role = RoleReading(role, evidence: evidence, strength: strength)
  }

  mutating func hint(_ name: String, _ evidence: String) {
    if let role = NameWords.role(of: name) { decide(role, evidence, strength: .weak) }
  }

  /// Notes what the members that a label or a key names hint at, where they agree.
  mutating func fallBack(on span: Range<Int>, _ reported: String) {
    let names = span.prefix(16).filter { outline.kind($0) == .identifier }.map { outline.name($0) }
    let roles = Set(names.compactMap { NameWords.role(of: $0) })
    guard fallback.role == .unknown, roles.count == 1, let role = roles.first else { return }
    fallback = RoleReading(
      role, evidence: "\(reported) \(outline.compactText(span))", strength: .weak)
  }

  /// One arm of a ternary; the arms have one type, so that the other arm says about this one.
  private mutating func arm(of question: Int, isThen: Bool) -> Range<Int>? {
    guard let ternary = outline.ternary(at: question) else { return nil }
    use.isArm = true
    let sibling = isThen ? ternary.elseArm : ternary.thenArm
    if let type = outline.writtenColorType(at: sibling.lowerBound) { expect(type.site) }
    if let style = AppearanceCondition.style(of: ternary.condition, in: outline) {
      use.appearance = isThen ? style : style.other
    }
    return ternary.span
  }

  /// An element of an array literal; the first element says about the others.
  private mutating func element(of open: Int) -> Range<Int>? {
    if use.depth == 0, let type = outline.writtenColorType(at: open + 1) { expect(type.site) }
    use.depth += isDirect ? 1 : 0
    return outline.partner(open).map { open..<$0 + 1 }
  }
}
