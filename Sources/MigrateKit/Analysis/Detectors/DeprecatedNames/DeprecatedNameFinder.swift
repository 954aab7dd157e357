/// Finds uses of deprecated names in a file: whole chains of members, never a part of a longer
/// name.
struct DeprecatedNameFinder {
  /// One use.
  struct Match: Hashable {
    /// The lexemes of the name in the code.
    var span: Range<Int>
    /// The index of the name in the list.
    var name: Int
    /// The type in the name; -1 for an implicit member.
    var owner: Int
    /// The type whose implicit member it would be.
    var ownerText: String
  }

  let outline: SyntaxOutline
  let names: DeprecatedNames

  /// Every use, in order; an implicit member can be that of several types, and each is a match.
  func matches() -> [Match] {
    let lexemes = outline.lexemes
    var result: [Match] = []
    var next = 0
    while let index = names.firstMember(from: next, in: lexemes, outline.bytes) {
      result += matches(ofMember: index)
      next = index + 1
    }
    return result
  }

  private func matches(ofMember member: Int) -> [Match] {
    let patterns = names.patterns(withMember: outline.buffer.lexemes[member], outline.bytes)
    if let start = qualifiedStart(ofMember: member) {
      return longest(patterns, from: member - 2, skipping: 0).map { found in
        Match(
          span: start..<found.end, name: found.pattern.name, owner: member - 2,
          ownerText: outline.text(member - 2))
      }
    }
    guard outline.startsImplicitMember(member - 1) else { return [] }
    let owned = patterns.filter { Self.hasImplicitMembers($0.owner) }
    return Set(owned.map(\.owner)).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { owner in
      longest(owned.filter { $0.owner == owner }, from: member - 1, skipping: 1).map { found in
        Match(
          span: member - 1..<found.end, name: found.pattern.name, owner: -1,
          ownerText: String(decoding: owner, as: UTF8.self))
      }
    }
  }

  /// Where the chain `Color.deepNavy` begins; `nil` when the name before the period is itself a member
  /// of something other than a module of the system's.
  private func qualifiedStart(ofMember member: Int) -> Int? {
    let owner = member - 2
    guard outline.kind(owner) == .identifier, !outline.startsImplicitMember(member - 1) else {
      return nil
    }
    var start = owner
    if outline.kind(owner - 1) == .period {
      switch outline.text(owner - 2) {
      case "SwiftUI", "UIKit", "AppKit": start = owner - 2
      default: return nil
      }
    }
    let before = outline.kind(start - 1)
    return before == .period || before == .backslash ? nil : start
  }

  /// The longest pattern whose lexemes are at `start`, when it is a deprecated name.
  private func longest(
    _ patterns: [DeprecatedNames.Pattern], from start: Int, skipping skipped: Int
  ) -> [(pattern: DeprecatedNames.Pattern, end: Int)] {
    let matching = patterns.filter { matches($0, at: start, skipping: skipped) }
    guard let longest = matching.max(by: { $0.lexemes.count < $1.lexemes.count }),
      // A signature of a token that is as long is not a deprecated name.
      !matching.contains(where: { $0.name < 0 && $0.lexemes.count == longest.lexemes.count })
    else { return [] }
    let end = start + longest.lexemes.count - skipped
    return isWhole(endingAt: end) ? [(longest, end)] : []
  }

  private func matches(
    _ pattern: DeprecatedNames.Pattern, at start: Int, skipping skipped: Int
  ) -> Bool {
    guard start >= 0, start + pattern.lexemes.count - skipped <= outline.count else { return false }
    return pattern.lexemes.dropFirst(skipped).enumerated().allSatisfy { offset, bytes in
      let lexeme = outline.buffer.lexemes[start + offset]
      return Int(lexeme.length) == bytes.count
        && outline.bytes[lexeme.start..<lexeme.end].elementsEqual(bytes)
    }
  }

  /// Whether the name ends at `end` and is not part of a longer one: a call, a nested type, an
  /// assignment target.
  private func isWhole(endingAt end: Int) -> Bool {
    let isName = outline.kind(end - 1) == .identifier
    switch outline.kind(end) {
    case .leftParen: return !isName || outline.startsLine(end)
    case .leftBrace: return !isName || !outline.isTrailingClosure(end)
    case .period: return !outline.startsUppercase(end + 1)
    case .equal: return false
    default: return true
    }
  }

  private static func hasImplicitMembers(_ owner: [UInt8]) -> Bool {
    implicitOwners.contains(owner)
  }

  private static let implicitOwners: Set<[UInt8]> = Set(
    [TokenCategory.color, .font, .radius].flatMap { DeprecatedNames.owners(of: $0) }
      .map { Array($0.utf8) })
}
