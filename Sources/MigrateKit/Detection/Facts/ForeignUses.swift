/// Where a file uses constants by their paths (`Layout.corner`, `Home.Style.title`), whatever file
/// declares them: as a color, a font or a corner radius, with the role that they have there.
struct ForeignUses: Sendable {
  /// The uses by category and path, in order of path of file and position.
  private(set) var uses: [TokenCategory: [String: [UseSite]]] = [:]

  /// Knows no uses.
  init() {}

  /// Reads the uses of a file.
  init(_ outline: SyntaxOutline, file: SourceFile, radiusSites: [RadiusSite]) {
    var references = Self.references(in: outline)
    for site in radiusSites {
      guard case .reference(let span) = outline.numberReading(site.value), span.count >= 3,
        outline.startsUppercase(span.lowerBound)
      else { continue }
      let role = RadiusRole.role(of: span, in: outline)
      references.append(Reference(category: .radius, span: span, role: role))
    }
    guard !references.isEmpty else { return }
    let lines = LineIndex(file.bytes)
    for reference in references {
      guard let path = outline.constantPath(written: reference.span) else { continue }
      let position = lines.position(at: outline.byteRange(reference.span).start)
      uses[reference.category, default: [:]][path, default: []].append(
        UseSite(file: file.path, position: position, role: reference.role))
    }
  }

  /// The uses of a constant; `nil` when there is none.
  subscript(category: TokenCategory, path: String) -> [UseSite]? { uses[category]?[path] }

  /// Adds the uses of another file.
  mutating func merge(_ other: ForeignUses) {
    for (category, added) in other.uses {
      uses[category, default: [:]].merge(added) { $0 + $1 }
    }
  }

  // MARK: - References

  private struct Reference {
    var category: TokenCategory
    var span: Range<Int>
    var role: RoleReading
  }

  /// The references that stand where a color or a font is taken.
  private static func references(in outline: SyntaxOutline) -> [Reference] {
    outline.lexemes.indices.compactMap { index in
      guard outline.lexemes[index].kind == .identifier, outline.lexemes[index].word == .none,
        outline.kind(index + 1) == .period, outline.startsUppercase(index),
        opensValue(index, outline)
      else { return nil }
      let path = outline.calleePath(from: index)
      guard (2...3).contains(path.count), let last = path.last, !outline.startsUppercase(last),
        outline.kind(last + 1) != .leftParen, outline.kind(last + 1) != .leftBrace
      else { return nil }
      let span = index..<last + 1
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
  }

  /// Whether a value can begin after the lexeme before `index`.
  private static func opensValue(_ index: Int, _ outline: SyntaxOutline) -> Bool {
    switch outline.kind(index - 1) {
    case .leftParen, .comma, .colon, .equal, .infixQuestion: true
    default: false
    }
  }

  /// What is taken where a reference stands, as far as the names right around it tell.
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
  /// How other files name a constant of a type: `Layout.corner`; `nil` when they cannot.
  ///
  /// At most three names, as references have.
  func constantPath(of property: PropertyDeclaration) -> String? {
    let scope = scopes[property.parent]
    guard scope.kind == .type, isStatic(property),
      !hasModifier(.private, from: property.start, to: property.name)
    else { return nil }
    let path = qualifiedTypeName(ofScope: scope.typeScope) + "." + name(property.name)
    return path.utf8.count { $0 == UInt8(ascii: ".") } <= 2 ? path : nil
  }

  /// The path that a reference names: two or three names with periods between.
  func constantPath(written span: Range<Int>) -> String? {
    let names = span.filter { kind($0) == .identifier }
    guard (2...3).contains(names.count), span.count == names.count * 2 - 1 else { return nil }
    return names.map { name($0) }.joined(separator: ".")
  }
}
