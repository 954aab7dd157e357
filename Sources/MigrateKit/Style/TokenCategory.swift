/// The kinds of style value that findings and design tokens share.
public enum TokenCategory: String, CaseIterable, Codable, Sendable {
  /// A color, with its alpha and its appearances.
  case color
  /// A font: size, weight, design, family.
  case font
  /// A corner radius in points.
  case radius
}
