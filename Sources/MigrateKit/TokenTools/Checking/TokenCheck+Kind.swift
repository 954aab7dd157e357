extension TokenCheck {
  /// How much a finding matters.
  package enum Severity: String, CaseIterable, Sendable {
    /// Something is not as the system says, or cannot be used: `--check` counts it.
    case mistake
    /// Some people, or some appearance, are badly served.
    case warning
    /// Worth knowing; it may well be meant.
    case note
  }

  /// What a finding is about, in the order that they are reported.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    // Mistakes.
    /// A name in a shared group that the vocabulary does not have.
    case unknownName
    /// A token that code cannot name anywhere.
    case noCode
    /// A token of which nothing says what it is for.
    case noRole
    /// A token that is written as a member that Apple's frameworks have already.
    case systemName
    /// A contrast that the system's document claims and its colors do not have.
    case falseClaim
    /// Text that is hard to read on a background of the same system.
    case contrast
    /// What is written on accents, where it is hard to read.
    case labelContrast
    /// A pure black background where the system says that there is none.
    case pureBlack
    /// Text too small for most people.
    case smallText
    /// Less room than a fingertip needs.
    case smallTarget
    /// Text that keeps its size, where the system says that all text scales.
    case fixedText
    /// A measure beside the grid that the system asserts.
    case offGrid
    /// A number that is most likely in another unit than the file says.
    case unit

    // Warnings.
    /// An accent that may be used as text and is hard to read.
    case accentContrast
    /// An icon or a mark that is hard to see on a background of the same system.
    case graphicContrast
    /// A color for more contrast that has less.
    case lessContrast
    /// Colors with different meanings that color-blind people cannot distinguish.
    case colorBlind
    /// A color without a value for dark appearance, in a system that has some.
    case noDark
    /// Two colors that no eye can distinguish.
    case nearDuplicate
    /// A value of the system's own palette in the wrong place.
    case systemValue

    // Notes.
    /// A shared name that the system lacks.
    case missingName
    /// Something that interfaces are made of, without a token for it.
    case missingRole
    /// No color has a value for increased contrast.
    case noHighContrast
    /// Independent tokens of one value and with a role in common.
    case sameValue
    /// Colors for one purpose that are hard to distinguish.
    case similar
    /// One name in two groups, with two values.
    case twoValues
    /// A font called like a text style of the system, and different.
    case styleName
    /// A color of the system's as an earlier release drew it.
    case systemRelease
    /// A token that only lends its value, with no name that takes it.
    case lendsToNone
    /// A token that the code never names.
    case unused

    /// How much it matters.
    package var severity: Severity {
      switch self {
      case .unknownName, .noCode, .noRole, .systemName, .falseClaim, .contrast, .labelContrast,
        .pureBlack, .smallText, .smallTarget, .fixedText, .offGrid, .unit:
        .mistake
      case .accentContrast, .graphicContrast, .lessContrast, .colorBlind, .noDark, .nearDuplicate,
        .systemValue:
        .warning
      case .missingName, .missingRole, .noHighContrast, .sameValue, .similar, .twoValues,
        .styleName, .systemRelease, .lendsToNone, .unused:
        .note
      }
    }

    /// Whether each finding is about one color on one background, and several may be about one color.
    var isOfPairs: Bool {
      switch self {
      case .contrast, .labelContrast, .accentContrast, .graphicContrast, .lessContrast: true
      default: false
      }
    }
  }
}
