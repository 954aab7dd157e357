import MigrateKitCore

/// Places boxes on a canvas of a phone's width.
struct SketchLayout {
  /// The size of the screen of an iPhone 12 to 16 in points.
  static let screen = SketchSize(width: 390, height: 844)
  /// The longest and the widest picture, in points.
  private static let maximumHeight = 2400.0
  private static let maximumWidth = 1200.0
  /// The space around a view that is not a whole screen.
  private static let margin = 16.0
  /// The font in which parts that are not drawn are labelled.
  static let labelFont = FontValue(size: 11, design: .monospaced)

  /// The parts of a screen that belong to the system: the status bar and the home indicator of an iPhone
  /// 12 to 14.
  static let safeArea = SketchInsets(top: 47, bottom: 34)

  /// The screen, for a view that fills one.
  private var canvas: SketchRect?
  /// Where the safe area begins: below the status bar and what lies under it.
  private var safeTop = 0.0
  private var drawings: [SketchDrawing] = []
  private var marks: [SketchPicture.Mark] = []

  /// The picture of a view: as high as its content, and at least a screen where it fills its place.
  ///
  /// It is wider than a phone where the code says so, as for a window.
  static func picture(of box: SketchBox, background: SketchPaint) -> SketchPicture {
    let ideal = size(of: box, SketchProposal(width: screen.width, height: nil))
    let room = screen.height - safeArea.top - safeArea.bottom
    let filled = size(of: box, SketchProposal(width: screen.width, height: room)).height
    var layout = SketchLayout()
    let width = min(max(screen.width, ideal.width), maximumWidth)
    if filled >= room {
      let height = min(max(room, ideal.height) + safeArea.top + safeArea.bottom, maximumHeight)
      let canvas = SketchRect(width: width, height: height)
      layout.canvas = canvas
      layout.safeTop = safeArea.top
      layout.place(box, in: canvas.inset(safeArea))
      return layout.picture(canvas.size, background)
    }
    let inner = SketchProposal(width: width - 2 * margin, height: nil)
    let size = size(of: box, inner)
    let canvas = SketchSize(
      width: width, height: min(size.height + 2 * margin, maximumHeight))
    let place = SketchRect(width: canvas.width, height: canvas.height)
    layout.place(box, in: place.placing(size, SketchPoint()))
    return layout.picture(canvas, background)
  }

  private func picture(_ size: SketchSize, _ background: SketchPaint) -> SketchPicture {
    SketchPicture(size: size, background: background, drawings: drawings, marks: marks)
  }

  private func proposal(_ rect: SketchRect) -> SketchProposal {
    SketchProposal(width: rect.width, height: rect.height)
  }

  // MARK: Placing

  private mutating func place(_ box: SketchBox, in rect: SketchRect) {
    switch box.content {
    case .empty, .spacer: break
    case .text(let text): place(text, in: rect)
    case .symbol(let name, _, let paint): drawings.append(.symbol(name, rect, paint))
    case .shape(let outline, let fill, let stroke):
      let rect = outline == .rectangle ? extended(rect) : rect
      drawings.append(.shape(outline, rect, fill: fill, stroke: stroke))
    case .divider(_, let paint):
      drawings.append(.shape(.rectangle, rect, fill: paint, stroke: nil))
    case .unknown(let code, _): drawings.append(.hatched(code, rect))
    case .stack(let axis, let spacing, let alignment, let children):
      placeStack(children, axis, spacing, alignment, in: rect)
    case .layers(let point, let children):
      for child in children {
        place(child, in: rect.placing(Self.size(of: child, proposal(rect)), point))
      }
    case .grid(let columns, let spacing, let children):
      placeGrid(children, columns, spacing, in: rect)
    default: placeWrapper(box.content, in: rect)
    }
  }

  private mutating func placeWrapper(_ content: SketchBox.Content, in rect: SketchRect) {
    switch content {
    case .padded(let insets, let child): place(child, in: rect.inset(insets))
    case .barred(let bar, let child): placeBarred(bar, child, in: rect)
    case .framed(let frame, let child):
      let size = Self.size(of: child, frame.inner(proposal(rect)))
      place(child, in: rect.placing(size, frame.alignment))
    case .decorated(let child, let decoration, let point, let isBehind):
      let size = Self.size(of: decoration, proposal(rect))
      if isBehind { place(decoration, in: rect.placing(size, point)) }
      place(child, in: rect)
      if !isBehind { place(decoration, in: rect.placing(size, point)) }
    case .moved(let x, let y, let child):
      place(
        child, in: SketchRect(x: rect.x + x, y: rect.y + y, width: rect.width, height: rect.height))
    case .proportioned(_, let child): place(child, in: rect)
    case .fixed(_, _, let child):
      place(child, in: rect.placing(Self.size(of: child, SketchProposal()), SketchPoint()))
    case .scrolled(let axis, let child): placeScrolled(child, axis, in: rect)
    case .clipped(let outline, let child):
      let inner = collect { $0.place(child, in: rect) }
      drawings.append(.clipped(outline, rect, inner))
    case .faded(let opacity, let child):
      let inner = collect { $0.place(child, in: rect) }
      drawings.append(.faded(opacity, inner))
    case .shadowed(let shadow, let child):
      let inner = collect { $0.place(child, in: rect) }
      drawings.append(.shadowed(shadow, inner))
    case .marked(let changes, let child):
      mark(changes, rect)
      place(child, in: rect)
    default: break
    }
  }

