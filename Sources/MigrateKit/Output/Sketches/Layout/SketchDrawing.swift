import MigrateKitCore

/// The drawn parts, with their places on the canvas in points.
indirect enum SketchDrawing: Hashable, Sendable {
  case shape(SketchOutline, SketchRect, fill: SketchPaint?, stroke: SketchStroke?)
  /// Lines of text, each with the rectangle that it fills.
  case text(SketchText, lines: [Line])
  case symbol(String, SketchRect, SketchPaint)
  /// A part that could not be drawn, labelled with its code.
  case hatched(String, SketchRect)
  case clipped(SketchOutline, SketchRect, [SketchDrawing])
  case faded(Double, [SketchDrawing])
  case shadowed(ShadowValue, [SketchDrawing])

  struct Line: Hashable, Sendable {
    var text: String
    var x: Double
    var baseline: Double
    var width: Double
  }
}

/// A sketch that is laid out.
struct SketchPicture: Hashable, Sendable {
  /// A part that changes belong to.
  struct Mark: Hashable, Sendable {
    var rect: SketchRect
    /// The numbers of the changes.
    var changes: [Int]
  }

  var size: SketchSize
  var background: SketchPaint
  var drawings: [SketchDrawing]
  var marks: [Mark]
}
