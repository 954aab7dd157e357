/// What a file paints without writing its colors there: a constant, an alias or a gradient that only the
/// project knows.
struct PaintedCode: Hashable, Sendable {
  /// Where the colors come from.
  enum Source: Hashable, Sendable {
    /// An expression: `Color.brand`, `AppGradient.hero`.
    case code(String)
    /// A style or a modifier that another file declares, by what it draws behind its view.
    case style(OwnStyle)
  }

  /// The layer, among the layers of its file.
  var layer: Int
  /// Where its colors come from.
  var source: Source
  /// The first byte of the code, for the `#if` around it.
  var offset: Int
  /// The qualified name of the type around the code; empty outside of types.
  var enclosingType: String
}

/// A style or a modifier of the app's own.
enum OwnStyle: Hashable, Sendable {
  /// A type: `PrimaryButtonStyle`.
  case type(String)
  /// A static member that makes one: `primary` of `.buttonStyle(.primary)`.
  case member(String)
  /// A function in an extension of `View`.
  case function(String)
}
