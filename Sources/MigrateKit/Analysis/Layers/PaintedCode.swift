/// A painted layer whose colors are not literal: a constant, an alias or a gradient that only the
/// project can resolve.
struct PaintedCode: Hashable, Sendable {
  /// The source of the colors.
  enum Source: Hashable, Sendable {
    /// An expression: `Color.brand`, `AppGradient.hero`.
    case code(String)
    /// A style or a modifier declared in another file, whose background is the layer.
    case style(OwnStyle)
  }

  /// The index of the layer in its file.
  var layer: Int
  /// The source of its colors.
  var source: Source
  /// The first byte of the code, for the `#if` around it.
  var offset: Int
  /// The qualified name of the type around the code; empty outside of types.
  var enclosingType: String
}

/// A style or a modifier of the app.
enum OwnStyle: Hashable, Sendable {
  /// A type: `PrimaryButtonStyle`.
  case type(String)
  /// A static member that returns one: `primary` of `.buttonStyle(.primary)`.
  case member(String)
  /// A function in an extension of `View`.
  case function(String)
}
