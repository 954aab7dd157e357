/// A type or an extension.
///
/// Indices count the significant lexemes of the outline.
package struct TypeDeclaration: Sendable {
  /// `class`, `struct`, `enum`, `protocol`, `actor` or `extension`.
  package var keyword: KnownWord
  /// The first lexeme, attributes and modifiers included.
  package var start: Int
  /// The lexemes of the name; several for `extension Foo.Bar`.
  package var name: Range<Int>
  /// The lexemes after the colon up to `where` or the body; empty when nothing is inherited.
  package var inherited: Range<Int>
  /// The scope of the members; -1 when the declaration has no body.
  package var scope: Int
  /// The scope that the declaration is in.
  var parent: Int
}

/// A function, an initializer or a subscript.
package struct FunctionDeclaration: Sendable {
  /// `func`, `init`, `deinit` or `subscript`.
  package var keyword: KnownWord
  /// The first lexeme, attributes and modifiers included.
  package var start: Int
  /// The name; the keyword itself for initializers and subscripts.
  package var name: Int
  /// The parenthesis that opens the parameters; -1 when there is none.
  var parametersOpen: Int
  /// The lexemes of the declared result type; empty when none is declared.
  package var result: Range<Int>
  /// The scope of the body; -1 when there is none.
  package var scope: Int
  /// The scope that the declaration is in.
  package var parent: Int
}

/// A `let` or `var` with one name: a stored property, a computed one or a local.
package struct PropertyDeclaration: Sendable {
  /// Whether it is declared with `let`.
  package var isLet: Bool
  /// The first lexeme, attributes and modifiers included.
  package var start: Int
  /// The name; the opening parenthesis of a tuple pattern.
  package var name: Int
  /// The lexemes of the type annotation; empty when there is none.
  package var type: Range<Int>
  /// The lexemes of the initial value; empty when there is none.
  package var initializer: Range<Int>
  /// The scope of the accessors or of the getter; -1 for a stored property without observers.
  package var scope: Int
  /// The scope that the declaration is in.
  package var parent: Int
  /// Whether the accessors compute the value; observers do not.
  package var isComputed: Bool
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
package struct Parameter: Sendable {
  /// The label at the call; `nil` for `_`.
  package var label: Int?
  /// The name inside the function.
  package var name: Int
  /// The lexemes of the type.
  package var type: Range<Int>
  /// The lexemes of the default value; empty when there is none.
  package var defaultValue: Range<Int>
}
