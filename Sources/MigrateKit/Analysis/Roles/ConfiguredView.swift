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
    guard scope.kind == .closure, let call = callTaking(closure: scope.open),
      kind(call - 1) == .period, Self.configuring.contains(text(call))
    else { return nil }
    if kind(call - 2) == .identifier { return call - 2 }
    return propertyIndex(initializedAround: index).map { properties[$0].name }
  }

  /// The functions that pass a view to a closure and return it, by their names in the libraries that have one.
  private static let configuring: Set<String> = [
    "then", "do", "with", "apply", "also", "configure", "configured", "set", "setup", "build",
  ]
}
