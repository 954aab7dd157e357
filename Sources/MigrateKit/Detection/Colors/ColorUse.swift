/// What the code around a color expects and says: the type, the role with its evidence, the meaning.
struct ColorUse: Hashable, Sendable {
  /// The type expected right there; `nil` when nothing tells.
  var expected: Site?
  /// How many arrays or dictionaries stand between the color and the expected type.
  var depth = 0
  /// What the color is for.
  var role = RoleReading.unknown
  /// Why only a person may rewrite it.
  var reportOnly: String?
  /// Whether it is compared, matched, or otherwise no color that is drawn.
  var isInert = false
  /// Whether it is one of the arms of a ternary.
  var isArm = false
  /// The property whose initial value it is; -1 for none.
  var property = -1
  /// What the declaration of the called function must say.
  var query: ParameterQuery?
}

/// Walks outwards from a color and reads what the code says of it.
struct ColorUseReader {
  private let outline: SyntaxOutline
  private var use = ColorUse()
  /// Whether the expected type still speaks of the color itself.
  private var isDirect = true
  /// The words of evidence gathered on the way out.
  private var inner = ""

  private init(_ outline: SyntaxOutline) {
    self.outline = outline
  }

  /// What the code around the expression `span` says.
  static func use(of span: Range<Int>, in outline: SyntaxOutline) -> ColorUse {
    var reader = ColorUseReader(outline)
    var span: Range<Int>? = span
    for _ in 0..<SyntaxOutline.maximumDepth {
      guard let current = span else { break }
      span = reader.step(outwardsFrom: current)
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
    case .ternary(let question, _):
      use.isArm = true
      return outline.ternary(at: question)?.span
    case .parenthesized(let open, nil, 0):
      return outline.partner(open).flatMap { isGroup(open, $0) ? open..<$0 + 1 : nil }
    case .element(let open):
      use.depth += isDirect ? 1 : 0
      return outline.partner(open).map { open..<$0 + 1 }
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
    case .bound:
      use.reportOnly = "it is bound by 'if let' or its like"
      return nil
    case .rawValue:
      use.reportOnly = "it is the raw value of an enum case"
      return nil
    case .pattern, .subject, .ternaryCondition, .dictionaryKey:
      use.isInert = true
      return nil
    case .subscripted, .parenthesized, .interpolation, .unknown:
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

  /// Takes a type as the expected one, while it still speaks of the color itself.
  private mutating func expect(_ site: Site?) {
    guard isDirect, use.expected == nil else { return }
    // The arms of a ternary keep one type: a `Color` then, whatever the slot takes.
    use.expected = use.isArm && site == .shapeStyle ? .color : site
  }

  private mutating func expect(type span: Range<Int>) {
    guard isDirect, let reading = outline.reading(ofType: span) else { return }
    let isCollection = reading.isArray || reading.key != nil
    guard use.depth == (isCollection ? 1 : 0) else { return }
    expect(Site(type: reading.name, in: outline))
  }

  private mutating func decide(
    _ role: UsageRole, _ evidence: String, strength: RoleReading.Strength = .strong
  ) {
    guard strength > use.role.strength else { return }
    use.role = RoleReading(role, evidence: evidence, strength: strength)
  }

  private mutating func hint(_ name: String, _ evidence: String) {
    if let role = NameWords.role(of: name) { decide(role, evidence, strength: .weak) }
  }

  // MARK: Slots

  private mutating func argument(_ open: Int, _ label: Int?, _ position: Int) -> Range<Int>? {
    guard let call = outline.call(at: open) else { return nil }
    let name = calledName(call)
    let labelText = label.map { outline.name($0) }
    let slot = ColorSlot.slots(of: name).first { $0.carries(label: labelText, position: position) }
    guard let slot, isOwn(slot, name, call) else {
      return unknownArgument(call, name, labelText, position)
    }
    let evidence = "argument of \(name)(\(labelText ?? "_"):)"
    expect(slot.site)
    isDirect = false
    switch slot.use {
    case .role(let role):
      if role == .background, use.role.role == .fill, !inner.isEmpty {
        use.role = RoleReading(role, evidence: inner + " inside \(name)")
      }
      decide(role, evidence)
      return nil
    case .foreground:
      foreground(call, evidence)
      return nil
    case .fill:
      decide(.fill, evidence)
      inner = evidence
      return around(call)
    case .part:
      return around(call)
    }
  }

  /// The name that the table knows a call by: of `.init(color:location:)` in a list of stops, `Stop`.
  private func calledName(_ call: CallExpression) -> String {
    guard outline.word(call.name) == .`init`, outline.kind(call.name - 1) == .period else {
      return outline.name(call.name)
    }
    if outline.endsExpression(call.name - 2) { return outline.name(call.name - 2) }
    let labels = outline.arguments(call).map { $0.label.map { outline.name($0) } ?? "" }
    if labels == ["color", "location"] { return "Stop" }
    return labels.first == "colors" || labels.first == "stops" ? "Gradient" : "init"
  }

  /// Whether a slot of the table is meant: modifiers are called on something, types are not.
  private func isOwn(_ slot: ColorSlot, _ name: String, _ call: CallExpression) -> Bool {
    guard let first = name.unicodeScalars.first, first.properties.isLowercase else { return true }
    if outline.kind(call.name - 1) == .period { return true }
    // `foregroundColor(.red)` inside of an extension of `View` is a call on `self`.
    return slot.use != .part
  }

  private func around(_ call: CallExpression) -> Range<Int> { outline.chain(around: call.name) }

  private mutating func unknownArgument(
    _ call: CallExpression, _ name: String, _ label: String?, _ position: Int
  ) -> Range<Int>? {
    if isDirect, use.depth == 0 {
      use.query = ParameterQuery(
        function: name, label: label, position: position, types: [])
    }
    isDirect = false
    if let label { hint(label, "argument '\(label)' of \(name)") }
    return nil
  }

  private mutating func foreground(_ call: CallExpression, _ evidence: String) {
    let start = outline.chainStart(call.name)
    guard outline.kind(start) == .identifier else {
      decide(.text, evidence, strength: .weak)
      return
    }
    let path = outline.calleePath(from: start)
    let head = path.first { outline.name($0) != "SwiftUI" }.map { outline.name($0) } ?? ""
    if let role = ForegroundReceiver.role(of: head) {
      let detail = head == "Image" && isSymbol(start) ? "Image(systemName:)" : head
      decide(role, evidence + " on " + detail)
    } else if let role = ForegroundReceiver.hint(of: head) {
      decide(role, evidence + " on " + head, strength: .weak)
    } else {
      decide(.text, evidence, strength: .weak)
    }
  }

  private func isSymbol(_ image: Int) -> Bool {
    outline.kind(image + 1) == .leftParen && outline.isText(image + 2, "systemName")
  }

  /// Something is chained on the color: it is drawn as a view, or used by a method.
  private mutating func receiver(_ span: Range<Int>) -> Range<Int>? {
    let start = outline.chainStart(span.lowerBound)
    guard start == span.lowerBound, let link = outline.link(at: span.upperBound) else {
      return nil
    }
    let whole = outline.chain(around: span.lowerBound)
    if link.kind == .member {
      switch outline.text(link.name) {
      case "setFill": decide(.fill, "setFill()")
      case "setStroke": decide(.border, "setStroke()")
      case "set": decide(.fill, "set()", strength: .weak)
      case "ignoresSafeArea", "edgesIgnoringSafeArea":
        decide(.background, "fills the screen with \(outline.text(link.name))")
      case "opacity", "withAlphaComponent", "gradient", "mix", "resolve":
        break
      default:
        if isThin(link) { decide(.border, "a line, by its frame") }
      }
    }
    if link.kind == .force || link.kind == .optional { return whole }
    if !isAlpha(link) { expectNothing() }
    return whole
  }

  private func isAlpha(_ link: ChainLink) -> Bool {
    outline.word(link.name) == .opacity || outline.word(link.name) == .withAlphaComponent
  }

  private mutating func expectNothing() { isDirect = false }

  /// Whether a link makes a view one or two points thin.
  private func isThin(_ link: ChainLink) -> Bool {
    guard outline.isText(link.name, "frame"), let call = outline.call(named: link.name) else {
      return false
    }
    return outline.arguments(call).contains { argument in
      guard let label = argument.label,
        outline.isText(label, "height") || outline.isText(label, "width"),
        let points = outline.number(argument.value)
      else { return false }
      return points > 0 && points <= 2
    }
  }

  private mutating func dictionaryValue(_ open: Int, _ key: Range<Int>) -> Range<Int>? {
    let name = outline.name(key.upperBound - 1)
    if let role = ColorSlot.attribute(name), outline.kind(key.upperBound - 2) == .period {
      decide(role, "value of the attribute .\(name)")
      expect(.any)
      isDirect = false
      return nil
    }
    use.depth += isDirect ? 1 : 0
    return outline.partner(open).map { open..<$0 + 1 }
  }

  private mutating func operand(_ op: Int, _ span: Range<Int>) -> Range<Int>? {
    if outline.isText(op, "??") {
      let whole = outline.operands(around: span)
      return whole == span ? nil : whole
    }
    let compares = ["==", "!=", "~=", "===", "!=="].contains(outline.text(op))
    use.isInert = use.isInert || compares
    return nil
  }

  private mutating func assigned(to target: Range<Int>) {
    let last = target.upperBound - 1
    let name = outline.name(last)
    if outline.kind(last) == .rightSquare {
      attributeAssignment(target)
      return
    }
    guard outline.kind(last) == .identifier else { return }
    if let property = ColorSlot.property(name) {
      let isLayer = property.isLayer && isOnLayer(target)
      expect(assignedSite(name, target, isLayer: isLayer || isLayerColor(name, target)))
      decide(property.role, "assigned to \(outline.compactText(target))")
    } else {
      hint(name, "assigned to \(name)")
    }
  }

  /// `attributes[.foregroundColor] = …`
  private mutating func attributeAssignment(_ target: Range<Int>) {
    let key = target.upperBound - 2
    guard outline.kind(key - 1) == .period, let role = ColorSlot.attribute(outline.name(key))
    else { return }
    decide(role, "value of the attribute .\(outline.name(key))")
    expect(.any)
  }

  private func isOnLayer(_ target: Range<Int>) -> Bool {
    target.contains { outline.text($0).lowercased().hasSuffix("layer") }
  }

  private func isLayerColor(_ name: String, _ target: Range<Int>) -> Bool {
    name == "backgroundColor" && isOnLayer(target)
  }

  private func assignedSite(_ name: String, _ target: Range<Int>, isLayer: Bool) -> Site? {
    if isLayer { return .cgColor }
    // `strokeColor` and its like are layers' unless something else is said.
    if let property = ColorSlot.property(name), property.isLayer, target.count == 1 { return nil }
    return outline.platformColor.site
  }

  private mutating func initializer(of property: Int) {
    let declaration = outline.properties[property]
    if use.depth == 0 { use.property = property }
    if !declaration.type.isEmpty { expect(type: declaration.type) }
    let name = outline.name(declaration.name)
    hint(name, "named \(name)")
  }

  private mutating func defaultArgument(_ function: Int, _ parameter: Int) {
    let declaration = outline.functions[function]
    let parameters = outline.parameters(declaration)
    guard parameter < parameters.count else { return }
    expect(type: parameters[parameter].type)
    let name = outline.name(parameters[parameter].name)
    hint(name, "default of the parameter \(name)")
    use.reportOnly = "it is a default argument"
  }

  private mutating func result(at index: Int) {
    if let type = outline.resultType(around: index) { expect(type: type) }
    if let member = outline.enclosingMember(of: index).flatMap({ outline.memberName($0) }) {
      hint(member, "returned by \(member)")
    }
  }

  /// A statement of its own: the result of a function, or a view in a builder.
  private mutating func statement(_ span: Range<Int>) -> Range<Int>? {
    let index = span.lowerBound
    let scope = outline.callableScope(around: index)
    if let type = outline.resultType(around: index) {
      let reading = outline.reading(ofType: type)
      if reading.flatMap({ Site(type: $0.name, in: outline) }) != nil {
        result(at: index)
        return nil
      }
    }
    guard outline.scopes[scope].kind == .closure,
      let call = outline.callTaking(closure: outline.scopes[scope].open)
    else {
      standing()
      return nil
    }
    switch outline.name(call) {
    case "background", "listRowBackground", "presentationBackground", "containerBackground":
      isDirect = false
      if use.role.role == .fill || use.role.strength < .strong {
        use.role = RoleReading(
          .background, evidence: "in the closure of \(outline.name(call))", strength: .strong)
      }
      return nil
    case "overlay":
      isDirect = false
      return nil
    default:
      standing()
      return nil
    }
  }

  private mutating func standing() {
    isDirect = false
    decide(.background, "standing alone as a view", strength: .weak)
  }
}

extension SyntaxOutline {
  /// The name of the call that a closure is passed to: trailing, or as an argument.
  func callTaking(closure open: Int) -> Int? {
    if isTrailingClosure(open) {
      var before = open - 1
      if kind(before) == .colon {
        before = open - 3
        while kind(before) == .rightBrace, let first = partner(before) {
          before = kind(first - 1) == .colon ? first - 3 : first - 1
        }
      }
      if kind(before) == .rightParen, let arguments = partner(before) {
        return call(at: arguments)?.name
      }
      return kind(before) == .identifier ? before : nil
    }
    guard let close = partner(open),
      case .argument(let parenthesis, _, _) = slot(of: open..<close + 1)
    else { return nil }
    return call(at: parenthesis)?.name
  }
}

extension Site {
  /// The site of an expression of the type with this name; `nil` for types that are no color.
  init?(type name: Int, in outline: SyntaxOutline) {
    if let color = ColorType(outline.word(name)) {
      self = color.site
    } else if outline.word(name) == .ShapeStyle {
      self = .shapeStyle
    } else if outline.isText(name, "Any") || outline.isText(name, "AnyObject") {
      self = .any
    } else {
      return nil
    }
  }

  /// The type of color that an implicit member is looked up on.
  var colorType: ColorType? {
    switch self {
    case .color, .shapeStyle: .color
    case .uiColor: .uiColor
    case .nsColor: .nsColor
    case .cgColor: .cgColor
    default: nil
    }
  }
}
