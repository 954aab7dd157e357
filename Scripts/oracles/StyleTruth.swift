import SwiftParser
import SwiftSyntax

/// A constant style value that the full parser finds in a file: what a scan should report.
struct StyleTruth: Sendable {
  enum Category: String, CaseIterable, Sendable {
    case color, font, radius, spacing, lineSpacing, borderWidth, duration, opacity
  }

  /// What the value is, as far as the source alone tells.
  enum Value: Sendable {
    /// The components as written, in their space. Several when the source alone cannot tell
    /// (eight hex digits); empty when it says nothing of the value (an asset's name).
    case color([Components])
    /// The parts that the constructor states; a `nil` part is not compared.
    case font(size: Double?, weight: String?, family: String?)
    case number(Double)
  }

  struct Components: Sendable {
    var space = "srgb"
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0
  }

  /// An expression that stands for the value: the constructor, and then what wraps it without
  /// changing what it is (`!`, a bridge, a constant alpha, a font's modifiers), outermost last.
  struct Level: Sendable {
    var start: Int
    var end: Int
    var value: Value
  }

  var category: Category
  /// How it is spelled; misses are grouped by it.
  var form: String
  var levels: [Level]
  /// Not counted in the recall: forms whose finding depends on more than the expression.
  var isExtra = false
  /// The source, for the list of misses.
  var source: String
}

/// Everything that the measure needs of one file.
struct FileTruth: Sendable {
  var values: [StyleTruth] = []
  /// The ranges of all expressions, as `start << 32 | end`.
  var expressions: Set<UInt64> = []
  var parses = true

  static func key(_ start: Int, _ end: Int) -> UInt64 { UInt64(start) << 32 | UInt64(end) }
}

extension SyntaxProtocol {
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
