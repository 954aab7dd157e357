import MigrateKitCore

// Shapes, texts, symbols and marks.

extension SVGWriter {
  // MARK: Shapes

  mutating func shape(
    _ outline: SketchOutline, _ rect: SketchRect, fill: SketchPaint?, stroke: SketchStroke?
  ) -> HTML {
    var attributes: HTML = fill.map { "fill=\"\(value(of: $0))\"" } ?? "fill=\"none\""
    var rect = rect
    if let stroke, stroke.width > 0 {
      let paint = value(of: stroke.paint)
      attributes = "\(attributes) stroke=\"\(paint)\" stroke-width=\"\(Self.text(stroke.width))\""
      if stroke.isDashed { attributes = "\(attributes) stroke-dasharray=\"6 4\"" }
      if stroke.isInside { rect = rect.inset(.all(stroke.width / 2)) }
    }
    return Self.element(outline, rect, attributes)
  }

  static func element(_ outline: SketchOutline, _ rect: SketchRect, _ attributes: HTML) -> HTML {
    let (x, y) = (text(rect.x), text(rect.y))
    let (width, height) = (text(rect.width), text(rect.height))
    let shortest = min(rect.width, rect.height)
    func rounded(_ radius: Double) -> HTML {
      let corner = text(max(min(radius, shortest / 2), 0))
      return """
        <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)" rx="\(corner)" \(attributes)/>
        """
    }
    switch outline {
    case .rectangle:
      return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(attributes)/>"
    case .capsule: return rounded(shortest / 2)
    case .rounded(let radii):
      if radii.allSatisfy({ $0 == radii[0] }) { return rounded(radii[0]) }
      return "<path d=\"\(path(rect, radii))\" \(attributes)/>"
    case .circle, .ellipse:
      let isCircle = outline == .circle
      let (rx, ry) = (
        isCircle ? shortest / 2 : rect.width / 2, isCircle ? shortest / 2 : rect.height / 2
      )
      return """
        <ellipse cx="\(text(rect.x + rect.width / 2))" cy="\(text(rect.y + rect.height / 2))" \
        rx="\(text(rx))" ry="\(text(ry))" \(attributes)/>
        """
    }
  }

