/// A place that takes a number of one category, with its expression.
struct NumberPlace: Hashable, Sendable {
  /// The stable name of the form: `duration-curve`.
  var form: String
  /// The lexemes of the value.
  var value: Range<Int>
  /// The signature of the form: `.padding(_:_:)`.
  var signature: String
  /// The expected type.
  var site = Site.cgFloat
  /// Whether an app's function takes the number: its declaration determines the type and the role.
  var isOwn = false
  /// Whether a minus sign only states a direction, as in a constraint.
  var countsBothWays = false
  /// The reason, if the number is part of a drawing and so no token.
  var drawing: String?
  /// For spacing: its direction, where the code states it.
  var axis: Axis?
  /// Why the place is report only; `nil` if it is not.
  var obstacle: String?
}

extension [String] {
  /// Whether the last words are these.
  func hasSuffix(_ words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
