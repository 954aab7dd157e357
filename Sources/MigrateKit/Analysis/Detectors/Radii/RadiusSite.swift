/// A place that takes a corner radius, and what is there.
struct RadiusSite: Hashable, Sendable {
  /// The forms by which code gives a radius.
  enum Form: String, CaseIterable, Sendable {
    /// `.cornerRadius(8)`, `.presentationCornerRadius(20)`
    case modifier = "radius-modifier"
    /// `RoundedRectangle(cornerRadius: 8)`, `.rect(cornerRadius: 8)`, `UnevenRoundedRectangle(…)`
    case shape = "radius-shape"
    /// `layer.cornerRadius = 8`
    case layer = "radius-layer"
    /// `UIBezierPath(roundedRect: rect, cornerRadius: 8)`
    case path = "radius-path"
    /// `roundedBorder(cornerRadius: 8)`
    case own = "radius-own"
    /// `let cornerRadius: CGFloat = 12`
    case constant = "radius-constant"
  }

  /// The form.
  var form: Form
  /// The lexemes of the value.
  var value: Range<Int>
  /// The form as people write it: `RoundedRectangle(cornerRadius:style:)`.
  var signature: String
}
