/// One file as a sketch reads it: as it is, or as it would be after the changes.
final class SketchFile: Sendable {
  /// A value that a change replaces, or code that it has brought.
  struct Changed: Sendable {
    /// The number of the change; `nil` for a value that stays.
    var change: Int?
    /// What the value is worth.
    var value: StyleValue?
    /// Whether the code itself says more: it may name a token with an opacity of its own.
    var isCode: Bool
  }

  /// The number of the file in its run.
  let number: Int
  /// The path that reports write.
  let path: String
  let outline: SyntaxOutline
  /// The values that changes are about, by their places.
  let changed: [ByteRange: Changed]

  init(number: Int, path: String, bytes: [UInt8], changed: [ByteRange: Changed]) {
    self.number = number
    self.path = path
    outline = SyntaxOutline(bytes)
    self.changed = changed
  }

  var reader: ViewReader { ViewReader(outline: outline) }

  /// What a change makes of exactly these lexemes.
  func changed(_ span: Range<Int>) -> Changed? {
    changed.isEmpty ? nil : changed[outline.byteRange(span)]
  }
}

/// What the names of some code mean beyond its file: parameters, what is passed, the type around.
final class SketchScope {
  /// What a name stands for.
  enum Binding {
    /// The value of an expression elsewhere.
    case code(Range<Int>, SketchScope)
    /// A view that is drawn where it is named: the content of a modifier, the label of a button.
    case drawn((SketchStyle) -> SketchBox)
    /// A closure that makes views.
    case views(open: Int, SketchScope)
    /// Something that only the running app knows, with the name that stands in its place.
    case unknown(String)
  }

  let file: SketchFile
  /// The qualified name of the type around; empty outside of types.
  let type: String
  /// The scopes of the type's members in this file.
  let typeScope: Int
  var bindings: [String: Binding]
  /// How many of the project's own views lead here.
  let depth: Int

  init(
    file: SketchFile, type: String, typeScope: Int, bindings: [String: Binding] = [:], depth: Int
  ) {
    self.file = file
    self.type = type
    self.typeScope = typeScope
    self.bindings = bindings
    self.depth = depth
  }

  var outline: SyntaxOutline { file.outline }

  /// The same scope with further names.
  func adding(_ more: [String: Binding]) -> SketchScope {
    guard !more.isEmpty else { return self }
    return SketchScope(
      file: file, type: type, typeScope: typeScope, bindings: bindings.merging(more) { $1 },
      depth: depth)
  }
}
