/// Finds the uses of tokens in code, by the mapping's codes.
///
/// Code is identified by its first chain of names: `Color.Wellness.calmBlue` in
/// `UIColor(Color.Wellness.calmBlue).cgColor`, `Color.adaptiveCream` in
/// `Color.adaptiveCream(colorScheme)`. Each chain in the code counts once, however long it is.
///
/// Code for an asset is identified by its whole call: `Color("Brand")`, `Color(.brand)`; globals by
/// their name: `brandBlue`, `palette(.blue)`.
package struct TokenUses: Sendable {
  /// The chains, by their first name.
  private var chains: [[UInt8]: Set<[[UInt8]]>] = [:]
  /// The members of the types that have implicit members: `terracotta` of `Color.terracotta`.
  private var members: Set<[UInt8]> = []
  /// The chains after such a type: `kit`, `textPrimary` of `Color.kit.textPrimary`, `Spacing`, `sm` of
  /// `CGFloat.Spacing.sm`.
  private var memberChains: [[UInt8]: Set<[[UInt8]]>] = [:]
  /// The functions of any view that carry a style: `titleStyle` of `.titleStyle`.
  private var methods: Set<[UInt8]> = []
  /// The properties of any value: `cgColors` of `*.cgColors`.
  private var properties: Set<[UInt8]> = []
  /// The lexemes of whole calls, by the called name.
  private var calls: [[UInt8]: Set<[[UInt8]]>] = [:]
  /// A filter for the first names, members and called names, which excludes most names in code.
  package private(set) var names = NameFilter()

  /// Reads the chains of `codes`.
  package init(_ codes: Set<String>) {
    for code in codes {
      if let property = Self.property(of: code) {
        properties.insert(property)
        names.insert(property)
        continue
      }
      if let method = Self.method(of: code) {
        methods.insert(method)
        names.insert(method)
        continue
      }
      guard let chain = Self.chain(of: Array(code.utf8)) else {
        if let call = Self.call(in: Array(code.utf8)) {
          calls[call[0], default: []].insert(call)
          names.insert(call[0])
        }
        continue
      }
      chains[chain[0], default: []].insert(chain)
      names.insert(chain[0])
      if chain.count == 2, Self.hasImplicitMembers(chain[0]) {
        members.insert(chain[1])
        names.insert(chain[1])
      } else if let member = Self.memberOfWeight(chain) {
        members.insert(member)
        names.insert(member)
      } else if chain.count > 2, Self.hasImplicitMembers(chain[0]) {
        memberChains[chain[1], default: []].insert(Array(chain.dropFirst()))
        names.insert(chain[1])
      }
    }
  }

  /// Whether there is nothing to look for.
  var isEmpty: Bool {
    chains.isEmpty && calls.isEmpty && methods.isEmpty && properties.isEmpty
  }

  /// The uses in a file, in order.
  func uses(in lexemes: [Lexeme], bytes: [UInt8]) -> [Use] {
    uses(at: LexemeSurvey(lexemes, bytes, names: names).mentions, in: lexemes, bytes: bytes)
  }

  /// The uses in a file that begin at identifiers accepted by `names`, in order.
  package func uses(at mentions: [Int], in lexemes: [Lexeme], bytes: [UInt8]) -> [Use] {
    guard !isEmpty else { return [] }
    var uses: [Use] = []
    var byAliases: [Use] = []
    /// The end of the last chain that is a use.
    var end = 0
    for index in mentions {
      let lexeme = lexemes[index]
      if index + 1 < lexemes.count, lexemes[index + 1].kind == .leftParen,
        let name = call(at: index, lexemes, bytes)
      {
        uses.append(Use(offset: lexeme.start, name: name))
        continue
      }
      if !methods.isEmpty, index > 0, lexemes[index - 1].kind == .period,
        index + 1 < lexemes.count, lexemes[index + 1].kind == .leftParen,
        methods.contains(Array(bytes[lexeme.start..<lexeme.end]))
      {
        let name = "." + lexeme.text(in: bytes)
        uses.append(Use(offset: lexeme.start, name: name))
        continue
      }
      if !properties.isEmpty, lexeme.start >= end, Self.isMemberOfValue(index, lexemes),
        properties.contains(Array(bytes[lexeme.start..<lexeme.end]))
      {
        uses.append(Use(offset: lexeme.start, name: "*." + lexeme.text(in: bytes)))
        continue
      }
      let isOfSelf = Self.followsSelf(index, lexemes, bytes)
      if isOfSelf || Self.startsChain(index, lexemes) {
        guard let known = chains[Array(bytes[lexeme.start..<lexeme.end])] else { continue }
        let names = Self.chain(from: index, lexemes)
        let chain = names.map { Array(bytes[$0.start..<$0.end]) }
        if let alias = Self.alias(of: index, lexemes) {
          byAliases += aliased(by: alias, of: chain, known, in: lexemes, bytes: bytes)
        }
        let last = chain.indices.last { known.contains(Array(chain[...$0])) }
        // `self.gap` is a member of the type, and not the global constant `gap`.
        guard let last, last > 0 || !isOfSelf && !Self.declares(index, lexemes) else { continue }
        end = names[last].end
        uses.append(
          Use(offset: lexeme.start, name: Self.name(chain[...last])))
      } else if let name = implicitMember(at: index, lexemes, bytes) {
        uses.append(Use(offset: lexeme.start, name: name))
      }
    }
    return byAliases.isEmpty ? uses : (uses + byAliases).sorted { $0.offset < $1.offset }
  }

  /// The searched name at an index, if it is an implicit member: `.calmBlue`.
  private func implicitMember(
    at index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> String? {
    let name = Array(bytes[lexemes[index].start..<lexemes[index].end])
    let isMember = members.contains(name)
    let known = isMember ? nil : memberChains[name]
    guard isMember || known != nil, Self.isImplicitMember(index, lexemes, bytes) else { return nil }
    guard let known else { return "." + lexemes[index].text(in: bytes) }
    let chain = Self.chain(from: index, lexemes).map { Array(bytes[$0.start..<$0.end]) }
    return chain.indices.last { known.contains(Array(chain[...$0])) }
      .map { "." + Self.name(chain[...$0]) }
  }

  /// The name that a file declares for the type whose name begins at an index: `typealias S = Theme.Spacing`.
  private static func alias(of index: Int, _ lexemes: [Lexeme]) -> Lexeme? {
    /// The lexeme before one on its line.
    func before(_ index: Int) -> Int? {
      let found = lexemes[..<index].lastIndex { !$0.kind.isTrivia || $0.kind == .newline }
      return found.flatMap { lexemes[$0].kind == .newline ? nil : $0 }
    }
    guard let equal = before(index), lexemes[equal].kind == .equal, let name = before(equal),
      let keyword = before(name), lexemes[keyword].word == .typealias
    else { return nil }
    return lexemes[name]
  }

  /// The uses by an alias of the file for the first names of some chains.
  private func aliased(
    by alias: Lexeme, of type: [[UInt8]], _ known: Set<[[UInt8]]>, in lexemes: [Lexeme],
    bytes: [UInt8]
  ) -> [Use] {
    let name = bytes[alias.start..<alias.end]
    return lexemes.indices.compactMap { index in
      let lexeme = lexemes[index]
      guard lexeme.kind == .identifier, lexeme.start != alias.start,
        lexeme.end - lexeme.start == name.count, Self.startsChain(index, lexemes),
        bytes[lexeme.start..<lexeme.end] == name
      else { return nil }
      let rest = Self.chain(from: index, lexemes).dropFirst().map {
        Array(bytes[$0.start..<$0.end])
      }
      let chain = type + rest
      guard let last = chain.indices.last(where: { known.contains(Array(chain[...$0])) }),
        last >= type.count
      else { return nil }
      return Use(
        offset: lexeme.start, name: Self.name(chain[...last]), omitted: type.count - 1)
    }
  }

  /// Whether some code is named behind another name, which may be that of its module: `Kit.Spacing.small`.
  func mayBeQualified(at mentions: [Int], in lexemes: [Lexeme], bytes: [UInt8]) -> Bool {
    mentions.contains { index in
      index > 1 && index + 2 < lexemes.count && lexemes[index - 1].kind == .period
        && lexemes[index - 2].kind == .identifier && lexemes[index + 1].kind == .period
        && chains[Array(bytes[lexemes[index].start..<lexemes[index].end])] != nil
    }
  }

  /// One use of a token.
  package struct Use: Hashable {
    /// The first byte.
    var offset: Int
    /// The chain of names: `Color.Wellness.calmBlue`; `.calmBlue` where the type is left out.
    package var name: String
    /// How many names fewer the code has, by an alias of the file: one in `S.md` for `Theme.Spacing.md`.
    var omitted = 0

    /// Whether it is a whole call that names an asset.
    var isCall: Bool { name.hasSuffix(")") }
  }

  /// The names that identify uses of code: its chain, and its member alone if the type may be
  /// omitted.
  package static func names(of code: String) -> [String] {
    if method(of: code) != nil || property(of: code) != nil { return [code] }
    let bytes = Array(code.utf8)
    guard let chain = chain(of: bytes) else {
      return call(in: bytes).map { [String(decoding: $0.joined(), as: UTF8.self)] } ?? []
    }
    let isMember = chain.count > 1 && hasImplicitMembers(chain[0])
    if let member = memberOfWeight(chain) {
      return [name(chain[...]), "." + String(decoding: member, as: UTF8.self)]
    }
    return [name(chain[...])] + (isMember ? ["." + name(chain[1...])] : [])
  }

  /// The member of the type of weights of a font, which code names alone: `w600` of `UIFont.Weight.w600`.
  private static func memberOfWeight(_ chain: [[UInt8]]) -> [UInt8]? {
    guard chain.count == 3, hasImplicitMembers(chain[0]), chain[1] == Array("Weight".utf8) else {
      return nil
    }
    return chain[2]
  }

  /// The function that code after a period names; `nil` for other code.
  private static func method(of code: String) -> [UInt8]? {
    let name = Array(code.utf8.dropFirst())
    return code.hasPrefix(".") && !name.contains(UInt8(ascii: ".")) ? name : nil
  }

  /// The property of any value that code after an asterisk names; `nil` for other code.
  private static func property(of code: String) -> [UInt8]? {
    code.hasPrefix("*.") ? Array(code.utf8.dropFirst(2)) : nil
  }

  /// Whether a name is that of a property of something before it: `palette.cgColors`, not `.cgColors` and `Palette.of()`.
  private static func isMemberOfValue(_ index: Int, _ lexemes: [Lexeme]) -> Bool {
    guard index > 1, lexemes[index - 1].kind == .period,
      index + 1 == lexemes.count || lexemes[index + 1].kind != .leftParen
    else { return false }
    switch lexemes[index - 2].kind {
    case .identifier, .rightParen, .rightSquare, .postfixQuestion: return true
    default: return false
    }
  }

  // MARK: Chains

  /// The chain that identifies code.
  private static func chain(of code: [UInt8]) -> [[UInt8]]? {
    if let chain = firstChain(in: code) { return chain }
    let lexemes = Lexer.lexemes(in: code)
    guard let head = lexemes.first, head.kind == .identifier,
      lexemes.count == 1 || lexemes[1].kind == .leftParen
    else { return nil }
    let name = Array(code[head.start..<head.end])
    // `CardModifier()`, however its values are given.
    let isMade = lexemes.count == 3 && lexemes[2].kind == .rightParen && !hasImplicitMembers(name)
    // A name alone is that of a constant, also of one that is called as types are: `TitleFont`.
    let isUppercase = name.count > 1 && !name.contains { $0 > UInt8(ascii: "_") }
    return lexemes.count == 1 || isLowercase(name) || isUppercase || isMade ? [name] : nil
  }

  /// Whether a name at an index is declared, not used: after a keyword, or as a label.
  private static func declares(_ index: Int, _ lexemes: [Lexeme]) -> Bool {
    if index + 1 < lexemes.count, lexemes[index + 1].kind == .colon { return true }
    switch lexemes[..<index].last(where: { !$0.kind.isTrivia })?.word {
    case .let, .var, .func, .case, .struct, .class, .enum, .extension: return true
    default: return false
    }
  }

  /// The first chain of more than one name in code.
  private static func firstChain(in bytes: [UInt8]) -> [[UInt8]]? {
    let lexemes = Lexer.lexemes(in: bytes)
    return lexemes.indices.lazy.filter { startsChain($0, lexemes) }
      .map { chain(from: $0, lexemes).map { Array(bytes[$0.start..<$0.end]) } }
      .first { $0.count > 1 }
  }

  /// The lexemes of code that calls a type of colors with the name of an asset.
  private static func call(in bytes: [UInt8]) -> [[UInt8]]? {
    let lexemes = Lexer.lexemes(in: bytes)
    guard lexemes.count > 2, lexemes[0].kind == .identifier, lexemes[1].kind == .leftParen,
      hasImplicitMembers(Array(bytes[lexemes[0].start..<lexemes[0].end])),
      let close = lexemes.firstIndex(where: { $0.kind == .rightParen })
    else { return nil }
    return lexemes[...close].filter { !$0.kind.isTrivia }.map { Array(bytes[$0.start..<$0.end]) }
  }

  /// The call at a name, if it is one of those searched.
  private func call(at index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]) -> String? {
    let head = lexemes[index]
    guard let known = calls[Array(bytes[head.start..<head.end])] else { return nil }
    var found: [[UInt8]] = []
    for lexeme in lexemes[index...].prefix(Self.longestCall) where !lexeme.kind.isTrivia {
      found.append(Array(bytes[lexeme.start..<lexeme.end]))
      if lexeme.kind == .rightParen { break }
    }
    return known.contains(found) ? String(decoding: found.joined(), as: UTF8.self) : nil
  }

  /// The limit of lexemes in a call that names an asset, white space included.
  private static let longestCall = 16

  private static func name(_ chain: ArraySlice<[UInt8]>) -> String {
    chain.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
  }

  private static func hasImplicitMembers(_ name: [UInt8]) -> Bool {
    typesWithImplicitMembers.contains { name.elementsEqual($0.utf8) }
  }

  private static let typesWithImplicitMembers = [
    "Color", "UIColor", "NSColor", "Font", "UIFont", "NSFont", "CGFloat",
  ]

  /// Whether a name is that of a value.
  private static func isLowercase(_ name: [UInt8]) -> Bool {
    name.first.map { $0 > UInt8(ascii: "Z") } ?? false
  }

  private static func startsChain(_ index: Int, _ lexemes: [Lexeme]) -> Bool {
    lexemes[index].kind == .identifier && (index == 0 || lexemes[index - 1].kind != .period)
  }

  /// Whether a name is that of a member of `self`.
  private static func followsSelf(_ index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]) -> Bool {
    guard index > 1, lexemes[index].kind == .identifier, lexemes[index - 1].kind == .period,
      lexemes[index - 2].kind == .identifier, index == 2 || lexemes[index - 3].kind != .period
    else { return false }
    return bytes[lexemes[index - 2].start..<lexemes[index - 2].end].elementsEqual("self".utf8)
  }

  /// A chain of names separated by periods, at most eight.
  private static func chain(from start: Int, _ lexemes: [Lexeme]) -> [Lexeme] {
    var names = [lexemes[start]]
    var index = start + 1
    while names.count < 8, index + 1 < lexemes.count, lexemes[index].kind == .period,
      lexemes[index + 1].kind == .identifier
    {
      names.append(lexemes[index + 1])
      index += 2
    }
    return names
  }

  /// Whether the name follows a period at the start of an expression.
  private static func isImplicitMember(
    _ index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]
  ) -> Bool {
    guard index > 1, lexemes[index - 1].kind == .period else { return false }
    var before = index - 2
    while before > 0, lexemes[before].kind.isTrivia { before -= 1 }
    switch lexemes[before].kind {
    case .leftParen, .leftSquare, .equal, .infixQuestion: return true
    case .comma, .colon: return !precedesCase(before, lexemes, bytes)
    // What a declaration returns may be of any type.
    case .leftBrace: return returnsStyle(before + 1, lexemes, bytes)
    case .identifier where lexemes[before].word == .return:
      return returnsStyle(before, lexemes, bytes)
    default: return false
    }
  }

  /// Whether a separator precedes a pattern of a `case`, or the key of what is decoded: `forKey: .title`.
  private static func precedesCase(_ separator: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]) -> Bool
  {
    let isColon = lexemes[separator].kind == .colon
    let head = lexemes[max(0, separator - SyntaxOutline.maximumWalk)..<separator].last {
      !$0.kind.isTrivia && $0.kind != .comma && $0.kind != .period
        && ($0.kind != .identifier || $0.word == .case || isColon)
    }
    guard let head else { return false }
    return head.word == .case || bytes[head.start..<head.end].elementsEqual("forKey".utf8)
  }

  /// Whether the property or the function around an index states that it returns a type that has implicit members.
  private static func returnsStyle(_ index: Int, _ lexemes: [Lexeme], _ bytes: [UInt8]) -> Bool {
    var depth = 0
    var place = index
    while place > 1, index - place < longestBody {
      place -= 1
      switch lexemes[place].kind {
      case .rightBrace: depth += 1
      case .leftBrace where depth > 0: depth -= 1
      case .leftBrace:
        guard
          let last = lexemes[..<place].last(where: {
            !$0.kind.isTrivia && $0.kind != .postfixQuestion
          })
        else { return false }
        // The body of a function without a result, or a closure.
        if last.kind != .identifier { return false }
        let type = Array(bytes[last.start..<last.end])
        if hasImplicitMembers(type) { return true }
        if !type.isEmpty, !isLowercase(type) { return false }
      default: continue
      }
    }
    return false
  }

  /// The limit of lexemes from the beginning of a body.
  private static let longestBody = 2000
}
