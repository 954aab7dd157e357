// Placeholders for symbols: a few plain marks for the most common names, a frame for all others.
//
// They are drawn for this tool and are not Apple's symbols.

extension SVGWriter {
  mutating func symbol(_ name: String, _ rect: SketchRect, _ paint: SketchPaint) -> HTML {
    var color = value(of: paint)
    if case .unknown = paint { color = self.color(SketchColor.gray) }
    let side = min(rect.width, rect.height)
    let square = rect.placing(SketchSize(width: side, height: side), SketchPoint())
    let scale = side / 24
    var parts = name.split(at: ".").map(String.init)
    let isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    let around = parts.count > 1 ? parts.last.flatMap { SymbolFrame(rawValue: $0) } : nil
    if around != nil { parts.removeLast() }
    let stem = parts.joined(separator: ".")
    let path = Self.paths[stem] ?? Self.paths[parts.first ?? ""]
    let body = glyph(path, in: around, isFilled: isFilled, color)
    return """
      <g transform="translate(\(Self.text(square.x)) \(Self.text(square.y))) \
      scale(\(Self.text(scale, places: 4)))" fill="none" stroke="\(color)" stroke-width="1.8" \
      stroke-linecap="round" stroke-linejoin="round"><title>\(name)</title>\(body)</g>
      """
  }

  /// The shape around a symbol: `plus.circle`.
  enum SymbolFrame: String {
    case circle, square
  }

  private func glyph(
    _ path: String?, in frame: SymbolFrame?, isFilled: Bool, _ color: String
  ) -> HTML {
    guard let frame else {
      guard let path else {
        // A frame with a dot, which looks like no symbol on purpose.
        let area: HTML =
          isFilled
          ? "<rect x=\"3.5\" y=\"3.5\" width=\"17\" height=\"17\" rx=\"5\" fill=\"\(color)\" fill-opacity=\".25\"/>"
          : "<rect x=\"3.5\" y=\"3.5\" width=\"17\" height=\"17\" rx=\"5\"/>"
        return "\(area)<circle cx=\"12\" cy=\"12\" r=\"2\" fill=\"\(color)\"/>"
      }
      return isFilled && Self.closed.contains(path)
        ? "<path d=\"\(path)\" fill=\"\(color)\"/>" : "<path d=\"\(path)\"/>"
    }
    let inner = path ?? "M12 11v2"
    let outer: HTML =
      frame == .circle
      ? "<circle cx=\"12\" cy=\"12\" r=\"9.5\""
      : "<rect x=\"3\" y=\"3\" width=\"18\" height=\"18\" rx=\"4.5\""
    let scaled: HTML =
      "<g transform=\"translate(12 12) scale(.52) translate(-12 -12)\" stroke-width=\"3.2\">"
    guard isFilled else { return "\(outer)/>\(scaled)<path d=\"\(inner)\"/></g>" }
    // The mark is left out of the filled frame, in the color of what lies beneath: white is near enough.
    return
      "\(outer) fill=\"\(color)\"/>\(scaled)<path d=\"\(inner)\" stroke=\"\(self.color(SketchColor.background))\"/></g>"
  }

  private static let heart =
    "M12 20C5 15 3 12 3 8.7A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.7C21 12 19 15 12 20Z"
  private static let star =
    "M12 3l2.7 5.8 6.3.8-4.7 4.3 1.3 6.2L12 17l-5.6 3.1 1.3-6.2L3 9.6l6.3-.8Z"
  private static let drop = "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11Z"
  private static let person =
    "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.6-4 3.600-6 8-6s7.400 2 8 6Z"
  private static let bell =
    "M5 17c1.500-1.500 2-3 2-7a5 5 0 0 1 10 0c0 4 .5 5.500 2 7ZM10 20h4"
  private static let bubble =
    "M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-4 4v-4H6a2 2 0 0 1-2-2Z"
  private static let flame =
    "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2.500-5 .5 2 1.500 2.500 2 2.500C11 9 10.500 6 12 3Z"
  private static let bolt = "M13 3L5 13.500h6L10 21l8-10.500h-6Z"
  private static let bookmark = "M6 4h12v16l-6-4.500L6 20Z"
  private static let play = "M7 4.500v15l12-7.500Z"
  private static let house = "M4 11l8-7 8 7v9h-5.500v-6h-5v6H4Z"
  private static let photo = "M3 6h18v12H3ZM3 16l5-5 4 4 3-3 6 5"
  private static let moon = "M19 14.500A8 8 0 1 1 10 4.500a6.500 6.500 0 0 0 9 10Z"
  private static let triangle = "M12 4l9 16H3Z"
  private static let circle = "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Z"
  private static let square = "M4 4h16v16H4Z"
  private static let trash = "M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13"

  private static let closed: Set<String> = [
    heart, star, drop, person, bell, bubble, flame, bolt, bookmark, play, house, moon, triangle,
    circle, square,
  ]

