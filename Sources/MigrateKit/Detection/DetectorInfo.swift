/// What people should know of one form of hard-coded value: the reference documentation and the
/// tests are made of it.
package struct DetectorInfo: Hashable, Sendable {
  /// A line of source, with `«…»` around what is found in it.
  package enum Example: Hashable, Sendable {
    /// The marked ranges are found, and nothing else.
    case finds(String)
    /// Nothing is found.
    case ignores(String)
  }

  /// A stable name: `color-rgb`.
  package let id: String
  /// The category of what is found.
  package let category: TokenCategory
  /// What is found, in one sentence.
  package let summary: String
  /// What a reader should know beyond it: readings, limits, traps.
  package let explanation: String
  /// What is found and what is not.
  package let examples: [Example]

  /// Describes a form.
  package init(
    id: String, category: TokenCategory, summary: String, explanation: String = "",
    examples: [Example]
  ) {
    self.id = id
    self.category = category
    self.summary = summary
    self.explanation = explanation
    self.examples = examples
  }
}
