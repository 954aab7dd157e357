/// Arguments that take a color, with the expected type and the role.
///
/// The table follows Apple's interfaces (SwiftUI and Charts of the iOS 17.4 SDK, UIKit's headers).
struct ColorSlot: Sendable {
  /// How the slot determines the role.
  enum Use: Hashable, Sendable {
    /// The slot alone determines the role.
    case role(UsageRole)
    /// The foreground: text, an icon or a shape, by the modifier's receiver.
    case foreground
    /// A surface, a line or a shape's fill, refined by the surroundings.
    case fill
    /// Over a whole view: an overlay, or the color of a line.
    case veil
    /// A part of a bigger value: the role is that of the whole.
    case part
  }

  /// The expected type.
  var site: Site
  /// The role.
  var use: Use
  /// The labels of color arguments; `nil` for unlabeled ones.
  var labels: [String?]
  /// The positions of unlabeled color arguments.
  var positions: ClosedRange<Int>

  private init(
    _ site: Site, _ use: Use, _ labels: [String?] = [nil], positions: ClosedRange<Int> = 0...0
  ) {
    self.site = site
    self.use = use
    self.labels = labels
    self.positions = positions
  }

  /// Whether an argument is a color argument.
  func carries(label: String?, position: Int) -> Bool {
    labels.contains(label) && (label != nil || positions.contains(position))
  }

  /// The slots of a function or a type, by its name.
  static func slots(of name: String) -> [ColorSlot] { table[name] ?? [] }

  private static let table: [String: [ColorSlot]] = [
    // SwiftUI: foreground.
    "foregroundStyle": [ColorSlot(.shapeStyle, .foreground, positions: 0...2)],
    "foregroundColor": [ColorSlot(.color, .foreground)],
    "underline": [ColorSlot(.color, .role(.text), ["color"])],
    "strikethrough": [ColorSlot(.color, .role(.text), ["color"])],
    "tint": [ColorSlot(.shapeStyle, .role(.tint))],
    "accentColor": [ColorSlot(.color, .role(.tint))],
    "listItemTint": [ColorSlot(.color, .role(.tint))],
    "CircularProgressViewStyle": [ColorSlot(.color, .role(.tint), ["tint"])],
    "LinearProgressViewStyle": [ColorSlot(.color, .role(.tint), ["tint"])],
    "SwitchToggleStyle": [ColorSlot(.color, .role(.tint), ["tint"])],
    // SwiftUI: surfaces.
    "background": [ColorSlot(.shapeStyle, .role(.background))],
    "backgroundStyle": [ColorSlot(.shapeStyle, .role(.background))],
    "containerBackground": [ColorSlot(.shapeStyle, .role(.background))],
    "presentationBackground": [ColorSlot(.shapeStyle, .role(.background))],
    "toolbarBackground": [ColorSlot(.shapeStyle, .role(.background))],
    "listRowBackground": [ColorSlot(.color, .role(.background))],
    // SwiftUI: shapes and lines.
    "fill": [ColorSlot(.shapeStyle, .fill)],
    "overlay": [ColorSlot(.shapeStyle, .veil)],
    "stroke": [ColorSlot(.shapeStyle, .role(.border))],
    "strokeBorder": [ColorSlot(.shapeStyle, .role(.border))],
    "border": [ColorSlot(.shapeStyle, .role(.border))],
    "listRowSeparatorTint": [ColorSlot(.color, .role(.border))],
    "listSectionSeparatorTint": [ColorSlot(.color, .role(.border))],
    // SwiftUI: effects.
    "shadow": [ColorSlot(.color, .role(.shadow), ["color"])],
    "drop": [ColorSlot(.color, .role(.shadow), ["color"])],
    "inner": [ColorSlot(.color, .role(.shadow), ["color"])],
    "colorMultiply": [ColorSlot(.color, .role(.effect))],
    // Only the alpha of a mask matters.
    "mask": [ColorSlot(.color, .role(.effect), [nil])],
    // Gradients take the role of what they fill.
    "Gradient": [ColorSlot(.color, .part, ["colors", "stops"])],
    "Stop": [ColorSlot(.color, .part, ["color"])],
    "LinearGradient": [ColorSlot(.color, .part, ["colors", "gradient", "stops"])],
    "RadialGradient": [ColorSlot(.color, .part, ["colors", "gradient", "stops"])],
    "AngularGradient": [ColorSlot(.color, .part, ["colors", "gradient", "stops"])],
    "EllipticalGradient": [ColorSlot(.color, .part, ["colors", "gradient", "stops"])],
    "MeshGradient": [ColorSlot(.color, .part, ["colors"])],
    "linearGradient": [ColorSlot(.color, .part, [nil, "colors", "gradient", "stops"])],
    "radialGradient": [ColorSlot(.color, .part, [nil, "colors", "gradient", "stops"])],
    "angularGradient": [ColorSlot(.color, .part, [nil, "colors", "gradient", "stops"])],
    "conicGradient": [ColorSlot(.color, .part, [nil, "colors", "gradient", "stops"])],
    "ellipticalGradient": [ColorSlot(.color, .part, [nil, "colors", "gradient", "stops"])],
    "AnyShapeStyle": [ColorSlot(.shapeStyle, .part)],
    // Charts.
    "chartForegroundStyleScale": [ColorSlot(.color, .role(.data), [nil, "range"])],
    // UIKit and AppKit.
    "setTitleColor": [ColorSlot(.uiColor, .role(.text))],
    "setTitleShadowColor": [ColorSlot(.uiColor, .role(.shadow))],
    "withTintColor": [ColorSlot(.uiColor, .role(.icon))],
    "SymbolConfiguration": [
      ColorSlot(.uiColor, .role(.icon), ["hierarchicalColor", "paletteColors"])
    ],
    "setFillColor": [ColorSlot(.cgColor, .role(.fill))],
    "setStrokeColor": [ColorSlot(.cgColor, .role(.border))],
    "setShadow": [ColorSlot(.cgColor, .role(.shadow), ["color"])],
  ]

