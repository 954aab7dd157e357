extension TokenCheck {
  /// The severity of a finding.
  package enum Severity: String, CaseIterable, Sendable {
    /// A contradiction to the system's claims, or something unusable; counted by `--check`.
    case mistake
    /// Some people, or some appearance, are badly served.
    case warning
    /// Worth knowing; it may be intended.
    case note
  }

  /// The kinds of findings, in the order in which they are reported.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    // Mistakes.
    /// A name in a shared group that the vocabulary does not have.
    case unknownName
    /// A token that code cannot name anywhere.
    case noCode
    /// A token without a stated role.
    case noRole
    /// A token whose code is a member of Apple's frameworks.
    case systemName
    /// A claimed contrast that the colors do not have.
    case falseClaim
    /// Text that is hard to read on a background of the same system.
    case contrast
    /// Hard-to-read text on an accent.
    case labelContrast
    /// A pure black background in a system that claims to have none.
    case pureBlack
    /// Text too small for most people.
    case smallText
    /// A tap target that is too small.
    case smallTarget
    /// Text of fixed size in a system that claims that all text scales.
    case fixedText
    /// A number off the claimed grid.
    case offGrid
    /// A number that is probably in another unit than the file states.
    case unit

    // Warnings.
    /// An accent that may be used as text and is hard to read.
    case accentContrast
    /// An icon or a mark that is hard to see on a background of the same system.
    case graphicContrast
    /// A color for more contrast that has less.
    case lessContrast
    /// Colors with different meanings that people with a color-vision deficiency cannot
    /// distinguish.
    case colorBlind
    /// A color without a value for dark appearance, in a system that has some.
    case noDark
    /// Two colors that no eye can distinguish.
    case nearDuplicate
    /// A misplaced value of Apple's palette.
    case systemValue

    // Notes.
    /// A shared name that the system lacks.
    case missingName
    /// A role that interfaces need, without a token.
    case missingRole
    /// No color has a value for increased contrast.
    case noHighContrast
    /// Independent tokens of one value and with a role in common.
    case sameValue
    /// Colors for one purpose that are hard to distinguish.
    case similar
    /// One name in two groups, with two values.
    case twoValues
    /// A font named like a text style of Apple's systems, but different.
    case styleName
    /// A system color of an earlier release.
    case systemRelease
    /// A token without roles and without aliases.
    case lendsToNone
    /// A token that the code never names.
    case unused

    /// The severity.
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
