/// A place that takes a number of one category, and what is there.
struct NumberPlace: Hashable, Sendable {
  /// The form, by a name that stays the same: `duration-curve`.
  var form: String
  /// The lexemes of the value.
  var value: Range<Int>
  /// The form as people write it: `.padding(_:_:)`.
  var signature: String
  /// The type expected here.
  var site = Site.cgFloat
  /// Whether a function of the app's own takes the number: its declaration gives the type, and the
  /// function decides what the number is for.
  var isOwn = false
  /// Whether a minus sign only says in which direction the number counts, as in a constraint.
  var countsBothWays = false
  /// Why only a person may put a token here; `nil` when nothing is against it.
  var obstacle: String?
}

extension [String] {
  /// Whether the last words are these.
  func hasSuffix(_ words: [String]) -> Bool { suffix(words.count).elementsEqual(words) }
}
