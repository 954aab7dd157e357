/// The declarations in a file that shadow the types of deprecated names: locals, parameters,
/// properties and nested types.
struct HiddenNames {
  private let outline: SyntaxOutline
  /// The scopes that declare each name, except for file scope, where it is the type itself.
  private var scopes: [String: Set<Int>] = [:]

  /// Finds declarations of `names`.
  init(_ names: Set<String>, in outline: SyntaxOutline) {
    self.outline = outline
    for property in outline.properties { add(property.name, to: property.parent, names) }
    for type in outline.types where type.keyword != .extension {
      add(type.name.lowerBound, to: type.parent, names)
    }
    for function in outline.functions where function.scope >= 0 {
      for parameter in outline.parameters(function) {
        add(parameter.name, to: function.scope, names)
      }
    }
  }

  private mutating func add(_ declared: Int, to scope: Int, _ names: Set<String>) {
    guard scope > 0 else { return }
    let name = outline.name(declared)
    if names.contains(name) { scopes[name, default: []].insert(scope) }
  }

  /// Whether the name at the start of an expression is shadowed here.
  func hides(_ index: Int) -> Bool {
    guard !scopes.isEmpty, let declaring = scopes[outline.name(index)] else { return false }
    var scope = outline.scopeIndex(index)
    for _ in 0..<SyntaxOutline.maximumDepth where scope > 0 {
      if declaring.contains(scope) { return true }
      scope = outline.scopes[scope].parent
    }
    return false
  }
}
