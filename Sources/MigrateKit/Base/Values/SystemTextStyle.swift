/// The text styles of Apple's systems, with the size and weight they have at the default text size.
///
/// Source: Human Interface Guidelines, Typography, Dynamic Type size "Large (default)".
package struct SystemTextStyle: Hashable, Sendable {
  /// SwiftUI's name: `title`, `caption`.
  package let name: String
  /// UIKit's name where it differs: `title1`, `caption1`.
  package let uiKitName: String
  /// The size in points at the default text size.
  package let size: Double
  /// The weight that the style has by itself.
  package let weight: FontValue.Weight

  private init(
    _ name: String, uiKit: String? = nil, size: Double,
    weight: FontValue.Weight = .regular
  ) {
    self.name = name
    self.uiKitName = uiKit ?? name
    self.size = size
    self.weight = weight
  }

  /// All styles, largest first.
  package static let all: [SystemTextStyle] = [
    SystemTextStyle("extraLargeTitle", size: 36, weight: .bold),
    SystemTextStyle("largeTitle", size: 34),
    SystemTextStyle("extraLargeTitle2", size: 28, weight: .bold),
    SystemTextStyle("title", uiKit: "title1", size: 28),
    SystemTextStyle("title2", size: 22),
    SystemTextStyle("title3", size: 20),
    SystemTextStyle("headline", size: 17, weight: .semibold),
    SystemTextStyle("body", size: 17),
    SystemTextStyle("callout", size: 16),
    SystemTextStyle("subheadline", size: 15),
    SystemTextStyle("footnote", size: 13),
    SystemTextStyle("caption", uiKit: "caption1", size: 12),
    SystemTextStyle("caption2", size: 11),
  ]

  /// The style that SwiftUI or UIKit calls `name`; `nil` for any other word.
  package static func named(_ name: String) -> SystemTextStyle? {
    all.first { $0.name == name || $0.uiKitName == name }
  }

  /// The font that the style is, without a word about scaling.
  package var font: FontValue {
    var font = FontValue(size: size, weight: weight, textStyle: name)
    font.weightIsOfStyle = true
    return font
  }
}
