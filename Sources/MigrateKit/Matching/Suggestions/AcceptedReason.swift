/// A reason that a user accepts, for all changes that it holds or for some.
package struct AcceptedReason: Hashable, Sendable {
  /// The changes for which a reason is accepted.
  enum Scope: Hashable, Sendable {
    /// All of them.
    case everything
    /// Those of values of one category: `radius`.
    case category(TokenCategory)
    /// Those to tokens whose paths match: `color.accent.*`.
    case tokens(PathGlob)
  }

  /// The reason.
  let code: ReasonCode
  /// The changes for which it is accepted.
  let scope: Scope

  /// Accepts a reason for every change.
  package init(_ code: ReasonCode) {
    self.code = code
    scope = .everything
  }

  /// Accepts a reason for some changes; `nil` for an invalid scope.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - scope: A category (`radius`), or a pattern of token paths (`color.accent.*`). A word without a period
  ///     or an asterisk must be a category.
  package init?(_ code: ReasonCode, for scope: String) {
    self.code = code
    if let category = TokenCategory(rawValue: scope) {
      self.scope = .category(category)
    } else if scope.contains(".") || scope.contains("*") {
      self.scope = .tokens(PathGlob(scope))
    } else {
      return nil
    }
  }

  /// Whether it covers a reason of a suggestion.
  func lifts(_ code: ReasonCode, from suggestion: Suggestion) -> Bool {
    guard code == self.code else { return false }
    return switch scope {
    case .everything: true
    case .category(let category): suggestion.finding.category == category
    case .tokens(let glob): suggestion.token.map { glob.matches($0) } ?? false
    }
  }
}
