import MigrateKitCore

// Reads the current state of decisions.

extension Review {
  /// The token of a change: the decided one, else the suggested one.
  func tokenText(on change: Int) -> String? {
    if let decision = decided[change], decision.choice == .use { return decision.token }
    return changes[change].suggestion.token
  }

  /// The replacement; the name of the token if its code is unknown here.
  func replacement(on change: Int) -> String? {
    if decided[change]?.choice == .reject { return nil }
    guard let token = tokenText(on: change) else { return nil }
    let suggestion = changes[change].suggestion
    let candidate = suggestion.candidates.first { $0.token == token }
    let written =
      candidate?.replacement ?? (token == suggestion.token ? suggestion.replacement : nil)
    return written ?? token
  }

  /// The value of a candidate token.
  func value(of token: String, on change: ReviewChange) -> StyleValue? {
    change.suggestion.candidates.first { $0.token == token }?.value
      ?? tokens.tokens(ofFile: change.finding.file).first { $0.path == token }?.value
  }

  /// The resulting value with a token: for an opaque token the code's opacity is kept.
  func result(of token: String, on change: ReviewChange) -> StyleValue? {
    Self.result(of: value(of: token, on: change), on: change)
  }

  /// The resulting value with a token of `value`.
  static func result(of value: StyleValue?, on change: ReviewChange) -> StyleValue? {
    guard case .color(let color)? = value, case .color(let code)? = change.finding.value else {
      return value
    }
    return .color(color.replacing(code))
  }
}
