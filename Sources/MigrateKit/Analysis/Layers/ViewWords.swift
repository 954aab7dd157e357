/// Classifies names of views and modifiers for layers.
enum ViewWords {
  /// Modifiers that draw a background.
  static let behind: Set<String> = [
    "background", "listRowBackground", "containerBackground", "presentationBackground",
  ]

  /// Whether a container draws no background, so that its content lies on the container's backdrop.
  static func isTransparent(_ name: String) -> Bool { transparent.contains(name) }

  private static let transparent: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid",
    "GridRow", "Group", "ForEach", "ScrollView", "ScrollViewReader", "GeometryReader", "Button",
    "NavigationLink", "Link", "Label", "ViewThatFits", "TimelineView", "DisclosureGroup", "Menu",
    "Toggle", "HStackLayout", "VStackLayout",
  ]

  /// Labels of content closures.
  static func isContent(label: String?) -> Bool {
    switch label {
    case nil, "label", "content", "title", "icon": true
    default: false
    }
  }

  /// Views that do not cover what lies beneath them.
  static let uncovering: Set<String> = ["Spacer", "EmptyView", "Text", "Divider"]

  /// Modifiers after which a shape no longer covers the place of the next view.
  static let displacing: Set<String> = [
    "rotationEffect", "rotation3DEffect", "trim", "mask", "hidden",
  ]

  /// Modifiers that put a shape beside the place of the next view, or out of focus.
  static let decorating: Set<String> = ["offset", "position", "blur"]

  /// Whether a modifier may draw a background: the app's `cardStyle()`, a button's style, a
  /// material.
  static func mayDrawBehind(_ name: String) -> Bool {
    if harmless.contains(name) { return false }
    if name == "modifier" { return true }
    var drawsSurface = false
    NameWords.forEachWord(of: name) { if surfaceWords[$0] != nil { drawsSurface = true } }
    return drawsSurface
  }

  private static let surfaceWords = WordTable(
    [
      "background", "style", "styled", "card", "surface", "fill", "filled", "chip", "badge",
      "bubble", "glass", "material", "pill", "button", "tile", "banner", "container",
    ].map { ($0, true) })
  private static let harmless: Set<String> = [
    "foregroundStyle", "backgroundStyle", "labelStyle", "listStyle", "pickerStyle", "toggleStyle",
    "progressViewStyle", "tabViewStyle", "navigationViewStyle", "gaugeStyle", "menuStyle",
    "datePickerStyle", "indexViewStyle", "formStyle", "buttonBorderShape", "buttonRepeatBehavior",
    "badge", "toolbarBackground", "scrollContentBackground", "presentationBackground",
    "buttonStyle", "containerShape", "containerRelativeFrame", "fill",
    "navigationBarBackButtonHidden",
  ]

  /// Button styles without a background.
  static func isPlainButtonStyle(_ argument: String) -> Bool {
    [".plain", ".borderless", "PlainButtonStyle()", "BorderlessButtonStyle()"].contains(argument)
  }

  /// Calls that return a color or a style made from their color arguments.
  static let styles: Set<String> = [
    "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "Gradient",
    "MeshGradient", "linearGradient", "radialGradient", "angularGradient", "ellipticalGradient",
    "conicGradient", "Stop", "AnyShapeStyle", "AnyView", "Color", "UIColor", "NSColor",
  ]
}
