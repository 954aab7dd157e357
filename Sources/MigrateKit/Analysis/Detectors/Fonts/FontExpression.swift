/// A font as one expression of the code spells it.
struct FontExpression: Hashable, Sendable {
  /// The forms by which code spells fonts.
  enum Form: String, CaseIterable, Sendable {
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
  var form: Form
  /// The lexemes of the whole expression, with what is chained on the font.
  var span: Range<Int>
  /// The form as people write it: `Font.system(size:weight:)`.
  var signature: String
  /// The type of the expression.
  var site: Site
  /// What its size is worth.
  var size: NumberReading
  /// Everything but the size.
  var font: FontValue
  /// What is chained on the font that a token does not say: `.monospacedDigit()`.
  var features = ""
  /// What keeps the rest of the font from being known, in words; `nil` when all of it is.
  var unknownPart: String?
  /// The app's own name for the type, where the code uses one.
  var alias: String?
  /// Whether a part of the font depends on a condition.
  var hasSeveralValues = false
}
