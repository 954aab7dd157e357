/// The context of a color: the expected type, the role with its evidence, the meaning.
package struct ColorUse: Hashable, Sendable {
  /// The expected type; `nil` if unknown.
  var expected: Site?
  /// The number of arrays or dictionaries between the color and the expected type.
  var depth = 0
  /// The role.
  package var role = RoleReading.unknown
  /// Whether it is compared, matched, or otherwise not drawn.
  var isInert = false
  /// Whether it is one of the arms of a ternary.
  var isArm = false
  /// The only appearance in which it is used, if it is an arm of a light/dark ternary.
  var appearance: SystemAppearance.Style?
  /// The modifier that blends it with what lies beneath, so that another color is visible; empty
  /// for none.
  var blending = ""
  /// The property with it as initial value; -1 for none.
  var property = -1
  /// The condition on the declaration of the called function.
  var query: ParameterQuery?
  /// The type of an annotation, which the app may shadow.
  var annotatedType: ColorType?
}

/// Walks outwards from a color and reads its context.
package struct ColorUseReader {
  let outline: SyntaxOutline
  var use = ColorUse()
  /// Whether the expected type is still that of the color itself.
  var isDirect = true
  /// The words of evidence gathered on the way out.
  var inner = ""
  /// The fallback evidence if no enclosing name has any: a `case` label, a key.
  var fallback = RoleReading.unknown
  /// The index of the color in its tuple; from there on only the tuple's type determines its type.
  var tupleElement: Int?

  private init(_ outline: SyntaxOutline) {
    self.outline = outline
  }

  /// Reads the context of the expression `span`.
  package static func use(of span: Range<Int>, in outline: SyntaxOutline) -> ColorUse {
    var reader = ColorUseReader(outline)
    let start = span.lowerBound
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
    } else if reader.use.role.role != .effect, outline.isInMask(start) {
      reader.use.role = RoleReading(.effect, evidence: "in a mask", strength: .strong)
    }
    return reader.use
  }

  /// Reads one slot; returns the enclosing expression if it may have more evidence.
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

  /// Uses a type as the expected one, while it is still that of the color itself.
  mutating func expect(_ site: Site?) {
    guard isDirect, use.expected == nil, tupleElement == nil else { return }
    // The arms of a ternary need one type: `Color`, whatever the slot accepts.
    use.expected = use.isArm && site == .shapeStyle ? .color : site
  }

  mutating func expect(type span: Range<Int>) {
    guard isDirect, let span = leaveTuple(ofType: span),
      let reading = outline.reading(ofType: span)
    else { return }
    let isCollection = reading.isArray || reading.key != nil
    guard use.depth == (isCollection ? 1 : 0) else { return }
    let isQualified = outline.kind(reading.name - 1) == .period
    // `DesignSystem.Color` is a type of the app.
    if isQualified, ColorType(outline.word(reading.name)) != nil,
      !Self.frameworks.contains(outline.name(reading.name - 2))
    {
      use.isInert = true
      return
    }
    expect(Site(type: reading.name, in: outline))
    if !isQualified { use.annotatedType = ColorType(outline.word(reading.name)) }
  }

  private static let frameworks: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "CoreGraphics",
  ]

  mutating func decide(
    _ role: UsageRole, _ evidence: String, strength: RoleReading.Strength = .strong
  ) {
    guard strength > use.role.strength else { return }
    use.role = RoleReading(role, evidence: evidence, strength: strength)
  }

  mutating func hint(_ name: String, _ evidence: String) {
    if let role = NameWords.role(of: name) { decide(role, evidence, strength: .weak) }
  }

  /// Records the role hinted at by the members that a label or a key names, if they agree.
  mutating func fallBack(on span: Range<Int>, _ reported: String) {
    let names = span.prefix(16).filter { outline.kind($0) == .identifier }.map { outline.name($0) }
    let roles = Set(names.compactMap { NameWords.role(of: $0) })
    guard fallback.role == .unknown, roles.count == 1, let role = roles.first else { return }
    fallback = RoleReading(
      role, evidence: "\(reported) \(outline.compactText(span))", strength: .weak)
  }

  /// One arm of a ternary; the arms have one type, so the other arm determines it too.
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

  /// An element of an array literal; the first element determines the type of the others.
  private mutating func element(of open: Int) -> Range<Int>? {
    if use.depth == 0, let type = outline.writtenColorType(at: open + 1) { expect(type.site) }
    use.depth += isDirect ? 1 : 0
    return outline.partner(open).map { open..<$0 + 1 }
  }
}
