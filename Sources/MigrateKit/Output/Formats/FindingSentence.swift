import MigrateKitCore

/// A finding in one sentence, for tools that show one line next to the code: editors, build logs,
/// pull requests.
///
/// Starts with a capital unless the code does not; without control characters and line ends.
struct FindingSentence {
  /// The limit of quoted code; editors show one line.
  private static let longestSource = 80

  /// The sentence.
  let text: String

  /// States the finding and its replacement, or what holds it.
  init(_ suggestion: Suggestion) {
    let source = SafeText.cut(
      SafeText.joined(suggestion.finding.source), to: Self.longestSource)
    text = source + " " + Self.result(suggestion)
  }

  private static func result(_ suggestion: Suggestion) -> String {
    let token = suggestion.tokenText
    let replacement = SafeText.joined(suggestion.replacement ?? "")
    let why = reasons(suggestion)
    switch suggestion.status {
    case .exact, .near:
      let distance = ValueText.distance(suggestion.distance)
      let verb = suggestion.isRenamed ? "is a deprecated name of" : "is"
      let measure = "\(verb) \(token)" + (distance.isEmpty ? "" : ", \(distance)")
      return replacement.isEmpty
        ? measure + because(why) : "\(measure): write \(replacement)"
    case .review:
      guard suggestion.token != nil else { return "needs a decision" + because(why) }
      let code = replacement.isEmpty ? "" : " (\(replacement))"
      return "may become \(token)\(code)" + because(why)
    case .gap: return "has no token" + because(why)
    case .definition: return "is part of the design system"
    case .suppressed: return "is suppressed by a comment"
    case .unresolved: return "is not changed" + because(why)
    }
  }

  private static func because(_ why: String) -> String { why.isEmpty ? "" : ": " + why }

  /// The messages of the reasons that hold it.
  private static func reasons(_ suggestion: Suggestion) -> String {
    let holding = Set(suggestion.holdingCodes)
    let messages = suggestion.reasons.filter { holding.contains($0.code) }.map(\.message)
    return SafeText.joined(messages.joined(separator: "; "))
  }
}

extension RunReport {
  /// The findings for other tools, in order of path and position: those that a check counts, and
  /// with a baseline only new ones.
  var hardCoded: [Suggestion] {
    guard let baseline else { return suggestions.filter(\.failsCheck) }
    return suggestions.filter { baseline.state(of: $0.finding) == .new }
  }
}
