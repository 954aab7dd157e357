@testable import MigrateKitCore

/// What people should know of one form of hard-coded value, or of one rule that holds for all of them.
///
/// `Documentation/Reference/Detectors.md` is made of it, and every example runs as a test.
struct DetectorInfo: Sendable {
  /// Pieces of source that all fare alike, with `«…»` around what is found in them.
  struct Example: Sendable {
    /// What becomes of the marked ranges.
    enum Outcome: Hashable, Sendable {
      /// They are found, and nothing in the code is against a token.
      case found
      /// They are found and told with this reason.
      case reported(ReasonCode)
      /// They are found and closed: nothing is proposed for them.
      case closed(Disposition)
      /// There are none: nothing is found.
      case ignored
    }

    /// The pieces of source, each its own file.
    let sources: [String]
    /// What becomes of them.
    let outcome: Outcome
    /// Why that is so; empty where the form itself or the reason says it.
    let why: String

    /// The marked ranges are found, and nothing else.
    static func finds(_ sources: String...) -> Example {
      Example(sources: sources, outcome: .found, why: "")
    }

    /// The marked ranges are found, and each is reported with the reason.
    static func tells(_ code: ReasonCode, _ sources: String...) -> Example {
      Example(sources: sources, outcome: .reported(code), why: "")
    }

    /// The marked ranges are found, and closed.
    static func closes(
      _ disposition: Disposition, _ why: String, _ sources: String...
    ) -> Example {
      Example(sources: sources, outcome: .closed(disposition), why: why)
    }

    /// Nothing is found, and why not.
    static func ignores(_ why: String, _ sources: String...) -> Example {
      Example(sources: sources, outcome: .ignored, why: why)
    }
  }

  /// A stable name: `color-rgb`.
  let id: String
  /// The category of what is found; `nil` where it may be any.
  let category: TokenCategory?
  /// What is found, in one sentence.
  let summary: String
  /// What a reader should know beyond it: readings, limits, traps.
  let explanation: String
  /// The path of the file that the examples are in.
  let path: String
  /// What the mapping says of the app that the examples are in.
  let settings: DetectionSettings
  /// What is found and what is not.
  let examples: [Example]

  /// Describes a form.
  init(
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

extension DetectorInfo {
  /// Every form, in the order in which the documentation lists them.
  static var forms: [DetectorInfo] {
    ColorForm.allCases.map(\.info) + FontExpression.Form.allCases.map(\.info)
      + RadiusDetector.Form.allCases.map(\.info) + SpacingForm.allCases.map(\.info)
      + ShadowDetector.Form.allCases.map(\.info) + DurationDetector.Form.allCases.map(\.info)
      + AnimationDetector.Form.allCases.map(\.info) + OpacityDetector.Form.allCases.map(\.info)
      + LineSpacingDetector.Form.allCases.map(\.info)
      + FontSizeDetector.Form.allCases.map(\.info)
      + BorderWidthDetector.Form.allCases.map(\.info)
      + TouchTargetDetector.Form.allCases.map(\.info)
      + [DeprecatedNameDetector.info, InterfaceScanner.info]
  }

  /// Every rule and every form.
  static var all: [DetectorInfo] { SharedRules.infos + forms }
}
