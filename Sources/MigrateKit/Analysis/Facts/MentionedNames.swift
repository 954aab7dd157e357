/// The names in a file, as a filter that may also pass others.
struct MentionedNames: Sendable {
  private var bits: [UInt64] = []
  /// The names in `SystemMember` that the file writes as members of no value, a bit for each.
  private var members: UInt64 = 0

  /// Makes a filter that passes every name.
  init() {}

  /// Makes a filter of the identifiers of a file.
  init(_ lexemes: some Sequence<Lexeme>, _ bytes: [UInt8]) {
    bits = [UInt64](repeating: 0, count: Self.words)
    var (receiver, previous): (Lexeme?, Lexeme?)
    for lexeme in lexemes {
      defer { (receiver, previous) = (previous, lexeme) }
      guard lexeme.kind == .identifier else { continue }
      let isMember = previous?.kind == .period && Self.mayBeSystem(receiver)
      let hash = FNV1a.hash(bytes[lexeme.start..<lexeme.end])
      if isMember, SystemMember.filter.mayContain(lexeme, bytes) {
        members |= SystemMember.bits[hash] ?? 0
      }
      let (first, second) = Self.bits(of: hash)
      bits[first >> 6] |= 1 << UInt64(first & 63)
      bits[second >> 6] |= 1 << UInt64(second & 63)
    }
  }

  /// Whether a member after a lexeme and a period may be one of the system's type: `.title` and `Font.title`, not
  /// `item.title`.
  private static func mayBeSystem(_ receiver: Lexeme?) -> Bool {
    guard let receiver else { return true }
    switch receiver.kind {
    case .rightParen, .rightSquare, .postfixQuestion: return false
    case .identifier:
      return receiver.word == .return || receiver.word == .Font || receiver.word == .Color
    default: return true
    }
  }

  /// Whether the file may hold a name.
  func mayContain(_ name: some StringProtocol) -> Bool {
    guard !bits.isEmpty else { return true }
    let (first, second) = Self.bits(of: FNV1a.hash(name.utf8))
    return bits[first >> 6] & (1 << UInt64(first & 63)) != 0
      && bits[second >> 6] & (1 << UInt64(second & 63)) != 0
  }

  /// Whether the file has a name of `SystemMember` as a member of no value.
  func hasMember(_ name: String) -> Bool {
    bits.isEmpty || members & (SystemMember.bits[FNV1a.hash(name.utf8)] ?? 0) != 0
  }

  private static let words = 32

  private static func bits(of hash: UInt64) -> (Int, Int) {
    (Int(hash >> 8 & 2047), Int(hash >> 40 & 2047))
  }
}

/// The names that SwiftUI has for its fonts and colors, which a module's own may make ambiguous.
enum SystemMember {
  private static let names = [
    "Font": SystemTextStyle.all.map(\.name),
    "Color": SystemColors.shortNames.filter { SystemColors.declare($0, on: .color) }
      + ["clear", "primary", "secondary", "accentColor"],
  ]

  /// A bit for each name, by its hash.
  static let bits: [UInt64: UInt64] = {
    let all = names.values.joined().sorted()
    return Dictionary(
      uniqueKeysWithValues: all.enumerated().map { (FNV1a.hash($1.utf8), 1 << UInt64($0)) })
  }()

  /// Passes the names, and some others.
  static let filter: NameFilter = {
    var filter = NameFilter()
    for name in names.values.joined() { filter.insert(Array(name.utf8)) }
    return filter
  }()

  /// Whether the system has a member of a name on a type.
  static func isDeclared(_ name: String, on type: String) -> Bool {
    names[type]?.contains(name) ?? false
  }
}
