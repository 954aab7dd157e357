/// The role of a foreground modifier's color, by the view that it is called on.
enum ForegroundReceiver {
  /// The role of the foreground of a view whose chain starts with `name`; `nil` when the view may
  /// hold anything.
  static func role(of name: String) -> UsageRole? {
    if texts.contains(name) { return .text }
    if images.contains(name) { return .icon }
    if shapes.contains(name) { return .fill }
    if marks.contains(name) { return .data }
    if name == "ProgressView" || name == "Gauge" { return .tint }
    return lines.contains(name) ? .border : nil
  }

  /// The role that the name of a view of the app suggests: `AvatarIcon`, `PriceLabel`.
  static func hint(of name: String) -> UsageRole? {
    if name.hasSuffix("Icon") || name.hasSuffix("Image") || name.hasSuffix("Symbol") {
      return .icon
    }
    return name.hasSuffix("Text") || name.hasSuffix("Label") ? .text : nil
  }

  /// Whether `name` is a shape of SwiftUI.
  static func isShape(_ name: String) -> Bool { shapes.contains(name) }

  private static let texts: Set<String> = [
    "Text", "Label", "TextField", "SecureField", "TextEditor", "Link", "DatePicker", "Stepper",
    "AxisValueLabel", "LabeledContent",
  ]
  private static let images: Set<String> = ["Image", "AsyncImage"]
  private static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
    "Path", "ContainerRelativeShape", "ConcentricRectangle", "RoundedCorner",
  ]
  private static let marks: Set<String> = [
    "BarMark", "LineMark", "PointMark", "AreaMark", "RectangleMark", "SectorMark", "RuleMark",
    "BarPlot", "LinePlot", "PointPlot", "AreaPlot",
  ]
  private static let lines: Set<String> = ["Divider", "AxisGridLine", "AxisTick"]
}
