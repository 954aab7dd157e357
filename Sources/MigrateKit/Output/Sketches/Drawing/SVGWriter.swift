import MigrateKitCore

/// Writes pictures as SVG.
///
/// Nothing from a source becomes markup: `HTML` escapes every text that is interpolated.
struct SVGWriter {
  /// The name of a change beside a picture.
  struct MarkLabel: Hashable, Sendable {
    /// The displayed number.
    var number: Int
    /// The link to the change.
    var id: String
  }

  /// The appearance of the colors.
  enum Appearance: Hashable, Sendable {
    case light, dark
    /// Both, by CSS's `light-dark()`: the element around decides.
    case adaptive
  }

  let appearance: Appearance
  /// The prefix of this picture's definitions, so that one page can have several pictures.
  let prefix: String
  /// The names of changes in marks; `nil` for a picture without marks.
  let labels: [Int: MarkLabel]?

  private var definitions: [HTML] = []
  private var known: [String: String] = [:]

  init(_ appearance: Appearance, prefix: String, labels: [Int: MarkLabel]? = nil) {
    self.appearance = appearance
    self.prefix = prefix
    self.labels = labels
  }

  /// The room at the trailing edge for the numbers of changes, in points.
  static let gutter = 30.0

  /// The picture as one element.
  mutating func svg(of picture: SketchPicture, title: String) -> HTML {
    let body = content(of: picture)
    let width = picture.size.width + (labels == nil ? 0 : Self.gutter)
    let height = Self.text(picture.size.height)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="sketch" role="img" viewBox="0 0 \
      \(Self.text(width)) \(height)" width="\(Self.text(width))" height="\(height)" \
      aria-label="\(title)">\(body)</svg>
      """
  }

  /// The content of the element: definitions, the picture and its marks.
  mutating func content(of picture: SketchPicture) -> HTML {
    let canvas = SketchRect(width: picture.size.width, height: picture.size.height)
    let background = shape(.rectangle, canvas, fill: picture.background, stroke: nil)
    let frame = define("frame") { name in
      "<clipPath id=\"\(name)\">\(Self.element(.rectangle, canvas, ""))</clipPath>"
    }
    let drawings = all(picture.drawings)
    var marks: [HTML] = []
    if let labels { marks = self.marks(of: picture, labels) }
    return """
      <defs>\(definitions)</defs><g clip-path="url(#\(frame))">\(background)\(drawings)</g>\(marks)
      """
  }

  mutating func all(_ drawings: [SketchDrawing]) -> [HTML] { drawings.map { drawing($0) } }

  private mutating func drawing(_ drawing: SketchDrawing) -> HTML {
    switch drawing {
    case .shape(let outline, let rect, let fill, let stroke):
      return shape(outline, rect, fill: fill, stroke: stroke)
    case .text(let text, let lines): return self.text(text, lines)
    case .symbol(let name, let rect, let paint): return symbol(name, rect, paint)
    case .hatched(let code, let rect): return hatched(code, rect)
    case .clipped(let outline, let rect, let inner):
      let clip = define("clip \(outline) \(rect)") { name in
        "<clipPath id=\"\(name)\">\(Self.element(outline, rect, ""))</clipPath>"
      }
      return "<g clip-path=\"url(#\(clip))\">\(all(inner))</g>"
    case .faded(let opacity, let inner):
      return "<g opacity=\"\(Self.text(opacity, places: 3))\">\(all(inner))</g>"
    case .shadowed(let shadow, let inner):
      let color = color(shadow.color)
      let filter = define("shadow \(shadow)") { name in
        """
        <filter id="\(name)" x="-50%" y="-50%" width="200%" height="200%"><feDropShadow \
        dx="\(Self.text(shadow.x))" dy="\(Self.text(shadow.y))" \
        stdDeviation="\(Self.text(shadow.radius))" flood-color="\(color)"/></filter>
        """
      }
      return "<g filter=\"url(#\(filter))\">\(all(inner))</g>"
    }
  }

  /// The name of a definition, which is written once.
  mutating func define(_ key: String, _ write: (_ name: String) -> HTML) -> String {
    if let known = known[key] { return known }
    let name = "\(prefix)\(known.count)"
    known[key] = name
    definitions.append(write(name))
    return name
  }

  // MARK: Numbers and colors

  /// A number with two decimals at most.
  static func text(_ number: Double, places: Int = 2) -> String {
    DecimalText.text(number.isFinite ? number : 0, places: places) ?? "0"
  }

  func color(_ color: ColorValue) -> String {
    let (light, dark) = (color.drawn(in: .light).css, color.drawn(in: .dark).css)
    switch appearance {
    case .light: return light
    case .dark: return dark
    case .adaptive: return light == dark ? light : "light-dark(\(light),\(dark))"
    }
  }

  /// A paint as the value of an attribute.
  mutating func value(of paint: SketchPaint) -> String {
    switch paint {
    case .color(let color): return self.color(color)
    case .material:
      // A thick layer of the background over what lies beneath.
      return color(SketchColor.background.faded(by: 0.75))
    case .unknown: return "url(#\(hatching()))"
    case .gradient(let gradient):
      let writer = self
      let name = define("gradient \(gradient)") { writer.definition(of: gradient, $0) }
      return "url(#\(name))"
    }
  }

  private func definition(of gradient: SketchGradient, _ name: String) -> HTML {
    let stops = gradient.stops.map { stop -> HTML in
      "<stop offset=\"\(Self.text(stop.location, places: 3))\" stop-color=\"\(color(stop.color))\"/>"
    }
    let (start, end) = (gradient.start, gradient.end)
    func text(_ number: Double) -> String { Self.text(number) }
    guard gradient.kind == .linear else {
      return """
        <radialGradient id="\(name)" cx="\(text(start.x))" cy="\(text(start.y))" r="0.6">\(stops)</radialGradient>
        """
    }
    return """
      <linearGradient id="\(name)" x1="\(text(start.x))" y1="\(text(start.y))" \
      x2="\(text(end.x))" y2="\(text(end.y))">\(stops)</linearGradient>
      """
  }

  /// Diagonal lines for unknown parts.
  mutating func hatching() -> String {
    define("hatching") { name in
      """
      <pattern id="\(name)" width="8" height="8" patternUnits="userSpaceOnUse" \
      patternTransform="rotate(45)"><rect width="8" height="8" fill="#8882"/>\
      <rect width="2" height="8" fill="#8886"/></pattern>
      """
    }
  }
}
