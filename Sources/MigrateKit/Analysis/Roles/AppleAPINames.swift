/// Names of Apple's interfaces that state what a value is used for.
///
/// Fingerprints contain these names alone, because an app does not rename them. A name may be added
/// only together with a new version of the fingerprint, since it changes the ids of findings.
enum AppleAPINames {
  /// Whether a name is one of Apple's.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether a name is that of a type of SwiftUI's or UIKit's.
  static func isType(_ name: String) -> Bool {
    types.contains(name) || name.utf8.first.map(\.isASCIICapital) ?? false && names.contains(name)
  }

  private static let types: Set<String> = [
    "Alert", "Alignment", "Angle", "Animation", "Axis", "Badge", "Binding", "Canvas", "Edge",
    "EdgeInsets", "Environment", "Grid", "GridRow", "Material", "Namespace", "Scene", "Shape",
    "State", "Table", "Toolbar", "Transition", "View", "Window",
  ]

  private static let names = Set((views + modifiers + properties + makers).map { $0 })

  private static let views = [
    "Button", "Capsule", "Chart", "Circle", "ContainerRelativeShape", "Divider", "Ellipse", "Form",
    "Gauge", "Group", "GroupBox", "HStack", "Image", "Label", "LazyHStack", "LazyVGrid",
    "LazyVStack", "Link", "List", "Menu", "NavigationLink", "NavigationStack", "NavigationView",
    "Path", "Picker", "ProgressView", "Rectangle", "RoundedRectangle", "ScrollView", "Section",
    "Slider", "Spacer", "Stepper", "TabView", "Text", "TextEditor", "TextField", "Toggle",
    "UnevenRoundedRectangle", "VStack", "ZStack",
  ]

  private static let modifiers = [
    "accentColor", "background", "backgroundStyle", "border", "buttonBorderShape", "clipShape",
    "colorMultiply", "containerBackground", "containerShape", "contentShape", "cornerRadius",
    "fill", "font", "foregroundColor", "foregroundStyle", "listItemTint", "listRowBackground",
    "listRowSeparatorTint", "mask", "overlay", "presentationBackground",
    "presentationCornerRadius", "setFill", "setFillColor", "setShadow", "setStroke",
    "setStrokeColor", "setTitleColor", "shadow", "strikethrough", "stroke", "strokeBorder", "tint",
    "toolbarBackground", "underline", "withTintColor",
  ]

  private static let properties = [
    "backgroundColor", "barTintColor", "baseBackgroundColor", "baseForegroundColor", "borderColor",
    "fillColor", "foregroundColor", "highlightedTextColor", "onTintColor", "placeholderTextColor",
    "progressTintColor", "separatorColor", "shadowColor", "strokeColor", "textColor",
    "thumbTintColor", "tintColor", "trackTintColor", "unselectedItemTintColor",
  ]

  private static let makers = [
    "AngularGradient", "AnyShapeStyle", "Color", "EllipticalGradient", "Font", "Gradient",
    "LinearGradient", "NSAttributedString", "RadialGradient", "Stop", "UIBezierPath", "UIColor",
    "UIFont", "UIImage", "UIView",
  ]
}
