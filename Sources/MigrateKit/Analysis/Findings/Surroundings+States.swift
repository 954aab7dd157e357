// The states that the conditions, the cases and the arguments around a value are about, and the functions whose names
// say nothing of a value.

extension SyntaxOutline {
  /// The states around an expression: `isEnabled ? a : b`, `case .selected:`, `setTitleColor(a, for: .disabled)`.
  func states(around index: Int, among ancestors: [Ancestor]) -> ComponentSet {
    var states: ComponentSet = []
    for (_, slot) in ancestors {
      switch slot {
      case .ternary(let question, let isThen):
        guard let ternary = ternary(at: question) else { continue }
        states.formUnion(self.states(in: ternary.condition, holds: isThen))
      case .argument(let open, _, let position):
        guard let call = call(at: open) else { continue }
        for argument in arguments(call).prefix(4)
        where argument.position != position && argument.value.count == 2 {
          states.formUnion(self.states(in: argument.value))
        }
      default: continue
      }
    }
    var scope = scopeIndex(index)
    for _ in 0..<Self.maximumDepth where scope > 0 {
      let current = scopes[scope]
      switch current.kind {
      case .switchCase where current.bodyStart > current.open + 1:
        states.formUnion(self.states(in: current.open + 1..<current.bodyStart - 1))
      case .control:
        if let (condition, holds) = condition(of: current) {
          states.formUnion(self.states(in: condition, holds: holds))
        }
      case .function, .property, .type: return states
      default: break
      }
      scope = current.parent
    }
    return states
  }

  /// The states that are on where a condition holds, or where it does not; of several conditions all that they name.
  private func states(in condition: Range<Int>, holds: Bool) -> ComponentSet {
    let condition = withoutParentheses(condition)
    var isCompound = false
    var isAffirmed = holds
    for index in condition.prefix(Self.longestCondition) {
      switch text(index) {
      case "&&", "||", ",": isCompound = true
      case "!=", "false": isAffirmed.toggle()
      case "!" where index == condition.lowerBound: isAffirmed.toggle()
      default: break
      }
    }
    return states(in: condition, isAffirmed: isCompound ? nil : isAffirmed)
  }

  /// The states that names are about.
  ///
  /// - Parameters:
  ///   - span: The names.
  ///   - isAffirmed: Whether what they say is so; `nil` if that is unknown.
  /// - Returns: The states; what is not enabled is disabled.
  private func states(in span: Range<Int>, isAffirmed: Bool? = true) -> ComponentSet {
    var states: ComponentSet = []
    for index in span.prefix(Self.longestCondition) where kind(index) == .identifier {
      let isEnabled = name(index).hasSuffix("nabled")
      guard isAffirmed != isEnabled else { continue }
      states.insert(name: isEnabled ? "disabled" : name(index))
    }
    return states.intersection(.states)
  }

  private static let longestCondition = 32

  /// Whether a function is called after who calls it: `windowDidResize(_:)`, `tableView(_:cellForRowAt:)`.
  func isCallback(_ scope: Scope) -> Bool {
    guard scope.kind == .function, scope.declaration >= 0 else { return false }
    let function = functions[scope.declaration]
    let name = name(function.name)
    if CallbackName.isOfEvent(name) { return true }
    let sender = function.parametersOpen + 2
    return isText(sender - 1, "_") && kind(sender) == .identifier
      && name.hasPrefix(self.name(sender))
      && kind(sender + 1) == .colon && CallbackName.isSender(self.name(sender + 2))
  }
}
