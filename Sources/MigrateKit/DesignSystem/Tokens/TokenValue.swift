/// The value of a token in one mode, read and checked.
package enum TokenValue: Hashable, Sendable {
  case color(ColorSample)
  /// Points; `rem` counts 16.
  case dimension(Double)
  case number(Double)
  case fontFamily([String])
  case fontWeight(FontValue.Weight)
  case typography(FontValue)
  /// Layers, the topmost first.
  case shadow([ShadowLayer])
  /// Milliseconds.
  case duration(Double)
  /// A transition, or a curve alone.
  case animation(AnimationValue)
  /// A type that is not compared yet, kept as written with its references resolved.
  case other(JSONValue)
}

/// One layer of a shadow, in points.
package struct ShadowLayer: Hashable, Sendable {
  /// The color, alpha included.
  package var color: ColorSample
  /// How far the layer is moved to the right.
  package var offsetX: Double
  /// How far the layer is moved down.
  package var offsetY: Double
  /// The blur as design tools give it; SwiftUI's `radius` is half of it.
  package var blur: Double
  /// The spread: how far the layer grows before it is blurred.
  package var spread: Double
  /// Whether it is an inner shadow.
  package var isInset: Bool
}

/// A token of any type, its references resolved.
package struct ParsedToken: Hashable, Sendable {
  /// The dotted path: `color.text.primary`.
  package var path: String
  /// The type: its own, else its target's, else its group's.
  package var type: TokenType
  /// The value in light appearance, or in all.
  package var value: TokenValue
  /// The values of the other modes that differ from their fallback.
  package var modes: [AppearanceMode: TokenValue]
  /// The tokens it represents in every mode, nearest first.
  package var aliasOf: [String]
  /// Its description.
  package var summary: String
  /// The reason for its deprecation, possibly empty; `nil` if it is not deprecated.
  package var deprecated: String?
  /// `$extensions`, as written.
  package var extensions: JSONObject?
  /// The file that declares it.
  package var file: String
  /// Where in the file.
  package var place: JSONPath
  /// The places of its own values by mode; none for an alias.
  package var valueOrigins: [AppearanceMode: TokenOrigin] = [:]

  /// Makes a token.
  package init(
    path: String,
    type: TokenType,
    value: TokenValue,
    modes: [AppearanceMode: TokenValue],
    aliasOf: [String],
    summary: String,
    deprecated: String? = nil,
    extensions: JSONObject? = nil,
    file: String,
    place: JSONPath,
    valueOrigins: [AppearanceMode: TokenOrigin] = [:]
  ) {
    self.path = path
    self.type = type
    self.value = value
    self.modes = modes
    self.aliasOf = aliasOf
    self.summary = summary
    self.deprecated = deprecated
    self.extensions = extensions
    self.file = file
    self.place = place
    self.valueOrigins = valueOrigins
  }

  /// The Swift code that Figma states for the variable: `codeSyntax.iOS`; `nil` without any.
  ///
  /// Exports have it under `com.figma` or, as flat keys, under `com.figma.codeSyntax`.
  var codeSyntax: String? {
    let syntax = extensions?["com.figma.codeSyntax"] ?? extensions?["com.figma"]?["codeSyntax"]
    return (syntax?["iOS"] ?? syntax?["IOS"])?.string
  }

  /// Whether another token has the same value in every mode.
  func hasValue(of other: ParsedToken) -> Bool {
    type == other.type && value == other.value && modes == other.modes
  }
}
