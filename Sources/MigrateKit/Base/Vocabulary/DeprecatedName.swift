/// A deprecated name of the code and the tokens that replace it.
public struct DeprecatedName: Hashable, Sendable {
  /// The name as Swift code spells it: `Color.deepNavy`, `ThemeColors.light.surface`; with a leading
  /// period (`.warmGray800`) it stands for the member of every type of its category.
  public var symbol: String
  /// What kind of value it names.
  public var category: TokenCategory
  /// The paths of the tokens that replace it; of several, the one that serves the use is taken.
  ///
  /// Empty for a name of another system that has no counterpart in this one.
  public var tokens: [String]
  /// The type of the expression; `nil` where the name alone does not tell.
  public var site: Site?
  /// What the name is worth; `nil` when nothing says.
  public var value: StyleValue?

  /// Makes a name; parts that a mapping's own list does not tell have defaults.
  public init(
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
public struct DeprecatedUse: Hashable, Sendable {
  /// The name as the mapping spells it.
  public var symbol: String
  /// The paths of the tokens that replace it.
  public var tokens: [String]
  /// Whether it is the initial value of a stored property or the default of a parameter, where the
  /// members of the type around are out of reach.
  public var isInitialValue = false

  /// Makes a use.
  public init(symbol: String, tokens: [String], isInitialValue: Bool = false) {
    self.symbol = symbol
    self.tokens = tokens
    self.isInitialValue = isInitialValue
  }
}
