/// A view as code writes it: what it is, what it is given, and what modifies it.
///
/// All ranges and indices count the significant lexemes of the file's outline.
package struct ViewNode: Sendable {
  /// What a view expression is.
  package enum Kind: Hashable, Sendable {
    /// A name that is used or called: `VStack { … }`, `header`, `Theme.logo`, `configuration.label`.
    case named([String])
    /// An expression that combines several views into one: `Text(a) + Text(b)`.
    case joined([Range<Int>])
    /// `condition ? a : b`
    case choice(TernaryExpression)
    /// Anything else.
    case other
  }

  /// What the view is.
  package var kind: Kind
  /// The lexemes of the view without its modifiers.
  package var head: Range<Int>
  /// All lexemes.
  package var span: Range<Int>
  /// The arguments in parentheses.
  package var arguments: [Argument] = []
  /// The closures, trailing ones and those among the arguments.
  package var closures: [ViewClosure] = []
  /// The modifiers in the order of the code, the innermost first.
  package var modifiers: [ViewModifierUse] = []

  /// Makes a view.
  package init(
    kind: Kind,
    head: Range<Int>,
    span: Range<Int>,
    arguments: [Argument] = [],
    closures: [ViewClosure] = [],
    modifiers: [ViewModifierUse] = []
  ) {
    self.kind = kind
    self.head = head
    self.span = span
    self.arguments = arguments
    self.closures = closures
    self.modifiers = modifiers
  }

  /// The names joined by periods; empty for a view without a name.
  package var name: String {
    if case .named(let names) = kind { return names.joined(separator: ".") }
    return ""
  }
}

/// A closure that a view or a modifier is given.
package struct ViewClosure: Hashable, Sendable {
  /// The label of the argument; `nil` for the first trailing closure.
  package var label: String?
  /// The opening brace.
  package var open: Int

  /// Makes a closure.
  package init(label: String?, open: Int) {
    self.label = label
    self.open = open
  }

  /// The name of its first parameter: `item` of `{ item in … }`, else `$0`.
  package func parameter(in outline: SyntaxOutline) -> String {
    let body = outline.scopes[outline.scopeIndex(open)].bodyStart
    let signature = open + 1..<max(open + 1, body)
    return signature.first { outline.kind($0) == .identifier }.map { outline.name($0) } ?? "$0"
  }
}

/// One modifier of a view.
package struct ViewModifierUse: Sendable {
  /// The name, without its period.
  package var name: String
  /// The period, the name, the arguments and the closures.
  package var span: Range<Int>
  /// The arguments in parentheses.
  package var arguments: [Argument]
  /// The closures, trailing ones and those among the arguments.
  package var closures: [ViewClosure]

  /// Makes a modifier.
  package init(name: String, span: Range<Int>, arguments: [Argument], closures: [ViewClosure]) {
    self.name = name
    self.span = span
    self.arguments = arguments
    self.closures = closures
  }
}

/// One statement of a body that makes views.
package enum ViewStatement: Sendable {
  /// A view.
  case view(ViewNode)
  /// A local constant or variable.
  case local(PropertyDeclaration)
  /// `if` or `switch` with its branches in order; the last branch of an `if` has no condition.
  case branches([ViewBranch])
}

/// One branch of a body.
package struct ViewBranch: Sendable {
  /// What a `switch` is over; `nil` for `if`.
  package var subject: Range<Int>?
  /// What has to hold, or the pattern that has to match; `nil` for `else` and `default`.
  package var condition: Range<Int>?
  /// What the branch is called: `if isLoading`, `case .card`.
  package var title: String
  /// The scope of its statements.
  package var scope: Int
}
