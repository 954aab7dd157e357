// What is where, as things are decided now.

extension Review {
  /// The token that a change becomes: the one decided on, else the one suggested.
  func tokenText(on change: Int) -> String? {
    if let decision = decided[change], decision.choice == .use { return decision.token }
    return changes[change].suggestion.token
  }

  /// What would be in the code; the name of the token where its code is not known here.
  func replacement(on change: Int) -> String? {
    if decided[change]?.choice == .reject { return nil }
    guard let token = tokenText(on: change) else { return nil }
    let suggestion = changes[change].suggestion
    let candidate = suggestion.candidates.first { $0.token == token }
    let written =
      candidate?.replacement ?? (token == suggestion.token ? suggestion.replacement : nil)
    return written ?? token
  }

  /// The value of a token that a change may become.
  func value(of token: String, on change: ReviewChange) -> StyleValue? {
    change.suggestion.candidates.first { $0.token == token }?.value
      ?? tokens.tokens(ofFile: change.finding.file).first { $0.path == token }?.value
  }

  /// The value that the code has once a token is in it: an opaque color keeps the opacity there.
  func result(of token: String, on change: ReviewChange) -> StyleValue? {
    Self.result(of: value(of: token, on: change), on: change)
  }

  /// The value that the code has once a token of `value` is in it.
  static func result(of value: StyleValue?, on change: ReviewChange) -> StyleValue? {
    guard case .color(let color)? = value, case .color(let code)? = change.finding.value else {
      return value
    }
    return .color(color.replacing(code))
  }
}
