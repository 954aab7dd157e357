/// One color that a file paints, and the layers beneath it, as far as the file shows.
///
/// Used by the contrast guard.
struct Layer: Hashable, Sendable {
  /// The layers right beneath it, among those of the file: several where the code chooses between them
  /// or where they are parts of a gradient; empty where the file does not show what lies there.
  var backdrops: [Int] = []
  /// The opacity of the view; `nil` if it is not constant.
  var opacity: Double? = 1
  /// Whether it is the color of text or an icon, not of a surface.
  var isForeground = false
  /// Whether it fills a shape, as of a button or a badge, and not a page.
  var isFill = false
  /// Whether it lies on the fill of a shape whose color the project does not show.
  var isOnUnknownFill = false
}