  /// A rectangle with four different corners, clockwise from the top leading one.
  private static func path(_ rect: SketchRect, _ radii: [Double]) -> String {
    let most = min(rect.width, rect.height) / 2
    let corners = (0..<4).map { radii.indices.contains($0) ? max(min(radii[$0], most), 0) : 0 }
    let (left, top) = (rect.x, rect.y)
    let (right, bottom) = (rect.x + rect.width, rect.y + rect.height)
    func point(_ x: Double, _ y: Double) -> String { "\(text(x)) \(text(y))" }
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      "A\(text(radius)) \(text(radius)) 0 0 1 \(point(x, y))"
    }
    return "M\(point(left + corners[0], top))H\(text(right - corners[1]))"
      + arc(corners[1], right, top + corners[1]) + "V\(text(bottom - corners[2]))"
      + arc(corners[2], right - corners[2], bottom) + "H\(text(left + corners[3]))"
      + arc(corners[3], left, bottom - corners[3]) + "V\(text(top + corners[0]))"
      + arc(corners[0], left + corners[0], top) + "Z"
  }

  // MARK: Texts

  mutating func text(_ text: SketchText, _ lines: [SketchDrawing.Line]) -> HTML {
    var fill = value(of: text.paint)
    // Hatched letters cannot be read.
    if case .unknown = text.paint { fill = color(SketchColor.gray) }
    let attributes = Self.attributes(of: text.font)
    let spans = lines.filter { !$0.text.isEmpty }.map { line -> HTML in
      // The estimated width, whatever font the viewer has.
      """
      <text x="\(Self.text(line.x))" y="\(Self.text(line.baseline))" \
      textLength="\(Self.text(line.width))" lengthAdjust="spacingAndGlyphs">\(line.text)</text>
      """
    }
    let rules = lines.flatMap { self.lines(under: $0, text, fill) }
    return "<g fill=\"\(fill)\" \(attributes)>\(spans)\(rules)</g>"
  }

  private func lines(
    under line: SketchDrawing.Line, _ text: SketchText, _ fill: String
  ) -> [HTML] {
    func rule(_ y: Double, _ more: HTML) -> HTML {
      """
      <path d="M\(Self.text(line.x)) \(Self.text(y))h\(Self.text(line.width))" fill="none" \
      stroke="\(fill)" \(more)/>
      """
    }
    var rules: [HTML] = []
    if text.isPlaceholder {
      rules.append(
        rule(line.baseline + 3, "stroke-width=\"1\" stroke-dasharray=\"1 2\" opacity=\".7\""))
    }
    if text.isUnderlined { rules.append(rule(line.baseline + 2, "stroke-width=\"1\"")) }
    if text.isStruckThrough {
      rules.append(rule(line.baseline - text.font.size * 0.3, "stroke-width=\"1\""))
    }
    return rules
  }

  static func attributes(of font: FontValue) -> HTML {
    var result: HTML = "font-family=\"\(family(of: font))\" font-size=\"\(text(font.size))\""
    if let weight = font.weight, let number = weights[weight] {
      result = "\(result) font-weight=\"\(number)\""
    }
    if font.isItalic { result = "\(result) font-style=\"italic\"" }
    return result
  }

  /// The fonts of Apple's systems where the viewer has them, else ones like them.
  private static func family(of font: FontValue) -> String {
    let system =
      switch font.design {
      case .serif: "ui-serif, 'New York', Georgia, serif"
      case .rounded: "ui-rounded, 'SF Pro Rounded', Nunito, Inter, system-ui, sans-serif"
      case .monospaced: "ui-monospace, 'SF Mono', Menlo, monospace"
      default: "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, system-ui, sans-serif"
      }
    guard let family = font.family else { return system }
    let name = family.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return "'\(name)', \(system)"
  }

  private static let weights: [FontValue.Weight: Int] = [
    .ultraLight: 200, .thin: 100, .light: 300, .regular: 400, .medium: 500, .semibold: 600,
    .bold: 700, .heavy: 800, .black: 900,
  ]

  // MARK: Hatched parts

  mutating func hatched(_ code: String, _ rect: SketchRect) -> HTML {
    let fill = hatching()
    let area = Self.element(
      .rounded(6), rect,
      "fill=\"url(#\(fill))\" stroke=\"#8889\" stroke-dasharray=\"4 3\"")
    let font = SketchLayout.labelFont
    let room = Int(max(rect.width - 12, 0) / (font.size * 0.602))
    let label = code.count > room ? code.prefix(max(room - 1, 0)) + "…" : code
    guard room > 2 else { return area }
    let y = rect.y + min(rect.height / 2 + 4, 24)
    return """
      \(area)<text x="\(Self.text(rect.x + 8))" y="\(Self.text(y))" \(Self.attributes(of: font)) \
      fill="\(color(SketchColor.label))">\(label)</text>
      """
  }

  // MARK: Marks

  /// The outlines of what changed, and the numbers of the changes beside the picture.
  mutating func marks(of picture: SketchPicture, _ labels: [Int: MarkLabel]) -> [HTML] {
    var bottom = -4.0
    return picture.marks.sorted { $0.rect.y < $1.rect.y }.map { mark in
      let rect = mark.rect.inset(.all(-1))
      let y = max(min(rect.y, picture.size.height - 16), bottom + 4)
      bottom = y + 16
      let named = mark.changes.compactMap { labels[$0] }.sorted { $0.number < $1.number }
      let ids = named.map(\.id).joined(separator: " ")
      let label = "\(named.first?.number ?? 0)" + (named.count > 1 ? "+" : "")
      let x = picture.size.width + 4
      let line = """
        M\(Self.text(min(rect.x + rect.width, picture.size.width))) \(Self.text(rect.y + 1))\
        L\(Self.text(x)) \(Self.text(y + 8))
        """
      return """
        <g class="mark" data-changes="\(ids)"><rect x="\(Self.text(rect.x))" \
        y="\(Self.text(rect.y))" width="\(Self.text(rect.width))" \
        height="\(Self.text(rect.height))" rx="3"/><path d="\(line)"/><rect class="badge" \
        x="\(Self.text(x))" y="\(Self.text(y))" width="25" height="16" rx="8"/>\
        <text x="\(Self.text(x + 12.5))" y="\(Self.text(y + 11.5))">\(label)</text></g>
        """
    }
  }
}
