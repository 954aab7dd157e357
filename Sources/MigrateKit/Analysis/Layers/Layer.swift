/// One color that a file paints, and what it lies on as far as the file shows.
///
/// The guards ask it: can the text still be read when one of the two changes?
struct Layer: Hashable, Sendable {
  /// The layers right beneath it, among those of the file: several where the code chooses between them
  /// or where they are parts of a gradient; empty where the file does not show what lies there.
  var backdrops: [Int] = []
  /// By how much the view's own opacity makes the color translucent; `nil` where it is not constant.
  var opacity: Double? = 1
  /// Whether it is the color of text or an icon, rather than of a surface.
  var isForeground = false
}
