// Reads assignments, declarations and results.

extension ColorUseReader {
  mutating func dictionaryValue(_ open: Int, _ key: Range<Int>) -> Range<Int>? {
    let name = outline.name(key.upperBound - 1)
    if let role = ColorSlot.attribute(name), outline.kind(key.upperBound - 2) == .period {
      decide(role, "value of the attribute .\(name)")
      expect(.any)
      isDirect = false
      return nil
    }
    use.depth += isDirect ? 1 : 0
    fallBack(on: key, "value of the key")
    return outline.partner(open).map { open..<$0 + 1 }
  }

  mutating func operand(_ op: Int, _ span: Range<Int>) -> Range<Int>? {
    if outline.isText(op, "??") {
      let whole = outline.operands(around: span)
      return whole == span ? nil : whole
    }
    // In `color == .red || isOn` the operand is between two operators; either may compare it.
    let operators = [op, span.lowerBound - 1, span.upperBound].map { outline.text($0) }
    let compares = operators.contains { ["==", "!=", "~=", "===", "!=="].contains($0) }
    use.isInert = use.isInert || compares
    return nil
  }

  mutating func assigned(to target: Range<Int>) {
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
      let place = "assigned to \(outline.compactText(target))"
      if isOfMask(target) {
        decide(.effect, place + ", a mask")
      } else {
        decide(role(of: target, property.role), place)
      }
    } else {
      hint(name, "assigned to \(name)")
    }
  }

  /// Whether a property is one of a view or a layer that masks another: `container.mask = shade`, or that is called so:
  /// `maskLayer.fillColor`.
  private func isOfMask(_ target: Range<Int>) -> Bool {
    if ["fillColor", "strokeColor"].contains(outline.name(target.upperBound - 1)) {
      let made = outline.propertyIndex(initializedAround: target.lowerBound)
      let names =
        target.filter { outline.kind($0) == .identifier }
        + (made.map { [outline.properties[$0].name] } ?? [])
      let mask = names.first { NameWords.split(outline.name($0)).contains("mask") }
      if let mask { return !isSublayer(mask) }
    }
    let masks = outline.indices(of: .mask)
    guard !masks.isEmpty, target.count > 2 else { return false }
    let isOfSelf = outline.isText(target.lowerBound, "self")
    let view = isOfSelf ? target.lowerBound + 2 : target.lowerBound
    return masks.contains { index in
      guard outline.kind(Int(index) - 1) == .period,
        var value = outline.valueAssigned(to: Int(index))?.lowerBound
      else { return false }
      if outline.isText(value, "self") { value += 2 }
      return outline.text(value) == outline.text(view)
    }
  }

  /// Whether code adds a layer to another one, so that it is seen: `view.layer.addSublayer(maskLayer)`.
  private func isSublayer(_ layer: Int) -> Bool {
    outline.lexemes.indices.contains { index in
      outline.kind(index) == .identifier && outline.isText(index, "addSublayer")
        && outline.nameBytes(index + 2) == outline.nameBytes(layer)
    }
  }

  /// The role of a view's property, refined by the view's name: the background of a line is the
  /// line, and the tint of an image is an icon color.
  private func role(of target: Range<Int>, _ role: UsageRole) -> UsageRole {
    let names = target.filter { outline.kind($0) == .identifier }.map { outline.name($0) }
    if role == .background, names.contains(where: { NameWords.role(of: $0) == .border }) {
      return .border
    }
    guard role == .tint, let view = names.dropLast().last else { return role }
    let isIcon = NameWords.role(of: view) == .icon || view.lowercased().hasSuffix("imageview")
    return isIcon ? .icon : role
  }

  /// Reads `attributes[.foregroundColor] = …`.
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

  /// The site of a variable of the function around, which a plain name means rather than the property of a view:
  /// by its type, or that of the result, which such a variable often is.
  private func localSite(_ target: Range<Int>) -> Site? {
    guard target.count == 1, let local = outline.property(seenAt: target.lowerBound) else {
      return nil
    }
    let kind = outline.scopes[local.parent].kind
    guard kind != .type, kind != .file else { return nil }
    let type = local.type.isEmpty ? outline.resultType(around: target.lowerBound) : local.type
    return type.flatMap { outline.reading(ofType: $0) }.flatMap { Site(type: $0.name, in: outline) }
  }

  private func isLayerColor(_ name: String, _ target: Range<Int>) -> Bool {
    name == "backgroundColor" && isOnLayer(target)
  }

  private func assignedSite(_ name: String, _ target: Range<Int>, isLayer: Bool) -> Site? {
    if isLayer { return .cgColor }
    if let site = localSite(target) { return site }
    // `strokeColor` and similar belong to layers by default.
    if let property = ColorSlot.property(name), property.isLayer, target.count == 1 { return nil }
    return outline.platformColor.site
  }

  mutating func initializer(of property: Int) {
    let declaration = outline.properties[property]
    if use.depth == 0 { use.property = property }
    if !declaration.type.isEmpty { expect(type: declaration.type) }
    let name = outline.name(declaration.name)
    hint(name, "named \(name)")
  }

  mutating func defaultArgument(_ function: Int, _ parameter: Int) {
    let declaration = outline.functions[function]
    let parameters = outline.parameters(declaration)
    guard parameter < parameters.count else { return }
    expect(type: parameters[parameter].type)
    if use.depth == 0, let called = outline.calledName(of: declaration) {
      use.query = ParameterQuery(
        function: outline.name(called),
        label: parameters[parameter].label.map { outline.name($0) }, position: parameter)
    }
    let name = outline.name(parameters[parameter].name)
    hint(name, "default of the parameter \(name)")
  }

  /// The returned type.
  mutating func result(at index: Int) {
    if let type = outline.resultType(around: index) { expect(type: type) }
    if let member = outline.enclosingMember(of: index).flatMap({ outline.memberName($0) }) {
      hint(member, "returned by \(member)")
    } else if let property = closureProperty(around: index) {
      hint(property, "returned by \(property)")
    }
    for label in outline.caseLabels(around: index) { fallBack(on: label, "case") }
  }

  /// The name of the property whose closure a lexeme is in: `pick` of `let pick: (Bool) -> Color = { … }`.
  private func closureProperty(around index: Int) -> String? {
    let scope = outline.scopes[outline.callableScope(around: index)]
    guard scope.kind == .closure else { return nil }
    return outline.property(initializedByClosure: scope.open).map { outline.name($0.name) }
  }

  /// A separate statement: the result of a function, or a view in a builder.
  mutating func statement(_ span: Range<Int>) -> Range<Int>? {
    let index = span.lowerBound
    if tupleElement != nil {
      result(at: index)
      return nil
    }
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
      standing(span)
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
    case "mask":
      isDirect = false
      use.role = RoleReading(.effect, evidence: "in the closure of mask")
      return nil
    case "overlay":
      isDirect = false
      return nil
    default:
      standing(span)
      return nil
    }
  }

  private mutating func standing(_ color: Range<Int>) {
    isDirect = false
    // A builder of views holds no `UIColor`.
    guard !["UIColor", "NSColor"].contains(outline.text(color.lowerBound)) else { return }
    decide(.background, "standing alone as a view", strength: .weak)
  }
}
