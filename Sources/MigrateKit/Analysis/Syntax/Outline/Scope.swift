/// A stretch of code in braces, or one case of a switch, and what it is.
///
/// All indices count the significant lexemes of the file's outline.
struct Scope: Sendable {
  /// What a scope is.
  enum Kind: UInt8, Sendable {
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

  /// What the scope is.
  var kind: Kind
  /// The word that says so: `struct`, `if`, `else`, `get`; `.none` for closures and getters.
  var word: KnownWord
  /// The first lexeme of the statement, declaration or label that opens the scope.
  @Int32Backed var header: Int
  /// The opening brace; for a case of a switch its `case`; -1 for the file.
  @Int32Backed var open: Int
  /// The first lexeme of the body, after a closure's signature or a case's colon.
  @Int32Backed var bodyStart: Int
  /// The closing brace, or what ends the last case; the number of lexemes when nothing does.
  @Int32Backed var close: Int
  /// The scope around; -1 for the file.
  @Int32Backed var parent: Int
  /// Its place among the outline's types, functions or properties, by `kind`; -1 when it has none.
  @Int32Backed var declaration: Int
  /// The innermost type around, this scope included; -1 outside types.
  @Int32Backed var typeScope: Int
  /// The innermost function, property or accessor around, this scope included; -1 outside them.
  @Int32Backed var memberScope: Int
}
