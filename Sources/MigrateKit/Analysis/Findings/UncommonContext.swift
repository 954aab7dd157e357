/// The parts of a context that few findings have.
struct UncommonContext: Hashable, Sendable {
  var group: FindingContext.Group?
  var choice: FindingContext.Choice?
  var otherArm: String?
  var isFallback = false
  var counterpart: FindingContext.Counterpart?
  var knownHeight: Double?
  var constrainedHeight: Double?
  var shapeWidth: Double?
  var alphaBase: ByteRange?
  var fontFeatures: String = ""
  var deprecated: DeprecatedUse?
  var palette: Int?
  var asset: String?
  var layerShadow: LayerShadowEdits?
  var releases: [String: [Int]] = [:]
  var isPrivate = false

  /// No part at all, stored once.
  static let empty = CopyOnWriteBox(wrappedValue: UncommonContext())
}

// Each is only written where it changes: the value that contexts share would be copied.
extension FindingContext {
  /// The values with which it is read at a glance.
  package var group: Group? {
    get { uncommon.wrappedValue.group }
    set { uncommon.set(\.group, to: newValue) }
  }
  /// The `switch` or the ternary that it is an arm of.
  package var choice: Choice? {
    get { uncommon.wrappedValue.choice }
    set { uncommon.set(\.choice, to: newValue) }
  }
  /// For a whole arm of a ternary: the code of the other arm; for a fallback: that before `??`.
  package var otherArm: String? {
    get { uncommon.wrappedValue.otherArm }
    set { uncommon.set(\.otherArm, to: newValue) }
  }
  /// Whether it is only what is taken where the code of `otherArm` gives nothing: behind `??`.
  package var isFallback: Bool {
    get { uncommon.wrappedValue.isFallback }
    set { uncommon.set(\.isFallback, to: newValue) }
  }
  /// For a number: other code of the view that depends on the same number.
  package var counterpart: Counterpart? {
    get { uncommon.wrappedValue.counterpart }
    set { uncommon.set(\.counterpart, to: newValue) }
  }
  /// The height in points that the same chain fixes with `.frame(height:)`.
  package var knownHeight: Double? {
    get { uncommon.wrappedValue.knownHeight }
    set { uncommon.set(\.knownHeight, to: newValue) }
  }
  /// For a radius of a layer: the height in points that a constraint beside it gives the same view.
  package var constrainedHeight: Double? {
    get { uncommon.wrappedValue.constrainedHeight }
    set { uncommon.set(\.constrainedHeight, to: newValue) }
  }
  /// For a radius of a shape: the width in points that its frame fixes.
  package var shapeWidth: Double? {
    get { uncommon.wrappedValue.shapeWidth }
    set { uncommon.set(\.shapeWidth, to: newValue) }
  }
  /// For a color with an alpha chained on (`base.opacity(0.5)`): the range of `base`.
  package var alphaBase: ByteRange? {
    get { uncommon.wrappedValue.alphaBase }
    set { uncommon.set(\.alphaBase, to: newValue) }
  }
  /// For a font: chained members that no token file covers, `.monospacedDigit()`; a rewrite keeps what the token
  /// lacks.
  package var fontFeatures: String {
    get { uncommon.wrappedValue.fontFeatures }
    set { uncommon.set(\.fontFeatures, to: newValue) }
  }
  /// The deprecated name that the finding uses, with its replacement.
  package var deprecated: DeprecatedUse? {
    get { uncommon.wrappedValue.deprecated }
    set { uncommon.set(\.deprecated, to: newValue) }
  }
  /// For a color in an app that moves from another system: the identifier of its palette, unique in its file; `nil`
  /// for a single color.
  package var palette: Int? {
    get { uncommon.wrappedValue.palette }
    set { uncommon.set(\.palette, to: newValue) }
  }
  /// For a color that is only named by its asset: the name in the catalog.
  package var asset: String? {
    get { uncommon.wrappedValue.asset }
    set { uncommon.set(\.asset, to: newValue) }
  }
  /// For the value of a constant: no other file can name it.
  package var isPrivate: Bool {
    get { uncommon.wrappedValue.isPrivate }
    set { uncommon.set(\.isPrivate, to: newValue) }
  }
  /// For a shadow of a layer: the statements that a token replaces.
  package var layerShadow: LayerShadowEdits? {
    get { uncommon.wrappedValue.layerShadow }
    set { uncommon.set(\.layerShadow, to: newValue) }
  }
}
