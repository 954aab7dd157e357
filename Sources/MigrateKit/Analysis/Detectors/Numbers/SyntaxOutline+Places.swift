// Where numbers are: labelled arguments, arguments of modifiers, assigned properties.

extension SyntaxOutline {
  /// The call that a lexeme is an argument's label of, with that argument.
  func call(labelledBy label: Int) -> (call: CallExpression, argument: Argument)? {
    guard kind(label + 1) == .colon, let call = call(at: encloser(label)),
      let argument = arguments(call).first(where: { $0.label == label })
    else { return nil }
    return (call, argument)
  }

  /// The call of a name that is a member of something, or of `self` where a view is extended:
  /// `text.padding(8)`.
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

  /// What is called: `VStack`, or the type before `.init`.
  func callee(of call: CallExpression) -> Int {
    guard isText(call.name, "init"), kind(call.name - 1) == .period else { return call.name }
    return endsExpression(call.name - 2) ? call.name - 2 : call.name
  }

  /// A call as people write it, by its labels: `.padding(_:_:)`.
  func signature(_ call: CallExpression) -> String {
    let isMember = kind(call.name - 1) == .period
    return signature((isMember ? "." : "") + name(call.name), arguments(call))
  }

  /// What is assigned to the property that a lexeme names, `nil` when nothing is; what `if let` and
  /// `guard let` bind is not assigned.
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
