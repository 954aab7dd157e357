// Finds the view that a closure sets up, which the code names before the closure.

extension SyntaxOutline {
  /// The name of the view that `$0` means in a closure that sets it up: `sendButton` of `sendButton.do { $0… }` and of
  /// `let sendButton = UIButton().then { $0… }`.
  ///
  /// - Parameter index: The lexeme `$0`.
  /// - Returns: The lexeme of the name; `nil` where the closure is another function's, or the view has no name.
  func configuredView(by index: Int) -> Int? {
    guard kind(index) == .dollarIdentifier, isText(index, "$0") else { return nil }
    var scope = scopes[scopeIndex(index)]
    while [.control, .switchCase, .switchBody].contains(scope.kind) { scope = scopes[scope.parent] }
    // With other arguments, the closure may be about one of these.
    guard scope.kind == .closure, let call = callTaking(closure: scope.open),
      scope.open == call + 1, kind(call - 1) == .period, Self.configuring.contains(text(call))
    else { return nil }
    let before = kind(call - 2) == .postfixQuestion ? call - 3 : call - 2
    if kind(before) == .identifier { return before }
    // A view that is made inside of another one's initial value has no name.
    guard let property = propertyIndex(initializedAround: index).map({ properties[$0] }),
      property.initializer.lowerBound == chainStart(call)
    else { return nil }
    return property.name
  }

  /// The name of the view whose own property, or that of its layer, is assigned in such a closure: `$0.layer.cornerRadius`,
  /// not `$0.dotView.layer.cornerRadius`.
  func configuredView(assignedTo target: Range<Int>) -> Int? {
    let names = target.filter { kind($0) == .identifier }
    guard names.dropLast().allSatisfy({ isText($0, "layer") }) else { return nil }
    return configuredView(by: target.lowerBound)
  }

  /// The functions that pass a view to a closure and return it, by their names in the libraries that have one.
  private static let configuring: Set<String> = [
    "then", "do", "with", "apply", "also", "configure", "configured", "set", "setup", "build",
  ]
}