  private static let paths: [String: String] = [
    "heart": heart, "star": star, "drop": drop, "person": person, "bell": bell, "bubble": bubble,
    "message": bubble, "text.bubble": bubble, "flame": flame, "bolt": bolt, "bookmark": bookmark,
    "play": play, "house": house, "photo": photo, "moon": moon, "circle": circle, "square": square,
    "trash": trash, "exclamationmark.triangle": "\(triangle)M12 10v4M12 17v.1",
    "chevron.right": "M9 5l7 7-7 7", "chevron.left": "M15 5l-7 7 7 7",
    "chevron.down": "M5 9l7 7 7-7", "chevron.up": "M5 15l7-7 7 7", "plus": "M12 4v16M4 12h16",
    "minus": "M4 12h16", "xmark": "M5 5l14 14M19 5L5 19", "checkmark": "M4.500 13l5 5.500 10-13",
    "arrow.right": "M4 12h16M14 6l6 6-6 6", "arrow.left": "M20 12H4M10 6l-6 6 6 6",
    "arrow.up": "M12 20V4M6 10l6-6 6 6", "arrow.down": "M12 4v16M6 14l6 6 6-6",
    "arrow.clockwise": "M19 12a7 7 0 1 1-2.500-5.400M17 3v4h-4",
    "arrow.counterclockwise": "M5 12a7 7 0 1 0 2.500-5.400M7 3v4h4",
    "magnifyingglass": "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500l5 5",
    "ellipsis": "M5 12v.1M12 12v.1M19 12v.1", "pause": "M8 5v14M16 5v14", "stop": square,
    "info": "M12 6v.1M12 10v8", "exclamationmark": "M12 4v10M12 19v.1",
    "questionmark": "M8 8.500a4 4 0 1 1 5.500 3.700c-1 .6-1.500 1.300-1.500 2.800M12 19v.1",
    "clock": "\(circle)M12 7v5l3.500 2",
    "calendar": "M4 6h16v14H4ZM4 10.500h16M8 3.500V6M16 3.500V6",
    "sparkles":
      "M11 4l1.600 5.400L18 11l-5.400 1.600L11 18l-1.600-5.400L4 11l5.400-1.600ZM18.500 15v5M16 17.500h5",
    "wand": "M5 19L15 9M17 3v4M15 5h4M20 10v3M18.500 11.500h3",
    "waveform": "M3 12h3l2.500-7 4 14 3-10 1.500 3h4",
    "wind": "M3 9h11a2.500 2.500 0 1 0-2.500-2.500M3 13h15a2.500 2.500 0 1 1-2.500 2.500M3 17h8",
    "lightbulb": "M9 17c0-3-3-4-3-7.500a6 6 0 0 1 12 0c0 3.500-3 4.500-3 7.500ZM10 20.500h4",
    "sun": "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2",
    "sunrise": "M4 17h16M8 17a4 4 0 0 1 8 0M12 4v6M9 7l3-3 3 3M3 20.500h18",
    "leaf": "M5 19C5 9 10 5 20 4c0 10-4 15-12 14M5 20c2-6 5-9 9-11",
    "book": "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14",
    "figure": "M12 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 11l5-2 4 4M12 9l-1 6-4 5M11 15l4 5",
    "mic":
      "M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3ZM6 11a6 6 0 0 0 12 0M12 17v3.500",
    "gear":
      "M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200",
    "lock": "M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
    "pencil": "M4 20l1-4L16.500 4.500l3 3L8 19Z",
    "paperplane": "M3 11.500L21 3l-6 18-3.500-8Z", "location": "M3 11.500L21 3l-8.500 18-2-7.500Z",
    "mappin": "M12 21s6-6 6-11a6 6 0 1 0-12 0c0 5 6 11 6 11ZM12 8.500v3",
    "gift":
      "M4 10h16v10H4ZM3 6.500h18V10H3ZM12 6.500V20M12 6.500C9 6.500 8 3 10 3s2 3.500 2 3.500 0-3.500 2-3.500 1 3.500-2 3.500Z",
    "trophy": "M7 4h10v6a5 5 0 0 1-10 0ZM12 15v4M8 20.500h8",
    "crown": "M4 18L3 7l5 4 4-6 4 6 5-4-1 11Z",
    "square.and.arrow.up": "M12 14V3.500M8 7l4-3.500L16 7M6 10v10h12V10",
    "list": "M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1",
    "envelope": "M3 6h18v12H3ZM3 7l9 7 9-7",
    "phone":
      "M6 3.500l3 5-2 2c1 2.500 3 4.500 6 6.500l2-2 5 3c-.5 2-2 3-4 3C9 20 4 13 4 7c0-1.500.8-3 2-3.500Z",
    "camera":
      "M3 7h4.500L9 4.500h6L16.500 7H21v12H3ZM12 9.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7Z",
    "brain":
      "M12 5a3 3 0 0 0-5.500 1A4 4 0 0 0 5 13a4 4 0 0 0 7 5 4 4 0 0 0 7-5 4 4 0 0 0-1.500-7A3 3 0 0 0 12 5ZM12 5v13",
    "eye":
      "M2.500 12C5 7.500 8.500 6 12 6s7 1.500 9.500 6c-2.500 4.500-6 6-9.500 6s-7-1.500-9.500-6ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
  ]
}
