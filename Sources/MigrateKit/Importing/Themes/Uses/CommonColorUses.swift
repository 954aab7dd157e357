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

  /// How often code writes any of some names, by their counts.
  static func written(_ names: some Sequence<String>, in counts: [String: Int]) -> Int {
    names.reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  /// Why a constant with `uses` is not meant where code writes the system's color by one of its `names` instead; `nil` if
  /// it may be.
  static func doubt(of names: Set<String>, in counts: [String: Int], beside uses: Int) -> String? {
    let written = written(names, in: counts)
    guard Double(uses) < shareOfConstant * Double(uses + written) else { return nil }
    return
      "code writes the system's \(names.min() ?? "color") \(written) times, and this \(uses) times"
  }

  /// The share of a constant among all that code writes for a color that the system names.
  private static let shareOfConstant = 0.12

  /// The counted names.
  static let names = Set(SystemColors.shortNames + ["clear"])
  private static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]
  /// What ends an expression, so that a member of it follows.
  private static let closing: Set<Lexeme.Kind> = [.rightParen, .rightSquare, .rightBrace]
}
