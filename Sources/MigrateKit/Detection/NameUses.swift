/// Where the properties of a file are used in it, by their names.
///
/// Names are all there is to go by: a bare name counts within the braces that declare the property
/// (and in other parts of the same type), a qualified one where `self`, `Self` or the type's name
/// stands before it.
struct NameUses {
  private let outline: SyntaxOutline
  private var properties: [UInt64: [Int]] = [:]
  /// The lengths that occur, so that most identifiers are turned away at once.
  private var lengths: Set<UInt32> = []
  private var types: [Int: String] = [:]

  /// Prepares to look for properties, by their places in the outline.
  init(of properties: some Sequence<Int>, in outline: SyntaxOutline) {
    self.outline = outline
    for property in properties {
      let name = outline.properties[property].name
      guard name < outline.count, outline.kind(name) == .identifier else { continue }
      self.properties[hash(name), default: []].append(property)
      lengths.insert(outline.buffer.lexemes[name].length)
      let typeScope = outline.scopes[outline.properties[property].parent].typeScope
      if typeScope >= 0 { types[property] = outline.qualifiedTypeName(ofScope: typeScope) }
    }
  }

  /// The references to each property, in order; one pass over the file.
  func references() -> [Int: [Range<Int>]] {
    var result: [Int: [Range<Int>]] = [:]
    guard !properties.isEmpty else { return result }
    for (index, lexeme) in outline.buffer.lexemes.enumerated()
    where lexeme.kind == .identifier && lengths.contains(lexeme.length) {
      guard let found = properties[hash(index)] else { continue }
      for property in found {
        if let span = reference(at: index, to: property) {
          result[property, default: []].append(span)
        }
      }
    }
    return result
  }

  private func reference(at index: Int, to property: Int) -> Range<Int>? {
    let declaration = outline.properties[property]
    guard index != declaration.name, outline.name(index) == outline.name(declaration.name),
      !isLabel(index), !declares(index)
    else { return nil }
    guard outline.kind(index - 1) == .period else {
      return isVisible(declaration, property, at: index) ? index..<index + 1 : nil
    }
    guard outline.kind(index - 2) == .identifier, let type = types[property] else { return nil }
    switch outline.text(index - 2) {
    case "self", "Self":
      return outline.enclosingTypeName(of: index) == type ? index - 2..<index + 1 : nil
    case let owner:
      guard type == owner || type.hasSuffix("." + owner) else { return nil }
      return outline.chainStart(index)..<index + 1
    }
  }

  /// Whether the name is the label of an argument or an element.
  private func isLabel(_ index: Int) -> Bool {
    guard outline.kind(index + 1) == .colon else { return false }
    return outline.kind(index - 1) == .leftParen || outline.kind(index - 1) == .comma
      || outline.kind(index - 1) == .identifier
  }

  /// Whether the name is declared there anew.
  private func declares(_ index: Int) -> Bool {
    switch outline.bareWord(index - 1) {
    case .let, .var, .func, .case: true
    default: false
    }
  }

  private func isVisible(
    _ declaration: PropertyDeclaration, _ property: Int, at index: Int
  ) -> Bool {
    let scope = outline.scopes[declaration.parent]
    if index > scope.open, index < scope.close { return true }
    guard scope.kind == .type, let type = types[property] else { return false }
    return outline.enclosingTypeName(of: index) == type
  }

  private func hash(_ index: Int) -> UInt64 {
    let lexeme = outline.buffer.lexemes[index]
    return Fingerprint.hash(outline.bytes[lexeme.start..<lexeme.end], from: Fingerprint.seed)
  }
}
