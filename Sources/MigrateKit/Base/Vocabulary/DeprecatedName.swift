/// A deprecated name of the code and the tokens that replace it.
package struct DeprecatedName: Hashable, Sendable {
  /// The name as written in Swift: `Color.deepNavy`, `ThemeColors.light.surface`; with a leading
  /// period (`.warmGray800`) it is a member of every type of its category.
  package var symbol: String
  /// What kind of value it names.
  package var category: TokenCategory
  /// The paths of the tokens that replace it; of several, the one that fits the use is chosen.
  ///
  /// Empty for a name of another system that has no counterpart in this one.
  package var tokens: [String]
  /// The type of the expression; `nil` if the name alone does not determine it.
  package var site: Site?
  /// The value of the name; `nil` if unknown.
  package var value: StyleValue?

  /// Makes a name; parts that a mapping does not state have defaults.
  package init(
    _ symbol: String, _ category: TokenCategory, tokens: [String], site: Site? = nil,
    value: StyleValue? = nil
  ) {
    self.symbol = symbol
    self.category = category
    self.tokens = tokens
    self.site = site
    self.value = value
  }
}

/// Where a finding is the use of a deprecated name: the name, and what replaces it.
package struct DeprecatedUse: Hashable, Sendable {
  /// The name as written in the mapping.
  package var symbol: String
  /// The paths of the tokens that replace it.
  package var tokens: [String]

  /// Makes a use.
  package init(symbol: String, tokens: [String]) {
    self.symbol = symbol
    self.tokens = tokens
  }
}
