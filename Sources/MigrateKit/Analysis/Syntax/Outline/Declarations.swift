/// A type or an extension.
///
/// Indices count the significant lexemes of the outline.
struct TypeDeclaration: Sendable {
  /// `class`, `struct`, `enum`, `protocol`, `actor` or `extension`.
  var keyword: KnownWord
  /// The first lexeme, attributes and modifiers included.
  var start: Int
  /// The lexemes of the name; several for `extension Foo.Bar`.
  var name: Range<Int>
  /// The lexemes after the colon up to `where` or the body; empty when nothing is inherited.
  var inherited: Range<Int>
  /// The scope of the members; -1 when the declaration has no body.
  var scope: Int
  /// The scope that the declaration is in.
  var parent: Int
}

/// A function, an initializer or a subscript.
struct FunctionDeclaration: Sendable {
  /// `func`, `init`, `deinit` or `subscript`.
  var keyword: KnownWord
  /// The first lexeme, attributes and modifiers included.
  var start: Int
  /// The name; the keyword itself for initializers and subscripts.
  var name: Int
  /// The parenthesis that opens the parameters; -1 when there is none.
  var parametersOpen: Int
  /// The lexemes of the declared result type; empty when none is declared.
  var result: Range<Int>
  /// The scope of the body; -1 when there is none.
  var scope: Int
  /// The scope that the declaration is in.
  var parent: Int
}

/// A `let` or `var` with one name: a stored property, a computed one or a local.
struct PropertyDeclaration: Sendable {
  /// Whether it is declared with `let`.
  var isLet: Bool
  /// The first lexeme, attributes and modifiers included.
  var start: Int
  /// The name; the opening parenthesis of a tuple pattern.
  var name: Int
  /// The lexemes of the type annotation; empty when there is none.
  var type: Range<Int>
  /// The lexemes of the initial value; empty when there is none.
  var initializer: Range<Int>
  /// The scope of the accessors or of the getter; -1 for a stored property without observers.
  var scope: Int
  /// The scope that the declaration is in.
  var parent: Int
  /// Whether the accessors compute the value; observers do not.
  var isComputed: Bool
}

/// A `typealias`.
struct AliasDeclaration: Sendable {
  /// The new name.
  var name: Int
  /// The lexemes of the type it represents.
  var type: Range<Int>
  /// The scope that the declaration is in.
  var parent: Int
}

/// One parameter of a function.
struct Parameter: Sendable {
  /// The label at the call; `nil` for `_`.
  var label: Int?
  /// The name inside the function.
  var name: Int
  /// The lexemes of the type.
  var type: Range<Int>
  /// The lexemes of the default value; empty when there is none.
  var defaultValue: Range<Int>
}
