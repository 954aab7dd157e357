// The types of Apple's frameworks whose subtypes run on the main actor.

extension SyntaxOutline {
  /// Whether a type is one of Apple's whose subtypes and extensions are isolated to the main actor.
  static func isOfMainActor(_ type: String) -> Bool {
    if mainProtocols.contains(type) { return true }
    if values.contains(where: { type.hasSuffix($0) }) { return false }
    return type.hasPrefix("UI")
      || type.hasPrefix("NS") && endings.contains { type.hasSuffix($0) }
  }

  /// The same of any type that nothing declares in what is read, where the name decides: `MKMapView`, `CardView`.
  static func runsOnMainActor(_ type: String) -> Bool {
    if isOfMainActor(type) { return true }
    if values.contains(where: { type.hasSuffix($0) }) { return false }
    return endings.contains { type.hasSuffix($0) }
  }

  private static let mainProtocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Widget", "WidgetBundle", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "PreviewProvider", "ButtonStyle", "PrimitiveButtonStyle",
    "LabelStyle", "ToggleStyle", "TextFieldStyle", "ProgressViewStyle", "GaugeStyle", "MenuStyle",
    "GroupBoxStyle", "PickerStyle", "ListStyle", "DatePickerStyle", "DisclosureGroupStyle",
    "FormStyle", "LabeledContentStyle", "NavigationSplitViewStyle", "TableStyle",
  ]

  /// Types of UIKit and AppKit that are values, or may be used on any thread.
  private static let values = [
    "Color", "Font", "Image", "Path", "Descriptor", "Insets", "Offset", "Metrics", "Effect",
    "Configuration", "Shadow", "Rect", "Object",
  ]

  private static let endings = [
    "View", "Controller", "Representable", "Screen", "Cell", "Window", "Button", "Label", "Bar",
  ]

  /// The requirements of these protocols that take or return views.
  static let witnesses: Set<String> = [
    "body", "makeBody", "previews", "makeUIView", "updateUIView", "makeNSView", "updateNSView",
    "makeUIViewController", "updateUIViewController", "makeNSViewController",
    "updateNSViewController",
  ]
}
