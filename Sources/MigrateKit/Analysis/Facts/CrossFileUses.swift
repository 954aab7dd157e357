/// A file's uses of constants by their paths (`Layout.corner`, `Home.Style.title`), with category
/// and role, wherever they are declared.
struct CrossFileUses: Sendable {
  /// The uses by category and path, in order of path of file and position.
  private(set) var uses: [TokenCategory: [String: [UseSite]]] = [:]
  /// The hashes of paths that a file uses without a visible role.
  private var unread = FileMentions<UInt64>()

  /// Makes an empty set of uses.
  init() {}

  /// Reads the uses of a file, given the number places with constants.
  init(_ outline: SyntaxOutline, file: SourceFile, numbers: [RawFinding]) {
    let known = Self.references(numbers)
    lazy var own = TypesOfFile(outline)
    var lines: LineIndex?
    let number = FileMentions<UInt64>.number(of: file.path)
    for index in outline.constantHeads() {
      guard let span = outline.constantReference(from: index), !own.declare(index) else { continue }
      guard let reference = known[index] ?? Self.reference(at: span, in: outline),
        reference.span == span, let path = outline.constantPath(written: span)
      else {
        unread.add(outline.pathHash(span), inFile: number)
        continue
      }
      if reference.isOwn { unread.add(outline.pathHash(span), inFile: number) }
      let table = lines ?? LineIndex(file.bytes)
      lines = table
      let position = table.position(at: outline.byteRange(span).start)
      uses[reference.category, default: [:]][path, default: []].append(
        UseSite(file: file.path, position: position, role: reference.role))
    }
  }

  /// The uses of a constant; `nil` if there are none.
  subscript(category: TokenCategory, path: String) -> [UseSite]? { uses[category]?[path] }

  /// Whether another file uses a constant for something else, or without a visible role.
  func areUnread(_ path: String, of category: TokenCategory, outside file: String) -> Bool {
    unread.mentions(FNV1a.hash(path.utf8), outside: file)
      || uses.contains { other, paths in
        other != category && paths[path]?.contains { !$0.file.hasSameBytes(as: file) } ?? false
      }
  }

  /// Adds the uses of another file.
  mutating func merge(_ other: CrossFileUses) {
    for (category, added) in other.uses {
      for (path, sites) in added { uses[category, default: [:]][path, default: []] += sites }
    }
    unread.merge(other.unread)
  }

  // MARK: - References

  private struct Reference {
    var category: TokenCategory
    var span: Range<Int>
    var role: RoleReading
    /// Whether an app's function takes it, which determines its role.
    var isOwn = false
  }

  /// The constants that are in places for numbers, by where they start.
  private static func references(_ numbers: [RawFinding]) -> [Int: Reference] {
    var found: [Int: Reference] = [:]
    for number in numbers {
      found[number.span.lowerBound] = Reference(
        category: number.category, span: number.span, role: number.role,
        isOwn: number.numberQuery != nil)
    }
    return found
  }

  /// A constant in a place for a color or a font.
  private static func reference(at span: Range<Int>, in outline: SyntaxOutline) -> Reference? {
    guard opensValue(span.lowerBound, outline) else { return nil }
    switch holder(of: span, outline) {
    case .font:
      let use = FontUseReader(outline: outline).use(of: span)
      return Reference(category: .font, span: span, role: use.role)
    case .color:
      let role = ColorUseReader.use(of: span, in: outline).role
      return role.role == .unknown ? nil : Reference(category: .color, span: span, role: role)
    default:
      return nil
    }
  }

  /// Whether a value can begin after the lexeme before `index`.
  private static func opensValue(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    switch outline.kind(index - 1) {
    case .leftParen, .comma, .colon, .equal, .infixQuestion: true
    default: false
    }
  }

  /// The category of a reference's place, as far as adjacent names show it.
  private static func holder(of span: Range<Int>, _ outline: SyntaxOutline) -> TokenCategory? {
    let open = outline.encloser(span.lowerBound)
    if outline.kind(open) == .leftParen {
      guard let call = outline.call(at: open) else { return nil }
      if outline.word(call.name) == .font { return .font }
      let isColor =
        ColorType(outline.word(call.name)) != nil
        || !ColorSlot.slots(of: outline.name(call.name)).isEmpty
      return isColor ? .color : nil
    }
    guard outline.kind(span.lowerBound - 1) == .equal else { return nil }
    let target = span.lowerBound - 2
    if outline.word(target) == .font { return .font }
    return ColorSlot.property(outline.name(target)) == nil ? nil : .color
  }
}

extension SyntaxOutline {
  /// The name of a type's constant in other files: `Layout.corner`; `nil` if they cannot use it.
  ///
  /// At most four names, as references have: `ItemView.Constant.Color.border`.
  func constantPath(of property: PropertyDeclaration) -> String? {
    let scope = scopes[property.parent]
    guard scope.kind == .type, isStatic(property), !isPrivate(property) else { return nil }
    let path = qualifiedTypeName(ofScope: scope.typeScope) + "." + name(property.name)
    return path.utf8.count { $0 == UInt8(ascii: ".") } <= 3 ? path : nil
  }

  /// The path that a reference names: two to four names with periods between.
  func constantPath(written span: Range<Int>) -> String? {
    let names = span.filter { kind($0) == .identifier }
    guard (2...4).contains(names.count), span.count == names.count * 2 - 1 else { return nil }
    return names.map { name($0) }.joined(separator: ".")
  }

  /// The reference to a constant that begins at a lexeme: one to three type names, and the name of a
  /// value that is not called.
  func constantReference(from index: Int) -> Range<Int>? {
    guard kind(index) == .identifier, lexemes[index].flags.contains(.capitalized),
      kind(index + 1) == .period, kind(index - 1) != .period
    else { return nil }
    var last = index
    for _ in 0..<3 {
      guard kind(last + 1) == .period, kind(last + 2) == .identifier else { return nil }
      last += 2
      guard startsUppercase(last) else {
        return kind(last + 1) == .leftParen ? nil : index..<last + 1
      }
    }
    return nil
  }

  /// The plain names with a capital that a period follows: a constant's path may begin there.
  fileprivate func constantHeads() -> [Int] {
    var heads: [Int] = []
    lexemes.withUnsafeBufferPointer { row in
      for index in row.indices.dropLast()
      where row[index].flags.contains(.capitalized) && row[index + 1].kind == .period {
        heads.append(index)
      }
    }
    return heads
  }

  /// The hash of the path that a reference names.
  fileprivate func pathHash(_ span: Range<Int>) -> UInt64 {
    span.reduce(FNV1a.start) { FNV1a.hash(bytes[lexemes[$1].start..<lexemes[$1].end], from: $0) }
  }
}
