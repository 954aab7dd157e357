extension KnownWord {
  /// Whether the bare word is a keyword after which an expression starts rather than ends.
  var isExpressionKeyword: Bool {
    switch self {
    case .return, .throw, .try, .await, .in, .where, .is, .as, .case, .if, .else, .guard, .while,
      .for, .switch, .do, .catch, .defer, .repeat, .default, .let, .var, .func, .import, .inout,
      .class, .struct, .enum, .extension, .protocol, .typealias:
      true
    default: false
    }
  }

  /// Whether a statement goes on in the next line after this word.
  var asksForMore: Bool {
    switch self {
    case .let, .var, .func, .class, .struct, .enum, .extension, .protocol, .import, .case, .if,
      .guard, .while, .for, .switch, .throw, .try, .await, .is, .as, .where, .in, .else, .do,
      .typealias, .repeat, .defer:
      true
    default: false
    }
  }

  /// Whether the word at the start of a line starts its own statement.
  var startsStatement: Bool {
    switch self {
    case .case, .default, .let, .var, .func, .return, .guard, .for, .while, .defer, .throw,
      .class, .struct, .enum, .extension, .protocol, .typealias, .break, .continue, .import:
      true
    default: false
    }
  }

  /// Whether the word can be before a declaration's keyword.
  var isModifier: Bool {
    switch self {
    case .static, .final, .public, .private, .fileprivate, .internal, .open, .package, .override,
      .mutating, .nonmutating, .lazy, .weak, .unowned, .nonisolated, .indirect, .convenience,
      .required, .dynamic, .optional, .prefix, .infix, .postfix, .distributed, .isolated, .async,
      .class, .borrowing, .consuming:
      true
    default: false
    }
  }
}
