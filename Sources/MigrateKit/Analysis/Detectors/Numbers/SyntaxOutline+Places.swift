// Finds places of numbers: labeled arguments, arguments of modifiers, assigned properties.

extension SyntaxOutline {
  /// The call and the argument of a label.
  func call(labelledBy label: Int) -> (call: CallExpression, argument: Argument)? {
    guard kind(label + 1) == .colon, let call = call(at: encloser(label)),
      let argument = arguments(call).first(where: { $0.label == label })
    else { return nil }
    return (call, argument)
  }

  /// The call of a member, or of an unqualified name in an extension of a view: `text.padding(8)`.
  func modifierCall(named name: Int) -> CallExpression? {
    guard let call = call(named: name), self.call(at: call.open) != nil,
      kind(name - 1) == .period || isCallOnSelf(name)
    else { return nil }
    return call
  }

  /// `cornerRadius(8)` inside an extension of `View` or a method of a view.
  private func isCallOnSelf(_ name: Int) -> Bool {
    segmentStart(name) == name || bareWord(name - 1) == .return
  }

  /// The called name: `VStack`, or the type before `.init`.
  func callee(of call: CallExpression) -> Int {
    guard isText(call.name, "init"), kind(call.name - 1) == .period else { return call.name }
    return endsExpression(call.name - 2) ? call.name - 2 : call.name
  }

  /// The signature of a call: `.padding(_:_:)`.
  func signature(_ call: CallExpression) -> String {
    let isMember = kind(call.name - 1) == .period
    return signature((isMember ? "." : "") + name(call.name), arguments(call))
  }

  /// The value assigned to the property that a lexeme names; `nil` if there is none, also for `if
  /// let` and `guard let`.
  func valueAssigned(to name: Int) -> Range<Int>? {
    guard kind(name + 1) == .equal, propertyIndex(assignedBy: name + 1) == nil,
      bareWord(name - 1) != .let, bareWord(name - 1) != .var,
      encloser(name) < 0 || kind(encloser(name)) == .leftBrace
    else { return nil }
    return expression(after: name + 1)
  }

  /// The expression after an equal sign, up to the end of its statement.
  private func expression(after equal: Int) -> Range<Int>? {
    let start = equal + 1
    let statement = segmentStart(equal)
    var end = start
    var steps = 0
    while end < count, steps < Self.maximumWalk {
      let kind = kind(end)
      if kind == .rightBrace || kind == .semicolon || kind == .rightParen { break }
      if segmentStart(end) != statement { break }
      end = stepOver(end)
      steps += 1
    }
    return start < end ? start..<end : nil
  }

  /// The default value of the parameter that a lexeme names: `init(spacing: CGFloat = 8)`.
  func defaultValue(ofParameter index: Int) -> Range<Int>? {
    guard let function = functionIndex(parametersOpen: encloser(index)) else { return nil }
    return parameters(functions[function]).first {
      $0.name == index && !$0.defaultValue.isEmpty
    }?.defaultValue
  }
}
