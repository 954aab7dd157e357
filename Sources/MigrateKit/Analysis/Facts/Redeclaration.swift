/// A system name that the app shadows: `static let red` in an extension of `Color`, or a type
/// called `Color`.
struct Redeclaration: Hashable, Sendable {
  /// The extended or shadowed type: `Color`.
  var type: String
  /// The member; empty if the type itself is shadowed.
  var member: String
  /// Its scope.
  var declarationScope: DeclarationScope

  /// The scope of a declaration.
  enum DeclarationScope: Hashable, Sendable {
    /// The files of the module in this folder; empty for the app.
    case module(String)
    /// The files that import the module of this name.
    case importers(String)
    /// The files of any module that imports the one where it is.
    case anyImporters
  }

  /// The folder of a file's module by its path: that of a package's target,
  /// `Packages/Design/Sources/Design`; empty for the app.
  static func folder(ofFile path: String) -> String {
    var path = path
    return path.withUTF8 { bytes in
      var start = 0
      var end = 0
      // Whether the last folder holds the targets of a package.
      var holdsTargets = false
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
        if holdsTargets { end = index }
        let name = bytes[start..<index]
        holdsTargets = name.elementsEqual("Sources".utf8) || name.elementsEqual("Tests".utf8)
        start = index + 1
      }
      if holdsTargets { return "" }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  /// The redeclarations in a file.
  static func all(in outline: SyntaxOutline, path: String) -> Set<Redeclaration> {
    let module = folder(ofFile: path)
    var result: Set<Redeclaration> = []
    func isPublic(_ start: Int, _ name: Int) -> Bool {
      outline.hasModifier(.public, from: start, to: name)
    }
    func add(_ name: Int, start: Int, parent: Int) {
      let scope = outline.scopes[parent]
      guard scope.kind == .type, scope.declaration >= 0 else { return }
      let type = outline.types[scope.declaration]
      let owner = type.name.upperBound - 1
      guard
        ColorType(outline.word(owner)) != nil || outline.word(owner) == .ShapeStyle
          || outline.isText(owner, "ColorResource")
      else { return }
      let own = Redeclaration(
        type: outline.name(owner), member: outline.name(name), declarationScope: .module(module))
      result.insert(own)
      guard isPublic(start, name) || isPublic(type.start, owner),
        let imported = module.split(at: "/").last
      else { return }
      for declarationScope in [DeclarationScope.importers(String(imported)), .anyImporters] {
        result.insert(
          Redeclaration(type: own.type, member: own.member, declarationScope: declarationScope))
      }
    }
    for property in outline.properties {
      add(property.name, start: property.start, parent: property.parent)
    }
    for function in outline.functions where function.keyword == .func {
      add(function.name, start: function.start, parent: function.parent)
    }
    for type in outline.types where type.keyword != .extension && type.parent != 0 {
      add(type.name.lowerBound, start: type.start, parent: type.parent)
    }
    result.formUnion(types(in: outline, module: module))
    return result
  }

  /// Global types with the name of a system type.
  ///
  /// A `typealias` of the system's own type does not shadow it.
  private static func types(in outline: SyntaxOutline, module: String) -> [Redeclaration] {
    var result: [Redeclaration] = []
    for type in outline.types where type.keyword != .extension && type.parent == 0 {
      let name = type.name.lowerBound
      guard ColorType(outline.word(name)) != nil else { continue }
      result.append(
        Redeclaration(type: outline.name(name), member: "", declarationScope: .module(module)))
    }
    for alias in outline.aliases where alias.parent == 0 {
      guard ColorType(outline.word(alias.name)) != nil,
        outline.word(alias.name) != outline.word(alias.type.upperBound - 1)
      else { continue }
      result.append(
        Redeclaration(type: outline.name(alias.name), member: "", declarationScope: .module(module))
      )
    }
    return result
  }
}
