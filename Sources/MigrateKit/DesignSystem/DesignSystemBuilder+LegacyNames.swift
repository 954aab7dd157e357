extension DesignSystemBuilder {
  /// The older names that the mapping lists, and what is wrong with any of them.
  func legacyNames(
    _ tokens: [DesignToken], _ spellings: [String: [Site: Spelling]]
  ) -> [LegacyName] {
    guard !mapping.legacyNames.isEmpty else { return [] }
    let categories = Dictionary(
      tokens.map { ($0.path, $0.category) }, uniquingKeysWith: { first, _ in first })
    var spelled: [String: String] = [:]
    for token in tokens {
      for spelling in (spellings[token.path] ?? [:]).values where spelled[spelling.text] == nil {
        spelled[spelling.text] = token.path
      }
    }
    return mapping.legacyNames.compactMap { symbol, token in
      func error(_ message: String) { log.error(token.place.file, token.place.path, message) }
      guard let category = categories[token.value] else {
        error(
          "there is no token '\(token.value)'"
            + DidYouMean.hint(token.value, among: tokens.map(\.path)))
        return nil
      }
      guard LegacyNames.isName(symbol) else {
        error(
          "'\(symbol)' is no member of a type; write it as 'Color.deepNavy', or as '.deepNavy' "
            + "for the member of every type")
        return nil
      }
      if let known = spelled[symbol] {
        error("'\(symbol)' is no older name, it is how '\(known)' is spelled")
        return nil
      }
      return LegacyName(symbol, category, tokens: [token.value])
    }.sorted { $0.symbol < $1.symbol }
  }
}
