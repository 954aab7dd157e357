// The types of Apple's frameworks whose subtypes run on the main actor.

extension SyntaxOutline {
  /// Whether a type is one of Apple's whose subtypes and extensions are isolated to the main actor.
  static func isOfMainActor(_ type: String) -> Bool {
    if mainProtocols.contains(type) { return true }
    guard type.hasPrefix("UI") || type.hasPrefix("NS"), !ends(type, with: values) else {
      return false
    }
    return type.hasPrefix("UI") || ends(type, with: endings)
  }

  /// The same of any type that nothing declares in what is read, where the name decides: `MKMapView`, `CardView`.
  static func runsOnMainActor(_ type: String) -> Bool {
    isOfMainActor(type) || ends(type, with: endings)
  }

  /// Whether a name ends with one of some words; no word of `values` ends with one of `endings`.
  private static func ends(_ type: String, with words: [String]) -> Bool {
    let bytes = type.utf8
    return words.contains { word in
      word.utf8.last == bytes.last && bytes.count >= word.utf8.count
        && bytes.suffix(word.utf8.count).elementsEqual(word.utf8)
    }
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
