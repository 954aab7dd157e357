/// Which types run on the main actor, by their last names, for code in other files than theirs.
///
/// Keeps only types whose name does not say it already, and names by their hashes: a project has many types, and few
/// questions about them.
package struct TypeIsolations: Sendable {
  /// The hash of a name, whose lowest bit is set where the name alone suggests the main actor: `CardView`.
  private typealias Name = UInt32

  private struct Entry: Equatable {
    var isMain: Bool
    /// The first two supertypes that decide, where the type does not; 0 for none.
    var supertypes: (Name, Name) = (0, 0)

    static func == (a: Self, b: Self) -> Bool {
      a.isMain == b.isMain && a.supertypes == b.supertypes
    }
  }

  private var entries: [Name: Entry] = [:]

  /// The limit of supertypes that are followed one after another.
  private static let maximumHops = 8

  /// Makes an empty record.
  init() {}

  /// Whether a type runs on the main actor.
  func isMain(_ type: String) -> Bool {
    let last = type.lastIndex(of: ".").map { String(type[type.index(after: $0)...]) } ?? type
    return isMain(Self.name(last), hops: 0)
  }

  private func isMain(_ name: Name, hops: Int) -> Bool {
    guard name != 0, hops < Self.maximumHops else { return false }
    guard let entry = entries[name] else { return name & 1 == 1 }
    return entry.isMain || isMain(entry.supertypes.0, hops: hops + 1)
      || isMain(entry.supertypes.1, hops: hops + 1)
  }

  /// Adds the types of another file; of two with one name, none runs on the main actor unless both do.
  mutating func merge(_ other: Self) {
    entries.merge(other.entries) { $0 == $1 ? $0 : Entry(isMain: false) }
  }

  private mutating func add(
    _ type: String, stated: Bool?, inherited: [String], mayInherit: Bool
  ) {
    let name = Self.name(type)
    var entry = Entry(isMain: stated ?? inherited.contains(where: SyntaxOutline.isOfMainActor))
    if stated == nil, !entry.isMain, mayInherit {
      var open = inherited.lazy.filter {
        !Self.plain.contains($0) && !DeclaredType.isSystem($0) && $0 != type
      }.map(Self.name).makeIterator()
      entry.supertypes = (open.next() ?? 0, open.next() ?? 0)
    }
    if entry.supertypes == (0, 0), entry.isMain == (name & 1 == 1) { return }
    entries[name] = entry
  }

  private static func name(_ type: String) -> Name {
    let hash = FNV1a.hash(type.utf8)
    let short = Name(truncatingIfNeeded: hash ^ (hash >> 32)) | 2
    return SyntaxOutline.runsOnMainActor(type) ? short | 1 : short & ~1
  }

  /// Frequent protocols that isolate nothing.
  private static let plain: Set<String> = [
    "CaseIterable", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable",
    "Sendable", "Comparable", "RawRepresentable", "CustomStringConvertible", "Error", "NSObject",
    "ObservableObject", "OptionSet", "AnyObject", "String", "Int", "LocalizedError", "class",
  ]
}

extension TypeIsolations {
  /// Reads the types that a file declares.
  mutating func read(_ lexemes: [Lexeme], _ bytes: [UInt8], landmarks: [Int]) {
    for index in landmarks where lexemes[index].kind == .identifier {
      switch lexemes[index].word {
      case .class, .struct, .enum, .protocol, .actor: read(at: index, lexemes, bytes)
      default: continue
      }
    }
  }

  private mutating func read(at keyword: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]) {
    var rest = lexemes[(keyword + 1)...].lazy.filter { !$0.kind.isTrivia }
      .prefix(Self.mostLexemes).makeIterator()
    guard let name = rest.next(), name.kind == .identifier,
      name.word == .none || !name.word.isDeclaring
    else { return }
    var depth = 0
    var isInherited = false
    var inherited: [String] = []
    var isEnded = true
    while let lexeme = rest.next() {
      if lexeme.kind == .leftBrace || lexeme.word == .where && lexeme.kind == .identifier { break }
      switch lexeme.kind {
      case .op: depth += lexeme.angleChange(in: bytes)
      case .colon where depth == 0: isInherited = true
      case .comma where depth == 0: isEnded = true
      case .identifier where depth == 0 && isInherited:
        let text = lexeme.text(in: bytes)
        if isEnded { inherited.append(text) } else { inherited[inherited.count - 1] = text }
        isEnded = false
      default: continue
      }
    }
    let word = lexemes[keyword].word
    add(
      name.text(in: bytes),
      stated: word == .actor ? false : Self.stated(before: keyword, lexemes, bytes),
      inherited: inherited, mayInherit: word != .enum)
  }

  private static let mostLexemes = 64

  /// Whether the attributes and modifiers of a type isolate it; `nil` where they say nothing.
  private static func stated(
    before keyword: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> Bool? {
    var last: Lexeme?
    for lexeme in lexemes[..<keyword].reversed().lazy.filter({ !$0.kind.isTrivia }).prefix(24) {
      switch lexeme.kind {
      case .leftBrace, .rightBrace, .semicolon, .equal: return nil
      case .identifier:
        if lexeme.word == .nonisolated { return false }
        if lexeme.word.isDeclaring { return nil }
      case .at:
        guard let name = last else { continue }
        let text = name.text(in: bytes)
        if text == "MainActor" { return true }
        if text.hasSuffix("Actor") { return false }
      default: break
      }
      last = lexeme
    }
    return nil
  }
}

extension KnownWord {
  /// Whether the word begins a declaration.
  fileprivate var isDeclaring: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor, .extension, .func, .var, .let, .`init`,
      .subscript, .import, .case, .typealias:
      true
    default: false
    }
  }
}
