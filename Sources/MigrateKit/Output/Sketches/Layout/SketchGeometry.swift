/// A size in points.
struct SketchSize: Hashable, Sendable {
  var width = 0.0
  var height = 0.0
}

/// A rectangle in points, from the top left corner.
struct SketchRect: Hashable, Sendable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  var size: SketchSize { SketchSize(width: width, height: height) }

  /// The rectangle without a margin on each side.
  func inset(_ insets: SketchInsets) -> SketchRect {
    SketchRect(
      x: x + insets.leading, y: y + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  /// A rectangle of another size, aligned within this one.
  func placing(_ size: SketchSize, _ point: SketchPoint) -> SketchRect {
    SketchRect(
      x: x + (width - size.width) * point.x, y: y + (height - size.height) * point.y,
      width: size.width, height: size.height)
  }
}

/// Margins in points.
struct SketchInsets: Hashable, Sendable {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0

  static func all(_ length: Double) -> SketchInsets {
    SketchInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}

/// A place in a rectangle: 0 is the leading or the top edge, 1 the other one.
struct SketchPoint: Hashable, Sendable {
  var x = 0.5
  var y = 0.5

  /// The point of an alignment or a `UnitPoint` by its name; `nil` for any other word.
  static func named(_ name: String) -> SketchPoint? {
    switch name {
    case "center": SketchPoint()
    case "leading": SketchPoint(x: 0, y: 0.5)
    case "trailing": SketchPoint(x: 1, y: 0.5)
    case "top": SketchPoint(x: 0.5, y: 0)
    case "bottom": SketchPoint(x: 0.5, y: 1)
    case "topLeading": SketchPoint(x: 0, y: 0)
    case "topTrailing": SketchPoint(x: 1, y: 0)
    case "bottomLeading": SketchPoint(x: 0, y: 1)
    case "bottomTrailing": SketchPoint(x: 1, y: 1)
    // Baselines need the metrics of fonts, which a sketch estimates: the bottom edge is near.
    case "firstTextBaseline", "lastTextBaseline": SketchPoint(x: 0.5, y: 0.85)
    default: nil
    }
  }
}

/// The size that a container offers a view: `nil` asks for the ideal length.
struct SketchProposal: Hashable, Sendable {
  var width: Double?
  var height: Double?
}

/// The direction of a stack.
enum SketchAxis: Sendable {
  case horizontal, vertical
}
