import MigrateKitCore

/// The style that views inherit from the views around them.
struct SketchStyle {
  /// A button style of the project, with the code that creates it.
  struct OwnStyle {
    var place: SketchProject.Place
    var node: ViewNode
    var scope: SketchScope
  }

  /// The font; SwiftUI's body where none is named.
  var font = FontValue(size: 17, textStyle: "body")
  var weight: FontValue.Weight?
  var design: FontValue.Design?
  var isItalic = false
  /// The paint of texts and symbols; `nil` for the label color, or the tint in a button.
  var foreground: SketchPaint?
  var tint = SketchColor.accent
  var lineLimit: Int?
  var textAlignment = 0.0
  var lineSpacing = 0.0
  var isUppercased = false
  var isUnderlined = false
  var isStruckThrough = false
  /// The direction of the stack around.
  var axis = SketchAxis.vertical
  /// The styles by their last word: `insetGrouped`, `borderedProminent`, `iconOnly`.
  var listStyle = "insetGrouped"
  var buttonStyle = "automatic"
  var labelStyle = "automatic"
  var textFieldStyle = "automatic"
  var progressStyle = "automatic"
  var pickerStyle = "automatic"
  var tabViewStyle = "automatic"
  var controlSize = "regular"
  var buttonShape: SketchOutline?
  /// The colors that code gives switches and rings, which do not follow the accent color.
  var toggleTint: SketchPaint?
  var progressTint: ColorValue?
  var ownButtonStyle: OwnStyle?
  var rowBackground: SketchPaint?
  var separator: SketchPaint?
  var hidesScrollBackground = false
  var hasInlineTitle = false
  /// Whether the view is in a list or a form.
  var isInList = false

  /// The font with the weight, the design and the slant that modifiers add.
  var drawnFont: FontValue {
    var font = font
    if let weight { font.weight = weight }
    if let design { font.design = design }
    if isItalic { font.isItalic = true }
    if font.weight == nil, font.family == nil, let style = font.textStyle {
      font.weight = SystemTextStyle.named(style)?.weight
    }
    return font
  }

  var drawnForeground: SketchPaint { foreground ?? .color(SketchColor.label) }
}
