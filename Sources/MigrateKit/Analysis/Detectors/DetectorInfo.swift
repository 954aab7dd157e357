/// What people should know of one form of hard-coded value, or of one rule that holds for all of them.
///
/// `Documentation/Detectors.md` is made of it, and every example runs as a test.
package struct DetectorInfo: Sendable {
  /// Pieces of source that all fare alike, with `«…»` around what is found in them.
  package struct Example: Sendable {
    /// What becomes of the marked ranges.
    package enum Outcome: Hashable, Sendable {
      /// They are found, and nothing in the code speaks against a token.
      case found
      /// They are found and told with this reason.
      case told(ReasonCode)
      /// They are found and closed: nothing is proposed for them.
      case closed(Disposition)
      /// There are none: nothing is found.
      case ignored
    }

    /// The pieces of source, each a file of its own.
    package let sources: [String]
    /// What becomes of them.
    package let outcome: Outcome
    /// Why that is so; empty where the form itself or the reason says it.
    package let why: String

    /// The marked ranges are found, and nothing else.
    package static func finds(_ sources: String...) -> Example {
      Example(sources: sources, outcome: .found, why: "")
    }

    /// The marked ranges are found, and each is told with the reason.
    package static func tells(_ code: ReasonCode, _ sources: String...) -> Example {
      Example(sources: sources, outcome: .told(code), why: "")
    }

    /// The marked ranges are found, and closed.
    package static func closes(
      _ disposition: Disposition, _ why: String, _ sources: String...
    ) -> Example {
      Example(sources: sources, outcome: .closed(disposition), why: why)
    }

    /// Nothing is found, and why not.
    package static func ignores(_ why: String, _ sources: String...) -> Example {
      Example(sources: sources, outcome: .ignored, why: why)
    }
  }

  /// A stable name: `color-rgb`.
  package let id: String
  /// The category of what is found; `nil` where it may be any.
  package let category: TokenCategory?
  /// What is found, in one sentence.
  package let summary: String
  /// What a reader should know beyond it: readings, limits, traps.
  package let explanation: String
  /// The path of the file that the examples stand in.
  package let path: String
  /// What the mapping says of the app that the examples stand in.
  package let settings: DetectionSettings
  /// What is found and what is not.
  package let examples: [Example]

  /// Describes a form.
  package init(
    id: String, category: TokenCategory?, summary: String, explanation: String = "",
    path: String = "App/View.swift", settings: DetectionSettings = DetectionSettings(),
    examples: [Example]
  ) {
    self.id = id
    self.category = category
    self.summary = summary
    self.explanation = explanation
    self.path = path
    self.settings = settings
    self.examples = examples
  }
}
