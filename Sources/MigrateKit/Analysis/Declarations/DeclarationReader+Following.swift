// Follows the values of kept declarations within their file.

extension DeclarationReader {
  /// A kept declaration, with its places in the file.
  struct Found {
    /// What identifies a declaration in a file; ordered by kind, then by place.
    struct Key: Hashable, Comparable {
      var kind: Declaration.Kind
      /// The lexeme of its name.
      var name: Int32

      static func < (a: Self, b: Self) -> Bool {
        (a.kind, a.name) < (b.kind, b.name)
      }
    }

    var declaration: Declaration
    var key: Key
    /// The scope that it is a member of.
    var scope: Int
    /// The lexemes of its value; empty without one.
    var value: Range<Int>
  }

  /// The facts about the type of a scope.
  struct ScopeMarks: OptionSet {
    let rawValue: UInt8

    /// Something of it is kept.
    static let isKept = ScopeMarks(rawValue: 1)
    /// It was checked for a name of interest.
    static let isJudged = ScopeMarks(rawValue: 2)
    /// It has a name of interest.
    static let holdsTokens = ScopeMarks(rawValue: 4)
  }

  /// The limit of values that are followed one after another within a file.
  private static let maximumHops = 4

  /// Adds the declarations of the file that the values of kept ones name, those that their values name, and so
  /// on.
  mutating func followValues() {
    guard found.contains(where: { !$0.value.isEmpty }) else { return }
    let members = outline.memberNames
    var declared = NameFilter()
    for name in members { declared.insert(outline.nameBytes(name)) }
    var followed = 0
    for _ in 0..<Self.maximumHops {
      let names = namesToFollow(members, declared, from: followed)
      guard !names.isEmpty else { return }
      followed = found.count
      if self.followed == nil { self.followed = NameInterest() }
      for name in names { self.followed?.insert(name) }
      readAgain()
    }
  }

  /// The names in the values of the kept declarations from an index on that the file declares and that are not
  /// wanted yet.
  private func namesToFollow(
    _ members: [Int], _ declared: NameFilter, from start: Int
  ) -> [[UInt8]] {
    var mentioned: NameInterest?
    for place in start..<found.count {
      for index in found[place].value
      where outline.kind(index) == .identifier && outline.mayBe(index, in: declared)
        && mentioned?.contains(index, of: outline) != true && !isWanted(index)
      {
        if mentioned == nil { mentioned = NameInterest() }
        mentioned?.insert(Array(outline.nameBytes(index)))
      }
    }
    var names = defaults(from: start, members) + casesOfParameters(from: start)
    guard let mentioned else { return names }
    // A type may be kept for one of its members alone, without its cases.
    let kept = Set(found.lazy.filter { $0.key.kind != .type }.map(\.declaration.name))
    for name in members
    where mentioned.contains(name, of: outline) && !kept.contains(outline.name(name)) {
      names.append(Array(outline.nameBytes(name)))
    }
    return names
  }

  /// What the kept functions from an index on take by default, of what the file declares: `weight: Weight = .regular`,
  /// `face: Face = Face.standard()`.
  private func defaults(from start: Int, _ members: [Int]) -> [[UInt8]] {
    let names = found[start...].flatMap { one in
      one.declaration.parameters.flatMap { $0.defaultValue.map(Self.names) ?? [] }
    }.filter { followed?.contains($0) != true && !interest.contains($0) }
    // A file is read again only for what it declares.
    guard !names.isEmpty, outline.contains(.case) || outline.contains(.static) else { return [] }
    let cases = outline.enumCases.flatMap { outline.caseElements(after: $0.keyword).map(\.name) }
    let declared = Set((members + cases).map { outline.name($0) })
    return names.filter { declared.contains(String(decoding: $0, as: UTF8.self)) }
  }

  private static func names(in text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: ".")) else { return [] }
    return Lexer.lexemes(in: bytes).lazy.filter { $0.kind == .identifier }
      .map { Array(bytes[$0.start..<$0.end]) }
  }

  /// The cases that the kept functions from an index on may take, of enums that the file declares: `weight: Weight`.
  private func casesOfParameters(from start: Int) -> [[UInt8]] {
    guard outline.contains(.case) else { return [] }
    let types = Set(
      found[start...].lazy.flatMap(\.declaration.parameters).map { DeclaredType.base(of: $0.type) })
    guard !types.isEmpty else { return [] }
    return outline.enumCases.lazy.filter { _, scope in
      outline.nameIndex(ofScope: outline.scopes[scope]).map {
        types.contains(outline.name($0))
      } ?? false
    }.flatMap { outline.caseElements(after: $0.keyword) }
      .filter { !isWanted($0.name) }.map { Array(outline.nameBytes($0.name)) }
  }

  /// Adds what became wanted, in the order in which a first reading would have found it.
  private mutating func readAgain() {
    known = Set(found.lazy.map(\.key))
    marks = [ScopeMarks](repeating: [], count: marks.count)
    // Initializers and types keep others when it is their turn.
    for one in found where one.key.kind < .initializer { keep(typesAround: one.scope) }
    read()
  }

  /// Finds the lines of the kept declarations.
  mutating func countLines() {
    guard !found.isEmpty else { return }
    var counter = LineCounter(outline.bytes)
    for index in found.indices.sorted(by: { found[$0].key.name < found[$1].key.name }) {
      let name = Int(found[index].key.name)
      let line = counter.line(at: outline.byteRange(name..<name + 1).start)
      found[index].declaration.line = Int32(clamping: line)
    }
  }

  /// Whether a declaration was not kept by an earlier reading.
  mutating func isNew(_ kind: Declaration.Kind, _ name: Int, in scope: Int) -> Bool {
    let key = Found.Key(kind: kind, name: Int32(truncatingIfNeeded: name))
    guard known.contains(key) else { return true }
    keep(typesAround: scope)
    return false
  }

  /// Whether a name is of interest, or the value of a kept declaration names it.
  func isWanted(_ name: Int) -> Bool {
    interest.contains(name, of: outline) || followed?.contains(name, of: outline) ?? false
  }
}

extension SyntaxOutline {
  /// The keywords before the cases of enums, each with the scope of its type.
  var enumCases: [(keyword: Int, scope: Int)] {
    indices(of: .case).compactMap { index in
      let keyword = Int(index)
      let scope = scopeIndex(keyword)
      guard bareWord(keyword) == .case, scopes[scope].kind == .type else { return nil }
      return (keyword, scope)
    }
  }

  /// The names of the declarations outside of bodies.
  fileprivate var memberNames: [Int] {
    func isMember(_ scope: Int) -> Bool { [.file, .type].contains(scopes[scope].kind) }
    return properties.lazy.filter { isMember($0.parent) && self.kind($0.name) == .identifier }
      .map(\.name)
      + functions.lazy.filter { $0.keyword == .func && isMember($0.parent) }.map(\.name)
      + types.lazy.filter { $0.keyword != .extension && isMember($0.parent) }
      .map { $0.name.upperBound - 1 }
      + aliases.lazy.filter { isMember($0.parent) }.map(\.name)
  }
}
