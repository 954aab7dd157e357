/// Answers findings with tokens: candidates by role, ranked by distance, with a status and reasons.
public struct TokenMatcher: Sendable {
  private let catalogue: Catalogue?

  /// Makes a matcher; without a catalogue everything open is a gap with the reason `noMapping`.
  public init(catalogue: Catalogue?) {
    self.catalogue = catalogue
  }

  /// The answers to the findings of one file, in their order.
  ///
  /// - Parameters:
  ///   - findings: The findings of one file, in order of position.
  ///   - file: What is known of the file: its imports and where one would go.
  ///   - module: The mapping's rule for the file; `nil` when every token is visible.
  ///   - project: What the other files of the app declare.
  public func suggestions(
    for findings: [Finding], file: FileFacts, module: ModuleRule?, project: ProjectFacts
  ) -> [Suggestion] {
    findings.map { Suggestion(finding: $0, status: .gap) }
  }
}
