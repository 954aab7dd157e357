import MigrateKitCore

/// The names that code can use beyond its file: parameters, arguments, the enclosing type.
final class SketchScope {
  /// The meaning of a name.
  enum Binding {
    /// The value of an expression elsewhere.
    case code(Range<Int>, SketchScope)
    /// A view that is drawn where it is named: the content of a modifier, the label of a button.
    case drawn((SketchStyle) -> SketchBox)
    /// A closure that returns views.
    case views(open: Int, SketchScope)
    /// The size that a `GeometryReader` reports.
    case geometry
    /// An optional without a value.
    case nothing
    /// Something that only the running app knows, with the name that is shown instead.
    case unknown(String)
  }

  let file: SketchFile
  /// The qualified name of the type around; empty outside of types.
  let type: String
  /// The scopes of the type's members in this file.
  let typeScope: Int
  var bindings: [String: Binding]
  /// The types of parameters, by their names.
  var types: [String: String] = [:]
  /// The depth of nested views of the project.
  let depth: Int
  /// The depth of nested members, functions and views of the project.
  var hops = 0

  init(
    file: SketchFile, type: String = "", typeScope: Int = -1, bindings: [String: Binding] = [:],
    depth: Int
  ) {
    self.file = file
    self.type = type
    self.typeScope = typeScope
    self.bindings = bindings
    self.depth = depth
  }

  var outline: SyntaxOutline { file.outline }

  /// The same scope with further names.
  func adding(
    _ more: [String: Binding], types moreTypes: [String: String] = [:]
  ) -> SketchScope {
    guard !more.isEmpty else { return self }
    let scope = SketchScope(
      file: file, type: type, typeScope: typeScope, bindings: bindings.merging(more) { $1 },
      depth: depth)
    scope.types = types.merging(moreTypes) { $1 }
    scope.hops = hops
    return scope
  }
}
