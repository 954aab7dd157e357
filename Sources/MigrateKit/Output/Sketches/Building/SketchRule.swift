/// How a view or a modifier of SwiftUI gets into a sketch.
enum SketchCoverage: String, CaseIterable, Sendable {
  /// As SwiftUI lays it out and paints it, as far as text can be measured.
  case drawn
  /// Recognizably, with the differences that the note names.
  case approximated
  /// As a hatched box with its name.
  case hatched
  /// Not at all: it changes nothing that a sketch shows.
  case ignored
}

/// How views of some names are drawn.
struct SketchViewRule: Sendable {
  var names: [String]
  var coverage: SketchCoverage
  /// What a reader should know, for the documentation; empty for nothing.
  var note: String
  var draw: @Sendable (SketchUse) -> SketchBox

  init(
    _ names: String..., as coverage: SketchCoverage = .drawn, note: String = "",
    draw: @escaping @Sendable (SketchUse) -> SketchBox
  ) {
    self.names = names
    self.coverage = coverage
    self.note = note
    self.draw = draw
  }
}

/// How modifiers of some names are drawn.
struct SketchModifierRule: Sendable {
  /// Changes what the view and those in it inherit.
  typealias Inherit = @Sendable (SketchUse, inout SketchStyle) -> Void
  /// Puts something around the view.
  typealias Draw = @Sendable (SketchUse, SketchBox) -> SketchBox

  var names: [String]
  var coverage: SketchCoverage
  /// What a reader should know, for the documentation; empty for nothing.
  var note: String
  var inherit: Inherit?
  var draw: Draw?

  init(
    _ names: String..., as coverage: SketchCoverage = .drawn, note: String = "",
    inherit: Inherit? = nil, draw: Draw? = nil
  ) {
    self.names = names
    self.coverage = coverage
    self.note = note
    self.inherit = inherit
    self.draw = draw
  }

  /// Modifiers that a sketch does not show.
  static func ignored(_ names: [String], note: String) -> SketchModifierRule {
    var rule = SketchModifierRule(as: .ignored, note: note)
    rule.names = names
    return rule
  }
}

/// What of SwiftUI a sketch draws: the one table that drawing and documentation are made from.
enum SketchRules {
  static let allViews = stackViews + textViews + shapeViews + controlViews + containerViews
  static let allModifiers =
    textModifiers + layoutModifiers + paintModifiers + styleModifiers + ignoredModifiers

  static let views = Dictionary(
    allViews.flatMap { rule in rule.names.map { ($0, rule) } }, uniquingKeysWith: { a, _ in a })
  static let modifiers = Dictionary(
    allModifiers.flatMap { rule in rule.names.map { ($0, rule) } }, uniquingKeysWith: { a, _ in a })

  /// Views that are not drawn and take all the space that they are offered.
  static let greedyUnknowns: Set<String> = [
    "Map", "Chart", "Canvas", "VideoPlayer", "WebView", "MeshGradient", "SpriteView", "SceneView",
    "Table", "Gauge", "PhotosPicker",
  ]
}
