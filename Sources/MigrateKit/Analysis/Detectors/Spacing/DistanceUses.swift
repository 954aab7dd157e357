/// What a file uses the distances of a theme for: between views, or inside of one.
package struct DistanceUses {
  private let outline: SyntaxOutline
  /// The places that take distances, by their first lexeme.
  private let places: [Int: NumberPlace]

  /// Finds the places of a file.
  package init(_ outline: SyntaxOutline) {
    self.outline = outline
    places = Dictionary(
      SpacingPlaces(outline: outline).places().map { place in
        // A minus sign in front of a token is a direction.
        let isNegated = place.value.count > 1 && outline.isText(place.value.lowerBound, "-")
        return (place.value.lowerBound + (isNegated ? 1 : 0), place)
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// The role of a use; unknown where it is for neither, such as the constraint of a center.
  package func role(of span: Range<Int>) -> UsageRole {
    guard let place = places[span.lowerBound] else { return .unknown }
    switch SpacingForm(rawValue: place.form) {
    case .container: return .gap
    case .property, .own:
      return SpacingRole.role(of: span, in: outline).role == .gap ? .gap : .unknown
    case .padding, .insets: return .inset
    case .constraint: return SpacingRole.role(of: place.value, in: outline).role
    case .constant, nil: return .unknown
    }
  }

  /// The direction or the edge of a use; `nil` where it has none.
  package func axis(of span: Range<Int>) -> Axis? { places[span.lowerBound]?.axis }

  /// Whether an implicit member is an argument that hardly is a number: `for: .normal`, `style: .small`.
  package static func isOther(_ span: Range<Int>, in outline: SyntaxOutline) -> Bool {
    let chain = outline.chain(around: span.lowerBound)
    guard case .argument(_, let label?, _) = outline.slot(of: chain) else { return false }
    return labels.contains(outline.text(label))
  }

  private static let labels: Set<String> = [
    "for", "style", "state", "type", "variant", "kind", "mode", "size", "weight", "buttonStyle",
    "priority", "textStyle", "position",
  ]
}
