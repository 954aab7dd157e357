extension DesignSystemBuilder {
  /// Reads the deprecated names of the mapping and reports mistakes in them.
  func deprecatedNames(
    _ tokens: [DesignToken], _ codes: [String: [Site: TokenCode]]
  ) -> [DeprecatedName] {
    guard !mapping.deprecatedNames.isEmpty else { return [] }
    let categories = Dictionary(keepingFirst: tokens.map { ($0.path, $0.category) })
    var written: [String: String] = [:]
    for token in tokens {
      for code in (codes[token.path] ?? [:]).values where written[code.text] == nil {
        written[code.text] = token.path
      }
    }
    return mapping.deprecatedNames.compactMap { symbol, token in
      func error(_ message: String) { log.error(token.place.file, token.place.path, message) }
      guard let category = categories[token.value] else {
        error(
          "there is no token '\(token.value)'"
            + DidYouMean.hint(token.value, among: tokens.map(\.path)))
        return nil
      }
      guard DeprecatedNames.isName(symbol) else {
        error(
          "'\(symbol)' is not a member of a type; write it as 'Color.deepNavy', or as '.deepNavy' "
            + "for the member of every type")
        return nil
      }
      if let known = written[symbol] {
        error("'\(symbol)' is not deprecated: it is the code of '\(known)'")
        return nil
      }
      return DeprecatedName(symbol, category, tokens: [token.value])
    }.sorted { $0.symbol < $1.symbol }
  }
}