  /// The bar comes last, over the background that goes on beneath it.
  private mutating func placeBarred(_ bar: SketchBox, _ child: SketchBox, in rect: SketchRect) {
    let height = Self.size(of: bar, SketchProposal(width: rect.width, height: nil)).height
    let outer = safeTop
    if abs(rect.y - safeTop) < 1 { safeTop = rect.y + height }
    place(child, in: rect.inset(SketchInsets(top: height)))
    safeTop = outer
    place(bar, in: SketchRect(x: rect.x, y: rect.y, width: rect.width, height: height))
  }

  /// A surface as wide as the screen goes on beneath bars and into the corners, as `background` does.
  private func extended(_ rect: SketchRect) -> SketchRect {
    guard let canvas, rect.x < 1, rect.width > canvas.width - 1 else { return rect }
    var (top, bottom) = (rect.y, rect.y + rect.height)
    if abs(top - safeTop) < 1 { top = 0 }
    if abs(bottom - (canvas.height - Self.safeArea.bottom)) < 1 { bottom = canvas.height }
    // A little beyond the edges, so that none of the canvas shines through.
    return SketchRect(
      x: rect.x - 1, y: top - 1, width: rect.width + 2, height: bottom - top + 2)
  }

  /// The parts that `draw` draws, separately.
  private mutating func collect(_ draw: (inout SketchLayout) -> Void) -> [SketchDrawing] {
    let outer = drawings
    drawings = []
    draw(&self)
    defer { drawings = outer }
    return drawings
  }

  private mutating func mark(_ changes: [Int], _ rect: SketchRect) {
    if let same = marks.firstIndex(where: { $0.rect == rect }) {
      marks[same].changes += changes.filter { !marks[same].changes.contains($0) }
    } else {
      marks.append(SketchPicture.Mark(rect: rect, changes: changes))
    }
  }

  private mutating func place(_ text: SketchText, in rect: SketchRect) {
    let height = TextMetrics.lineHeight(of: text.font)
    let ascent = TextMetrics.ascent(of: text.font)
    let lines = TextMetrics.lines(
      of: text.text, in: text.font, width: rect.width, limit: text.lineLimit)
    drawings.append(
      .text(
        text,
        lines: lines.enumerated().map { number, line in
          let width = TextMetrics.width(of: line, in: text.font)
          return SketchDrawing.Line(
            text: line, x: rect.x + max(rect.width - width, 0) * text.alignment,
            baseline: rect.y + Double(number) * (height + text.lineSpacing) + ascent, width: width)
        }))
  }

  private mutating func placeStack(
    _ children: [SketchBox], _ axis: SketchAxis, _ spacing: Double, _ alignment: Double,
    in rect: SketchRect
  ) {
    let sizes = Self.stackSizes(children, axis, spacing, proposal(rect))
    var at = axis == .horizontal ? rect.x : rect.y
    for (child, size) in zip(children, sizes) {
      if axis == .horizontal {
        let y = rect.y + (rect.height - size.height) * alignment
        place(child, in: SketchRect(x: at, y: y, width: size.width, height: size.height))
        at += size.width + spacing
      } else {
        let x = rect.x + (rect.width - size.width) * alignment
        place(child, in: SketchRect(x: x, y: at, width: size.width, height: size.height))
        at += size.height + spacing
      }
    }
  }

  private mutating func placeGrid(
    _ children: [SketchBox], _ columns: SketchColumns, _ spacing: Double, in rect: SketchRect
  ) {
    let shape = Self.gridShape(children, columns, rect.width)
    var y = rect.y
    for (row, height) in zip(shape.rows, Self.rowHeights(children, shape)) {
      var x = rect.x
      for (cell, width) in zip(row, shape.widths) {
        let offer = SketchProposal(width: width, height: height)
        let cellRect = SketchRect(x: x, y: y, width: width, height: height)
        place(
          children[cell],
          in: cellRect.placing(Self.size(of: children[cell], offer), SketchPoint()))
        x += width + shape.spacing
      }
      y += height + spacing
    }
  }

  /// Content starts at the leading or the top edge, and what is beyond the other one is cut off.
  private mutating func placeScrolled(_ child: SketchBox, _ axis: SketchAxis, in rect: SketchRect) {
    let size = Self.size(of: child, Self.scrolling(axis, proposal(rect)))
    let point = axis == .vertical ? SketchPoint(x: 0.5, y: 0) : SketchPoint(x: 0, y: 0.5)
    let inner = collect { $0.place(child, in: rect.placing(size, point)) }
    let isCut = axis == .vertical ? size.height > rect.height : size.width > rect.width
    if isCut { drawings.append(.clipped(.rectangle, rect, inner)) } else { drawings += inner }
  }
}
