/// The deprecated names of a mapping, prepared for the search.
///
/// A name is a sequence of lexemes: `Color`, `.`, `deepNavy`. The search uses its first member, the
/// word after the first period, which migrated code rarely contains, so that other files are
/// skipped quickly.
package struct DeprecatedNames: Sendable {
  /// One name as lexemes.
  struct Pattern: Sendable {
    /// The bytes of each lexeme.
    var lexemes: [[UInt8]]
    /// The index of the name in `names`; -1 for the code of a token, which is not a deprecated
    /// name.
    var name: Int

    /// The type that an implicit member represents: `Color` in `Color.deepNavy`.
    var owner: [UInt8] { lexemes[0] }
  }

  /// The names, in the order given.
  let names: [DeprecatedName]
  /// The names whose value only their declaration determines, by declaration: `UIColor.warmGray800`
  /// for `.warmGray800`.
  private(set) var declarations: [String: String] = [:]
  private var patterns: [Pattern] = []
  /// The patterns by a hash of their first member.
  private var byMember: [UInt64: [Int]] = [:]
  /// The first members by their ends and lengths; most words differ.
  private var filter = NameFilter()

  /// Prepares the search for `names`; uses of `codes` are tokens already, even if a deprecated name
  /// is a part of them.
  package init(_ names: [DeprecatedName] = [], codes: Set<String> = []) {
    self.names = names
    for (index, name) in names.enumerated() { add(name, index) }
    guard !names.isEmpty else { return }
    for signature in codes.sorted() {
      guard let lexemes = Self.lexemes(signature) else { continue }
      let member = FNV1a.hash(lexemes[2][...])
      guard byMember[member] != nil else { continue }
      insert(Pattern(lexemes: lexemes, name: -1), at: member)
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool { names.isEmpty }

  /// Whether a text is a searchable name: `Color.deepNavy` or `.deepNavy`.
  static func isName(_ symbol: String) -> Bool {
    lexemes(symbol.hasPrefix(".") ? "T" + symbol : symbol) != nil
  }

  /// Whether a file may contain one of the names.
  func mayOccur(in lexemes: [Lexeme], bytes: [UInt8]) -> Bool {
    guard !isEmpty else { return false }
    return firstMember(from: 0, in: lexemes, bytes) != nil
  }

  /// The first lexeme from `start` on that is the first member of a name; `nil` if there is none.
  func firstMember(from start: Int, in lexemes: [Lexeme], _ bytes: [UInt8]) -> Int? {
    var index = max(start, 1)
    while index < lexemes.count {
      let lexeme = lexemes[index]
      if lexeme.kind == .identifier, lexemes[index - 1].kind == .period,
        filter.mayContain(lexeme, bytes),
        byMember[FNV1a.hash(bytes[lexeme.start..<lexeme.end])] != nil
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The patterns whose first member has the bytes of a lexeme.
  func patterns(withMember lexeme: Lexeme, _ bytes: [UInt8]) -> [Pattern] {
    (byMember[FNV1a.hash(bytes[lexeme.start..<lexeme.end])] ?? []).map { patterns[$0] }
  }

  // MARK: Preparation

  private mutating func add(_ name: DeprecatedName, _ index: Int) {
    let isShort = name.symbol.hasPrefix(".")
    let symbols =
      isShort ? Self.owners(of: name.category).map { $0 + name.symbol } : [name.symbol]
    for symbol in symbols {
      guard let lexemes = Self.lexemes(symbol) else { continue }
      insert(Pattern(lexemes: lexemes, name: index), at: FNV1a.hash(lexemes[2][...]))
      if name.value == nil { declarations[symbol] = name.symbol }
    }
  }

  private mutating func insert(_ pattern: Pattern, at member: UInt64) {
    filter.insert(pattern.lexemes[2])
    byMember[member, default: []].append(patterns.count)
    patterns.append(pattern)
  }

  /// The types whose members the names of a category are.
  static func owners(of category: TokenCategory) -> [String] {
    switch category {
    case .color: ["Color", "UIColor", "NSColor"]
    case .font: ["Font", "UIFont", "NSFont"]
    default: ["CGFloat", "Double"]
    }
  }

  /// The lexemes of an expression that begins with a name and its member; `nil` for any other.
  private static func lexemes(_ text: String) -> [[UInt8]]? {
    let bytes = Array(text.utf8)
    let lexemes = Lexer.lexemes(in: bytes).filter { !$0.kind.isTrivia }
    guard lexemes.count > 2, lexemes[0].kind == .identifier, lexemes[1].kind == .period,
      lexemes[2].kind == .identifier
    else { return nil }
    return lexemes.map { Array(bytes[$0.start..<$0.end]) }
  }
}