  /// Properties that take a color.
  static func property(_ name: String) -> (role: UsageRole, isLayer: Bool)? { properties[name] }

  private static let properties: [String: (role: UsageRole, isLayer: Bool)] = [
    "backgroundColor": (.background, false), "barTintColor": (.background, false),
    "baseBackgroundColor": (.background, false), "fillBackgroundColor": (.background, false),
    "tintColor": (.tint, false), "unselectedItemTintColor": (.tint, false),
    "onTintColor": (.tint, false), "thumbTintColor": (.tint, false),
    "minimumTrackTintColor": (.tint, false), "maximumTrackTintColor": (.tint, false),
    "progressTintColor": (.tint, false), "trackTintColor": (.fill, false),
    "pageIndicatorTintColor": (.tint, false), "currentPageIndicatorTintColor": (.tint, false),
    "selectedSegmentTintColor": (.tint, false), "contentTintColor": (.tint, false),
    "bezelColor": (.tint, false),
    "textColor": (.text, false), "highlightedTextColor": (.text, false),
    "sectionIndexColor": (.text, false), "baseForegroundColor": (.text, false),
    "placeholderTextColor": (.text, false), "insertionPointColor": (.tint, false),
    "separatorColor": (.border, false), "gridColor": (.border, false),
    "titleShadowColor": (.shadow, false), "sectionIndexBackgroundColor": (.background, false),
    "borderColor": (.border, true), "shadowColor": (.shadow, true), "fillColor": (.fill, true),
    "strokeColor": (.border, true), "foregroundColor": (.text, true),
  ]

  /// The role of an attributed string's key.
  static func attribute(_ name: String) -> UsageRole? {
    switch name {
    case "foregroundColor", "underlineColor", "strikethroughColor": .text
    case "backgroundColor": .background
    case "strokeColor": .border
    default: nil
    }
  }
}
