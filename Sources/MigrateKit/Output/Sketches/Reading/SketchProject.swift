import MigrateKitCore

/// The project of a sketch: its files in one phase, and the values of their code.
final class SketchProject {
  /// A type or a function of the project that makes views.
  struct Place {
    var file: SketchFile
    /// Its place among the outline's types or functions.
    var declaration: Int
  }

  let index: ViewIndex
  private let models: (Int) -> ProjectModel?
  private let load: (Int) -> SketchFile?
  private var files: [Int: SketchFile] = [:]

  /// Prepares a phase.
  ///
  /// - Parameters:
  ///   - index: Where the project declares views.
  ///   - models: The model of the project of a file, by the file's number.
  ///   - load: A file by its number.
  init(
    index: ViewIndex, models: @escaping (Int) -> ProjectModel?,
    load: @escaping (Int) -> SketchFile?
  ) {
    self.index = index
    self.models = models
    self.load = load
  }

  func file(_ number: Int) -> SketchFile? {
    if let known = files[number] { return known }
    let file = load(number)
    files[number] = file
    return file
  }

  // MARK: Values

  /// The value of code in its project, without anything that only the sketch knows.
  func worth(of code: String, site: Site, in scope: SketchScope) -> StyleValue? {
    guard let model = models(scope.file.number),
      let target = model.targets.targets(ofFile: Int32(clamping: scope.file.number)).first
    else { return nil }
    let place = NameResolver.Place(
      file: Int32(clamping: scope.file.number), enclosingType: scope.type)
    let question = PlacedCode(code: code, site: site, place: place)
    switch model.values[target].worth(of: question) {
    case .value(let value): return value
    case .several(let variants): return variants.first?.value
    case .unknown: return nil
    }
  }

  /// The color of a named asset.
  func asset(_ name: String, in scope: SketchScope) -> ColorValue? {
    models(scope.file.number)?.facts.assets[name]
  }

  // MARK: Declarations

  /// The type of a name that conforms to one of some protocols where any are named, nearest first; `nil` for
  /// none or several.
  func type(
    named name: String, conforming protocols: Set<String>? = nil, from scope: SketchScope
  ) -> Place? {
    var found: [Place] = []
    for number in index.files(declaring: name) {
      guard let file = self.file(number) else { continue }
      found += file.outline.types.indices.filter { position in
        let type = file.outline.types[position]
        return type.keyword != .extension && file.outline.text(type.name.upperBound - 1) == name
          && (protocols.map { protocols in
            type.inherited.contains { protocols.contains(file.outline.text($0)) }
          } ?? (type.scope >= 0))
      }.map { Place(file: file, declaration: $0) }
    }
    let own = found.filter { $0.file === scope.file }
    let nested = own.filter { place in
      let outer = file(place.file.number)?.outline.enclosingTypeName(
        of: place.file.outline.types[place.declaration].start)
      return outer == scope.type
    }
    if nested.count == 1 { return nested[0] }
    if own.count == 1 { return own[0] }
    return found.count == 1 ? found[0] : nil
  }

  /// The constant or the function of a name outside of types, nearest first; `nil` for none or several.
  func global(named name: String, isCalled: Bool, from scope: SketchScope) -> Place? {
    var found: [Place] = []
    for number in index.files(declaringGlobal: name) {
      guard let file = self.file(number) else { continue }
      let outline = file.outline
      func isGlobal(_ parent: Int, _ index: Int) -> Bool {
        outline.scopes[parent].kind == .file && outline.name(index) == name
      }
      let positions =
        isCalled
        ? outline.functions.indices.filter { position in
          let function = outline.functions[position]
          return function.scope >= 0 && isGlobal(function.parent, function.name)
        }
        : outline.properties.indices.filter { position in
          isGlobal(outline.properties[position].parent, outline.properties[position].name)
        }
      found += positions.map { Place(file: file, declaration: $0) }
    }
    let own = found.filter { $0.file === scope.file }
    if own.count == 1 { return own[0] }
    return found.count == 1 ? found[0] : nil
  }

  /// The value of a constant that is a gradient, and where it is; `nil` for none or several.
  func gradient(named name: String) -> (value: Range<Int>, scope: SketchScope)? {
    let files = index.files(declaringGradient: name)
    guard files.count == 1, let file = self.file(files[0]) else { return nil }
    let outline = file.outline
    let properties = outline.properties.filter { property in
      let kind = outline.scopes[property.parent].kind
      return (kind == .file || kind == .type) && outline.name(property.name) == name
    }
    guard properties.count == 1, let value = outline.singleValue(of: properties[0]) else {
      return nil
    }
    let typeScope = outline.scopes[properties[0].parent].typeScope
    let type = typeScope >= 0 ? outline.qualifiedTypeName(ofScope: typeScope) : ""
    return (value, SketchScope(file: file, type: type, typeScope: typeScope, depth: 0))
  }

  /// The function by which the project extends views that fits a call; `nil` for none or several.
  func viewFunction(
    named name: String, fitting isFitting: (Place) -> Bool
  ) -> Place? {
    var found: [Place] = []
    for number in index.files(extendingViewsWith: name) {
      guard let file = self.file(number) else { continue }
      let outline = file.outline
      found += outline.functions.indices.filter { position in
        let function = outline.functions[position]
        guard function.scope >= 0, outline.name(function.name) == name else { return false }
        return ViewDeclarations.viewTypes.contains(
          outline.enclosingTypeName(of: function.name) ?? "")
      }.map { Place(file: file, declaration: $0) }.filter(isFitting)
    }
    return found.count == 1 ? found[0] : nil
  }
}
