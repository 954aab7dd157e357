/// The slot of a value, beyond enclosing parentheses, ternaries and `??`.
struct ValueHolder: Hashable, Sendable {
  /// The slot.
  var slot: Slot
  /// The lexemes of the whole expression in the slot.
  var whole: Range<Int>

  /// Walks outwards from the expression `span`.
  init(of span: Range<Int>, in outline: SyntaxOutline) {
    whole = span
    slot = .unknown
    for ancestor in outline.ancestors(of: span) {
      whole = ancestor.span
      slot = ancestor.slot
      guard Self.gives(slot, in: outline) else { break }
    }
  }

  /// Whether the value is, or may be, the value of the enclosing expression.
  private static func gives(_ slot: Slot, in outline: SyntaxOutline) -> Bool {
    switch slot {
    case .ternary: return true
    case .parenthesized(let open, nil, 0):
      guard let close = outline.partner(open) else { return false }
      return outline.elements(open: open, close: close).count == 1
    case .operand(let op): return outline.isText(op, "??")
    default: return false
    }
  }

  /// Why the value is report only; `nil` if it is not.
  ///
  /// A rewrite could not compile, or would change an interface: enum raw values, patterns, what
  /// `if let` binds, wrapped and mutable stored properties, default arguments of public functions.
  func obstacle(in outline: SyntaxOutline) -> String? {
    switch slot {
    case .rawValue: return "it is the raw value of an enum case"
    case .pattern: return "it is in a pattern"
    case .bound: return "it is bound by 'if let' or similar"
    case .initializer(let property): return Self.obstacle(outline.properties[property], outline)
    case .defaultArgument(let function, _):
      let function = outline.functions[function]
      return outline.isPublic(function) ? "it is a default argument of a public function" : nil
    default: return nil
    }
  }

  private static func obstacle(
    _ property: PropertyDeclaration, _ outline: SyntaxOutline
  ) -> String? {
    if let attribute = outline.attributes(from: property.start).first(where: {
      outline.text($0).first?.isUppercase ?? false && !isHarmless(outline.text($0))
    }) {
      return "it is the initial value of a property wrapped by @\(outline.text(attribute))"
    }
    let kind = outline.scopes[property.parent].kind
    guard !property.isLet else { return nil }
    return kind == .type || kind == .file
      ? "it is the initial value of a property that may change"
      : "it is the initial value of a variable"
  }

  /// Attributes that do not affect storage.
  private static func isHarmless(_ attribute: String) -> Bool {
    ["MainActor", "Sendable", "IBOutlet", "TaskLocal"].contains(attribute)
  }
}

extension SyntaxOutline {
  /// Whether a value is the whole value of a `let`.
  func constant(_ holder: ValueHolder, is value: Range<Int>) -> Bool {
    guard case .initializer(let property) = holder.slot else { return false }
    return properties[property].isLet && holder.whole == properties[property].initializer
  }

  /// The query for the declaration of a called function about an argument.
  func parameterQuery(_ holder: ValueHolder) -> ParameterQuery? {
    guard case .argument(let open, let label, let position) = holder.slot,
      let call = call(at: open)
    else { return nil }
    var function = call.name
    if word(function) == .`init`, kind(function - 1) == .period { function -= 2 }
    return ParameterQuery(
      function: name(function), label: label.map { name($0) }, position: position)
  }

  /// Whether a function is visible to other modules, by its modifiers or those of its extension.
  fileprivate func isPublic(_ function: FunctionDeclaration) -> Bool {
    let own: [KnownWord] = [.private, .fileprivate, .internal, .package, .public, .open]
    if let access = own.first(where: { hasModifier($0, from: function.start, to: function.name) }) {
      return access == .public || access == .open
    }
    let scope = scopes[function.parent]
    guard scope.kind == .type, scope.declaration >= 0 else { return false }
    let type = types[scope.declaration]
    return type.keyword == .extension
      && hasModifier(.public, from: type.start, to: type.name.lowerBound)
  }
}
