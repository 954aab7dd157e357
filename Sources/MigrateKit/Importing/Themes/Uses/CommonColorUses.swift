import MigrateKitCore

/// Counts the colors that code writes by the system's short names: `.white`, `Color.black`, `UIColor.red`.
enum CommonColorUses {
  /// The number of uses of each name in a file.
  static func counts(at mentions: [Int], in lexemes: [Lexeme], bytes: [UInt8]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for index in mentions where index > 0 && lexemes[index - 1].kind == .period {
      let word = lexemes[index].text(in: bytes)
      guard names.contains(word) else { continue }
      let isMember = index > 1 && lexemes[index - 2].kind == .identifier
      guard
        isMember
          ? types.contains(lexemes[index - 2].text(in: bytes))
          : index < 2 || !closing.contains(lexemes[index - 2].kind)
      else { continue }
      counts[word, default: 0] += 1
    }
    return counts
  }

  /// The counted names.
  static let names = Set(SystemColors.shortNames + ["clear"])
  private static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
  /// What ends an expression, so that a member of it follows.
  private static let closing: Set<Lexeme.Kind> = [.rightParen, .rightSquare, .rightBrace]
}
