/// The declarations that the values of tokens come from: a token in their place would depend on itself.
struct DeclarationsBehind {
  /// The limit of references that are followed one after another.
  private static let maximumHops = 6

  /// Their names, with that of the type around: `Palette.blue700` of `static let accent = Palette.blue700`.
  private(set) var names: Set<String> = []
  private let model: ProjectModel
  private let resolver: NameResolver
  private var seen: Set<Int32> = []

  /// Follows the references in the code of declarations, and what codes of tokens pass through to reach them: `title` of
  /// `Theme.fonts.title.font`, whose declaration is `font`.
  init(_ declarations: [Int32], of codes: [String], in model: ProjectModel, target: Int) {
    self.model = model
    resolver = NameResolver(model.names, target: target)
    var open = Set(declarations).sorted()
    seen.formUnion(open)
    for code in Set(codes).sorted() {
      let outline = model.names.parsed(code).outline
      // A modifier of views, `cardShadow()`, is what its function does.
      if outline.kind(0) == .identifier, outline.kind(1) == .leftParen {
        names.insert("View.\(outline.name(0))")
      }
      open += follow(outline, at: NameResolver.Place())
    }
    for _ in 0..<Self.maximumHops where !open.isEmpty {
      open = open.flatMap { follow($0) }
    }
  }

  /// Adds the names in the code of a declaration; returns the declarations that they name.
  private mutating func follow(_ place: Int32) -> [Int32] {
    let declared = model.index[place]
    guard let code = declared.code else { return [] }
    let inside = NameResolver.Place(file: declared.file, enclosingType: declared.owner)
    let outline = model.names.parsed(code).outline
    for chain in outline.memberChains where !chain.isImplicit {
      let parts = chain.names.map(\.text)
      for (owner, name) in zip(parts, parts.dropFirst()) { names.insert("\(owner).\(name)") }
    }
    return follow(outline, at: inside)
  }

  /// Adds the declarations that code names at a place, and returns them.
  private mutating func follow(
    _ outline: SyntaxOutline, at place: NameResolver.Place
  ) -> [Int32] {
    var found: [Int32] = []
    for chain in outline.memberChains where !chain.isImplicit {
      let path: [Int32]
      switch resolver.resolve(chain, at: place) {
      case .success(let resolution): path = resolution.path
      // Other code may see what the target sees nowhere or only under a condition.
      case .failure(let failure): path = failure.declaration.map { [$0] } ?? []
      }
      for next in path where seen.insert(next).inserted {
        add(model.index[next])
        found.append(next)
      }
    }
    return found
  }

  private mutating func add(_ declared: Declaration) {
    guard declared.kind == .property || declared.kind == .function else { return }
    names.insert(Self.ending(of: declared.path))
    // The initializers of an object give its properties their values.
    if !declared.isStatic { names.insert(Self.ending(of: "\(declared.owner).init")) }
  }

  /// The last two names of a path.
  static func ending(of path: String) -> String {
    let names = path.utf8
    guard let last = names.lastIndex(of: UInt8(ascii: ".")),
      let period = names[..<last].lastIndex(of: UInt8(ascii: "."))
    else { return path }
    return String(path[names.index(after: period)...])
  }
}
