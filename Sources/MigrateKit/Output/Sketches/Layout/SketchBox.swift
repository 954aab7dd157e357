import MigrateKitCore

/// A view as the layout sees it: what it is, and the boxes that it holds.
///
/// It remembers its sizes, because a stack asks its children several times.
final class SketchBox {
  indirect enum Content {
    /// Nothing, with no size.
    case empty
    case text(SketchText)
    /// A placeholder for a symbol, by name.
    case symbol(String, points: Double, SketchPaint)
    /// A shape that takes all the space that it is offered.
    case shape(SketchOutline, fill: SketchPaint?, stroke: SketchStroke?)
    case stack(SketchAxis, spacing: Double, alignment: Double, [SketchBox])
    case layers(SketchPoint, [SketchBox])
    case grid(SketchColumns, spacing: Double, [SketchBox])
    case spacer(SketchAxis, minimum: Double)
    /// A hairline across a stack of that direction.
    case divider(SketchAxis, SketchPaint)
    case padded(SketchInsets, SketchBox)
    case framed(SketchFrame, SketchBox)
    /// A view with another one behind or before it, which takes its size.
    case decorated(SketchBox, by: SketchBox, SketchPoint, isBehind: Bool)
    case clipped(SketchOutline, SketchBox)
    case faded(Double, SketchBox)
    case shadowed(ShadowValue, SketchBox)
    case moved(x: Double, y: Double, SketchBox)
    /// A view that keeps a ratio of width to height; the nearest fit where it is `nil`.
    case proportioned(Double, SketchBox)
    /// A view that ignores the offered size in a direction.
    case fixed(horizontally: Bool, vertically: Bool, SketchBox)
    /// Content that may be longer than its place.
    case scrolled(SketchAxis, SketchBox)
    /// A screen below a bar, beneath which its background goes on.
    case barred(SketchBox, SketchBox)
    /// A view that could not be drawn, by its code; a greedy one takes all the space it is offered.
    case unknown(String, isGreedy: Bool)
    /// A view that changes belong to, by their numbers.
    case marked([Int], SketchBox)
  }

  let content: Content
  /// The attributes of a row in a list.
  var row = SketchRow()
  var sizes: [SketchProposal: SketchSize] = [:]

  init(_ content: Content) {
    self.content = content
  }

  static var empty: SketchBox { SketchBox(.empty) }

  var isSpacer: Bool {
    if case .spacer = content { return true }
    return false
  }
}

/// How a view is shown as a row of a list.
struct SketchRow {
  /// Whether it is a section, which is not a row itself.
  var isSection = false
  /// The background of the whole row; `nil` for that of the list.
  var background: SketchPaint?
}

/// A text with the style that it is drawn in.
struct SketchText: Hashable, Sendable {
  var text: String
  var font: FontValue
  var paint: SketchPaint
  /// Where lines are in a text of several: 0 leading, 1 trailing.
  var alignment = 0.0
  var lineLimit: Int?
  var lineSpacing = 0.0
  /// Whether the code computes the text, so that a name is shown instead.
  var isPlaceholder = false
  var isUnderlined = false
  var isStruckThrough = false
}

/// The outline of a shape.
enum SketchOutline: Hashable, Sendable {
  case rectangle
  /// Radii from the top leading corner clockwise.
  case rounded([Double])
  case capsule
  case circle
  case ellipse

  /// A rectangle with four equal corners.
  static func rounded(_ radius: Double) -> SketchOutline {
    radius > 0 ? .rounded([radius, radius, radius, radius]) : .rectangle
  }
}

/// How an outline is stroked.
struct SketchStroke: Hashable, Sendable {
  var paint: SketchPaint
  var width = 1.0
  /// Whether the line lies inside of the outline rather than on it.
  var isInside = false
  var isDashed = false
}

/// The arguments of `frame`.
struct SketchFrame: Hashable, Sendable {
  var width: Double?
  var height: Double?
  var minWidth: Double?
  var idealWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var idealHeight: Double?
  var maxHeight: Double?
  var alignment = SketchPoint()
}

/// The columns of a grid.
enum SketchColumns: Hashable, Sendable {
  /// Columns of equal width.
  case count(Int, spacing: Double)
  /// As many columns of a least width as there is room for.
  case adaptive(minimum: Double, spacing: Double)
  /// Columns as wide as their widest cell, in rows of cells: `Grid`.
  case fitted(rows: [Int], spacing: Double)
}
