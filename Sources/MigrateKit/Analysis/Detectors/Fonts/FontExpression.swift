/// A font expression in the code.
package struct FontExpression: Hashable, Sendable {
  /// The forms of fonts in code.
  package enum Form: String, CaseIterable, Sendable {
    /// `.system(size: 17, weight: .bold)`
    case system = "font-system"
    /// `.custom("Lora", size: 17)`
    case custom = "font-custom"
    /// `UIFont.systemFont(ofSize: 17)` and its kin
    case platform = "font-platform"
    /// `UIFont(name: "Lora", size: 17)`
    case named = "font-named"
    /// `font.withSize(17)`
    case resized = "font-resized"
    /// `UIImage.SymbolConfiguration(pointSize: 17)`
    case symbol = "font-symbol"
    /// `Badge(fontSize: 17)`
    case own = "font-own"
    /// `.body`, `.system(.caption)`, `UIFont.preferredFont(forTextStyle: .body)`
    case style = "font-style"
  }

  /// The form.
  package var form: Form
  /// The lexemes of the whole expression, with chained members.
  var span: Range<Int>
  /// The signature of the form: `Font.system(size:weight:)`.
  var signature: String
  /// The type of the expression.
  var site: Site
  /// The value of its size.
  var size: NumberReading
  /// The lexemes of its size; for a text style those of the style.
  package var sizeSpan: Range<Int>
  /// Everything but the size.
  var font: FontValue
  /// Chained members that token files do not cover: `.monospacedDigit()`.
  var features = ""
  /// The member that gives all digits one width.
  static let monospacedDigit = ".monospacedDigit()"
  /// Why the rest of the font is unknown; `nil` if it is known.
  var unknownPart: String?
  /// The app's alias of the type, if the code uses one.
  var alias: String?
  /// Whether a part of the font depends on a condition.
  var hasSeveralValues = false
}
