import MigrateKitCore

/// Reports tokens that the code never names.
enum UseCheck {
  /// The tokens that are in none of `uses`, which counts each chain of names in the code:
  /// `Color.Wellness.calmBlue`, `.calmBlue`.
  static func findings(_ system: CheckedSystem, uses: [String: Int]) -> [TokenCheck.Finding] {
    let codes = system.designSystem.codes
    return system.primitives.compactMap { token in
      let texts = Set((codes[token.path] ?? [:]).values.map(\.text))
      // Tokens without code are reported already.
      guard !texts.isEmpty, !token.isForAliasesOnly else { return nil }
      let names = texts.flatMap(TokenUses.names(of:))
      guard !names.isEmpty, names.allSatisfy({ uses[$0, default: 0] == 0 }) else { return nil }
      return TokenCheck.Finding(
        kind: .unused, tokens: [token.path],
        message: "the code never uses '\(token.path)'")
    }
  }
}
