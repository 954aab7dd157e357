/// An index of a project's declarations by the types they are members of.
///
/// Files are added in path order, so that the index is deterministic.
package struct DeclarationIndex: Sendable {
  /// The declarations in order of file and line, and behind them those that files were read for later.
  package private(set) var declarations: [Declaration] = []
  /// The number of those in order; `nil` for all.
  private var orderedCount: Int?
  /// The places of declarations by the type around and their name.
  private var members: [String: [String: [Int32]]] = [:]
  /// The places of the declarations and extensions of each type, by its qualified name.
  private var types: [String: [Int32]] = [:]
  /// The qualified names of the types that inherit from or conform to something.
  private(set) var subtypes: Set<String> = []
  /// The types that have the members of extensions of generic types, by the generic type: `UIColor.kit` of `Kit`.
  private(set) var wrapped: [String: [String]] = [:]
  /// The places of the extensions with a constraint that two types are the same.
  private(set) var constrained: [Int32] = []
  /// The places of the cases of each enum, by its qualified name.
  private var cases: [String: [Int32]] = [:]
  /// The place of the first global alias of each name; a file may declare a name very many times.
  private var globalAliases: [String: Int32] = [:]
  /// The last names of the types that are declared inside of other types: in those, the name
  /// shadows the global one.
  private(set) var nestedTypeNames: Set<String> = []
  /// The types that run on the main actor.
  var isolations = TypeIsolations()

  /// Makes an empty index.
  init() {}

  /// Adds the declarations of the next file.
  mutating func add(_ added: [Declaration], file: Int) {
    declarations.makeRoom(for: added.count)
    let first = declarations.count
    declarations += added
    for index in first..<declarations.count {
      declarations[index].file = Int32(clamping: file)
      let owner = Self.withoutFramework(declarations[index].owner)
      declarations[index].owner = owner
      let place = Int32(clamping: index)
      let kind = declarations[index].kind
      if kind == .type {
        declarations[index].name = Self.withoutFramework(declarations[index].name)
        let path = declarations[index].path
        types[path, default: []].append(place)
        if let last = declarations[index].inherited.last {
          subtypes.insert(path)
          if declarations[index].isExtension, last.contains("==") { constrained.append(place) }
        }
      }
      if kind == .enumCase { cases[owner, default: []].append(place) }
      if !declarations[index].isExtension {
        let name = declarations[index].name
        members[owner, default: [:]][name, default: []].append(place)
        if !owner.isEmpty, kind == .type || kind == .alias { nestedTypeNames.insert(name) }
        if owner.isEmpty, kind == .alias, globalAliases[name] == nil { globalAliases[name] = place }
      }
    }
  }

  /// Adds the declarations of files that these were not read for before, behind those of all files.
  mutating func add(new read: [(file: Int, declarations: [Declaration])]) {
    orderedCount = orderedCount ?? declarations.count
    let files = Set(read.map { Int32(clamping: $0.file) })
    var known: [Int32: Set<Place>] = [:]
    for declared in declarations where files.contains(declared.file) {
      known[declared.file, default: []].insert(Place(declared))
    }
    for (file, declared) in read {
      let own = known[Int32(clamping: file)] ?? []
      add(declared.filter { !own.contains(Place($0)) }, file: file)
    }
  }

  /// What identifies a declaration in its file; its owner may be that of an alias.
  private struct Place: Hashable {
    var kind: Declaration.Kind
    var name: String
    var line: Int32

    init(_ declared: Declaration) {
      kind = declared.kind
      name = DeclarationIndex.withoutFramework(declared.name)
      line = declared.line
    }
  }

  /// Gives what extends an alias of a style's type to the type: `typealias Grid = CGFloat`, `extension Grid`.
  ///
  /// An alias named as a type of the system replaces that type on other platforms. Where an alias has one type for each
  /// platform, each of them has the members, which belong to that of iOS.
  mutating func resolveStyleAliases() {
    var targets: [String: [String]] = [:]
    for place in (members[""] ?? [:]).values.joined().sorted() {
      let alias = self[place]
      guard alias.kind == .alias, let type = alias.type.map(DeclaredType.path(of:)),
        DeclaredType.isStyleItself(type), !DeclaredType.isSystem(alias.name)
      else { continue }
      targets[alias.name, default: []].append(type)
    }
    for (alias, types) in targets.sorted(by: { $0.key < $1.key }) {
      guard let extended = members.removeValue(forKey: alias) else { continue }
      let owner = types.first { $0 == "UIColor" || $0 == "UIFont" } ?? types[0]
      for place in extended.values.joined() { declarations[Int(place)].owner = owner }
      for type in types.uniqued() {
        members[type, default: [:]].merge(extended) { ($0 + $1).sorted() }
      }
    }
  }

  /// Moves the static properties and functions of the extension of `wrapper` at a place to the type `base.holder`, which the
  /// extension becomes the declaration of.
  mutating func moveStaticMembers(
    of place: Int32, of wrapper: String, to base: String, as holder: Declaration
  ) {
    let path = "\(base).\(holder.name)"
    let own = self[place]
    // The extension ends before the next one of the same type.
    let next = types[wrapper, default: []].first { $0 > place && self[$0].file == own.file }
    let end = next.map { self[$0].line } ?? .max
    for (name, places) in members[wrapper] ?? [:] {
      let moved = Set(
        places.filter { member in
          let declared = self[member]
          return declared.isStatic && (declared.kind == .property || declared.kind == .function)
            && declared.file == own.file && (own.line..<end).contains(declared.line)
        })
      guard !moved.isEmpty else { continue }
      for member in moved {
        declarations[Int(member)].owner = path
        // All extensions of the generic type in the file have its private members.
        declarations[Int(member)].access = max(self[member].access, .fileprivate)
      }
      members[wrapper]?[name] = places.filter { !moved.contains($0) }
      members[path, default: [:]][name, default: []] += moved.sorted()
    }
    types[wrapper]?.removeAll { $0 == place }
    // Another extension only adds members.
    guard types[path] == nil else { return }
    declarations[Int(place)].owner = base
    declarations[Int(place)].name = holder.name
    declarations[Int(place)].isExtension = false
    declarations[Int(place)].inherited = []
    declarations[Int(place)].access = holder.access
    types[path] = [place]
    members[base, default: [:]][holder.name, default: []].append(place)
    nestedTypeNames.insert(holder.name)
    wrapped[wrapper, default: []].append(path)
  }

  /// The declarations in a file.
  func declarations(ofFile file: Int32) -> [Declaration] {
    let ordered = declarations[..<(orderedCount ?? declarations.count)]
    let first = ordered.partitioningIndex { $0.file >= file }
    return ordered[first...].prefix { $0.file == file }
      + declarations[ordered.endIndex...].filter { $0.file == file }
  }

  /// The declaration at a place.
  package subscript(place: Int32) -> Declaration {
    _read { yield declarations[Int(place)] }
  }

  /// The places of the members of a type with a name; globals for no type.
  package func members(_ name: String, of owner: String) -> [Int32] { members[owner]?[name] ?? [] }

  /// The type that a global name is an alias of, as first declared; `nil` if it is none.
  func aliasedType(_ name: String) -> String? {
    globalAliases[name].flatMap { self[$0].type.map(DeclaredType.base(of:)) }
  }

  /// The names of a kind that members of only one type have.
  package func namesOfOneType(_ kind: Declaration.Kind) -> Set<String> {
    var counts: [String: Int] = [:]
    for (name, places) in members.values.joined()
    where places.contains(where: { self[$0].kind == kind }) {
      counts[name, default: 0] += 1
    }
    return Set(counts.lazy.filter { $0.value == 1 }.map(\.key))
  }

  /// The names of the members of a type, in order.
  package func memberNames(of owner: String) -> [String] {
    (members[owner]?.keys).map { $0.sorted() } ?? []
  }

  /// The places of the members of a type, in order of their names.
  package func members(of owner: String) -> [Int32] {
    memberNames(of: owner).flatMap { members($0, of: owner) }
  }

  /// The names of the members of all types, and of globals.
  var memberNames: Set<String> { members.values.reduce(into: []) { $0.formUnion($1.keys) } }

  /// The places of the cases of an enum, in order.
  package func cases(ofEnum path: String) -> [Int32] { cases[path] ?? [] }

  /// The places of the declarations and extensions of a type.
  package func types(_ path: String) -> [Int32] { types[path] ?? [] }

  /// Whether a declaration of a type has an inheritance clause.
  func hasSupertypes(_ path: String) -> Bool { subtypes.contains(path) }

  /// `Color` of `SwiftUI.Color`.
  private static func withoutFramework(_ path: String) -> String {
    switch path.utf8.first {
    case UInt8(ascii: "S"), UInt8(ascii: "U"), UInt8(ascii: "A"): break
    default: return path
    }
    for framework in ["SwiftUI.", "UIKit.", "AppKit.", "Swift."] where path.hasPrefix(framework) {
      return String(path.dropFirst(framework.count))
    }
    return path
  }
}
