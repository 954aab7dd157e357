import MigrateKitCore

/// How a sketch shows a view or a modifier of SwiftUI.
enum SketchCoverage: String, CaseIterable, Sendable {
  /// As SwiftUI lays it out and paints it, as far as text can be measured.
  case drawn
  /// Recognizably, with the differences that the note names.
  case approximated
  /// As a hatched box with its name.
  case hatched
  /// Not shown: it has no effect on a sketch.
  case ignored
}

/// How views of some names are drawn, from the code that makes or uses one.
struct DrawingRule<Use>: Sendable {
  var names: [String]
  var coverage: SketchCoverage
  /// The note in the documentation; empty for none.
  var note: String
  var draw: @Sendable (Use) -> SketchBox

  init(
    _ names: String..., as coverage: SketchCoverage = .drawn, note: String = "",
    draw: @escaping @Sendable (Use) -> SketchBox
  ) {
    self.names = names
    self.coverage = coverage
    self.note = note
    self.draw = draw
  }
}

/// How views of SwiftUI are drawn.
typealias SketchViewRule = DrawingRule<SketchUse>

/// How modifiers of some names are drawn.
struct SketchModifierRule: Sendable {
  /// Changes the style that the view and its descendants inherit.
  typealias Inherit = @Sendable (SketchUse, inout SketchStyle) -> Void
  /// Wraps the view.
  typealias Draw = @Sendable (SketchUse, SketchBox) -> SketchBox

  var names: [String]
  var coverage: SketchCoverage
  /// The note in the documentation; empty for none.
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

/// The views and modifiers of SwiftUI that a sketch draws, for the drawing and its documentation.
enum SketchRules {
  static let allViews = stackViews + textViews + shapeViews + controlViews + containerViews
  static let allModifiers =
    textModifiers + layoutModifiers + paintModifiers + styleModifiers + ignoredModifiers

  static let views = Dictionary(
    keepingFirst: allViews.flatMap { rule in rule.names.map { ($0, rule) } })
  static let modifiers = Dictionary(
    keepingFirst: allModifiers.flatMap { rule in rule.names.map { ($0, rule) } })

  /// Views that are not drawn and take all the space that they are offered.
  static let greedyUnknowns: Set<String> = [
    "Map", "Chart", "Canvas", "VideoPlayer", "WebView", "MeshGradient", "SpriteView", "SceneView",
    "Table", "Gauge", "PhotosPicker",
  ]
}
