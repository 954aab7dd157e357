/// A deprecated name of the code and the tokens that replace it.
package struct DeprecatedName: Hashable, Sendable {
  /// The name as Swift code spells it: `Color.deepNavy`, `ThemeColors.light.surface`; with a leading
  /// period (`.warmGray800`) it represents the member of every type of its category.
  package var symbol: String
  /// What kind of value it names.
  package var category: TokenCategory
  /// The paths of the tokens that replace it; of several, the one that serves the use is taken.
  ///
  /// Empty for a name of another system that has no counterpart in this one.
  package var tokens: [String]
  /// The type of the expression; `nil` where the name alone does not say.
  package var site: Site?
  /// What the name is worth; `nil` when nothing says.
  package var value: StyleValue?

  /// Makes a name; parts that a mapping's list does not have get defaults.
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
  /// The name as the mapping spells it.
  package var symbol: String
  /// The paths of the tokens that replace it.
  package var tokens: [String]
  /// Whether it is the initial value of a stored property or the default of a parameter, where the
  /// members of the type around are out of reach.
  package var isInitialValue = false

  /// Makes a use.
  package init(symbol: String, tokens: [String], isInitialValue: Bool = false) {
    self.symbol = symbol
    self.tokens = tokens
    self.isInitialValue = isInitialValue
  }
}
