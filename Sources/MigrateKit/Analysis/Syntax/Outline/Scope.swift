/// A braced piece of code or one case of a switch, with its kind.
///
/// All indices count the significant lexemes of the file's outline.
package struct Scope: Sendable {
  /// The kind of a scope.
  package enum Kind: UInt8, Sendable {
    /// The file itself.
    case file
    /// The members of a type or an extension.
    case type
    /// The body of a function, an initializer or a deinitializer.
    case function
    /// The accessors of a property or a subscript, or its getter's body.
    case property
    /// One accessor: `get`, `set`, `didSet`.
    case accessor
    /// A closure.
    case closure
    /// The body of `if`, `else`, `guard`, `for`, `while`, `do`, `catch`, `defer`, `repeat`.
    case control
    /// The cases of a `switch`.
    case switchBody
    /// One case of a switch: from its `case` to the next.
    case switchCase
  }

  /// The kind.
  package var kind: Kind
  /// Its keyword: `struct`, `if`, `else`, `get`; `.none` for closures and getters.
  var word: KnownWord
  /// The first lexeme of the statement, declaration or label that opens the scope.
  @Int32Backed var header: Int
  /// The opening brace; for a case of a switch its `case`; -1 for the file.
  @Int32Backed package var open: Int
  /// The first lexeme of the body, after a closure's signature or a case's colon.
  @Int32Backed package var bodyStart: Int
  /// The closing brace, or the end of the last case; the number of lexemes if unclosed.
  @Int32Backed package var close: Int
  /// The enclosing scope; -1 for the file.
  @Int32Backed var parent: Int
  /// Its index among the outline's types, functions or properties, by `kind`; -1 if it has none.
  @Int32Backed package var declaration: Int
  /// The innermost enclosing type, this scope included; -1 outside types.
  @Int32Backed package var typeScope: Int
  /// The innermost enclosing function, property or accessor, this scope included; -1 outside them.
  @Int32Backed package var memberScope: Int
}
