/// The type of expression that the code expects where a finding is.
package enum Site: String, CaseIterable, Codable, Sendable {
  case color = "Color"
  case shapeStyle = "ShapeStyle"
  case uiColor = "UIColor"
  case nsColor = "NSColor"
  case cgColor = "CGColor"
  case font = "Font"
  case uiFont = "UIFont"
  case nsFont = "NSFont"
  case cgFloat = "CGFloat"
  case double = "Double"
  case float = "Float"
  /// Any type of number, as SnapKit's `offset` takes.
  case number = "Number"
  /// The call of a modifier, without its base: `shadow(radius: 4)`.
  case viewModifier = "ViewModifier"
  /// The call of a method of a layer, without its base: `applyShadow(.card)`.
  case layer = "CALayer"
  /// SwiftUI's `Animation`.
  case animation = "Animation"
  /// Core Animation's curve.
  case timingFunction = "CAMediaTimingFunction"
  /// No type is expected, as in an attributed-string value.
  case any = "Any"
}

extension Dictionary where Key == Site {
  /// The value for the first site that has any, in the order of the sites.
  package var ofFirstSite: Value? { Site.allCases.lazy.compactMap { self[$0] }.first }
}
